"""One mailbox for one table: commands in order, stored first, then told. Store, clock and chance are injected."""

from collections.abc import Callable
from functools import partial

from pioche.engine.play import SPECTATOR
from pioche.rulekit import Refusal
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table import waiting
from pioche.table.broadcast import KEPT, Broadcast
from pioche.table.clock import Clock
from pioche.table.decide import (
    FAIR,
    Facts,
    TableLuck,
    bot_moves,
    come_back,
    elapse,
    handle,
    open_table,
    settle,
    slap,
    void,
)
from pioche.table.host.connections import Connection, Connections, Delivery
from pioche.table.host.delivery import Outbox
from pioche.table.host.figures import FIGURES
from pioche.table.host.listing import Listing
from pioche.table.host.pulse import Pulse
from pioche.table.host.store import Batch, FactLog
from pioche.table.host.talk import MOST_LINES, Talk
from pioche.table.reactions import NO_LINE, TOLD_LATEST, judged_slap
from pioche.table.seats import PERSON, key_of
from pioche.table.state import TableState

_REFUSALS = 256
"""This many are remembered."""
_TALK = (m.Say, m.Write)
_EVEN = Pulse()
"""Of a loop that nobody looks after."""


class Mailbox:
    def __init__(
        self,
        table: str,
        epoch: int,
        log: FactLog,
        clock: Clock,
        chance: TableLuck = FAIR,
        pulse: Pulse = _EVEN,
        most_lines: int = MOST_LINES,
    ) -> None:
        self.state = TableState(table)
        self.epoch = epoch
        self.clock = clock
        self.chance = chance
        self.pulse = pulse
        self.broadcast = Broadcast()
        self.connections = Connections(clock)
        self.outbox = Outbox(log, clock, self.connections)
        self.listing = Listing(clock)
        self._talk = Talk(most_lines)
        self._refused: dict[tuple[str, str], m.Refused] = {}
        """What was refused of late, by person and command: sent again, it is answered alike."""
        self._now = 0
        self._lines: list[bytes] = []
        """What is to be stored next ..."""
        self._told: list[dict[int, bytes]] = []
        """... and told."""

    def now(self) -> int:
        """The time; it never goes back."""
        self._now = max(self._now, self.clock())
        return self._now

    # From the store

    def recover(self, lines: list[bytes]) -> None:
        """Stand where the log ends. Nobody is connected yet, and all limits begin anew."""
        for number, line in enumerate(lines):
            fact = f.read_fact(line)
            rows = self.state.apply(fact)
            if number >= len(lines) - KEPT:
                self.broadcast.tell(self.state, fact, rows)
            elif number == len(lines) - KEPT - 1:
                self.broadcast.begin(self.state)
        self.state.resumed = self.now()
        self.connections.absent = dict.fromkeys(self.state.seats.of_kind(PERSON), self.now())
        self.listing.recover(self.state, f.read_fact(lines[0]).at)

    # Commands

    def open(self, setup: f.Setup, host: str) -> None:
        self.listing.opened = self.now()
        self.listing.people.append(host)
        self._apply(open_table(setup, key_of(self.state.id, host), self.now()))
        self._settle()
        self._post(Delivery())

    def receive(
        self, connection: Connection, command: m.AnyCommand, objection: Refusal | None = None
    ) -> m.Done | m.Refused:
        """A command of somebody who is connected: done, or refused with the reason. The answer is on its way.

        An objection is a reason that lies outside the table; what was answered before is answered alike all the same.
        """
        answer: m.Done | m.Refused | None = self._refused.get((connection.person, command.id))
        if answer is None:
            try:
                answer = m.Done(command.id, self._obey(connection, command, objection))
            except Refusal as refusal:
                answer = m.refused(command.id, refusal)
                FIGURES.refusals[refusal.code] += 1
                _keep(self._refused, connection.person, answer)
        self._post(Delivery((connection, m.write_telling(answer))))
        return answer

    def _obey(self, connection: Connection, command: m.AnyCommand, objection: Refusal | None) -> int:
        """The number of the first fact of the command."""
        key = key_of(self.state.id, connection.person)
        if isinstance(command, m.Why):
            return _why(self.state, key, command)
        if (known := self.state.number_of(key, command.id)) is not None:
            return known
        if objection:
            raise objection
        if isinstance(command, m.SlapNow):
            facts = self._slap(key, connection, command)
        else:
            facts = handle(self.state, key, command, self.now())
        if isinstance(command, _TALK):
            self._talk.spend(key, self._now)
        elif isinstance(command, m.Sit):
            self.listing.people.append(connection.person)
        number = self.state.seq + 1
        self._apply(facts)
        self._settle()
        return number

    def _slap(self, key: str, connection: Connection, command: m.SlapNow) -> Facts:
        seat = _seated(self.state, key)
        if connection not in self.connections.viewers:
            raise Refusal("slap-unseen")
        elapsed = min(self.clock() - self.connections.race_shown, TOLD_LATEST)
        if self.pulse.stalled_since(elapsed) and (facts := void(self.state, self.now(), command.id, seat)):
            return facts
        hit = judged_slap(seat, command.reaction, elapsed, connection.line)
        return slap(self.state, hit, command.last, self.now(), command.id)

    def bot_plays(self, seat: int, move: str, ply: int, hand: str) -> None:
        self._apply(bot_moves(self.state, seat, move, ply, hand, self.now()))
        self._settle()
        self._post(Delivery())

    def bot_slaps(self, seat: int, reaction: int) -> None:
        """A bot tells its reaction as it is."""
        if seat in waiting.bots_to_slap(self.state):
            hit = judged_slap(seat, reaction, reaction, NO_LINE)
            self._apply(slap(self.state, hit, self.state.seq, self.now()))
            self._settle()
            self._post(Delivery())

    def tick(self) -> None:
        """Time has passed."""
        if self.pulse.stalled_since(self.clock() - self.connections.race_shown):
            self._apply(void(self.state, self.now()))
        self._apply(elapse(self.state, self.now(), self.connections.absent))
        self._settle()
        delivery = Delivery()
        if self.connections.presence_due is not None and self.clock() >= self.connections.presence_due:
            self.connections.presence_due = None
            delivery.then.append(lambda: self._tell_presence(*self.connections.viewers))
        self._post(delivery)

    def wake_at(self) -> int | None:
        """When to tick next."""
        time, presence = waiting.wake_at(self.state, self.connections.absent), self.connections.presence_due
        if time is None or presence is None:
            return presence if time is None else time
        return min(time, presence)

    # Who comes and goes

    def join(self, connection: Connection, last: int = -1, seat_then: int | None = None) -> None:
        """Somebody connects who has heard everything up to the number `last`, from that seat."""
        delivery, seat = Delivery(), self._viewer(connection)
        if seat == SPECTATOR:
            same = seat_then is None
        else:
            self.connections.take_over(connection, seat)
            self._apply(come_back(self.state, seat, self.now()))
            same = seat == seat_then and last >= self.state.seats.since[seat]
        self._welcome(delivery, connection, last if same else -1)
        self.outbox.doubt()  # whoever comes from another worker must not hear old news from this one
        delivery.then.append(partial(self._tell_presence, connection))
        self._post(delivery)
        self.connections.presence_changed()

    def _viewer(self, connection: Connection) -> int:
        seat = self.state.seats.seat_of(key_of(self.state.id, connection.person))
        return SPECTATOR if seat is None else seat

    def _welcome(self, delivery: Delivery, connection: Connection, last: int) -> None:
        """Made now, told when all of it is stored; what happens later is told after it."""
        viewer = self.connections.seats[connection] = self._viewer(connection)
        self.broadcast.watch(self.state, viewer)
        missed = self.broadcast.missed(self.state, viewer, last)
        delivery.then.append(partial(self.connections.welcome, connection, viewer, missed, self.state.seq))

    def part(self, connection: Connection) -> None:
        """The connection is gone."""
        if self.connections.part(connection) is not None:
            self.connections.presence_changed()

    def _tell_presence(self, *connections: Connection) -> None:
        present = self.connections.present(len(self.state.seats))
        if not present.watching:
            self.broadcast.forget(SPECTATOR)
        message = m.write_telling(present)
        for connection in connections:
            connection.send(message)

    # Store, then tell

    def answer(self, connection: Connection, message: bytes) -> None:
        """Something to say to one connection, in its turn."""
        self._post(Delivery((connection, message)))

    def when_told(self, action: Callable[[], None]) -> None:
        """After all that has been decided so far is stored and told."""
        self._post(Delivery(then=[action]))

    def _apply(self, facts: Facts) -> None:
        for fact in facts:
            rows = self.state.apply(fact)
            self._lines.append(f.write_fact(fact))
            FIGURES.facts[type(fact)] += 1
            self._told.append(self.broadcast.tell(self.state, fact, rows))

    def _settle(self) -> None:
        while facts := settle(self.state, self._now, self.chance):
            self._apply(facts)

    def _post(self, delivery: Delivery) -> None:
        if self.outbox.closed:
            return
        lines, delivery.told = self._lines, self._told
        self._lines, self._told = [], []
        delivery.first = self.state.seq + 1 - len(lines)
        if self.state.reflex is not None:
            delivery.shows_race = (self.state.reflex.laid_by or -1) >= delivery.first
        if self.listing.changes == self.state.changes:
            batch = Batch(self.state.id, self.epoch, delivery.first, lines)
        else:
            self._reseat(delivery)
            batch = self.listing.batch(self.state, self.epoch, lines)
        self.outbox.post(delivery, batch)

    def _reseat(self, delivery: Delivery) -> None:
        """Those who have sat down or stood up see the table from another side."""
        for connection, seat in list(self.connections.seats.items()):
            if self._viewer(connection) != seat:
                delivery.reseated.add(connection)
                self._welcome(delivery, connection, -1)
        if delivery.reseated:
            self.connections.presence_changed()

    def shut(self, code: int) -> None:
        """Say no more: close every connection."""
        self.outbox.close(code)

    @property
    def closed(self) -> bool:
        return self.outbox.closed

    @property
    def idle(self) -> bool:
        return not self.connections.seats and self.outbox.empty


def _keep(refused: dict[tuple[str, str], m.Refused], person: str, answer: m.Refused) -> None:
    refused[person, answer.id] = answer
    if len(refused) > _REFUSALS:
        del refused[next(iter(refused))]


def _why(state: TableState, key: str, command: m.Why) -> int:
    """Refusal with the reason, if this may not be played."""
    seat = _seated(state, key)
    if state.play is None:
        raise Refusal("not-dealt")
    state.play.check(seat, command.move)
    return state.seq


def _seated(state: TableState, key: str) -> int:
    seat = state.seats.seat_of(key)
    if seat is None:
        raise Refusal("not-seated")
    return seat
