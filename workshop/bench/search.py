"""Simulations of a search per CPU second: rollouts by chance from the opening deal, the tree included.

Beside ours, OpenSpiel's information-set search in C++ on two of its card games, and two of ours on two cores at once.
"""

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from pioche.engine.rollout import Scratch, to_decision
from pioche.engine.sight import view_of
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.search import Search
from pioche.rulekit import Match, dice
from workshop.bench.goals import Goal, Sense
from workshop.bench.peers import OPEN_SPIEL, dealt, peer
from workshop.bench.slices import Runner, play_for, race
from workshop.bench.speed import opening

SIMULATIONS = 2000
"""Of one search."""
TIMES_HEARTS = {"take_that": 2.0, "no_thanks": 5.0, "tightrope": 2.0, "hit_the_deck": 2.0}
TIMES_ALONE = 1.8
PEERS = ("hearts", "oh_hell")


def first_view(game: str) -> Match:
    """Of the one who begins, four at the table."""
    state = opening(game)
    return view_of(state, to_decision(state, dice(1), Scratch.blank()))


def searches(game: str, seed: int = 0) -> Callable[[], int]:
    """Thinks once; answers with how many simulations."""
    view, search = first_view(game), Search(game, [], seed)
    return lambda: sum(opinion.visits for opinion in search.opinions(view, Budget(0.0, SIMULATIONS)))


def ours() -> dict[str, Runner]:
    return {game: partial(play_for, play=searches(game), count=int) for game in GAMES}


def open_spiel(seed: int = 0) -> dict[str, Runner]:
    spiel = peer("OpenSpiel", "pyspiel")
    return {f"open_spiel.{name}.ismcts": ismcts(spiel, spiel.load_game(OPEN_SPIEL[name]), seed) for name in PEERS}


def ismcts(spiel: Any, game: Any, seed: int) -> Runner:
    bot = spiel.ISMCTSBot(seed, spiel.RandomRolloutEvaluator(1, seed), 1.0, SIMULATIONS)
    deal = with_a_choice(game, random.Random(seed))
    return partial(play_for, play=lambda: bot.step(deal), count=lambda _: SIMULATIONS)


def with_a_choice(game: Any, luck: random.Random) -> Any:
    """A bot does not think where only one action is legal, as at the beginning of hearts."""
    state = dealt(game, luck)
    while len(state.legal_actions()) == 1 or state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def two_at_once(game: str, seconds: float) -> float:
    """Simulations per second of two searches in two threads, over those of one alone."""
    alone, both = searches(game, 1), [searches(game, seed) for seed in (2, 3)]
    with ThreadPoolExecutor(2) as threads:
        rates = [
            sum(threads.map(partial(per_second, seconds=seconds), thinkers)) for thinkers in ([alone], both, [alone])
        ]
    return 2 * rates[1] / (rates[0] + rates[2])


def per_second(think: Callable[[], int], seconds: float) -> float:
    began, done = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        done += think()
    return done / (time.perf_counter() - began)


def measure(slices: int, seconds: float, tell: Callable[[str], None]) -> dict[str, Any]:
    speeds = race(ours() | open_spiel(), slices, seconds, tell)
    twice = {game: two_at_once(game, 4 * seconds) for game in GAMES}
    return {
        "simulations_per_cpu_second": speeds,
        "two_searches_over_one": twice,
        "goals": [goal.as_dict() for goal in (*speed_goals(speeds), *core_goals(twice))],
    }


def speed_goals(speeds: dict[str, float]) -> list[Goal]:
    hearts = "open_spiel.hearts.ismcts"
    return [
        Goal(f"{game} / {hearts}", speeds[game] / speeds[hearts], Sense.AT_LEAST, TIMES_HEARTS[game]) for game in GAMES
    ]


def core_goals(twice: dict[str, float]) -> list[Goal]:
    return [Goal(f"{game}: two_searches", twice[game], Sense.AT_LEAST, TIMES_ALONE) for game in GAMES]
