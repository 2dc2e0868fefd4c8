"""Take That!, clause by clause and vector by vector (docs/rules/take_that.md): set-up and the turn."""

import pytest

from pioche.engine.dispatch import to_move
from pioche.games.take_that.cards import mirror, toad
from pioche.games.take_that.state import (
    DEALT,
    DREW,
    LAID,
    OPENED,
    PLAYING,
    ROW,
    SEATS,
    TOOK,
    TWISTED,
    USED_UP,
)
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, ROUND_BEGAN, UNKNOWN
from tests.games.take_that_kit import (
    ALL_CARDS,
    dealt,
    face_down,
    face_up,
    fitting,
    hand_of,
    lying,
    play_out,
    reach,
    refused,
    row_of,
    under_way,
)
from tests.kit import deal, deck, legal_moves, legal_numbers, match, play

# Set-up


def test_tt_1_the_deck_holds_79_numbers_without_the_tens() -> None:
    """TT-1; TT-V1."""
    cards, first = deck(match("take_that", 3))
    assert first == len(cards) == len(set(cards)) == 79
    assert (min(cards), max(cards)) == (12, 98)
    assert set(range(12, 99)) - set(cards) == {20, 30, 40, 50, 60, 70, 80, 90}


def test_tt_2_seven_cards_are_toads() -> None:
    """TT-2; TT-V1."""
    assert [card for card in ALL_CARDS if toad(card)] == [22, 33, 44, 55, 66, 77, 88]


def test_tt_3_every_card_but_a_toad_has_one_mirror() -> None:
    """TT-3; TT-V1, TT-E2."""
    assert [mirror(card) for card in (12, 98, 19, 47)] == [21, 89, 91, 74]
    assert toad(55)
    assert mirror(55) == 55, "no other card"
    pairs = {frozenset((card, mirror(card))) for card in ALL_CARDS if not toad(card)}
    assert len(pairs) == 36
    assert set().union(*pairs) == {card for card in ALL_CARDS if not toad(card)}
    assert all(len(pair) == 2 for pair in pairs)


@pytest.mark.parametrize(("seats", "full", "pile"), [(2, 9, 61), (3, 9, 52), (4, 8, 47)])
def test_tt_4_everybody_gets_nine_cards_or_eight_and_the_rest_is_the_pile(seats: int, full: int, pile: int) -> None:
    """TT-4; TT-E1. A new round shuffles all cards anew."""
    state = dealt(seats, rounds=3)
    for _ in range(2):
        assert [len(hand_of(state, seat)) for seat in range(seats)] == [full] * seats
        assert state.pile_count == pile
        assert row_of(state) == []
        assert not any(face_up(state, seat) + face_down(state, seat) for seat in range(seats))
        play_out(state)
        assert len(deck(state)[0]) == 79
        deal(state)


def test_tt_4_hands_are_dealt_one_card_at_a_time_and_the_rest_lies_in_order() -> None:
    """TT-4: clockwise from the dealer's left; the records' order of dealing."""
    state = match("take_that", 4, 2)
    said = deal(state, *reversed(ALL_CARDS))
    assert said[:6] == [
        (ROUND_BEGAN, 3, UNKNOWN, 1),
        *[(DEALT, seat, card, 1) for seat, card in ((3, 98), (0, 97), (1, 96), (2, 95))],
        (DEALT, 3, 94, 2),
    ]
    assert len(said) == 1 + 32
    assert hand_of(state, 3) == sorted(ALL_CARDS[::-1][:32:4])
    assert state.pile[: state.pile_count].tolist() == ALL_CARDS[:47], "the top card is the last one"


def test_tt_5_the_dealers_left_neighbour_begins_and_nobody_is_skipped() -> None:
    """TT-5; TT-E31 for the first round."""
    state = dealt(3, first=0)
    order = []
    for _ in range(7):
        order.append(to_move(state))
        lays = [text for text in legal_moves(state) if text.startswith("lay")]
        play(state, *(lays[:1] or ["take", f"lay {hand_of(state, to_move(state))[0]}"]))
    assert order == [1, 2, 0, 1, 2, 0, 1]


# The turn


def test_tt_6_an_empty_row_must_be_opened() -> None:
    """TT-6; TT-V2 (Alex, seat 0). R-16: no passing, no taking, no twisting; a toad is allowed."""
    state = dealt(4, 34, 41, 49, 94, 22, 43)
    assert legal_moves(state) == sorted(f"lay {card}" for card in hand_of(state, 0))
    assert "lay 22" in legal_moves(state)
    assert refused(state, "take") == ("no-row", "TT-6", {})
    assert refused(state, "twist 34") == ("no-row", "TT-6", {})
    assert refused(state, "lay 41") == ("card-not-in-hand", "TT-6", {"card": 41})
    said = play(state, "lay 34")
    assert row_of(state) == [34]
    assert len(hand_of(state, 0)) == 8
    assert state.pile_count == 46
    assert to_move(state) == 1
    assert [event[0] for event in said] == [OPENED, DREW]


def test_tt_7_one_action_and_one_card_a_turn() -> None:
    """TT-7; TT-E7."""
    state = under_way([45], [12, 54], 20)
    assert legal_moves(state) == ["lay 54", "take", "twist 54"]
    play(state, "lay 54")
    assert to_move(state) == 1, "the turn is over"
    assert len(legal_numbers(state)) == len(set(legal_numbers(state)))


def test_tt_8_a_card_within_ten_of_the_last_one_may_be_appended() -> None:
    """TT-8; TT-V3 (Sarah, seat 1), TT-V4 (Linus, seat 2)."""
    state = dealt(4, 34, 41, 49, 94)
    play(state, "lay 34")
    assert reach(state) == (24, 44)
    assert play(state, "lay 41")[0] == (LAID, 1, 41, 2)
    assert row_of(state) == [34, 41]
    assert len(hand_of(state, 1)) == 8
    assert reach(state) == (31, 51)
    play(state, "lay 49")
    assert row_of(state) == [34, 41, 49]
    assert len(hand_of(state, 2)) == 8


@pytest.mark.parametrize(
    ("last", "cards"),
    [
        (12, [13, 14, 15, 16, 17, 18, 19, 21, 22]),
        (98, [88, 89, 91, 92, 93, 94, 95, 96, 97]),
        (45, [*range(35, 40), *range(41, 45), *range(46, 50), *range(51, 56)]),
    ],
)
def test_tt_8_the_cards_that_fit(last: int, cards: list[int]) -> None:
    """TT-8; TT-E3, TT-E4, TT-E5."""
    assert fitting(last) == cards
    some = [card for card in cards if not toad(card)][:9]
    lays = [text for text in legal_moves(under_way([66, last], some, 20)) if text.startswith("lay")]
    assert lays == [f"lay {card}" for card in some]


def test_tt_8_a_card_out_of_reach_is_refused_with_the_last_one() -> None:
    """TT-8."""
    state = under_way([25, 34], [23, 24, 44, 45], 20)
    assert refused(state, "lay 45") == ("out-of-reach", "TT-8", {"card": 45, "last": 34})


def test_tt_8_both_limits_are_included_and_toads_are_laid_like_other_cards() -> None:
    """TT-8; TT-E6."""
    state = under_way([34], [23, 24, 44, 45], 20)
    assert legal_moves(state) == ["lay 24", "lay 44", "take"]
    assert refused(state, "lay 23") == ("out-of-reach", "TT-8", {"card": 23, "last": 34})
    assert refused(state, "lay 45") == ("out-of-reach", "TT-8", {"card": 45, "last": 34})
    assert refused(state, "lay 41") == ("card-not-in-hand", "TT-8", {"card": 41})


def test_tt_9_the_mirror_may_lie_anywhere_in_the_row() -> None:
    """TT-9; TT-E10."""
    state = under_way([34, 41, 49], [14, 43, 94], 20)
    assert legal_moves(state) == ["lay 43", "take", "twist 14", "twist 43", "twist 94"]
    assert refused(state, "twist 19") == ("card-not-in-hand", "TT-9", {"card": 19})


def test_tt_9_the_mirror_must_lie_in_the_row_not_in_the_hand() -> None:
    """TT-9; TT-E21. R-14: two mirror cards in one hand are no pair."""
    state = under_way([81], [36, 63], 20)
    assert legal_moves(state) == ["take"]
    assert refused(state, "twist 36") == ("mirror-not-in-row", "TT-9", {"card": 36, "mirror": 63})


def test_tt_9_ones_own_card_may_be_twisted() -> None:
    """TT-9; TT-E22."""
    state = dealt(2, 36, 35, 63, 34)
    play(state, "lay 36", "lay 35")
    assert "twist 63" in legal_moves(state)
    play(state, "twist 63")
    assert face_up(state, 0) == [36, 63]


def test_tt_10_toads_never_twist_and_are_never_twisted() -> None:
    """TT-10; TT-E11."""
    assert legal_moves(under_way([55], [12, 98], 20)) == ["take"]
    state = under_way([55, 45], [44], 20)
    assert legal_moves(state) == ["lay 44", "take"]
    assert refused(state, "twist 44") == ("toad-never-twists", "TT-10", {"card": 44})
    assert refused(state, "twist 55") == ("toad-never-twists", "TT-10", {"card": 55})


def test_tt_11_both_cards_of_a_twist_lie_face_up_before_the_player() -> None:
    """TT-11; TT-V5 (Marlene, seat 3)."""
    state = dealt(4, 34, 41, 49, 94)
    play(state, "lay 34", "lay 41", "lay 49")
    drawn = int(state.pile[state.pile_count - 1])
    said = play(state, "twist 94")
    assert said == [(TWISTED, 3, 94, 49), (DREW, 3, drawn, 43)]
    assert face_up(state, 3) == [49, 94]
    assert face_down(state, 3) == []
    assert row_of(state) == [34, 41]
    assert drawn in hand_of(state, 3)
    assert len(hand_of(state, 3)) == 8
    assert to_move(state) == 0


@pytest.mark.parametrize(
    ("row", "card", "left", "limits"),
    [
        ([34, 41, 49, 52, 61], 14, [34, 49, 52, 61], (51, 71)),
        ([34, 41, 49], 94, [34, 41], (31, 51)),
        ([34, 41, 49], 14, [34, 49], (39, 59)),
    ],
)
def test_tt_12_the_gap_closes_at_once(row: list[int], card: int, left: list[int], limits: tuple[int, int]) -> None:
    """TT-12; TT-V6, TT-E8, TT-E9."""
    state = under_way(row, [card], 20)
    play(state, f"twist {card}")
    assert row_of(state) == left
    assert lying(state, ROW) == sorted(left)
    assert state.row[len(left) :].tolist() == [UNKNOWN] * (79 - len(left))
    assert reach(state) == limits


def test_tt_13_the_only_card_may_be_twisted_and_the_next_player_opens() -> None:
    """TT-13; TT-E12. TT-6: the next player has neither take nor twist."""
    state = under_way([27], [13, 72], 20)
    play(state, "twist 72")
    assert face_up(state, 0) == [27, 72]
    assert row_of(state) == []
    assert state.pile_count == 19
    assert len(hand_of(state, 0)) == 2
    assert to_move(state) == 1
    assert legal_moves(state) == sorted(f"lay {card}" for card in hand_of(state, 1))
    assert len(legal_moves(state)) == 9


def test_tt_14_one_card_is_drawn_after_opening_appending_and_twisting() -> None:
    """TT-14; TT-V2 to TT-V5: while the pile lasts every hand is full between turns."""
    state = dealt(4, 34, 41, 49, 94)
    for text, pile in (("lay 34", 46), ("lay 41", 45), ("lay 49", 44), ("twist 94", 43)):
        seat, top = to_move(state), int(state.pile[state.pile_count - 1])
        play(state, text)
        assert state.pile_count == pile
        assert top in hand_of(state, seat)
        assert [len(hand_of(state, seat)) for seat in range(4)] == [8, 8, 8, 8]


def test_tt_15_taking_is_always_legal_and_sometimes_all_there_is() -> None:
    """TT-15; TT-E6, TT-E15. R-1: also who could append or twist may take."""
    assert "take" in legal_moves(under_way([34], [23, 24, 44, 45], 20))
    assert "take" in legal_moves(under_way([45], [12, 54], 20))
    state = under_way([44, 54, 55], [71, 95], 20)
    assert legal_moves(state) == ["take"]
    assert refused(state, "lay 71") == ("out-of-reach", "TT-8", {"card": 71, "last": 55})


def test_tt_16_the_row_goes_face_down_before_the_taker() -> None:
    """TT-16; TT-E15: the cost is 5 + 1 + 5 = 11."""
    state = under_way([44, 54, 55], [71, 95], 0)
    assert play(state, "take")[0] == (TOOK, 0, UNKNOWN, 3)
    assert face_down(state, 0) == [44, 54, 55]
    assert face_up(state, 0) == []
    assert row_of(state) == []
    assert state.row.tolist() == [UNKNOWN] * 79
    assert state.scores[0] == -11


def test_tt_17_the_taker_opens_a_new_row() -> None:
    """TT-17; TT-E14. R-1: a voluntary take; R-18: it does not end the round."""
    state = under_way([34], [41, 88, 91, 92, 93, 94, 95, 96, 97], 20)
    play(state, "take")
    assert (state.stage, to_move(state)) == (PLAYING, 0)
    assert state.pile_count == 20, "nothing is drawn for the take itself"
    assert legal_moves(state) == sorted(f"lay {card}" for card in hand_of(state, 0))
    play(state, "lay 88")
    assert face_down(state, 0) == [34]
    assert row_of(state) == [88]
    assert len(hand_of(state, 0)) == 9
    assert state.pile_count == 19
    assert to_move(state) == 1


# The end of the pile


def test_tt_18_when_the_pile_is_empty_the_hands_shrink() -> None:
    """TT-18; TT-E17, TT-E20."""
    state = under_way([61, 58], [35, 98], 1, top=[12])
    play(state, "take")
    assert [event[0] for event in play(state, "lay 35")] == [OPENED, DREW, USED_UP]
    assert (state.pile_count, row_of(state), state.stage) == (0, [35], PLAYING)
    assert hand_of(state, 0) == [12, 98], "the last card of the pile was drawn"
    state = under_way([34], [41, 12, 13, 14, 15, 16, 17, 18, 19], 0)
    assert [event[0] for event in play(state, "lay 41")] == [LAID]
    assert len(hand_of(state, 0)) == 8
    assert (state.stage, to_move(state)) == (PLAYING, 1)


def test_tt_19_the_round_ends_when_the_row_is_cleared_after_the_pile() -> None:
    """TT-19; TT-E13, TT-E16. R-4: the taker opens no new row; R-15: nor does anybody after the last twist."""
    state = under_way([27], [13, 72], 0)
    play(state, "twist 72")
    assert (state.stage, to_move(state)) == (BETWEEN_ROUNDS, NATURE)
    assert state.scores[0] == 2
    state = under_way([61, 66, 58], [13, 72], 0)
    play(state, "take")
    assert (state.stage, to_move(state)) == (BETWEEN_ROUNDS, NATURE)
    assert row_of(state) == []
    assert hand_of(state, 0) == [13, 72]
    assert state.scores[0] == -7
    assert legal_moves(state) == []


def test_tt_19_a_row_cleared_before_the_pile_is_used_up_ends_nothing() -> None:
    """TT-19; TT-E17, TT-E18. R-2: the pile is looked at when the row is cleared."""
    state = under_way([27], [72, 12, 13, 14, 15, 16, 17, 18, 19], 1)
    play(state, "twist 72")
    assert (state.pile_count, row_of(state), state.stage) == (0, [], PLAYING)
    assert len(hand_of(state, 0)) == 9, "the last card of the pile was drawn"
    assert to_move(state) == 1
    assert len(legal_moves(state)) == 9, "the next player opens from a full hand"


def test_tt_20_without_hand_cards_there_is_only_the_take() -> None:
    """TT-20; TT-E19. R-3: nobody is skipped."""
    state = under_way([66, 76], [], 0, others=1)
    assert legal_moves(state) == ["take"]
    play(state, "take")
    assert state.scores[0] == -6
    assert state.stage == BETWEEN_ROUNDS


def test_r_16_who_must_open_always_holds_cards() -> None:
    """R-16, and the bound of a round: pile + all hands + 1 turns. R-19: two to four play."""
    assert list(SEATS) == [2, 3, 4]
    for seats in SEATS:
        for experts in (False, True):
            state = dealt(seats, experts=experts)
            bound = state.pile_count + seats * len(hand_of(state, 0)) + 1
            assert 0 < play_out(state) <= bound
