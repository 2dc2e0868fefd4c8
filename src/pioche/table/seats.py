"""Who sits where at a table."""

import hashlib
from functools import lru_cache

import msgspec

from pioche.rulekit import Refusal

EMPTY, PERSON, BOT = "empty", "person", "bot"
_BOT_NAMES = ("Ada", "Bo", "Cleo", "Dov", "Elif", "Finn", "Gus")


class Chair(msgspec.Struct):
    """What everybody may know of a seat."""

    kind: str = EMPTY
    name: str = ""
    level: str = ""
    """Of a bot."""
    ready: bool = False
    away: bool = False
    """A bot stands in."""
    muted: bool = False
    """The host lets nobody hear them."""


def person_of(token: str) -> str:
    """How the house knows a person: nothing that is stored gives the token away."""
    return hashlib.sha256(f"pioche-person-1 {token}".encode()).hexdigest()


@lru_cache(maxsize=10_000)
def key_of(table: str, person: str) -> str:
    """How a table knows a person: two tables cannot tell that it is the same one."""
    return hashlib.sha256(f"pioche-seat-1 {table} {person}".encode()).hexdigest()


def nameless(seat: int) -> str:
    """How strangers know whoever sat there, when a match is over."""
    return f"Player {seat + 1}"


class Seating:
    def __init__(self, count: int) -> None:
        self.chairs = [Chair() for _ in range(count)]
        self.keys = [""] * count
        """By seat, the key of its person ..."""
        self.since = [0] * count
        """... and the number of the fact by which it sat down."""
        self.muted: set[str] = set()
        """The keys of those whom the host lets nobody hear."""

    def __len__(self) -> int:
        return len(self.chairs)

    def __getitem__(self, seat: int) -> Chair:
        return self.chairs[seat]

    def seat_of(self, key: str) -> int | None:
        return self.keys.index(key) if key and key in self.keys else None

    def of_kind(self, kind: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == kind]

    @property
    def present(self) -> list[int]:
        """The seats of people who play themselves."""
        return [seat for seat in self.of_kind(PERSON) if not self.chairs[seat].away]

    def free(self, wanted: int | None) -> int:
        """A free seat, or Refusal."""
        empty = self.of_kind(EMPTY)
        if wanted is not None and wanted >= len(self):
            raise Refusal("no-such-seat", seat=wanted, most=len(self) - 1)
        if not empty:
            raise Refusal("table-full")
        if wanted is not None and wanted not in empty:
            raise Refusal("seat-taken", seat=wanted)
        return empty[0] if wanted is None else wanted

    def seat_person(self, seat: int, name: str, key: str, number: int) -> None:
        self.chairs[seat] = Chair(PERSON, name, muted=key in self.muted)
        self.keys[seat] = key
        self.since[seat] = number

    def seat_bot(self, seat: int, level: str) -> None:
        taken = {chair.name for chair in self.chairs}
        name = next((name for name in _BOT_NAMES if name not in taken), self.chairs[seat].name)
        self.chairs[seat] = Chair(BOT, name, level, ready=True)
        self.keys[seat] = ""

    def empty(self, seat: int) -> None:
        self.chairs[seat] = Chair()
        self.keys[seat] = ""

    def unready(self) -> None:
        for seat in self.of_kind(PERSON):
            self.chairs[seat].ready = False

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]
