"""Tuning a heuristic by the cross-entropy method, against opponents of different styles.

Each generation draws candidates around a mean, lets each play the same deals with the same opponents, and moves the
mean to the best of them. Strength is not transitive: so the opponents are many and different, never one. A style that
is tuned against the weak only loses to the strong, so champions also play among themselves, and the last one meets
both.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from pioche.players.styles import CHAMPION, Style, pool, style_of
from workshop.contest import Numbers, Opponents, win_share

EPOCHS = 12
"""How often in self-play a champion is succeeded by one that beats those before it ..."""
MEMORY = 6
"""... and how many of them it meets."""
RIVALS = slice(4, None, 4)
"""Those that are kept: late ones, of different times."""


@dataclass(frozen=True)
class Effort:
    generations: int = 40
    candidates: int = 64
    elite: int = 10
    games: int = 600
    """Matches of each candidate in each generation."""
    jobs: int = 2

    @property
    def epoch(self) -> int:
        """Generations of an epoch of self-play."""
        return max(1, self.generations // 3)

    @property
    def steps(self) -> int:
        """All generations together; no self-play without generations."""
        return 2 * self.generations + EPOCHS * self.epoch if self.generations else 0


class Champions(NamedTuple):
    first: Style
    """Beats the hand-written pool."""
    rivals: list[Style]
    """Beat the first, and each the ones before."""
    best: Style
    """Holds its own against either group: the pool and its rivals."""


Progress = Callable[[float], None]
"""Is told the best win share of each generation."""


def champions(game: str, seats: int, seed: int, effort: Effort, progress: Progress) -> Champions:
    start = best_written(game, seats, seed, 4 * effort.games)
    first = tune(game, seats, [hand_written(game)], start, seed, effort, progress)
    rivals = self_play(game, seats, first, seed, effort, progress)
    best = tune(game, seats, [pool(game), rivals], rivals[0], seed + 1, effort, progress)
    return Champions(first, rivals, best)


def hand_written(game: str) -> list[Style]:
    """Chance first, then the styles of the pool that were never tuned."""
    return [style for style in pool(game) if not style.name.startswith(CHAMPION)]


def best_written(game: str, seats: int, seed: int, games: int) -> Style:
    """The hand-written style that wins most among all of them; where there is none, all weights 0."""
    strangers = hand_written(game)
    nothing = style_of(game, CHAMPION, {})
    return max(
        strangers[1:], key=lambda style: win_share(game, seats, [strangers], style, seed, games), default=nothing
    )


def self_play(game: str, seats: int, first: Style, seed: int, effort: Effort, progress: Progress) -> list[Style]:
    """Champions of different times, each tuned against the last ones before it."""
    line = [first]
    epoch = replace(effort, generations=effort.epoch)
    for number in range(EPOCHS):
        line.append(tune(game, seats, [line[-MEMORY:]], line[-1], seed + 100 * number, epoch, progress))
    return line[RIVALS]


def tune(
    game: str, seats: int, groups: Sequence[Opponents], start: Style, seed: int, effort: Effort, progress: Progress
) -> Style:
    """The style that the method ends with when it begins around `start`."""
    luck = np.random.default_rng(seed)
    mean, spread = start.weights.copy(), np.maximum(0.5, np.abs(start.weights) * 0.5)
    for generation in range(effort.generations):
        drawn = mean + spread * luck.standard_normal((effort.candidates, len(mean)))
        drawn[0] = mean
        scores = _rate(game, seats, groups, drawn, seed + generation, effort)
        elite = drawn[np.argsort(scores)[-effort.elite :]]
        mean = 0.3 * mean + 0.7 * elite.mean(axis=0)
        spread = 0.3 * spread + 0.7 * elite.std(axis=0) + 0.02 * np.abs(mean)
        progress(float(np.max(scores)))
    return Style(CHAMPION, mean)


def _rate(game: str, seats: int, groups: Sequence[Opponents], drawn: Numbers, seed: int, effort: Effort) -> Numbers:
    """The win share of each of these weights, at the same mixed tables with the same deals."""

    def one(weights: Numbers) -> float:
        return win_share(game, seats, groups, Style("candidate", weights), seed, effort.games)

    with ThreadPoolExecutor(effort.jobs) as threads:
        return np.array(list(threads.map(one, drawn)))
