"""A table in an event loop: its timer, and its bots who think in threads."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from pioche.engine.play import SPECTATOR
from pioche.rulekit import Match, Refusal
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table import waiting
from pioche.table.clock import SECOND, as_seconds, steady_clock
from pioche.table.host.bots import advised, budget, choose, pause, reaction
from pioche.table.host.connections import Connection
from pioche.table.host.delivery import OVERTAKEN
from pioche.table.host.figures import FIGURES
from pioche.table.host.mailbox import Mailbox
from pioche.table.host.thinking import BOT, HINT, Thinking
from pioche.table.seats import key_of

_OVERDUE_PAUSE = 300
"""Milliseconds: a bot that plays for somebody slow does not make it worse."""
_SOONEST = 10
"""Milliseconds until a timer rings."""
_RETRY_PAUSE = SECOND
_TRIES = 5
"""So often a bot's choice is tried at one ply."""

_log = logging.getLogger("pioche.table")


class LiveTable:
    def __init__(self, mailbox: Mailbox, thinking: Thinking, pace: float) -> None:
        """`pace` stretches or shrinks the pauses of bots."""
        self.mailbox = mailbox
        self.idle_since = steady_clock()
        self._thinking = thinking
        self._pace = pace
        self._loop = asyncio.get_running_loop()
        self._luck = Random()
        self._timer: asyncio.TimerHandle | None = None
        self._wake = 0
        """When it rings."""
        self._deciding: dict[int, int] = {}
        """By seat, at which ply a bot thinks."""
        self._failed: dict[int, int] = {}
        """By ply, how often no bot could decide."""
        self._reacting: dict[int, int] = {}
        """By seat, to which fact a bot reacts."""
        self._under_way: dict[asyncio.Future[Any], Callable[[], bool]] = {}
        """Moves and hints, and whether anybody still wants them."""
        self._unwelcome: set[str] = set()
        """The places of those who were sent away from a public table: a new name does not help them."""

    # People

    def join(self, connection: Connection, hello: m.Hello) -> None:
        """Unless the table has gone elsewhere meanwhile."""
        if self.mailbox.closed:
            connection.close(OVERTAKEN)
            return
        FIGURES.returns += hello.last >= 0
        self.mailbox.join(connection, hello.last, hello.seat)
        self._loop.call_soon(self.look)

    def receive(self, connection: Connection, command: m.AnyCommand) -> None:
        if isinstance(command, m.Hint) and not command.own:
            self._receive_hint(connection, command)
        elif isinstance(command, m.Kick):
            self._receive_kick(connection, command)
        elif isinstance(command, m.Sit) and connection.place in self._unwelcome:
            self.mailbox.receive(connection, command, Refusal("sent-away"))
        else:
            self.mailbox.receive(connection, command)
        self.look()

    def _receive_kick(self, connection: Connection, kick: m.Kick) -> None:
        """Whoever is where the host is may stay."""
        seats = self.mailbox.connections.seats.items()
        places = {known.place for known, seat in seats if seat == kick.seat} - {connection.place}
        if isinstance(self.mailbox.receive(connection, kick), m.Done) and self.mailbox.state.setup.public:
            self._unwelcome |= places

    def part(self, connection: Connection) -> None:
        self.mailbox.part(connection)
        self.idle_since = steady_clock()
        self.look()

    def shut(self, code: int) -> None:
        if self._timer:
            self._timer.cancel()
        self.mailbox.shut(code)
        for task in self._under_way:
            task.cancel()

    def has_seat(self, person: str) -> bool:
        state = self.mailbox.state
        return state.seats.seat_of(key_of(state.id, person)) is not None

    @property
    def watching(self) -> list[Connection]:
        """The connections without a seat."""
        return [known for known, seat in self.mailbox.connections.seats.items() if seat == SPECTATOR]

    @property
    def races_hands(self) -> bool:
        """Whether reactions are compared at this table."""
        state = self.mailbox.state
        return state.reflex is not None and state.reflex.used_with(state.setup.options)

    # The timer

    def look(self) -> None:
        """Something may have changed: set the timer, wake the bots."""
        if self.mailbox.closed:
            return
        self._set_timer()
        self._wake_bots()

    def _set_timer(self) -> None:
        """One that rings too early is left alone: it is set again when it rings."""
        wake = self.mailbox.wake_at()
        if wake is None or (self._timer and self._wake <= wake):
            return
        if self._timer:
            self._timer.cancel()
        self._wake = wake
        delay = max(_SOONEST, wake - self.mailbox.clock())
        self._timer = self._loop.call_later(as_seconds(delay), self._tick)

    def _tick(self) -> None:
        """If nothing else has changed, a bot may have to play for somebody slow."""
        self._timer = None
        if self.mailbox.closed:
            return
        before = self.mailbox.state.seq
        self.mailbox.tick()
        limit = waiting.limit(self.mailbox.state)
        if self.mailbox.state.seq != before or limit is None or self.mailbox.clock() < limit:
            self._set_timer()
        self._wake_bots()

    # Bots

    def _wake_bots(self) -> None:
        self._cancel_unwanted()
        state = self.mailbox.state
        if not self.mailbox.connections.seats:
            return
        for seat, hand in waiting.thinkers(state, self.mailbox.clock()):
            self._start_thinking(seat, hand)
        if state.reflex:
            for seat in waiting.bots_to_slap(state):
                self._start_reacting(seat)

    def _cancel_unwanted(self) -> None:
        """The bot that looks around after its move is not meant."""
        for task, is_wanted in self._under_way.items():
            if not is_wanted() and task is not asyncio.current_task():
                task.cancel()

    def _start_thinking(self, seat: int, hand: str) -> None:
        ply = self.mailbox.state.plies
        if self._deciding.get(seat) != ply and self._failed.get(ply, 0) < _TRIES:
            self._deciding[seat] = ply
            work = self._think(seat, hand, ply, self.mailbox.state.playing.view(seat))
            self._keep(self._loop.create_task(work), lambda: self.mailbox.state.plies == ply)

    def _keep(self, task: asyncio.Future[Any], is_wanted: Callable[[], bool]) -> None:
        self._under_way[task] = is_wanted
        task.add_done_callback(self._under_way.pop)

    async def _think(self, seat: int, hand: str, ply: int, view: Match) -> None:
        """A failure must not stop the table: it is tried again, for a while."""
        try:
            await self._play_for(seat, hand, ply, view)
            self.look()
        except Exception:
            if not self.mailbox.closed:
                self._failed = {ply: self._failed.get(ply, 0) + 1}
                _log.exception("a bot's move failed", extra={"table": self.mailbox.state.id, "seat": seat})
                self._loop.call_later(as_seconds(_RETRY_PAUSE), self.look)
        finally:
            if self._deciding.get(seat) == ply:
                del self._deciding[seat]

    async def _play_for(self, seat: int, hand: str, ply: int, view: Match) -> None:
        level = waiting.level_of(self.mailbox.state, seat)
        asked = steady_clock()
        ready_at = asked + self._pause(seat, level, hand)
        place = _place_of(self.mailbox)
        move = await self._thinking.think(BOT, place, self._decide(place, view, level, asked))
        await asyncio.sleep(as_seconds(max(0, ready_at - steady_clock())))
        if not self.mailbox.closed:
            self.mailbox.bot_plays(seat, move, ply, hand)

    def _decide(self, place: str, view: Match, level: str, asked: int) -> Iterator[str]:
        """In one slice; how long that may be is known when it begins."""
        crowd, waited = self._thinking.crowd(BOT, place), as_seconds(steady_clock() - asked)
        yield choose(view, level, budget(crowd, self._thinking.width, waited))

    def _pause(self, seat: int, level: str, hand: str) -> float:
        slow = hand == f.STAND_IN and not self.mailbox.state.seats[seat].away
        return self._pace * (_OVERDUE_PAUSE if slow else pause(level, self._luck))

    def _start_reacting(self, seat: int) -> None:
        laid = _laid_by(self.mailbox)
        if laid is not None and self._reacting.get(seat) != laid:
            self._reacting[seat] = laid
            took = reaction(waiting.level_of(self.mailbox.state, seat), self._luck)
            self._loop.call_later(as_seconds(took), self._slap, seat, took, laid)

    def _slap(self, seat: int, took: int, laid: int) -> None:
        if not self.mailbox.closed and _laid_by(self.mailbox) == laid:
            self.mailbox.bot_slaps(seat, took)
            self.look()

    # Hints

    def _receive_hint(self, connection: Connection, hint: m.Hint) -> None:
        try:
            self._thinking.check_room(HINT, connection.place)
        except Refusal as refusal:
            self.mailbox.receive(connection, hint, refusal)
            return
        if isinstance(self.mailbox.receive(connection, hint), m.Done):
            self._start_advising(connection, hint.id)

    def _start_advising(self, connection: Connection, command: str) -> None:
        """About the position as it is now: whoever asked may play at once."""
        seats = self.mailbox.connections.seats
        seat = seats.get(connection, SPECTATOR)
        if seat != SPECTATOR:
            view = self.mailbox.state.playing.view(seat)
            advice = self._thinking.think(HINT, connection.place, advised(command, view))
            self._keep(advice, lambda: connection in seats)
            advice.add_done_callback(partial(self._tell_advice, connection))

    def _tell_advice(self, connection: Connection, advice: asyncio.Future[m.Advised]) -> None:
        if advice.cancelled():
            return
        if error := advice.exception():
            _log.error("no advice could be given", extra={"table": self.mailbox.state.id}, exc_info=error)
        elif not self.mailbox.closed:
            self.mailbox.answer(connection, m.write_telling(advice.result()))


def _laid_by(mailbox: Mailbox) -> int | None:
    """The number of the fact that showed what there is to slap."""
    reflex = mailbox.state.reflex
    return reflex.laid_by if reflex else None


def _place_of(mailbox: Mailbox) -> str:
    """Of whoever has been here for longest: bots at all tables of a place share its turns."""
    return next((connection.place for connection in mailbox.connections.seats), "")
