"""Networks: a learned judgement of moves, evaluated by compiled code, the same to the bit in every mode.

What the seat may know (the game's encoding), the number of a move and its features (the game's heuristic) are weighed
into a wide layer, that into a narrow one, and that into a score, which is added to what a style thinks of the move.
Everything that depends on the position alone is added up once for all moves.

The weights lie in one row of numbers, after a head that tells the sizes of the parts; the style comes last. Where they
are kept, a reader may follow (`reading.py`).
"""

from typing import Annotated, Any

import numpy as np

from pioche.engine.dispatch import legal, observe
from pioche.engine.rollout import Scratch
from pioche.players.heuristic import MoveScores, judge, sample_softmax
from pioche.rulekit import Dice, Floats, Ints, Match, Record, compiled

MOST_INPUTS = 1024
WIDEST = 256
HEAD = 5
_INPUTS, _ACTIONS, _FEATURES, _WIDE, _NARROW = range(HEAD)
"""The head: how many of each there are; the last two are units of the layers."""


_size: Any = np.uint64
"""Of a part of the network, or where one begins: never negative, which lets the compiler add several numbers at
once. Parts are added in loops written out, as a call for each would take as long as the adding."""


class Thoughts(Record):
    """What a network jots down about a position."""

    seen: Annotated[Ints, MOST_INPUTS]
    common: Annotated[Floats, WIDEST]
    """What all moves have in common, in the wide layer."""
    wide: Annotated[Floats, WIDEST]
    narrow: Annotated[Floats, WIDEST]


@compiled
def end_of(network: Floats) -> int:
    """How many numbers a network is, whatever follows."""
    inputs, actions, features = int(network[_INPUTS]), int(network[_ACTIONS]), int(network[_FEATURES])
    wide, narrow = int(network[_WIDE]), int(network[_NARROW])
    return HEAD + (inputs + actions + features + 1) * wide + (wide + 2) * narrow + features + 1


@compiled
def judge_by_network(
    state: Match, seat: int, moves: Ints, count: int, thoughts: Thoughts, move_scores: MoveScores, network: Floats
) -> None:
    """How good each move looks to a seat: to the style that the network ends with, and what the layers add to that."""
    judge(state, moves, count, move_scores, network[len(network) - 1 - int(network[_FEATURES]) :])
    observe(state, seat, thoughts.seen)
    _weigh_position(thoughts, network)
    for choice in range(count):
        _weigh_move(moves[choice], move_scores.facts[choice], thoughts, network)
        move_scores.scores[choice] += _score(thoughts, network)


@compiled
def _weigh_position(thoughts: Thoughts, network: Floats) -> None:
    """What the wide layer has from the position."""
    width = int(network[_WIDE])
    for unit in range(width):
        thoughts.common[unit] = network[HEAD + unit]
    add_seen(int(network[_INPUTS]), width, HEAD + width, thoughts, network)


@compiled
def add_seen(inputs: int, units: int, weights: int, thoughts: Thoughts, numbers: Floats) -> None:
    """What this number of units have in common from what is seen, by the weights that begin there."""
    width, start = _size(units), _size(weights)
    seen, common = thoughts.seen, thoughts.common
    for number in range(inputs):
        if seen[number] != 0:
            times = float(seen[number])
            for unit in range(width):
                common[unit] += times * numbers[start + unit]
        start += width


@compiled
def _weigh_move(move: int, facts: Floats, thoughts: Thoughts, network: Floats) -> None:
    """What it has from the position and a move."""
    width, common, wide = _size(network[_WIDE]), thoughts.common, thoughts.wide
    start = _size(HEAD) + _size(network[_INPUTS] + 1 + move) * width
    for unit in range(width):
        wide[unit] = common[unit] + network[start + unit]
    start += _size(network[_ACTIONS] - move) * width
    for feature in range(int(network[_FEATURES])):
        times = facts[feature]
        if times != 0.0:
            for unit in range(width):
                wide[unit] += times * network[start + unit]
        start += width


@compiled
def _score(thoughts: Thoughts, network: Floats) -> float:
    """From the wide layer, for one move."""
    width, breadth = int(network[_WIDE]), int(network[_NARROW])
    weights = HEAD + int(network[_INPUTS] + 1 + network[_ACTIONS] + network[_FEATURES]) * width
    return weigh_layer(width, breadth, weights, thoughts.wide, thoughts.narrow, network)


@compiled
def weigh_layer(units: int, fewer: int, weights: int, wide: Floats, narrow: Floats, numbers: Floats) -> float:
    """One number from a wide layer by a narrow one; what is below 0 counts as 0."""
    width, breadth, start = _size(units), _size(fewer), _size(weights)
    for unit in range(breadth):
        narrow[unit] = numbers[start + unit]
    for number in range(width):
        start += breadth
        times = wide[number]
        if times > 0.0:
            for unit in range(breadth):
                narrow[unit] += times * numbers[start + unit]
    start += breadth
    total = 0.0
    for unit in range(breadth):
        if narrow[unit] > 0.0:
            total += narrow[unit] * numbers[start + unit]
    return total


@compiled
def network_move(
    state: Match,
    seat: int,
    dice: Dice,
    scratch: Scratch,
    thoughts: Thoughts,
    move_scores: MoveScores,
    network: Floats,
) -> int:
    """Drawn by its chances."""
    count = legal(state, scratch.moves)
    if count == 1:
        return scratch.moves[0]
    judge_by_network(state, seat, scratch.moves, count, thoughts, move_scores, network)
    return scratch.moves[sample_softmax(move_scores.scores, count, network[len(network) - 1], dice)]
