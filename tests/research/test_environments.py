"""The kits of PettingZoo and Gymnasium, on every game."""

import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils import env_checker
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from pioche.games.catalogue import GAMES
from pioche.research import parallel_env, pettingzoo_env, register_pettingzoo, vector_env
from pioche.research.gym import OneTable
from pioche.rulekit import Refusal
from tests.kit import sized

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("no_thanks", 3, {}),
    ("no_thanks", 5, {"tactical": True, "reward": "score", "rounds": 2}),
    ("no_thanks", 7, {"large_table": True}),
    ("take_that", 2, {"experts": True}),
    ("take_that", 4, {"reward": "victory"}),
    ("tightrope", 3, {"simultaneous": True}),
    ("tightrope", 5, {"tactical": True}),
    ("hit_the_deck", 2, {"cut_depth": "choice", "may_keep_drawn": True, "target": 20}),
    ("hit_the_deck", 6, {"slap_mode": "random", "may_draw_when_able": True, "target": 20}),
]
variants = pytest.mark.parametrize(("game", "players", "settings"), VARIANTS)


@pytest.fixture(autouse=True)
def _kits_may_warn() -> Iterator[None]:
    """The kits warn of what is merely unusual: an observation that is a dictionary, a space of other bounds."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


# PettingZoo


@variants
def test_pettingzoo_api(game: str, players: int, settings: dict[str, Any]) -> None:
    api_test(pettingzoo_env(game, players, **settings), num_cycles=300)


@variants
def test_pettingzoo_seed(game: str, players: int, settings: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo_env(game, players, **settings), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo_env, game))
    assert f"{game} 0" in capsys.readouterr().out


def test_pettingzoo_parallel() -> None:
    parallel_api_test(parallel_env("tightrope", 4, simultaneous=True))
    parallel_seed_test(lambda: parallel_env("tightrope", 3, simultaneous=True, tactical=True))


def test_pettingzoo_makes_them_by_name() -> None:
    assert register_pettingzoo() == register_pettingzoo()
    for name, game in zip(register_pettingzoo(), GAMES, strict=True):
        assert pettingzoo.make("aec", name, players=4).metadata["name"] == f"{game}_v0"
    assert len(pettingzoo.make("parallel", "pioche/tightrope-v0", players=5).possible_agents) == 5


def test_only_a_simultaneous_game_is_parallel() -> None:
    with pytest.raises(Refusal, match="not-simultaneous"):
        parallel_env("tightrope", 3)


def played(env: Any) -> dict[str, float]:
    env.reset(seed=5)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if over else int(seen["action_mask"].argmax()))
    return totals


@pytest.mark.parametrize("game", GAMES)
def test_rewards_of_all_kinds(game: str) -> None:
    placement = played(pettingzoo_env(game, 4))
    score = played(pettingzoo_env(game, 4, reward="score"))
    victory = played(pettingzoo_env(game, 4, reward="victory"))
    assert sum(placement.values()) == pytest.approx(0)
    assert sum(score.values()) == pytest.approx(0)
    assert sum(victory.values()) == pytest.approx(1)
    ranked = sorted(score, key=lambda agent: score[agent])
    assert sorted(placement, key=lambda agent: placement[agent]) == ranked
    assert victory[ranked[-1]] > 0
    assert placement[ranked[0]] <= -1 / 3


def test_a_bad_action_is_refused_and_nothing_is_lost() -> None:
    env = pettingzoo_env("tightrope", 3)
    with pytest.raises(Refusal, match="not-begun"):
        env.step(1)
    env.reset(seed=1)
    before = env.match.state.tobytes()
    for action in (0, -1, 51, None):
        with pytest.raises(Refusal, match="illegal-action"):
            env.step(action)
    assert env.match.state.tobytes() == before
    with pytest.raises(Refusal, match="unknown-reward"):
        pettingzoo_env("tightrope", 3, reward="money")


def test_an_illegal_choice_forfeits_a_parallel_match() -> None:
    env = parallel_env("tightrope", 3, simultaneous=True)
    seen, _ = env.reset(seed=2)
    chosen = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    _, rewards, over, _, _ = env.step(chosen | {"seat_1": 0})
    assert rewards == {"seat_0": 0, "seat_1": -1, "seat_2": 0}
    assert all(over.values())
    assert env.agents == []


# Gymnasium


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_checks_one_table(game: str) -> None:
    env_checker.check_env(OneTable(game), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_checks_the_vector(game: str) -> None:
    env: Any = vector_env(game, 5, 4, forfeit=True)
    env_checker.check_reset_seed_determinism(env)
    env_checker.check_reset_options(env)
    env_checker.check_reset_return_type(env)
    for space in (env.observation_space, env.single_observation_space):
        env_checker.check_space_limit(space, "observation")


@pytest.mark.parametrize("game", GAMES)
def test_the_vector_is_deterministic(game: str) -> None:
    """As `check_step_determinism` does it for one environment; it does not know arrays of truncations."""
    told = []
    for _ in range(2):
        env = vector_env(game, 5, forfeit=True)
        env.reset(seed=123)
        env.action_space.seed(123)
        told.append([env.step(env.action_space.sample()) for _ in range(20)])
    assert data_equivalence(told[0], told[1], exact=True)


@variants
def test_the_vector_keeps_to_its_spaces(game: str, players: int, settings: dict[str, Any]) -> None:
    env = vector_env(game, 16, players, **settings)
    env.reset(seed=3)
    for _ in range(sized(150, interpreted=30)):
        seen, rewards, over, cut, facts = env.step(env.matches.random_actions())
        assert env.observation_space.contains(seen)
        assert (rewards.shape, over.dtype, cut.any()) == ((16,), np.bool_, False)
        assert data_equivalence(facts["seat"], env.matches.movers)
        if "final_obs" in facts:
            assert env.observation_space.contains(facts["final_obs"])
            assert data_equivalence(facts["_final_obs"], over)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_makes_them_by_name(game: str) -> None:
    many = gymnasium.make_vec(f"pioche.research.gym:pioche/{game}-v0", num_envs=3, reward="score")
    seen, _ = many.reset(seed=1)
    assert len(seen["observation"]) == 3
    one = gymnasium.make(f"pioche.research.gym:pioche/{game}-v0", players=4)
    assert one.reset(seed=1)[0]["action_mask"].any()
