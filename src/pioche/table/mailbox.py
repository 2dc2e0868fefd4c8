"""One mailbox for one table: commands in order, stored first, then told. Store, clock and lines are injected."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from pioche.rulekit import NOBODY, Match, Refusal
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.chairs import PERSON, key_of
from pioche.table.course import Row
from pioche.table.keeping import record_of
from pioche.table.race import TOLD_LATEST, judged_slap
from pioche.table.standing import OVER, Standing
from pioche.table.store import Batch, Card, Finished, Log
from pioche.table.table import Table
from pioche.table.telling import KEPT, Teller

CERTAIN = 1000
"""Milliseconds for which a worker may speak after the store last said that the table is its own."""

PRESENCE = 500
"""Milliseconds between tellings of who is here."""

TAKEN_OVER, OVERTAKEN = 4001, 1012
"""Close codes: the seat is used from elsewhere; this worker does not hold the table any more."""


class Line(Protocol):
    """A connection, as a table sees it."""

    person: str
    """Who it is."""
    rtt: int
    """The fastest recent round trip, in milliseconds."""

    def send(self, *messages: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Visitor:
    def __init__(self, line: Line, seat: int) -> None:
        self.line = line
        self.seat = seat
        """NOBODY for a spectator."""
        self.heard = -1
        """The number of the last thing told."""
        self.saw_hand = 0
        """When the last hand card was shown."""


class Parcel:
    """What is told when everything before it is stored."""

    def __init__(self) -> None:
        self.ready = False
        self.told: list[dict[int, bytes]] = []
        self.first = 0
        """The number of the first of them."""
        self.answer: tuple[Line, bytes] | None = None
        """To whoever asked for it, after the news."""
        self.then: list[Callable[[], None]] = []
        self.reseated: set[Line] = set()
        """Who sees the table from another side now, and is told afresh."""


Clock = Callable[[], int]


class Mailbox:
    def __init__(self, table: str, epoch: int, log: Log, clock: Clock, **chance: Any) -> None:
        self.table = Table(table, self._heard, **chance)
        self.epoch = epoch
        self.log = log
        self.clock = clock
        self.teller = Teller()
        self.lines: dict[Line, int] = {}
        """Every connection, and the seat it is or will be told from; NOBODY for a spectator."""
        self.visitors: dict[Line, Visitor] = {}
        """Those who have been welcomed."""
        self.outbox: deque[Parcel] = deque()
        self.closed = False
        self.on_change: Callable[[], None] = lambda: None
        """Told after every change, before it is stored: bots and timers look again."""
        self.on_hint: Callable[[Line, str, Match], None] = lambda *_: None
        self.presence_due: int | None = None
        """When everybody is to be told who is here."""
        self.opened = 0
        self._lines: list[bytes] = []
        self._told: list[dict[int, bytes]] = []
        self._people: list[str] = []
        self._changes = -1
        self._finished = False
        self._certain = 0

    # From the store

    def recover(self, lines: list[bytes], now: int) -> None:
        """Stand where the log ends. Nobody is connected yet."""
        for number, line in enumerate(lines):
            fact = f.read_fact(line)
            rows = self.table.apply(fact)
            if number >= len(lines) - KEPT:
                self.teller.tell(self.table, fact, rows)
            elif number == len(lines) - KEPT - 1:
                self.teller.begin(self.table)
            self.opened = self.opened or fact.at
        self.table.now = now
        self.table.gone = dict.fromkeys(self.table.chairs.of_kind(PERSON), now)
        self._changes = self.table.changes
        self._finished = self.table.phase == OVER

    # Commands

    def open(self, setup: f.Setup, host: str) -> None:
        self.opened = self.clock()
        self.table.open(setup, key_of(self.table.id, host), self.opened)
        self._people.append(host)
        self._post(Parcel())

    def _key(self, line: Line) -> str:
        return key_of(self.table.id, line.person)

    def receive(self, line: Line, command: m.AnyCommand) -> None:
        """A command of somebody who is connected: done, or refused with the reason."""
        answer: m.Done | m.Refused
        try:
            answer = self._obey(line, command)
        except Refusal as refusal:
            answer = m.refused(command.id, refusal)
        self.answer(line, m.write_telling(answer))

    def _obey(self, line: Line, command: m.AnyCommand) -> m.Done:
        if isinstance(command, m.Why):
            self._why(self._seat(line), command)
            return m.Done(command.id, self.table.seq)
        if isinstance(command, m.SlapNow):
            return m.Done(command.id, self._slap(line, command))
        number = self.table.handle(self._key(line), command, self.clock())
        if isinstance(command, m.Sit):
            self._people.append(line.person)
        if isinstance(command, m.Hint):
            self.on_hint(line, command.id, self.table.playing.view(self._seat(line)).twin())
        return m.Done(command.id, number)

    def _seat(self, line: Line) -> int:
        seat = self.table.chairs.seat_of(self._key(line))
        if seat is None:
            raise Refusal("not-seated")
        return seat

    def _why(self, seat: int, command: m.Why) -> None:
        if self.table.course is None:
            raise Refusal("not-dealt")
        self.table.course.check(seat, command.move)

    def _slap(self, line: Line, command: m.SlapNow) -> int:
        seat = self._seat(line)
        if (known := self.table.remembered.get(self._key(line), {}).get(command.id)) is not None:
            return known
        if line not in self.visitors:
            raise Refusal("slap-unseen")
        now = self.clock()
        elapsed = min(now - self.visitors[line].saw_hand, TOLD_LATEST)
        before = self.table.seq
        self.table.slap(
            judged_slap(seat, command.reaction, elapsed, line.rtt), command.last, now, command_id=command.id
        )
        return before + 1

    def bot_plays(self, seat: int, move: str, ply: int, hand: str) -> None:
        self.table.play(seat, move, ply, hand, self.clock())
        self._post(Parcel())

    def bot_slaps(self, seat: int, reaction: int) -> None:
        """A bot tells its reaction as it is."""
        if seat in self.table.bots_to_slap():
            self.table.slap(judged_slap(seat, reaction, reaction, 0), self.table.seq, self.clock())
            self._post(Parcel())

    def tick(self) -> None:
        self.table.tick(self.clock())
        parcel = Parcel()
        if self.presence_due is not None and self.clock() >= self.presence_due:
            self.presence_due = None
            parcel.then.append(self._tell_presence_to_all)
        self._post(parcel)

    # Visitors

    def join(self, line: Line, last: int = -1, seat_then: int | None = None) -> None:
        """Somebody connects who has heard everything up to the number `last`, from that seat."""
        seat = self.table.chairs.seat_of(self._key(line))
        if seat is not None:
            self._take_over(line, seat)
            self.table.connected(seat, self.clock())
        parcel = Parcel()
        same = seat == seat_then and (seat is None or last >= self.table.chairs.since[seat])
        self._welcome(parcel, line, last if same else -1)
        self._certain = 0  # whoever comes from another worker must not hear old news from this one
        parcel.then.append(partial(self._tell_presence, line))
        self._post(parcel)
        self._presence_changed()

    def _take_over(self, line: Line, seat: int) -> None:
        """The latest connection of a person is the one that counts."""
        for other in [known for known, held in self.lines.items() if held == seat and known is not line]:
            self._drop(other)
            other.close(TAKEN_OVER)

    def _drop(self, line: Line) -> int | None:
        self.visitors.pop(line, None)
        return self.lines.pop(line, None)

    def _welcome(self, parcel: Parcel, line: Line, last: int) -> None:
        """Made now, told when all of it is stored; what happens later is told after it."""
        seat = self._audience(line)
        self.lines[line] = seat
        self.teller.watch(self.table, seat)
        missed = self.teller.missed(self.table, seat, last)
        parcel.then.append(partial(self._admit, Visitor(line, seat), missed, self.table.seq))

    def _audience(self, line: Line) -> int:
        seat = self.table.chairs.seat_of(self._key(line))
        return NOBODY if seat is None else seat

    def _admit(self, visitor: Visitor, missed: list[bytes], seq: int) -> None:
        if visitor.line not in self.lines:
            return
        self.visitors[visitor.line] = visitor
        visitor.heard, visitor.saw_hand = seq, self.clock()
        for message in missed:
            visitor.line.send(message)

    def part(self, line: Line) -> None:
        """The connection is gone."""
        seat = self._drop(line)
        if seat is None:
            return
        if seat != NOBODY and seat not in self.lines.values():
            self.table.disconnected(seat, self.clock())
            self.on_change()
        self._presence_changed()

    def _presence_changed(self) -> None:
        """Told soon, but not each time in a crowd that comes and goes."""
        if self.presence_due is None:
            self.presence_due = self.clock() + PRESENCE
            self.on_change()

    def _tell_presence(self, *lines: Line) -> None:
        here = list(self.lines.values())
        watching = here.count(NOBODY)
        if not watching:
            self.teller.forget(NOBODY)
        message = m.write_telling(m.Present([seat in here for seat in range(self.table.seats)], watching))
        for line in lines:
            line.send(message)

    def _tell_presence_to_all(self) -> None:
        self._tell_presence(*self.visitors)

    def wake_at(self) -> int | None:
        """When to tick next."""
        times = [time for time in (self.table.wake_at(), self.presence_due) if time is not None]
        return min(times, default=None)

    def answer(self, line: Line, message: bytes) -> None:
        """Something to say to one visitor, in its turn."""
        parcel = Parcel()
        parcel.answer = line, message
        self._post(parcel)

    def when_told(self, action: Callable[[], None]) -> None:
        """After all that has been decided so far is stored and told."""
        parcel = Parcel()
        parcel.then.append(action)
        self._post(parcel)

    # Store first, then tell

    def _heard(self, _: Standing, fact: f.AnyFact, rows: list[Row]) -> None:
        self._lines.append(f.write_fact(fact))
        self._told.append(self.teller.tell(self.table, fact, rows))

    def _post(self, parcel: Parcel) -> None:
        if self.closed:
            return
        lines, parcel.told = self._lines, self._told
        self._lines, self._told = [], []
        parcel.first = self.table.seq + 1 - len(lines)
        if self.table.changes != self._changes:
            self._reseat(parcel)
        self.outbox.append(parcel)
        if lines or ((parcel.answer or parcel.then) and not self._is_certain()):
            self._store(parcel, lines)
        else:
            parcel.ready = True
            self._deliver()
        if lines:
            self.on_change()

    def _is_certain(self) -> bool:
        return self.clock() - self._certain < CERTAIN

    def _store(self, parcel: Parcel, lines: list[bytes]) -> None:
        asked = self.clock()
        batch = Batch(
            self.table.id, self.epoch, parcel.first, lines, self._card(), self._people, self._finished_match()
        )
        self._people = []
        self.log.append(batch, lambda error: self._stored(parcel, asked, error))

    def _stored(self, parcel: Parcel, asked: int, error: Exception | None) -> None:
        if error is not None:
            self.shut(OVERTAKEN)
            return
        self._certain = max(self._certain, asked)
        parcel.ready = True
        self._deliver()

    def _deliver(self) -> None:
        while self.outbox and self.outbox[0].ready and not self.closed:
            parcel = self.outbox.popleft()
            if parcel.told:
                self._tell(parcel)
            if parcel.answer:
                line, message = parcel.answer
                line.send(message)
            for action in parcel.then:
                action()

    def _tell(self, parcel: Parcel) -> None:
        """All that somebody hears goes out together, the answer too."""
        last = parcel.first + len(parcel.told) - 1
        hand_card = self.table.laid is not None and parcel.first <= self.table.laid[1] <= last
        for visitor in list(self.visitors.values()):
            line = visitor.line
            if line in parcel.reseated or visitor.heard >= last:
                continue
            news = [told[visitor.seat] for told in parcel.told[max(0, visitor.heard + 1 - parcel.first) :]]
            visitor.heard = last
            visitor.saw_hand = self.clock() if hand_card else visitor.saw_hand
            if parcel.answer and parcel.answer[0] is line:
                news.append(parcel.answer[1])
                parcel.answer = None
            line.send(*news)

    def _reseat(self, parcel: Parcel) -> None:
        """Who has sat down or stood up sees the table from another side."""
        for line, seat in list(self.lines.items()):
            if self._audience(line) != seat:
                parcel.reseated.add(line)
                self._welcome(parcel, line, -1)
        if parcel.reseated:
            self._presence_changed()

    def _card(self) -> Card | None:
        if self.table.changes == self._changes:
            return None
        self._changes = self.table.changes
        chairs = self.table.chairs.chairs
        return Card(
            self.table.setup.game,
            self.table.seats,
            [chair.name for chair in chairs if chair.name],
            [chair.name for chair in chairs if chair.kind == PERSON],
            self.table.phase,
            self.table.setup.public,
            self.table.setup.clock,
            self.opened,
        )

    def _finished_match(self) -> Finished | None:
        was, self._finished = self._finished, self.table.phase == OVER
        if was or not self._finished:
            return None
        setup, now = self.table.setup, self.clock()
        return Finished(self.table.label, setup.game, setup.public, now, record_of(self.table, now))

    def shut(self, code: int) -> None:
        """Say no more: close every line."""
        self.closed = True
        self.outbox.clear()
        for line in list(self.lines):
            self._drop(line)
            line.close(code)

    @property
    def idle(self) -> bool:
        return not self.lines and not self.outbox
