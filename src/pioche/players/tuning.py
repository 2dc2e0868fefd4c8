"""Tuning a rule of thumb by the cross-entropy method, against companies of different styles.

Each generation draws candidates around a mean, lets each play the same deals with the same opponents, and moves the
mean to the best of them. Strength is not transitive: so the opponents are many and different, never one. Who is tuned
against the weak only loses to the strong, so champions also play among themselves, and the last one meets both.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pioche.engine.referee import new_match
from pioche.players.contest import Played, contest, luck_of
from pioche.players.styles import CHAMPION, Style, pool

Numbers = NDArray[np.float64]


Company = Sequence[Style]
"""Those who are met at one table."""

SPELLS = 12
"""So often in self-play a champion is succeeded by one that beats those before it ..."""
MEMORY = 6
"""... the last so many of them."""
RIVALS = slice(4, None, 4)
"""Those who are kept: late ones, of different times."""


@dataclass(frozen=True)
class Effort:
    generations: int = 40
    candidates: int = 64
    elite: int = 10
    games: int = 600
    """Matches of each candidate in each generation."""
    jobs: int = 2

    @property
    def spell(self) -> int:
        """Generations of a spell of self-play."""
        return max(1, self.generations // 3)

    @property
    def steps(self) -> int:
        """All generations together."""
        return 2 * self.generations + SPELLS * self.spell


class Champions(NamedTuple):
    first: Style
    """Beats the hand-written pool."""
    rivals: list[Style]
    """Beat the first, and each the ones before."""
    best: Style
    """Holds its own in either company: the pool and its rivals."""


Progress = Callable[[float], None]
"""Is told the best win share of each generation."""


def champions(game: str, seats: int, seed: int, effort: Effort, progress: Progress) -> Champions:
    strangers = [style for style in pool(game) if not style.name.startswith(CHAMPION)]
    best_written = max(
        strangers[1:], key=lambda style: win_share(game, seats, [strangers], style, seed, 4 * effort.games)
    )
    first = tune(game, seats, [strangers], best_written, seed, effort, progress)
    rivals = self_play(game, seats, first, seed, effort, progress)
    best = tune(game, seats, [pool(game), rivals], rivals[0], seed + 1, effort, progress)
    return Champions(first, rivals, best)


def self_play(game: str, seats: int, first: Style, seed: int, effort: Effort, progress: Progress) -> list[Style]:
    """Champions of different times, each tuned against the last ones before it."""
    line = [first]
    spell = replace(effort, generations=effort.spell)
    for number in range(SPELLS):
        line.append(tune(game, seats, [line[-MEMORY:]], line[-1], seed + 100 * number, spell, progress))
    return line[RIVALS]


def tune(
    game: str, seats: int, companies: Sequence[Company], start: Style, seed: int, effort: Effort, progress: Progress
) -> Style:
    """The style that the method ends with when it begins around `start`."""
    luck = np.random.default_rng(seed)
    mean, spread = start.weights.copy(), np.maximum(0.5, np.abs(start.weights) * 0.5)
    for generation in range(effort.generations):
        drawn = mean + spread * luck.standard_normal((effort.candidates, len(mean)))
        drawn[0] = mean
        scores = rate(game, seats, companies, drawn, seed + generation, effort)
        elite = drawn[np.argsort(scores)[-effort.elite :]]
        mean = 0.3 * mean + 0.7 * elite.mean(axis=0)
        spread = 0.3 * spread + 0.7 * elite.std(axis=0) + 0.02 * np.abs(mean)
        progress(float(np.max(scores)))
    return Style(CHAMPION, mean)


def rate(game: str, seats: int, companies: Sequence[Company], drawn: Numbers, seed: int, effort: Effort) -> Numbers:
    """The win share of each of these weights, at the same mixed tables with the same deals."""

    def one(weights: Numbers) -> float:
        return win_share(game, seats, companies, Style("candidate", weights), seed, effort.games)

    with ThreadPoolExecutor(effort.jobs) as threads:
        return np.array(list(threads.map(one, drawn)))


def win_share(game: str, seats: int, companies: Sequence[Company], candidate: Style, seed: int, games: int) -> float:
    return float(among(game, seats, companies, candidate, seed, games).shares.mean())


def among(game: str, seats: int, companies: Sequence[Company], candidate: Style, seed: int, games: int) -> Played:
    """What came of matches for a candidate who sits in each seat in turn, and meets each company equally often; who of
    it comes is drawn for every match."""
    tables = mixed_tables(seats, tuple(map(len, companies)), games, seed)
    opening = new_match(game, seats, 0, {})
    styles = [style for company in companies for style in company]
    played = contest(opening, [*styles, candidate], tables, luck_of(seed, games))
    mine = tables == len(styles)
    return Played(played.shares[mine], played.points[mine])


@lru_cache(maxsize=4)
def mixed_tables(seats: int, companies: tuple[int, ...], games: int, seed: int) -> Any:
    """By match and seat the number of a style, the companies' one after the other; the number after the last one is the
    candidate's, who sits in each seat in turn."""
    luck = np.random.default_rng(seed)
    first = np.cumsum((0, *companies))
    drawn = [luck.integers(start, start + size, (games, seats)) for start, size in zip(first, companies, strict=False)]
    match = np.arange(games)
    seating = np.stack(drawn)[match // seats % len(companies), match]
    seating[match, match % seats] = first[-1]
    return seating
