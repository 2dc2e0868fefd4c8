"""The log for the event loop: what comes together is stored together, by the store's own thread."""

import asyncio
import logging
from functools import partial

from pioche.table.clock import as_seconds
from pioche.table.host.figures import FIGURES
from pioche.table.host.store import Batch, Done, Outcome, Store

_REST, _LONGEST_REST = 0.2, 4.0
"""Milliseconds between two commits, for each append of the last one, and at most: on a busy server more comes together,
on a quiet one nobody waits."""

_log = logging.getLogger("pioche.store")


class BatchingLog:
    """One group is with the store at a time, and costs each thread one wake-up; meanwhile the next one gathers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._gathered: list[tuple[Batch, Done]] = []
        self._away = False
        """Whether a group is with the store."""
        self._handed = 0.0
        """When it was handed over."""
        self._rested = 0.0
        """When the next commit is welcome, by the loop's clock."""

    def append(self, batch: Batch, done: Done) -> None:
        """What one turn of the loop brings goes together."""
        self._gathered.append((batch, done))
        if len(self._gathered) == 1 and not self._away:
            self._plan()

    async def ask(self, batch: Batch) -> Outcome:
        """Append, and wait for the outcome."""
        outcome: asyncio.Future[Outcome] = self._loop.create_future()
        self.append(batch, lambda error: None if outcome.done() else outcome.set_result(error))
        return await outcome

    def _plan(self) -> None:
        if self._loop.time() < self._rested:
            self._loop.call_at(self._rested, self.flush)
        else:
            self._loop.call_soon(self.flush)

    def flush(self) -> None:
        group, self._gathered = self._gathered, []
        if group:
            self._away = True
            self._handed = self._loop.time()
            batches, waiting = [batch for batch, _ in group], [done for _, done in group]
            self._store.append_group(batches, partial(self._answer, waiting))

    def _answer(self, waiting: list[Done], outcomes: list[Outcome]) -> None:
        """From the store's thread."""
        self._loop.call_soon_threadsafe(self._stored, waiting, outcomes)

    def _stored(self, waiting: list[Done], outcomes: list[Outcome]) -> None:
        """Whoever fails to hear it keeps it from nobody else."""
        for done, outcome in zip(waiting, outcomes, strict=True):
            try:
                done(outcome)
            except Exception:
                _log.exception("an outcome could not be told")
        self._away = False
        FIGURES.commit_seconds.add(self._loop.time() - self._handed)
        FIGURES.commit_sizes.add(len(waiting))
        self._rested = self._loop.time() + as_seconds(min(_REST * (len(waiting) - 1), _LONGEST_REST))
        if self._gathered:
            self._plan()
