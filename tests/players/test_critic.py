"""Critics: the same value as by matrices, from what everybody sees in an imagined world; and a search asks them."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche import Session
from pioche.engine.dispatch import GAME_OF, observe, to_move
from pioche.engine.play import seeded
from pioche.engine.referee import legal_moves
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.critic import FARTHEST, HEAD, expected_share
from pioche.players.heuristic import MoveScores, consider
from pioche.players.levels import expected_table
from pioche.players.network import Thoughts
from pioche.players.search import Search
from pioche.rulekit import Match, ints, ints_of
from tests.kit import imagined, sized, some_critic, some_network, some_reader
from tests.laws.worlds import lawful, sessions
from tests.players.test_players import somewhere

FEW = Budget(0.0, sized(60, interpreted=4))


def valued(state: Match, critic: Any) -> float:
    moves = legal_moves(state)
    jotting = Thoughts.blank(), MoveScores.blank()
    return expected_share(state, to_move(state), ints_of(moves), len(moves), *jotting, critic)


def by_matrices(critic: Any, seen: Any, facts: Any) -> float:
    """What a critic should say of a position, written down as textbooks do."""
    inputs, features, wide, narrow = critic[:HEAD].astype(int)
    seats = len(seen) // inputs
    sizes = [seats * inputs, features, wide, (seats * inputs + 2 * features) * wide, narrow, wide * narrow, narrow]
    counts, scales, bias, first, second_bias, second, last, last_bias = np.split(critic[HEAD:], np.cumsum(sizes))
    choice = facts * scales
    known = np.concatenate([seen * counts, choice.mean(0), np.clip(choice.max(0), -FARTHEST, FARTHEST)])
    hidden = np.maximum(known @ first.reshape(-1, wide) + bias, 0)
    hidden = np.maximum(hidden @ second.reshape(wide, narrow) + second_bias, 0)
    return float(np.clip(hidden @ last + last_bias[0], 0, 1))


def known_of(state: Match, critic: Any) -> tuple[Any, Any]:
    """What all seats see, from the one to move on, and the features of its moves."""
    inputs, features, *_ = critic[:HEAD].astype(int)
    moves, facts, seat = legal_moves(state), MoveScores.blank().facts, to_move(state)
    consider(state, ints_of(moves), len(moves), facts)
    seen = []
    for other in range(state.seats):
        row = ints(inputs)
        observe(state, (seat + other) % state.seats, row)
        seen.append(np.array(row))
    return np.concatenate(seen), np.array(facts)[: len(moves), :features]


@lawful
@given(sessions(), st.integers(0, 100), st.integers(0, 99))
def test_it_judges_as_matrices_do(session: Session, plies: int, seed: int) -> None:
    state = somewhere(session, plies, seed)
    if state is not None:
        critic = some_critic(GAME_OF[type(state)].name, state.seats, seed)
        assert valued(state, critic) == pytest.approx(by_matrices(critic, *known_of(state, critic)))


# In a search


def learned(game: str, seats: int, seed: int = 1, more: float = 0.0) -> Any:
    """All that a master may have learned; a critic that thinks so much better of everything."""
    critic = some_critic(game, seats, seed)
    critic[-1] += more
    return np.concatenate([some_network(game, seats, seed), some_reader(game, seats, seed), critic])


def values(seen: Match, network: Any) -> Any:
    """Of the moves, in the same worlds; early in a round most simulations come to a later decision of the thinker."""
    game = GAME_OF[type(seen)].name
    return Search(game, expected_table(game, seen.seats), 5, network=network).values(seen, sized(20, interpreted=2))


def test_whoever_asked_about_the_true_hands_would_show() -> None:
    """The law of searches with networks can fail: of the true world a critic says something else than of another."""
    play = seeded(Transcript("take_that", ["A", "B", "C"]), 3)
    critic = some_critic("take_that", 3)
    assert play.to_move is not None
    world = imagined(play.view(play.to_move), 5)
    assert valued(play.state, critic) != valued(world, critic)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_takes_the_word_of_its_critic(game: str) -> None:
    """One who thinks a tenth better of everything makes moves look as much better, wherever it is asked."""
    play = seeded(Transcript(game, ["A", "B", "C"]), 3)
    assert play.to_move is not None
    seen = play.view(play.to_move)
    gained = values(seen, learned(game, 3, more=0.1)) - values(seen, learned(game, 3))
    assert gained.min() >= 0.0
    assert 0.05 < gained.max() < 0.1 + 1e-9


@pytest.mark.parametrize("game", GAMES)
def test_without_a_critic_rounds_are_played_out(game: str) -> None:
    """And with one they are not."""
    play = seeded(Transcript(game, ["A", "B", "C"]), 3)
    assert play.to_move is not None
    seen = play.view(play.to_move)
    alone = np.concatenate([some_network(game, 3), some_reader(game, 3)])
    assert values(seen, alone).tolist() != values(seen, learned(game, 3)).tolist()
    assert (values(seen, alone) >= 0.0).all()
    assert (values(seen, alone) <= 1.0).all()
