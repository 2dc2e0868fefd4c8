"""Lessons: weights learned from what a search finds out.

Positions are met in matches of a champion among the pool. In each of them every move is tried in the same imagined
worlds, and the weights are fitted so that the rule of thumb values the moves as these trials did. The next round of
lessons is met by the player that learned from the last one.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioche.engine.dispatch import GAME_OF, apply, hide, to_move
from pioche.engine.referee import legal_moves, new_match
from pioche.engine.rollout import Desk, let_nature_move
from pioche.players.contract import Budget
from pioche.players.search import Search
from pioche.players.styles import CHANCE, Style, pool
from pioche.players.thumb import Thumb
from pioche.players.thumbs import consider
from pioche.rulekit import NATURE, NOBODY, Match, dice, ints_of

Numbers = NDArray[np.float64]

WORLDS = 16
"""Tried in each position."""
SHARE = 0.15
"""Of the champion's decisions that become a lesson."""
FIRMNESS = 1e-3
"""How much the fit holds on to small weights, as a share of the mean square of the features."""
FAVOURITES = 3
"""So many of those whom a search expects are the champion itself."""


@dataclass(frozen=True)
class Course:
    positions: int = 3000
    rounds: int = 3
    jobs: int = 2


Progress = Callable[[], None]


def learn(game: str, seats: int, start: Style, seed: int, course: Course, progress: Progress) -> Style:
    """What a champion becomes by so many rounds of lessons."""
    pupil = start
    for number in range(course.rounds):
        pupil = Style(start.name, taught(game, seats, pupil, seed + number, course, progress))
    return pupil


def taught(game: str, seats: int, pupil: Style, seed: int, course: Course, progress: Progress) -> Numbers:
    each = course.positions // course.jobs

    def attend(desk: int) -> Sums:
        return summed(lessons(game, seats, pupil, seed * 1000 + desk), each, progress)

    with ThreadPoolExecutor(course.jobs) as threads:
        found = list(threads.map(attend, range(course.jobs)))
    squares, products = zip(*found, strict=True)
    return fitted(np.sum(squares, axis=0), np.sum(products, axis=0), pupil)


Lesson = tuple[Numbers, Numbers]
"""The features of each move, and what each was worth; both less their means over the moves."""


Sums = tuple[Numbers, Numbers]
"""All that a fit by least squares needs to know: of features by features, and of features by worth."""


def summed(taken: Iterator[Lesson], count: int, progress: Progress) -> Sums:
    facts, worth = next(taken)
    square, product = facts.T @ facts, facts.T @ worth
    for _ in range(count - 1):
        facts, worth = next(taken)
        square += facts.T @ facts
        product += facts.T @ worth
        progress()
    return square, product


def fitted(square: Numbers, product: Numbers, pupil: Style) -> Numbers:
    """On the pupil's own scale. What never differs between moves keeps its weight."""
    spread = np.diag(square)
    known = spread > 0
    firmness = FIRMNESS * np.diag(spread[known])
    weights = pupil.weights.copy()
    weights[known] = np.linalg.solve(square[np.ix_(known, known)] + firmness, product[known])
    before = pupil.weights[known] @ square[np.ix_(known, known)] @ pupil.weights[known]
    after = weights[known] @ square[np.ix_(known, known)] @ weights[known]
    weights[known] *= np.sqrt(before / after)
    return weights


def lessons(game: str, seats: int, pupil: Style, seed: int) -> Iterator[Lesson]:
    others = [style for style in pool(game) if style.name != CHANCE]
    search = Search(game, [pupil] * FAVOURITES + others, seed)
    luck = np.random.default_rng(seed)
    for match in range(1_000_000):
        chosen = [pupil if luck.random() < 0.5 else others[luck.integers(len(others))] for _ in range(seats)]
        for view in decisions(game, chosen, seed * 1_000_003 + match):
            if luck.random() < SHARE:
                yield tried(search, view)


def decisions(game: str, styles: Sequence[Style], seed: int) -> Iterator[Match]:
    """All views in which somebody has a choice, in one match."""
    state, nature, desk = new_match(game, len(styles), 0, {}), dice(seed), Desk.blank()
    players = [Thumb(style, seed + seat) for seat, style in enumerate(styles)]
    while (mover := to_move(state)) != NOBODY:
        if mover == NATURE:
            let_nature_move(state, nature, desk, None)
            continue
        view = GAME_OF[type(state)].view.blank()
        hide(state, view, mover)
        if len(legal_moves(view)) > 1:
            yield view
        apply(state, players[mover].choose(view, Budget()), None)


def tried(search: Search, view: Match) -> Lesson:
    moves = legal_moves(view)
    worths = search.worths(view, WORLDS)
    facts: Any = search.mind.notes.facts
    consider(view, ints_of(moves), len(moves), facts)
    table = np.array(facts[: len(moves), : search.lineup.shape[1] - 1])
    return table - table.mean(axis=0), worths - worths.mean()
