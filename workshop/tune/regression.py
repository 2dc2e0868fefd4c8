"""Weights fitted to what a search finds out.

Positions are met in matches of a champion among the pool. In each of them every move is tried in the same imagined
worlds, and the weights are fitted by least squares so that the heuristic values the moves as these trials did. The next
round's positions are met by the player that the last round made.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from pioche.engine.dispatch import apply
from pioche.engine.referee import legal_moves, new_match
from pioche.engine.rollout import Scratch, to_decision
from pioche.engine.sight import view_of
from pioche.players.contract import Budget
from pioche.players.heuristic import consider
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.search import Search
from pioche.players.styles import CHANCE, Style, pool
from pioche.rulekit import NOBODY, Match, dice, ints_of
from workshop.contest import Numbers

WORLDS = 16
"""Tried in each position."""
SHARE = 0.15
"""Of the decisions in a match that become a sample."""
RIDGE = 1e-3
"""How much the fit holds on to small weights, as a share of the mean square of the features."""
FAVOURITES = 3
"""How often the champion itself stands among those that a search expects."""


@dataclass(frozen=True)
class Effort:
    positions: int = 3000
    rounds: int = 3
    jobs: int = 2


Progress = Callable[[], None]

Sample = tuple[Numbers, Numbers]
"""The features of each move, and the value of each; both less their means over the moves."""

Sums = tuple[Numbers, Numbers]
"""All that a fit by least squares needs to know: of features by features, and of features by value."""


def regress(game: str, seats: int, start: Style, seed: int, effort: Effort, progress: Progress) -> Style:
    """What a champion becomes by these rounds."""
    best = start
    for number in range(effort.rounds):
        best = Style(start.name, _one_round(game, seats, best, seed + number, effort, progress))
    return best


def _one_round(game: str, seats: int, style: Style, seed: int, effort: Effort, progress: Progress) -> Numbers:
    each = effort.positions // effort.jobs

    def gather(job: int) -> Sums:
        return _summed(_samples(game, seats, style, seed * 1000 + job), each, progress)

    with ThreadPoolExecutor(effort.jobs) as threads:
        squares, products = zip(*threads.map(gather, range(effort.jobs)), strict=True)
    return _fitted(np.sum(squares, axis=0), np.sum(products, axis=0), style)


def _summed(samples: Iterator[Sample], count: int, progress: Progress) -> Sums:
    facts, value = next(samples)
    square, product = facts.T @ facts, facts.T @ value
    for _ in range(count - 1):
        facts, value = next(samples)
        square += facts.T @ facts
        product += facts.T @ value
        progress()
    return square, product


def _fitted(square: Numbers, product: Numbers, style: Style) -> Numbers:
    """On the style's own scale, if it has one. What never differs between moves keeps its weight."""
    spread = np.diag(square)
    known = spread > 0
    inner = square[np.ix_(known, known)]
    weights = style.weights.copy()
    weights[known] = np.linalg.solve(inner + RIDGE * np.diag(spread[known]), product[known])
    before = style.weights[known] @ inner @ style.weights[known]
    after = weights[known] @ inner @ weights[known]
    if before > 0:
        weights[known] *= np.sqrt(before / after)
    return weights


def _samples(game: str, seats: int, style: Style, seed: int) -> Iterator[Sample]:
    others = [other for other in pool(game) if other.name != CHANCE] or [style]
    search = Search(game, [style] * FAVOURITES + others, seed)
    luck = np.random.default_rng(seed)
    for match in range(1_000_000):
        chosen = [style if luck.random() < 0.5 else others[luck.integers(len(others))] for _ in range(seats)]
        for view in _decisions(game, chosen, seed * 1_000_003 + match):
            if luck.random() < SHARE:
                yield _tried(search, view)


def _decisions(game: str, styles: Sequence[Style], seed: int) -> Iterator[Match]:
    """All views in which somebody has a choice, in one match."""
    state, nature, scratch = new_match(game, len(styles), 0, {}), dice(seed), Scratch.blank()
    players = [HeuristicPlayer(style, seed + seat) for seat, style in enumerate(styles)]
    while (mover := to_decision(state, nature, scratch)) != NOBODY:
        view = view_of(state, mover)
        if len(legal_moves(view)) > 1:
            yield view
        apply(state, players[mover].choose(view, Budget()), None)


def _tried(search: Search, view: Match) -> Sample:
    moves = legal_moves(view)
    values = search.values(view, WORLDS)
    facts: Any = search.memory.move_scores.facts
    consider(view, ints_of(moves), len(moves), facts)
    table = np.array(facts[: len(moves), : search.memory.style_size - 1])
    return table - table.mean(axis=0), values - values.mean()
