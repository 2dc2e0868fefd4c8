"""Time at a table is whole milliseconds, from its clock to every limit; whoever needs the time is handed
a clock. Seconds are for people (a Setup's clock) and for the event loop, which is told as_seconds."""

import time
from collections.abc import Callable

Clock = Callable[[], int]
SECOND = 1000
DAY = 24 * 3600 * SECOND


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def steady_clock() -> int:
    """For lengths of time: it goes on when the clock on the wall is set anew."""
    return time.monotonic_ns() // 1_000_000


def anchored(wall: Clock, steady: Clock) -> Clock:
    """A clock that begins with the time on the wall and goes on evenly, whatever becomes of the clock on the wall."""
    ahead = wall() - steady()
    return lambda: ahead + steady()


house_clock = anchored(wall_clock, steady_clock)
"""The clock of all tables of this process."""


def not_before(time: int, clock: Clock) -> Clock:
    """The same clock, or, if it is behind that time, one that goes on from there."""
    behind = time - clock()
    return clock if behind <= 0 else lambda: clock() + behind


def as_seconds(milliseconds: float) -> float:
    return milliseconds / SECOND
