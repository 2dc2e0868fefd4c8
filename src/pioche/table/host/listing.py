"""What lists show of a table: its card in the lobby, whose table it is, its finished matches."""

from pioche.table.after.final_record import final_record
from pioche.table.clock import Clock
from pioche.table.host.store import Batch, Finished, LobbyEntry
from pioche.table.seats import PERSON
from pioche.table.state import OVER, TableState


class Listing:
    """Goes along with the facts whenever it has changed."""

    def __init__(self, clock: Clock) -> None:
        self.opened = 0
        """When the table was opened."""
        self.people: list[str] = []
        """The people of the table who are not noted yet."""
        self.changes = -1
        """The changes of the table that are noted: there is nothing to do until it counts more of them."""
        self._clock = clock
        self._finished = False

    def recover(self, state: TableState, opened: int) -> None:
        """All is noted that the log tells."""
        self.opened = opened
        self.changes = state.changes
        self._finished = state.phase == OVER

    def batch(self, state: TableState, epoch: int, lines: list[bytes]) -> Batch:
        """The lines up to the last fact, and what has changed in lists by them."""
        first = state.seq + 1 - len(lines)
        if not lines:
            return Batch(state.id, epoch, first, lines)
        card = self._card(state) if state.changes != self.changes else None
        people, self.people = self.people, []
        was_finished, self._finished = self._finished, state.phase == OVER
        finished = self._match(state) if self._finished and not was_finished else None
        return Batch(state.id, epoch, first, lines, card, people, finished)

    def _card(self, state: TableState) -> LobbyEntry:
        self.changes = state.changes
        setup, chairs = state.setup, state.seats.chairs
        return LobbyEntry(
            setup.game,
            setup.seats,
            [chair.name for chair in chairs if chair.name],
            [chair.name for chair in chairs if chair.kind == PERSON],
            state.phase,
            setup.public,
            setup.clock,
            self.opened,
        )

    def _match(self, state: TableState) -> Finished:
        now = self._clock()
        return Finished(state.label, state.setup.game, state.setup.public, now, final_record(state, now))
