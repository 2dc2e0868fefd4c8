"""One worker of several: a real TableHost in an event loop that runs, stands still and dies when the test says so."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar, TypeVarTuple, Unpack

from pioche.rulekit import Refusal
from pioche.surfaces.web.limits import Limits
from pioche.surfaces.web.tickets import Tickets, ledger_of
from pioche.table import messages as m
from pioche.table.clock import as_seconds
from pioche.table.host.live_table import LiveTable
from pioche.table.host.pulse import BEAT
from pioche.table.host.store import StoreUnavailable
from pioche.table.host.table_host import TableHost
from pioche.table.host.thinking import Thinking
from tests.table.phone import Phone, Wire
from tests.table.shared_store import StoreLine

_EVICT_SECONDS = 5.0
_TRY_LATER, _BAD_TICKET = 1013, 4003
_Values = TypeVarTuple("_Values")
_Found = TypeVar("_Found")


class HandLoop(asyncio.SelectorEventLoop):
    """Time is what the test says, a turn is one round of callbacks, and what goes to a thread waits for the test."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self.clock = clock
        self.errands: deque[tuple[asyncio.Future[Any], Callable[[], Any]]] = deque()
        super().__init__()

    def time(self) -> float:
        return as_seconds(self.clock())

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[_Values]], _Found], *args: *_Values
    ) -> asyncio.Future[_Found]:
        del executor
        future: asyncio.Future[_Found] = self.create_future()
        self.errands.append((future, partial(func, *args)))
        return future

    def run_errand(self) -> None:
        """The oldest."""
        if not self.errands:
            return
        future, work = self.errands.popleft()
        try:
            result = work()
        except Exception as error:
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(result)

    def turn(self) -> None:
        self.call_soon(self.stop)
        self.run_forever()


class Worker:
    def __init__(self, line: StoreLine, clock: Callable[[], int]) -> None:
        self.line = line
        self.loop = HandLoop(clock)
        self.loop.set_exception_handler(lambda *_: None)  # of tasks that die with the worker
        self.frozen = False
        self.dead = False
        self.arriving: deque[Callable[[], None]] = deque()
        """What the network brings."""
        self.lines: dict[Wire, LiveTable] = {}
        self.early: dict[Wire, list[m.AnyCommand]] = {}
        """What was said before the table was found."""
        self.house: TableHost
        self.tickets = Tickets(clock, Limits(), ledger_of(line))
        self.tasks = [self.loop.create_task(self._live(clock))]
        self.loop.turn()

    async def _live(self, clock: Callable[[], int]) -> None:
        """As the application does."""
        thinking = Thinking(ThreadPoolExecutor(1), 1, clock)
        self.house = TableHost(self.line, thinking, pace=0, clock=clock)
        self.tasks += [
            self.loop.create_task(chore) for chore in (self.house.keep_claims(), self._beat(), self._evict())
        ]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(as_seconds(BEAT))
            self.house.beat()

    async def _evict(self) -> None:
        while True:
            await asyncio.sleep(_EVICT_SECONDS)
            self.house.evict_idle()

    @property
    def works(self) -> bool:
        return not self.dead and not self.frozen

    def turn(self) -> None:
        if self.works:
            while self.arriving:
                self.loop.call_soon(self.arriving.popleft())
            self.loop.turn()

    @property
    def busy(self) -> bool:
        """Whether its threads have something to do, and can."""
        return self.works and not self.line.silent and bool(self.loop.errands)

    @property
    def turns_away(self) -> bool:
        """Whether it answers to all who come that it cannot."""
        return self.works and self.house.turns_away

    def die(self) -> None:
        self.dead = True
        self.loop.errands.clear()
        self.arriving.clear()

    def bury(self) -> None:
        """At the end of the test: nothing of it stays behind."""
        self.dead = True
        for wire in self.lines:
            wire.gone = True
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        for _ in range(3):
            self.loop.turn()
        self.loop.close()

    # The door

    def give_ticket(self, phone: Phone, table: str, given: Callable[[str], None]) -> None:
        """As the request for one does: nothing is given if it does not work."""
        self.arriving.append(lambda: self._give_ticket(phone, table, given))

    def _give_ticket(self, phone: Phone, table: str, given: Callable[[str], None]) -> None:
        self.loop.create_task(self._ticket(phone, table, given))

    async def _ticket(self, phone: Phone, table: str, given: Callable[[str], None]) -> None:
        ticket = ""
        with contextlib.suppress(StoreUnavailable):
            if await self.house.knows(table):
                ticket = await self.tickets.give(table, phone.name, phone.name)
        given(ticket)

    def greet(self, phone: Phone, wire: Wire, table: str, ticket: str) -> None:
        """A socket, with hello and all that follows it in the same breath."""
        hello = m.Hello("hello", ticket, phone.mirror.seq, phone.mirror.you)
        self.early[wire] = list(phone.pending.values())
        self.arriving.append(lambda: self._greet(wire, table, hello))

    def _greet(self, wire: Wire, table: str, hello: m.Hello) -> None:
        self.loop.create_task(self._join(wire, table, hello))

    async def _join(self, wire: Wire, table: str, hello: m.Hello) -> None:
        try:
            assert await self.tickets.redeem(hello.ticket, table) == wire.person
            live = await self.house.find(table)
        except Refusal:
            wire.close(_BAD_TICKET)
            return
        except StoreUnavailable:
            wire.close(_TRY_LATER)
            return
        assert live, "the table is there"
        if not wire.gone:
            self.lines[wire] = live
            live.join(wire, hello)
            for command in self.early.pop(wire, []):
                live.receive(wire, command)

    def hear(self, wire: Wire, command: m.AnyCommand) -> None:
        self.arriving.append(lambda: self._hear(wire, command))

    def _hear(self, wire: Wire, command: m.AnyCommand) -> None:
        if wire.closed is not None:
            return
        if wire in self.lines:
            self.lines[wire].receive(wire, command)
        elif wire in self.early:
            self.early[wire].append(command)

    def part(self, wire: Wire) -> None:
        wire.gone = True
        self.arriving.append(lambda: self._part(wire))

    def _part(self, wire: Wire) -> None:
        self.early.pop(wire, None)
        if live := self.lines.pop(wire, None):
            live.part(wire)

    def holds(self, table: str, wire: Wire) -> bool:
        """Whether this person is really at this table, here."""
        live = self.house.tables.get(table)
        return live is not None and not live.mailbox.closed and wire in live.mailbox.connections.viewers
