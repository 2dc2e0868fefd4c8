"""The contract in SQL, for any database with transactions: one thread writes, and commits together what waited."""

import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.resources import files
from typing import Any, Protocol

import msgspec

from pioche.table.clock import wall_clock
from pioche.table.host.store import Batch, Done, Listed, ListedGame, LobbyEntry, Overtaken

_HELD = """FROM tables WHERE id = ? AND epoch = ?
    AND (SELECT COALESCE(MAX(seq), -1) FROM log WHERE log.id = tables.id) = ?"""
"""Whether who writes holds the table, and goes on where the log ends."""
_FORGET = """DELETE FROM tables WHERE touched < ?
    AND NOT EXISTS (SELECT 1 FROM games WHERE place = tables.id) RETURNING id"""
_LARGEST_GROUP = 512
_QUICK = 0.004
"""Seconds: a disk that is faster is not worth another thread."""
_RECENT = 8
"""This many commits count."""
_LISTED = 100


class Database(Protocol):
    """What is needed of a database driver."""

    locking: str
    """What makes a SELECT hold its rows until the end of the transaction, if that is not so anyway."""
    near: bool
    """Whether it is a file on this machine."""
    clustered: str
    """What keeps the rows of a table in the order of its key, where a database can do that."""

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        """Rows; of a change, those it returns."""

    def script(self, text: str) -> None: ...

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def close(self) -> None: ...


_log = logging.getLogger("pioche.store")

_Connect = Callable[[], Database]
_card = msgspec.json.Decoder(LobbyEntry)


def _migrate(connection: Database) -> None:
    """Bring the schema up to date: numbered files, each applied once."""
    connection.script("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
    connection.begin()
    done = {row[0] for row in connection.run("SELECT name FROM migrations")}
    for file in sorted(files(__package__).joinpath("migrations").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".sql") and file.name not in done:
            for statement in file.read_text(encoding="utf-8").split(";"):
                if statement.strip():
                    connection.run(statement.replace("CLUSTERED", connection.clustered))
            connection.run("INSERT INTO migrations (name) VALUES (?)", [file.name])
    connection.commit()


class SqlStore:
    def __init__(self, connect: _Connect, clock: Callable[[], int] = wall_clock) -> None:
        self.clock = clock
        self._waiting: queue.SimpleQueue[tuple[Batch, Done] | None] = queue.SimpleQueue()
        self._connect = connect
        self._reader = connect()
        self._reading = threading.Lock()
        _migrate(self._reader)
        self._writer = connect()
        self._ask_held = f"SELECT epoch {_HELD}{self._writer.locking}"
        self._append = (
            f"INSERT INTO log (id, seq, epoch, line) SELECT id, ?, epoch, ? {_HELD}{self._writer.locking} RETURNING seq"
        )
        self._takes = 0.0
        """Seconds that a commit took of late."""
        self._closing = False
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()
        self.groups = 0
        """How many transactions were needed so far."""

    # Reading

    def _ask(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        with self._reading:
            try:
                return self._reader.run(text, values)
            except Exception:
                self._reader = self._renewed(self._reader)
                return self._reader.run(text, values)

    def _renewed(self, connection: Database) -> Database:
        """Databases restart, and end transactions that take too long: a broken connection is replaced."""
        with suppress(Exception):
            connection.close()
        with suppress(Exception):
            return self._connect()
        return connection

    def create(self, table: str) -> int:
        self._ask(
            "INSERT INTO tables (id, epoch, public, phase, opened, card, touched) VALUES (?, 1, 0, '', 0, '', ?)",
            [table, self.clock()],
        )
        return 1

    def claim(self, table: str) -> int | None:
        rows = self._ask(
            "UPDATE tables SET epoch = epoch + 1, touched = ? WHERE id = ? RETURNING epoch", [self.clock(), table]
        )
        return rows[0][0] if rows else None

    def read(self, table: str) -> list[bytes]:
        return [row[0].encode() for row in self._ask("SELECT line FROM log WHERE id = ? ORDER BY seq", [table])]

    def lobby(self) -> list[Listed]:
        return self._listed(
            "SELECT id, card FROM tables WHERE public = 1 AND phase <> 'over' ORDER BY opened DESC LIMIT ?", [_LISTED]
        )

    def tables_of(self, person: str) -> list[Listed]:
        return self._listed(
            "SELECT tables.id, card FROM tables JOIN people ON people.id = tables.id WHERE person = ? "
            "ORDER BY opened DESC LIMIT ?",
            [person, _LISTED],
        )

    def _listed(self, text: str, values: Sequence[Any]) -> list[Listed]:
        return [Listed(row[0], _card.decode(row[1])) for row in self._ask(text, values) if row[1]]

    def games(self, table: str | None) -> list[ListedGame]:
        where, values = ("public = 1", []) if table is None else ("place = ?", [table])
        rows = self._ask(f"SELECT id, game, ended FROM games WHERE {where} ORDER BY ended DESC LIMIT {_LISTED}", values)
        return [ListedGame(*row) for row in rows]

    def game(self, game: str) -> bytes | None:
        rows = self._ask("SELECT record FROM games WHERE id = ?", [game])
        return rows[0][0].encode() if rows else None

    # Tidying up

    def drop_old(self, tables_before: int, games_before: int) -> int:
        with self._reading:
            self._reader.begin()
            try:
                self._reader.run("DELETE FROM games WHERE ended < ?", [games_before])
                rows = self._reader.run(_FORGET, [tables_before])
                for (table,) in rows:
                    self._reader.run("DELETE FROM log WHERE id = ?", [table])
                    self._reader.run("DELETE FROM people WHERE id = ?", [table])
                self._reader.commit()
            except Exception:
                self._reader = self._renewed(self._reader)
                raise
        return len(rows)

    # Writing

    def append(self, batch: Batch, done: Done) -> None:
        self._waiting.put((batch, done))

    def close(self) -> None:
        self._waiting.put(None)
        self._thread.join()
        self._writer.close()
        self._reader.close()

    def _write_all(self) -> None:
        while not self._closing:
            group = self._next_group()
            if group:
                self.write(group)

    def _next_group(self) -> list[tuple[Batch, Done]]:
        """All that waits, at least one."""
        group = []
        waiting = self._waiting.get()
        while waiting is not None:
            group.append(waiting)
            if len(group) == _LARGEST_GROUP or self._waiting.empty():
                return group
            waiting = self._waiting.get()
        self._closing = True
        return group

    @property
    def quick(self) -> bool:
        return self._writer.near and self._takes < _QUICK

    def write(self, group: list[tuple[Batch, Done]]) -> None:
        began = time.monotonic()
        try:
            errors = self._commit([batch for batch, _ in group])
        except Exception as error:
            _log.exception("a group of appends failed")
            self._writer = self._renewed(self._writer)
            errors = [error] * len(group)
        self.groups += 1
        self._takes += (time.monotonic() - began - self._takes) / _RECENT
        for (_, done), outcome in zip(group, errors, strict=True):
            done(outcome)

    def _commit(self, batches: list[Batch]) -> list[Exception | None]:
        """A single line is a transaction by itself."""
        if len(batches) == 1 and batches[0].is_one_line:
            return [self._write_batch(batches[0])]
        self._writer.begin()
        errors = [self._write_batch(batch) for batch in batches]
        self._writer.commit()
        return errors

    def _write_batch(self, batch: Batch) -> Exception | None:
        """Nothing of a batch is written if its guard does not hold."""
        writer, guard = self._writer, (batch.table, batch.epoch)
        if not batch.lines and not writer.run(self._ask_held, [*guard, batch.first - 1]):
            return Overtaken(batch.table)
        for number, line in enumerate(batch.lines, batch.first):
            if not writer.run(self._append, [number, line.decode(), *guard, number - 1]):
                return Overtaken(batch.table)
        self._note(batch)
        return None

    def _note(self, batch: Batch) -> None:
        """What lists show of it."""
        if card := batch.card:
            self._writer.run(
                "UPDATE tables SET public = ?, phase = ?, opened = ?, card = ?, touched = ? WHERE id = ?",
                [
                    int(card.public),
                    card.phase,
                    card.opened,
                    msgspec.json.encode(card).decode(),
                    self.clock(),
                    batch.table,
                ],
            )
        for person in batch.people:
            self._writer.run(
                "INSERT INTO people (person, id) VALUES (?, ?) ON CONFLICT (person, id) DO NOTHING",
                [person, batch.table],
            )
        if game := batch.finished:
            self._writer.run(
                "INSERT INTO games (id, place, game, public, ended, record) VALUES (?, ?, ?, ?, ?, ?)",
                [game.id, batch.table, game.game, int(game.public), game.ended, game.record.decode()],
            )
