"""Who is connected to a table, from which seat they see it, and what they have heard."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from pioche.engine.play import SPECTATOR
from pioche.table import messages as m
from pioche.table.clock import Clock
from pioche.table.reactions import Line

TAKEN_OVER = 4001
"""Close code: the seat is used from elsewhere."""
_PRESENCE = 500
"""Milliseconds between tellings of who is here."""


class Connection(Protocol):
    """A line to somebody, as a table sees it."""

    person: str
    """Who it is."""
    place: str
    """Where they are: whoever is there counts together."""

    @property
    def line(self) -> Line:
        """How far away they are."""

    def send(self, *messages: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class _Viewer:
    """Somebody who has been welcomed."""

    __slots__ = ("last_sent", "seat")

    def __init__(self, seat: int, last_sent: int) -> None:
        self.seat = seat
        """SPECTATOR if they have none."""
        self.last_sent = last_sent
        """The number of the last thing told."""


class Delivery(msgspec.Struct, eq=False):
    """What is told when everything before it is stored."""

    answer: tuple[Connection, bytes] | None = None
    """To whoever asked for it, after the news."""
    told: list[dict[int, bytes]] = []
    """By fact, what each viewer hears."""
    first: int = 0
    """The number of the first of them."""
    shows_race: bool = False
    """Whether one of them shows something to slap."""
    reseated: set[Connection] = set()
    """Who sees the table from another side now, and is told afresh."""
    then: list[Callable[[], None]] = []
    stored: bool = False


class Connections:
    def __init__(self, clock: Clock) -> None:
        self.seats: dict[Connection, int] = {}
        """Every connection, and the seat it is or will be told from; SPECTATOR if it has none."""
        self.viewers: dict[Connection, _Viewer] = {}
        self.absent: dict[int, int] = {}
        """Since when the people of these seats are not connected."""
        self.presence_due: int | None = None
        """When everybody is to be told who is here."""
        self.race_shown = clock()
        """When the table last showed something to slap: whoever was away then, or comes back, has no other time."""
        self._clock = clock

    def take_over(self, connection: Connection, seat: int) -> None:
        """The latest connection of a person is the one that counts."""
        self.absent.pop(seat, None)
        for other in [known for known, held in self.seats.items() if held == seat and known is not connection]:
            self.drop(other)
            other.close(TAKEN_OVER)

    def drop(self, connection: Connection) -> int | None:
        """The seat it had."""
        self.viewers.pop(connection, None)
        return self.seats.pop(connection, None)

    def part(self, connection: Connection) -> int | None:
        """The connection is gone: the seat that it had."""
        seat = self.drop(connection)
        if seat is not None and seat != SPECTATOR and seat not in self.seats.values():
            self.absent[seat] = self._clock()
        return seat

    def welcome(self, connection: Connection, seat: int, missed: list[bytes], seq: int) -> None:
        """Tell what was missed up to this number, unless they have gone meanwhile."""
        if connection in self.seats:
            self.viewers[connection] = _Viewer(seat, seq)
            for message in missed:
                connection.send(message)

    def tell(self, delivery: Delivery) -> None:
        """All that somebody hears goes out together, the answer too."""
        if delivery.told:
            self._tell_news(delivery)
        if delivery.answer:
            connection, message = delivery.answer
            connection.send(message)
        for action in delivery.then:
            action()

    def _tell_news(self, delivery: Delivery) -> None:
        told, first = delivery.told, delivery.first
        last = first + len(told) - 1
        if delivery.shows_race:
            self.race_shown = self._clock()
        asker, answer = delivery.answer or (None, b"")
        for connection, viewer in list(self.viewers.items()):
            if viewer.last_sent >= last or connection in delivery.reseated:
                continue
            seat = viewer.seat
            news = [heard[seat] for heard in told[max(0, viewer.last_sent + 1 - first) :]]
            viewer.last_sent = last
            if connection is asker:
                news.append(answer)
                delivery.answer = None
            connection.send(*news)

    def presence_changed(self) -> None:
        """Told soon, but not each time in a crowd that comes and goes."""
        if self.presence_due is None:
            self.presence_due = self._clock() + _PRESENCE

    def present(self, seats: int) -> m.Present:
        here = list(self.seats.values())
        return m.Present([seat in here for seat in range(seats)], here.count(SPECTATOR))

    def close_all(self, code: int) -> None:
        for connection in list(self.seats):
            self.drop(connection)
            connection.close(code)
