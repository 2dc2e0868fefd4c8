"""What a table tells each viewer: facts in, bytes out. Nothing leaves a table by another way.

A viewer is a seat, a SPECTATOR, or one who may know EVERYTHING. Whoever asks again for the same number hears the same
bytes.
"""

from collections import deque
from collections.abc import Callable
from copy import copy
from functools import cache, lru_cache
from typing import cast

import msgspec
from msgspec.structs import replace

from pioche.engine.play import DEALS, EVERYTHING, SPECTATOR, Row
from pioche.engine.view_json import json_view, written
from pioche.games.catalogue import GAMES
from pioche.games.defaults import nothing_to_hide
from pioche.rulekit import NATURE, NOBODY, UNKNOWN
from pioche.rulekit.compiled import text_of
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.seats import PERSON, nameless
from pioche.table.state import OVER, PLAYING, TableState
from pioche.table.told import TOLD_AS, Hand, PublicTable, TableChanges, ToldKept, ToldMoved
from pioche.table.waiting import due

KEPT = 8
"""Of the last tellings these many are kept for each viewer; who missed more gets a snapshot."""
_NOTHING, _NONE = b"{}", b"[]"
_KNOWN = b'"awaits":%b,"ply":%d,"due":%b'
_EVENT = b'{"tell":"event","seq":%d,"fact":%b,"happened":[%b],"table":%b,%b,"view":%b,"legal":%b}'
"""An m.Event as JSON."""
_NEW_POSITION = (f.Moved, f.TookBack)
"""The facts after which the cards lie differently."""
_OPENS_MATCH = (f.Began, f.Dealing)
"""Those after which all of a view is told: where the lot says who is first, a deal opens the match once more."""
_REMEMBERED = 50_000
"""Ways in which events of a game are told."""

_write = m.write_telling


class Broadcast:
    def __init__(self) -> None:
        self._table: PublicTable | None = None
        """What was last told of the table itself."""
        self._changes = -1
        self._rings: dict[int, deque[bytes]] = {}
        """By viewer, what was told last."""

    def watch(self, state: TableState, viewer: int) -> None:
        """From now on this viewer is told."""
        if viewer not in self._rings:
            self._rings[viewer] = deque(maxlen=KEPT)
            if state.play:
                state.play.watch(viewer)

    def forget(self, viewer: int) -> None:
        """Nobody listens there any more."""
        self._rings.pop(viewer, None)

    def begin(self, state: TableState) -> None:
        """What comes next is told as a change from here."""
        self._changed_table(state)

    def tell(self, state: TableState, fact: f.AnyFact, rows: list[Row]) -> dict[int, bytes]:
        """The event of this fact, for everybody who is told: an m.Event, put together from parts that are JSON
        already. What many may hear alike is written once."""
        changed = watched = _NOTHING
        if state.changes != self._changes:
            changed, watched = map(_write, self._changed_table(state))
        viewers = tuple(self._rings)
        views = _changed_views(state, fact, viewers)
        awaits = state.awaits
        choosers = awaits if state.phase == PLAYING else ()
        owner, own, others = _shown(state, fact)
        happened = events_of(state.setup.game).written(rows, viewers)
        known = _KNOWN % (_write(awaits), state.plies, _write(due(state)))
        told = {}
        for viewer, ring in self._rings.items():
            table = changed
            if viewer == SPECTATOR and watched != changed:
                ring.clear()  # what was told before may name somebody
                table = watched
            legal = _write(state.playing.legal_for(viewer)) if viewer in choosers else _NONE
            shown, view = own if viewer == owner else others, views.get(viewer, _NOTHING)
            told[viewer] = _EVENT % (state.seq, shown, happened[viewer], table, known, view, legal)
            ring.append(told[viewer])
        return told

    def _changed_table(self, state: TableState) -> tuple[msgspec.Struct, msgspec.Struct]:
        """For everybody with a seat, and for spectators."""
        for seat in state.seats.of_kind(PERSON):
            self.watch(state, seat)
        before, self._table, self._changes = self._table, public_table(state), state.changes
        changed = _changes(before, self._table)
        watched_before, watched = before and _watched(before), _watched(self._table)
        if watched_before is before and watched is self._table:
            return changed, changed
        return changed, _changes(watched_before, watched)

    def missed(self, state: TableState, viewer: int, last: int) -> list[bytes]:
        """What the viewer has not heard since the number `last`: events, or a snapshot if they are too many."""
        ring = self._rings.get(viewer, ())
        if state.seq - last <= len(ring) and 0 <= last <= state.seq:
            return list(ring)[len(ring) - (state.seq - last) :]
        return [_write(snapshot(state, viewer))]


def snapshot(state: TableState, viewer: int) -> m.Snapshot:
    """All that a seat or a spectator may know."""
    return m.Snapshot(
        state.seq,
        None if viewer == SPECTATOR else viewer,
        _watched(public_table(state)) if viewer == SPECTATOR else public_table(state),
        json_view(state.play.view(viewer)) if state.play else None,
        _legal(state, viewer),
        state.awaits,
        state.plies,
        due(state),
        state.setup.memory,
        state.setup.first,
    )


def _legal(state: TableState, viewer: int) -> list[str]:
    """What the viewer may play now; to everybody else it is no business."""
    return state.playing.legal_for(viewer) if state.phase == PLAYING and viewer in state.awaits else []


# Facts


def _shown(state: TableState, fact: f.AnyFact) -> tuple[int, bytes, bytes]:
    """Whose it is, and how it is told: to them, and to all others."""
    if isinstance(fact, f.Kept):
        secret = ToldKept(at=fact.at, by=fact.by, fact="kept", seat=fact.seat, move=None, hand=cast(Hand, fact.hand))
        return fact.seat, _write(replace(secret, move=fact.move)), _write(secret)
    if not isinstance(fact, f.Moved):
        alike = _write(msgspec.convert(fact, TOLD_AS[type(fact)], from_attributes=True))
        return NOBODY, alike, alike
    move = shown_move(NATURE, fact.move, NOBODY, hidden=False) if fact.by == NATURE else fact.move
    told = ToldMoved(at=fact.at, by=fact.by, fact="moved", move=move, hand=cast(Hand, fact.hand))
    own = _write(told)
    return fact.by, own, _write(replace(told, move=None)) if state.playing.moved_in_secret else own


def shown_move(by: int, move: str, viewer: int, *, hidden: bool) -> str | None:
    """A deal is told without its cards, and a hidden choice to its owner only."""
    if by == NATURE:
        return move.partition(" ")[0] if move.startswith(DEALS) else move
    return None if hidden and viewer not in (by, EVERYTHING) else move


# Events


class Events:
    """How the events of a game are told."""

    def __init__(self, game: str) -> None:
        hide_event = GAMES[game].sight.hide_event
        notation = GAMES[game].notation
        self._hide: Callable[[list[int], int], None] = text_of(hide_event)
        """Run by Python: it is one line."""
        self._hides = hide_event is not nothing_to_hide
        self._write = {"": notation.write_card, **notation.EVENT_CARDS}
        self._kinds = GAMES[game].events
        self._row = lru_cache(_REMEMBERED)(self._written)

    def __call__(self, rows: list[Row], viewer: int) -> list[m.Happening]:
        """What happened, as the viewer may know it."""
        return [self._told(kind, who, card, amount, viewer) for kind, who, card, amount in rows]

    def written(self, rows: list[Row], viewers: tuple[int, ...]) -> dict[int, bytes]:
        """The same as JSON, for each of these viewers."""
        told = [self._row(*row, viewers) for row in rows]
        return {viewer: b",".join([row[viewer] for row in told]) for viewer in viewers}

    def _written(self, kind: int, who: int, card: int, amount: int, viewers: tuple[int, ...]) -> dict[int, bytes]:
        told = {viewer: self._told(kind, who, card, amount, viewer) for viewer in viewers}
        texts = {happening: _write(happening) for happening in told.values()}
        return {viewer: texts[happening] for viewer, happening in told.items()}

    def _told(self, kind: int, who: int, card: int, amount: int, viewer: int) -> m.Happening:
        row = [kind, who, card, amount]
        if self._hides and viewer != EVERYTHING:
            self._hide(row, viewer)
        kind, who, card, amount = row
        name = self._kinds[kind][0]
        text = None if card == UNKNOWN else self._write.get(name, self._write[""])(card)
        return name, who, text, amount


events_of = cache(Events)


# Views


def _changed_views(state: TableState, fact: f.AnyFact, viewers: tuple[int, ...]) -> dict[int, bytes]:
    """The fields of each view that are different since the fact before; all of them when a match begins."""
    if state.play is None:
        return {}
    if isinstance(fact, _NEW_POSITION):
        return state.play.look(viewers)
    if isinstance(fact, _OPENS_MATCH):
        state.play.look(viewers)
        return {viewer: _write(written(state.play.view(viewer))) for viewer in viewers}
    return {}


# The table


def public_table(state: TableState) -> PublicTable:
    """What everybody may know of the table, the position aside."""
    setup, deal, question = state.setup, state.deal, state.question
    host = state.seats.seat_of(state.host)
    return PublicTable(
        id=state.id,
        game=setup.game,
        options=setup.options,
        public=setup.public,
        clock=setup.clock,
        hints=setup.hints,
        phase=state.phase,
        match=state.match,
        round=deal.round,
        host=NOBODY if host is None else host,
        seats=[copy(chair) for chair in state.seats.chairs],
        commitment=deal.commitment,
        pledges=[deal.pledges.get(seat, "") for seat in range(len(state.seats))] if deal.sealed else [],
        asked=question.seat if question else NOBODY,
        agreed=sorted(question.agreed) if question else [],
        kept=sorted(state.play.kept) if state.play else [],
        slapped=list(state.slaps),
        racing=state.reflex is not None and state.reflex.laid_by is not None,
        sheet=[*state.sheet.scores],
        winners=state.playing.winners if state.phase == OVER else [],
    )


def _watched(table: PublicTable) -> PublicTable:
    """The table as spectators know it: a public match that is over has no names, like its record."""
    if not (table.public and table.phase == OVER):
        return table
    chairs = [replace(chair, name=chair.name and nameless(seat)) for seat, chair in enumerate(table.seats)]
    return replace(table, seats=chairs)


def _changes(before: PublicTable | None, after: PublicTable) -> msgspec.Struct:
    """What is different now; all of it where nothing was told before."""
    changed: msgspec.Struct = TableChanges()
    for name in PublicTable.__struct_fields__:
        value = getattr(after, name)
        if before is None or getattr(before, name) != value:
            setattr(changed, name, value)
    return changed
