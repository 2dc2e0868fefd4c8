"""Heuristics: for each game a few named features of a move, and weights that say how much each one counts.

A heuristic reads only what the one to move may know, so it judges a view and the truth behind it alike.
"""

from typing import Annotated

from pioche.engine.dispatch import apply, legal, verb
from pioche.engine.rollout import Scratch, to_decision
from pioche.games.catalogue import GAMES, MOST_MOVES
from pioche.rulekit import NOBODY, Dice, Floats, FloatTable, Ints, Match, Record, Refusal, compiled, fraction
from pioche.rulekit.real import exp

MOST_FEATURES = 40
NO_STYLE = -1
"""Of a seat that somebody else decides for."""


def features(game: str) -> tuple[str, ...]:
    names = tuple(GAMES[game].heuristic.FEATURES)
    if len(names) > MOST_FEATURES:
        raise Refusal("too-many-features", name=game, features=len(names), most=MOST_FEATURES)
    return names


consider = verb(lambda game: game.heuristic.consider)
standing = verb(lambda game: game.heuristic.standing)
is_quiet = verb(lambda game: game.heuristic.is_quiet)


class MoveScores(Record):
    """What a player jots down about the moves of a position."""

    facts: Annotated[FloatTable, (MOST_MOVES, MOST_FEATURES)]
    scores: Annotated[Floats, MOST_MOVES]


@compiled
def judge(state: Match, moves: Ints, count: int, move_scores: MoveScores, style: Floats) -> None:
    """How good each move looks: the sum of its features by their weights. A style ends with its temperature."""
    facts = move_scores.facts
    consider(state, moves, count, facts)
    for choice in range(count):
        total = 0.0
        for feature in range(len(style) - 1):
            total += style[feature] * facts[choice, feature]
        move_scores.scores[choice] = total


@compiled
def best(scores: Floats, count: int) -> int:
    found = 0
    for choice in range(1, count):
        if scores[choice] > scores[found]:
            found = choice
    return found


@compiled
def sample_softmax(scores: Floats, count: int, temperature: float, dice: Dice) -> int:
    """Mostly the best: a move whose score is lower by `temperature` is chosen e times less often."""
    softmax(scores, count, temperature)
    left = fraction(dice)
    for choice in range(count):
        left -= scores[choice]
        if left < 0.0:
            return choice
    return count - 1


@compiled
def drawn(shares: Floats, count: int, dice: Dice) -> int:
    """One of the first places, each in proportion to its share."""
    total = 0.0
    for place in range(count):
        total += shares[place]
    left = fraction(dice) * total
    for place in range(count):
        left -= shares[place]
        if left < 0.0:
            return place
    return count - 1


@compiled
def softmax(scores: Floats, count: int, temperature: float) -> None:
    """Turn scores into shares of 1."""
    top = scores[best(scores, count)]
    total = 0.0
    for choice in range(count):
        scores[choice] = exp((scores[choice] - top) / temperature)
        total += scores[choice]
    for choice in range(count):
        scores[choice] /= total


@compiled
def heuristic_move(state: Match, dice: Dice, scratch: Scratch, move_scores: MoveScores, style: Floats) -> int:
    """What this style does for the one to move."""
    count = legal(state, scratch.moves)
    if count == 1:
        return scratch.moves[0]
    judge(state, scratch.moves, count, move_scores, style)
    temperature = style[len(style) - 1]
    choice = (
        best(move_scores.scores, count)
        if temperature == 0.0
        else sample_softmax(move_scores.scores, count, temperature, dice)
    )
    return scratch.moves[choice]


@compiled
def advance(
    state: Match, dice: Dice, scratch: Scratch, move_scores: MoveScores, lineup: FloatTable, seated: Ints
) -> int:
    """Nature and heuristics move until a seat without a style is to decide: that seat, or NOBODY at the end.

    seated[seat] is the number of its style in the lineup, or NO_STYLE.
    """
    mover = to_decision(state, dice, scratch)
    while mover != NOBODY and seated[mover] != NO_STYLE:
        apply(state, heuristic_move(state, dice, scratch, move_scores, lineup[seated[mover]]), None)
        mover = to_decision(state, dice, scratch)
    return mover
