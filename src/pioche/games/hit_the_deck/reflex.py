"""Hit the Deck: the slap at a live table. When a hand card lies there, how long everybody has, and who was last.

A table hands over what happens and asks what follows. All times are milliseconds of the table's clock.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pioche.games.hit_the_deck.race import Race, Slap, call_in_time, slap_ignored
from pioche.games.hit_the_deck.state import CALLING, CALM, HIT_HAND, RACING
from pioche.rulekit import NATURE, Value

_FRAME = 16
"""Reactions closer than one frame of a screen are equal."""
_ON_THE_WAY = 300
"""Slaps may still arrive for this long after the limit."""


class _Limits(NamedTuple):
    """The limits of the options, all in milliseconds."""

    call: int
    slap: int
    grace: int


def _limits(state: Any) -> _Limits:
    """Options hold thousandths of the unit that they are told in: seconds, but for the grace, which is told in
    milliseconds."""
    options = state.options
    return _Limits(options.call_limit, options.slap_limit, options.slap_grace // 1000)


class Reflex:
    """The hand card of one table, and the race for it."""

    CALL, FORGET = "call", "forget"
    """What the one to move does in time, and what it is to do nothing."""

    def __init__(self) -> None:
        self.laid_by: int | None = None
        """The number of the fact that laid the hand card on the pile; None while there is none."""
        self._laid = 0
        self._called: int | None = None
        self._covered = 0
        """When a hand card was last covered."""

    # What happens

    def reset(self) -> None:
        self.laid_by, self._laid, self._called = None, 0, None

    def moved(self, state: Any, by: int, at: int, number: int) -> bool:
        """After a move, which was fact `number`: whether a race has begun or ended."""
        was_racing = self.laid_by is not None
        if state.stage == RACING:
            self._called = at
        elif state.stage == CALLING:
            self._lay(at, number)
        else:
            self.reset()
        if by != NATURE and _covers_hand(state):
            self._covered = at
        return state.stage == CALLING or (was_racing and state.stage != RACING)

    def begin_anew(self, state: Any, at: int, number: int) -> None:
        """The last move was taken back, or the server stood still: a race begins anew."""
        self.reset()
        if state.stage in (CALLING, RACING):
            self._lay(at, number)
        if state.stage == RACING:
            self._called = at

    def _lay(self, at: int, number: int) -> None:
        self.laid_by, self._laid, self._called = number, at, None

    # What follows

    def used_with(self, options: Mapping[str, Value]) -> bool:
        """Whether reactions are compared in a match with these options."""
        return options.get("slap_mode") != "random"

    def is_race(self, state: Any) -> bool:
        """Whether a hand card lies there and hands decide, not nature."""
        return state.stage in (CALLING, RACING) and state.options.slap_mode != CALM

    def is_called(self, state: Any) -> bool:
        """Whether everybody races, and the last one is still to be named."""
        return bool(state.stage == RACING) and self.is_race(state)

    def due(self, state: Any) -> int:
        """When the table goes on without waiting for anybody."""
        limits = _limits(state)
        return self._laid + limits.call if self._called is None else self._called + limits.slap + _ON_THE_WAY

    def own_move(self, state: Any) -> str | None:
        """What the table does for the one to move: in calm mode the call counts as made."""
        return self.CALL if state.stage == CALLING and state.options.slap_mode == CALM else None

    def overdue_move(self, state: Any, now: int) -> str | None:
        """HD-33, HD-45: what it is not to have called, when no call can come in time any more."""
        if state.stage != CALLING or not self.is_race(state):
            return None
        return None if call_in_time(self._laid, now + 1, _limits(state).call) else self.FORGET

    def is_excused(self, state: Any, now: int) -> bool:
        """HD-45: a slap now was meant for the hand card that has just been covered."""
        return slap_ignored(now, self._covered, _limits(state).grace)

    @property
    def called_after(self) -> int:
        """Milliseconds from the laying of the card to the call."""
        return (self._called or 0) - self._laid

    def last(self, state: Any, called_after: int, slaps: Sequence[Slap]) -> list[int]:
        """HD-46: who was last, by reactions from the laying of the card on; several where they are equal."""
        limits = _limits(state)
        race = Race(state.seats, state.turn, state.direction, 0, min(called_after, limits.call), limits.slap)
        last, times = race.last(slaps), race.first_slaps(slaps)
        if last not in times:
            return [last]
        return [seat for seat, when in sorted(times.items()) if times[last] - when < _FRAME]

    def verdict(self, last: int) -> str:
        """Nature's move that names the last one."""
        return f"last {last}"


def _covers_hand(state: Any) -> bool:
    """Whether the card on top lies on a hand card."""
    return bool(state.discard_count >= 2 and state.discard[state.discard_count - 2] == HIT_HAND)
