"""Time at a table is whole milliseconds, from the clock on the wall to every limit; whoever needs the time is handed
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


def as_seconds(milliseconds: float) -> float:
    return milliseconds / SECOND
