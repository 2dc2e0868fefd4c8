"""Many matches at once on all cores, and what a designer of games wants to know of them."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioche.engine.dispatch import GAME_OF, wins
from pioche.engine.rollout import Scratch, play_and_note
from pioche.rulekit import Log, Match, compiled, dice

_CHUNK = 500
"""Matches per piece of work. The luck of a piece depends on the seed and its number, never on who does it."""

_Counts = NDArray[np.int64]


@dataclass
class Spread:
    """The distribution of a whole number: how often each value was seen."""

    values: dict[int, int] = field(default_factory=dict)

    def add(self, numbers: _Counts) -> None:
        for value, times in zip(*np.unique(numbers, return_counts=True), strict=True):
            self.values[int(value)] = self.values.get(int(value), 0) + int(times)

    @property
    def count(self) -> int:
        return sum(self.values.values())

    @property
    def mean(self) -> float:
        return sum(value * times for value, times in self.values.items()) / self.count

    @property
    def deviation(self) -> float:
        squares = sum(times * (value - self.mean) ** 2 for value, times in self.values.items())
        return float((squares / max(1, self.count - 1)) ** 0.5)

    def quantile(self, share: float) -> int:
        """The smallest value that at least this share of all does not exceed."""
        reached = 0
        for value in sorted(self.values):
            reached += self.values[value]
            if reached >= share * self.count:
                return value
        return max(self.values)


@dataclass
class Summary:
    game: str
    seats: int
    games: int = 0
    scores: list[Spread] = field(default_factory=list)
    """By seat, the total at the end of a match."""
    victories: list[float] = field(default_factory=list)
    """By seat; a shared victory counts in equal parts ..."""
    squares: list[float] = field(default_factory=list)
    """... and squared, for the error bars."""
    decisions: Spread = field(default_factory=Spread)
    rounds: Spread = field(default_factory=Spread)
    fired: dict[str, int] = field(default_factory=dict)
    """By event, how often it happened in all."""

    def win_share(self, seat: int) -> tuple[float, float]:
        """The share of victories, and half the width of its 95 % interval."""
        share = self.victories[seat] / self.games
        variance = max(0.0, self.squares[seat] / self.games - share**2)
        return share, float(1.96 * (variance / self.games) ** 0.5)


@dataclass(frozen=True)
class _Piece:
    """What came of one chunk of matches."""

    totals: _Counts
    lengths: _Counts
    fired: _Counts


def simulate(
    opening: Match, games: int, seed: int = 0, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Summary:
    """Random play of this number of matches like this one; `progress` is told how many more are done.

    The same seed gives the same summary, whatever the number of jobs.
    """
    seats = opening.seats
    summary = Summary(GAME_OF[type(opening)].name, seats, scores=[Spread() for _ in range(seats)])
    summary.victories, summary.squares = [0.0] * seats, [0.0] * seats
    for piece in _in_order(_tasks(opening, games, seed), jobs):
        _add(summary, opening, piece)
        if progress:
            progress(len(piece.totals))
    return summary


def _tasks(opening: Match, games: int, seed: int) -> Iterator[Callable[[], _Piece]]:
    for number, start in enumerate(range(0, games, _CHUNK)):
        yield partial(_play_piece, opening, seed, number, min(_CHUNK, games - start))


def _in_order(tasks: Iterator[Callable[[], _Piece]], jobs: int) -> Iterator[_Piece]:
    """Run tasks in threads (compiled code holds no lock), a few ahead, and give the pieces in their order."""
    with ThreadPoolExecutor(jobs) as pool:
        waiting = [pool.submit(task) for task in islice(tasks, 2 * jobs)]
        while waiting:
            yield waiting.pop(0).result()
            waiting += [pool.submit(task) for task in islice(tasks, 1)]


def _play_piece(opening: Match, seed: int, number: int, games: int) -> _Piece:
    totals: Any = np.zeros((games, opening.seats), np.int64)
    lengths: Any = np.zeros((games, 2), np.int64)
    scratch = Scratch.blank()
    play_and_note(opening.copy(), dice(seed, number), scratch, Log.blank(), totals, lengths)
    return _Piece(totals, lengths, np.array(scratch.fired))


@compiled
def _victories(state: Match, totals: Any, shares: Any) -> None:
    """By match and seat, the part of the victory that these totals give."""
    for game in range(len(totals)):
        for seat in range(state.seats):
            state.totals[seat] = totals[game, seat]
        winners = 0
        for seat in range(state.seats):
            winners += 1 if wins(state, seat) else 0
        for seat in range(state.seats):
            shares[game, seat] = 1.0 / winners if wins(state, seat) else 0.0


def _add(summary: Summary, opening: Match, piece: _Piece) -> None:
    shares = np.zeros(piece.totals.shape)
    _victories(opening.copy(), piece.totals, shares)
    summary.games += len(shares)
    for seat in range(summary.seats):
        summary.scores[seat].add(piece.totals[:, seat])
        summary.victories[seat] += float(shares[:, seat].sum())
        summary.squares[seat] += float((shares[:, seat] ** 2).sum())
    summary.decisions.add(piece.lengths[:, 0])
    summary.rounds.add(piece.lengths[:, 1])
    for kind, (name, _) in GAME_OF[type(opening)].events.items():
        summary.fired[name] = summary.fired.get(name, 0) + int(piece.fired[kind])
