"""What all seats see of a position, and what is different from before, as JSON: one compiled call for a whole table.

A view as JSON is the same text every time, but for its numbers. So the text is prepared once for each game, cut at the
places where numbers go, and compiled code only fills them in.
"""

import threading
from functools import cache
from typing import Any

import msgspec
import numpy as np

from pioche.engine.dispatch import GAME_OF, view_for
from pioche.games.catalogue import GAMES
from pioche.rulekit import NOBODY, Ints, Match, Record, compiled, ints_of

_MARK = 1_000_003
"""Stands where a number goes while a text is prepared."""
_LONGEST_NUMBER = 20
_MINUS, _DIGIT, _COMMA, _OPENING, _CLOSING = b"-0,{}"

_Bytes = Any
"""A row of bytes, to write into."""


def written(record: Record) -> dict[str, Any]:
    """A record as JSON knows it: its fields by name; UNKNOWN stays -1."""
    return {name: _plain(record[name]) for name in record.dtype.names or ()}


def _plain(value: Any) -> Any:
    return written(value) if isinstance(value, Record) else value.tolist()


class View(msgspec.Struct):
    """A position as somebody may know it. Each game has its own fields; hidden numbers are -1."""


@cache
def view_type(game: str) -> type[View]:
    """The views of a game as JSON knows them, read off the layout of its record."""
    name = "".join(part.capitalize() for part in game.split("_")) + "View"
    kind: type[View] = _struct(name, GAMES[game].view.layout, (View,))
    return kind


def _struct(name: str, layout: Any, bases: tuple[type, ...] = ()) -> Any:
    fields = [(field, _json_type(name + field.capitalize(), layout.fields[field][0])) for field in layout.names]
    return msgspec.defstruct(name, fields, bases=bases, module=__name__)


def _json_type(name: str, kind: Any) -> Any:
    if kind.names:
        return _struct(name, kind)
    inner: Any = int
    for _ in kind.shape:
        inner = list[inner]
    return inner


def json_view(position: Match) -> View:
    """A view, or the whole truth, to be written as JSON."""
    return msgspec.convert(written(position), view_type(GAME_OF[type(position)].name))


@compiled
def look_around(
    state: Match, views: Any, seats: Ints, starts: Ints, pieces: _Bytes, cuts: Ints, text: _Bytes, ends: Ints
) -> None:
    """Renew the views of these seats, and write for each what has changed."""
    size = 0
    scratch = views[len(views) - 1]
    for turn in range(len(seats)):
        seat = seats[turn]
        seen = views[seat if seat != NOBODY else len(views) - 2].cells
        view_for(state, scratch, seat)
        size = _write_changes(scratch.cells, seen, starts, pieces, cuts, text, size)
        seen[:] = scratch.cells
        ends[turn] = size


@compiled
def look_from(
    positions: Any, views: Any, seats: Ints, starts: Ints, pieces: _Bytes, cuts: Ints, text: _Bytes, ends: Ints
) -> None:
    """The same, of the first position of an array."""
    look_around(positions[0], views, seats, starts, pieces, cuts, text, ends)


@compiled
def _see(positions: Any, views: Any, place: int, seat: int) -> None:
    view_for(positions[0], views[place], seat)


@compiled
def _write_changes(now: Ints, then: Ints, starts: Ints, pieces: _Bytes, cuts: Ints, text: _Bytes, size: int) -> int:
    """The fields that are different, as a JSON object; where the text ends."""
    begin = size
    for field in range(len(starts) - 1):
        if _differ(now, then, starts[field], starts[field + 1]):
            text[size] = _COMMA
            size += 1
            for word in range(starts[field], starts[field + 1]):
                size = _write_piece(pieces, cuts, word + field, text, size)
                size = _write_number(now[word], text, size)
            size = _write_piece(pieces, cuts, starts[field + 1] + field, text, size)
    size = max(size, begin + 1)
    text[begin] = _OPENING
    text[size] = _CLOSING
    return size + 1


@compiled
def _differ(now: Ints, then: Ints, first: int, end: int) -> bool:
    word = first
    while word < end and now[word] == then[word]:
        word += 1
    return word < end


@compiled
def _write_piece(pieces: _Bytes, cuts: Ints, number: int, text: _Bytes, size: int) -> int:
    for at in range(cuts[number], cuts[number + 1]):
        text[size] = pieces[at]
        size += 1
    return size


@compiled
def _write_number(number: int, text: _Bytes, size: int) -> int:
    if number < 0:
        text[size] = _MINUS
        size += 1
        number = -number
    digits = 1
    rest = number // 10
    while rest:
        digits += 1
        rest //= 10
    for place in range(size + digits - 1, size - 1, -1):
        text[place] = _DIGIT + number % 10
        number //= 10
    return size + digits


class _Template:
    """The text of a view, cut at its numbers."""

    def __init__(self, game: str) -> None:
        kind = GAMES[game].view
        layout: Any = kind.layout
        marked = kind.blank()
        marked.cells[:] = _MARK
        pieces = [piece for name, value in written(marked).items() for piece in _pieces(name, value)]
        self.starts = ints_of([*(layout.fields[name][1] // 8 for name in layout.names), layout.itemsize // 8])
        self.cuts = ints_of([0, *np.cumsum([len(piece) for piece in pieces])])
        self.pieces: _Bytes = np.frombuffer(b"".join(pieces), np.uint8).copy()
        self.longest = len(self.pieces) + len(layout.names) + layout.itemsize // 8 * _LONGEST_NUMBER + 2


def _pieces(name: str, value: Any) -> list[bytes]:
    """One before each number of a field, and one after the last."""
    return msgspec.json.encode({name: value})[1:-1].split(str(_MARK).encode())


template_of = cache(_Template)
_own = threading.local()


def _buffer(size: int) -> _Bytes:
    """To write on; every thread has its own."""
    buffer: _Bytes = getattr(_own, "buffer", None)
    if buffer is None or len(buffer) < size:
        buffer = _own.buffer = np.zeros(size, np.uint8)
    return buffer


class Views:
    """What everybody sees of a match as it goes on; a view is good until the next move."""

    def __init__(self, state: Match) -> None:
        game = GAME_OF[type(state)]
        self.template = template_of(game.name)
        self.positions = game.view.many(state.seats + 2)
        """By seat; then one for spectators, and one for scratch."""
        self._seats: tuple[int, ...] = ()
        self._places = self._ends = ints_of(())

    def look(self, position: Any, seats: tuple[int, ...]) -> dict[int, bytes]:
        """The position, first of its array, has changed: what is different for each of these seats."""
        if seats != self._seats:
            self._seats, self._places, self._ends = seats, ints_of(seats), ints_of(seats)
        template, buffer = self.template, _buffer(self.template.longest * len(seats))
        look_from(
            position, self.positions, self._places, template.starts, template.pieces, template.cuts, buffer, self._ends
        )
        ends = self._ends.tolist()
        told = buffer[: ends[-1]].tobytes() if ends else b""
        return dict(zip(seats, map(told.__getitem__, map(slice, [0, *ends], ends)), strict=True))

    def prime(self, position: Any, seat: int) -> None:
        """Somebody begins to look: what changes is counted from this position."""
        place = len(self.positions) - 2 if seat == NOBODY else seat
        _see(position, self.positions, place, seat)

    def of(self, seat: int) -> Match:
        view: Match = self.positions[-2 if seat == NOBODY else seat]
        return view
