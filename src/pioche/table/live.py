"""A live table in an event loop: its timer, and its bots who think in threads."""

import asyncio
import logging
from concurrent.futures import Executor
from functools import partial
from random import Random

from pioche.engine.dispatch import GAME_OF
from pioche.players.advice import Advice
from pioche.rulekit import Match
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.bots import advice, decide, pause, reaction
from pioche.table.mailbox import Line, Mailbox

OVERDUE_PAUSE = 0.3
"""Seconds: a bot that plays for somebody slow does not make it worse."""

log = logging.getLogger("pioche.table")


class Live:
    def __init__(self, mailbox: Mailbox, threads: Executor, pace: float) -> None:
        """`pace` stretches or shrinks the pauses of bots."""
        self.mailbox = mailbox
        self.threads = threads
        self.pace = pace
        self.loop = asyncio.get_running_loop()
        self.luck = Random()
        self.idle_since = self.loop.time()
        self._timer: asyncio.TimerHandle | None = None
        self._wake = 0
        """When it rings."""
        self._thinking: dict[int, int] = {}
        """By seat, at which ply a bot thinks."""
        self._reacting: dict[int, int] = {}
        """By seat, to which fact a bot reacts."""
        self._tasks: set[asyncio.Task[None]] = set()
        mailbox.on_change = self.look
        mailbox.on_hint = self.hint

    def look(self) -> None:
        """Something has changed: set the timer, wake the bots."""
        box = self.mailbox
        if box.closed:
            return
        self._set_timer()
        if not box.lines:
            return
        for seat, hand in box.table.thinkers(box.clock()):
            self._start_thinking(seat, hand)
        for seat in box.table.bots_to_slap():
            self._start_reacting(seat)

    def _set_timer(self) -> None:
        """One that rings too early is left alone: it is set again when it rings."""
        wake = self.mailbox.wake_at()
        if wake is None or (self._timer and self._wake <= wake):
            return
        if self._timer:
            self._timer.cancel()
        self._wake = wake
        self._timer = self.loop.call_later(max(0.01, (wake - self.mailbox.clock()) / 1000), self._tick)

    def _tick(self) -> None:
        """If nothing else has changed, a bot may have to play for somebody slow."""
        self._timer = None
        if not self.mailbox.closed:
            before = self.mailbox.table.seq
            self.mailbox.tick()
            if self.mailbox.table.seq == before:
                self._wake_stand_ins()

    def _wake_stand_ins(self) -> None:
        box = self.mailbox
        overdue = box.table.due is not None and box.clock() >= box.table.due
        if not overdue:
            self._set_timer()
        if box.lines:
            for seat, hand in box.table.thinkers(box.clock()):
                self._start_thinking(seat, hand)

    def _start_thinking(self, seat: int, hand: str) -> None:
        ply = len(self.mailbox.table.playing.moves)
        if self._thinking.get(seat) != ply:
            self._thinking[seat] = ply
            self._keep(self._think(seat, hand, ply))

    def _keep(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, seat: int, hand: str, ply: int) -> None:
        table = self.mailbox.table
        level = table.level_of(seat)
        began = self.loop.time()
        view = table.playing.view(seat).twin()
        try:
            move = await self.loop.run_in_executor(self.threads, decide, view, level)
        except RuntimeError:
            return  # the house is closing
        await asyncio.sleep(max(0.0, self._pause(seat, level, hand) - (self.loop.time() - began)))
        if not self.mailbox.closed:
            self.mailbox.bot_plays(seat, move, ply, hand)
            if self._thinking.get(seat) == ply:
                del self._thinking[seat]

    def _pause(self, seat: int, level: str, hand: str) -> float:
        slow = hand == f.STAND_IN and not self.mailbox.table.chairs[seat].away
        return self.pace * (OVERDUE_PAUSE if slow else pause(level, self.luck))

    def _start_reacting(self, seat: int) -> None:
        table = self.mailbox.table
        laid = table.laid[1] if table.laid else -1
        if self._reacting.get(seat) != laid:
            self._reacting[seat] = laid
            took = reaction(table.level_of(seat), self.luck)
            self.loop.call_later(took / 1000, self._slap, seat, took, laid)

    def _slap(self, seat: int, took: int, laid: int) -> None:
        table = self.mailbox.table
        if not self.mailbox.closed and table.laid and table.laid[1] == laid:
            self.mailbox.bot_slaps(seat, took)

    def hint(self, line: Line, command_id: str, view: Match) -> None:
        self._keep(self._advise(line, command_id, view))

    async def _advise(self, line: Line, command_id: str, view: Match) -> None:
        found = await self.loop.run_in_executor(self.threads, advice, view)
        if not self.mailbox.closed:
            self.mailbox.answer(line, m.write_telling(advised(command_id, view, found)))

    def join(self, line: Line, hello: m.Hello) -> None:
        self.mailbox.join(line, hello.last, hello.seat)
        self.loop.call_soon(self.look)

    def part(self, line: Line) -> None:
        self.mailbox.part(line)
        self.idle_since = self.loop.time()

    def shut(self, code: int) -> None:
        if self._timer:
            self._timer.cancel()
        self.mailbox.shut(code)
        for task in self._tasks:
            task.cancel()


def advised(command_id: str, view: Match, found: Advice) -> m.Advised:
    write = partial(GAME_OF[type(view)].notation.write_move)
    moves = [m.Opinion(write(opinion.move), float(opinion.worth), opinion.visits) for opinion in found.opinions]
    return m.Advised(command_id, moves, found.speaks_for, found.speaks_against)
