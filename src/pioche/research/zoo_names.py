"""All environments of PettingZoo by name, as its own `all_modules` lists them: ALL["no_thanks_v0"](players=4)."""

from collections.abc import Callable
from functools import partial
from typing import Any

from pioche.games.catalogue import GAMES
from pioche.research.zoo import Seats
from pioche.research.zoo_parallel import Together

ALL: dict[str, Callable[..., Any]] = {
    **{f"{game}_v0": partial(Seats, game) for game in GAMES},
    "tightrope_parallel_v0": partial(Together, "tightrope", simultaneous=True),
}
