"""What a table tells each seat: made from the facts up to a number, and the seat. Here alone secrets are kept back.

A spectator is the seat NOBODY. Whoever asks again for the same number hears the same bytes.
"""

from collections import deque
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import msgspec

from pioche.engine.looking import written
from pioche.games.catalogue import GAMES
from pioche.rulekit import NATURE, NOBODY, UNKNOWN
from pioche.rulekit.compiled import text_of
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.chairs import PERSON
from pioche.table.course import Row
from pioche.table.standing import PLAYING
from pioche.table.table import Table

NOTHING, NONE = b"{}", b"[]"
KEPT = 8
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
OPENLY = None
"""Instead of a seat: nothing is hidden."""
REMEMBERED = 50_000
"""So many ways in which events of a game are told."""


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
        self._changed_table(table)

    def tell(self, table: Table, fact: f.AnyFact, rows: list[Row]) -> dict[int, bytes]:
        """The event of this fact, for everybody who is told."""
        changed = self._changed_table(table) if table.changes != self.changes else {}
        views = changed_views(table, fact, tuple(self.rings))
        awaits = table.awaits
        news = m.News(table.seq, told_fact(fact), [], changed, awaits, plies(table), table.due)
        alike, written_news, told = None, b"", {}
        for seat, ring in self.rings.items():
            happened = told_rows(table, rows, seat) if rows else []
            move = told_move(table, fact, seat)
            if alike != (move, happened):
                alike = move, happened
                written_news = write_news(news, move, happened)
            legal = write_legal(table, seat) if seat in awaits else NONE
            told[seat] = m.write_event(written_news, views.get(seat, NOTHING), legal)
            ring.append(told[seat])
        return told

    def forget(self, seat: int) -> None:
        """Nobody listens there any more."""
        self.rings.pop(seat, None)

    def _changed_table(self, table: Table) -> dict[str, Any]:
        for seat in table.chairs.of_kind(PERSON):
            self.watch(table, seat)
        before, self.open, self.changes = self.open, table.known_to_all(), table.changes
        return {name: value for name, value in self.open.items() if name not in before or before[name] != value}

    def missed(self, table: Table, seat: int, last: int) -> list[bytes]:
        """What the seat has not heard since the number `last`: events, or a snapshot if they are too many."""
        ring = self.rings.get(seat, ())
        if table.seq - last <= len(ring) and 0 <= last <= table.seq:
            return list(ring)[len(ring) - (table.seq - last) :]
        return [m.write_telling(snapshot(table, seat))]


def snapshot(table: Table, seat: int) -> m.Snapshot:
    return m.Snapshot(
        table.seq,
        None if seat == NOBODY else seat,
        table.known_to_all(),
        written(table.course.view(seat)) if table.course else None,
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


def write_legal(table: Table, seat: int) -> bytes:
    return m.write_part(legal(table, seat))


def told_fact(fact: f.AnyFact) -> dict[str, Any]:
    """What everybody may know of a fact."""
    told: dict[str, Any] = msgspec.structs.asdict(fact)
    told.pop("id")
    told["fact"] = fact.__struct_config__.tag
    for name in SECRETS.get(type(fact), ()):
        del told[name]
    return told


def told_move(table: Table, fact: f.AnyFact, seat: int) -> str | None:
    """A deal is told without its cards, and a choice in secret to its owner only."""
    if isinstance(fact, f.Moved):
        if fact.by == NATURE:
            return fact.move.partition(" ")[0] if fact.move.startswith(DEALS) else fact.move
        return None if table.playing.moved_in_secret and fact.by != seat else fact.move
    return fact.move if isinstance(fact, f.Kept) and fact.seat == seat else None


def write_news(news: m.News, move: str | None, happened: list[m.Happening]) -> bytes:
    if "move" in news.fact:
        news.fact["move"] = move
    news.happened = happened
    return m.write_telling(news)


def told_rows(table: Table, rows: list[Row], seat: int | None) -> list[m.Happening]:
    return events_of(table.setup.game).told(rows, seat)


class Events:
    """How the events of a game are told."""

    def __init__(self, game: str) -> None:
        hide = GAMES[game].sight.hide_event
        notation = GAMES[game].notation
        self._hide: Callable[[Any, int], None] = text_of(hide)
        """Run by Python: it is one line."""
        self._write = {"": notation.write_card, **notation.EVENT_CARDS}
        self._kinds = GAMES[game].events
        self._row = lru_cache(REMEMBERED)(self._told)

    def told(self, rows: list[Row], seat: int | None) -> list[m.Happening]:
        """As the seat may know it, or OPENLY."""
        return [self._row(*row, seat) for row in rows]

    def _told(self, kind: int, who: int, card: int, amount: int, seat: int | None) -> m.Happening:
        row = [kind, who, card, amount]
        if seat is not OPENLY:
            self._hide(row, seat)
        kind, who, card, amount = row
        name = self._kinds[kind][0]
        text = None if card == UNKNOWN else self._write.get(name, self._write[""])(card)
        return name, who, text, amount


events_of = cache(Events)


def changed_views(table: Table, fact: f.AnyFact, seats: tuple[int, ...]) -> dict[int, bytes]:
    """The fields of each seat's view that are different since the fact before; all of them when a match begins."""
    if table.course is None or not isinstance(fact, NEW_POSITION):
        return {}
    changed = table.course.look(seats)
    if isinstance(fact, f.Began):
        return {seat: m.write_part(written(table.course.view(seat))) for seat in seats}
    return changed
