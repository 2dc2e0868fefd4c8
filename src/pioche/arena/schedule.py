"""Who sits where: every deal is played by everyone, and from every seat.

The entrants draw lots for their places on a circle, and the table moves round it one place a game: so in each deal
each entrant sits in each seat equally often, with the same cards as all the others. Where there are more seats than
entrants the circle holds everybody several times. Over the deals everybody meets everybody, in every order.

With the pool each entrant plays the deal apart from the others, in every seat, among the same strangers.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pioche.arena.plan import LOTS_PATH, POOL, STRANGERS_PATH, Plan
from pioche.players.styles import pool
from pioche.rulekit import below, ints_of, shuffle


class _Sitter(NamedTuple):
    entrant: int
    """The number in the plan."""
    text: str
    """Whom to seat: the entrant as it was called, or the stranger that the pool sends."""


Seating = tuple[_Sitter, ...]
"""By seat."""


def seatings(plan: Plan, deal: int) -> list[Seating]:
    """One for each game of the deal."""
    if not plan.mixed:
        return _rotations(_drawn_circle(plan, deal), plan.seats)
    strangers = _drawn_strangers(plan, deal)
    alone = [sitter for sitter in _sitters(plan) if sitter.text != POOL]
    return [seating for sitter in alone for seating in _rotations([sitter, *strangers], plan.seats)]


def _rotations(circle: Sequence[_Sitter], seats: int) -> list[Seating]:
    places = len(circle)
    return [tuple(circle[(start + seat) % places] for seat in range(seats)) for start in range(places)]


def _sitters(plan: Plan) -> list[_Sitter]:
    return [_Sitter(number, text) for number, text in enumerate(plan.entrants)]


def _drawn_circle(plan: Plan, deal: int) -> list[_Sitter]:
    """Each entrant as often as it takes to fill a table."""
    times = -(-plan.seats // len(plan.entrants))
    places = _sitters(plan) * times
    lots = ints_of(range(len(places)))
    shuffle(plan.luck(deal, LOTS_PATH), lots, 0, len(places))
    return [places[lot] for lot in lots.tolist()]


def _drawn_strangers(plan: Plan, deal: int) -> list[_Sitter]:
    luck = plan.luck(deal, STRANGERS_PATH)
    styles = pool(plan.game)
    number = plan.entrants.index(POOL)
    return [_Sitter(number, styles[below(luck, len(styles))].name) for _ in range(plan.seats - 1)]
