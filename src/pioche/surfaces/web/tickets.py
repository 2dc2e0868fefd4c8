"""Tickets: each admits one person to one table by one socket, soon."""

import secrets
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from pioche.rulekit import Refusal
from pioche.surfaces.web.limits import Limits, household_name, within

_GOOD_SECONDS = 30.0
MOST_TICKETS = 20_000
"""In the whole house."""


class _Held(NamedTuple):
    table: str
    person: str
    address: str
    until: float

    @property
    def holders(self) -> tuple[tuple[str, str], ...]:
        """What it counts for: a table, a person, an address."""
        return ("table", self.table), ("person", self.person), ("address", self.address)


class Tickets:
    def __init__(self, clock: Callable[[], float], limits: Limits) -> None:
        self._clock = clock
        self._limits = limits
        self._held: dict[str, _Held] = {}
        """The oldest is first."""
        self._counts: Counter[tuple[str, str]] = Counter()

    def __len__(self) -> int:
        return len(self._held)

    def give(self, table: str, person: str, address: str) -> str:
        """Refusal if too many are out already."""
        self._forget_old()
        held = _Held(table, person, household_name(address), self._clock() + _GOOD_SECONDS)
        if not within(self._counts["person", person], self._limits.tickets_person):
            self._take_back(next(ticket for ticket, other in self._held.items() if other.person == person))
        self._check(held)
        ticket = secrets.token_urlsafe(24)
        self._held[ticket] = held
        self._counts.update(held.holders)
        return ticket

    def _check(self, held: _Held) -> None:
        limits = self._limits
        if not within(self._counts["address", held.address], limits.tickets):
            raise Refusal("too-many-tickets", most=limits.tickets)
        full = not within(self._counts["table", held.table], limits.tickets_table)
        if full or len(self._held) >= MOST_TICKETS:
            raise Refusal("house-full")

    def redeem(self, ticket: str, table: str) -> str:
        """The person behind a ticket, which is good only once. Refusal if it is not good here."""
        held = self._take_back(ticket)
        if held is None or held.table != table or self._clock() > held.until:
            raise Refusal("bad-ticket")
        return held.person

    def _forget_old(self) -> None:
        now = self._clock()
        while self._held:
            ticket, held = next(iter(self._held.items()))
            if held.until >= now:
                return
            self._take_back(ticket)

    def _take_back(self, ticket: str) -> _Held | None:
        held = self._held.pop(ticket, None)
        for holder in held.holders if held else ():
            self._counts[holder] -= 1
            if not self._counts[holder]:
                del self._counts[holder]
        return held
