"""What all seats see of a position, and what is different from before: one compiled call for a whole table."""

from typing import Any

import numpy as np

from pioche.engine.dispatch import GAME_OF, hide
from pioche.rulekit import MOST_SEATS, NOBODY, Ints, Match, Table, compiled, ints_of

PLACES = MOST_SEATS + 1
"""The views of all seats, and the last one of spectators."""


@compiled
def look_around(state: Match, views: Any, before: Any, starts: Ints, changed: Table, seats: Ints) -> None:
    """Write the views of these seats, and for each of its fields whether it is different from before."""
    for seat in seats:
        place = seat if seat >= 0 else PLACES - 1
        hide(state, views[place], seat)
        now, then = views[place].words, before[place].words
        for field in range(len(starts) - 1):
            changed[place, field] = 0
            for word in range(starts[field], starts[field + 1]):
                if now[word] != then[word]:
                    changed[place, field] = 1
                    break


class Views:
    """What everybody sees of a match as it goes on; a view is good until the position after the next."""

    def __init__(self, state: Match) -> None:
        kind = GAME_OF[type(state)].view
        layout: Any = kind.layout
        self.names: tuple[str, ...] = layout.names
        self._now, self._before = kind.many(PLACES), kind.many(PLACES)
        self._starts = ints_of([*(layout.fields[name][1] // 8 for name in self.names), layout.itemsize // 8])
        self._changed: Any = np.zeros((PLACES, len(self.names)), np.int64)
        self._seats: tuple[int, ...] = ()
        self._numbers = ints_of(())

    def look(self, state: Match, seats: tuple[int, ...]) -> None:
        """The position has changed: what these seats see of it now."""
        if seats != self._seats:
            self._seats, self._numbers = seats, ints_of(seats)
        self._now, self._before = self._before, self._now
        look_around(state, self._now, self._before, self._starts, self._changed, self._numbers)

    def prime(self, state: Match, seat: int) -> None:
        """Somebody begins to look: what changes is counted from this position."""
        hide(state, self.of(seat), seat)

    def of(self, seat: int) -> Match:
        view: Match = self._now[PLACES - 1 if seat == NOBODY else seat]
        return view

    def changes(self, seat: int) -> list[str]:
        """The fields of this seat's view that are different since the position before."""
        row = self._changed[PLACES - 1 if seat == NOBODY else seat]
        return [self.names[field] for field in row.nonzero()[0].tolist()]
