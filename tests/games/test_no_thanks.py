"""No Thanks!, clause by clause and vector by vector (docs/rules/no_thanks.md)."""

from typing import Any

import pytest

from pioche.engine.dispatch import to_move
from pioche.engine.referee import admit, new_match
from pioche.games.no_thanks.rules import cost_of_cards, result, wins
from pioche.games.no_thanks.sight import chips_remembered
from pioche.games.no_thanks.state import BOX, FORCED, OFFERED, REFUSED, REVEALED, TOOK
from pioche.rulekit import MATCH_ENDED, NATURE, NOBODY, ROUND_ENDED, UNKNOWN, Refusal
from tests.kit import deal, deck, imagined, legal_moves, match, play, view


def table(seats: int = 3, *top: int, first: int = 0, **options: Any) -> Any:
    """A dealt round with these cards on top of the pile."""
    state = match("no_thanks", seats, first, **options)
    deal(state, *top)
    return state


def owning(*cards: int, chips: int = 0, **options: Any) -> Any:
    """A position in which seat 0 has taken just these cards."""
    state = table(3, **options)
    state.place[3:] = UNKNOWN
    for card in cards:
        state.place[card] = 0
    state.chips[0] = chips
    return state


def cost(*cards: int, **options: Any) -> int:
    return cost_of_cards(owning(*cards, **options), 0)


def last_card(offered: int = 20, pot: int = 2) -> Any:
    """The pile is empty and the last card is on offer."""
    state = table(3, offered)
    state.pile_count = 0
    state.pile[:] = UNKNOWN
    state.pot = pot
    return state


# Set-up


def test_nt_1_the_deck_holds_3_to_35_each_once() -> None:
    """NT-1; NT-E1."""
    cards, first = deck(match("no_thanks", 3))
    assert cards == list(range(3, 36))
    assert first == 33
    assert sum(cards) == 627


@pytest.mark.parametrize(("seats", "in_play", "box"), [(3, 33, 22), (4, 44, 11), (5, 55, 0)])
def test_nt_2_everybody_has_eleven_chips(seats: int, in_play: int, box: int) -> None:
    """NT-2; NT-E2, NT-V9."""
    state = table(seats)
    assert state.chips[:seats].tolist() == [11] * seats
    assert state.chips[:seats].sum() == in_play == 55 - box


def test_nt_3_24_cards_form_the_pile_and_9_are_removed_unseen() -> None:
    """NT-3; NT-V9, NT-E1: one card of the 24 is turned up at once."""
    state = table(3)
    assert state.pile_count + 1 == 24
    assert len(deck(match("no_thanks", 3))[0]) - 24 == 9
    assert all(view(state, seat).pile.tolist() == [UNKNOWN] * 24 for seat in range(3))


def test_nt_4_a_starting_player_is_determined() -> None:
    """NT-4, NT-5, NT-9; NT-E30: the starter reveals and decides, then clockwise."""
    state = table(3, 28, first=1)
    assert state.offered == 28
    order = [to_move(state)]
    for _ in range(3):
        play(state, "refuse")
        order.append(to_move(state))
    assert order == [1, 2, 0, 1]


# Play


def test_nt_5_the_first_card_is_revealed_with_an_empty_pot() -> None:
    """NT-5."""
    state = match("no_thanks", 3)
    said = deal(state, 17)
    assert (state.offered, state.pot, state.place[17]) == (17, 0, OFFERED)
    assert (REVEALED, 0, 17, 23) in said


@pytest.mark.parametrize("text", ["pass", "refuse 0", "", "Take", " take", "take "])
def test_nt_6_there_is_no_third_option(text: str) -> None:
    """NT-6; NT-E32: passing without paying is rejected."""
    state = table(3)
    assert legal_moves(state) == ["refuse", "take"]
    with pytest.raises(Refusal) as refused:
        admit(state, f"0 {text}")
    assert (refused.value.code, refused.value.clause) == ("not-a-move", "NT-6")


def test_nt_7_refusing_costs_exactly_one_chip() -> None:
    """NT-7; NT-E5, NT-E29: one chip, never two."""
    state = table(3, 28)
    said = play(state, "refuse")
    assert (state.chips[0], state.pot) == (10, 1)
    assert said == [(REFUSED, 0, 28, 1)]
    with pytest.raises(Refusal):
        admit(state, "1 refuse 2")
    state.chips[1] = 1
    play(state, "refuse")
    assert (state.chips[1], state.pot) == (0, 2)
    state.turn = 1
    assert legal_moves(state) == ["take"]


def test_nt_8_without_chips_a_player_must_take() -> None:
    """NT-8; NT-E4, NT-E6."""
    state = table(3, 28, 5)
    state.chips[0], state.pot = 0, 4
    assert legal_moves(state) == ["take"]
    with pytest.raises(Refusal) as refused:
        admit(state, "0 refuse")
    assert (refused.value.code, refused.value.clause) == ("no-chips", "NT-8")
    said = play(state, "take")
    assert said[:2] == [(FORCED, 0, 28, 0), (TOOK, 0, 28, 4)]
    assert state.chips[0] == 4
    play(state, "refuse")
    assert (state.chips[0], state.pot) == (3, 1)


def test_nt_9_after_a_refusal_the_next_player_decides() -> None:
    """NT-9."""
    state = table(3, 28)
    play(state, "refuse")
    assert (to_move(state), state.offered) == (1, 28)
    with pytest.raises(Refusal) as refused:
        admit(state, "0 take")
    assert (refused.value.code, refused.value.clause) == ("not-your-turn", "NT-9")


def test_nt_10_a_card_may_go_round_any_number_of_times() -> None:
    """NT-10; NT-E7, NT-E8."""
    state = table(4, 35)
    play(state, *["refuse"] * 8)
    assert (state.pot, state.chips[:4].tolist(), to_move(state)) == (8, [9, 9, 9, 9], 0)
    state = table(3, 35)
    play(state, *["refuse"] * 33)
    assert (state.pot, state.chips[:3].tolist(), to_move(state)) == (33, [0, 0, 0], 0)
    assert legal_moves(state) == ["take"]
    play(state, "take")
    assert state.chips[0] == 33


def test_nt_11_taking_at_once_is_allowed() -> None:
    """NT-11; NT-E3; R-15."""
    state = table(3, 3)
    play(state, "take")
    assert (state.place[3], state.chips[0], to_move(state), state.pile_count) == (0, 11, 0, 22)


def test_nt_12_the_taker_gets_card_and_pot() -> None:
    """NT-12, NT-22; NT-V12: 15 with three chips costs 12, with four 11."""
    for pot, change in ((3, 12), (4, 11)):
        state = table(3, 15)
        before = result(state, 0)
        state.pot = pot
        play(state, "take")
        assert result(state, 0) - before == change


def test_nt_13_the_taker_reveals_and_decides_again() -> None:
    """NT-13; NT-V10: Pierre, Sabine and Lise."""
    state = table(3, 11, 16)
    play(state, "refuse", "refuse", "take")
    assert (state.place[11], state.chips[:3].tolist()) == (2, [10, 10, 13])
    assert (state.offered, to_move(state)) == (16, 2)
    play(state, "refuse")
    assert (state.chips[:3].tolist(), state.offered, state.pot, to_move(state)) == ([10, 10, 12], 16, 1, 0)


def test_nt_14_cards_are_shown_in_runs() -> None:
    """NT-14; NT-E31: the board groups them; here, that the order of taking leaves no trace."""
    taken = owning(16, 13, 15)
    assert [card for card in range(3, 36) if taken.place[card] == 0] == [13, 15, 16]
    assert taken.tobytes() == owning(13, 15, 16).tobytes()


def test_nt_15_the_round_ends_with_the_last_card_taken() -> None:
    """NT-15; NT-E9, NT-E10; R-5."""
    state = last_card()
    play(state, "refuse")
    assert to_move(state) == 1
    said = play(state, "take")
    assert to_move(state) == NOBODY
    assert [kind for kind, *_ in said][:2] == [TOOK, ROUND_ENDED]
    assert not [event for event in said if event[0] == REVEALED]
    with pytest.raises(Refusal) as refused:
        admit(state, "1 take")
    assert (refused.value.code, refused.value.clause) == ("match-over", "NT-15")


# Information


def test_nt_16_chips_are_hidden_in_the_hand() -> None:
    """NT-16; NT-E27."""
    state = table(5, 28)
    play(state, "refuse")
    for seat in range(5):
        seen = view(state, seat).chips[:5].tolist()
        assert seen == [state.chips[seat] if owner == seat else UNKNOWN for owner in range(5)]
    assert view(state, NOBODY).chips[:5].tolist() == [UNKNOWN] * 5
    assert state.chips[:5].sum() + state.pot == 55


def test_nt_17_offer_pot_cards_and_size_of_the_pile_are_open() -> None:
    """NT-17; NT-E27."""
    state = table(3, 28, 7)
    play(state, "refuse", "take", "refuse")
    seen = view(state, 0)
    assert (seen.offered, seen.pot, seen.pile_count, seen.place[28]) == (7, 1, 22, 1)


def test_nt_18_a_good_memory_knows_all_chips() -> None:
    """NT-18; NT-E26: refused three times, took a card with five chips, refused once: twelve."""
    state = table(3)
    seen = view(state, 1)
    seen.paid[0], seen.gathered[0] = 3 + 1, 5
    assert chips_remembered(seen, 0) == 11 - 3 + 5 - 1 == 12
    play(state, "refuse", "refuse", "take", "refuse")
    assert imagined(view(state, 0)).chips[:3].tolist() == state.chips[:3].tolist() == [10, 10, 12]


def test_nt_18_the_display_option_shows_what_memory_knows() -> None:
    """NT-18: chips_visible changes the view and nothing else."""
    state = table(3, chips_visible=True)
    assert view(state, 1).chips[:3].tolist() == [11, 11, 11]


def test_nt_19_removed_cards_and_pile_are_unknown() -> None:
    """NT-19; NT-E28: ten cards revealed, 23 candidates for the 14 in the pile."""
    state = table(3)
    play(state, *["take"] * 9)
    seen = view(state, 1)
    unseen = [card for card in range(3, 36) if seen.place[card] == UNKNOWN]
    assert (seen.pile_count, len(unseen)) == (14, 23)
    assert seen.pile.tolist() == [UNKNOWN] * 24
    piles = {tuple(imagined(seen, seed).pile[:14].tolist()) for seed in range(20)}
    assert len(piles) == 20
    assert all(set(pile) <= set(unseen) for pile in piles)


# Scores and winner


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        pytest.param((8, 9), 8, id="NT-V3"),
        pytest.param((17, 18, 19, 20), 17, id="NT-V4"),
        pytest.param((13, 15, 16), 28, id="NT-V5"),
        pytest.param((13, 14, 15, 16), 13, id="NT-V6"),
        pytest.param((3, 7, 8, 10, 14, 25, 26), 59, id="NT-V7"),
        pytest.param((34,), 34, id="NT-V11 before"),
        pytest.param((34, 35), 34, id="NT-V11 after"),
        pytest.param((35,), 35, id="NT-V11 without neighbours"),
        pytest.param((22, 23, 24), 22, id="NT-V13"),
        pytest.param((30, 31, 32, 33, 34, 35), 30, id="NT-V14"),
        pytest.param((20, 18, 19), 18, id="NT-E12"),
        pytest.param((5, 6, 8, 9), 13, id="NT-E13"),
        pytest.param((5, 6, 8, 9, 7), 5, id="NT-E13 then 7"),
        pytest.param((12, 13), 12, id="NT-E14"),
        pytest.param((12, 13, 11), 11, id="NT-E14 add 11"),
        pytest.param((12, 13, 14), 12, id="NT-E14 add 14"),
        pytest.param((3, 4, 6, 7, 9, 10), 18, id="NT-E15"),
        pytest.param((33, 34, 35), 33, id="NT-E17"),
        pytest.param(tuple(range(3, 27)), 3, id="NT-E18"),
        pytest.param((7, 8, 9, 10, 13, 15, 16, 17, 24, 26, 27), 85, id="NT-E20"),
    ],
)
def test_nt_20_a_sequence_costs_only_its_lowest_card(cards: tuple[int, ...], expected: int) -> None:
    """NT-20."""
    assert cost(*cards) == expected


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        pytest.param((7,), 7, id="NT-V1 7"),
        pytest.param((15,), 15, id="NT-V1 15"),
        pytest.param((29,), 29, id="NT-V1 29"),
        pytest.param((4, 6, 10, 21), 41, id="NT-V2"),
        pytest.param((22, 24), 46, id="NT-V13"),
        pytest.param((30, 35), 65, id="NT-V14"),
        pytest.param((3, 5, 7, 9), 24, id="NT-E16"),
        pytest.param((33, 35), 68, id="NT-E17"),
    ],
)
def test_nt_21_a_single_card_costs_its_value(cards: tuple[int, ...], expected: int) -> None:
    """NT-21."""
    assert cost(*cards) == expected


def test_nt_22_each_chip_takes_off_a_point() -> None:
    """NT-22; NT-V7, NT-V8: 59 less eight chips."""
    assert result(owning(3, 7, 8, 10, 14, 25, 26, chips=8), 0) == 51


@pytest.mark.parametrize(
    ("cards", "chips", "expected"),
    [
        pytest.param((), 11, -11, id="NT-E11"),
        pytest.param((3, 10, 11, 12, 13, 20), 5, 28, id="NT-E19"),
    ],
)
def test_nt_23_the_result_is_cards_less_chips(cards: tuple[int, ...], chips: int, expected: int) -> None:
    """NT-23."""
    assert result(owning(*cards, chips=chips), 0) == expected


def test_nt_24_equal_lowest_results_share_the_victory() -> None:
    """NT-24; NT-E21."""
    state = table(3)
    state.totals[:3] = [30, 30, 45]
    assert [wins(state, seat) for seat in range(3)] == [True, True, False]


def test_nt_25_results_of_several_rounds_are_added() -> None:
    """NT-25; NT-E22."""
    state = last_card(pot=0)
    state.options.rounds = 2
    state.scores[:3] = state.totals[:3] = [51, 40, 33]
    state.round = 2
    state.place[3:] = UNKNOWN
    state.place[20] = OFFERED
    state.chips[:3] = [10, 0, 0]
    state.place[25], state.place[33] = 1, 2
    said = play(state, "take")
    assert state.scores[:3].tolist() == [10, 25, 33]
    assert state.totals[:3].tolist() == [61, 65, 66]
    assert [wins(state, seat) for seat in range(3)] == [True, False, False]
    assert said[-1][0] == MATCH_ENDED


def test_nt_25_every_round_starts_afresh_one_seat_further() -> None:
    """NT-25; NT-E23; R-8."""
    state = table(4, first=2, rounds=2)
    assert to_move(state) == 2
    play(state, "refuse", *["take"] * 24)
    assert to_move(state) == NATURE
    assert len(deck(state)[0]) == 33
    deal(state)
    assert (to_move(state), state.round) == (3, 2)
    assert state.chips[:4].tolist() == [11] * 4


# Variants


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nt_26_tactical_has_ten_chips_and_no_tens(seats: int) -> None:
    """NT-26; NT-V15, NT-E24; R-13."""
    state = match("no_thanks", seats, tactical=True)
    cards, _ = deck(state)
    assert cards == [card for card in range(3, 36) if card not in (10, 20, 30)]
    assert (len(cards), len(cards) - 24) == (30, 6)
    deal(state)
    assert state.chips[:seats].tolist() == [10] * seats
    assert [card for card in range(3, 36) if view(state, 0).place[card] == BOX] == [10, 20, 30]


def test_nt_26_a_missing_ten_does_not_join_its_neighbours() -> None:
    """NT-26; NT-E25; R-12."""
    assert cost(9, 11, tactical=True) == 20
    assert cost(19, 21, 22, tactical=True) == 40
    assert cost(29, 31, tactical=True) == 60


@pytest.mark.parametrize(("seats", "chips"), [(6, 9), (7, 7)])
def test_r_11_a_large_table_has_fewer_chips(seats: int, chips: int) -> None:
    state = table(seats, large_table=True)
    assert state.chips[:seats].tolist() == [chips] * seats
    with pytest.raises(Refusal) as refused:
        new_match("no_thanks", seats, 0, {})
    assert refused.value.code == "large-table-needed"
    with pytest.raises(Refusal) as refused:
        new_match("no_thanks", seats, 0, {"large_table": True, "tactical": True})
    assert refused.value.code == "large-table-tactical"


def test_r_11_a_large_table_changes_nothing_for_five() -> None:
    assert table(5, large_table=True).chips[:5].tolist() == [11] * 5
