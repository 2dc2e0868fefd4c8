"""What a seat is told is no more than what it sees: the views are the judge, never the game's `hide_event`."""

from collections import Counter

import numpy as np
import pytest

from pioche.conformance.alike import (
    Deed,
    Luck,
    by_chance,
    done,
    everybody,
    named_cards,
    other_deeds,
    same_elsewhere,
    shown,
)
from pioche.conformance.settings import Setting
from pioche.rulekit import Match
from tests.kit import enough, sized, view
from tests.laws.settings import SETTINGS, never_accepted

PLIES = sized(400, interpreted=60)
LEAST_COMPARED = 40


def check_same_deed(state: Match, deed: Deed, seat: int, luck: Luck) -> int:
    """Alike before, the same done, alike after: then the same was told. Answers how often that was so."""
    after, happened = done(state, deed)
    seen, compared = view(after, seat).tobytes(), 0
    for world, same in same_elsewhere(state, deed, seat, luck):
        there, elsewhere = done(world, same)
        if view(there, seat).tobytes() == seen:
            assert shown(world, elsewhere, seat) == shown(state, happened, seat)
            compared += 1
    return compared


def check_other_deeds(state: Match, deed: Deed, seat: int, luck: Luck) -> int:
    """Alike before and after, though something else was done: then no card was named that differs."""
    after, happened = done(state, deed)
    seen, compared = view(after, seat).tobytes(), 0
    for world, other in other_deeds(state, deed, seat, luck):
        there, elsewhere = done(world, other)
        if view(there, seat).tobytes() == seen:
            assert named_cards(shown(world, elsewhere, seat)) == named_cards(shown(state, happened, seat))
            compared += 1
    return compared


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_where_a_seat_sees_the_same_it_is_told_the_same(setting: Setting) -> None:
    luck = np.random.default_rng(setting.seats)
    compared: Counter[bool] = Counter()
    for state, deed in by_chance(setting.opening(), PLIES, luck):
        for seat in everybody(state):
            compared[isinstance(deed, list)] += check_same_deed(state, deed, seat, luck)
    enough(compared[True])
    enough(compared[False], LEAST_COMPARED)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_looks_the_same_names_the_same_cards(setting: Setting) -> None:
    luck = np.random.default_rng(setting.seats)
    compared = 0
    for state, deed in by_chance(setting.opening(), PLIES, luck):
        for seat in everybody(state):
            compared += check_other_deeds(state, deed, seat, luck)
    enough(compared, LEAST_COMPARED if setting.options.get("simultaneous") else 0)


def test_every_option_is_among_the_settings() -> None:
    assert never_accepted() == set()
