"""What came of a tournament: figures for each entrant and each pair, and every fault."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from pioche.arena.outcome import KINDS, Fault
from pioche.arena.plan import Plan, write_budget
from pioche.arena.tally import Estimate

_FORMAT = "pioche-arena/1"


@dataclass(frozen=True)
class Rating:
    """OpenSkill, Plackett-Luce: strength and how unsure it is."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Standing:
    name: str
    games: int
    """Seats taken: who sits twice at a table has played two."""
    forfeits: int
    """How many of them were lost by a fault, or unplayed after too many faults."""
    win_share: Estimate
    """A shared victory counts in equal parts."""
    placement: Estimate
    """1 is best; equals have the mean of their places."""
    score: Estimate | None
    """Over games played to their end; None if there was none."""
    rating: Rating


@dataclass(frozen=True)
class Result:
    plan: Plan
    deals: int
    games: int
    standings: list[Standing]
    """In the order of the entrants."""
    pairwise: list[list[Estimate | None]]
    """The share of games in which row finished ahead of column, a tie counting half; None if they never met."""
    leads: list[list[Estimate | None]]
    """Row's win share less column's, deal by deal; None with itself."""
    faults: list[Fault]

    @property
    def ranking(self) -> list[int]:
        """The numbers of the entrants, the largest win share first."""
        return sorted(range(len(self.standings)), key=lambda number: -self.standings[number].win_share.mean)

    def fault_counts(self, entrant: int) -> dict[str, int]:
        found = Counter(fault.kind for fault in self.faults if fault.entrant == entrant)
        return {kind: found[kind] for kind in KINDS}

    def as_json(self) -> dict[str, Any]:
        return {
            "format": _FORMAT,
            "game": self.plan.game,
            "seats": self.plan.seats,
            "options": dict(self.plan.options),
            "seed": self.plan.seed,
            "budget": write_budget(self.plan.budget),
            "mixed_tables": self.plan.mixed,
            "deals": self.deals,
            "games": self.games,
            "entrants": [self._standing(number) for number in range(len(self.standings))],
            "pairwise": [[_pair(cell) for cell in row] for row in self.pairwise],
            "leads": [[_lead(cell) for cell in row] for row in self.leads],
            "faults": [self._fault(fault) for fault in self.faults],
        }

    def _standing(self, number: int) -> dict[str, Any]:
        standing = self.standings[number]
        return {
            "name": standing.name,
            "called": self.plan.entrants[number],
            "games": standing.games,
            "forfeits": standing.forfeits,
            **_figure("win_share", standing.win_share),
            **_figure("placement", standing.placement),
            **_figure("score", standing.score),
            "rating": {"mu": standing.rating.mu, "sigma": standing.rating.sigma},
            "faults": self.fault_counts(number),
        }

    def _fault(self, fault: Fault) -> dict[str, Any]:
        return fault._asdict() | {"entrant": self.standings[fault.entrant].name}


def _figure(name: str, estimate: Estimate | None) -> dict[str, float | None]:
    mean, error = estimate or (None, None)
    return {name: mean, f"{name}_95": error}


def _pair(cell: Estimate | None) -> dict[str, float] | None:
    return {"ahead": cell.mean, "ahead_95": cell.error} if cell else None


def _lead(cell: Estimate | None) -> dict[str, float] | None:
    return {"lead": cell.mean, "lead_95": cell.error, "p": cell.p} if cell else None
