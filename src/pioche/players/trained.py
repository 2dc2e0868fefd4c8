"""The networks that come with a game: one for each number of players that was trained, as numbers of 16 bits."""

from functools import cache
from typing import Any

import numpy as np

from pioche.games.catalogue import GAMES

NO_NETWORK: Any = np.zeros(0)


def networks_source(game: str) -> Any:
    return GAMES[game].folder.joinpath("networks.npz")


@cache
def network_for(game: str, seats: int) -> Any:
    """NO_NETWORK where none was trained for this number of players."""
    source = networks_source(game)
    if not source.is_file():
        return NO_NETWORK
    with source.open("rb") as file, np.load(file) as networks:
        name = str(seats)
        return networks[name].astype(np.float64) if name in networks else NO_NETWORK
