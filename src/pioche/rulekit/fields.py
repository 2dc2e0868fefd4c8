"""What an observation is made of: fields declared once, read by the encoders, the spaces and the documentation."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from pioche.rulekit import compiled

_LOWEST, _HIGHEST = -127, 127
"""An entry is one byte; what would be beyond stops here."""


@dataclass(frozen=True)
class Field:
    name: str
    size: int
    least: int
    most: int
    meaning: str


@dataclass(frozen=True)
class Layout:
    """One part for the table, then one for each seat: the observer first, the others clockwise from there."""

    table: tuple[Field, ...]
    seat: tuple[Field, ...]

    @property
    def table_size(self) -> int:
        return sum(field.size for field in self.table)

    @property
    def seat_size(self) -> int:
        return sum(field.size for field in self.seat)

    def size(self, seats: int) -> int:
        return self.table_size + seats * self.seat_size

    def bounds(self, seats: int) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """The least and the most that each entry can be."""
        fields = [*self.table, *self.seat * seats]
        sizes = [field.size for field in fields]
        least, most = ([field.least for field in fields], [field.most for field in fields])
        return np.repeat(np.array(least, np.int8), sizes), np.repeat(np.array(most, np.int8), sizes)


def offsets(fields: Sequence[Field]) -> list[int]:
    """Where each field begins."""
    return list(accumulate((field.size for field in fields[:-1]), initial=0))


@compiled
def clipped(number: int) -> int:
    return max(_LOWEST, min(_HIGHEST, number))


@compiled
def places_after(seats: int, observer: int, seat: int) -> int:
    """How many places clockwise a seat is from the observer."""
    return seat - observer if seat >= observer else seat - observer + seats
