"""Hit the Deck: the judge of the slap at a live table (HD-45 to HD-47). All times are milliseconds of one clock."""

from collections.abc import Sequence
from dataclasses import dataclass

Slap = tuple[int, int]
"""When, and which seat."""


def call_in_time(laid: int, called: int, call_limit: int) -> bool:
    """HD-45: a call is valid from the moment the hand card lies there until the limit."""
    return laid <= called <= laid + call_limit


def slap_ignored(when: int, covered: int, slap_grace: int) -> bool:
    """A slap so soon after the hand card was covered was meant for it, and is no wrong slap."""
    return covered <= when < covered + slap_grace


@dataclass(frozen=True)
class Race:
    """A race after a call in time."""

    seats: int
    caller: int
    direction: int
    laid: int
    """When the hand card lay on the pile."""
    called: int
    slap_limit: int

    def first_slaps(self, slaps: Sequence[Slap]) -> dict[int, int]:
        """HD-45: slaps count from when the hand card lies there, also before the call; a player's first one counts."""
        times: dict[int, int] = {}
        for when, seat in sorted(slaps):
            if when >= self.laid:
                times.setdefault(seat, when)
        return times

    def closes(self, slaps: Sequence[Slap]) -> int:
        """HD-46: when everyone has slapped, but not before the call, and at the latest at the limit."""
        times = self.first_slaps(slaps)
        deadline = self.called + self.slap_limit
        if len(times) < self.seats:
            return deadline
        return min(max(self.called, *times.values()), deadline)

    def distance(self, seat: int) -> int:
        """How many places the seat is away from the caller in the direction of play."""
        return (seat - self.caller) * self.direction % self.seats

    def last(self, slaps: Sequence[Slap]) -> int:
        """HD-46: the latest slap is last; those who have not slapped at the close are last together, and of them the
        one farthest from the caller (R-34)."""
        times = self.first_slaps(slaps)
        too_late = self.closes(slaps) + 1
        return max(range(self.seats), key=lambda seat: (min(times.get(seat, too_late), too_late), self.distance(seat)))
