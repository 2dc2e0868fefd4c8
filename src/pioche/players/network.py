"""Networks: a learned judgement of moves, evaluated by compiled code, the same to the bit in every mode.

What the seat may know (the game's encoding), the number of a move and its features (the game's heuristic) are weighed
into a wide layer, that into a narrow one, and that into a score; a weighted sum of the features is added, as in a
style. Everything that depends on the position alone is added up once for all moves.

The weights lie in one row of numbers, after a head that tells the sizes of the parts.
"""

from typing import Annotated

from pioche.engine.dispatch import legal, observe
from pioche.engine.rollout import Scratch
from pioche.players.heuristic import MoveScores, consider, sample_softmax
from pioche.rulekit import Dice, Floats, Ints, Match, Record, compiled

MOST_INPUTS = 1024
WIDEST = 256
HEAD = 5
"""How many numbers the head has: inputs, actions, features, the wide layer, the narrow one."""


class Thoughts(Record):
    """What a network jots down about a position."""

    seen: Annotated[Ints, MOST_INPUTS]
    common: Annotated[Floats, WIDEST]
    """What all moves have in common, in the wide layer."""
    wide: Annotated[Floats, WIDEST]
    narrow: Annotated[Floats, WIDEST]


def size_of(inputs: int, actions: int, features: int, wide: int, narrow: int) -> int:
    """How many numbers a network of this shape is."""
    return HEAD + (inputs + actions + features + 1) * wide + (wide + 2) * narrow + features


@compiled
def judge_by_network(
    state: Match, seat: int, moves: Ints, count: int, thoughts: Thoughts, move_scores: MoveScores, network: Floats
) -> None:
    """How good each move looks to a seat."""
    inputs, actions, features = int(network[0]), int(network[1]), int(network[2])
    width = int(network[3])
    consider(state, moves, count, move_scores.facts)
    observe(state, seat, thoughts.seen)
    of_actions = HEAD + (inputs + 1) * width
    of_features = of_actions + actions * width
    after = of_features + features * width
    _weigh_position(thoughts, inputs, width, network)
    for choice in range(count):
        common, wide = thoughts.common, thoughts.wide
        start = of_actions + moves[choice] * width
        for unit in range(width):
            wide[unit] = common[unit] + network[start + unit]
        facts = move_scores.facts[choice]
        for feature in range(features):
            fact = facts[feature]
            if fact != 0.0:
                start = of_features + feature * width
                for unit in range(width):
                    wide[unit] += fact * network[start + unit]
        move_scores.scores[choice] = _score(facts, thoughts, features, width, after, network)


@compiled
def _weigh_position(thoughts: Thoughts, inputs: int, width: int, network: Floats) -> None:
    common = thoughts.common
    for unit in range(width):
        common[unit] = network[HEAD + unit]
    for number in range(inputs):
        seen = float(thoughts.seen[number])
        if seen != 0.0:
            start = HEAD + (number + 1) * width
            for unit in range(width):
                common[unit] += seen * network[start + unit]


@compiled
def _score(facts: Floats, thoughts: Thoughts, features: int, width: int, start: int, network: Floats) -> float:
    """From the wide layer by the narrow one; what is below 0 counts as 0."""
    breadth = int(network[4])
    narrow = thoughts.narrow
    for unit in range(breadth):
        narrow[unit] = network[start + unit]
    start += breadth
    for number in range(width):
        seen = thoughts.wide[number]
        if seen > 0.0:
            for unit in range(breadth):
                narrow[unit] += seen * network[start + number * breadth + unit]
    start += width * breadth
    total = 0.0
    for unit in range(breadth):
        if narrow[unit] > 0.0:
            total += narrow[unit] * network[start + unit]
    start += breadth
    for feature in range(features):
        total += facts[feature] * network[start + feature]
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
    return scratch.moves[sample_softmax(move_scores.scores, count, 1.0, dice)]
