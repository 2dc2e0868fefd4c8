"""What is added up move by move comes to what is won."""

from pathlib import Path

import numpy as np
import pytest

from pioche.arena import tournament
from pioche.arena.plan import POOL, Plan, plan_for
from pioche.arena.schedule import seatings
from pioche.arena.tally import estimated
from pioche.games.catalogue import GAMES
from pioche.players.elimination import is_decided
from pioche.players.search import Search
from workshop.ratings.gains import Task, choices, gain_by_time, gains, gains_in, match_for, seat_of_entrant

BOTS = Path(__file__).parents[1] / "arena" / "bots.py"
FIRST = f"{BOTS}:First"
"""A bot that always makes the first legal move."""


def gained(plan: Plan, deal: int, trials: int) -> list[float]:
    """By seat."""
    return [sum(gains_in(Task(plan, deal), game, seating, trials)) for game, seating in enumerate(seatings(plan, deal))]


@pytest.mark.needs_speed
def test_gains_are_the_lead_in_win_share() -> None:
    plan = plan_for("no_thanks", [FIRST, POOL], 3, {}, 3, "1s")
    found = estimated(np.array([np.mean(gained(plan, deal, 30)) for deal in range(60)]))
    plain = tournament("no_thanks", [FIRST, "champion", POOL], 300, 3, seed=3, jobs=2).leads[0][1]
    assert plain
    assert found.mean < 0
    assert abs(found.mean - plain.mean) < 1.5 * (found.error + plain.error)
    assert found.error < plain.error * (300 / 60) ** 0.5


@pytest.mark.needs_speed
@pytest.mark.parametrize("game", GAMES)
def test_the_same_deal_gains_the_same(game: str) -> None:
    plan = plan_for(game, ["search:20", POOL], 3, {}, 1, "20sims")
    assert gained(plan, 5, 2) == gained(plan, 5, 2)


def test_whoever_plays_like_the_champion_gains_nothing() -> None:
    plan = plan_for("tightrope", ["champion", POOL], 3, {}, 1, "1s")
    assert gained(plan, 0, 2) == [0, 0, 0]


@pytest.mark.needs_speed
def test_processes_share_the_deals() -> None:
    plan = plan_for("no_thanks", ["search:20", POOL], 3, {}, 1, "20sims")
    heard: list[int] = []
    assert len(gains(plan, 3, 2, heard.append)) == sum(heard) == 3


def expert_plan(simulations: int) -> Plan:
    return plan_for("no_thanks", ["expert", POOL], 3, {}, 1, f"{simulations}sims")


@pytest.mark.needs_speed
def test_a_search_that_hardly_thinks_gains_by_thinking_longer() -> None:
    found = estimated(np.array([gain_by_time(Task(expert_plan(30), deal), trials=200) for deal in range(60)]))
    assert found.mean > 1.5 * found.error


@pytest.mark.needs_speed
def test_a_search_that_is_sure_does_not_reconsider() -> None:
    task = Task(expert_plan(3000), 0)
    seating = seatings(task.plan, 0)[0]
    table = match_for(task, 0, seating)
    search = table.players[seat_of_entrant(seating)]
    assert isinstance(search, Search)
    view = next(choices(task, table))
    chosen, worlds = search.choose(view, task.plan.budget), search.memory.elimination.worlds
    assert is_decided(search.memory.elimination)
    assert search.reconsider(view, task.plan.budget) == chosen
    assert search.memory.elimination.worlds == worlds
