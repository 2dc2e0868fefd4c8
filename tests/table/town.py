"""Several workers over one store, a proxy that sends people anywhere, and people at two tables, all from one seed.

Workers die and come back, stand still and wake up, lose the store and find it again. When all that is over and nobody
does anything any more, each table is in one place with all its people, and nothing that was acknowledged is lost.
"""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest import mock

import msgspec

from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.clock import SECOND
from pioche.table.state import TableState
from tests.table.phone import Phone, Wire
from tests.table.shared_store import SharedStore, StoreLine
from tests.table.worker import Worker
from tests.table.world import as_command, sensible

HOST = "h" * 30
STEP = 50
"""Milliseconds of quiet at a time."""
TOGETHER = 5 * SECOND
"""So soon after the last disturbance everybody is where their table is."""
_SOON = 300
"""Milliseconds before somebody whose line broke dials again ..."""
_LATER = 2 * SECOND
"""... or whom a server in trouble has sent away."""
PATIENCE = 15 * SECOND
"""For a worker that does not answer."""
_GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("no_thanks", 3, {}),
    ("no_thanks", 4, {}),
    ("take_that", 2, {}),
    ("tightrope", 3, {"simultaneous": True}),
    ("hit_the_deck", 3, {"target": 30, "slap_mode": "random"}),
)


class Guest(Phone):
    """Somebody at one of the tables."""

    def __init__(self, name: str, table: str, draw: Callable[[], str]) -> None:
        super().__init__(name, draw)
        self.table = table
        self.worker: Worker | None = None
        """At the other end of the line."""
        self.dials_at = 0
        self.asked_at = 0
        """When they last did something that is not answered yet."""
        self.ticket = ""
        self.asking: Worker | None = None
        """For a ticket."""


class Town:
    def __init__(self, seed: int, workers: int | None = None) -> None:
        self.luck = Random(seed)
        self.now = 1_000_000
        self.store = SharedStore()
        count = workers or self.luck.randint(2, 4)
        self.workers = [self._new_worker() for _ in range(count)]
        self.buried: list[Worker] = []
        self.guests: list[Guest] = []
        self.wild = True
        """Whether the proxy still sends people anywhere."""
        self.acknowledged = 0
        self.refused_tickets = 0
        self.faults: list[str] = []
        """What was said and should not have been."""

    def _new_worker(self) -> Worker:
        return Worker(StoreLine(self.store), lambda: self.now)

    def open_table(self, game: str = "", seats: int = 0) -> str:
        """By the first worker; its people are not there yet."""
        usual = self.luck.choice(_GAMES)
        game, seats, options = (game, seats, {}) if game else usual
        worker = self.workers[0]
        opening = worker.loop.create_task(worker.house.open(f.Setup(game, seats, options, clock=0), HOST))
        while not opening.done():
            self.now += STEP
            self._run(worker)
        table = opening.result()
        names = "abcdefg"[:seats]
        self.guests += [Guest(f"{name}{len(self.store.tables)}", table, self._draw) for name in names]
        return table

    def _draw(self) -> str:
        return self.luck.randbytes(16).hex()

    # What can happen

    def turn(self) -> None:
        self.luck.choice(self.workers).turn()

    def run_errand(self) -> None:
        worker = self.luck.choice(self.workers)
        if worker.busy:
            worker.loop.run_errand()

    def commit(self) -> None:
        """The store works for those who stand still, too."""
        worker = self.luck.choice(self.workers)
        worker.line.commit(told=not worker.dead)

    def pass_time(self) -> None:
        self.now += self.luck.choice([10, 50, 300, 1500, 6000])

    def hear(self) -> None:
        self.hear_all(self.luck.choice(self.guests))

    def act(self) -> None:
        guest = self.luck.choice(self.guests)
        if guest.worker and not guest.pending and (command := sensible(guest, self.luck)):
            self.send(guest, command)

    def dial(self) -> None:
        self.dial_if_due(self.luck.choice(self.guests))

    def lose_line(self) -> None:
        self.hang_up(self.luck.choice(self.guests), _SOON)

    def kill_one(self) -> None:
        self.kill(self.luck.choice(self.workers))

    def kill(self, worker: Worker) -> None:
        """What it had handed to the store may still be written."""
        for guest in self.guests:
            if guest.worker is worker:
                self.hang_up(guest, _SOON)
            elif guest.asking is worker and not guest.worker:
                guest.dials_at = min(guest.dials_at, self.now + _SOON)
        worker.die()

    def start_again(self) -> None:
        dead = [number for number, worker in enumerate(self.workers) if worker.dead]
        if dead:
            number = self.luck.choice(dead)
            self.buried.append(self.workers[number])
            self.workers[number] = self._new_worker()

    def freeze(self) -> None:
        self.luck.choice(self.workers).frozen = True

    def thaw(self) -> None:
        self.luck.choice(self.workers).frozen = False

    def cut_store(self) -> None:
        self.luck.choice(self.workers).line.cut = True

    def hush_store(self) -> None:
        self.luck.choice(self.workers).line.silent = True

    def mend_store(self) -> None:
        line = self.luck.choice(self.workers).line
        line.cut = line.silent = False

    def go_on(self) -> None:
        """A moment in which all is done that can be."""
        self.play_on(1)

    ALPHABET = (
        (go_on, 12),
        (turn, 60),
        (run_errand, 30),
        (commit, 30),
        (hear, 40),
        (act, 30),
        (dial, 30),
        (pass_time, 12),
        (lose_line, 2),
        (kill_one, 1),
        (start_again, 4),
        (freeze, 1),
        (thaw, 4),
        (cut_store, 1),
        (hush_store, 1),
        (mend_store, 4),
    )

    def step(self) -> str:
        deeds, weights = zip(*self.ALPHABET, strict=True)
        deed = self.luck.choices(deeds, weights)[0]
        deed(self)
        return str(deed.__name__)

    # People

    def route(self, table: str) -> Worker | None:
        """Where the proxy sends somebody: by the table, among those who listen and turn nobody away; or anywhere."""
        living = [worker for worker in self.workers if not worker.dead and not worker.turns_away]
        if self.wild and self.luck.random() < 0.5:
            return self.luck.choice(living) if living else None
        order = [self.workers[(sum(table.encode()) + shift) % len(self.workers)] for shift in range(len(self.workers))]
        return next((worker for worker in order if worker in living), None)

    def dial_if_due(self, guest: Guest) -> None:
        """First for a ticket, then, wherever the proxy leads this time, with it."""
        if guest.worker is not None or self.now < guest.dials_at:
            return
        worker = self.route(guest.table)
        if worker is None:
            guest.dials_at = self.now + _SOON
        elif guest.ticket:
            self.dial_to(guest, worker)
        else:
            guest.asking, guest.dials_at = worker, self.now + PATIENCE
            worker.give_ticket(guest, guest.table, lambda ticket: self._given(guest, ticket))

    def _given(self, guest: Guest, ticket: str) -> None:
        if guest.worker is None:
            guest.ticket, guest.dials_at = ticket, self.now + (0 if ticket else _LATER)

    def meet(self, guest: Guest, worker: Worker) -> None:
        """They find their way to this worker."""
        worker.give_ticket(guest, guest.table, lambda ticket: self._given(guest, ticket))
        self._run(worker)
        self.dial_to(guest, worker)

    def dial_to(self, guest: Guest, worker: Worker) -> None:
        guest.wire = Wire(guest.name, lambda message: self.check_sent(guest, message))
        guest.worker, guest.asked_at = worker, self.now
        worker.greet(guest, guest.wire, guest.table, guest.ticket)
        guest.ticket = ""

    def hang_up(self, guest: Guest, pause: int) -> None:
        if guest.worker and guest.wire:
            guest.worker.part(guest.wire)
            guest.worker, guest.wire, guest.dials_at = None, None, self.now + pause

    def hear_all(self, guest: Guest) -> None:
        while guest.wire and guest.wire.arriving:
            message = guest.receive()
            guest.asked_at = self.now
            if message and (command := guest.luck.answer(message, guest.mirror)):
                self.send(guest, as_command(guest, command))
        if guest.wire and guest.wire.closed is not None:
            self.refused_tickets += guest.wire.closed == 4003
            self.hang_up(guest, _LATER if guest.wire.closed == 1013 else _SOON)
        elif guest.worker and self.now - guest.asked_at > PATIENCE and (guest.pending or guest.mirror.seq < 0):
            self.hang_up(guest, _SOON)

    def send(self, guest: Guest, command: m.AnyCommand) -> None:
        guest.promised.add(command.id)
        guest.pending[command.id] = command
        if guest.worker and guest.wire:
            guest.asked_at = self.now
            guest.worker.hear(guest.wire, command)

    def check_sent(self, guest: Guest, content: bytes) -> None:
        """What leaves is a promise. Faults are noted: whoever sends it must not catch the complaint."""
        message, log = msgspec.json.decode(content), self.store.tables[guest.table].log
        if message["tell"] == "done" and message["id"] in guest.promised:
            self.acknowledged += 1
            mark = f'"id":"{message["id"]}"'.encode()
            if [number for number, line in enumerate(log) if mark in line] != [message["seq"]]:
                self.faults.append("an acknowledged command is not in the log once")
        if message["tell"] in ("event", "snapshot") and message["seq"] >= len(log):
            self.faults.append("told before it was stored")
        if message["tell"] == "snapshot" and message["seq"] < guest.mirror.seq:
            self.faults.append("old news, of a worker that holds the table no more")

    # Quiet

    def calm_down(self) -> None:
        """Nothing breaks any more, and the proxy knows its way."""
        self.wild = False
        while any(worker.dead for worker in self.workers):
            self.start_again()
        for worker in self.workers:
            worker.frozen = worker.line.cut = worker.line.silent = False

    def be_quiet(self, milliseconds: int) -> None:
        """Time passes, and nobody does anything of their own accord."""
        for _ in range(0, milliseconds, STEP):
            self.now += STEP
            self.settle()

    def settle(self) -> None:
        for guest in self.guests:
            self.hear_all(guest)
            self.dial_if_due(guest)
        for worker in self.workers:
            self._run(worker)

    def _run(self, worker: Worker) -> None:
        """All that takes no time."""
        for _ in range(6):
            worker.turn()
            while worker.busy:
                worker.loop.run_errand()
            while worker.line.waiting and not worker.line.silent:
                worker.line.commit(told=not worker.dead)

    def astray(self) -> list[str]:
        """The people who are not where their table is, or do not know how it stands."""
        return [guest.name for guest in self.guests if not self._is_well(guest)]

    def _is_well(self, guest: Guest) -> bool:
        holders = [
            worker
            for worker in self.workers
            if any(other.wire and worker.holds(other.table, other.wire) for other in self.of(guest.table))
        ]
        heard_all = guest.mirror.seq == len(self.store.tables[guest.table].log) - 1
        return holders == [guest.worker] and bool(guest.wire) and heard_all and not guest.pending

    def of(self, table: str) -> list[Guest]:
        return [guest for guest in self.guests if guest.table == table]

    def stands(self, table: str) -> TableState:
        """As the log tells it."""
        state = TableState(table)
        for line in self.store.tables[table].log:
            state.apply(f.read_fact(line))
        return state

    def seat_everybody(self) -> None:
        """Whoever is connected sits down ..."""
        self.be_quiet(10 * STEP)
        for guest in self.guests:
            if guest.worker:
                self.send(guest, m.Sit(guest.next_id(), guest.name))
        self.be_quiet(10 * STEP)

    def get_ready(self) -> None:
        """... and is ready for the deal."""
        for guest in self.guests:
            if guest.worker:
                self.send(guest, as_command(guest, guest.luck.ready(guest.mirror)))
        self.be_quiet(10 * STEP)

    def play_on(self, steps: int) -> None:
        for _ in range(steps):
            for guest in self.guests:
                if guest.worker and not guest.pending and (command := sensible(guest, self.luck)):
                    self.send(guest, command)
            self.be_quiet(STEP)

    def bury(self) -> None:
        for worker in (*self.workers, *self.buried):
            worker.bury()


@contextmanager
def town(seed: int, workers: int | None = None) -> Iterator[Town]:
    """All chance in it comes from the seed."""
    chance = Random(seed)
    drawn: Any = {
        "choice": chance.choice,
        "token_hex": lambda count: chance.randbytes(count).hex(),
        "randbits": chance.getrandbits,
        "token_bytes": chance.randbytes,
    }
    with mock.patch.multiple(secrets, **drawn):
        found = Town(seed, workers)
        try:
            yield found
            assert not found.faults, found.faults[0]
        finally:
            found.bury()


def stormy_evening(seed: int, steps: int = 600) -> list[bytes]:
    """Everything that can happen, and then quiet. All that was stored."""
    with town(seed) as found:
        tables = [found.open_table() for _ in range(2)]
        for _ in range(steps):
            found.step()
        found.calm_down()
        found.be_quiet(TOGETHER)
        assert found.astray() == [], "people are not where their table is"
        for guest in found.guests:
            assert set(guest.done) >= guest.promised - set(guest.refused), "an answer is missing"
        found.play_on(10)
        found.be_quiet(SECOND)
        assert found.astray() == []
        return [line for table in tables for line in found.store.tables[table].log]
