"""Hit the Deck, clause by clause: the hand card, penalties, the end, the judge (docs/rules/hit_the_deck.md)."""

from typing import Any

import pytest

from pioche.engine.dispatch import to_move, wins
from pioche.engine.referee import why_not
from pioche.games.hit_the_deck.ending import points
from pioche.games.hit_the_deck.notation import read_card, read_move
from pioche.games.hit_the_deck.race import Race, call_in_time, slap_ignored
from pioche.games.hit_the_deck.state import (
    CALLING,
    CUTTING,
    FLIPPING,
    LAID_OPEN,
    PLAYING,
    STALLED,
    WAS_LAST,
    WENT_OUT,
)
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, NOBODY, OVER, SCORED
from tests.games.hit_the_deck_table import (
    A,
    B,
    C,
    D,
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
from tests.kit import deal, legal_moves, play

PILE = "G1 G2 G3 G4 G5 B1 B2 B3 B4 B5"


def hand_card(**options: Any) -> Any:
    """A lays HIT-HAND and goes on holding R1."""
    state = table("HIT-HAND R1", "R1 Y1", "R1", "R1", draw=PILE, discard="R2", **options)
    play(state, "play HIT-HAND")
    return state


def exposed_hand_card(**options: Any) -> Any:
    """A plays R-CUT, B exposes HIT-HAND."""
    draw = "G1 B1 HIT-HAND " + PILE[3:]
    state = table("R-CUT R1", "R1", "R1", "R1", draw=draw, discard="R2", cut_depth="choice", **options)
    play(state, "play R-CUT", "cut 3")
    assert discard_pile(state) == "HIT-HAND R-CUT R2"
    return state


# The hand card


def test_hd_29_the_layer_calls() -> None:
    """HD-29; HD-V14; R-32."""
    state = hand_card()
    assert (state.stage, to_move(state), legal_moves(state)) == (CALLING, A, ["call", "forget"])
    assert refused(state, "draw").code == "call-due"


def test_hd_30_the_last_one_draws_four() -> None:
    """HD-30; HD-V14; R-22: from the draw pile. R-23: the caller races too."""
    state = hand_card()
    play(state, "call")
    assert (to_move(state), legal_moves(state)) == (NATURE, ["last 0", "last 1", "last 2", "last 3"])
    assert slaps(state) == []
    assert refused(state, "draw").code == "race-open"
    assert refused(state, "last 4").code == "no-such-seat"
    assert (WAS_LAST, B, -1, 4) in play(state, "last 1")
    assert (hand(state, B), draw_pile(state)) == ("R1 G1 G2 G3 G4 Y1", "G5 B1 B2 B3 B4 B5")
    assert to_move(state) == B


def test_hd_31_the_next_player_plays_any_card() -> None:
    """HD-31, HD-15, HD-20; HD-V14, HD-E29, HD-E30, HD-E31; R-24, R-25."""
    state = hand_card()
    play(state, "call", "last 2")
    give(state, B, "B-CUT HIT-4 Y1")
    assert legal_moves(state) == ["play B-CUT", "play HIT-4", "play Y1"]
    assert refused(state, "draw").clause == "HD-31"
    play(state, "play B-CUT")
    assert (state.stage, state.turn) == (CUTTING, C)
    state = table("R1", "R1 B-CUT", "HIT-HAND R1", "R1", draw=PILE, turn=C, direction=-1)
    play(state, "play HIT-HAND", "call", "last 0")
    assert (to_move(state), legal_moves(state)) == (B, ["play B-CUT", "play R1"])


def test_hd_32_who_exposed_a_hand_card_calls() -> None:
    """HD-32; HD-V22, HD-E22; R-14."""
    state = exposed_hand_card()
    assert (to_move(state), legal_moves(state)) == (B, ["call", "forget"])
    play(state, "call", "last 0")
    assert (to_move(state), legal_moves(state)) == (C, ["play R1"])


def test_hd_32_by_option_the_next_player_calls() -> None:
    """HD-32; R-14 (exposed_hand_caller: next): it uses up their turn, and a forgotten call costs them four cards."""
    state = exposed_hand_card(exposed_hand_caller="next")
    assert (to_move(state), state.stage) == (C, CALLING)
    play(state, "forget")
    assert (state.hand_count[C], to_move(state)) == (5, D)
    played = hand_card(exposed_hand_caller="next")
    assert to_move(played) == A


def test_hd_29_in_calm_mode_the_call_counts_as_made() -> None:
    """HD-29 (slap_mode: random)."""
    state = hand_card(slap_mode="random")
    assert legal_moves(state) == ["call"]
    assert refused(state, "forget").code == "call-counts-as-made"
    play(state, "call")
    assert (to_move(state), len(legal_moves(state))) == (NATURE, 4)


# Penalties


def test_hd_33_who_forgets_to_call_draws_four() -> None:
    """HD-33, HD-31; HD-V15, HD-E32: nobody else draws, nobody races."""
    state = hand_card()
    play(state, "forget")
    assert state.hand_count.tolist()[:4] == [5, 2, 1, 1]
    assert (to_move(state), legal_moves(state)) == (B, ["play R1", "play Y1"])
    state = exposed_hand_card()
    play(state, "forget")
    assert (state.hand_count[B], to_move(state), legal_moves(state)) == (5, C, ["play R1"])


def test_hd_34_a_wrong_slap_costs_two_cards() -> None:
    """HD-34; HD-V16, HD-E33; R-27: a HIT card with a number does not ask for a slap; the demand stays."""
    state = table("R1 G4", "R1", "R1", "R1", draw=PILE, discard="G3")
    slap(state, C)
    assert (hand(state, C), to_move(state)) == ("R1 G1 G2", A)
    state = table("R1 G4", "R1", "R1", "R1", draw=PILE, discard="HIT-4")
    slap(state, D)
    assert (state.hand_count[D], to_move(state), legal_moves(state)) == (3, A, ["play G4"])


def test_hd_34_a_slap_between_draw_and_play() -> None:
    """HD-34, HD-14, HD-35: a reshuffle in its middle, then the card drawn is still the only one to play."""
    state = table("B1", "R1", draw="R2 R3", discard="R4 G3 G2")
    play(state, "draw")
    slap(state, A)
    assert (to_move(state), state.owed, slaps(state)) == (NATURE, 1, [])
    assert why_not(state, read_move("slap", B)).code == "no-slap-now"
    shuffle(state, "G2 G3")
    assert (hand(state, A), to_move(state), legal_moves(state)) == ("R2 R3 G2 B1", A, ["play R2"])
    play(state, "play R2")
    assert discard_pile(state) == "R2 R4"


@pytest.mark.parametrize(("card", "stage"), [("R-CUT", CUTTING), ("R-FLIP", FLIPPING)])
def test_hd_34_a_slap_before_a_cut_or_flip(card: str, stage: int) -> None:
    """HD-34: the turn order does not change."""
    state = table(card + " R1", "R1", "R1", draw=PILE, discard="R2")
    play(state, "play " + card)
    slap(state, C)
    assert (state.hand_count[C], state.stage, state.turn) == (3, stage, B)


def test_hd_34_by_option_nobody_slaps_wrongly() -> None:
    """HD-34 (false_slap: false)."""
    state = table("R1", "R1", draw=PILE, false_slap=False)
    assert slaps(state) == []
    assert why_not(state, read_move("slap", B)).code == "false-slap-off"
    assert why_not(table("R1", "R1", draw=PILE), read_move("slap", C)).code == "no-such-seat"


def test_hd_47_several_slaps_on_one_top_card_count_once() -> None:
    """HD-47; HD-E48: a reshuffle makes no new top card."""
    state = table("R1", "R1", "R1", "R1", draw="G1 G2", discard="G3 G4 G5")
    slap(state, C)
    shuffle(state, "G4 G5")
    assert slap(state, C) == []
    assert (state.hand_count[C], to_move(state)) == (3, A)
    slap(state, B)
    assert state.hand_count[B] == 3
    state = table("R1 G5", "R1", "R1", draw=PILE, discard="G3")
    slap(state, C)
    play(state, "play G5")
    slap(state, C)
    assert state.hand_count[C] == 5


# The judge of the slap


def test_hd_45_slaps_count_from_the_hand_card_on() -> None:
    """HD-45; HD-E34; R-33: C's slap before the call counts, and costs nothing."""
    race = Race(4, caller=A, direction=1, laid=1000, called=2000, slap_limit=5000)
    slaps_made = [(1500, C), (2100, A), (2200, B), (2300, D), (2400, C)]
    assert race.last(slaps_made) == D
    assert race.first_slaps([(900, B), *slaps_made]) == {C: 1500, A: 2100, B: 2200, D: 2300}
    state = hand_card()
    assert slaps(state) == []
    assert why_not(state, read_move("slap", C)).clause == "HD-45"


def test_hd_45_a_call_after_the_limit_is_too_late() -> None:
    """HD-45, HD-33; HD-E52."""
    assert not call_in_time(laid=1000, called=7000, call_limit=5000)
    assert call_in_time(laid=1000, called=6000, call_limit=5000)
    assert not call_in_time(laid=1000, called=999, call_limit=5000)
    state = hand_card()
    play(state, "forget")
    assert state.hand_count[A] == 5


def test_hd_46_the_race_closes_and_the_farthest_is_last() -> None:
    """HD-46; HD-E35, HD-E36, HD-V14; R-34."""
    race = Race(4, caller=A, direction=1, laid=0, called=100, slap_limit=5000)
    assert race.last([(200, A), (300, B)]) == D
    assert race.closes([(200, A), (300, B)]) == 5100
    assert race.last([(200, A), (300, B), (5101, C), (5200, D)]) == D
    other_way = Race(4, caller=A, direction=-1, laid=0, called=100, slap_limit=5000)
    assert [other_way.distance(seat) for seat in range(4)] == [0, 3, 2, 1]
    assert other_way.last([(200, A), (300, C)]) == B
    assert race.last([(150, C), (160, A), (170, D), (180, B)]) == B
    assert race.closes([(150, C), (160, A), (170, D), (180, B)]) == 180
    assert race.closes([(1, A), (2, B), (3, C), (4, D)]) == 100
    assert race.last([(150, C), (180, D), (160, A), (180, B)]) == D


def test_hd_45_a_slap_just_after_the_cover_is_ignored() -> None:
    """HD-45 (slap_grace)."""
    assert [slap_ignored(when, 1000, 500) for when in (999, 1000, 1499, 1500)] == [False, True, True, False]


# The end


@pytest.mark.parametrize(("card", "top"), [("R3", "R1"), ("R-CUT", "R1"), ("HIT-HAND", "R1"), ("HIT-5", "R1")])
def test_hd_37_the_last_card_ends_the_round(card: str, top: str) -> None:
    """HD-37; HD-E42, HD-E43; R-26, R-39: without effect, without announcement."""
    state = table(card, "R4", draw=PILE, discard=top)
    said = play(state, "play " + card)
    assert (WENT_OUT, A, -1, 0) in said
    assert (state.stage, to_move(state), legal_moves(state)) == (BETWEEN_ROUNDS, NATURE, [])
    assert state.scores.tolist()[:2] == [0, 4]
    assert why_not(state, read_move("draw", A)).code == "deal-due"


def test_hd_37_a_finished_round_needs_no_shuffle() -> None:
    """HD-37, HD-35: the last card lies on another, the draw pile is empty."""
    state = table("R3", "R4", discard="R1")
    play(state, "play R3")
    assert state.stage == BETWEEN_ROUNDS
    deal(state)
    assert (state.round, state.hand_count.tolist()[:2]) == (2, [7, 7])


def test_hd_37_by_option_a_last_hand_card_is_raced() -> None:
    """HD-37; R-26 (resolve_last_card): out only if the hand is still empty after the penalty cards."""
    options: dict[str, Any] = {"draw": "G1 G2", "discard": "R1 G3 G4", "resolve_last_card": True}
    state = table("HIT-HAND", "R4", **options)
    play(state, "play HIT-HAND", "call", "last 1")
    assert to_move(state) == NATURE
    shuffle(state, "R1 G3 G4")
    assert (state.stage, state.scores.tolist()[:2]) == (BETWEEN_ROUNDS, [0, 4 + 1 + 2 + 1 + 3])
    state = table("HIT-HAND", "R4", **options)
    play(state, "play HIT-HAND", "call", "last 0")
    shuffle(state, "R1 G3 G4")
    assert (state.hand_count[A], to_move(state), state.stage) == (4, B, PLAYING)
    state = table("R2", "R4", **options)
    play(state, "play R2")
    assert state.stage == BETWEEN_ROUNDS


def test_hd_38_hands_are_counted() -> None:
    """HD-38; HD-V18, HD-E44; R-38."""
    state = table("R4", "R-CUT", "HIT-4", "R1", draw=PILE, discard="R2", turn=D)
    said = play(state, "play R1")
    assert state.scores.tolist()[:4] == [4, 10, 10, 0]
    assert (SCORED, C, -1, 10) in said
    assert (LAID_OPEN, B, read_card("R-CUT"), 1) in said
    state = table("R-CUT B-FLIP HIT-3 HIT-HAND HIT-R", "R1 B2 Y5 G-CUT", "R5 R5 G3 HIT-G")
    assert [points(state, seat) for seat in range(3)] == [50, 18, 23]


def finish(*totals: int, **options: Any) -> Any:
    """The totals so far, and a round that adds nothing to them but ends."""
    state = table("R1", *["R1"] * (len(totals) - 1), draw=PILE, discard="R2", **options)
    state.totals[: len(totals)] = [total - (seat > 0) for seat, total in enumerate(totals)]
    play(state, "play R1")
    assert state.totals.tolist()[: len(totals)] == list(totals)
    return state


def test_hd_39_a_hundred_points_end_the_game() -> None:
    """HD-39; HD-V19, HD-E45; R-35: at 100 or more, after a round."""
    state = finish(100, 42, 67, 58)
    assert (state.stage, to_move(state)) == (OVER, NOBODY)
    assert [seat for seat in range(4) if wins(state, seat)] == [B]
    assert finish(99, 80, 12).stage == BETWEEN_ROUNDS
    assert finish(99, 80, 12, target=99).stage == OVER
    assert why_not(state, read_move("draw", A)).code == "match-over"


def test_hd_40_equal_lowest_totals_share_the_victory() -> None:
    """HD-40, HD-39; HD-E46; R-36."""
    state = finish(131, 104, 55, 55)
    assert [seat for seat in range(4) if wins(state, seat)] == [C, D]


def test_hd_41_the_deal_passes_to_the_left() -> None:
    """HD-41, HD-7; HD-E47; R-29."""
    state = table("R1", "R1", "R1", "R1", draw=PILE, discard="R2", direction=-1)
    state.first = D
    play(state, "play R1")
    deal(state, *[0, 1, 2, 3, 4, 5, 6] * 4, read_card("B1"))
    assert (state.layer, to_move(state), state.direction, state.draw_count) == (A, B, 1, 81)


# Stalemate


def circling() -> Any:
    return table("R1", "R2", "R3", "R4", draw="G-FLIP", discard="G2")


def test_hd_48_a_hundred_moves_without_change_end_the_round() -> None:
    """HD-48; HD-E55; R-44."""
    state = circling()
    for turn in range(50):
        assert state.lull == 2 * turn
        play(state, "draw", "play G-FLIP")
        shuffle(state, "G2")
        said = play(state, "flip")
    assert STALLED in [event[0] for event in said]
    assert (state.stage, state.scores.tolist()[:4]) == (BETWEEN_ROUNDS, [1, 2, 3, 4])


def test_hd_48_any_change_of_a_hand_starts_the_count_anew() -> None:
    """HD-48: a play from the hand, a card kept, a pass, a penalty card; calls and slaps without cards do not."""
    for hands, draw, moves in [
        (("G1 R1", "R1"), "R1", ("play G1",)),
        (("R1", "R1"), "R1", ("draw",)),
        (("R1", "R1"), "", ("pass",)),
    ]:
        state = table(*hands, draw=draw, discard="G2")
        state.lull = 99
        play(state, *moves)
        assert (state.lull, state.stage) == (0, PLAYING)
    state = table("R1", "R1", draw="R1", discard="G2")
    state.lull = 99
    slap(state, B)
    assert state.lull == 0
    state.lull = 99
    slap(state, A)
    assert state.lull == 99


def test_hd_48_a_cut_counts_and_so_does_one_without_cards() -> None:
    """HD-48, HD-36."""
    for draw, move in [("R2 R3", "cut 1"), ("", "cut 0")]:
        state = table("R1", "R1", draw=draw, discard="R-CUT")
        state.stage = CUTTING
        state.lull = 98
        play(state, move)
        assert (state.lull, state.stage) == (99, PLAYING)
        state.stage = CUTTING
        play(state, legal_moves(state)[0])
        assert state.stage == BETWEEN_ROUNDS
