"""Take That!: options, moves and cards as text (docs/records.md)."""

import pytest

from pioche.games.take_that.notation import (
    read_arrangement,
    read_card,
    read_move,
    write_arrangement,
    write_card,
    write_move,
)
from pioche.games.take_that.rules import check_options
from pioche.games.take_that.state import SEATS, TAKE, TWIST
from pioche.rulekit import MOST_FACTS, NO_REASON, Refusal, ints
from tests.games.take_that_kit import ALL_CARDS
from tests.kit import match


def test_all_options_go_together() -> None:
    """Section 3 of the rules."""
    for seats in SEATS:
        assert (
            check_options(match("take_that", seats, rounds=5, experts=True, penalty_display="faces"), ints(MOST_FACTS))
            == NO_REASON
        )


def test_moves_and_cards_are_written_as_records_say() -> None:
    for move, text in ((TAKE, "take"), (34, "lay 34"), (TWIST + 94, "twist 94")):
        assert write_move(move) == text
        assert read_move(text, 0) == move
    assert [read_card(write_card(card)) for card in ALL_CARDS] == ALL_CARDS


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("append 41 and 43", "not-a-move", "TT-7"),
        ("lay 41 43", "one-card-only", "TT-7"),
        ("lay", "one-card-only", "TT-7"),
        ("lay  34", "one-card-only", "TT-7"),
        ("lay 34 ", "one-card-only", "TT-7"),
        ("take 34", "not-a-move", "TT-7"),
        (" take", "not-a-move", "TT-7"),
        ("Take", "not-a-move", "TT-7"),
        ("pass", "not-a-move", "TT-7"),
        ("", "not-a-move", "TT-7"),
        ("lay 034", "no-such-card", "TT-1"),
        ("lay 40", "no-such-card", "TT-1"),
        ("lay 11", "no-such-card", "TT-1"),
        ("twist 99", "no-such-card", "TT-1"),
        ("lay ٣٤", "no-such-card", "TT-1"),
        ("lay ", "no-such-card", "TT-1"),
    ],
)
def test_tt_7_what_is_not_a_move(text: str, code: str, clause: str) -> None:
    """TT-7; TT-E34: one card only, never two."""
    with pytest.raises(Refusal) as caught:
        read_move(text, 0)
    assert (caught.value.code, caught.value.clause) == (code, clause)


def test_a_deal_is_written_and_read() -> None:
    """TT-4: top card first."""
    state = match("take_that", 2)
    text = write_arrangement(state, ALL_CARDS)
    assert text.startswith("deal 12 13 14")
    assert read_arrangement(state, text) == ALL_CARDS
    for bad, code in (("shuffle 12", "deal-expected"), ("deal 12 20", "no-such-card"), ("deal  12", "no-such-card")):
        with pytest.raises(Refusal, match=code):
            read_arrangement(state, bad)
