"""How long a line takes there and back, by pings that only somebody who has heard them can answer."""

import secrets
from collections import deque

from pioche.table.clock import Clock, steady_clock
from pioche.table.reactions import UNPROVED, Line

_KEPT = 20
"""The fastest of this many recent ones counts, and this many may be under way."""
_LABEL_BYTES = 8


class RoundTrips:
    def __init__(self, clock: Clock = steady_clock) -> None:
        self._clock = clock
        self._trips: deque[int] = deque(maxlen=_KEPT)
        self._under_way: dict[bytes, int] = {}

    def ping(self) -> bytes:
        """What to send."""
        if len(self._under_way) >= _KEPT:
            self._under_way.clear()
        label = secrets.token_bytes(_LABEL_BYTES)
        self._under_way[label] = self._clock()
        return label

    def answered(self, label: bytes) -> None:
        if (sent := self._under_way.pop(label, None)) is not None:
            self._trips.append(self._clock() - sent)

    def line(self, proved: int | None) -> Line:
        """With what the system says of it, if it says anything."""
        return Line(min(self._trips, default=0), UNPROVED if proved is None else proved)
