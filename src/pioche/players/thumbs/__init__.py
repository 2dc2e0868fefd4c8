"""Rules of thumb: for each game a few named features of a move, and weights that say how much each one counts.

A rule of thumb reads only what the one to move may know, so it judges a view and the truth behind it alike.
"""

from importlib import import_module
from typing import Annotated, Any

import numpy as np

from pioche.engine.dispatch import legal, verb_in
from pioche.engine.rollout import Desk
from pioche.rulekit import MOST_MOVES, Dice, Floats, FloatTable, Ints, Match, Record, compiled, fraction

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


@verb_in(lambda game: thumb(game.name))
def pauses(state: Match) -> bool:
    """Whether nothing hangs in the air in mid-round, so that `standing` tells how everybody stands."""
    return False


class Notes(Record):
    """What a player jots down about the moves of a position."""

    facts: Annotated[FloatTable, (MOST_MOVES, MOST_FEATURES)]
    scores: Annotated[Floats, MOST_MOVES]


@compiled
def judge(state: Match, moves: Ints, count: int, notes: Notes, style: Floats) -> None:
    """How good each move looks: the sum of its features by their weights. The last entry of a style is its warmth."""
    facts = notes.facts
    consider(state, moves, count, facts)
    for choice in range(count):
        total = 0.0
        for feature in range(len(style) - 1):
            total += style[feature] * facts[choice, feature]
        notes.scores[choice] = total


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
    as_shares(scores, count, warmth)
    left = fraction(dice)
    for choice in range(count):
        left -= scores[choice]
        if left < 0.0:
            return choice
    return count - 1


@compiled
def as_shares(scores: Floats, count: int, warmth: float) -> None:
    """Turn scores into shares of 1."""
    top = scores[best(scores, count)]
    total = 0.0
    for choice in range(count):
        scores[choice] = np.exp((scores[choice] - top) / warmth)
        total += scores[choice]
    for choice in range(count):
        scores[choice] /= total


@compiled
def thumb_move(state: Match, dice: Dice, desk: Desk, notes: Notes, style: Floats) -> int:
    """What this style does for the one to move."""
    count = legal(state, desk.moves)
    if count == 1:
        return desk.moves[0]
    judge(state, desk.moves, count, notes, style)
    warmth = style[len(style) - 1]
    choice = best(notes.scores, count) if warmth == 0.0 else softly(notes.scores, count, warmth, dice)
    return desk.moves[choice]
