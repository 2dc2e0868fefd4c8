"""What the terminal says of a table: nothing that is not so now."""

import json
from pathlib import Path

import pytest

from pioche.rulekit import Match
from pioche.surfaces.terminal.board import board
from pioche.surfaces.terminal.main import main
from pioche.surfaces.words import words
from tests.games.hit_the_deck_table import table
from tests.games.take_that_kit import under_way
from tests.kit import play, view
from tests.surfaces.test_command_line import Output, answers

NAMES = ["Ana", "Bo", "Cleo"]


def lines(state: Match, seat: int) -> str:
    return "\n".join(board(view(state, seat), NAMES, words("en")))


def test_where_calling_is_what_is_legal_the_board_says_so() -> None:
    state = table("HIT-HAND R1", "B1 B2", "G1 G2", draw="R2 R3 R4 R5 Y1 Y2", discard="R1")
    play(state, "play HIT-HAND")
    assert "Call!" in lines(state, 0)
    assert "Ana must call." in lines(state, 1)
    assert words("en")("hit_the_deck-free") not in lines(state, 0)


def test_when_the_race_is_over_any_card_goes() -> None:
    state = table("HIT-HAND R1", "B1 B2", "G1 G2", draw="R2 R3 R4 R5 Y1 Y2", discard="R1")
    play(state, "play HIT-HAND", "call", "last 2")
    assert words("en")("hit_the_deck-free") in lines(state, 1)
    assert "call" not in lines(state, 1).lower()


def test_after_a_round_nothing_is_demanded() -> None:
    state = table("HIT-4", "B1 B2", "G1 G2", draw="R2 R3", discard="R1")
    play(state, "play HIT-4")
    assert "demanded" not in lines(state, 1)


@pytest.mark.parametrize(("shown", "told"), [("faces", "(44* 54 55*)"), ("count", "minus cards 3,")])
def test_taken_rows_are_shown_as_the_option_says(shown: str, told: str) -> None:
    state = under_way([44, 54, 55], [71, 95], 20, penalty_display=shown)
    play(state, "take", "lay 71")
    assert told in lines(state, 1)


@pytest.mark.parametrize(("options", "chance"), [([], True), (["--option", "slap_mode=random"], False)])
def test_the_terminal_says_that_chance_decides_where_hands_would_race(
    options: list[str], chance: bool, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", answers("quit"))
    assert main(["play", "hit_the_deck", "--seed", "1", *options]) == 0
    assert (words("en")("play-no-race") in capsys.readouterr().out) is chance


@pytest.mark.parametrize(("first", "by_lot"), [(["--first", "2"], False), ([], True)])
def test_who_is_first_is_drawn_by_lot_or_chosen(
    first: list[str], by_lot: bool, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = set()
    for seed in range(9):
        monkeypatch.setattr("builtins.input", answers(f"save {tmp_path / 'game.json'}", "quit"))
        assert main(["play", "no_thanks", "--seed", str(seed), *first]) == 0
        seats.add(json.loads((tmp_path / "game.json").read_bytes())["first"])
    assert seats == ({1} if first else {0, 1, 2})
    assert ("The lot falls on " in capsys.readouterr().out) is by_lot


def test_nobody_sits_where_there_is_no_seat(capsys: Output) -> None:
    assert main(["play", "no_thanks", "--first", "4"]) == 2
    assert "there is no seat 4; the last one is 3" in capsys.readouterr().err
