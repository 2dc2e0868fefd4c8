"""The clock on the wall is set anew: nobody's turn ends by it, and none goes on for ever."""

from collections.abc import Callable

import pytest

from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.clock import SECOND, Clock, anchored, not_before
from pioche.table.host.mailbox import Mailbox
from pioche.table.state import BETWEEN, PLAYING
from pioche.table.waiting import READY_LIMIT, thinkers
from tests.table.company import LUCK, ready
from tests.table.phone import Wire
from tests.table.store import MemoryStore

HOUR = 3600 * SECOND
LIMIT = 30
"""Seconds for a turn."""
NOON = 1_790_000_000_000


class Clocks:
    """Two clocks go alike until one is set anew."""

    def __init__(self) -> None:
        self.wall, self.steady = NOON, 5000

    def on_the_wall(self) -> int:
        return self.wall

    def go(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds


class Scene:
    """Two people at a table, in the middle of a turn."""

    def __init__(self, clock_of: Callable[[Clocks], Clock]) -> None:
        self.clocks, self.store = Clocks(), MemoryStore()
        self.clock = clock_of(self.clocks)
        self.box = Mailbox("t", self.store.create("t"), self.store, self.clock)
        self.box.open(f.Setup("tightrope", 3, bots=["club"], clock=LIMIT), "a")
        self.wires = [Wire("a"), Wire("b")]
        self.join()
        for number, wire in enumerate(self.wires):
            self.box.receive(wire, m.Sit(f"sit{number}", wire.person))
        self.ready("first")

    def join(self) -> None:
        for wire in self.wires:
            self.box.join(wire)

    def ready(self, name: str) -> None:
        for number, wire in enumerate(self.wires):
            self.box.receive(wire, ready(f"{name}{number}", self.box.state, number))
        for number, wire in enumerate(self.wires):
            self.box.receive(wire, m.Reveal(f"{name}-luck{number}", LUCK))

    def overdue(self) -> bool:
        """Whether a bot stands in for somebody."""
        self.box.tick()
        return f.STAND_IN in [hand for _, hand in thinkers(self.box.state, self.box.clock())]

    def to_a_person(self) -> None:
        """Until a person is to move."""
        state = self.box.state
        while 2 in state.awaits:
            self.box.bot_plays(2, state.playing.legal_for(2)[0], state.plies, f.BOT)

    def restart(self) -> None:
        """As the house takes a table from its store."""
        at = f.read_fact(self.store.log[-1]).at
        self.box = Mailbox("t", self.store.claim("t"), self.store, not_before(at, self.clock))
        self.box.recover(self.store.log)
        self.wires = [Wire("a"), Wire("b")]
        self.join()


def house_time(clocks: Clocks) -> Clock:
    return anchored(clocks.on_the_wall, lambda: clocks.steady)


def wall_time(clocks: Clocks) -> Clock:
    return clocks.on_the_wall


def ends_in_time(scene: Scene, jump: int) -> bool:
    """Whether the turn lasts as long as it should, although somebody sets the clock."""
    scene.to_a_person()
    scene.clocks.go(LIMIT * SECOND // 2)
    scene.clocks.wall += jump
    early = scene.overdue()
    scene.clocks.go(LIMIT * SECOND // 2 - 1)
    early = early or scene.overdue()
    scene.clocks.go(1)
    return not early and scene.overdue()


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_turn_lasts_as_long_as_it_should(jump: int) -> None:
    assert ends_in_time(Scene(house_time), jump)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_table_that_follows_the_wall_is_found_out(jump: int) -> None:
    assert not ends_in_time(Scene(wall_time), jump)


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 0])
def test_after_a_restart_everybody_has_the_whole_time(jump: int) -> None:
    """The new process looks at another wall, or comes an hour later; facts still follow each other in time."""
    scene = Scene(wall_time)
    scene.to_a_person()
    before = scene.box.state.since
    scene.clocks.wall += jump
    scene.restart()
    assert scene.box.state.since == before, "what people are told follows from the facts"
    assert not scene.overdue()
    scene.clocks.go(LIMIT * SECOND - 1)
    assert not scene.overdue()
    scene.clocks.go(1)
    assert scene.overdue()
    times = [f.read_fact(line).at for line in scene.store.log]
    assert times == sorted(times)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_the_next_round_waits_for_its_time_after_a_restart(jump: int) -> None:
    scene = Scene(wall_time)
    while scene.box.state.phase == PLAYING:
        seat = scene.box.state.awaits[0]
        move = scene.box.state.playing.legal_for(seat)[0]
        if seat == 2:
            scene.box.bot_plays(2, move, scene.box.state.plies, f.BOT)
        else:
            scene.box.receive(scene.wires[seat], m.PlayMove(f"p{scene.box.state.plies}", move))
    assert scene.box.state.phase == BETWEEN
    scene.clocks.wall += jump
    scene.restart()
    scene.clocks.go(READY_LIMIT - 1)
    scene.box.tick()
    assert scene.box.state.phase == BETWEEN
    scene.clocks.go(1)
    scene.box.tick()
    assert str(scene.box.state.phase) == PLAYING
