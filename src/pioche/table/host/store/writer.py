"""All writing is done by one thread, in the order in which it comes: what waits together is committed together."""

import logging
import os
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

from pioche.table.clock import SECOND, as_seconds, steady_clock
from pioche.table.host.store import STORE, Batch, GroupDone, Outcome, StoreUnavailable
from pioche.table.host.store.appending import commit
from pioche.table.host.store.claiming import MOST_TABLES, claim_all
from pioche.table.host.store.database import Connect, Database, Statement
from pioche.table.host.store.health import Health, renewed

_LARGEST_GROUP = MOST_TABLES
_PATIENCE = 60 * SECOND
"""After which whoever waits for the writer gives up."""

_RING, _RINGS = b"!", 65_536
"""What is written into the pipe, and as much of it as may be read at once."""

_log = logging.getLogger("pioche.store")

_T = TypeVar("_T")


class _Group(NamedTuple):
    batches: list[Batch]
    done: GroupDone


class _Claim(NamedTuple):
    table: str
    epoch: "Future[int | None]"


_Errand = Callable[[], None]
"""Anything else."""


class Writer:
    def __init__(self, connect: Connect, health: Health, clock: Callable[[], int]) -> None:
        self.groups = 0
        """How many transactions of appends were needed so far ..."""
        self.claims = 0
        """... and how many statements to claim tables."""
        self.clock = clock
        self._connect = connect
        self._connection = connect()
        self._health = health
        self._waiting: queue.SimpleQueue[_Group | _Claim | _Errand] = queue.SimpleQueue()
        self._ear, self._bell = os.pipe()
        """Rung for whatever is put there. To write into a pipe leaves the interpreter to others, so the thread that
        is woken finds it free; whoever is woken by a lock of Python has to wait for it."""
        os.set_blocking(self._bell, False)
        self._closing = False
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    # From other threads

    @property
    def waiting(self) -> int:
        """How many things wait to be written."""
        return self._waiting.qsize()

    def append_group(self, batches: list[Batch], done: GroupDone) -> None:
        self._put(_Group(batches, done))

    def _put(self, what: "_Group | _Claim | _Errand") -> None:
        self._waiting.put(what)
        with suppress(BlockingIOError):  # it rings already
            os.write(self._bell, _RING)

    def claim(self, table: str) -> int | None:
        """The new epoch, once it is stored."""
        claim = _Claim(table, Future())
        self._put(claim)
        return _result(claim.epoch)

    def have_written(self, *statements: Statement) -> list[Any]:
        """What the last of these returns, each a transaction by itself; wait for it."""
        written: Future[list[Any]] = Future()
        self._put(lambda: self._run(statements, written))
        return _result(written)

    def close(self) -> None:
        """What stands before it in the queue is written first."""
        self._put(self._stop)
        self._thread.join()
        os.close(self._bell)
        os.close(self._ear)
        self._connection.close()

    # In the thread that writes

    def _stop(self) -> None:
        self._closing = True

    def _write_all(self) -> None:
        while not self._closing:
            groups, claims, errand = self._next()
            self._health.began = steady_clock()
            if groups:
                self._append(groups)
            while claims:
                claims = self._claim(claims)
            if errand:
                errand()
            self._health.began = None

    def _next(self) -> tuple[list[_Group], list[_Claim], _Errand | None]:
        """The groups and claims that wait, up to something else that is to be done after them.

        What was appended after a claim may go before it: it belongs to another table, or names an older epoch."""
        groups: list[_Group] = []
        claims: list[_Claim] = []
        while self._waiting.empty():
            os.read(self._ear, _RINGS)
        while True:
            waiting = self._waiting.get()
            if isinstance(waiting, _Group):
                groups.append(waiting)
            elif isinstance(waiting, _Claim):
                claims.append(waiting)
            else:
                return groups, claims, waiting
            if len(groups) + len(claims) == _LARGEST_GROUP or self._waiting.empty():
                return groups, claims, None

    def _append(self, groups: list[_Group]) -> None:
        """Several groups in one transaction."""
        batches = [batch for group in groups for batch in group.batches]
        try:
            outcomes = commit(self._connection, batches, self.clock())
        except Exception as error:
            outcomes = list[Outcome]([self._health.note(error, self._connection)] * len(batches))
            _log.exception("a group of appends failed", extra={"batches": len(batches)})
            self._connection = renewed(self._connection, self._connect)
        self.groups += 1
        for group in groups:
            group.done(outcomes[: len(group.batches)])
            outcomes = outcomes[len(group.batches) :]

    def _claim(self, claims: list[_Claim]) -> list[_Claim]:
        """Each table once, each claim with an epoch of its own: those that are left."""
        first = {claim.table: claim for claim in reversed(claims)}
        some = list(first.values())[:MOST_TABLES]
        self.claims += 1
        try:
            epochs = self._tried(partial(claim_all, [claim.table for claim in some], self.clock()))
        except StoreUnavailable as error:
            for claim in some:
                claim.epoch.set_exception(error)
        else:
            for claim in some:
                claim.epoch.set_result(epochs.get(claim.table))
        return [claim for claim in claims if not claim.epoch.done()]

    def _run(self, statements: Sequence[Statement], written: "Future[list[Any]]") -> None:
        try:
            written.set_result(self._tried(partial(_run_each, statements)))
        except StoreUnavailable as error:
            written.set_exception(error)

    def _tried(self, job: Callable[[Database], _T]) -> _T:
        """A broken connection gets a second chance."""
        try:
            return job(self._connection)
        except Exception:
            self._connection = renewed(self._connection, self._connect)
        try:
            return job(self._connection)
        except Exception as error:
            raise self._health.note(error, self._connection) from error


def _result(promised: "Future[_T]") -> _T:
    try:
        return promised.result(as_seconds(_PATIENCE))
    except TimeoutError:
        raise StoreUnavailable(STORE) from None


def _run_each(statements: Sequence[Statement], connection: Database) -> list[Any]:
    """What the last of them returns."""
    return [connection.run(*statement) for statement in statements][-1]
