"""The race of the moves at the root of a search.

All moves are tried in the same imagined worlds with the same luck, so that what differs between two of them is their
own doing: far fewer worlds tell them apart. A move that is surely behind the leader drops out, and leaves its
time to the others.
"""

from typing import Annotated

import numpy as np

from pioche.games.catalogue import MOST_MOVES
from pioche.rulekit import Floats, FloatTable, Ints, Record, compiled

SURELY = 3.5
"""How many standard errors behind the leader a move drops out: many, as it is looked at again and again."""
CLEARLY = 0.7
"""How many standard errors the leader must be ahead of the favourite to be preferred."""
FEWEST = 24
"""Worlds before any move may drop out."""
LEAP = 8
"""Worlds between two looks at the race."""


class Race(Record):
    count: int
    """How many moves."""
    worlds: int
    """How many worlds have been tried."""
    favourite: int
    """The number of the move that looked best at first sight."""
    moves: Annotated[Ints, MOST_MOVES]
    running: Annotated[Ints, MOST_MOVES]
    """1 until the move drops out."""
    tried: Annotated[Ints, MOST_MOVES]
    """In how many worlds: the first so many, as a move that has dropped out does not come back."""
    worth: Annotated[Floats, MOST_MOVES]
    """In the present world, to the one who thinks."""
    sums: Annotated[Floats, MOST_MOVES]
    """Of the worth in all worlds."""
    ahead: Annotated[FloatTable, (MOST_MOVES, MOST_MOVES)]
    """The sum of row's worth less column's, over the worlds in which both ran ..."""
    squares: Annotated[FloatTable, (MOST_MOVES, MOST_MOVES)]
    """... and of its squares."""


@compiled
def line_up(race: Race, moves: Ints, count: int, favourite: int) -> None:
    race.count = count
    race.worlds = 0
    race.favourite = favourite
    race.moves[:count] = moves[:count]
    race.running[:count] = 1
    race.tried[:count] = 0
    race.sums[:count] = 0.0
    race.ahead[:count, :count] = 0.0
    race.squares[:count, :count] = 0.0


@compiled
def note_world(race: Race) -> None:
    """Every move still running has run through the present world."""
    race.worlds += 1
    for one in range(race.count):
        if race.running[one]:
            race.tried[one] += 1
            race.sums[one] += race.worth[one]
            for other in range(race.count):
                if race.running[other]:
                    lead = race.worth[one] - race.worth[other]
                    race.ahead[one, other] += lead
                    race.squares[one, other] += lead * lead


@compiled
def leader(race: Race) -> int:
    found = race.favourite
    highest = -1.0
    for one in range(race.count):
        if race.running[one] and race.sums[one] > highest:
            found, highest = one, race.sums[one]
    return found


@compiled
def is_ahead(race: Race, one: int, other: int, errors: float) -> bool:
    """Whether one is ahead of the other by so many standard errors, in the worlds where both ran."""
    worlds = min(race.tried[one], race.tried[other])
    lead = race.ahead[one, other] / worlds
    spread = max(race.squares[one, other] / worlds - lead * lead, 1e-12)
    return bool(lead > errors * np.sqrt(spread / worlds))


@compiled
def drop_out(race: Race) -> None:
    """The moves that are surely behind, if it is time to look."""
    if race.worlds < FEWEST or race.worlds % LEAP:
        return
    first = leader(race)
    for one in range(race.count):
        if race.running[one] and is_ahead(race, first, one, SURELY):
            race.running[one] = 0


@compiled
def is_decided(race: Race) -> bool:
    left = 0
    for one in range(race.count):
        left += race.running[one]
    return left == 1


@compiled
def preferred(race: Race) -> int:
    """The leader, unless first sight still has a point."""
    first, favourite = leader(race), race.favourite
    if race.running[favourite] and not is_ahead(race, first, favourite, CLEARLY):
        return favourite
    return first


@compiled
def worth_of(race: Race, one: int, against: int) -> float:
    """What a move is worth: the mean of another that ran at least as long, less how far behind it this one was."""
    mean: float = race.sums[against] / race.tried[against] + race.ahead[one, against] / race.tried[one]
    return mean
