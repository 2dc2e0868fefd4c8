"""The contract of a player: `choose(view, budget) -> move`, from a View only; and its opinion of every move."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from pioche.rulekit import Match


@dataclass(frozen=True)
class Budget:
    """How long a player may think: by time or by simulations, whichever is more. A heuristic needs neither."""

    seconds: float = 0.1
    simulations: int = 0


class MoveOpinion(NamedTuple):
    """What a player thinks of one legal move."""

    move: int
    value: float
    """More is better. For a search the expected share of the victory, for a heuristic its score."""
    visits: int = 0
    """How many simulations went there."""


class Player(Protocol):
    def choose(self, view: Match, budget: Budget) -> int: ...

    def opinions(self, view: Match, budget: Budget) -> list[MoveOpinion]:
        """Of all legal moves, best first; the first one is the choice."""
