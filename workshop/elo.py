"""Win shares on the Elo scale: 400 points are ten times the odds, 0 is an even player."""

import math


def strength(share: float, seats: int) -> float:
    """The points of a win share above an even player at a table of this size."""
    return 400.0 * math.log10(share * (seats - 1) / (1.0 - share))


def share_at(points: float, seats: int) -> float:
    """The win share that stands at these points."""
    odds: float = 10.0 ** (points / 400.0) / (seats - 1)
    return odds / (1.0 + odds)
