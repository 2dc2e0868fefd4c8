"""The contract in SQL, for any database with transactions: a few connections read, one thread writes."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from pioche.table.clock import wall_clock
from pioche.table.host.store import Batch, GroupDone, Listed, ListedGame, LobbyEntry
from pioche.table.host.store.claiming import MOST_TABLES, named
from pioche.table.host.store.database import Connect, Database, Statement
from pioche.table.host.store.health import Health
from pioche.table.host.store.ledger import SqlLedger
from pioche.table.host.store.readers import Readers
from pioche.table.host.store.schema import migrate
from pioche.table.host.store.tidying import Steps, drop_old
from pioche.table.host.store.writer import Writer

_LISTED = 100
_LOBBY = "SELECT id, card FROM tables WHERE public = 1 AND phase <> 'over' ORDER BY opened DESC LIMIT ?"
"""As the index of that name has it."""
_TABLES_OF = """SELECT tables.id, card FROM tables JOIN people ON people.id = tables.id WHERE person = ?
    ORDER BY opened DESC LIMIT ?"""
_FILLING = "x" * 65_536
"""What a probe writes."""

_card = msgspec.json.Decoder(LobbyEntry)


def _migrated(connection: Database) -> Database:
    try:
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


class SqlStore:
    def __init__(
        self, connect: Connect, clock: Callable[[], int] = wall_clock, release: Callable[[], None] = lambda: None
    ) -> None:
        first = _migrated(connect())
        self.dialect = first.dialect
        self._connect = connect
        self._health = Health()
        self._readers = Readers(first, connect, self._health)
        self.writer = Writer(connect, self._health, clock)
        self._release = release
        """Called when all is closed."""
        self.ledger = SqlLedger(self._readers.ask, self.writer.have_written)

    @property
    def trouble(self) -> str:
        return self._health.trouble

    # Reading

    def read(self, table: str) -> list[bytes]:
        return [row[0].encode() for row in self._readers.ask("SELECT line FROM log WHERE id = ? ORDER BY seq", [table])]

    @property
    def shared(self) -> bool:
        return self.dialect.shared

    def lost(self, claims: dict[str, int]) -> list[str]:
        """Where there are none it asks all the same: whoever has no answer is cut off."""
        tables, found = list(claims), dict[str, int]()
        for start in range(0, len(tables) or 1, MOST_TABLES):
            among, values = named(tables[start : start + MOST_TABLES], self.dialect)
            found.update(self._readers.ask(f"SELECT id, epoch FROM tables WHERE id {among}", values))
        return [table for table, epoch in claims.items() if found.get(table) != epoch]

    def lobby(self) -> list[Listed]:
        return self._listed(_LOBBY, [_LISTED])

    def tables_of(self, person: str) -> list[Listed]:
        return self._listed(_TABLES_OF, [person, _LISTED])

    def _listed(self, text: str, values: Sequence[Any]) -> list[Listed]:
        return [Listed(row[0], _card.decode(row[1])) for row in self._readers.ask(text, values) if row[1]]

    def games(self, table: str | None) -> list[ListedGame]:
        where, values = ("public = 1", []) if table is None else ("place = ?", [table])
        text = f"SELECT id, game, ended FROM games WHERE {where} ORDER BY ended DESC LIMIT {_LISTED}"
        return [ListedGame(*row) for row in self._readers.ask(text, values)]

    def game(self, game: str) -> bytes | None:
        rows = self._readers.ask("SELECT record FROM games WHERE id = ?", [game])
        return rows[0][0].encode() if rows else None

    # Tidying up

    def drop_old(self, tables_before: int, games_before: int) -> Steps:
        """By a connection of its own: nobody who reads or writes waits for more than one small transaction."""
        return drop_old(self._connect, tables_before, games_before)

    # Writing

    def append_group(self, batches: list[Batch], done: GroupDone) -> None:
        self.writer.append_group(batches, done)

    def create(self, table: str) -> int:
        text = "INSERT INTO tables (id, epoch, public, phase, opened, card, touched) VALUES (?, 1, 0, '', 0, '', ?)"
        self.writer.have_written((text, [table, self.writer.clock()]))
        return 1

    def claim(self, table: str) -> int | None:
        return self.writer.claim(table)

    def probe(self) -> None:
        clear: Statement = ("DELETE FROM probe", ())
        self.writer.have_written(clear, ("INSERT INTO probe (filling) VALUES (?)", [_FILLING]), clear)
        self._health.failed = ""

    def close(self) -> None:
        self.writer.close()
        self._readers.close()
        self._release()
