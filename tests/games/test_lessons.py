"""The lessons of the page are records: native rules accept them, and they lead to what their last words say."""

import re
from typing import Any

import pytest

from pioche.engine.replay import played
from pioche.engine.transcript import read
from pioche.games.catalogue import BUILT_IN
from pioche.games.no_thanks.rules import result
from pioche.games.take_that.cards import minus_points
from pioche.games.take_that.state import FACE_DOWN
from pioche.surfaces.words import LANGUAGES, words
from tests.games.test_rules_examples import BOARDS

YOU, ADA, BO = 0, 1, 2


def after_lesson(game: str) -> Any:
    return played(read(BOARDS / game / "lesson.json"))


def numbers_told(key: str) -> list[set[int]]:
    """By language."""
    return [set(map(int, re.findall(r"\d+", words(language)(key)))) for language in LANGUAGES]


@pytest.mark.parametrize("game", [game.name for game in BUILT_IN])
def test_native_rules_accept_every_move_of_a_lesson(game: str) -> None:
    transcript = read(BOARDS / game / "lesson.json")
    assert (transcript.game, len(transcript.players)) == (game, 3)
    assert played(transcript).round == 1


def test_take_that_the_row_costs_a_point_a_card_and_five_for_the_toad() -> None:
    state = after_lesson("take_that")
    taken = [card for card, place in enumerate(state.place.tolist()) if place == FACE_DOWN + YOU]
    assert {card: minus_points(card) for card in taken} == {41: 1, 52: 1, 57: 1, 66: 5, 71: 1, 78: 1}
    assert state.row_count == 0


def test_no_thanks_a_run_and_thirteen_chips() -> None:
    state = after_lesson("no_thanks")
    told = {24, state.chips[YOU], result(state, YOU)}
    assert told == {24, 13, 11}
    assert numbers_told("lesson-no_thanks-4") == [told] * len(LANGUAGES)


def test_tightrope_in_balance() -> None:
    """After one and two blue sticks, and three red ones."""
    state = after_lesson("tightrope")
    assert state.net[:3].tolist() == [0, 7, -7]


def test_hit_the_deck_ada_was_last() -> None:
    state = after_lesson("hit_the_deck")
    assert state.hand_count[:3].tolist() == [6, 5 + 4, 5]
