"""Means with error bars. The games of one deal are not independent, so each deal counts as one observation."""

import math
from functools import reduce
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

_WIDTH = 1.96
"""Half of a 95 % interval, in standard errors."""


class Estimate(NamedTuple):
    mean: float
    error: float
    """Half the width of the 95 % interval."""

    @property
    def p(self) -> float:
        """How likely a mean so far from zero would be if it were zero (two-sided, by the normal law)."""
        if not self.error:
            return float(self.mean == 0.0)
        return math.erfc(abs(self.mean) * _WIDTH / self.error / math.sqrt(2))

    def plus(self, other: "Estimate") -> "Estimate":
        """The sum of two that were measured apart."""
        return Estimate(self.mean + other.mean, math.hypot(self.error, other.error))


def estimated(values: Numbers) -> Estimate:
    """The mean of independent values."""
    return Estimate(float(values.mean()), _WIDTH * float(values.std(ddof=1)) / math.sqrt(len(values)))


def mean_of(estimates: list[Estimate]) -> Estimate:
    """Of several that were measured apart."""
    total = reduce(Estimate.plus, estimates)
    return Estimate(total.mean / len(estimates), total.error / len(estimates))


class Tally:
    """Sums over deals, for a whole array of questions at once."""

    def __init__(self, *shape: int) -> None:
        self.deals = 0
        self.sums: Numbers = np.zeros((5, *shape))

    def add(self, amounts: Numbers, counts: Numbers) -> None:
        """What one deal brought: sums over its games, and over how many."""
        self.deals += 1
        self.sums += (amounts, counts, amounts**2, amounts * counts, counts**2)

    def count(self, *which: int) -> int:
        return int(self.sums[(1, *which)])

    def estimate(self, *which: int) -> Estimate | None:
        """The mean of a game; None if there was none. The error is that of a ratio of sums over deals."""
        amount, count, squares, products, counts = (float(self.sums[(row, *which)]) for row in range(5))
        if not count:
            return None
        mean = amount / count
        spread = max(0.0, squares - 2 * mean * products + mean**2 * counts)
        return Estimate(mean, _WIDTH * math.sqrt(spread * self.deals / max(1, self.deals - 1)) / count)
