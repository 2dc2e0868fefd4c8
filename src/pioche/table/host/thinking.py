"""All thinking of a server, in a few threads: bots first, then hints, then reviews, and within each by turns.

Work comes in slices, and between two of them whoever is more urgent goes first. All but the slices happens in the loop.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, TypeVar

from pioche.rulekit import Refusal
from pioche.table.clock import Clock, as_seconds, steady_clock
from pioche.table.host.fair_queue import FairQueue
from pioche.table.host.figures import Buckets

BOT, HINT, REVIEW = KINDS = ("bot", "hint", "review")
"""The most urgent first. Owners are places: of people who play with bots, or ask for something."""

_Result = TypeVar("_Result")
Work = Iterator[_Result | None]
"""Each step is a slice: None until there is a result."""


class Quota(NamedTuple):
    each: int
    """How much one owner may have under way ..."""
    together: int
    """... and everybody together."""


QUOTAS = {HINT: Quota(12, 64), REVIEW: Quota(3, 16)}
"""Of what people ask for; bots think once for each seat that is awaited."""


@dataclass(eq=False)
class _Job:
    kind: str
    owner: str
    work: Work[Any]
    answer: asyncio.Future[Any]
    """Done as soon as nobody waits for it any more."""
    since: int
    """When it began to wait for its turn."""


@dataclass
class Figures:
    """What has happened to one kind of work."""

    slices: int = 0
    waited: Buckets = field(default_factory=Buckets)
    """Seconds that a slice waited for its turn."""


class Thinking:
    def __init__(self, threads: Executor, width: int, clock: Clock = steady_clock) -> None:
        """This many threads may be busy at once."""
        self.width = width
        self.figures = {kind: Figures() for kind in KINDS}
        self._threads = threads
        self._clock = clock
        self._idle = width
        self._queue: FairQueue[_Job] = FairQueue(KINDS)
        self._under_way: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
        """By owner, how much is asked for and not answered yet."""

    def owners(self, kind: str) -> int:
        """How many wait for a turn; this may be asked in any thread."""
        return self._queue.owners(kind)

    def queued(self, kind: str) -> int:
        """How much of this kind is asked for and not answered yet."""
        return self._under_way[kind].total()

    def crowd(self, kind: str, owner: str) -> int:
        """Among how many a new turn of this owner is shared, if all owners have the same; this, too, in any thread."""
        own, all_owners = self._queue.waiting(kind, owner), self._queue.owners(kind)
        return (1 + own) * (1 + all_owners - (own > 0))

    def check_room(self, kind: str, owner: str) -> None:
        """Refusal if they, or all together, have asked for too much."""
        quota, asked = QUOTAS.get(kind), self._under_way[kind]
        if quota and asked[owner] >= quota.each:
            raise Refusal("too-much-thinking", most=quota.each)
        if quota and asked.total() >= quota.together:
            raise Refusal("busy")

    def think(self, kind: str, owner: str, work: Work[_Result]) -> asyncio.Future[_Result]:
        """What comes of it; no slice begins any more once that is cancelled. Refusal if there is no room."""
        self.check_room(kind, owner)
        answer: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()
        job = _Job(kind, owner, work, answer, self._clock())
        answer.add_done_callback(lambda _: self._forget(job))
        self._under_way[kind][owner] += 1
        self._queue.put(kind, owner, job)
        self._begin_slices()
        return answer

    def _forget(self, job: _Job) -> None:
        self._queue.drop(job.kind, job.owner, job)
        asked = self._under_way[job.kind]
        asked[job.owner] -= 1
        if not asked[job.owner]:
            del asked[job.owner]

    def _begin_slices(self) -> None:
        while self._idle and (job := self._queue.take()):
            if not job.answer.done():
                self._begin_slice(job)

    def _begin_slice(self, job: _Job) -> None:
        slice_ = job.answer.get_loop().run_in_executor(self._threads, _next_slice, job.work)
        slice_.add_done_callback(partial(self._end_slice, job))
        self._idle -= 1
        self.figures[job.kind].slices += 1
        self.figures[job.kind].waited.add(as_seconds(self._clock() - job.since))

    def _end_slice(self, job: _Job, slice_: asyncio.Future[Any]) -> None:
        self._idle += 1
        self._note(job, slice_)
        self._begin_slices()

    def _note(self, job: _Job, slice_: asyncio.Future[Any]) -> None:
        if slice_.cancelled():
            job.answer.cancel()
            return
        error = slice_.exception()
        if job.answer.done():
            return
        if error:
            job.answer.set_exception(error)
        elif (result := slice_.result()) is not None:
            job.answer.set_result(result)
        else:
            job.since = self._clock()
            self._queue.put_back(job.kind, job.owner, job)

    def close(self) -> None:
        """Nothing more is begun; what waits is cancelled."""
        while job := self._queue.take():
            job.answer.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _next_slice(work: Work[Any]) -> Any:
    for found in work:
        return found
    raise RuntimeError("there was no result")
