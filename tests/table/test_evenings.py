"""Evenings from seeds: python -m tests.table.evening --seed N replays one that failed."""

import os

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from pioche.table.after.verification import verify_record
from pioche.table.state import OVER
from tests.kit import sized
from tests.table.world import World, evening

AT_ONCE = sized(50, interpreted=1)
SHARDS = 8
MANY = 200


def spend(seeds: range) -> None:
    for seed in seeds:
        try:
            check_end(evening(seed))
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error}") from error


def check_end(world: World) -> None:
    """The match is over, its record is kept once, and its luck is what was committed to and what each phone kept."""
    assert world.reference.phase == OVER
    assert [game.id for game in world.store.finished][-1] == world.reference.label
    assert len({game.id for game in world.store.finished}) == len(world.store.finished)
    for game in world.store.finished:
        for phone in world.phones:
            assert verify_record(game.record, phone.luck.receipts).rounds >= 1


@pytest.mark.parametrize("shard", range(SHARDS))
def test_evenings(shard: int) -> None:
    spend(range(shard * AT_ONCE, (shard + 1) * AT_ONCE))


@pytest.mark.long
@pytest.mark.parametrize("shard", range(SHARDS, MANY))
def test_many_evenings(shard: int) -> None:
    spend(range(shard * AT_ONCE, (shard + 1) * AT_ONCE))


class Evening(RuleBasedStateMachine):
    """The same alphabet, with Hypothesis choosing what happens; a failure shrinks to the few steps that matter."""

    @initialize(seed=st.integers(0, 2**20))
    def sit_down(self, seed: int) -> None:
        self.world = World(seed)

    @rule()
    def commit(self) -> None:
        self.world.commit()

    @rule()
    def hear(self) -> None:
        self.world.hear()

    @rule()
    def act(self) -> None:
        self.world.act()

    @rule()
    def bots_move(self) -> None:
        self.world.bots_move()

    @rule()
    def pass_time(self) -> None:
        self.world.pass_time()

    @rule()
    def connect(self) -> None:
        self.world.connect()

    @rule()
    def mischief(self) -> None:
        self.world.mischief()

    @rule()
    def send_again(self) -> None:
        self.world.send_again()

    @rule()
    def lose_line(self) -> None:
        self.world.lose_line()

    @rule()
    def crash(self) -> None:
        self.world.crash()

    @rule()
    def take_over(self) -> None:
        self.world.take_over()

    @rule()
    def old_worker_stirs(self) -> None:
        self.world.old_worker_stirs()

    @invariant()
    def the_log_is_followed(self) -> None:
        if hasattr(self, "world"):
            self.world.check()


def test_hypothesis_spends_evenings() -> None:
    examples = int(os.environ.get("PIOCHE_EXAMPLES", str(sized(25, interpreted=5))))
    run_state_machine_as_test(
        Evening,
        settings=settings(
            max_examples=examples,
            stateful_step_count=60,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_the_alphabet_is_whole() -> None:
    """What the simulation can do, Hypothesis can do."""
    deeds = {deed.__name__ for deed, _ in World.ALPHABET}
    assert deeds == {name for name, _ in vars(Evening).items() if name in deeds}
