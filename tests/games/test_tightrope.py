"""Tightrope, clause by clause and vector by vector (docs/rules/tightrope.md): set-up, tricks, zeros, sticks."""

from itertools import combinations
from random import Random

import pytest

from pioche.engine.dispatch import to_move
from pioche.games.tightrope.rules import take_sticks
from pioche.games.tightrope.state import (
    DEALT,
    PLAYED,
    RETURNED,
    SEATS,
    TOOK_BLUE,
    TOOK_RED,
    TRICK_ENDED,
    TURNED_UP,
    ZEROS_DISCARDED,
)
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, NOBODY, OVER, ROUND_BEGAN, ROUND_ENDED, UNKNOWN, Log
from tests.games.tightrope_table import (
    B0,
    FALLING,
    R0,
    any_round,
    any_trick,
    deal,
    nets,
    of_kind,
    table,
    trick,
)
from tests.kit import deck, events, legal_moves, match, play, random_walk, view

V1 = [[7], [28], [36]]
E3 = [[20], [5], [44]]
E14 = [range(42, 51), range(1, 10), range(10, 19)]


# Set-up


def test_tr_1_fifty_number_cards_and_eleven_score_cards() -> None:
    """TR-1; TR-E1. R-1: three to five players."""
    cards, numbers = deck(match("tightrope", 3))
    assert cards[:numbers] == list(range(1, 51))
    assert cards[numbers:] == [1, 2, 3, 4, 5, 6, 7, 8, 9, B0, R0]
    assert list(SEATS) == [3, 4, 5]


@pytest.mark.parametrize("first", range(4))
def test_tr_2_everybody_deals_once_and_the_deal_passes_to_the_left(first: int) -> None:
    """TR-2; TR-E2. R-2: the first dealer may be anybody."""
    state = match("tightrope", 4, first)
    leaders = []
    for dealt in range(4):
        assert (to_move(state), state.stage, state.round) == (NATURE, BETWEEN_ROUNDS, dealt)
        (began,) = of_kind(deal(state), ROUND_BEGAN)
        leaders.append(began[1])
        assert began[3] == dealt + 1
        any_round(state)
    dealers = [(first + deals) % 4 for deals in range(4)]
    assert leaders == [(dealer + 1) % 4 for dealer in dealers]
    assert (state.stage, to_move(state), deck(state)) == (OVER, NOBODY, ([], 0))


@pytest.mark.parametrize(("seats", "dealt", "unused"), [(3, 27, 23), (4, 36, 14), (5, 45, 5)])
def test_tr_3_nine_cards_each_dealt_one_by_one_from_the_dealers_left(seats: int, dealt: int, unused: int) -> None:
    """TR-3; TR-E1."""
    state = match("tightrope", seats, first=1)
    cards, numbers = deck(state)
    said = of_kind(deal(state), DEALT)
    assert [seat for _, seat, _, _ in said[: seats + 1]] == [(2 + step) % seats for step in range(seats + 1)]
    assert [amount for _, seat, _, amount in said if seat == 2] == list(range(1, 10))
    assert len(said) == dealt == numbers - unused
    assert state.hand_count[:seats].tolist() == [9] * seats
    for seat in range(seats):
        assert state.hand[seat].tolist() == sorted(card for _, owner, card, _ in said if owner == seat)
    assert sorted(state.score_pile.tolist()) == cards[numbers:]


@pytest.mark.parametrize(("seats", "unused"), [(3, 23), (4, 14), (5, 5)])
def test_tr_4_nobody_sees_the_unused_cards(seats: int, unused: int) -> None:
    """TR-4; TR-E1: the seats together know the cards dealt and no other."""
    state = table(seats)
    known = {card for seat in range(seats) for row in view(state, seat).hand.tolist() for card in row} - {UNKNOWN}
    assert len(known) == 50 - unused
    any_round(state)
    known = {card for row in view(state, 0).played.tolist() for card in row} - {UNKNOWN}
    assert len(known) == 50 - unused


# The trick


def test_tr_5_the_player_on_the_dealers_left_leads() -> None:
    """TR-5; TR-E2. R-23: not the dealer."""
    state = match("tightrope", 4, first=0)
    leaders = []
    for _ in range(4):
        deal(state)
        assert to_move(state) == state.leader
        leaders.append(state.leader)
        any_round(state)
    assert leaders == [1, 2, 3, 0]


def test_tr_6_the_leader_turns_up_a_score_card_before_anybody_plays() -> None:
    """TR-6; TR-E8: 5 in both colours, then a blue zero and 7, red only."""
    state = match("tightrope", 3)
    said = deal(state, V1, [5, B0, 7])
    assert said[-1] == (TURNED_UP, 1, 5, 10)
    assert (state.value, state.zero, to_move(state)) == (5, 0, 1)
    said = trick(state, 7, 28, 36)
    assert nets(state) == [-5, 0, 5]
    assert said[-2:] == [(TURNED_UP, 2, B0, 9), (TURNED_UP, 2, 7, 8)]
    assert (state.value, state.zero, to_move(state)) == (7, B0, 2)
    said = any_trick(state)
    assert of_kind(said, TOOK_BLUE) == []
    assert [amount for _, _, _, amount in of_kind(said, TOOK_RED)] == [7]


def test_tr_7_any_card_of_the_hand_clockwise_face_up() -> None:
    """TR-7; TR-E26."""
    state = table(3, [range(2, 11), [20, 49, *range(11, 18)], [1, 30, 50, *range(21, 27)]])
    for cards in zip(range(2, 8), [11, 12, 13, 14, 15, 49], range(21, 27), strict=True):
        trick(state, *cards)
    assert play(state, "play 20") == [(PLAYED, 1, 20, 7)]
    assert (to_move(state), legal_moves(state)) == (2, ["play 1", "play 30", "play 50"])
    assert all(view(state, seat).played[6, 1] == 20 for seat in (NOBODY, 0, 1, 2))
    play(state, "play 50")
    assert to_move(state) == 0


def test_tr_8_blue_to_the_highest_red_to_the_lowest() -> None:
    """TR-8; TR-V1."""
    state = table(3, V1, [3])
    said = trick(state, 7, 28, 36)
    assert of_kind(said, TOOK_BLUE, TOOK_RED) == [(TOOK_BLUE, 2, 36, 3), (TOOK_RED, 0, 7, 3)]
    assert nets(state) == [-3, 0, 3]
    assert state.leader == to_move(state) == 2


@pytest.mark.parametrize("seats", SEATS)
def test_tr_8_highest_and_lowest_are_two_players(seats: int) -> None:
    """TR-8. R-10; and without a zero the sticks of both colours balance (section 4)."""
    state = table(seats, pile=FALLING)
    for value in range(9, 0, -1):
        said = any_trick(state)
        (blue,), (red,) = of_kind(said, TOOK_BLUE), of_kind(said, TOOK_RED)
        assert blue[1] != red[1]
        assert blue[3] == red[3] == value
        assert sum(nets(state)) == 0


def test_tr_9_after_the_trick_the_cards_are_discarded() -> None:
    """TR-9; TR-E28."""
    state = table(3, V1)
    said = trick(state, 7, 28, 36)
    assert of_kind(said, TRICK_ENDED) == [(TRICK_ENDED, 2, 36, 1)]
    assert state.trick == 1
    assert state.played[1].tolist() == [UNKNOWN] * 5
    assert state.hand_count[:3].tolist() == [8, 8, 8]
    assert all(card not in state.hand[seat] for seat, (card,) in enumerate(V1))


@pytest.mark.parametrize(("pile", "hands"), [([3], V1), ([R0, 6], E3), ([B0, 9], E3)])
def test_tr_10_the_highest_card_leads_the_next_trick(pile: list[int], hands: list[list[int]]) -> None:
    """TR-10; TR-V1, TR-E3, TR-E4. R-11: even if a zero spared its player."""
    state = table(3, hands, pile)
    said = trick(state, *[card for (card,) in hands])
    assert to_move(state) == state.leader == 2
    assert of_kind(said, TURNED_UP)[0][1] == 2


# Zero cards


@pytest.mark.parametrize(
    ("hands", "pile", "expected"),
    [
        (V1, [B0, 4], [-4, 0, 0]),
        (E3, [R0, 6], [0, 0, 6]),
        (E3, [B0, 9], [0, -9, 0]),
    ],
)
def test_tr_11_the_colour_of_a_zero_is_not_awarded(
    hands: list[list[int]], pile: list[int], expected: list[int]
) -> None:
    """TR-11; TR-V2, TR-E3, TR-E4."""
    state = table(3, hands, pile)
    assert (state.zero, state.value, state.turned) == (pile[0], pile[1], 2)
    said = trick(state, *[card for (card,) in hands])
    assert nets(state) == expected
    assert len(of_kind(said, TOOK_BLUE, TOOK_RED)) == 1


def test_tr_11_a_zero_counts_in_its_own_trick_only() -> None:
    """TR-11; TR-E8, TR-E9, TR-E12. R-6: zeros of different tricks do not cancel each other."""
    hands = [[1, 2], [20, 21], [40, 41]]
    state = table(3, hands, [5, B0, 7])
    trick(state, 1, 20, 40)
    trick(state, 2, 21, 41)
    assert nets(state) == [-12, 0, 5]
    state = table(3, hands, [B0, 5, R0, 7])
    trick(state, 1, 20, 40)
    assert nets(state) == [-5, 0, 0]
    assert (state.zero, state.value) == (R0, 7)
    said = trick(state, 2, 21, 41)
    assert nets(state) == [-5, 0, 7]
    assert of_kind(said, ZEROS_DISCARDED) == []


@pytest.mark.parametrize("zeros", [[B0, R0], [R0, B0]])
def test_tr_12_two_zeros_are_discarded_and_a_third_card_counts(zeros: list[int]) -> None:
    """TR-12; TR-V3. R-3: the leader turns up all three, at once."""
    state = match("tightrope", 3)
    said = deal(state, V1, [*zeros, 6])
    assert said[-4:] == [
        (TURNED_UP, 1, zeros[0], 10),
        (TURNED_UP, 1, zeros[1], 9),
        (ZEROS_DISCARDED, 1, UNKNOWN, 0),
        (TURNED_UP, 1, 6, 8),
    ]
    trick(state, 7, 28, 36)
    assert nets(state) == [-6, 0, 6]


def test_tr_12_two_zeros_in_a_later_trick() -> None:
    """TR-12; TR-E10."""
    state = table(3, [[1, 2], [20, 21], [40, 41]], [5, B0, R0, 7])
    trick(state, 1, 20, 40)
    assert nets(state) == [-5, 0, 5]
    trick(state, 2, 21, 41)
    assert nets(state) == [-12, 0, 12]


# Sticks


def test_tr_13_sticks_lie_openly() -> None:
    """TR-13; TR-E31."""
    state = table(4)
    for plies in range(0, 30, 7):
        random_walk(state, plies, 7)
        assert all(view(state, seat).net.tolist() == state.net.tolist() for seat in (NOBODY, 0, 1, 2, 3))


@pytest.mark.parametrize(
    ("before", "sticks", "after", "pairs"),
    [(-5, 3, -2, 3), (-3, 3, 0, 3), (2, -7, -5, 2), (4, 3, 7, 0), (0, -3, -3, 0)],
)
def test_tr_14_pairs_are_returned_at_once(before: int, sticks: int, after: int, pairs: int) -> None:
    """TR-14; TR-E5, TR-E6, TR-E7. R-9: always. R-24: at the award."""
    state = table()
    state.net[1] = before
    log = Log.blank()
    take_sticks(state, 1, sticks, log)
    assert state.net[1] == after
    assert events(log) == ([(RETURNED, 1, UNKNOWN, pairs)] if pairs else [])


def test_tr_14_pairs_are_returned_in_play() -> None:
    """TR-14; TR-E7: two blue sticks in front, seven red ones come."""
    state = table(3, [[50, 1], [20, 21], [10, 30]], [2, 7])
    trick(state, 50, 20, 10)
    assert nets(state) == [2, 0, -2]
    said = trick(state, 1, 21, 30)
    assert nets(state) == [-5, 0, 5]
    assert of_kind(said, TOOK_BLUE, TOOK_RED, RETURNED) == [
        (TOOK_BLUE, 2, 30, 7),
        (RETURNED, 2, UNKNOWN, 2),
        (TOOK_RED, 0, 1, 7),
        (RETURNED, 0, UNKNOWN, 2),
    ]


@pytest.mark.parametrize("seed", range(3))
def test_tr_15_the_supply_never_limits_an_award(seed: int) -> None:
    """TR-15; TR-E14. R-8: 30 sticks of a colour after four tricks, 45 after nine."""
    order = Random(seed)
    hands = [order.sample(hand, 9) for hand in E14]
    state = table(3, hands, FALLING)
    sticks = []
    for cards in zip(*hands, strict=True):
        trick(state, *cards)
        sticks.append(state.net[0])
    assert sticks == [9, 17, 24, 30, 35, 39, 42, 44, 45]
    assert nets(state) == [45, -45, 0]
    assert state.scores[:3].tolist() == [45, 45, 0]


# End of the round and of the game


def test_tr_16_a_round_ends_after_nine_tricks() -> None:
    """TR-16; TR-E11: the zeros below the ninth number are never turned up."""
    state = table(3, pile=FALLING)
    for done in range(9):
        assert (state.trick, state.round, to_move(state) >= 0) == (done, 1, True)
        said = any_trick(state)
        assert len(of_kind(said, TOOK_BLUE, TOOK_RED)) == 2
    assert of_kind(said, ROUND_ENDED) == [(ROUND_ENDED, UNKNOWN, UNKNOWN, 1)]
    assert (to_move(state), state.stage, state.turned) == (NATURE, BETWEEN_ROUNDS, 9)
    assert state.turn == UNKNOWN
    assert state.hand_count[:3].tolist() == [0, 0, 0]
    assert legal_moves(state) == []


def test_tr_16_a_zero_before_the_last_number() -> None:
    """TR-16, TR-11; TR-E12."""
    state = table(3, pile=[1, 2, 3, 4, 5, 6, 7, 8, R0, 9, B0])
    for _ in range(8):
        any_trick(state)
    assert (state.zero, state.value, state.turned) == (R0, 9, 10)
    said = any_trick(state)
    assert of_kind(said, TOOK_RED) == []
    assert [amount for _, _, _, amount in of_kind(said, TOOK_BLUE)] == [9]
    assert state.turned == 10


def test_tr_16_the_score_pile_always_suffices() -> None:
    """TR-16; TR-E13. R-4, R-5: the zeros may lie in any of 55 pairs of places; section 4 counts what comes of it."""
    discarded = unturned = 0
    for seed, zeros in enumerate(combinations(range(11), 2)):
        pile = Random(seed).sample(range(1, 10), 9)
        for place, zero in zip(zeros, Random(seed).sample([B0, R0], 2), strict=True):
            pile.insert(place, zero)
        state = match("tightrope", 3)
        said = deal(state, pile=pile) + any_round(state)
        turned = [card for _, _, card, _ in of_kind(said, TURNED_UP)]
        assert turned == pile[: len(turned)]
        assert sorted(card for card in turned if card < B0) == list(range(1, 10))
        assert sum(card for card in turned if card < B0) == 45
        discarded += len(of_kind(said, ZEROS_DISCARDED))
        unturned += len(turned) < 11
    assert (discarded, unturned) == (9, 10)
