"""The worked examples of the rulebooks, as the pages of rules tell and draw them: every number is the engine's."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pioche.games.hit_the_deck.ending import points
from pioche.games.hit_the_deck.notation import read_card
from pioche.games.no_thanks.rules import result as chips_result
from pioche.games.take_that.rules import result as row_result
from pioche.games.take_that.state import FACE_DOWN, FACE_UP
from pioche.surfaces.words import LANGUAGES, rules_source
from tests.games.hit_the_deck_table import playable
from tests.games.hit_the_deck_table import table as deck_table
from tests.games.take_that_kit import ALL_CARDS, dealt, face_up, reach, row_of, under_way
from tests.games.test_no_thanks import owning
from tests.games.test_no_thanks import table as card_table
from tests.games.tightrope_table import B0, R0, nets, trick
from tests.games.tightrope_table import table as rope_table
from tests.kit import play

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
SCORE_CARDS = {"B0": B0, "R0": R0}


def drawn(game: str) -> Any:
    return json.loads((BOARDS / game / "examples.json").read_text(encoding="utf-8"))


def captions(game: str, picture: str) -> list[list[int]]:
    """The numbers that are told below the picture, in each language; a minus sign is one."""
    found = [re.search(rf"^!\[(.*)\]\({picture}\)$", rules_source(language, game), re.M) for language in LANGUAGES]
    assert all(found), picture
    texts = [match[1] for match in found if match]
    return [[int(number.replace("−", "-")) for number in re.findall(r"−?\d+", text)] for text in texts]


def check_told(game: str, picture: str, *numbers: int) -> None:
    """All languages tell the same numbers, these among them."""
    told = captions(game, picture)
    assert [sorted(each) for each in told] == [sorted(told[0])] * len(LANGUAGES)
    assert set(numbers) <= set(told[0]), (picture, numbers, told[0])


def test_take_that_alex_sarah_and_linus() -> None:
    """TT-V2, TT-V3, TT-V4."""
    plays = drawn("take_that")["opening"]["plays"]
    cards = [each["card"] for each in plays]
    state = dealt(3, *cards)
    for each in plays:
        if each["range"]:
            assert list(reach(state)) == each["range"]
        play(state, f"lay {each['card']}")
    assert row_of(state) == cards
    check_told("take_that", "opening", *cards, *plays[1]["range"], *plays[2]["range"])


@pytest.mark.parametrize("name", ["twist", "gap"])
def test_take_that_twists(name: str) -> None:
    """TT-V5, TT-V6: Marlène, and the gap that closes."""
    shown = drawn("take_that")["twists"][name]
    state = under_way(shown["row"], [shown["shown"]], 20)
    play(state, f"twist {shown['shown']}")
    assert row_of(state) == shown["after"]
    assert face_up(state, 0) == sorted([shown["shown"], shown["twisted"]])
    check_told("take_that", name, shown["twisted"])


def test_take_that_sarahs_count() -> None:
    """TT-V7, TT-V8."""
    shown = drawn("take_that")["count"]
    state = under_way([34], [12], 20)
    plus = [card for card in ALL_CARDS if card % 11 and card not in shown["minus"]][: shown["plus"]]
    for card in plus:
        state.place[card] = FACE_UP
    assert row_result(state, 0) == shown["plus"]
    for card in shown["minus"]:
        state.place[card] = FACE_DOWN
    assert row_result(state, 0) == shown["score"] == shown["plus"] - shown["cost"]
    check_told("take_that", "count", shown["plus"], shown["cost"], shown["score"])


@pytest.mark.parametrize("name", drawn("no_thanks")["hands"])
def test_no_thanks_hands(name: str) -> None:
    """NT-V2 to NT-V8, NT-V11 to NT-V14."""
    for shown in drawn("no_thanks")["hands"][name]:
        assert chips_result(owning(*shown["cards"], chips=shown["chips"]), 0) == shown["points"]
        check_told("no_thanks", name, shown["points"])


def test_no_thanks_pierre_sabine_and_lise() -> None:
    """NT-V10."""
    shown = drawn("no_thanks")["round"]
    state = card_table(3, shown["offered"], shown["next"])
    play(state, *["refuse"] * len(shown["refused"]))
    assert state.pot == shown["chips"]
    play(state, "take")
    assert (state.place[shown["offered"]], state.chips[2], state.offered) == (2, 11 + shown["chips"], shown["next"])
    play(state, "refuse")
    assert (state.pot, state.turn) == (shown["pot"], 0)
    check_told("no_thanks", "round", shown["offered"], shown["chips"], shown["next"])


@pytest.mark.parametrize("name", drawn("tightrope")["tricks"])
def test_tightrope_tricks(name: str) -> None:
    """TR-V1, TR-V2, TR-V3."""
    shown = drawn("tightrope")["tricks"][name]
    pile = [SCORE_CARDS.get(card) or int(card) for card in shown["score"]]
    state = rope_table(3, [[card] for card in shown["played"]], pile)
    trick(state, *shown["played"])
    assert nets(state) == shown["sticks"]
    check_told("tightrope", name, *(abs(sticks) for sticks in shown["sticks"] if sticks))


@pytest.mark.parametrize("name", drawn("hit_the_deck")["hands"])
def test_hit_the_deck_hands(name: str) -> None:
    """HD-E44."""
    shown = drawn("hit_the_deck")["hands"][name]
    state = deck_table(" ".join(shown["cards"]), "R1")
    assert points(state, 0) == shown["points"]
    check_told("hit_the_deck", name, shown["points"])


def test_hit_the_deck_what_fits() -> None:
    """HD-8 to HD-11."""
    shown = drawn("hit_the_deck")["match"]
    fits = " ".join(shown["fits"])
    assert playable(shown["top"], f"{fits} B1 G-CUT") == fits
    assert all(read_card(card) >= 0 for card in [shown["top"], *shown["fits"]])
