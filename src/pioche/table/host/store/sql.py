"""The contract in SQL, for any database with transactions: one thread writes, and commits together what waited."""

import logging
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import cache, partial
from importlib.resources import files
from typing import Any, Protocol

import msgspec

from pioche.table.clock import SECOND, as_seconds, steady_clock, wall_clock
from pioche.table.host.store import (
    DISK,
    STORE,
    Batch,
    GroupDone,
    Listed,
    ListedGame,
    LobbyEntry,
    Outcome,
    Overtaken,
    StoreUnavailable,
)
from pioche.table.host.store.tidying import Steps, drop_old

_APPEND = """INSERT INTO log (id, seq, epoch, line) SELECT id, ?, epoch, ? FROM tables WHERE id = ? AND epoch = ?
    AND (SELECT COALESCE(MAX(seq), -1) FROM log WHERE log.id = tables.id) = ?{locking} RETURNING seq"""
"""One line, if who writes holds the table, and goes on where the log ends."""
_ENDS = """SELECT id, epoch, (SELECT COALESCE(MAX(seq), -1) FROM log WHERE log.id = tables.id) FROM tables
    WHERE id IN ({places}) ORDER BY id{locking}"""
"""Who holds these tables until the end of the transaction, and where their logs end."""
_ROWS = 50
"""Lines in one statement."""
_LARGEST_GROUP = 512
_LISTED = 100
_PATIENCE = 60 * SECOND
"""After which whoever waits for the writer gives up."""
_HANGS = 5 * SECOND
"""A commit that takes longer is trouble."""
_FILLING = "x" * 65_536
"""What a probe writes."""


class Database(Protocol):
    """What is needed of a database driver."""

    locking: str
    """What makes a SELECT hold its rows until the end of the transaction, if that is not so anyway."""
    clustered: str
    """What keeps the rows of a table in the order of its key, where a database can do that."""

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        """Rows; of a change, those it returns."""

    def script(self, text: str) -> None: ...

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def close(self) -> None: ...

    def is_full(self, error: Exception) -> bool:
        """Whether it says by this that there is no room left."""


_log = logging.getLogger("pioche.store")

_Connect = Callable[[], Database]
_Group = tuple[list[Batch], GroupDone]
_Errand = Callable[[], None]
_Statement = tuple[str, Sequence[Any]]
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


@cache
def _insert(rows: int) -> str:
    return f"INSERT INTO log (id, seq, epoch, line) VALUES {', '.join(['(?, ?, ?, ?)'] * rows)}"


class SqlStore:
    def __init__(self, connect: _Connect, clock: Callable[[], int] = wall_clock) -> None:
        self.clock = clock
        self.groups = 0
        """How many transactions were needed so far."""
        self._connect = connect
        self._reader = connect()
        self._reading = threading.Lock()
        _migrate(self._reader)
        self._writer = connect()
        self._waiting: queue.SimpleQueue[_Group | _Errand] = queue.SimpleQueue()
        self._trouble = ""
        """Until a probe works: small writes may find room where a table does not."""
        self._began: int | None = None
        """When the writer began what it does now, by the steady clock."""
        self._closing = False
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    @property
    def trouble(self) -> str:
        began = self._began
        hangs = began is not None and steady_clock() - began > _HANGS
        return self._trouble or (STORE if hangs else "")

    def _fails(self, connection: Database, error: Exception) -> StoreUnavailable:
        """Note what is wrong."""
        self._trouble = DISK if connection.is_full(error) else STORE
        return StoreUnavailable(self._trouble)

    def _renewed(self, connection: Database) -> Database:
        """Databases restart, and end transactions that take too long: a broken connection is replaced."""
        with suppress(Exception):
            connection.close()
        with suppress(Exception):
            return self._connect()
        return connection

    # Reading

    def _ask(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        with self._reading:
            try:
                return self._reader.run(text, values)
            except Exception:
                self._reader = self._renewed(self._reader)
            try:
                return self._reader.run(text, values)
            except Exception as error:
                raise self._fails(self._reader, error) from error

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

    def drop_old(self, tables_before: int, games_before: int) -> Steps:
        """By a connection of its own: nobody who reads or writes waits for more than one small transaction."""
        return drop_old(self._connect, tables_before, games_before)

    # Writing: all of it is done by one thread, in the order in which it comes

    def append_group(self, batches: list[Batch], done: GroupDone) -> None:
        self._waiting.put((batches, done))

    def create(self, table: str) -> int:
        text = "INSERT INTO tables (id, epoch, public, phase, opened, card, touched) VALUES (?, 1, 0, '', 0, '', ?)"
        self._have_written((text, [table, self.clock()]))
        return 1

    def claim(self, table: str) -> int | None:
        text = "UPDATE tables SET epoch = epoch + 1, touched = ? WHERE id = ? RETURNING epoch"
        rows = self._have_written((text, [self.clock(), table]))
        return rows[0][0] if rows else None

    def probe(self) -> None:
        clear: _Statement = ("DELETE FROM probe", ())
        self._have_written(clear, ("INSERT INTO probe (filling) VALUES (?)", [_FILLING]), clear)
        self._trouble = ""

    def close(self) -> None:
        """What stands before it in the queue is written first."""
        self._waiting.put(self._stop)
        self._thread.join()
        self._writer.close()
        self._reader.close()

    def _stop(self) -> None:
        self._closing = True

    def _have_written(self, *statements: _Statement) -> list[Any]:
        """What the last of these returns, each a transaction by itself; wait for it."""
        written: Future[list[Any]] = Future()
        self._waiting.put(partial(self._run_errand, statements, written))
        try:
            return written.result(as_seconds(_PATIENCE))
        except TimeoutError:
            raise StoreUnavailable(STORE) from None

    def _write_all(self) -> None:
        while not self._closing:
            groups, errand = self._next()
            self._began = steady_clock()
            if groups:
                self._write(groups)
            if errand:
                errand()
            self._began = None

    def _next(self) -> tuple[list[_Group], _Errand | None]:
        """The groups that wait, up to something else that is to be done after them."""
        groups: list[_Group] = []
        while True:
            waiting = self._waiting.get()
            if callable(waiting):
                return groups, waiting
            groups.append(waiting)
            if len(groups) == _LARGEST_GROUP or self._waiting.empty():
                return groups, None

    def _run_errand(self, statements: Sequence[_Statement], written: Future[list[Any]]) -> None:
        """A broken connection gets a second chance."""
        try:
            rows = self._run_all(statements)
        except Exception:
            self._writer = self._renewed(self._writer)
            try:
                rows = self._run_all(statements)
            except Exception as error:
                written.set_exception(self._fails(self._writer, error))
                return
        written.set_result(rows)

    def _run_all(self, statements: Sequence[_Statement]) -> list[Any]:
        return [self._writer.run(*statement) for statement in statements][-1]

    def _write(self, groups: list[_Group]) -> None:
        """Several groups in one transaction."""
        batches = [batch for group, _ in groups for batch in group]
        try:
            outcomes = self._commit(batches)
        except Exception as error:
            outcomes = [self._fails(self._writer, error)] * len(batches)
            _log.exception("a group of appends failed", extra={"batches": len(batches)})
            self._writer = self._renewed(self._writer)
        self.groups += 1
        for group, done in groups:
            done(outcomes[: len(group)])
            outcomes = outcomes[len(group) :]

    def _commit(self, batches: list[Batch]) -> list[Outcome]:
        """A single line is a transaction by itself."""
        if len(batches) == 1 and batches[0].is_one_line:
            return [self._append_line(batches[0])]
        self._writer.begin()
        outcomes = self._append_all(batches)
        self._writer.commit()
        return outcomes

    def _append_line(self, batch: Batch) -> Outcome:
        values = [batch.first, batch.lines[0].decode(), batch.table, batch.epoch, batch.first - 1]
        written = self._writer.run(_APPEND.format(locking=self._writer.locking), values)
        return None if written else Overtaken(batch.table)

    def _append_all(self, batches: list[Batch]) -> list[Outcome]:
        """Nothing of a batch is written if its guard does not hold. Few statements for many batches: each of them lets
        another thread run, and waits for its turn."""
        ends, rows, outcomes = self._ends({batch.table for batch in batches}), [], list[Outcome]()
        for batch in batches:
            if ends.get(batch.table) != (batch.epoch, batch.first - 1):
                outcomes.append(Overtaken(batch.table))
                continue
            outcomes.append(None)
            ends[batch.table] = (batch.epoch, batch.first - 1 + len(batch.lines))
            lines = enumerate(batch.lines, batch.first)
            rows += [(batch.table, number, batch.epoch, line.decode()) for number, line in lines]
            self._note(batch)
        for start in range(0, len(rows), _ROWS):
            some = rows[start : start + _ROWS]
            self._writer.run(_insert(len(some)), [value for row in some for value in row])
        return outcomes

    def _ends(self, tables: set[str]) -> dict[str, tuple[int, int]]:
        text = _ENDS.format(places=", ".join("?" * len(tables)), locking=self._writer.locking)
        return {table: (epoch, last) for table, epoch, last in self._writer.run(text, list(tables))}

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
