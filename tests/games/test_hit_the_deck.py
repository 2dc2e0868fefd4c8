"""Hit the Deck, clause by clause: set-up, playing a card, demands, notation (docs/rules/hit_the_deck.md)."""

from typing import Any

import pytest

from pioche.engine.dispatch import to_move
from pioche.games.hit_the_deck.cards import COPIES, VALUE, colour_of, is_cut, is_flip, is_hit, is_number, number_of
from pioche.games.hit_the_deck.notation import (
    NAMES,
    read_arrangement,
    read_card,
    read_move,
    write_arrangement,
    write_card,
    write_move,
)
from pioche.games.hit_the_deck.rules import check_options
from pioche.games.hit_the_deck.state import (
    BURIED,
    BURY,
    CALLING,
    CUTTING,
    DEALT,
    FACES,
    FLIPPING,
    MOVES,
    PASSED,
    PLAYED,
    PLAYING,
    SLAP,
)
from pioche.rulekit import MOST_FACTS, NATURE, NO_REASON, UNKNOWN, Refusal, ints
from tests.games.hit_the_deck_table import (
    A,
    B,
    C,
    D,
    cards,
    dealt,
    discard_pile,
    draw_pile,
    give,
    hand,
    lay_pile,
    playable,
    refused,
    shuffle,
    table,
)
from tests.kit import arrange_now, deal, deck, legal_moves, match, play

# Set-up


def test_hd_1_the_deck_has_110_cards() -> None:
    """HD-1; HD-V1; R-1: red, green, blue, yellow. R-2: each HIT number twice, each HIT colour once."""
    whole, first = deck(match("hit_the_deck", 4))
    assert len(whole) == first == 110
    kinds = [sum(map(kind, whole)) for kind in (is_number, is_cut, is_flip, is_hit)]
    assert kinds == [80, 8, 4, 18]
    assert sum(VALUE[card] for card in whole) == 540
    assert [whole.count(read_card(name)) for name in ("R1", "Y-CUT", "B-FLIP", "HIT-3", "HIT-G", "HIT-HAND")] == [
        4, 2, 1, 2, 1, 4,
    ]  # fmt: skip


def test_hd_2_classes_of_cards() -> None:
    """HD-2; HD-V1: word cards have a colour and no number, HIT cards neither."""
    assert [(colour_of(card), number_of(card)) for card in cards("R1 Y5 B-CUT G-FLIP HIT-3 HIT-G HIT-HAND")] == [
        (0, 1), (3, 5), (2, UNKNOWN), (1, UNKNOWN), (UNKNOWN, UNKNOWN), (UNKNOWN, UNKNOWN), (UNKNOWN, UNKNOWN),
    ]  # fmt: skip
    assert COPIES.sum() == 110


@pytest.mark.parametrize(("seats", "left"), [(2, 95), (3, 88), (4, 81), (5, 74), (6, 67)])
def test_hd_3_seven_cards_each_and_the_rest_is_the_draw_pile(seats: int, left: int) -> None:
    """HD-3, HD-4; HD-E1: dealt one at a time from the dealer's left."""
    state = match("hit_the_deck", seats, first=1)
    order = sorted(deck(state)[0], key=lambda card: (is_hit(card), card % 7, card))
    said = arrange_now(state, order)
    assert state.hand_count.tolist() == [7] * seats + [0] * (7 - seats)
    assert (state.draw_count, state.discard_count) == (left, 1)
    assert sorted(cards(hand(state, 2 % seats))) == sorted(order[0 : 7 * seats : seats])
    assert [event[1] for event in said if event[0] == DEALT][:3] == [2 % seats, 3 % seats, 4 % seats]
    assert cards(discard_pile(state)) == [order[7 * seats]]
    assert cards(draw_pile(state)) == order[7 * seats + 1 :]


def test_hd_4_the_first_card_is_the_dealers() -> None:
    """HD-4: the dealer is its layer. R-37: two to six play."""
    state = dealt(4, "B1", first=2)
    assert discard_pile(state) == "B1"
    assert (state.layer, state.turn, state.stage) == (2, 3, PLAYING)


def test_hd_5_a_first_cut_is_executed_by_the_first_player() -> None:
    """HD-5; HD-V20; R-18."""
    state = dealt(4, "G-CUT", *["Y2"] * 4, *["B1"] * 4)
    assert (state.stage, state.turn, to_move(state)) == (CUTTING, B, NATURE)
    play(state, "cut 30")
    assert to_move(state) == C
    assert state.hand_count[B] == 7
    assert (state.layer, state.discard_count) == (B, 2)


def test_hd_5_a_first_flip_is_executed_by_the_first_player() -> None:
    """HD-5, HD-19, HD-20, HD-21; HD-E28."""
    state = dealt(4, "R-FLIP")
    lay_pile(state, draw="R2 R3 G4")
    assert to_move(state) == B
    play(state, "flip")
    assert draw_pile(state) == "R-FLIP"
    assert (state.direction, to_move(state)) == (-1, A)
    give(state, A, "G1 G2")
    play(state, "play G1")
    assert to_move(state) == D


def test_hd_6_a_first_hit_card_is_buried() -> None:
    """HD-6; HD-V21; R-3: any HIT card. R-4: anywhere but on top."""
    state = dealt(4, "HIT-3", "B1", "R2")
    assert to_move(state) == NATURE
    assert legal_moves(state) == sorted(f"bury {depth}" for depth in range(1, 82))
    assert BURIED in [event[0] for event in play(state, "bury 2")]
    assert discard_pile(state) == "B1"
    assert draw_pile(state).startswith("R2 HIT-3 ")
    assert (state.draw_count, to_move(state)) == (81, B)
    assert refused(dealt(4, "HIT-3", "B1"), "bury 82").facts == {"depth": 82, "most": 81}
    assert refused(dealt(4, "HIT-3", "B1"), "bury 0").code == "bury-out-of-range"
    assert refused(dealt(4, "HIT-3", "B1"), "cut 3").code == "bury-due"


def test_hd_6_again_until_the_card_is_no_hit_card() -> None:
    """HD-6, HD-5; HD-E51: then Y-CUT is executed by the first player."""
    state = dealt(4, "HIT-HAND", "HIT-R", "Y-CUT")
    play(state, "bury 81", "bury 40")
    assert discard_pile(state) == "Y-CUT"
    assert draw_pile(state).endswith(" HIT-HAND")
    assert draw_pile(state).split()[39] == "HIT-R"
    assert (state.stage, state.turn) == (CUTTING, B)


def test_hd_7_the_dealers_left_begins_and_play_goes_left() -> None:
    """HD-7; HD-E47."""
    state = dealt(4, "B1", first=3)
    assert (to_move(state), state.direction) == (A, 1)
    give(state, A, "B2 B3")
    play(state, "play B2")
    assert to_move(state) == B


# Playing a card


def test_hd_8_one_card_ends_the_turn() -> None:
    """HD-8; HD-E43: a card drawn and played leaves the hand as it was."""
    state = table("R2 R3", "Y1", "Y1", "Y1", draw="G1 G1", discard="R5")
    said = play(state, "play R2")
    assert (PLAYED, A, read_card("R2"), 1) in said
    assert (hand(state, A), discard_pile(state), to_move(state)) == ("R3", "R2 R5", B)
    state = table("B1", "Y1", draw="R2 G1", discard="R5")
    play(state, "draw", "play R2")
    assert (hand(state, A), to_move(state)) == ("B1", B)
    assert refused(state, "play R5").code == "card-not-in-hand"


def test_hd_9_number_cards_match_colour_or_number() -> None:
    """HD-9; HD-V2, HD-V3."""
    assert playable("R2", "R5 R-CUT R-FLIP B4") == "R5 R-CUT R-FLIP"
    assert playable("B5", "R5 R4 B1") == "R5 B1"
    why = refused(table("R4 B1", "R1", draw="R1", discard="B5"), "play R4")
    assert (why.code, why.clause, why.facts) == ("no-match", "HD-9", {"card": "R4", "top": "B5"})


def test_hd_10_word_cards_match_their_colour_only() -> None:
    """HD-10, HD-22; HD-E2, HD-E3: an inert FLIP is matched by its colour; no CUT on CUT of another colour."""
    assert playable("R2", "B-CUT R-CUT B-FLIP") == "R-CUT"
    assert playable("Y-FLIP", "B-CUT Y-CUT Y5 B5 HIT-3") == "Y-CUT Y5 HIT-3"
    assert playable("Y-CUT", "B-CUT Y-FLIP B-FLIP") == "Y-FLIP"
    assert refused(table("B-CUT R2", "R1", discard="R1", draw="R1"), "play B-CUT").clause == "HD-10"


def test_hd_11_hit_cards_go_on_any_card() -> None:
    """HD-11; HD-E4."""
    assert playable("Y3", "HIT-1 HIT-B HIT-HAND R1") == "HIT-1 HIT-B HIT-HAND"


def test_hd_12_who_can_play_must_play() -> None:
    """HD-12; HD-E7, HD-E8; R-5: HIT cards count."""
    state = table("R3 B1", "R1", draw="R1", discard="R5")
    assert legal_moves(state) == ["play R3"]
    assert refused(state, "draw").clause == "HD-12"
    assert refused(state, "pass").facts == {"card": "R3"}
    assert legal_moves(table("HIT-HAND B1", "R1", draw="R1", discard="R5")) == ["play HIT-HAND"]


def test_hd_12_by_option_one_may_draw_when_able() -> None:
    """HD-12, HD-31; R-5 (may_draw_when_able): not in FREE, not from an empty pile; then only the drawn card goes."""
    state = table("R3 B1", "R1", draw="R4 G1", discard="R5", may_draw_when_able=True)
    assert legal_moves(state) == ["draw", "play R3"]
    play(state, "draw")
    assert legal_moves(state) == ["play R4"]
    assert refused(state, "play R3").code == "only-the-card-drawn"
    assert refused(state, "draw").code == "already-drew"
    assert legal_moves(table("R3", "R1", draw="R1", discard="HIT-HAND", may_draw_when_able=True)) == ["play R3"]
    state = table("R3", "R1", discard="R5", may_draw_when_able=True)
    assert legal_moves(state) == ["play R3"]
    assert refused(state, "draw").code == "nothing-to-draw"


def test_hd_13_who_cannot_play_draws_one_card() -> None:
    """HD-13; HD-V4, HD-V5."""
    state = table("B4", "R1", draw="Y2 R1", discard="R2")
    assert legal_moves(state) == ["draw"]
    assert refused(state, "pass").code == "must-draw"
    play(state, "draw")
    assert (legal_moves(state), draw_pile(state)) == (["play Y2"], "R1")
    assert refused(state, "pass").code == "drawn-card-fits"


def test_hd_14_a_card_drawn_is_played_or_kept() -> None:
    """HD-14; HD-V4, HD-V5: Y2 goes on R2, Y3 does not; the turn then passes by itself. R-6."""
    state = table("B4", "R1", draw="Y2 R1", discard="R2")
    play(state, "draw", "play Y2")
    assert (discard_pile(state), hand(state, A), to_move(state)) == ("Y2 R2", "B4", B)
    state = table("B4", "R1", draw="Y3 R1", discard="R2")
    assert PASSED in [event[0] for event in play(state, "draw")]
    assert (discard_pile(state), hand(state, A), to_move(state)) == ("R2", "B4 Y3", B)


def test_hd_14_a_special_card_drawn_is_played_at_once() -> None:
    """HD-14, HD-19, HD-29, HD-26; HD-E9, HD-E10, HD-E11."""
    state = table("R1", "B1", "R1", "R1", draw="R-FLIP G1", discard="R5", turn=B)
    play(state, "draw", "play R-FLIP")
    assert (state.stage, to_move(state)) == (FLIPPING, C)
    state = table("R1", "B1", "R1", "R1", draw="HIT-HAND G1", discard="R5", turn=B)
    play(state, "draw", "play HIT-HAND")
    assert (state.stage, to_move(state)) == (CALLING, B)
    state = table("R1", "R1", "R1", "R1", draw="HIT-2 G1", discard="HIT-2 R5", turn=B)
    play(state, "draw")
    assert (hand(state, B), to_move(state), state.stage) == ("R1 HIT-2", C, PLAYING)


def test_hd_14_by_option_a_card_drawn_may_be_kept() -> None:
    """HD-14; R-6 (may_keep_drawn)."""
    state = table("B4", "R1", draw="Y2 R1", discard="R2", may_keep_drawn=True)
    play(state, "draw")
    assert legal_moves(state) == ["pass", "play Y2"]
    play(state, "pass")
    assert (hand(state, A), to_move(state), state.drawn) == ("B4 Y2", B, UNKNOWN)


# Demands


def test_hd_24_a_number_is_demanded() -> None:
    """HD-24; HD-V6, HD-V7."""
    state = table("HIT-4 R1", "G4 R1", "R1", "R1", draw="R1", discard="R2")
    play(state, "play HIT-4")
    assert legal_moves(state) == ["play G4"]
    assert refused(state, "play R1").facts["number"] == 4
    state = table("HIT-4 R1", "R1", "Y1 R4 G2", "R1", draw="Y4 G1", discard="R2")
    play(state, "play HIT-4", "draw", "play Y4")
    assert (to_move(state), legal_moves(state)) == (C, ["play R4", "play Y1"])


def test_hd_25_a_colour_is_demanded() -> None:
    """HD-25; HD-V9, HD-V10."""
    state = table("HIT-G R1", "G2 R1", "R1", "R1", draw="R1", discard="R2")
    play(state, "play HIT-G")
    assert legal_moves(state) == ["play G2"]
    assert refused(state, "play R1").facts["colour"] == "G"
    state = table("HIT-G R1", "R1", "R1 G3 R3", "R1", draw="R3 R1", discard="R2")
    play(state, "play HIT-G", "draw")
    assert (hand(state, B), to_move(state), legal_moves(state)) == ("R1 R3", C, ["play G3"])


def test_hd_26_no_hit_card_under_a_demand() -> None:
    """HD-26, HD-24, HD-25; HD-E5, HD-E6; R-19, R-21: a word card may meet a colour."""
    assert playable("HIT-4", "HIT-4 HIT-G HIT-HAND G-CUT B4 B3") == "B4"
    assert playable("HIT-G", "G4 G-CUT G-FLIP HIT-4 HIT-HAND R4") == "G4 G-CUT G-FLIP"
    assert refused(table("HIT-4 R1", "R1", draw="R1", discard="HIT-4"), "play HIT-4").clause == "HD-26"


def test_hd_27_a_demand_goes_round_until_it_is_met() -> None:
    """HD-27, HD-24, HD-25; HD-V8, HD-V10, HD-E12; R-7, R-20: also for its author."""
    state = table("HIT-4 R1", "R1", "R4 R1", "R1", draw="B2 R1", discard="R2")
    play(state, "play HIT-4", "draw")
    assert (hand(state, B), legal_moves(state)) == ("R1 B2", ["play R4"])
    state = table("HIT-2 R1", "R1", "R1", draw="B1 B3 Y4 G1", discard="R5")
    play(state, "play HIT-2", "draw", "draw")
    assert (to_move(state), legal_moves(state)) == (A, ["draw"])
    give(state, A, "R1 Y2")
    assert legal_moves(state) == ["play Y2"]


def test_hd_28_the_card_that_meets_the_demand_counts() -> None:
    """HD-28, HD-15, HD-19, HD-20, HD-21; HD-E13, HD-E14, HD-E15."""
    state = table("R1", "Y4 R1", "Y1 B4 R2 HIT-1 Y-CUT", draw="R1", discard="HIT-4", turn=B)
    play(state, "play Y4")
    assert legal_moves(state) == ["play B4", "play HIT-1", "play Y-CUT", "play Y1"]
    state = table("R1", "G-CUT R1", "R1", draw="R1 B1 R3 R4", discard="HIT-G", turn=B)
    play(state, "play G-CUT")
    assert (state.stage, state.turn) == (CUTTING, C)
    play(state, "cut 2")
    assert to_move(state) == A
    state = table("R1", "G-FLIP R1", "R1", "R1", draw="R1 B1", discard="HIT-G", turn=B)
    play(state, "play G-FLIP")
    assert to_move(state) == C
    play(state, "flip")
    assert (state.direction, to_move(state)) == (-1, B)


# Notation


def test_hd_1_every_card_and_move_reads_back() -> None:
    """HD-1, HD-8: text and back."""
    assert len(NAMES) == FACES
    assert all(read_card(write_card(card)) == card for card in range(FACES))
    assert all(read_move(write_move(move), 0) == move for move in range(SLAP))
    assert [write_move(move) for move in (SLAP, MOVES - 1, BURY + 17)] == ["slap", "slap", "bury 17"]
    assert [read_move("slap", seat) for seat in range(6)] == list(range(SLAP, MOVES))


@pytest.mark.parametrize(
    "text",
    [
        "", "play", "play r4", "play R6", "play  R4", "play R4 ", " draw", "Draw", "draw 1", "cut", "cut 03", "cut -1",
        "cut 111", "last 6", "bury x", "slap 2", "play HIT-HAND R1", "shuffle",
    ],
)  # fmt: skip
def test_hd_8_what_is_no_move_is_refused(text: str) -> None:
    """HD-8: strictly, with a clause."""
    with pytest.raises(Refusal) as why:
        read_move(text, 0)
    assert why.value.clause.startswith("HD-")


def test_hd_34_nature_does_not_slap() -> None:
    """HD-34."""
    with pytest.raises(Refusal):
        read_move("slap", NATURE)


def test_hd_3_a_deal_and_hd_35_a_shuffle_are_told_apart() -> None:
    """HD-3, HD-35."""
    state: Any = match("hit_the_deck", 2)
    whole, _ = deck(state)
    assert read_arrangement(state, write_arrangement(state, whole)) == whole
    with pytest.raises(Refusal, match="arrangement-expected"):
        read_arrangement(state, "shuffle R1")
    deal(state)
    with pytest.raises(Refusal, match="arrangement-expected"):
        read_arrangement(state, "deal R1")
    state = table("R1 R2", "R1", discard="R4 B2")
    assert write_arrangement(state, cards("B2")) == "shuffle B2"
    assert refused(state, "play R1").code == "shuffle-due"
    shuffle(state, "B2")
    assert check_options(state, ints(MOST_FACTS)) == NO_REASON
