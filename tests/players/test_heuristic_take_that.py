"""Take That!: what the heuristic sees in a move."""

from math import comb
from typing import Any

import numpy as np
import pytest

from pioche.engine.dispatch import to_move
from pioche.games.take_that.heuristic import LEAD, standing
from pioche.games.take_that.notation import write_move
from pioche.games.take_that.odds import EXTRA_POINTS, chance_of_none
from pioche.players.heuristic import MoveScores, consider, features
from pioche.rulekit import ints_of
from tests.games.take_that_kit import under_way
from tests.kit import legal_numbers, match, random_walk, sized, view

HAND = [14, 17, 28, 36, 45, 72, 83, 88, 96]
PILE = 51
"""All that is left beside one row card and three hands of nine."""


def facts(state: Any) -> dict[str, dict[str, float]]:
    """By move the features that say something."""
    moves = legal_numbers(state)
    move_scores = MoveScores.blank()
    consider(state, ints_of(moves), len(moves), move_scores.facts)
    named = [
        dict(zip(features("take_that"), move_scores.facts[choice].tolist(), strict=False))
        for choice in range(len(moves))
    ]
    return {
        write_move(move): {name: value for name, value in said.items() if value}
        for move, said in zip(moves, named, strict=True)
    }


@pytest.mark.parametrize("experts", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_take_that_thumb_reads_only_what_the_seat_sees(seats: int, experts: bool) -> None:
    for seed in range(sized(60, interpreted=8)):
        state = match("take_that", seats, experts=experts)
        random_walk(state, seed, 1 + 3 * seed)
        if (seat := to_move(state)) >= 0:
            assert facts(state) == facts(view(state, seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_facts_are_small_numbers(seats: int) -> None:
    for seed in range(sized(60, interpreted=8)):
        state = match("take_that", seats, experts=seed % 2 == 1, rounds=2 + seed % 3)
        random_walk(state, seed, 2 + 4 * seed)
        if to_move(state) >= 0:
            values = [value for said in facts(state).values() for value in said.values()]
            assert np.isfinite(values).all()
            assert min(values, default=0.0) >= -10


def test_a_twist_that_only_i_can_make_keeps_me_safe() -> None:
    said = facts(under_way([27], HAND, PILE))
    assert said["lay 28"]["twists I keep"] == 1
    assert "I am exposed" not in said["lay 28"]
    assert said["twist 72"]["twist the only card"] == 1


def test_taking_counts_the_points_of_the_row() -> None:
    assert facts(under_way([44, 54, 55], HAND, 49))["take"]["take, points"] == 11
    assert facts(under_way([47], HAND, PILE))["take"]["take, points"] == 1
    assert facts(under_way([47], HAND, PILE, experts=True))["take"]["take, points"] == 1 + EXTRA_POINTS


@pytest.mark.parametrize(("total", "round_number", "expected"), [(8, 2, 1), (7, 2, 0), (6, 2, -1), (8, 1, 0)])
def test_who_ends_the_match_counts_the_totals(total: int, round_number: int, expected: int) -> None:
    state = under_way([61, 66, 58], HAND, 0)
    state.totals[:3] = [total, 0, 0]
    state.round = round_number
    assert facts(state)["take"].get("the round ends, I win", 0) == expected


def test_the_next_is_stuck_where_few_unseen_cards_fit() -> None:
    said = facts(under_way([], HAND, PILE + 1))
    assert said["lay 14"]["cards that may fit"] < said["lay 45"]["cards that may fit"]
    assert said["lay 14"]["the next is stuck"] > said["lay 45"]["the next is stuck"]


def test_the_chance_that_a_hand_has_none_of_some_cards() -> None:
    assert chance_of_none(9, 10, 20) == pytest.approx(comb(10, 9) / comb(20, 9))
    assert chance_of_none(3, 3, 5) == 0.0
    assert chance_of_none(0, 2, 5) == 1.0, "an empty hand"


def test_a_lead_stands_for_more_where_more_play() -> None:
    for seats in (2, 3, 4):
        state = match("take_that", seats)
        state.totals[0] = 10
        assert standing(state, 0) == pytest.approx(10 / LEAD[seats])
        assert standing(state, 1) == 0.0
