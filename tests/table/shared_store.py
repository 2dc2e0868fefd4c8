"""One store for several workers, in memory, and each worker's line to it, which may be slow or cut."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from pioche.table.host.store import (
    STORE,
    Batch,
    GroupDone,
    Listed,
    ListedGame,
    Outcome,
    Overtaken,
    StoreUnavailable,
)


@dataclass
class _Table:
    epoch: int = 1
    log: list[bytes] = field(default_factory=list)


class SharedStore:
    def __init__(self) -> None:
        self.tables: dict[str, _Table] = {}
        self.spent: set[str] = set()

    def write(self, batch: Batch) -> Outcome:
        table = self.tables[batch.table]
        if batch.epoch != table.epoch or batch.first != len(table.log):
            return Overtaken(batch.table)
        table.log += batch.lines
        return None


class StoreLine:
    """What one worker sees of the store."""

    shared = True

    def __init__(self, store: SharedStore) -> None:
        self.store = store
        self.cut = False
        """Whether every question fails ..."""
        self.silent = False
        """... or has no answer at all."""
        self.waiting: deque[tuple[list[Batch], GroupDone]] = deque()

    @property
    def trouble(self) -> str:
        return STORE if self.cut else ""

    @property
    def ledger(self) -> "StoreLine":
        return self

    def append_group(self, batches: list[Batch], done: GroupDone) -> None:
        self.waiting.append((batches, done))

    def commit(self, *, told: bool = True) -> None:
        """The oldest group becomes durable, or fails; whoever has died is not told."""
        if not self.waiting or self.silent:
            return
        batches, done = self.waiting.popleft()
        outcomes = [StoreUnavailable(STORE) if self.cut else self.store.write(batch) for batch in batches]
        if told:
            done(outcomes)

    def _reached(self) -> dict[str, _Table]:
        if self.cut:
            raise StoreUnavailable(STORE)
        return self.store.tables

    def create(self, table: str) -> int:
        self._reached()[table] = _Table()
        return 1

    def claim(self, table: str) -> int | None:
        found = self._reached().get(table)
        if found is None:
            return None
        found.epoch += 1
        return found.epoch

    def lost(self, claims: dict[str, int]) -> list[str]:
        tables = self._reached()
        return [name for name, epoch in claims.items() if name not in tables or tables[name].epoch != epoch]

    def knows(self, table: str) -> bool:
        return table in self._reached()

    def ticket_key(self, day: int) -> bytes:
        self._reached()
        return b"%d" % day

    def spend_ticket(self, name: str, _: int) -> bool:
        self._reached()
        is_new = name not in self.store.spent
        self.store.spent.add(name)
        return is_new

    def read(self, table: str) -> list[bytes]:
        return list(self._reached()[table].log)

    def probe(self) -> None:
        self._reached()

    def lobby(self) -> list[Listed]:
        return []

    def tables_of(self, _: str) -> list[Listed]:
        return []

    def games(self, _: str | None) -> list[ListedGame]:
        return []

    def game(self, _: str) -> bytes | None:
        return None

    def drop_old(self, _: int, __: int) -> Iterator[int]:
        return iter(())

    def close(self) -> None:
        self.silent = False
        while self.waiting:
            self.commit()
