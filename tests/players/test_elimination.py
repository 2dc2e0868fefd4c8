"""When a move drops out, and when it must not yet."""

from collections.abc import Sequence

import pytest

from pioche.players.elimination import Elimination, drop_out, is_decided, line_up, note_world
from pioche.rulekit import ints_of

LITTLE_BETTER, FAR_BETTER = (0.51, 0.5), (0.9, 0.5)
DISASTER = (0.0, 0.5)


def after(worlds: Sequence[tuple[float, float]], caution: float) -> Elimination:
    """Two moves, tried in these worlds."""
    elimination = Elimination.blank()
    line_up(elimination, ints_of([0, 1]), 2, 0)
    for values in worlds:
        elimination.value[0], elimination.value[1] = values
        note_world(elimination)
        drop_out(elimination, caution)
    return elimination


@pytest.mark.parametrize("caution", [0.0, 1.0])
def test_what_is_far_behind_in_every_world_drops_out_at_once(caution: float) -> None:
    assert is_decided(after([FAR_BETTER] * 24, caution))


def test_what_is_a_little_behind_in_few_worlds_stays_where_a_disaster_may_come() -> None:
    worlds = [LITTLE_BETTER] * 24
    assert is_decided(after(worlds, caution=0.0))
    assert not is_decided(after(worlds, caution=1.0))


def test_and_drops_out_when_none_came() -> None:
    assert is_decided(after([LITTLE_BETTER] * 200, caution=1.0))


def test_one_that_is_ahead_but_for_a_disaster_is_found_out() -> None:
    """In one world of fifty the little better move loses everything."""
    worlds = ([LITTLE_BETTER] * 49 + [DISASTER]) * 40
    found = after(worlds, caution=1.0)
    assert found.running[1] == 1
    assert found.sums[0] / found.tried[0] <= found.sums[1] / found.tried[1] + 0.01
