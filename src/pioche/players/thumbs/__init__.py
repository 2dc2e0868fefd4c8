"""Rules of thumb: for each game a few named features of a move, and weights that say how much each one counts.

A rule of thumb reads only what the one to move may know, so it judges a view and the truth behind it alike.
"""

from importlib import import_module
from typing import Any

import numpy as np

from pioche.engine.dispatch import verb_in
from pioche.players.floats import Floats, FloatTable
from pioche.rulekit import Dice, Ints, Match, compiled, fraction

MOST_FEATURES = 40


def thumb(game: str) -> Any:
    """The module with a game's features."""
    return import_module(f"pioche.players.thumbs.{game}")


def features(game: str) -> tuple[str, ...]:
    names: tuple[str, ...] = thumb(game).FEATURES
    return names


@verb_in(lambda game: thumb(game.name))
def consider(state: Match, moves: Ints, count: int, facts: FloatTable) -> None:
    """Write the features of each of the moves of the one to move: facts[number of the move, number of the feature]."""


@verb_in(lambda game: thumb(game.name))
def standing(state: Match, seat: int) -> float:
    """How well a seat's total stands, more being better: a lead of 1 about doubles or trebles the chance to win."""
    raise NotImplementedError


@compiled
def judge(state: Match, moves: Ints, count: int, facts: FloatTable, weights: Floats, scores: Floats) -> None:
    """How good each move looks: the weighted sum of its features."""
    consider(state, moves, count, facts)
    for choice in range(count):
        total = 0.0
        for feature in range(len(weights)):
            total += weights[feature] * facts[choice, feature]
        scores[choice] = total


@compiled
def best(scores: Floats, count: int) -> int:
    found = 0
    for choice in range(1, count):
        if scores[choice] > scores[found]:
            found = choice
    return found


@compiled
def softly(scores: Floats, count: int, warmth: float, dice: Dice) -> int:
    """Mostly the best: a move whose score is lower by `warmth` is chosen e times less often."""
    top = scores[best(scores, count)]
    total = 0.0
    for choice in range(count):
        total += np.exp((scores[choice] - top) / warmth)
    left = fraction(dice) * total
    for choice in range(count):
        left -= np.exp((scores[choice] - top) / warmth)
        if left < 0.0:
            return choice
    return count - 1
