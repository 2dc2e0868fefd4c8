"""How much one address may do here: docs/hosting.md has the same table in words."""

import contextlib
import ipaddress
from collections.abc import Callable
from dataclasses import dataclass, fields

from pioche.rulekit import Refusal
from pioche.table.allowance import Allowance
from pioche.table.host.talk import MOST_LINES

REQUESTS_SECONDS, MINUTE, HOUR = 10.0, 60.0, 3600.0
TOGETHER = 25
"""Requests of one address that need not wait for each other: a page and what it is made of."""
MOST_MESSAGES = 100
MESSAGES_SECONDS = 20.0
"""The allowance of one socket, and the time in which the frames of an address are counted."""
MOST_CALLERS = 10_000
"""This many addresses are remembered, besides those that have something open."""
_AT_ONCE = 8
"""At most this many are forgotten in one go."""
_LONGEST_ADDRESS = 60
_OFF = "off"


@dataclass(frozen=True)
class Limits:
    """Everybody at one address counts together. 0 for no limit."""

    connections: int = 300
    """New ones in 10 seconds."""
    silent: int = 64
    """Connections without a request: who comes later pushes the oldest out."""
    requests: int = 500
    """In 10 seconds, one after the other: whoever asks faster waits."""
    requests_at_once: int = 32
    """That wait, or are not answered yet."""
    handshakes: int = 120
    """New sockets in a minute."""
    sockets: int = 60
    """Open at once."""
    frames: int = 1000
    """From all of its sockets, in 20 seconds."""
    tickets: int = 60
    """That were given and not used yet."""
    tickets_person: int = 10
    """Of one person: who asks for more loses the oldest."""
    tickets_table: int = 200
    """For one table, from everywhere."""
    watchers: int = 50
    """Spectators of one table, from everywhere."""
    watchers_address: int = 20
    """Spectators of one table, from one address."""
    public: int = 12
    """Public tables opened in an hour: the lobby has room for a hundred, of all."""
    lines: int = MOST_LINES
    """What one person says or writes at one table, in 20 seconds."""


def read_limits(text: str) -> Limits:
    """From `sockets=200,frames=0`, or from `off`. Refusal if there is no such limit."""
    known = [field.name for field in fields(Limits)]
    if text.strip() == _OFF:
        return Limits(*[0] * len(known))
    chosen: dict[str, int] = {}
    for part in filter(None, text.replace(" ", "").split(",")):
        name, _, number = part.partition("=")
        if name not in known or not (number.isascii() and number.isdecimal()):
            raise Refusal("unknown-limit", text=part, values=", ".join(known))
        chosen[name] = int(number)
    return Limits(**chosen)


class Household:
    """All who come from one address: what they have open, and what they may still do."""

    def __init__(self, name: str, limits: Limits, tables_per_hour: int) -> None:
        self.name = name
        self.limits = limits
        self.sockets = 0
        self.asking = 0
        """Requests that are not answered yet."""
        self.connections = Allowance(limits.connections, REQUESTS_SECONDS)
        self._turn = float("-inf")
        """When the next request would be in time if all came evenly."""
        self.handshakes = Allowance(limits.handshakes, MINUTE)
        self.frames = Allowance(limits.frames, MESSAGES_SECONDS)
        self.tables = Allowance(tables_per_hour, HOUR)
        self.public = Allowance(limits.public, HOUR)

    def may_ask(self) -> bool:
        """Whether one more request is answered."""
        return within(self.asking, self.limits.requests_at_once)

    def turn(self, now: float) -> float:
        """How many seconds the next request waits: some may come together, and then one after the other."""
        if not self.limits.requests:
            return 0.0
        gap = REQUESTS_SECONDS / self.limits.requests
        self._turn = max(self._turn, now - TOGETHER * gap) + gap
        return max(0.0, self._turn - now)

    def may_connect(self, now: float) -> bool:
        """Whether one more socket is opened."""
        return within(self.sockets, self.limits.sockets) and self.handshakes.spend(now)


class Households:
    """All addresses that have been here lately."""

    def __init__(self, clock: Callable[[], float], limits: Limits, tables_per_hour: int) -> None:
        self.clock = clock
        self.limits = limits
        self.tables_per_hour = tables_per_hour
        self.known: dict[str, Household] = {}
        """The latest is last."""

    def of(self, address: str) -> Household:
        name = household_name(address)
        found = self.known.pop(name, None) or Household(name, self.limits, self.tables_per_hour)
        self.known[name] = found
        for _ in range(min(len(self.known) - MOST_CALLERS, _AT_ONCE)):
            self._forget_one()
        return found

    def _forget_one(self) -> None:
        """Whoever has something open cannot become a stranger by waiting."""
        name = next(iter(self.known))
        oldest = self.known.pop(name)
        if oldest.sockets or oldest.asking:
            self.known[name] = oldest

    def admit_table(self, address: str, *, public: bool) -> None:
        """Refusal if too many tables were opened from there."""
        household, now = self.of(address), self.clock()
        if public and not household.public.spend(now):
            raise Refusal("too-many-tables", most=self.limits.public)
        if not household.tables.spend(now):
            raise Refusal("too-many-tables", most=self.tables_per_hour)


def within(count: int, most: int) -> bool:
    """Whether there is room for one more; 0 for no limit."""
    return not most or count < most


def household_name(address: str) -> str:
    """Whoever has one address of IPv6 has 2**64 of them."""
    with contextlib.suppress(ValueError):
        found = ipaddress.ip_address(address.partition("%")[0])
        if isinstance(found, ipaddress.IPv6Address):
            return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return address[:_LONGEST_ADDRESS]
