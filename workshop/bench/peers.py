"""Other people's engines, each in its fastest public form, playing uniformly at random.

OpenSpiel's relatives of our games, four at the table, are measured three ways:

whole     whole games in C++, deal included: `evaluate_bots` with its own random bots;
rollout   bare C++ rollouts of positions already dealt: an MCTS bot of one simulation does nothing else;
python    whole games, each action chosen in Python.
"""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from workshop.bench.slices import Runner, play_for

OPEN_SPIEL = {
    "hearts": "hearts",
    "crazy_eights": "crazy_eights(players=4)",
    "oh_hell": "oh_hell(players=4)",
}
SEATS = 4
GAMES = 100
"""Whole games between two looks at the clock."""
DEALS, ROLLOUTS = 16, 64
"""Between two looks at the clock: the deals, and how often each is rolled out."""


class MissingPeer(Exception):
    def __init__(self, package: str, extra: str = "bench") -> None:
        super().__init__(f"{package} is left out: it is not installed. It comes with the extra pioche[{extra}].")


def peer(package: str, module: str, extra: str = "bench") -> Any:
    try:
        return import_module(module)
    except ImportError:
        raise MissingPeer(package, extra) from None


def open_spiel(seed: int = 0) -> dict[str, Runner]:
    spiel = peer("OpenSpiel", "pyspiel")
    ways: dict[str, Callable[[Any, Any, int], Runner]] = {"whole": whole, "rollout": rollout, "python": python}
    return {
        f"open_spiel.{name}.{way}": measure(spiel, spiel.load_game(game), seed)
        for way, measure in ways.items()
        for name, game in OPEN_SPIEL.items()
    }


def random_bots(spiel: Any, seed: int) -> list[Any]:
    return [spiel.make_uniform_random_bot(seat, seed + seat) for seat in range(SEATS)]


def decisions(state: Any) -> int:
    """How many of the actions so far were players': chance has a negative number."""
    return sum(action.player >= 0 for action in state.full_history())


# Whole games in C++


def whole(spiel: Any, game: Any, seed: int) -> Runner:
    """`evaluate_bots` leaves the state it was given at the end of the game, history and all: counting is exact."""
    bots = random_bots(spiel, seed)
    luck = random.Random(seed)

    def play() -> list[Any]:
        states = [game.new_initial_state() for _ in range(GAMES)]
        for state in states:
            spiel.evaluate_bots(state, bots, luck.getrandbits(31))
        return states

    return partial(play_for, play=play, count=lambda states: sum(map(decisions, states)))


# Bare rollouts in C++


def rollout(spiel: Any, game: Any, seed: int) -> Runner:
    """The rollouts are not shown to us; their mean length is learnt from as many games played on from the same deals.

    The first simulation of a search finds a tree of one node and evaluates the position it was given.
    """
    luck = random.Random(seed)
    deals = [dealt(game, luck) for _ in range(DEALS)]
    expected = sum(decisions_to_come(spiel, deal, luck) for deal in deals)
    bot = searcher(spiel, game, seed)

    def play() -> None:
        for deal in deals:
            bot.mcts_search(deal)

    return partial(play_for, play=play, count=lambda _: expected)


def searcher(spiel: Any, game: Any, seed: int) -> Any:
    return spiel.MCTSBot(
        game,
        spiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=seed),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=100,
        solve=False,
        seed=seed,
        verbose=False,
    )


def dealt(game: Any, luck: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        chance_decides(state, luck)
    return state


def decisions_to_come(spiel: Any, deal: Any, luck: random.Random) -> int:
    """The decisions of ROLLOUTS games from here."""
    bots = random_bots(spiel, luck.getrandbits(30))
    ends = [deal.clone() for _ in range(ROLLOUTS)]
    for state in ends:
        spiel.evaluate_bots(state, bots, luck.getrandbits(31))
    return sum(decisions(state) - decisions(deal) for state in ends)


# Through Python


def python(_spiel: Any, game: Any, seed: int) -> Runner:
    luck = random.Random(seed)
    return partial(play_for, play=lambda: play_in_python(game.new_initial_state(), luck), count=int)


def play_in_python(state: Any, luck: random.Random) -> int:
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance_decides(state, luck)
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            made += 1
    return made


def chance_decides(state: Any, luck: random.Random) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(luck.choices(actions, weights)[0])


# RLCard


def rlcard(seed: int = 0) -> dict[str, Runner]:
    """UNO for two, as RLCard has it. Its agents answer faster in training, where they leave out probabilities."""
    module = peer("RLCard", "rlcard")
    agents = import_module("rlcard.agents")
    import_module("numpy").random.seed(seed)
    table = module.make("uno", config={"seed": seed})
    table.set_agents([agents.RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])

    def play() -> int:
        before = table.timestep
        table.run()
        return int(table.timestep - before)

    return {"rlcard.uno": partial(play_for, play=play, count=int)}
