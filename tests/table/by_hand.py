"""A thread that works when the test says so, and work for it."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from typing import Any

from pioche.table.host.thinking import Thinking, Work


class ByHand(Executor):
    def __init__(self) -> None:
        self.begun: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        """Slices that wait for the test."""
        self.ran = 0

    def submit(self, work: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.begun.append((future, lambda: work(*arguments, **named)))
        return future

    def shutdown(self, *_: Any, **__: Any) -> None:
        """What was not begun is cancelled."""
        for future, _work in self.begun:
            future.cancel()
        self.begun.clear()

    async def run_one(self) -> None:
        """One slice, and what the loop makes of it."""
        future, work = self.begun.popleft()
        self.ran += 1
        try:
            future.set_result(work())
        except Exception as error:
            future.set_exception(error)
        await settled()

    async def run_all(self) -> None:
        await settled()
        while self.begun:
            await self.run_one()


async def settled() -> None:
    """Let everything happen that does not wait for time or for a thread."""
    for _ in range(10):
        await asyncio.sleep(0)


SLICES = 3

Scene = Callable[[ByHand, Thinking], Coroutine[Any, Any, None]]


def run(scene: Scene, width: int = 1) -> None:
    async def evening() -> None:
        hand = ByHand()
        await scene(hand, Thinking(hand, width, clock=lambda: 0))

    asyncio.run(evening())


def slices(name: str, log: list[str], count: int = SLICES) -> Work[str]:
    """Work that notes its slices."""
    for number in range(count):
        log.append(name)
        yield None if number < count - 1 else f"{name} is done"
