"""Critics: what a position is worth to a seat, as far as a network can tell that sees what everybody sees.

In an imagined world nothing is hidden, so a search may ask how well the seat will do there against players who do not
know what it knows, and need not play the round out. The observations of all seats, from the one that is asked about on,
and the mean and the most of each feature over its moves are weighed into a layer, that into another, and that into its
chance to win.

Its numbers follow those of a reader, after a head of their own.
"""

from pioche.engine.dispatch import observe
from pioche.players.heuristic import MoveScores, consider
from pioche.players.network import Thoughts, add_seen, weigh_layer
from pioche.rulekit import Floats, Ints, Match, compiled

HEAD = 4
_INPUTS, _FEATURES, _WIDE, _NARROW = range(HEAD)
"""The head: how many numbers are in one observation, how many features, and how many units in the layers. Then for
each number of all observations 1 if it counts, for each feature its scale, and the weights."""
FARTHEST = 20.0
"""So far from 0 a feature counts."""


@compiled
def expected_share(
    state: Match,
    seat: int,
    moves: Ints,
    count: int,
    thoughts: Thoughts,
    move_scores: MoveScores,
    critic: Floats,
) -> float:
    """The seat's share of the victory, from 0 to 1; it is to choose one of these moves."""
    wide, narrow, common = int(critic[_WIDE]), int(critic[_NARROW]), thoughts.common
    inputs, features = int(critic[_INPUTS]), int(critic[_FEATURES])
    start = HEAD + state.seats * inputs + features
    for unit in range(wide):
        common[unit] = critic[start + unit]
    start += wide
    for other in range(state.seats):
        observe(state, (seat + other) % state.seats, thoughts.seen)
        _forget_what_is_told_already(inputs, HEAD + other * inputs, thoughts, critic)
        add_seen(inputs, wide, start, thoughts, critic)
        start += inputs * wide
    consider(state, moves, count, move_scores.facts)
    _weigh_choice(HEAD + state.seats * inputs, start, count, common, move_scores, critic)
    start += 2 * features * wide
    last = start + (wide + 2) * narrow
    share = weigh_layer(wide, narrow, start, common, thoughts.narrow, critic) + critic[last]
    return float(min(1.0, max(0.0, share)))


@compiled
def _forget_what_is_told_already(inputs: int, counts: int, thoughts: Thoughts, critic: Floats) -> None:
    """By the observation of another seat; most of it is."""
    for number in range(inputs):
        if critic[counts + number] == 0.0:
            thoughts.seen[number] = 0


@compiled
def _weigh_choice(scales: int, start: int, count: int, common: Floats, move_scores: MoveScores, critic: Floats) -> None:
    """What the wide layer has from the moves to choose from."""
    width, features = int(critic[_WIDE]), int(critic[_FEATURES])
    further = features * width
    for feature in range(features):
        total, most = 0.0, -FARTHEST
        for choice in range(count):
            fact = move_scores.facts[choice, feature] * critic[scales + feature]
            total += fact
            most = max(most, fact)
        mean, most = total / count, min(most, FARTHEST)
        for unit in range(width):
            common[unit] += mean * critic[start + unit] + most * critic[start + further + unit]
        start += width
