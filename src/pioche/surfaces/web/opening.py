"""Whether tables are open: the page is from the first moment on; what plays by the rules waits until they are compiled,
by processes of their own, and loaded. So nobody who plays ever waits for the compiler."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable

from pioche.games.catalogue import GAMES
from pioche.rulekit import Refusal
from pioche.rulekit.cache import explain
from pioche.rulekit.compiled import cache_folder
from pioche.warm import WAITING, is_warm

_COMPILER = (sys.executable, "-m", "pioche.warm")
_Tell = Callable[[int, int], None]


class Opening:
    """`tell` hears how many steps of compiling are done, and of how many; `waits` that another process is at it, and
    `opened` that tables are open."""

    def __init__(
        self,
        tell: _Tell = lambda *_: None,
        waits: Callable[[], None] = lambda: None,
        opened: Callable[[], None] = lambda: None,
        patience: float = 0.0,
    ) -> None:
        """Loading keeps Python busy: after `patience` seconds, whoever has opened the page already has it."""
        self.is_open = False
        self.failure: Exception | None = None
        """Why tables will never be open."""
        self._steps = (0, 0)
        self._tell, self._waits, self._opened = tell, waits, opened
        self._patience = patience

    def check(self) -> None:
        """Refusal if tables are not open yet."""
        if not self.is_open:
            done, total = self._steps
            raise Refusal("starting", done=done, total=total)

    async def open(self, load: Callable[[], None]) -> None:
        """Compile what is missing, then load it."""
        try:
            await self._compile()
            await asyncio.sleep(self._patience)
            await asyncio.to_thread(load)
        except Exception as failure:
            self.failure = failure
            return
        self.is_open = True
        await asyncio.to_thread(self._opened)

    async def _compile(self) -> None:
        """Where nothing can be kept there is nothing to compile beforehand: whoever loads it compiles it."""
        if await asyncio.to_thread(_all_warm):
            return
        explain(cache_folder())
        if cache_folder():
            await self._compile_apart()

    async def _compile_apart(self) -> None:
        process = await asyncio.create_subprocess_exec(
            *_COMPILER,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        try:
            await self._hear(process)
        finally:
            if process.returncode is None:
                _end(process)
                await process.communicate()

    async def _hear(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout
        async for line in process.stdout:
            self._note(line.decode().strip())
        if await process.wait():
            raise Refusal("not-compiled")

    def _note(self, line: str) -> None:
        if line == WAITING:
            self._waits()
        else:
            done, _, total = line.partition("/")
            self._steps = (int(done), int(total))
            self._tell(*self._steps)


def _all_warm() -> bool:
    return all(map(is_warm, GAMES))


def _end(process: asyncio.subprocess.Process) -> None:
    """With all that it has started."""
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.terminate()
        else:
            os.killpg(process.pid, signal.SIGTERM)
