"""OpenSpiel's own tests and algorithms on every game."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from pioche.games.catalogue import GAMES
from pioche.research import register_openspiel
from pioche.rulekit import Refusal

VARIANTS = (
    "pioche_no_thanks(players=3)",
    "pioche_no_thanks(players=5,tactical=True,rounds=2,reward=score)",
    "pioche_take_that(players=2,experts=True,rounds=2)",
    "pioche_take_that(players=4,reward=victory)",
    "pioche_tightrope(players=3)",
    "pioche_tightrope(players=4,simultaneous=True,tactical=True)",
    "pioche_hit_the_deck(players=2,target=10,cut_depth=choice,may_keep_drawn=True)",
    "pioche_hit_the_deck(players=4,target=10,resolve_last_card=True,exposed_hand_caller=next)",
)
SMALL = {
    "no_thanks": "pioche_no_thanks(players=2,highest=6,pile=2,purse=2,reward=score)",
    "take_that": "pioche_take_that(players=2,digits=2,hand=1,pile=1,deals=1,reward=score)",
    "tightrope": "pioche_tightrope(players=2,numbers=4,tricks=2,deals=1,simultaneous=True,reward=score)",
}
ONE_ROUND = {
    "no_thanks": "players=3",
    "take_that": "players=3,deals=1",
    "tightrope": "players=3,deals=1",
    "hit_the_deck": "players=2,target=1",
}
NAMES = register_openspiel()


def loaded(name: str) -> Any:
    return pyspiel.load_game(name)


def walk(game: Any, seed: int, plies: int = 100_000) -> Any:
    """The state after this many steps by chance."""
    luck = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(plies):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return state


def at_a_decision(game: Any, seed: int, plies: int) -> Any:
    state = walk(game, seed, plies)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_names_can_be_registered_twice() -> None:
    assert register_openspiel() == NAMES == [f"pioche_{game}" for game in GAMES]


@pytest.mark.parametrize("name", VARIANTS)
def test_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_resampled_looks_the_same(name: str) -> None:
    game = loaded(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for seed in range(6):
        state = at_a_decision(game, seed, 25 + 30 * seed)
        if state.is_terminal():
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert [step.by for step in other.line] == [step.by for step in state.line]
        assert other.legal_actions() == state.legal_actions() or player != state.current_player()


@pytest.mark.parametrize("name", VARIANTS[2:6])
def test_resampling_finds_other_worlds(name: str) -> None:
    state = at_a_decision(loaded(name), 3, 40)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    found = {state.resample_from_infostate(0, sampler).history_str() for _ in range(5)}
    assert len(found) > 1


@pytest.mark.parametrize("name", SMALL.values())
def test_an_information_state_recalls_all_that_was_seen_and_done(name: str) -> None:
    """Perfect recall: whoever can tell two states apart now could not have been in the same one before."""
    game = loaded(name)
    before: dict[tuple[int, str], tuple[str, ...]] = {}

    def visit(state: Any, seen: list[tuple[str, ...]]) -> None:
        if state.is_terminal():
            return
        player = state.current_player()
        if player >= 0:
            key = (player, state.information_state_string(player))
            assert before.setdefault(key, seen[player]) == seen[player]
        for action in state.legal_actions():
            then = list(seen)
            if player >= 0:
                then[player] = (*seen[player], state.information_state_string(player), str(action))
            visit(state.child(action), then)

    visit(game.new_initial_state(), [()] * game.num_players())
    assert len(before) > 5


def test_tensors_of_histories_differ_where_strings_do() -> None:
    game = loaded(SMALL["tightrope"])
    pairs = set()
    for seed in range(200):
        state = at_a_decision(game, seed, seed % 9)
        for player in range(2):
            tensor = np.asarray(state.information_state_tensor(player))
            pairs.add((player, state.information_state_string(player), tensor.tobytes()))
    assert len({(player, text) for player, text, _ in pairs}) == len({(player, row) for player, _, row in pairs})


def test_returns_are_those_of_the_rules() -> None:
    state = walk(loaded("pioche_tightrope(players=3,reward=score)"), 1)
    totals = state.position.match.totals[:3].tolist()
    leads = [(sum(totals) - total) / 2 - total for total in totals]
    assert state.returns() == pytest.approx(leads)


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(Refusal, match="wrong-seats"):
        loaded("pioche_no_thanks(players=2)")
    with pytest.raises(Refusal, match="too-few-cards"):
        loaded("pioche_no_thanks(players=2,highest=5,pile=9)")


# Algorithms


@pytest.mark.parametrize("game", GAMES)
def test_ismcts_runs(game: str) -> None:
    state = at_a_decision(loaded(f"pioche_{game}(players=3)"), 5, 50)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        loaded(f"pioche_{game}(players=3)"),
        mcts.RandomRolloutEvaluator(1, luck),
        uct_c=2.0,
        max_simulations=8,
        max_world_samples=-1,
        random_state=luck,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.needs_speed
@pytest.mark.parametrize("game", GAMES)
def test_cfr_by_sampling_runs(game: str) -> None:
    """Outcome sampling multiplies the chances of all cards, which underflows in a match of several rounds; external
    sampling visits all of a player's actions, so it is for small games."""
    np.random.seed(1)
    outcome = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded(f"pioche_{game}({ONE_ROUND[game]})"))
    outcome.iteration()
    if game in SMALL:
        external = external_sampling_mccfr.ExternalSamplingSolver(
            loaded(SMALL[game]), external_sampling_mccfr.AverageType.SIMPLE
        )
        for _ in range(20):
            external.iteration()
        assert exploitability.nash_conv(loaded(SMALL[game]), external.average_policy()) < 20


@pytest.mark.needs_speed
@pytest.mark.parametrize("game", SMALL)
def test_cfr_approaches_an_equilibrium(game: str) -> None:
    small = loaded(SMALL[game])
    solver = cfr.CFRPlusSolver(small)
    gaps = []
    for iterations in (1, 30):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        gaps.append(exploitability.exploitability(small, solver.average_policy()))
    assert gaps[1] < 0.02 or gaps[1] < gaps[0] / 4
