"""Contests of reactions among people at unequal distances: reactions are compared, not arrivals.

A client reports its reaction, from the painted card to the hand. The server knows when it showed the card, when the
slap arrived, and how long the line takes at best, and believes the report within these bounds. What counts for the line
is what no program at its other end can stretch: the system's own acknowledgements, or else very little. Nobody is
faster than a human can be. Every figure is stored, so that anybody can come to the same verdict. What there is to
slap, and who is last, a game says in its room `reflex`. All times are milliseconds.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from pioche.games.catalogue import GAMES
from pioche.games.contract import Reflex
from pioche.players.levels import FASTEST_SLAP
from pioche.rulekit import Match
from pioche.table.luck import below, numbers

TOLD_LATEST = 10_000
"""No answer counts as longer."""
UNPROVED = -1
"""The round trip of a line of which the system knows nothing."""
GREATEST_GAIN = 45
"""What anybody can gain by a false report and by late answers to pings, together."""
_CREDIT = 250
"""No line counts as longer, whatever is proved."""
_UNPROVED_CREDIT = 25
"""Nor this, where only the other end's answers tell how long it is."""
_TOO_FAST, _NOT_CONFIRMED = "too-fast", "not-confirmed"


class Line(NamedTuple):
    """How far away somebody is: round trips, at best."""

    answered: int = 0
    """By the answers to our pings."""
    proved: int = UNPROVED
    """By the system's acknowledgements."""

    @property
    def credit(self) -> int:
        """How much of the time until a slap arrives is the line's."""
        if self.proved == UNPROVED:
            return min(self.answered, _UNPROVED_CREDIT)
        return min(self.proved, _CREDIT)

    @property
    def jitter(self) -> int:
        """How much longer than at best the line may take, in the player's favour."""
        return GREATEST_GAIN - (_UNPROVED_CREDIT if self.proved == UNPROVED else 0)


NO_LINE = Line(0, 0)
"""Of somebody who sits in the server itself."""


class Slap(msgspec.Struct, frozen=True):
    """What the verdict on one seat rests on."""

    seat: int
    reported: int
    """What the client says."""
    elapsed: int
    """From showing the card to the arrival of the slap, by the server's clock."""
    rtt: int
    """The fastest recent answer to a ping."""
    reaction: int
    """What counts."""
    proved: int = UNPROVED
    """The round trip by the system's acknowledgements."""
    mark: str = ""
    """Why the report did not count as it was: no hand is that fast, or the server could not confirm it."""
    rule: int = 1
    """By which this was judged."""


def reflex_of(game: str) -> Reflex | None:
    """A new one for a table of this game; None if it has no such contest."""
    kind = GAMES[game].reflex
    return kind() if kind else None


def judged_slap(seat: int, reported: int, elapsed: int, line: Line) -> Slap:
    reaction, mark = _believed(reported, elapsed, line)
    return Slap(seat, reported, elapsed, line.answered, reaction, line.proved, mark, rule=2)


def _believed(reported: int, elapsed: int, line: Line) -> tuple[int, str]:
    latest = max(0, elapsed - line.credit)
    believed = min(max(reported, latest - line.jitter), latest)
    if believed < FASTEST_SLAP:
        return FASTEST_SLAP, _TOO_FAST
    return believed, _NOT_CONFIRMED if believed > reported else ""


def counted(slap: Slap) -> int:
    """The reaction that follows from the other figures, by the rule it was judged by."""
    if slap.rule == 1:
        latest = max(0, slap.elapsed - slap.rtt)
        return min(max(slap.reported, latest - GREATEST_GAIN, 0), latest)
    return _believed(slap.reported, slap.elapsed, Line(slap.rtt, slap.proved))[0]


def last_of(
    reflex: Reflex, state: Match, called_after: int, slaps: Sequence[Slap], key: bytes, nth: int
) -> tuple[int, list[int]]:
    """Who was last, and among whom the round's key had to decide, as nature's nth move."""
    tied = reflex.last(state, called_after, [(slap.reaction, slap.seat) for slap in slaps])
    return tied[below(numbers(key, nth), len(tied))], tied
