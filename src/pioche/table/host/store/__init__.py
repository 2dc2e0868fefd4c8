"""The storage contract: an append-only log for each table, guarded by epochs, and what is found in it.

A worker that picks a table up claims it, which raises its epoch. Every append names the epoch and the number of its
first line, and is refused as a whole if either is not what the store holds: who was overtaken can never write again.
Appends that wait are committed together, in the order they came.
"""

from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec


class Overtaken(Exception):
    """Somebody else holds the table now, or the log is not where the writer thinks."""


class StoreUnavailable(Exception):
    """The database does not do what it should. What was asked for may be asked again later."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what
        """DISK if there is no room, STORE for all else."""


DISK, STORE = "disk", "store"


class LobbyEntry(msgspec.Struct, frozen=True):
    """What the lobby shows of a table."""

    game: str
    seats: int
    names: list[str]
    """Of those who sit there; bots are marked by an empty place in `people`."""
    people: list[str]
    phase: str
    public: bool
    clock: int
    opened: int


class Finished(msgspec.Struct, frozen=True):
    """A match that is over."""

    id: str
    game: str
    public: bool
    ended: int
    record: bytes


class Batch(msgspec.Struct, frozen=True):
    """Lines that go into the log together, or not at all."""

    table: str
    epoch: int
    first: int
    """The number of the first line."""
    lines: list[bytes]
    card: LobbyEntry | None = None
    """What the lobby shows from now on."""
    people: list[str] = []
    """Keys of people who have something to do with this table from now on."""
    finished: Finished | None = None

    @property
    def is_one_line(self) -> bool:
        """And nothing else."""
        return len(self.lines) == 1 and not (self.card or self.people or self.finished)


class Listed(msgspec.Struct, frozen=True):
    """A table as it is found in a list."""

    id: str
    card: LobbyEntry


class ListedGame(msgspec.Struct, frozen=True):
    id: str
    game: str
    ended: int


Outcome = Exception | None
"""Of an append: None when it is durable, Overtaken, or StoreUnavailable."""
Done = Callable[[Outcome], None]
"""Called once for each append."""
GroupDone = Callable[[list[Outcome]], None]
"""Called once for each group, from the store's thread, with an outcome for each of its batches."""


class FactLog(Protocol):
    def append(self, batch: Batch, done: Done) -> None:
        """Store a batch durably; an empty one only asks whether the epoch still holds."""


class Ledger(Protocol):
    """What all workers agree about before somebody comes in; it may wait for a disk."""

    def knows(self, table: str) -> bool:
        """Whether there is such a table; to ask takes it from nobody."""

    def ticket_key(self, day: int) -> bytes:
        """What tickets of this day are signed with: the same for all workers, made by the first that asks."""

    def spend_ticket(self, name: str, until: int) -> bool:
        """Whether nobody has spent it before; remembered until then, in milliseconds of the clock on the wall."""


class Store(Protocol):
    """All but append_group may wait for a disk: call them from a thread that has time."""

    @property
    def trouble(self) -> str:
        """What does not work, DISK or STORE; empty while everything does."""

    @property
    def ledger(self) -> Ledger: ...

    def append_group(self, batches: list[Batch], done: GroupDone) -> None:
        """Store batches durably, together and soon; never waits."""

    def probe(self) -> None:
        """Write something that takes room: there is no trouble any more if that works."""

    def create(self, table: str) -> int:
        """A new table with an empty log: its first epoch."""

    def claim(self, table: str) -> int | None:
        """Raise the epoch: the new one, or None if there is no such table."""

    @property
    def shared(self) -> bool:
        """Whether other workers may claim tables of this one."""

    def lost(self, claims: dict[str, int]) -> list[str]:
        """Those of these tables that somebody else has claimed after this epoch, or that are gone; StoreUnavailable if
        nobody can say so, even of none."""

    def read(self, table: str) -> list[bytes]:
        """The whole log."""

    def lobby(self) -> list[Listed]:
        """The public tables where somebody sits and others may sit down or watch, the latest first."""

    def tables_of(self, person: str) -> list[Listed]:
        """The tables this person has to do with, the latest first."""

    def games(self, table: str | None) -> list[ListedGame]:
        """The matches finished at a table, or at all public ones; the latest first."""

    def game(self, game: str) -> bytes | None:
        """The record of a finished match."""

    def drop_old(self, tables_before: int, games_before: int) -> Iterator[int]:
        """Delete matches that ended before the one time, and tables without a finished match that nobody has touched
        since the other; both in milliseconds. Each step is a small transaction: how many tables it deleted."""

    def close(self) -> None:
        """Everything that was appended is durable afterwards."""
