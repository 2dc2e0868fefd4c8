"""Whatever cannot be done is refused with facts that can be written down."""

from contextlib import suppress
from itertools import product

import numpy as np
import pytest

from pioche.conformance.alike import by_chance
from pioche.conformance.settings import Setting
from pioche.engine.dispatch import GAME_OF, to_move
from pioche.engine.referee import admit
from pioche.games.game import Game
from pioche.rulekit import Match, Refusal, left_of
from tests.kit import enough, sized
from tests.laws.settings import SETTINGS

PLIES = sized(40, interpreted=25)


def readable_moves(game: Game) -> list[str]:
    """All moves that the game can write, legal somewhere or not."""
    return sorted({game.notation.write_move(move) for move in range(game.nouns.MOVES) if writable(game, move)})


def writable(game: Game, move: int) -> bool:
    with suppress(Refusal, IndexError):
        return bool(game.notation.read_move(game.notation.write_move(move), 0) == move)
    return False


def refusals(state: Match, texts: list[str]) -> list[Refusal]:
    """What the seat to move and its neighbour hear to each of these moves that they may not make."""
    mover = to_move(state)
    refused = []
    for seat, text in product((mover, left_of(state, mover)), texts):
        try:
            admit(state, f"{seat} {text}")
        except Refusal as refusal:
            refused.append(refusal)
    return refused


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_refusal_carries_text_and_plain_numbers(setting: Setting) -> None:
    """Interpreted or compiled: so it can be written as JSON."""
    heard = 0
    opening = setting.opening()
    texts = readable_moves(GAME_OF[type(opening)])
    for state, deed in by_chance(opening, PLIES, np.random.default_rng(setting.seats)):
        if isinstance(deed, list) or to_move(state) < 0:
            continue
        for refusal in refusals(state, texts):
            assert {type(fact) for fact in refusal.facts.values()} <= {str, int}, refusal
            heard += 1
    enough(heard)
