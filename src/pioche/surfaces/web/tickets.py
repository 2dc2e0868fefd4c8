"""Tickets: each admits one person to one table by one socket, soon. Any worker redeems what another has given.

A ticket is signed with a key of its day, which all workers of a store share. Whoever gives tickets counts them; that
each is good only once is noted where all workers can see it.
"""

import asyncio
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections import Counter
from hashlib import sha256
from typing import NamedTuple, Protocol

import msgspec

from pioche.rulekit import Refusal
from pioche.surfaces.web.limits import Limits, household_name, within
from pioche.table.clock import DAY, SECOND, Clock
from pioche.table.host.store import Store

_GOOD = 30 * SECOND
_SKEW = 60 * SECOND
"""So far the clocks of workers may be apart, in one direction."""
MOST_TICKETS = 20_000
"""In the whole house."""
_NAME_BYTES, _SEAL_BYTES, _KEY_BYTES = 12, 32, 32


class _Claims(msgspec.Struct, array_like=True):
    """What a ticket says."""

    giver: str
    """The worker that gave it."""
    name: str
    """Every ticket has another one."""
    until: int
    table: str
    person: str


class _Ledger(Protocol):
    """What all who redeem tickets must agree about."""

    def ticket_key(self, day: int) -> bytes: ...

    def spend_ticket(self, name: str, until: int) -> bool: ...


class _Alone:
    """The ledger of a worker that shares its store with nobody: it redeems what it gave itself, and nothing else."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(_KEY_BYTES)

    def ticket_key(self, _: int) -> bytes:
        return self._key

    def spend_ticket(self, _: str, __: int) -> bool:
        return True


def ledger_of(store: Store) -> _Ledger:
    return store.ledger if store.shared else _Alone()


class _Held(NamedTuple):
    """A ticket that was given here, and not used here yet."""

    table: str
    person: str
    address: str
    until: int

    @property
    def holders(self) -> tuple[tuple[str, str], ...]:
        """What it counts for: a table, a person, an address."""
        return ("table", self.table), ("person", self.person), ("address", self.address)


class Tickets:
    def __init__(self, clock: Clock, limits: Limits, ledger: _Ledger) -> None:
        """The clock is that on the wall: workers compare theirs by it."""
        self._clock = clock
        self._limits = limits
        self._ledger = ledger
        self._keys: dict[int, bytes] = {}
        """By day, of the last two."""
        self._giver = secrets.token_hex(_NAME_BYTES)
        self._held: dict[str, _Held] = {}
        """The oldest is first."""
        self._counts: Counter[tuple[str, str]] = Counter()

    def __len__(self) -> int:
        return len(self._held)

    async def give(self, table: str, person: str, address: str) -> str:
        """Refusal if too many are out already."""
        until = self._clock() + _GOOD
        key = await self._key(until)
        self._forget_old()
        held = _Held(table, person, household_name(address), until)
        if not within(self._counts["person", person], self._limits.tickets_person):
            self._take_back(next(name for name, other in self._held.items() if other.person == person))
        self._check(held)
        claims = _Claims(self._giver, secrets.token_hex(_NAME_BYTES), until, table, person)
        self._held[claims.name] = held
        self._counts.update(held.holders)
        return _signed(claims, key)

    def _check(self, held: _Held) -> None:
        limits = self._limits
        if not within(self._counts["address", held.address], limits.tickets):
            raise Refusal("too-many-tickets", most=limits.tickets)
        full = not within(self._counts["table", held.table], limits.tickets_table)
        if full or len(self._held) >= MOST_TICKETS:
            raise Refusal("house-full")

    async def redeem(self, ticket: str, table: str) -> str:
        """The person behind a ticket, which is good only once. Refusal if it is not good here."""
        claims, content, seal = _parts(ticket)
        if claims.table != table or not 0 <= claims.until - self._clock() <= _GOOD + _SKEW:
            raise Refusal("bad-ticket")
        if not hmac.compare_digest(seal, _seal(content, await self._key(claims.until))):
            raise Refusal("bad-ticket")
        held = self._take_back(claims.name)
        if claims.giver == self._giver and held is None:
            raise Refusal("bad-ticket")
        if not await asyncio.to_thread(self._ledger.spend_ticket, claims.name, claims.until):
            raise Refusal("bad-ticket")
        return claims.person

    def withdraw(self, ticket: str) -> None:
        """It was given here, and nobody will use it."""
        self._take_back(_parts(ticket)[0].name)

    async def _key(self, until: int) -> bytes:
        day = until // DAY
        if day not in self._keys:
            found = await asyncio.to_thread(self._ledger.ticket_key, day)
            self._keys = {**dict([*self._keys.items()][-1:]), day: found}
        return self._keys[day]

    def _forget_old(self) -> None:
        now = self._clock()
        while self._held:
            name, held = next(iter(self._held.items()))
            if held.until >= now:
                return
            self._take_back(name)

    def _take_back(self, name: str) -> _Held | None:
        held = self._held.pop(name, None)
        for holder in held.holders if held else ():
            self._counts[holder] -= 1
            if not self._counts[holder]:
                del self._counts[holder]
        return held


def _seal(content: bytes, key: bytes) -> bytes:
    return hmac.digest(key, content, sha256)


def _signed(claims: _Claims, key: bytes) -> str:
    content = msgspec.json.encode(claims)
    return urlsafe_b64encode(_seal(content, key) + content).rstrip(b"=").decode()


def _parts(ticket: str) -> tuple[_Claims, bytes, bytes]:
    """What it says, as text, and the seal, which is not compared yet. Refusal if it is none at all."""
    try:
        raw = urlsafe_b64decode(ticket + "=" * (-len(ticket) % 4))
        content = raw[_SEAL_BYTES:]
        return msgspec.json.decode(content, type=_Claims), content, raw[:_SEAL_BYTES]
    except (NotBase64, ValueError, msgspec.MsgspecError, RecursionError):
        raise Refusal("bad-ticket") from None
