"""Batches into the log, as many as wait, in one transaction."""

from functools import cache
from typing import Any

import msgspec

from pioche.table.host.store import Batch, Outcome, Overtaken
from pioche.table.host.store.claiming import MOST_TABLES, named
from pioche.table.host.store.database import Database, Dialect, Statement

_APPEND = """INSERT INTO log (id, seq, epoch, line) SELECT id, ?, epoch, ? FROM tables WHERE id = ? AND epoch = ?
    AND (SELECT COALESCE(MAX(seq), -1) FROM log WHERE log.id = tables.id) = ?{locking} RETURNING seq"""
"""One line, if who writes holds the table, and goes on where the log ends."""
_LOCK = "SELECT 1 FROM tables WHERE id {among} ORDER BY id{locking}"
"""Until the end of the transaction, in order of the tables: two workers never wait for each other."""
_ENDS = """SELECT id, epoch, (SELECT COALESCE(MAX(seq), -1) FROM log WHERE log.id = tables.id) FROM tables
    WHERE id {among}"""
"""Who holds these tables, and where their logs end. Asked when they are locked: Postgres does not look again at the log
of a row that it had to wait for."""
_LINES = "INSERT INTO log (id, seq, epoch, line) "
_FROM_LISTS = _LINES + "SELECT * FROM unnest(?::text[], ?::bigint[], ?::bigint[], ?::text[])"
_CARD = "UPDATE tables SET public = ?, phase = ?, opened = ?, card = ?, touched = ? WHERE id = ?"
_PERSON = "INSERT INTO people (person, id) VALUES (?, ?) ON CONFLICT (person, id) DO NOTHING"
_GAME = "INSERT INTO games (id, place, game, public, ended, record) VALUES (?, ?, ?, ?, ?, ?)"
_MOST_ROWS = 50
"""Lines written in one statement, where a value cannot be a list."""

_Row = tuple[str, int, int, str]


def commit(writer: Database, batches: list[Batch], now: int) -> list[Outcome]:
    """In two round trips: how the logs stand, and all that is new. A single line is a transaction by itself."""
    if len(batches) == 1 and batches[0].is_one_line:
        return [_append_line(writer, batches[0])]
    ends = _ends(writer, sorted({batch.table for batch in batches}))
    outcomes = [_outcome(batch, ends) for batch in batches]
    good = [batch for batch, outcome in zip(batches, outcomes, strict=True) if outcome is None]
    notes = [note for batch in good for note in _notes(batch, now)]
    writer.run_all([*_lines([row for batch in good for row in _rows(batch)], writer.dialect), *notes, ("COMMIT", ())])
    return outcomes


def _append_line(writer: Database, batch: Batch) -> Outcome:
    values = [batch.first, batch.lines[0].decode(), batch.table, batch.epoch, batch.first - 1]
    written = writer.run(_APPEND.format(locking=writer.dialect.locking), values)
    return None if written else Overtaken(batch.table)


def _ends(writer: Database, tables: list[str]) -> dict[str, tuple[int, int]]:
    """Begin, and find out."""
    dialect, portions = writer.dialect, range(0, len(tables), MOST_TABLES)
    among = [named(tables[start : start + MOST_TABLES], dialect) for start in portions]
    locks = [(_LOCK.format(among=some, locking=dialect.locking), values) for some, values in among]
    ends = [(_ENDS.format(among=some), values) for some, values in among]
    answers = writer.run_all([(dialect.begin, ()), *(locks if dialect.locking else ()), *ends])
    return {table: (epoch, last) for found in answers[-len(ends) :] for table, epoch, last in found}


def _outcome(batch: Batch, ends: dict[str, tuple[int, int]]) -> Outcome:
    """Nothing of a batch is written if its guard does not hold; the next one goes on where it ends."""
    if ends.get(batch.table) != (batch.epoch, batch.first - 1):
        return Overtaken(batch.table)
    ends[batch.table] = (batch.epoch, batch.first - 1 + len(batch.lines))
    return None


def _rows(batch: Batch) -> list[_Row]:
    lines = enumerate(batch.lines, batch.first)
    return [(batch.table, number, batch.epoch, line.decode()) for number, line in lines]


def _lines(rows: list[_Row], dialect: Dialect) -> list[Statement]:
    """Few statements for many lines: each of them lets another thread run, and waits for its turn."""
    if dialect.lists:
        return [(_FROM_LISTS, [list(column) for column in zip(*rows, strict=True)])] if rows else []
    portions = [rows[start : start + _MOST_ROWS] for start in range(0, len(rows), _MOST_ROWS)]
    return [(_insert(len(some)), [value for row in some for value in row]) for some in portions]


@cache
def _insert(rows: int) -> str:
    return f"{_LINES}VALUES {', '.join(['(?, ?, ?, ?)'] * rows)}"


def _notes(batch: Batch, now: int) -> list[Statement]:
    """What lists show of it."""
    notes: list[Statement] = [(_PERSON, [person, batch.table]) for person in batch.people]
    if card := batch.card:
        shown = int(card.public and bool(card.people))  # where nobody sits, nobody waits for company
        values: list[Any] = [shown, card.phase, card.opened, msgspec.json.encode(card).decode(), now, batch.table]
        notes.append((_CARD, values))
    if game := batch.finished:
        record = game.record.decode()
        notes.append((_GAME, [game.id, batch.table, game.game, int(game.public), game.ended, record]))
    return notes
