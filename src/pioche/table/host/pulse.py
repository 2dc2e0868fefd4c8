"""Whether the event loop keeps time: what arrives while it stands still is heard too late, nobody knows how late."""

from pioche.table.clock import Clock, steady_clock

BEAT = 100
"""Milliseconds from beat to beat ..."""
_STALL = 150
"""... and how late one may be before times of arrival mean nothing."""


class Pulse:
    def __init__(self, clock: Clock = steady_clock) -> None:
        self._clock = clock
        self._beat: int | None = None
        """When the loop was last seen at work; None as long as nobody looks after it."""
        self._stalled = 0
        """When it was last seen to have stood still."""

    def beat(self) -> int:
        """The loop is at work: how many milliseconds later than it should be."""
        now = self._clock()
        late = 0 if self._beat is None else max(0, now - self._beat - BEAT)
        if late > _STALL:
            self._stalled = now
        self._beat = now
        return late

    def stalled_since(self, elapsed: int) -> bool:
        """Whether the loop stood still within this last time, or stands still since its last beat."""
        if self._beat is None:
            return False
        now = self._clock()
        return now - self._beat - BEAT > _STALL or (self._stalled > 0 and now - self._stalled < elapsed)
