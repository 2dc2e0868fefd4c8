"""Events: what happened, as numbers. Animation, sound, log lines and screen readers all read the same list.

Rules `emit` events into a Log, or into None: then the emitting compiles away.
"""

from typing import Annotated

from pioche.rulekit.arrays import Table
from pioche.rulekit.compiled import compiled_within
from pioche.rulekit.record import Record

MOST_EVENTS = 320
"""No single move says more: the longest is a deal."""

KIND, SEAT, CARD, AMOUNT = 0, 1, 2, 3
"""The columns of an event."""

ROUND_BEGAN = 1  # seat has the first turn; amount = number of the round
ROUND_ENDED = 2  # amount = number of the round
SCORED = 3  # seat has amount points for the round
MATCH_ENDED = 4
"""What happens in every game; its own kinds begin at 10, and none is above 63."""
MOST_KINDS = 64

Kinds = dict[int, tuple[str, str]]
"""By kind of event: its name, and the clause it comes from."""


class Log(Record):
    count: int
    events: Annotated[Table, (MOST_EVENTS, 4)]


@compiled_within
def emit(log: Log | None, kind: int, seat: int, card: int, amount: int) -> None:
    if log is not None:
        event = log.events[log.count]
        event[KIND] = kind
        event[SEAT] = seat
        event[CARD] = card
        event[AMOUNT] = amount
        log.count += 1
