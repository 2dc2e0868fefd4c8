"""Levels equally spaced in strength: at which temperature must each one play?"""

import math
from collections.abc import Callable
from functools import partial

from pioche.players.levels import BY_STYLE, liking, with_temperature
from pioche.players.styles import Style, pool
from workshop.contest import win_share
from workshop.elo import share_at, strength

BEGINNING = 0.35
"""Where a beginner stands on the way from chance to the expert, if the beginner's one idea leads as far."""
MATCHES = 3000
HALVINGS = 9
COLDEST, HOTTEST = 0.01, 1000.0
STEPS = HALVINGS * len(BY_STYLE)
"""How often the progress is told."""


def places(chance: float, simple: float, expert: float) -> list[float]:
    """Of the levels below the expert, at equal distances; `simple` is as far as a beginner's one idea leads."""
    lowest = min(chance + BEGINNING * (expert - chance), simple)
    levels = len(BY_STYLE)
    return [lowest + (expert - lowest) * step / levels for step in range(levels)]


def temperatures(game: str, seats: int, expert: float, seed: int, progress: Callable[[], None]) -> dict[str, float]:
    """By level, the temperature at which the levels stand at equal distances below an expert with this win share."""
    chance, simple = (
        strength(win_share(game, seats, [pool(game)], style, seed, MATCHES), seats)
        for style in (pool(game)[0], with_temperature(liking("beginner", game, seats), COLDEST))
    )
    wanted = [share_at(place, seats) for place in places(chance, simple, strength(expert, seats))]
    return {
        level: round(_temperature(game, seats, liking(level, game, seats), share, seed, progress), 4)
        for level, share in zip(BY_STYLE, wanted, strict=True)
    }


def _temperature(game: str, seats: int, style: Style, wanted: float, seed: int, progress: Callable[[], None]) -> float:
    """Where the style wins this share: halving the range of its logarithm."""
    share = partial(win_share, game, seats, [pool(game)])
    low, high = math.log(COLDEST), math.log(HOTTEST)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if share(with_temperature(style, math.exp(middle)), seed, MATCHES) > wanted:
            low = middle
        else:
            high = middle
        progress()
    return math.exp((low + high) / 2)
