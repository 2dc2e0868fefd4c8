"""Tuning a rule of thumb by the cross-entropy method, against mixed tables drawn from a pool of styles.

Each generation draws candidates around a mean, lets each play the same deals with the same opponents, and moves the
mean to the best of them. Strength is not transitive: so the opponents are many and different, never one.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioche.engine.referee import new_match
from pioche.players.contest import Played, contest, luck_of
from pioche.players.styles import CHAMPION, Style, pool

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Effort:
    generations: int = 40
    candidates: int = 48
    elite: int = 8
    games: int = 600
    """Matches of each candidate in each generation."""
    jobs: int = 2


Progress = Callable[[float], None]
"""Is told the best win share of each generation."""


def champions(game: str, seats: int, seed: int, effort: Effort, progress: Progress) -> list[Style]:
    """Two champions: the first beats the hand-written pool, the second the pool and the first."""
    opponents = [style for style in pool(game) if not style.name.startswith(CHAMPION)]
    best_written = max(
        opponents[1:], key=lambda style: win_share(game, seats, opponents, style, seed, 4 * effort.games)
    )
    first = tune(game, seats, opponents, best_written, seed, effort, progress)
    second = tune(game, seats, [*opponents, first, first], first, seed + 1, effort, progress)
    return [first, second]


def tune(
    game: str, seats: int, opponents: Sequence[Style], start: Style, seed: int, effort: Effort, progress: Progress
) -> Style:
    """The style that the method ends with when it begins around `start`."""
    luck = np.random.default_rng(seed)
    mean, spread = start.weights.copy(), np.maximum(0.5, np.abs(start.weights) * 0.5)
    for generation in range(effort.generations):
        drawn = mean + spread * luck.standard_normal((effort.candidates, len(mean)))
        drawn[0] = mean
        scores = rate(game, seats, opponents, drawn, seed + generation, effort)
        elite = drawn[np.argsort(scores)[-effort.elite :]]
        mean = 0.3 * mean + 0.7 * elite.mean(axis=0)
        spread = 0.3 * spread + 0.7 * elite.std(axis=0) + 0.02 * np.abs(mean)
        progress(float(np.max(scores)))
    return Style(CHAMPION, mean)


def rate(game: str, seats: int, opponents: Sequence[Style], drawn: Numbers, seed: int, effort: Effort) -> Numbers:
    """The win share of each of these weights, at the same mixed tables with the same deals."""

    def one(weights: Numbers) -> float:
        return win_share(game, seats, opponents, Style("candidate", weights), seed, effort.games)

    with ThreadPoolExecutor(effort.jobs) as threads:
        return np.array(list(threads.map(one, drawn)))


def win_share(game: str, seats: int, opponents: Sequence[Style], candidate: Style, seed: int, games: int) -> float:
    return float(among(game, seats, opponents, candidate, seed, games).shares.mean())


def among(game: str, seats: int, opponents: Sequence[Style], candidate: Style, seed: int, games: int) -> Played:
    """What came of matches for a candidate who sits in each seat in turn, with opponents drawn for every match."""
    tables = mixed_tables(seats, len(opponents), games, seed)
    opening = new_match(game, seats, 0, {})
    played = contest(opening, [*opponents, candidate], tables, luck_of(seed, games))
    mine = tables == len(opponents)
    return Played(played.shares[mine], played.points[mine])


@lru_cache(maxsize=4)
def mixed_tables(seats: int, styles: int, games: int, seed: int) -> Any:
    """By match and seat the number of a style; `styles` is the candidate, who sits in each seat in turn."""
    seating = np.random.default_rng(seed).integers(0, styles, (games, seats))
    for game in range(games):
        seating[game, game % seats] = styles
    return seating
