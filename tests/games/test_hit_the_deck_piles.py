"""Hit the Deck, clause by clause: cut, flip and piles running out (docs/rules/hit_the_deck.md)."""

from typing import Any

import pytest

from pioche.engine.dispatch import to_move
from pioche.games.hit_the_deck.choices import deepest_cut, shallowest_cut
from pioche.games.hit_the_deck.notation import read_card
from pioche.games.hit_the_deck.state import (
    CALLING,
    CAME_UP,
    CUTTING,
    EXPOSED,
    FLIP_BURIED,
    FLIPPING,
    INERT,
    PLAYING,
    SHUFFLED,
    TURNED_ROUND,
)
from pioche.rulekit import NATURE
from tests.games.hit_the_deck_table import (
    A,
    B,
    C,
    D,
    cards,
    discard_pile,
    draw_pile,
    give,
    hand,
    refused,
    shuffle,
    slap,
    slaps,
    table,
)
from tests.kit import deck, legal_moves, play

FOUR = ("R-CUT R-FLIP R1", "R1 R1", "R1 R1", "R1 R1")


def after_cut(draw: str, *moves: str) -> Any:
    """A has played R-CUT and these cuts were made."""
    state = table(*FOUR, draw=draw, discard="R2")
    play(state, "play R-CUT", *moves)
    return state


def after_flip(draw: str, discard: str = "R2", seats: int = 4) -> Any:
    """A has played R-FLIP and B has turned over the piles."""
    state = table(*FOUR[:seats], draw=draw, discard=discard)
    play(state, "play R-FLIP", "flip")
    return state


def flipping(draw: str, discard: str) -> Any:
    """The FLIP on top of the discard pile is A's, and B must execute it."""
    state = table(*FOUR, draw=draw, discard=discard, turn=B)
    state.stage = FLIPPING
    return state


# Cut


@pytest.mark.parametrize(
    ("cards", "least", "most"),
    [(1, 1, 1), (2, 1, 1), (3, 1, 2), (4, 1, 3), (5, 2, 3), (8, 2, 6), (10, 3, 7), (60, 15, 45), (81, 21, 60)],
)
def test_hd_15_a_cut_is_made_in_the_middle_half(cards: int, least: int, most: int) -> None:
    """HD-15; HD-E40; R-9."""
    assert (shallowest_cut(cards), deepest_cut(cards)) == (least, most)
    state = after_cut(" ".join(["B1"] * cards))
    assert legal_moves(state) == sorted(f"cut {depth}" for depth in range(least, most + 1))
    assert refused(state, f"cut {most + 1}").facts == {"depth": most + 1, "least": least, "most": most}


def test_hd_15_nature_cuts_or_by_option_the_cutter() -> None:
    """HD-15; HD-V11; R-9 (cut_depth)."""
    assert to_move(after_cut("B1 Y3")) == NATURE
    state = table(*FOUR, draw="B1 Y3 B2 B4", discard="R2", cut_depth="choice")
    play(state, "play R-CUT")
    assert (to_move(state), legal_moves(state)) == (B, ["cut 1", "cut 2", "cut 3"])
    assert [refused(state, text).code for text in ("play R1", "draw", "flip")] == ["cut-due"] * 3


def test_hd_16_the_exposed_card_is_the_bottom_of_the_packet() -> None:
    """HD-16; HD-E39, HD-V11; R-8, R-10: the rest is put together in the old order."""
    state = after_cut("R1 B2 HIT-4 Y5")
    assert (EXPOSED, B, read_card("B2"), 2) in play(state, "cut 2")
    assert (discard_pile(state), draw_pile(state)) == ("B2 R-CUT R2", "R1 HIT-4 Y5")
    assert state.layer == B


def test_hd_16_the_last_card_of_the_pile_can_be_cut() -> None:
    """HD-16, HD-35; HD-E41."""
    state = table("R1 R1", "R1 R1", draw="R1", discard="G-CUT G1 G2", turn=B)
    state.stage = CUTTING
    play(state, "cut 1")
    assert (to_move(state), legal_moves(state), slaps(state)) == (NATURE, [], [])
    assert sorted(deck(state)[0]) == sorted(cards("G-CUT G1 G2"))
    shuffle(state, "G1 G-CUT G2")
    assert (discard_pile(state), draw_pile(state)) == ("R1", "G1 G-CUT G2")
    assert (state.stage, to_move(state)) == (PLAYING, A)


def test_hd_17_cutting_uses_up_the_turn() -> None:
    """HD-17; HD-V11, HD-E27; R-11."""
    state = after_cut("Y3 B1", "cut 1")
    assert (discard_pile(state), hand(state, B), to_move(state)) == ("Y3 R-CUT R2", "R1 R1", C)
    state = table("R-CUT R1", "R1", draw="Y3 B1", discard="R2")
    play(state, "play R-CUT", "cut 1")
    assert to_move(state) == A


def test_hd_18_the_next_player_follows_the_exposed_card() -> None:
    """HD-18, HD-20, HD-21, HD-24, HD-32; HD-E16, HD-E17, HD-E18, HD-V22; R-12, R-13, R-14."""
    state = after_cut("B-CUT Y3 G1", "cut 1")
    assert (state.stage, state.turn) == (CUTTING, C)
    play(state, "cut 1")
    assert (discard_pile(state), to_move(state)) == ("Y3 B-CUT R-CUT R2", D)
    state = after_cut("R-FLIP G1", "cut 1")
    assert (state.stage, to_move(state)) == (FLIPPING, C)
    play(state, "flip")
    assert (state.direction, to_move(state)) == (-1, B)
    state = after_cut("HIT-5 G1", "cut 1")
    give(state, C, "G5 R1 HIT-5")
    assert (to_move(state), legal_moves(state)) == (C, ["play G5"])
    state = after_cut("HIT-HAND G1", "cut 1")
    assert (state.stage, to_move(state), legal_moves(state)) == (CALLING, B, ["call", "forget"])


# Flip


def test_hd_19_both_piles_are_turned_over() -> None:
    """HD-19, HD-20, HD-21; HD-V12; R-42: once."""
    state = flipping("B1 Y2 R3 G5", "R-FLIP R4 B4 B2")
    assert legal_moves(state) == ["flip"]
    assert refused(state, "draw").code == "flip-due"
    play(state, "flip")
    assert draw_pile(state) == "B2 B4 R4 R-FLIP"
    assert discard_pile(state) == "G5 R3 Y2 B1"
    assert (state.direction, to_move(state), state.layer) == (-1, A, B)


def test_hd_20_the_direction_is_reversed_until_the_next_flip() -> None:
    """HD-20; HD-E19, HD-E29 (the direction stays reversed)."""
    state = table(*FOUR, draw="R3 R4", discard="R2")
    said = play(state, "play R-FLIP", "flip")
    assert (TURNED_ROUND, -1, -1, 0) in said
    order = []
    for _ in range(4):
        order.append(to_move(state))
        play(state, "play R1")
    assert order == [A, D, C, B]
    give(state, A, "R-FLIP R1")
    play(state, "play R-FLIP", "flip")
    assert state.direction == 1


def test_hd_21_flipping_uses_up_the_turn() -> None:
    """HD-21; HD-E19, HD-E27; R-15: the player who laid the FLIP is next."""
    state = after_flip("R3 R4")
    assert (to_move(state), hand(state, B)) == (A, "R1 R1")
    assert to_move(after_flip("R3 R4", seats=2)) == A


@pytest.mark.parametrize(
    ("draw", "discard", "new_discard", "new_draw"),
    [
        ("R1 R2 R3 Y-FLIP", "B-FLIP B2", "R3 R2 Y-FLIP R1", "B2 B-FLIP"),
        ("R1 G-FLIP Y-FLIP", "B-FLIP B2", "R1 Y-FLIP G-FLIP", "B2 B-FLIP"),
        ("R1 B2 Y1 Y3 Y-FLIP", "B-FLIP", "Y3 Y1 Y-FLIP B2 R1", "B-FLIP"),
    ],
)
def test_hd_22_a_flip_that_comes_up_is_buried(draw: str, discard: str, new_discard: str, new_draw: str) -> None:
    """HD-22; HD-V13, HD-E23, HD-E24; R-16, R-17: it does not reverse the direction."""
    state = flipping(draw, discard)
    said = play(state, "flip")
    assert (discard_pile(state), draw_pile(state)) == (new_discard, new_draw)
    assert (state.direction, to_move(state), state.stage) == (-1, A, PLAYING)
    assert [event[0] for event in said].count(FLIP_BURIED) == draw.count("FLIP")


def test_hd_22_a_flip_alone_lies_inert() -> None:
    """HD-22; HD-E25, HD-E3; R-43."""
    state = flipping("Y-FLIP", "B-FLIP B2")
    assert INERT in [event[0] for event in play(state, "flip")]
    assert (discard_pile(state), draw_pile(state)) == ("Y-FLIP", "B2 B-FLIP")
    assert (state.direction, to_move(state), state.stage) == (-1, A, PLAYING)
    give(state, A, "B-CUT Y-CUT Y5 B5 HIT-3")
    assert legal_moves(state) == ["play HIT-3", "play Y-CUT", "play Y5"]


def test_hd_22_the_flip_of_the_first_flip_shows_up_at_the_second() -> None:
    """HD-22, HD-44; HD-E26."""
    state = table("G-FLIP R1", "R1", "R1", draw="B1 Y2 R3 G5", discard="R-FLIP R4 B4 B2", turn=B)
    state.stage = FLIPPING
    play(state, "flip", "play G-FLIP")
    assert to_move(state) == C
    play(state, "flip")
    assert (discard_pile(state), draw_pile(state)) == ("R4 B4 R-FLIP B2", "B1 Y2 R3 G5 G-FLIP")
    assert (state.direction, to_move(state)) == (1, A)


def test_hd_23_the_new_top_card_is_the_flippers() -> None:
    """HD-23, HD-15, HD-25, HD-32; HD-E20, HD-E21, HD-E22."""
    state = after_flip("Y1 Y-CUT")
    assert (state.stage, state.turn, state.layer) == (CUTTING, A, B)
    play(state, "cut 1")
    assert to_move(state) == D
    state = after_flip("Y1 HIT-R")
    give(state, A, "R2 G2 HIT-1")
    assert legal_moves(state) == ["play R2"]
    state = after_flip("G1 HIT-HAND", discard="R2 G1 G2 G3 G4")
    assert to_move(state) == B
    play(state, "call", "last 3")
    give(state, A, "R2 G2 HIT-1")
    assert (to_move(state), legal_moves(state)) == (A, ["play G2", "play HIT-1", "play R2"])


def test_hd_23_a_used_hit_card_works_anew() -> None:
    """HD-23; HD-E49; R-41: HIT-4 was met by Y4; a second flip brings it to the top again."""
    state = table("HIT-4 Y-FLIP G-CUT R4 R1", "Y4 R-FLIP G2 B4", draw="G1 G3", discard="R2")
    play(state, "play HIT-4", "play Y4", "play Y-FLIP", "flip")
    assert (discard_pile(state), draw_pile(state)) == ("G3 G1", "R2 HIT-4 Y4 Y-FLIP")
    play(state, "play G-CUT", "cut 3", "play R4", "play R-FLIP")
    assert (CAME_UP, A, read_card("HIT-4"), 0) in play(state, "flip")
    assert discard_pile(state) == "HIT-4 Y-FLIP R2"
    assert (to_move(state), legal_moves(state)) == (B, ["play B4"])


# Piles running out


def test_hd_35_the_discard_pile_is_shuffled_but_its_top_card() -> None:
    """HD-35; HD-V17; R-28, R-30: at once, whoever is to move."""
    state = table("R1 B1", "R1", discard="R4 B2 Y1 G-CUT")
    assert (to_move(state), legal_moves(state), slaps(state)) == (NATURE, [], [])
    said = shuffle(state, "Y1 G-CUT B2")
    assert (SHUFFLED, -1, -1, 3) in said
    assert (discard_pile(state), draw_pile(state)) == ("R4", "Y1 G-CUT B2")
    assert (to_move(state), legal_moves(state)) == (A, ["play R1"])


def test_hd_35_between_draw_and_play() -> None:
    """HD-35, HD-14: the shuffle comes before the forced play, and before the next turn when the card is kept."""
    state = table("B1", "B1", draw="R2", discard="R4 G3")
    play(state, "draw")
    assert to_move(state) == NATURE
    shuffle(state, "G3")
    assert (to_move(state), legal_moves(state)) == (A, ["play R2"])
    state = table("B1", "B1", draw="G2", discard="R4 G3")
    play(state, "draw")
    assert to_move(state) == NATURE
    shuffle(state, "G3")
    assert to_move(state) == B


@pytest.mark.parametrize(("card", "stage", "seat"), [("R-CUT", CUTTING, B), ("R-FLIP", FLIPPING, B)])
def test_hd_35_before_the_cut_or_flip_that_follows(card: str, stage: int, seat: int) -> None:
    """HD-35: a single card is shuffled too."""
    state = table(card + " R1", "R1", discard="R4")
    play(state, "play " + card)
    assert to_move(state) == NATURE
    shuffle(state, "R4")
    assert (state.stage, state.turn, draw_pile(state)) == (stage, seat, "R4")


def test_hd_35_before_the_call() -> None:
    """HD-35, HD-29."""
    state = table("HIT-HAND R1", "R1", discard="R4")
    play(state, "play HIT-HAND")
    shuffle(state, "R4")
    assert (to_move(state), legal_moves(state)) == (A, ["call", "forget"])


def test_hd_35_in_the_middle_of_a_penalty() -> None:
    """HD-30, HD-35; HD-E37."""
    state = table("HIT-HAND R1", "R1", draw="B1 B2", discard=" ".join(["R1", "G1", "Y1", "R2", "G2"] * 4)[:-3])
    assert state.discard_count == 19
    play(state, "play HIT-HAND", "call", "last 1")
    assert (state.hand_count[B], to_move(state), state.owed) == (3, NATURE, 2)
    below = deck(state)[0]
    assert len(below) == 19
    shuffle(state, "Y1 R2 " + " ".join(["R1", "G1"] * 4 + ["Y1", "R2", "G2"] * 3))
    assert (hand(state, B), state.owed) == ("R1 R2 B1 B2 Y1", 0)
    assert (state.draw_count, discard_pile(state)) == (17, "HIT-HAND")
    assert (to_move(state), state.stage) == (B, PLAYING)


def test_hd_36_nothing_to_draw() -> None:
    """HD-36; HD-E38; R-31: draws nothing and passes."""
    state = table("B1", "R1", discard="R2")
    assert legal_moves(state) == ["pass"]
    assert refused(state, "draw").code == "nothing-to-draw"
    play(state, "pass")
    assert (hand(state, A), to_move(state)) == ("B1", B)
    play(table("B1 R3", "R1", discard="R2"), "play R3")


def test_hd_36_only_what_there_is_is_drawn() -> None:
    """HD-36: a penalty of four with one card left."""
    state = table("R1 R1", "R1", draw="B1", discard="HIT-HAND")
    state.stage = CALLING
    play(state, "forget")
    assert (hand(state, A), state.owed, to_move(state)) == ("R1 R1 B1", 0, B)


def test_hd_36_a_cut_without_cards_lapses() -> None:
    """HD-36, HD-17; HD-E53: wrong slaps have drawn every card."""
    state = table("R-CUT R1", "R1", "R2 B2 HIT-1 B-CUT", "R1", draw="G1", discard="R2")
    play(state, "play R-CUT")
    slap(state, D)
    shuffle(state, "R2")
    assert (hand(state, D), draw_pile(state), discard_pile(state)) == ("R1 R2 G1", "", "R-CUT")
    assert (to_move(state), legal_moves(state)) == (NATURE, ["cut 0"])
    assert refused(state, "cut 1").code == "nothing-to-cut"
    assert INERT in [event[0] for event in play(state, "cut 0")]
    assert (discard_pile(state), to_move(state)) == ("R-CUT", C)
    assert legal_moves(state) == ["play HIT-1", "play R2"]


def test_hd_36_a_flip_without_cards_still_reverses() -> None:
    """HD-36, HD-20; HD-E54."""
    state = table("R-FLIP R1 G1 G-FLIP", "R1", "R1", "R1", draw="G1", discard="R2")
    play(state, "play R-FLIP")
    slap(state, D)
    shuffle(state, "R2")
    play(state, "flip")
    assert (discard_pile(state), draw_pile(state)) == ("R-FLIP", "")
    assert (state.direction, to_move(state), legal_moves(state)) == (-1, A, ["play R1"])
