"""No Thanks!, clause by clause and vector by vector (docs/rules/no_thanks.md)."""

from typing import Any

import pytest

from pioche.games.no_thanks.rules import cost_of_cards
from pioche.rulekit import UNKNOWN
from tests.kit import deal, deck, match, view


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
