"""The kit tells a sound game from an unsound one."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from pioche.conformance import Extent, Report, assert_sound, check, positions
from pioche.engine.referee import new_match
from pioche.games.catalogue import GAMES
from pioche.players.styles import pool
from pioche.rulekit import INTERPRETED, Flag, Reason, Refusal

SHORT = Extent(matches=1, plies=4 if INTERPRETED else 12, other_mode=False)
Patch = pytest.MonkeyPatch
UNDECLARED = tuple(
    replace(option, needed=()) if isinstance(option, Flag) else option for option in GAMES["no_thanks"].nouns.OPTIONS
)


@pytest.mark.parametrize("game", GAMES)
def test_our_games_are_sound(game: str) -> None:
    assert_sound(game, SHORT)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal):
        check("solitaire")


def broken_laws(game: str) -> set[str]:
    report = check(game, SHORT)
    assert not report.sound
    return {one.law for one in report.broken}


def nothing(*_: Any) -> None:
    """Hides nothing."""


@pytest.mark.parametrize("game", ["take_that", "tightrope"])
def test_secrets_told_in_events_are_noticed(game: str, monkeypatch: Patch) -> None:
    monkeypatch.setattr(GAMES[game].sight, "hide_event", nothing)
    assert "the_alike_are_told_alike" in broken_laws(game)


def test_a_card_written_wrongly_is_noticed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(GAMES["no_thanks"].notation, "write_card", lambda card: str(card ^ 1))
    assert "notation_goes_there_and_back" in broken_laws("no_thanks")


def test_a_board_without_words_is_noticed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(GAMES["no_thanks"].text_board, "lines", lambda _: [("no_thanks-nonsense", {})])
    assert broken_laws("no_thanks") == {"the_board_is_drawn"}


def test_a_move_without_a_reason_against_it_is_noticed(monkeypatch: Patch) -> None:
    def why_not(*_: Any) -> int:
        raise LookupError("no reason")

    monkeypatch.setattr(GAMES["take_that"].rules, "why_not", why_not)
    assert broken_laws("take_that") == {"what_cannot_be_done_is_refused"}


def test_a_round_remembered_wrongly_is_noticed(monkeypatch: Patch) -> None:
    """The leader's card is said to be everybody's."""
    recall = GAMES["tightrope"].recall
    monkeypatch.setattr(recall, "move_then", lambda world, past: int(world.played[past.trick, past.leader]))
    assert broken_laws("tightrope") == {"the_round_is_remembered"}


def test_an_exception_is_told_and_the_other_laws_are_asked(monkeypatch: Patch) -> None:
    def lines(_: Any) -> list[Any]:
        raise ZeroDivisionError("here")

    monkeypatch.setattr(GAMES["no_thanks"].text_board, "lines", lines)
    report = check("no_thanks", SHORT)
    assert {str(one.problem) for one in report.broken} == {"ZeroDivisionError: here"}
    assert report.asked["encodings_are_sound"] == report.asked["the_board_is_drawn"]


@pytest.mark.parametrize(
    ("part", "name", "value", "law"),
    [
        ("nouns", "USUAL_SEATS", 9, "the_nouns_go_together"),
        ("nouns", "OPTIONS", UNDECLARED, "options_that_are_needed_are_declared"),
        ("nouns", "PREFIX", "XX", "the_events_are_told_apart"),
        ("rules", "REASONS", [Reason("no-chips", "NT-8")] * 2, "the_reasons_go_together"),
        ("nouns", "MOST_MOVES", 1, "somebody_can_move"),
        ("heuristic", "STYLES", {"odd": {"no such feature": 1.0}}, "the_styles_go_with_the_features"),
        ("lazy_chance", "longest", lambda _: 1, "every_match_ends"),
        ("lazy_chance", "MOST_OUTCOMES", 3, "lazy_chance_follows_the_rules"),
    ],
)
def test_a_wrong_declaration_is_noticed(part: str, name: str, value: Any, law: str, monkeypatch: Patch) -> None:
    pool.cache_clear()
    monkeypatch.setattr(getattr(GAMES["no_thanks"], part), name, value)
    assert law in broken_laws("no_thanks")
    pool.cache_clear()


def test_a_seat_that_decides_between_rounds_is_noticed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(positions, "to_move", lambda _: 0)
    moment = positions.Moment(new_match("no_thanks", 3, 0, {}), [], np.random.default_rng(0))
    assert "between rounds NATURE must be to move" in positions.somebody_can_move(moment)


def test_a_report_reads_like_a_list() -> None:
    report = Report("solitaire")
    report.note("it_ends", "2 players", iter(["it does not"]))
    report.note("it_begins", "2 players", iter(()))
    assert str(report) == "\n".join(
        [
            "solitaire is NOT sound",
            "BROKEN\tit_ends, asked 1 times",
            "holds\tit_begins, asked 1 times",
            "it_ends (2 players): it does not",
        ]
    )
