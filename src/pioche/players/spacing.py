"""Levels equally spaced in strength: how careless must each one play?"""

import math
from collections.abc import Callable
from functools import partial

from pioche.players.levels import careless, liking
from pioche.players.styles import Style, pool
from pioche.players.tuning import win_share

BY_THUMB = ("beginner", "casual", "club", "strong")
BEGINNING = 0.35
"""Where a beginner stands on the way from chance to the expert, if his one idea leads so far."""
MATCHES = 3000
HALVINGS = 9
COLDEST, HOTTEST = 0.01, 1000.0


def strength(share: float, seats: int) -> float:
    """A win share as points of the Elo scale above an even player: 400 are ten times the odds."""
    return 400.0 * math.log10(share * (seats - 1) / (1.0 - share))


def share_at(points: float, seats: int) -> float:
    odds: float = 10.0 ** (points / 400.0) / (seats - 1)
    return odds / (1.0 + odds)


def places(chance: float, simple: float, expert: float) -> list[float]:
    """Of the levels below the expert, at equal distances; `simple` is as far as a beginner's one idea leads."""
    lowest = min(chance + BEGINNING * (expert - chance), simple)
    return [lowest + (expert - lowest) * step / len(BY_THUMB) for step in range(len(BY_THUMB))]


def spaced_warmths(game: str, seats: int, expert: float, seed: int, progress: Callable[[], None]) -> dict[str, float]:
    """By level, how warm it plays if the levels stand at equal distances below an expert with this win share."""
    chance, simple = (
        strength(win_share(game, seats, [pool(game)], style, seed, MATCHES), seats)
        for style in (pool(game)[0], careless(liking("beginner", game, seats), COLDEST))
    )
    wanted = [share_at(place, seats) for place in places(chance, simple, strength(expert, seats))]
    return {
        level: round(_warmth(game, seats, liking(level, game, seats), share, seed, progress), 4)
        for level, share in zip(BY_THUMB, wanted, strict=True)
    }


def _warmth(game: str, seats: int, style: Style, wanted: float, seed: int, progress: Callable[[], None]) -> float:
    """With which the style wins this share: halving the range of its logarithm."""
    share = partial(win_share, game, seats, [pool(game)])
    low, high = math.log(COLDEST), math.log(HOTTEST)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if share(careless(style, math.exp(middle)), seed, MATCHES) > wanted:
            low = middle
        else:
            high = middle
        progress()
    return math.exp((low + high) / 2)
