"""Tuning a rule of thumb by the cross-entropy method, against mixed tables drawn from a pool of styles.

Each generation draws candidates around a mean, lets each play the same deals with the same opponents, and moves the
mean to the best of them. Strength is not transitive: so the opponents are many and different, never one.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioche.engine.referee import new_match
from pioche.players.contest import luck_of, shares_of_victory
from pioche.players.styles import Style, pool
from pioche.rulekit import Match

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Effort:
    generations: int = 40
    candidates: int = 48
    elite: int = 8
    games: int = 480
    """Matches of each candidate in each generation."""
    jobs: int = 2


def tune(game: str, seats: int, start: Style, seed: int, effort: Effort, progress: Callable[[float], None]) -> Style:
    """The style that the search ends with; `progress` is told the best win share of each generation."""
    luck = np.random.default_rng(seed)
    mean, spread = start.weights.copy(), np.maximum(0.5, np.abs(start.weights) * 0.5)
    for generation in range(effort.generations):
        drawn = mean + spread * luck.standard_normal((effort.candidates, len(mean)))
        drawn[0] = mean
        scores = rate(game, seats, list(drawn), seed + generation, effort)
        elite = drawn[np.argsort(scores)[-effort.elite :]]
        mean = 0.3 * mean + 0.7 * elite.mean(axis=0)
        spread = 0.3 * spread + 0.7 * elite.std(axis=0) + 0.02 * np.abs(mean)
        progress(float(np.max(scores)))
    return replace(start, weights=mean)


def rate(game: str, seats: int, weights: Sequence[Numbers], seed: int, effort: Effort) -> Numbers:
    """The win share of each of these weights at the same mixed tables with the same deals."""
    opening = new_match(game, seats, 0, {})
    tables = mixed_tables(seats, len(pool(game)), effort.games, seed)
    luck = luck_of(seed, effort.games)
    one = partial(win_share, opening, game, tables, luck)
    with ThreadPoolExecutor(effort.jobs) as threads:
        return np.array(list(threads.map(one, weights)))


def mixed_tables(seats: int, styles: int, games: int, seed: int) -> Any:
    """By match and seat the number of a style; `styles` is the candidate, who sits in each seat in turn."""
    seating = np.random.default_rng(seed).integers(0, styles, (games, seats))
    for game in range(games):
        seating[game, game % seats] = styles
    return seating


def win_share(opening: Match, game: str, tables: Any, luck: Any, weights: Numbers) -> float:
    candidate = Style("candidate", weights)
    styles = [*pool(game), candidate]
    shares = shares_of_victory(opening, styles, tables, luck)
    return float(shares[tables == len(styles) - 1].mean())
