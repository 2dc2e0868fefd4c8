"""What is added up move by move comes to what is won."""

from pathlib import Path

import pytest

from pioche.arena import tournament
from pioche.arena.gains import Task, gain_by_second, gain_in_deal, gains, gains_in, second_looks
from pioche.arena.plan import POOL, plan_for
from pioche.arena.schedule import seatings
from pioche.arena.tally import estimated
from pioche.games.catalogue import GAMES

BOTS = Path(__file__).with_name("bots.py")


def test_gains_are_the_lead_in_win_share() -> None:
    """A bot that always takes the first legal move, against what the champion wins on the same deals."""
    first = f"{BOTS}:First"
    plan = plan_for("no_thanks", [first, POOL], 3, {}, 3, "1s")
    gained = estimated(gains(plan, 100, 2, lambda _: None))
    plain = tournament("no_thanks", [first, "champion", POOL], 300, 3, seed=3, jobs=2).leads[0][1]
    assert plain
    assert gained.mean < 0
    assert abs(gained.mean - plain.mean) < 1.5 * (gained.error + plain.error)
    assert gained.error < plain.error * (300 / 100) ** 0.5


@pytest.mark.parametrize("game", GAMES)
def test_the_same_deal_gains_the_same(game: str) -> None:
    plan = plan_for(game, ["search:20", POOL], 3, {}, 1, "20sims")
    assert gain_in_deal(Task(plan, 5)) == gain_in_deal(Task(plan, 5))


def test_whoever_plays_like_the_champion_gains_nothing() -> None:
    plan = plan_for("tightrope", ["champion", POOL], 3, {}, 1, "1s")
    assert list(gains_in(Task(plan, 0), 0, seatings(plan, 0)[0])) == []


def test_a_second_look_gains_nothing_where_both_agree() -> None:
    plan = plan_for("take_that", ["search:20", "search:20", POOL], 2, {}, 1, "20sims")
    assert gain_by_second(Task(plan, 0)) == gain_by_second(Task(plan, 0))
    bots = [f"{BOTS}:First", f"{BOTS}:First", POOL]
    assert gain_by_second(Task(plan_for("no_thanks", bots, 3, {}, 1, "1s"), 0)) == 0.0


def test_a_second_look_by_the_champion_helps_who_plays_anything() -> None:
    plan = plan_for("no_thanks", [f"{BOTS}:First", "champion", POOL], 3, {}, 1, "1s")
    found = estimated(second_looks(plan, 30, 2, lambda _: None))
    assert found.mean > found.error
