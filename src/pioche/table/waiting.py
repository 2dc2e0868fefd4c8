"""What a table waits for, and until when. All times are milliseconds."""

from collections.abc import Mapping

from pioche.table import facts as f
from pioche.table.clock import SECOND
from pioche.table.seats import BOT, PERSON
from pioche.table.state import BETWEEN, GATHERING, PLAYING, TableState

READY_LIMIT = 20 * SECOND
"""After which the next round is dealt without waiting any longer."""
REVEAL_LIMIT = 10 * SECOND
"""After which luck that was pledged and not given is withheld."""
AWAY_LIMIT = 20 * SECOND
"""After which a bot stands in for somebody who is not connected."""
SEAT_LIMIT = 300 * SECOND
"""After which somebody who is not connected before a match loses the seat."""

Absent = Mapping[int, int]
"""Since when the people of these seats are not connected."""


def is_race(state: TableState) -> bool:
    """Whether hands decide what happens next."""
    return state.reflex is not None and state.phase == PLAYING and state.reflex.is_race(state.playing.state)


def due(state: TableState) -> int | None:
    """When the table, or a bot in its name, will act for those it waits for; what people are told follows from facts
    alone."""
    if state.phase == BETWEEN:
        return state.since + (REVEAL_LIMIT if state.deal.sealed else READY_LIMIT)
    if state.phase != PLAYING:
        return None
    if state.reflex and state.reflex.is_race(state.playing.state):
        return state.reflex.due(state.playing.state)
    for seat in state.playing.awaited if state.setup.clock else ():
        if state.seats.chairs[seat].kind == PERSON:
            return state.since + state.setup.clock * SECOND
    return None


def limit(state: TableState) -> int | None:
    """When the table really acts. After a restart everybody has the whole time once more, but for a race."""
    time = due(state)
    return time if time is None or is_race(state) else time + max(0, state.resumed - state.since)


def gone_too_long(state: TableState, now: int, absent: Absent) -> list[int]:
    """The seats for which a bot is to stand in."""
    if state.phase == GATHERING:
        return []
    return [seat for seat in state.seats.present if seat in absent and absent[seat] <= now - AWAY_LIMIT]


def gone_before_the_match(state: TableState, now: int, absent: Absent) -> list[int]:
    """The seats that somebody else may take."""
    if state.phase != GATHERING:
        return []
    return [seat for seat in state.seats.present if seat in absent and absent[seat] <= now - SEAT_LIMIT]


def wake_at(state: TableState, absent: Absent) -> int | None:
    """When something follows although nobody does anything."""
    time = limit(state)
    if not absent:
        return time
    patience = SEAT_LIMIT if state.phase == GATHERING else AWAY_LIMIT
    times = [] if time is None else [time]
    times += [absent[seat] + patience for seat in state.seats.present if seat in absent]
    return min(times, default=None)


def thinkers(state: TableState, now: int) -> list[tuple[int, str]]:
    """The seats for which a bot is to decide now, and whose hand that is."""
    if state.phase != PLAYING:
        return []
    return [(seat, hand) for seat in state.awaits if (hand := _hand_for(state, seat, now))]


def _hand_for(state: TableState, seat: int, now: int) -> str:
    chair = state.seats[seat]
    if chair.kind == BOT:
        return f.BOT
    time = limit(state)
    overdue = time is not None and now >= time and not is_race(state)
    return f.STAND_IN if chair.away or overdue else ""


def bots_to_slap(state: TableState) -> list[int]:
    """The seats for which a bot races now."""
    if not is_race(state):
        return []
    chairs = enumerate(state.seats.chairs)
    return [seat for seat, chair in chairs if seat not in state.slaps and (chair.kind == BOT or chair.away)]


def level_of(state: TableState, seat: int) -> str:
    """Of the bot that plays there, or stands in."""
    return state.seats[seat].level or state.setup.fill
