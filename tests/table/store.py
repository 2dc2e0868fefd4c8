"""A store in memory that commits when the test says so, and forgets what was not committed when the power fails."""

from collections.abc import Iterator

from pioche.table.host.store import Batch, Done, Finished, GroupDone, Listed, ListedGame, Outcome, Overtaken


class _OneTable:
    """What there is to know of the only table there is."""

    def __init__(self, store: "MemoryStore") -> None:
        self.store = store

    def knows(self, _: str) -> bool:
        return bool(self.store.log)

    def ticket_key(self, _: int) -> bytes:
        return b"key"

    def spend_ticket(self, _: str, __: int) -> bool:
        return True


class MemoryStore:
    trouble = ""
    shared = False

    def __init__(self, *, at_once: bool = True) -> None:
        self.log: list[bytes] = []
        self.epoch = 0
        self.waiting: list[tuple[Batch, Done]] = []
        self.at_once = at_once
        self.finished: list[Finished] = []
        self.ledger = _OneTable(self)

    def create(self, table: str) -> int:
        return self.claim(table)

    def claim(self, _: str) -> int:
        self.epoch += 1
        return self.epoch

    def lost(self, claims: dict[str, int]) -> list[str]:
        return [table for table, epoch in claims.items() if epoch != self.epoch]

    def read(self, _: str) -> list[bytes]:
        return list(self.log)

    def append(self, batch: Batch, done: Done) -> None:
        self.waiting.append((batch, done))
        if self.at_once:
            self.commit(1)

    def append_group(self, batches: list[Batch], done: GroupDone) -> None:
        done([self._written(batch) for batch in batches])

    def probe(self) -> None:
        pass

    def commit(self, count: int) -> None:
        """The oldest of what waits becomes durable, or is refused."""
        for batch, done in self.waiting[:count]:
            self.waiting = self.waiting[1:]
            done(self._written(batch))

    def _written(self, batch: Batch) -> Outcome:
        if batch.epoch != self.epoch or batch.first != len(self.log):
            return Overtaken(batch.table)
        self.log += batch.lines
        if batch.finished:
            self.finished.append(batch.finished)
        return None

    def forget(self, epoch: int) -> None:
        """Who wrote in this epoch has died, and what was not committed with it."""
        self.waiting = [(batch, done) for batch, done in self.waiting if batch.epoch != epoch]

    def lobby(self) -> list[Listed]:
        return []

    def tables_of(self, _: str) -> list[Listed]:
        return []

    def games(self, _: str | None) -> list[ListedGame]:
        return [ListedGame(game.id, game.game, game.ended) for game in self.finished]

    def game(self, game: str) -> bytes | None:
        return next((found.record for found in self.finished if found.id == game), None)

    def drop_old(self, _: int, __: int) -> Iterator[int]:
        return iter(())

    def close(self) -> None:
        pass
