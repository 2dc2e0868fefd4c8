"""Networks: the same judgement as by matrices, from what a seat may know only, and in a search like any other."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche import Session
from pioche.engine.dispatch import GAME_OF, observe, to_move
from pioche.engine.referee import legal_moves
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.critic import HEAD as CRITIC_HEAD
from pioche.players.heuristic import MoveScores, consider, features
from pioche.players.levels import expected_table
from pioche.players.network import HEAD, Thoughts, end_of, judge_by_network
from pioche.players.reading import HEAD as READER_HEAD
from pioche.players.reading import end_of_reader
from pioche.players.search import Search
from pioche.players.trained import NO_NETWORK, network_for, networks_folder
from pioche.rulekit import Match, ints, ints_of
from tests.kit import critic_size, imagined, reader_size, sized, some_critic, some_network, some_reader, view
from tests.laws.worlds import lawful, sessions
from tests.players.test_players import somewhere

FEW = Budget(0.0, sized(60, interpreted=4))
LEARNED: Any = (some_network, some_reader, some_critic)
"""All that a master may have learned, in the order in which a search reads it."""


def judged(state: Match, seat: int, network: Any) -> list[float]:
    moves, move_scores = legal_moves(state), MoveScores.blank()
    judge_by_network(state, seat, ints_of(moves), len(moves), Thoughts.blank(), move_scores, network)
    return move_scores.scores[: len(moves)].tolist()


def by_matrices(network: Any, seen: Any, moves: Any, facts: Any) -> Any:
    """What a network should say of these moves, written down as textbooks do."""
    inputs, actions, count, wide, narrow = network[:HEAD].astype(int)
    sizes = [wide, inputs * wide, actions * wide, count * wide, narrow, wide * narrow, narrow, count]
    parts = np.split(network[HEAD:-1], np.cumsum(sizes)[:-1])  # the last number is a temperature
    bias, position, action, fact, second_bias, second, score, linear = parts
    first = seen @ position.reshape(inputs, wide) + bias + action.reshape(actions, wide)[moves]
    hidden = np.maximum(first + facts @ fact.reshape(count, wide), 0)
    hidden = np.maximum(hidden @ second.reshape(wide, narrow) + second_bias, 0)
    return hidden @ score + facts @ linear


def known_of(state: Match, seat: int) -> tuple[Any, Any, Any]:
    """What the seat sees, its moves, and their features."""
    moves, facts = legal_moves(state), MoveScores.blank().facts
    seen = ints(GAME_OF[type(state)].encoding.LAYOUT.size(state.seats))
    consider(state, ints_of(moves), len(moves), facts)
    observe(state, seat, seen)
    return np.array(seen), moves, np.array(facts)[: len(moves), : len(features(GAME_OF[type(state)].name))]


@lawful
@given(sessions(), st.integers(0, 100), st.integers(0, 99))
def test_it_judges_as_matrices_do(session: Session, plies: int, seed: int) -> None:
    state = somewhere(session, plies, seed)
    if state is not None:
        network, seat = some_network(session.game, state.seats, seed, wide=8, narrow=5), to_move(state)
        assert judged(state, seat, network) == pytest.approx(by_matrices(network, *known_of(state, seat)))


@lawful
@given(sessions(), st.integers(0, 100), st.integers(0, 99))
def test_it_judges_truth_and_view_alike(session: Session, plies: int, seed: int) -> None:
    """To the last bit."""
    state = somewhere(session, plies, seed)
    if state is None:
        return
    seat, network = to_move(state), some_network(session.game, state.seats)
    seen = view(state, seat)
    assert judged(state, seat, network) == judged(seen, seat, network) == judged(imagined(seen, seed), seat, network)


@pytest.mark.parametrize("known", range(1, len(LEARNED) + 1), ids=["network", "reader", "critic"])
@lawful
@given(session=sessions(), plies=st.integers(0, 100), seed=st.integers(0, 99))
def test_a_search_with_a_network_depends_only_on_what_the_seat_sees(
    known: int, session: Session, plies: int, seed: int
) -> None:
    """Though a critic sees what everybody sees: in worlds that are imagined."""
    state = somewhere(session, plies, seed)
    if state is None:
        return
    seat, network = to_move(state), np.concatenate([part(session.game, state.seats) for part in LEARNED[:known]])
    choices = []
    for world in (state, imagined(view(state, seat), seed)):
        search = Search(session.game, expected_table(session.game, state.seats), seed, network=network)
        choices.append(search.choose(view(world, seat), FEW))
    assert choices[0] == choices[1]
    assert choices[0] in legal_moves(state)


@pytest.mark.parametrize("game", GAMES)
def test_networks_that_are_shipped_have_the_shape_of_their_tables(game: str) -> None:
    layout, actions = GAMES[game].encoding.LAYOUT, GAMES[game].encoding.ACTIONS
    for seats in GAMES[game].seats:
        network = network_for(game, seats)
        if len(network):
            assert network[:3].tolist() == [layout.size(seats), actions, len(features(game))]
            reader, critic = network[end_of(network) : (end := end_of_reader(seats, network))], network[end:]
            kinds = len(expected_table(game, seats)) + 1
            assert len(reader) == reader_size(layout.size(seats), int(reader[1]), kinds, seats - 1)
            assert reader[:READER_HEAD].tolist() == [layout.size(seats), int(reader[1]), kinds]
            if len(critic):
                assert critic[:CRITIC_HEAD].tolist() == [layout.size(seats), len(features(game)), *critic[2:4]]
                assert len(critic) == critic_size(seats, *critic[:CRITIC_HEAD].astype(int))
            assert np.isfinite(network).all()


@pytest.mark.parametrize("game", GAMES)
def test_the_networks_of_a_game_are_small(game: str) -> None:
    folder = networks_folder(game)
    assert not folder.is_dir() or sum(len(file.read_bytes()) for file in folder.iterdir()) <= 2_000_000


def test_a_table_that_nobody_trained_for_has_no_network() -> None:
    assert len(network_for("no_thanks", 99)) == len(NO_NETWORK) == 0
