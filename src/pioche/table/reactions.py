"""Contests of reactions among people at unequal distances: reactions are compared, not arrivals.

A client reports its reaction, from the painted card to the hand. The server knows how long the answer took and how
fast the line is at best, and believes the report within these bounds. Every figure is stored, so that anybody can
come to the same verdict. What there is to slap, and who is last, a game says in its room `reflex`. All times are
milliseconds.
"""

from collections.abc import Sequence

import msgspec

from pioche.games.catalogue import GAMES
from pioche.games.contract import Reflex
from pioche.rulekit import Match
from pioche.table.luck import below, numbers

JITTER = 45
"""How much longer than at best a line may take, in the player's favour."""
TOLD_LATEST = 10_000
"""No answer counts as longer."""


class Slap(msgspec.Struct, frozen=True):
    """What the verdict on one seat rests on."""

    seat: int
    reported: int
    """What the client says."""
    elapsed: int
    """From telling the card to the arrival of the slap, by the server's clock."""
    rtt: int
    """The fastest recent round trip on this line."""
    reaction: int
    """What counts."""


def reflex_of(game: str) -> Reflex | None:
    """A new one for a table of this game; None if it has no such contest."""
    kind = GAMES[game].reflex
    return kind() if kind else None


def judged_slap(seat: int, reported: int, elapsed: int, rtt: int) -> Slap:
    return Slap(seat, reported, elapsed, rtt, believed(reported, elapsed, rtt))


def believed(reported: int, elapsed: int, rtt: int) -> int:
    latest = max(0, elapsed - rtt)
    return min(max(reported, latest - JITTER, 0), latest)


def last_of(
    reflex: Reflex, state: Match, called_after: int, slaps: Sequence[Slap], key: bytes, nth: int
) -> tuple[int, list[int]]:
    """Who was last, and among whom the round's key had to decide, as nature's nth move."""
    tied = reflex.last(state, called_after, [(slap.reaction, slap.seat) for slap in slaps])
    return tied[below(numbers(key, nth), len(tied))], tied
