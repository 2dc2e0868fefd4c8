"""The log for the event loop: what comes together is stored together."""

import asyncio
from collections import deque
from functools import partial

from pioche.table.clock import as_seconds
from pioche.table.host.store import Batch, Done, Store

_REST = 4
"""Milliseconds between two commits: on a busy server more comes together, on a quiet one nobody waits."""


class BatchingLog:
    """Stored by the loop itself, if that takes less time than to wake another thread and to be woken by it, else by
    the store's own thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._gathered: list[tuple[Batch, Done]] = []
        self._rested = 0.0
        """When the next commit is welcome, by the loop's clock."""
        self._away = 0
        """How many are with the store's thread."""
        self._answers: deque[tuple[Done, Exception | None]] = deque()

    def append(self, batch: Batch, done: Done) -> None:
        self._gathered.append((batch, done))
        if len(self._gathered) > 1:
            return
        if self._loop.time() < self._rested:
            self._loop.call_at(self._rested, self.flush)
        else:
            self._loop.call_soon(self.flush)

    def flush(self) -> None:
        group, self._gathered = self._gathered, []
        if group and self._store.quick and not self._away:
            self._store.write(group)
        else:
            self._away += len(group)
            for batch, done in group:
                self._store.append(batch, partial(self._answer, done))
        self._rested = self._loop.time() + as_seconds(_REST)

    def _answer(self, done: Done, error: Exception | None) -> None:
        first = not self._answers
        self._answers.append((done, error))
        if first:
            self._loop.call_soon_threadsafe(self._drain)

    def _drain(self) -> None:
        while self._answers:
            done, error = self._answers.popleft()
            self._away -= 1
            done(error)
