"""The networks that come with a game: one for each number of players that was trained, as numbers of 16 bits."""

from functools import cache
from typing import Any

import numpy as np

from pioche.games.catalogue import GAMES

NO_NETWORK: Any = np.zeros(0)
NUMBERS = "<f2"
"""How they lie in a file, one after the other."""


def networks_folder(game: str) -> Any:
    return GAMES[game].folder.joinpath("networks")


def file_for(seats: int) -> str:
    return f"{seats}.f16"


@cache
def network_for(game: str, seats: int) -> Any:
    """NO_NETWORK where none was trained for this number of players."""
    source = networks_folder(game).joinpath(file_for(seats))
    if not source.is_file():
        return NO_NETWORK
    return np.frombuffer(source.read_bytes(), NUMBERS).astype(np.float64)
