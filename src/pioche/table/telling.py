"""What a table tells each seat: made from the facts up to a number, and the seat. Here alone secrets are kept back.

A spectator is the seat NOBODY. Whoever asks again for the same number hears the same bytes.
"""

from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from pioche.games.catalogue import Game
from pioche.rulekit import NATURE, NOBODY, UNKNOWN, Record
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.chairs import PERSON
from pioche.table.course import Row
from pioche.table.standing import PLAYING
from pioche.table.table import Table

KEPT = 16
"""So many of the last tellings are kept for each seat; who missed more gets a snapshot."""

SECRETS: dict[type, tuple[str, ...]] = {
    f.Opened: ("host", "setup"),
    f.Sat: ("who",),
    f.Committed: ("secret",),
    f.Dealing: ("lucks",),
}
"""The fields of facts that are never told."""
NEW_POSITION = (f.Moved, f.TookBack, f.Began)
"""The facts after which the cards lie differently."""
DEALS = ("deal ", "shuffle ")
"""How nature's moves begin whose cards are secret."""


class Teller:
    def __init__(self) -> None:
        self.open: dict[str, Any] = {}
        """What was last told of the table itself."""
        self.changes = -1
        self.rings: dict[int, deque[bytes]] = {}

    def watch(self, table: Table, seat: int) -> None:
        """From now on this seat is told."""
        if seat not in self.rings:
            self.rings[seat] = deque(maxlen=KEPT)
            if table.course:
                table.course.views.prime(table.course.state, seat)

    def begin(self, table: Table) -> None:
        """What comes next is told as a change from here."""
        self.open, self.changes = table.known_to_all(), table.changes
        self._watch_people(table)

    def _watch_people(self, table: Table) -> None:
        for seat in table.chairs.of_kind(PERSON):
            self.watch(table, seat)

    def tell(self, table: Table, fact: f.AnyFact, rows: list[Row]) -> dict[int, bytes]:
        """The event of this fact, for everybody who is told."""
        self._watch_people(table)
        changed = self._changed_table(table)
        if table.course and isinstance(fact, NEW_POSITION):
            table.course.look(tuple(self.rings))
        openly = told_rows(table.course.game, rows) if rows and table.course else []
        event = m.Event(table.seq, {}, openly, changed, {}, [], table.awaits, plies(table), table.due)
        event.fact = told_fact(fact)
        told = {seat: self._event(table, seat, fact, rows, openly, event) for seat in self.rings}
        for seat, message in told.items():
            self.rings[seat].append(message)
        return told

    def forget(self, seat: int) -> None:
        """Nobody listens there any more."""
        self.rings.pop(seat, None)

    def _event(
        self, table: Table, seat: int, fact: f.AnyFact, rows: list[Row], openly: list[m.Happening], event: m.Event
    ) -> bytes:
        tell_secret_move(event.fact, table, fact, seat)
        event.happened = hidden_rows(table.playing.game, rows, openly, seat) if rows else openly
        event.view = changed_view(table, fact, seat)
        event.legal = legal(table, seat)
        return m.write_telling(event)

    def _changed_table(self, table: Table) -> dict[str, Any]:
        if table.changes == self.changes:
            return {}
        before, self.open, self.changes = self.open, table.known_to_all(), table.changes
        return {name: value for name, value in self.open.items() if name not in before or before[name] != value}

    def missed(self, table: Table, seat: int, last: int) -> list[bytes]:
        """What the seat has not heard since the number `last`: events, or a snapshot if they are too many."""
        ring = self.rings.get(seat, ())
        if table.seq - last <= len(ring) and 0 <= last <= table.seq:
            return list(ring)[len(ring) - (table.seq - last) :]
        return [m.write_telling(snapshot(table, seat))]


def snapshot(table: Table, seat: int) -> m.Snapshot:
    view = written(table.course.view(seat)) if table.course else None
    return m.Snapshot(
        table.seq,
        None if seat == NOBODY else seat,
        table.known_to_all(),
        view,
        legal(table, seat),
        table.awaits,
        plies(table),
        table.due,
    )


def plies(table: Table) -> int:
    return len(table.course.moves) if table.course else 0


def legal(table: Table, seat: int) -> list[str]:
    """What the seat may play now; to everybody else it is no business."""
    return table.playing.legal(seat) if table.phase == PLAYING and seat in table.awaits else []


def told_fact(fact: f.AnyFact) -> dict[str, Any]:
    """What everybody may know of a fact."""
    told: dict[str, Any] = msgspec.structs.asdict(fact)
    told.pop("id")
    told["fact"] = fact.__struct_config__.tag
    for name in SECRETS.get(type(fact), ()):
        del told[name]
    return told


def tell_secret_move(told: dict[str, Any], table: Table, fact: f.AnyFact, seat: int) -> None:
    """A deal is told without its cards, and a choice in secret to its owner only."""
    if isinstance(fact, f.Moved):
        if fact.by == NATURE:
            told["move"] = told["move"].partition(" ")[0] if fact.move.startswith(DEALS) else fact.move
        elif table.playing.moved_in_secret:
            told["move"] = fact.move if fact.by == seat else None
    elif isinstance(fact, f.Kept):
        told["move"] = fact.move if fact.seat == seat else None


def told_rows(game: Game, rows: list[Row]) -> list[m.Happening]:
    """With nothing hidden."""
    _, write, kinds = words_of(game)
    return [_told_row(row, write, kinds) for row in rows]


def hidden_rows(game: Game, rows: list[Row], openly: list[m.Happening], seat: int) -> list[m.Happening]:
    """As the seat may know it."""
    hide, write, kinds = words_of(game)
    told = openly
    for place, row in enumerate(rows):
        seen = row.copy()
        hide(seen, seat)
        if seen != row:
            told = told.copy() if told is openly else told
            told[place] = _told_row(seen, write, kinds)
    return told


def _told_row(row: Row, write: dict[str, Any], kinds: Any) -> m.Happening:
    kind, who, card, amount = row
    name = kinds[kind][0]
    text = None if card == UNKNOWN else write.get(name, write[""])(card)
    return name, who, text, amount


@cache
def words_of(game: Game) -> tuple[Any, dict[str, Callable[[int], str]], Any]:
    """How a game hides an event (run by Python: it is one line), writes a card, and names what happens."""
    hide = game.verb("hide_event")
    notation = game.notation
    write = {"": notation.write_card, **getattr(notation, "EVENT_CARDS", {})}
    return getattr(hide, "py_func", hide), write, game.events


# Views


def changed_view(table: Table, fact: f.AnyFact, seat: int) -> dict[str, Any]:
    """The fields of the seat's view that are different since the fact before; all of them when a match begins."""
    if table.course is None or not isinstance(fact, NEW_POSITION):
        return {}
    view = table.course.view(seat)
    if isinstance(fact, f.Began):
        return written(view)
    return {name: _plain(view[name]) for name in table.course.views.changes(seat)}


def written(record: Record) -> dict[str, Any]:
    """A record as JSON knows it: its fields by name; UNKNOWN stays -1."""
    return {name: _plain(record[name]) for name in record.dtype.names or ()}


def _plain(value: Any) -> Any:
    return written(value) if isinstance(value, Record) else value.tolist()
