"""What every game's position begins with: a match of several rounds among seated players.

A match starts undealt and NATURE deals. When a round is over its scores are written and NATURE deals the next,
until the match is over.
"""

from typing import Annotated

from pioche.rulekit.arrays import Ints
from pioche.rulekit.compiled import compiled
from pioche.rulekit.events import MATCH_ENDED, Log, emit
from pioche.rulekit.record import Record

UNKNOWN = -1
"""A card or count that the viewer may not know; also the empty place of a card."""
NATURE = -2
"""To move where chance decides: a deal, a shuffle, a cut, the last to slap."""
NOBODY = -3
"""To move when the match is over; the viewer of a table seen by a spectator."""

MOST_SEATS = 7
"""Part of the layout of every record: no game has more."""

BETWEEN_ROUNDS, OVER = 0, 1
"""The first two stages of every game; its own begin at 2."""

BySeat = Annotated[Ints, MOST_SEATS]


class Match(Record):
    seats: int
    """How many play."""
    first: int
    """The seat of the first dealer of the whole match, or in some games of the starting player."""
    viewer: int
    """Whose view this is; NOBODY in the truth and for spectators."""
    stage: int
    round: int
    """The number of deals so far."""
    scores: BySeat
    """The scores of the round that ended last."""
    totals: BySeat


@compiled
def open_match(match: Match, seats: int, first: int) -> None:
    """The header of a match that nobody has dealt yet; the options are left alone."""
    match.seats = seats
    match.first = first
    match.viewer = NOBODY
    match.stage = BETWEEN_ROUNDS
    match.round = 0
    match.scores[:] = 0
    match.totals[:] = 0


@compiled
def show_match(match: Match, view: Match, seat: int) -> None:
    """Copy the header into a view: all of it is public in every game."""
    view.seats = match.seats
    view.first = match.first
    view.viewer = seat
    view.stage = match.stage
    view.round = match.round
    view.scores[:] = match.scores
    view.totals[:] = match.totals


@compiled
def left_of(match: Match, seat: int) -> int:
    """The left neighbour: seats count clockwise."""
    return seat + 1 if seat + 1 < match.seats else 0


@compiled
def rotated(match: Match) -> int:
    """The dealer (or starting player) of this round: it moves one seat to the left each round."""
    return (match.first + match.round - 1) % match.seats


@compiled
def add_scores(match: Match) -> None:
    for seat in range(match.seats):
        match.totals[seat] += match.scores[seat]


@compiled
def close_round(match: Match, last: bool, log: Log | None) -> None:
    """After the scores: nature deals again, or the match is over."""
    match.stage = OVER if last else BETWEEN_ROUNDS
    if last:
        emit(log, MATCH_ENDED, UNKNOWN, UNKNOWN, 0)


@compiled
def lowest_total(match: Match) -> int:
    return match.totals[: match.seats].min()


@compiled
def highest_total(match: Match) -> int:
    return match.totals[: match.seats].max()
