"""The moves at the root of a search, of which the worst are eliminated one by one.

All moves are tried in the same imagined worlds with the same luck, so that what differs between two of them is their
own doing: far fewer worlds tell them apart. A move that is surely behind the leader drops out, and leaves its
time to the others.
"""

from typing import Annotated

import numpy as np

from pioche.games.catalogue import MOST_MOVES
from pioche.rulekit import Floats, FloatTable, Ints, Record, compiled

_SURELY = 3.5
"""How many standard errors behind the leader a move drops out: many, as it is looked at again and again."""
_CLEARLY = 0.7
"""How many standard errors the leader must be ahead of the favourite to be preferred."""
_FEWEST = 24
"""Worlds before any move may drop out."""
_LEAP = 8
"""Worlds between two eliminations."""


class Elimination(Record):
    count: int
    """How many moves."""
    worlds: int
    """How many worlds have been tried."""
    favourite: int
    """The number of the move with the best prior."""
    moves: Annotated[Ints, MOST_MOVES]
    running: Annotated[Ints, MOST_MOVES]
    """1 until the move drops out."""
    tried: Annotated[Ints, MOST_MOVES]
    """In how many worlds: the first ones, as a move that has dropped out does not come back."""
    value: Annotated[Floats, MOST_MOVES]
    """In the present world, to the one who thinks."""
    sums: Annotated[Floats, MOST_MOVES]
    """Of the values in all worlds."""
    ahead: Annotated[FloatTable, (MOST_MOVES, MOST_MOVES)]
    """The sum of row's value less column's, over the worlds in which both ran ..."""
    squares: Annotated[FloatTable, (MOST_MOVES, MOST_MOVES)]
    """... and of its squares."""


@compiled
def line_up(elimination: Elimination, moves: Ints, count: int, favourite: int) -> None:
    elimination.count = count
    elimination.worlds = 0
    elimination.favourite = favourite
    elimination.moves[:count] = moves[:count]
    elimination.running[:count] = 1
    elimination.tried[:count] = 0
    elimination.sums[:count] = 0.0
    elimination.ahead[:count, :count] = 0.0
    elimination.squares[:count, :count] = 0.0


@compiled
def note_world(elimination: Elimination) -> None:
    """Every move still running has run through the present world."""
    elimination.worlds += 1
    for one in range(elimination.count):
        if elimination.running[one]:
            elimination.tried[one] += 1
            elimination.sums[one] += elimination.value[one]
            for other in range(elimination.count):
                if elimination.running[other]:
                    lead = elimination.value[one] - elimination.value[other]
                    elimination.ahead[one, other] += lead
                    elimination.squares[one, other] += lead * lead


@compiled
def leader(elimination: Elimination) -> int:
    found = elimination.favourite
    highest = -1.0
    for one in range(elimination.count):
        if elimination.running[one] and elimination.sums[one] > highest:
            found, highest = one, elimination.sums[one]
    return found


@compiled
def _is_ahead(elimination: Elimination, one: int, other: int, errors: float, caution: float) -> bool:
    """Whether one is ahead of the other by this number of standard errors, in the worlds where both ran, and would be
    if `caution` worlds more had turned out as badly for it as can be."""
    worlds = min(elimination.tried[one], elimination.tried[other])
    lead = elimination.ahead[one, other] / worlds
    spread = max(elimination.squares[one, other] / worlds - lead * lead, 1e-12)
    return bool(lead > errors * np.sqrt(spread / worlds) + caution / worlds)


@compiled
def drop_out(elimination: Elimination, caution: float) -> None:
    """The moves that are surely behind, if it is time to look; rare misfortunes may not have been seen yet."""
    if elimination.worlds < _FEWEST or elimination.worlds % _LEAP:
        return
    first = leader(elimination)
    for one in range(elimination.count):
        if elimination.running[one] and _is_ahead(elimination, first, one, _SURELY, caution):
            elimination.running[one] = 0


@compiled
def is_decided(elimination: Elimination) -> bool:
    left = 0
    for one in range(elimination.count):
        left += elimination.running[one]
    return left <= 1


@compiled
def preferred(elimination: Elimination) -> int:
    """The leader, unless the move with the best prior may still be as good."""
    first, favourite = leader(elimination), elimination.favourite
    if elimination.running[favourite] and not _is_ahead(elimination, first, favourite, _CLEARLY, 0.0):
        return favourite
    return first


@compiled
def value_of(elimination: Elimination, one: int, against: int) -> float:
    """What a move is worth: the mean of another that ran at least as long, less how far behind it this one was."""
    mean: float = (
        elimination.sums[against] / elimination.tried[against]
        + elimination.ahead[one, against] / elimination.tried[one]
    )
    return mean
