"""Slap races among people at unequal distances: reactions are compared, not arrivals. All times are milliseconds.

A client reports its reaction, from the painted card to the hand. The server knows how long the answer took and how
fast the line is at best, and believes the report within these bounds. Every figure is stored, so that anybody can
come to the same verdict.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from pioche.games.hit_the_deck.race import Race
from pioche.games.hit_the_deck.state import CALLING, CALM, HIT_HAND, RACING, State
from pioche.rulekit import Match
from pioche.table.luck import below, numbers

JITTER = 45
"""How much longer than at best a line may take, in the player's favour."""
FRAME = 16
"""Reactions closer than one frame are equal."""
WINDOW = 300
"""Slaps may be on their way so long after the limit."""
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


def judged_slap(seat: int, reported: int, elapsed: int, rtt: int) -> Slap:
    return Slap(seat, reported, elapsed, rtt, believed(reported, elapsed, rtt))


def believed(reported: int, elapsed: int, rtt: int) -> int:
    latest = max(0, elapsed - rtt)
    return min(max(reported, latest - JITTER, 0), latest)


def is_race(state: Match) -> bool:
    """Whether a hand card lies there and hands decide, not nature."""
    return in_race(state) and isinstance(state, State) and state.options.slap_mode != CALM


def in_race(state: Match) -> bool:
    return isinstance(state, State) and state.stage in (CALLING, RACING)


def race_open(state: Match) -> bool:
    """Whether the call is made and everybody races."""
    return isinstance(state, State) and state.stage == RACING


def calm_call(state: Match) -> bool:
    """In calm mode the call counts as made."""
    return in_race(state) and not race_open(state) and not is_race(state)


def limits(state: Any) -> tuple[int, int]:
    """The time to call and the time to slap."""
    return state.options.call_limit, state.options.slap_limit


def grace(state: Any) -> int:
    """The option is told in milliseconds, and kept in thousandths like every limit."""
    return int(state.options.slap_grace) // 1000


def covers_hand(state: Match) -> bool:
    """Whether the card on top lies on a hand card."""
    if not isinstance(state, State) or state.discard_count < 2:
        return False
    return bool(state.discard[state.discard_count - 2] == HIT_HAND)


def last_of_race(state: Any, called: int, slaps: Sequence[Slap], key: bytes, nth: int) -> tuple[int, list[int]]:
    """Who was last, and among whom the round's key had to decide. `called` counts from the laying of the card."""
    call_limit, slap_limit = limits(state)
    race = Race(state.seats, state.turn, state.direction, 0, min(called, call_limit), slap_limit)
    times = [(slap.reaction, slap.seat) for slap in slaps]
    last = race.last(times)
    first_slaps = race.first_slaps(times)
    if last not in first_slaps:
        return last, [last]
    tied = [seat for seat, when in sorted(first_slaps.items()) if first_slaps[last] - when < FRAME]
    return tied[below(numbers(key, nth), len(tied))], tied
