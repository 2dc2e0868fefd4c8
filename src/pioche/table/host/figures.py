"""What has happened at the tables of this process: numbers that only grow, cheap to count, read when somebody asks."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

from pioche.table.facts import Fact

_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Buckets:
    """How often each size came, in steps."""

    def __init__(self, bounds: Sequence[float] = _SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        """Up to each bound, and beyond the last."""
        self.total = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class HouseFigures:
    def __init__(self) -> None:
        self.facts: Counter[type[Fact]] = Counter()
        """By kind; what is replayed is not counted."""
        self.refusals: Counter[str] = Counter()
        """By code, of commands and of requests."""
        self.claimed = 0
        """Tables picked up from the store ..."""
        self.lost = 0
        """... and those that another worker has picked up."""
        self.returns = 0
        """People who came back to a table that they had heard of before."""
        self.commit_seconds = Buckets()
        """From handing a group to the store until it is durable."""
        self.commit_sizes = Buckets(_SIZES)
        """Batches in a group."""


FIGURES = HouseFigures()
"""Of this process."""
