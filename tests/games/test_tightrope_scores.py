"""Tightrope, clause by clause and vector by vector (docs/rules/tightrope.md): scores, cancelling, the victory."""

import pytest

from pioche.engine.dispatch import to_move, wins
from pioche.games.catalogue import GAMES
from pioche.games.tightrope.rules import check_options
from pioche.games.tightrope.state import CANCELLED, TOOK_BLUE, TOOK_RED
from pioche.rulekit import (
    BETWEEN_ROUNDS,
    MATCH_ENDED,
    MOST_FACTS,
    NO_REASON,
    NOBODY,
    OVER,
    ROUND_ENDED,
    SCORED,
    UNKNOWN,
    Refusal,
    ints,
)
from tests.games.tightrope_table import B0, FALLING, R0, any_round, deal, nets, of_kind, table, total_of, trick
from tests.kit import deck, match, view

HIGH, LOW, MIDDLE = range(42, 51), range(1, 10), range(10, 19)
"""Hands of TR-E14: 45 blue sticks, 45 red ones, none at all."""

FULL_ROUND = [
    (8, 1, (12, 11, 10), (0, 2), (8, 0, -8)),
    (7, 0, (19, 18, 20), (2, 1), (8, -7, -1)),
    (1, 2, (14, 15, 24), (2, 0), (7, -7, 0)),
    (9, 2, (7, 17, 16), (1, 0), (-2, 2, 0)),
    (6, 1, (21, 23, 13), (1, 2), (-2, 8, -6)),
    (3, 1, (22, 9, 8), (0, 2), (1, 8, -9)),
    (2, 0, (6, 25, 5), (1, 2), (1, 10, -11)),
    (4, 1, (27, 26, 4), (0, 2), (5, 10, -15)),
    (5, 0, (2, 1, 3), (UNKNOWN, 1), (5, 5, -15)),
]
"""TR-E30, by trick: score, leader, cards by seat, who takes blue and who red, nets after."""


def test_tr_17_the_score_is_the_number_of_sticks_left() -> None:
    """TR-17; TR-E14, TR-E30. R-22: red and blue count alike; the zero of the ninth trick spares blue."""
    hands = [[cards[seat] for _, _, cards, _, _ in FULL_ROUND] for seat in range(3)]
    state = table(3, hands, [8, 7, 1, 9, 6, 3, 2, 4, B0, 5, R0], tactical=True)
    for value, leader, cards, (blue, red), after in FULL_ROUND:
        assert (state.value, state.leader) == (value, leader)
        said = trick(state, *cards)
        takers = [(TOOK_BLUE, blue, cards[blue], value)] if blue != UNKNOWN else []
        assert of_kind(said, TOOK_BLUE, TOOK_RED) == [*takers, (TOOK_RED, red, cards[red], value)]
        assert nets(state) == list(after)
    assert of_kind(said, SCORED) == [(SCORED, seat, UNKNOWN, score) for seat, score in enumerate([5, 5, 15])]
    assert state.scores[:3].tolist() == state.totals[:3].tolist() == [5, 5, 15]
    assert state.sheet[0].tolist() == [5, 5, 15, UNKNOWN, UNKNOWN]
    assert state.turned == 10
    assert sum(nets(state)) == -5


@pytest.mark.parametrize(
    ("scores", "total"),
    [
        ([12, 7, 0], 7),
        ([0, 8, 5], 13),
        ([6, 0, 9, 0], 0),
        ([6, 9, 0, 0], 0),
        ([5, 5, 0], 5),
        ([4, 10, 0, 3, 0], 3),
        ([0, 0, 7], 7),
        ([12, 0, 0], 0),
        ([3, 0, 11, 2], 13),
    ],
)
def test_tr_18_a_round_without_sticks_cancels_the_highest_earlier_score(scores: list[int], total: int) -> None:
    """TR-18; TR-V5, TR-E15, TR-E16, TR-E17, TR-E18, TR-E19, TR-E20, TR-E21.

    R-13: not saved up. R-14: as often as it happens. R-16: in the last round too.
    """
    assert total_of(*scores) == total


def test_tr_18_of_equal_scores_the_earlier_one_is_cancelled_in_play() -> None:
    """TR-18; TR-E19: 45 and 45, then a round without sticks. R-15."""
    state = match("tightrope", 3)
    for hands in ([HIGH, LOW, MIDDLE], [HIGH, MIDDLE, LOW]):
        deal(state, hands, FALLING)
        assert of_kind(any_round(state), CANCELLED) == ([] if hands[1] == LOW else [(CANCELLED, 1, UNKNOWN, 45)])
    assert state.totals[:3].tolist() == [90, 0, 45]
    deal(state, [MIDDLE, LOW, HIGH], FALLING)
    said = any_round(state)
    assert of_kind(said, SCORED, CANCELLED) == [
        (SCORED, 0, UNKNOWN, 0),
        (CANCELLED, 0, UNKNOWN, 45),
        (SCORED, 1, UNKNOWN, 45),
        (SCORED, 2, UNKNOWN, 45),
    ]
    assert [row[:3] for row in state.sheet.tolist()[:3]] == [[45, 45, 0], [45, 0, 45], [0, 45, 45]]
    assert [row[:3] for row in state.cancelled.tolist()[:3]] == [[1, 1, 0], [0, 0, 0], [0, 0, 0]]
    assert state.scores[:3].tolist() == [0, 45, 45]
    assert state.totals[:3].tolist() == [45, 45, 90]


def test_tr_18_nobody_is_asked_before_a_score_is_cancelled() -> None:
    """TR-18. R-12: there is no such option; records that say so themselves are read."""
    assert "ask_before_cancel" not in [option.name for option in GAMES["tightrope"].options]
    assert match("tightrope", 3, ask_before_cancel=False).tobytes() == match("tightrope", 3).tobytes()
    for value in (True, "no", 0):
        with pytest.raises(Refusal) as refused:
            match("tightrope", 3, ask_before_cancel=value)
        assert refused.value.code == "option-retired"


def test_all_variants_go_together() -> None:
    assert check_options(match("tightrope", 5, tactical=True, simultaneous=True), ints(MOST_FACTS)) == NO_REASON


def test_tr_19_all_sticks_go_back_before_the_next_round() -> None:
    """TR-19; TR-E29: and all cards are shuffled again."""
    state = table(3, [HIGH, LOW, MIDDLE], FALLING)
    any_round(state)
    assert nets(state) == [45, -45, 0]
    cards, numbers = deck(state)
    assert (numbers, len(cards)) == (50, 61)
    deal(state, pile=[4])
    assert nets(state) == [0, 0, 0]
    assert state.hand_count[:3].tolist() == [9, 9, 9]
    assert (state.trick, state.turned, state.value) == (0, 1, 4)
    assert state.played.sum() == 45 * UNKNOWN
    assert sorted(state.score_pile.tolist()) == list(range(1, 12))
    assert state.totals[:3].tolist() == [45, 45, 0]


def test_tr_20_the_lowest_sum_of_uncancelled_scores_wins() -> None:
    """TR-20; TR-E22."""
    state = match("tightrope", 3)
    for hands in ([HIGH, LOW, MIDDLE], [LOW, HIGH, MIDDLE], [MIDDLE, HIGH, LOW]):
        deal(state, hands, FALLING)
        said = any_round(state)
    assert (to_move(state), state.stage) == (NOBODY, OVER)
    assert said[-1] == (MATCH_ENDED, UNKNOWN, UNKNOWN, 0)
    assert state.totals[:3].tolist() == [45, 135, 45]
    assert [wins(state, seat) for seat in range(3)] == [True, False, True]
    state.totals[:3] = [9, 7, 12]
    assert [wins(state, seat) for seat in range(3)] == [False, True, False]


def test_tr_20_the_game_is_not_over_before_everybody_has_dealt() -> None:
    """TR-20, TR-2."""
    state = match("tightrope", 5)
    for dealt in range(1, 6):
        deal(state)
        said = any_round(state)
        assert of_kind(said, ROUND_ENDED) == [(ROUND_ENDED, UNKNOWN, UNKNOWN, dealt)]
        assert state.stage == (OVER if dealt == 5 else BETWEEN_ROUNDS)
        assert bool(of_kind(said, MATCH_ENDED)) == (dealt == 5)
    assert to_move(state) == NOBODY


def test_tr_21_equal_lowest_totals_share_the_victory() -> None:
    """TR-21; TR-E22. R-17."""
    state = table(3)
    state.totals[:3] = [7, 7, 12]
    assert [wins(state, seat) for seat in range(3)] == [True, True, False]


def test_tr_23_the_score_sheet_is_public() -> None:
    """TR-23; TR-E31: also the scores that were struck out."""
    state = match("tightrope", 3)
    for hands in ([HIGH, LOW, MIDDLE], [MIDDLE, HIGH, LOW]):
        deal(state, hands, FALLING)
        any_round(state)
    for seat in (NOBODY, 0, 1, 2):
        seen = view(state, seat)
        for field in ("sheet", "cancelled", "scores", "totals", "net"):
            assert seen[field].tolist() == state[field].tolist()
    assert state.cancelled[0, 0] == 1
