"""How a game of a tournament ended, and what each seat has of it."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

CRASHED, ILLEGAL, SLOW = "crashed", "illegal", "slow"
KINDS = (CRASHED, ILLEGAL, SLOW)

MOST_FAULTS = 20
"""After this number, an entrant's further games are forfeited without play."""


class Fault(NamedTuple):
    entrant: int
    kind: str
    message: str
    """What was raised and where; the answer that is no legal move; the limit in seconds."""
    deal: int
    game: int
    seat: int


@dataclass(frozen=True)
class Outcome:
    deal: int
    game: int
    entrants: tuple[int, ...]
    """By seat."""
    places: tuple[int, ...]
    """By seat: 1 is best; equals have the same place, and the next ones come after all of them."""
    totals: tuple[int, ...] | None
    """None if the game was forfeited, and so not played to its end."""
    forfeits: tuple[int, ...] = ()
    """The seats that lost by a fault, of this game or of many before."""
    fault: Fault | None = None

    @property
    def victory_shares(self) -> list[float]:
        winners = [place == 1 and seat not in self.forfeits for seat, place in enumerate(self.places)]
        return [won / max(1, sum(winners)) for won in winners]

    @property
    def mean_places(self) -> list[float]:
        """Equals have the mean of the places that they share."""
        return [place + (self.places.count(place) - 1) / 2 for place in self.places]


def places_by(totals: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """Whether many points are good or bad, the winners show."""
    sign = 1 if totals[winners[0]] == min(totals) else -1
    return tuple(1 + sum(sign * other < sign * total for other in totals) for total in totals)


def forfeited(
    deal: int, game: int, entrants: tuple[int, ...], seats: tuple[int, ...], fault: Fault | None = None
) -> Outcome:
    """The game is not played on: who failed is last, and all others are equal first."""
    last = 1 + len(entrants) - len(seats)
    places = tuple(last if seat in seats else 1 for seat in range(len(entrants)))
    return Outcome(deal, game, entrants, places, None, seats, fault)


def unplayed(deal: int, game: int, entrants: tuple[int, ...], barred: Collection[int]) -> Outcome:
    """Forfeited by every seat of those who are barred."""
    return forfeited(deal, game, entrants, tuple(seat for seat, who in enumerate(entrants) if who in barred))


def barred_by(faults: Sequence[Fault]) -> frozenset[int]:
    counts = Counter(fault.entrant for fault in faults)
    return frozenset(entrant for entrant, times in counts.items() if times >= MOST_FAULTS)
