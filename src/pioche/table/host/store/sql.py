"""The contract in SQL, for any database with transactions: one thread writes, and commits together what waited."""

import logging
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Any

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
    StoreUnavailable,
)
from pioche.table.host.store.appending import commit
from pioche.table.host.store.database import Database, migrate
from pioche.table.host.store.tidying import Steps, drop_old

_LARGEST_GROUP = 512
_LISTED = 100
_ASKED = 500
"""Tables asked about in one statement."""
_PATIENCE = 60 * SECOND
"""After which whoever waits for the writer gives up."""
_HANGS = 5 * SECOND
"""A commit that takes longer is trouble."""
_FILLING = "x" * 65_536
"""What a probe writes."""


_log = logging.getLogger("pioche.store")

_Connect = Callable[[], Database]
_Group = tuple[list[Batch], GroupDone]
_Errand = Callable[[], None]
_Statement = tuple[str, Sequence[Any]]
_card = msgspec.json.Decoder(LobbyEntry)


def _migrated(connection: Database) -> Database:
    try:
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _run_all(writer: Database, statements: Sequence[_Statement]) -> list[Any]:
    """What the last of them returns."""
    return [writer.run(*statement) for statement in statements][-1]


class SqlStore:
    def __init__(self, connect: _Connect, clock: Callable[[], int] = wall_clock) -> None:
        self.clock = clock
        self.groups = 0
        """How many transactions were needed so far."""
        self._connect = connect
        self._reader = _migrated(connect())
        self._reading = threading.Lock()
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

    @property
    def shared(self) -> bool:
        return self._reader.shared

    def lost(self, claims: dict[str, int]) -> list[str]:
        tables, found = list(claims), dict[str, int]()
        for start in range(0, len(tables), _ASKED):
            some = tables[start : start + _ASKED]
            places = ", ".join("?" * len(some))
            found.update(self._ask(f"SELECT id, epoch FROM tables WHERE id IN ({places})", some))
        return [table for table, epoch in claims.items() if found.get(table) != epoch]

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
            rows = _run_all(self._writer, statements)
        except Exception:
            self._writer = self._renewed(self._writer)
            try:
                rows = _run_all(self._writer, statements)
            except Exception as error:
                written.set_exception(self._fails(self._writer, error))
                return
        written.set_result(rows)

    def _write(self, groups: list[_Group]) -> None:
        """Several groups in one transaction."""
        batches = [batch for group, _ in groups for batch in group]
        try:
            outcomes = commit(self._writer, batches, self.clock())
        except Exception as error:
            outcomes = [self._fails(self._writer, error)] * len(batches)
            _log.exception("a group of appends failed", extra={"batches": len(batches)})
            self._writer = self._renewed(self._writer)
        self.groups += 1
        for group, done in groups:
            done(outcomes[: len(group)])
            outcomes = outcomes[len(group) :]
