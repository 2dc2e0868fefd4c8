"""Store, then tell. What leaves a table is a promise, so it waits until everything that it rests on is stored."""

from collections import deque
from functools import partial

from pioche.table.clock import SECOND, Clock
from pioche.table.host.connections import Connections, Delivery
from pioche.table.host.figures import FIGURES
from pioche.table.host.store import Batch, FactLog, Outcome, Overtaken

LEASE = SECOND
"""For this long a worker may speak after the store last said that the table is its own."""
OVERTAKEN = 1012
"""Close code: this worker does not hold the table any more."""
TRY_LATER = 1013
"""Close code: the store does not work. What was not acknowledged has not happened."""


class Outbox:
    def __init__(self, log: FactLog, clock: Clock, connections: Connections) -> None:
        self.closed = False
        self._log = log
        self._clock = clock
        self._connections = connections
        self._waiting: deque[Delivery] = deque()
        self._leased = 0
        """When the store last said that the table is ours."""

    def post(self, delivery: Delivery, batch: Batch) -> None:
        """The promise: a delivery leaves when it and all before it are stored, and never before."""
        self._waiting.append(delivery)
        if batch.lines or not self._may_speak(delivery):
            self._log.append(batch, partial(self._stored, delivery, self._clock()))
        else:
            delivery.stored = True
            self._tell_all_stored()

    def _may_speak(self, delivery: Delivery) -> bool:
        """Without asking the store whether the table is still ours."""
        says_nothing = not delivery.answer and not delivery.then
        return says_nothing or self._clock() - self._leased < LEASE

    def _stored(self, delivery: Delivery, asked: int, error: Outcome) -> None:
        if error is not None:
            FIGURES.lost += isinstance(error, Overtaken)
            self.close(OVERTAKEN if isinstance(error, Overtaken) else TRY_LATER)
            return
        self._leased = max(self._leased, asked)
        delivery.stored = True
        self._tell_all_stored()

    def _tell_all_stored(self) -> None:
        while self._waiting and self._waiting[0].stored and not self.closed:
            self._connections.tell(self._waiting.popleft())

    def doubt(self) -> None:
        """Ask the store before anything more is said."""
        self._leased = 0

    def close(self, code: int) -> None:
        """Say no more."""
        self.closed = True
        self._waiting.clear()
        self._connections.close_all(code)

    @property
    def empty(self) -> bool:
        return not self._waiting
