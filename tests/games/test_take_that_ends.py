"""Take That!, clause by clause and vector by vector (docs/rules/take_that.md): scores, information, experts."""

from itertools import chain
from typing import Any

import pytest

from pioche.engine.dispatch import to_move
from pioche.games.take_that.rules import begin, result, wins
from pioche.games.take_that.sight import hide_event
from pioche.games.take_that.state import (
    DREW,
    EVENTS,
    EXTRA,
    FACE_DOWN,
    FACE_UP,
    HAND,
    OPENED,
    PLAYING,
    ROW,
    SEATS,
    TOOK,
    TURNED_UP,
    UNSEEN,
    USED_UP,
)
from pioche.rulekit import (
    BETWEEN_ROUNDS,
    MATCH_ENDED,
    NOBODY,
    OVER,
    ROUND_ENDED,
    SCORED,
    UNKNOWN,
    Refusal,
    add_scores,
    ints_of,
)
from tests.games.take_that_kit import (
    ALL_CARDS,
    dealt,
    face_down,
    face_up,
    hand_of,
    lying,
    play_out,
    row_of,
    under_way,
)
from tests.kit import arrange_now, deal, imagined, legal_moves, match, play, random_walk, view


def owning(up: list[int], down: list[int]) -> Any:
    """A table on which seat 0 owns just these cards."""
    state = dealt(3)
    begin(state)
    for card in up:
        state.place[card] = FACE_UP
    for card in down:
        state.place[card] = FACE_DOWN
    return state


def experts(row: list[int], hand: list[int], pile: int, *top: int) -> Any:
    return under_way(row, hand, pile, top, experts=True)


# Scores


def test_tt_21_cards_left_in_hand_have_no_value() -> None:
    """TT-21; TT-E28. They stay hidden."""
    state = under_way([12], [22, 33, 44], 0)
    play(state, "take")
    assert hand_of(state, 0) == [22, 33, 44]
    assert (face_up(state, 0), face_down(state, 0)) == ([], [12])
    assert state.scores[0] == -1
    assert view(state, 1).hands[0].tolist() == [UNKNOWN] * 9
    assert lying(view(state, 1), HAND) == []


@pytest.mark.parametrize(
    ("up", "down", "score"),
    [
        (ALL_CARDS[:12], [card for card in ALL_CARDS[12:] if card % 11][:17], -5),
        ([12, 21, 13, 31, 14, 41, 15, 51, 16, 61, 17, 71], [22, 33, 45, 46, 47, 48, 49, 56, 57], -5),
        ([12, 21, 13, 31, 14, 41], [22, 88, 47, 48], -6),
        ([], ALL_CARDS, -107),
    ],
)
def test_tt_22_face_up_cards_count_one_face_down_cards_minus_one_and_toads_minus_five(
    up: list[int], down: list[int], score: int
) -> None:
    """TT-22; TT-V7, TT-V8, TT-E29. R-13: a toad costs five whatever the reason."""
    state = owning(up, down)
    assert result(state, 0) == score
    assert result(state, 1) == 0


def test_tt_22_the_round_is_written_down_for_every_seat() -> None:
    """TT-22: what the table says at the end."""
    state = under_way([61, 66], [13], 0)
    state.place[[12, 21]] = FACE_UP + 2
    assert play(state, "take") == [
        (TOOK, 0, UNKNOWN, 2),
        (ROUND_ENDED, UNKNOWN, UNKNOWN, 1),
        (TURNED_UP, 0, 61, 1),
        (TURNED_UP, 0, 66, 5),
        (SCORED, 0, UNKNOWN, -6),
        (SCORED, 1, UNKNOWN, 0),
        (SCORED, 2, UNKNOWN, 2),
    ]


def test_tt_23_after_the_agreed_number_of_rounds_the_highest_total_wins() -> None:
    """TT-23; TT-E30. R-12: two rounds or more."""
    for rounds in (2, 3):
        state = match("take_that", 3, rounds=rounds)
        sums = [0, 0, 0]
        for number in range(1, rounds + 1):
            assert state.stage == BETWEEN_ROUNDS
            deal(state)
            assert state.round == number
            play_out(state)
            sums = [total + score for total, score in zip(sums, state.scores.tolist(), strict=False)]
        assert (state.stage, to_move(state)) == (OVER, NOBODY)
        assert state.totals[:3].tolist() == sums
        assert [wins(state, seat) for seat in range(3)] == [total == max(sums) for total in sums]
    with pytest.raises(Refusal, match="option-not-count"):
        match("take_that", 3, rounds=1)


def test_tt_23_the_end_of_the_match_is_said() -> None:
    """TT-23."""
    state = under_way([61], [13], 0)
    state.round = 2
    assert play(state, "take")[-1] == (MATCH_ENDED, UNKNOWN, UNKNOWN, 0)


def test_tt_24_equal_highest_totals_share_the_victory() -> None:
    """TT-24; TT-E30. R-11."""
    state = match("take_that", 3)
    for scores in ([-5, 4, 2], [8, -1, 0]):
        state.scores[:3] = scores
        add_scores(state)
    assert state.totals[:3].tolist() == [3, 3, 2]
    assert [wins(state, seat) for seat in range(3)] == [True, True, False]


def test_tt_25_the_deal_moves_to_the_left() -> None:
    """TT-25; TT-E31. R-10."""
    state = dealt(3, first=0, rounds=4)
    starters = []
    for _ in range(3):
        starters.append(to_move(state))
        play_out(state)
        deal(state)
    assert [*starters, to_move(state)] == [1, 2, 0, 1]


# Information


def test_tt_26_row_face_up_cards_counts_and_scores_are_public() -> None:
    """TT-26; R-17: pile and hands may be counted."""
    state = dealt(4, 34, 41, 49, 94)
    play(state, "lay 34", "lay 41", "lay 49", "twist 94")
    state.totals[:4] = [1, -2, 3, 0]
    for seat in (0, 1, 2, 3, NOBODY):
        seen = view(state, seat)
        assert row_of(seen) == [34, 41]
        assert face_up(seen, 3) == [49, 94]
        assert seen.hand_count.tolist() == [8, 8, 8, 8]
        assert seen.pile_count == 43
        assert seen.totals[:4].tolist() == [1, -2, 3, 0]
        assert (seen.first, seen.round, seen.turn) == (3, 1, 0)


def test_tt_26_all_cards_are_somewhere_at_any_moment() -> None:
    """TT-26, TT-27; TT-E33."""
    for seats in SEATS:
        for with_experts in (False, True):
            state = match("take_that", seats, experts=with_experts)
            deal(state)
            while state.stage != OVER:
                groups = [state.pile[: state.pile_count].tolist(), row_of(state)]
                for seat in range(seats):
                    groups += [hand_of(state, seat), face_up(state, seat), face_down(state, seat)]
                assert sorted(chain(*groups)) == ALL_CARDS
                empty = [*state.pile[state.pile_count :], *state.row[state.row_count :]]
                for seat in range(4):
                    empty += state.hands[seat][state.hand_count[seat] :].tolist()
                assert set(empty) == {UNKNOWN}, "empty places are bare, so that equal tables have equal bytes"
                random_walk(state, state.pile_count + seats, 1)


def test_tt_27_a_hand_is_known_to_its_owner_and_the_pile_to_nobody() -> None:
    """TT-27."""
    state = dealt(3)
    play(state, f"lay {hand_of(state, 0)[0]}")
    for seat in (0, 1, 2, NOBODY):
        seen = view(state, seat)
        assert seen.pile.tolist() == [UNKNOWN] * 61
        for owner in range(3):
            known = hand_of(state, owner) if owner == seat else []
            assert [card for card in seen.hands[owner].tolist() if card != UNKNOWN] == known
            assert lying(seen, HAND + owner) == known


def test_tt_27_worlds_that_differ_in_hidden_cards_look_alike() -> None:
    """TT-27: neither the order of the pile nor of the deal shows, and seat 0 cannot tell the other hands apart."""
    cards = list(ALL_CARDS)
    one, two, three = (match("take_that", 3, 2) for _ in range(3))
    arrange_now(one, cards)
    arrange_now(two, [*cards[24:27], *cards[3:24], *cards[:3], *cards[27:]])
    assert one.tobytes() == two.tobytes(), "a hand is a set"
    hands = [[*cards[first : first + 27 : 3]] for first in range(3)]
    swapped = [card for cards in zip(hands[0], hands[2], hands[1], strict=True) for card in cards]
    arrange_now(three, [*swapped, *reversed(cards[27:])])
    assert view(one, 0).tobytes() == view(three, 0).tobytes()
    assert view(one, NOBODY).tobytes() == view(three, NOBODY).tobytes()
    assert view(one, 1).tobytes() != view(three, 1).tobytes()


def test_tt_27_a_card_drawn_or_dealt_is_seen_only_by_its_owner() -> None:
    """TT-27."""
    state = match("take_that", 3, 2)
    for said in (deal(state), play(state, "lay 12")):
        for seat in (0, 1, NOBODY):
            for before in said:
                event = ints_of(before)
                hide_event(event, seat)
                secret = EVENTS[before[0]][0] in ("dealt", "drew") and before[1] != seat
                assert event.tolist() == [*before[:2], UNKNOWN if secret else before[2], before[3]]


def test_tt_28_rows_taken_stay_known_and_nothing_else_is_shown() -> None:
    """TT-28. R-9: nobody needs to look; a perfect memory knows the faces. The display option changes nothing."""
    for display in ("count", "faces"):
        state = under_way([44, 54, 55], [71, 95], 20, penalty_display=display)
        play(state, "take", "lay 71")
        for seat in (0, 1, 2, NOBODY):
            assert lying(view(state, seat), FACE_DOWN) == [44, 54, 55]
            assert face_down(view(state, seat), 1) == []


def test_tt_28_extra_cards_are_turned_up_at_scoring() -> None:
    """TT-28, TT-29."""
    state = experts([47], [13, 46], 1, 66)
    play(state, "take", "lay 13")
    assert view(state, 0).place[66] == UNKNOWN
    said = play(state, "take")
    assert (TURNED_UP, 0, 66, 5) in said
    assert state.stage == BETWEEN_ROUNDS
    for seat in (0, 1, 2, NOBODY):
        assert lying(view(state, seat), FACE_DOWN) == [47, 66]
        assert view(state, seat).extras.tolist() == [0, 0, 0, 0]
    assert state.scores[:3].tolist() == [-6, -1, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_tt_28_an_imagined_table_looks_the_same(seats: int) -> None:
    """TT-27, TT-28: all that was seen is kept, all else is any of the unseen cards."""
    state = match("take_that", seats, experts=True)
    random_walk(state, 5, 30)
    assert state.extras.sum() > 0
    for seat in (*range(seats), NOBODY):
        seen = view(state, seat)
        worlds = [imagined(seen, seed) for seed in range(4)]
        assert len({world.tobytes() for world in worlds}) == 4
        for world in worlds:
            assert view(world, seat).tobytes() == seen.tobytes()
            assert [len(lying(world, UNSEEN + owner)) for owner in range(4)] == seen.extras.tolist()
            assert len(lying(world, UNKNOWN)) == world.pile_count
            random_walk(world, 1, 1000)
            assert world.stage == OVER


# The experts' variant


def test_tt_29_with_a_single_card_the_top_card_of_the_pile_is_taken_too() -> None:
    """TT-29; TT-E23."""
    state = experts([47], [13, 46], 10, 66)
    said = play(state, "take", "lay 46")
    assert [event[0] for event in said] == [TOOK, EXTRA, OPENED, DREW]
    assert said[1] == (EXTRA, 0, UNKNOWN, 9)
    assert face_down(state, 0) == [47, 66]
    assert result(state, 0) == -6
    assert row_of(state) == [46]
    assert state.pile_count == 8
    assert to_move(state) == 1


def test_tt_29_a_longer_row_brings_no_extra_card() -> None:
    """TT-29; TT-E24."""
    state = experts([47, 52], [13, 46], 10)
    play(state, "take", "lay 46")
    assert face_down(state, 0) == [47, 52]
    assert state.extras.sum() == 0
    assert state.pile_count == 9


def test_tt_29_an_empty_pile_has_no_extra_card() -> None:
    """TT-29; TT-E25. R-5."""
    state = experts([47], [13, 46], 0)
    play(state, "take")
    assert face_down(state, 0) == [47]
    assert state.stage == BETWEEN_ROUNDS
    assert state.scores[0] == -1


def test_tt_29_the_extra_card_may_be_the_last_of_the_pile() -> None:
    """TT-29; TT-E26. R-6: the round goes on, the opener draws nothing."""
    state = experts([47], [18, 12, 13, 14, 15, 16, 17, 19, 21], 1, 52)
    said = play(state, "take", "lay 18")
    assert [event[0] for event in said] == [TOOK, EXTRA, USED_UP, OPENED]
    assert face_down(state, 0) == [47, 52]
    assert (state.pile_count, row_of(state), state.stage) == (0, [18], PLAYING)
    assert len(hand_of(state, 0)) == 8
    assert to_move(state) == 1


def test_tt_29_twisting_brings_no_extra_card() -> None:
    """TT-29; TT-E27."""
    state = experts([47], [13, 74], 10)
    play(state, "twist 74")
    assert (face_up(state, 0), face_down(state, 0)) == ([47, 74], [])
    assert result(state, 0) == 2
    assert state.pile_count == 9
    assert len(hand_of(state, 0)) == 2


def test_tt_29_only_the_cards_now_in_the_row_count() -> None:
    """TT-29; R-8: a row twisted down to one card qualifies, and so does a voluntary take."""
    state = experts([47, 52], [25, 46], 10)
    play(state, "twist 25")
    assert row_of(state) == [47]
    play(state, "take")
    assert state.extras.tolist() == [0, 1, 0, 0]
    state = experts([47], [46], 10)
    assert "lay 46" in legal_moves(state)
    play(state, "take")
    assert state.extras.tolist() == [1, 0, 0, 0]


def test_tt_29_without_the_variant_a_single_card_is_all() -> None:
    """TT-29: off by default."""
    state = under_way([47], [13, 46], 10)
    play(state, "take")
    assert face_down(state, 0) == [47]
    assert state.pile_count == 10


def test_tt_29_nobody_sees_the_extra_card() -> None:
    """TT-28, TT-29; TT-E32. R-7: not even the taker."""
    state = experts([47], [13, 46], 10, 66)
    play(state, "take")
    for seat in (0, 1, 2, NOBODY):
        seen = view(state, seat)
        assert lying(seen, FACE_DOWN) == [47]
        assert seen.extras.tolist() == [1, 0, 0, 0]
        assert seen.place[66] == UNKNOWN
        assert lying(seen, UNSEEN) == []
    assert state.place[66] == UNSEEN
    assert lying(state, ROW) == []
