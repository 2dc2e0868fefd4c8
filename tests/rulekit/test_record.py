"""Records: declared once, the same bytes whoever writes them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import numpy as np
import pytest

from pioche.games.catalogue import GAMES
from pioche.rulekit import Floats, Ints, Record, Table, compiled

ROOT = Path(__file__).parents[2]


class Purse(Record):
    coins: int


class Player(Record):
    purse: Purse
    seat: int
    cards: Annotated[Ints, 4]
    board: Annotated[Table, (2, 3)]


@compiled
def change(player: Player) -> int:
    player.seat += 2
    player.cards[1] = 7
    player.board[1, 2] = 9
    player.purse.coins = 5
    return player.cards[1] + player.purse.coins


def test_a_record_is_a_window_on_its_memory() -> None:
    player = Player.blank()
    assert change(player) == 12
    assert (player.seat, player.purse.coins, player.cards.tolist()) == (2, 5, [0, 7, 0, 0])
    assert player.cells.tolist() == [5, 2, 0, 7, 0, 0, 0, 0, 0, 0, 0, 9]
    assert player.tobytes() == player.cells.tobytes()


def test_a_twin_has_memory_of_its_own() -> None:
    player = Player.blank()
    copy = player.copy()
    copy.cards[0] = 3
    assert player.cards[0] == 0
    assert player.differences(copy) == ["cards"]


def test_many_are_windows_too() -> None:
    players = Player.many(3)
    players[1].seat = 4
    assert [player.seat for player in players] == [0, 4, 0]
    assert isinstance(players[1], Player)


def test_only_integers_can_be_declared() -> None:
    with pytest.raises(TypeError, match="name: a record holds"):
        type("Bad", (Record,), {"__annotations__": {"name": str}})


AFTER_OTHERS = """
import numba
numba.njit(lambda: 0)()
from pioche.engine.dispatch import view_for
from pioche.engine.referee import new_match
from pioche.games.catalogue import GAMES
view_for(new_match("no_thanks", 4, 0, {}), GAMES["no_thanks"].view.blank(), 0)
"""


def test_cells_are_known_if_other_code_was_compiled_first() -> None:
    """Numba asks its own rules for records in an order that depends on what was imported and compiled before."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, "-c", AFTER_OTHERS], env=environment, check=True)


def test_players_may_have_real_numbers() -> None:
    class Scale(Record):
        load: float
        weights: Annotated[Floats, 2]

    scale = Scale.blank()
    scale.load, scale.weights[1] = 1.5, 0.25
    assert (scale.load, scale.weights.tolist()) == (1.5, [0.0, 0.25])


@pytest.mark.parametrize("game", GAMES)
def test_positions_have_integers_only(game: str) -> None:
    layout = GAMES[game].state.layout
    assert {base(layout[name]) for name in layout.names or ()} == {np.dtype(np.int64)}
    assert layout.itemsize <= 8 * 1024


def base(field: np.dtype[np.void]) -> np.dtype[np.void]:
    """The numbers that a field is made of; an option record is looked into."""
    return base(field[0]) if field.names else field.base
