"""What the rulebooks hide can change places, and nobody from whom it is hidden sees a difference."""

import numpy as np
import pytest

from pioche.conformance.alike import by_chance, everybody
from pioche.conformance.settings import Setting
from pioche.rulekit import Match
from tests.kit import enough, sized, view
from tests.laws.naive import cards_on_the_table
from tests.laws.secrets import exchange
from tests.laws.settings import SETTINGS

PLIES = sized(400, interpreted=100)
EXCHANGES = 3
LEAST_COMPARED = 100


def check_whole(world: Match) -> None:
    """The exchange itself is sound: no card got lost by it."""
    held, due = cards_on_the_table(world)
    if held != due:
        raise RuntimeError(f"{held} is not {due}")


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_hidden_cards_change_places_unnoticed(setting: Setting) -> None:
    luck = np.random.default_rng(setting.seats)
    compared = 0
    for state, _ in by_chance(setting.opening(), PLIES, luck):
        for seat in everybody(state):
            world = state.copy()
            changed = [exchange(world, seat, luck) for _ in range(EXCHANGES)]
            compared += sum(changed)
            check_whole(world)
            assert view(world, seat).tobytes() == view(state, seat).tobytes()
    enough(compared, LEAST_COMPARED)
