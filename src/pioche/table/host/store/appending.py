"""Batches into the log, as many as wait, in one transaction."""

from functools import cache

import msgspec

from pioche.table.host.store import Batch, Outcome, Overtaken
from pioche.table.host.store.database import Database

_APPEND = """INSERT INTO log (id, seq, epoch, line) SELECT id, ?, epoch, ? FROM tables WHERE id = ? AND epoch = ?
    AND (SELECT COALESCE(MAX(seq), -1) FROM log WHERE log.id = tables.id) = ?{locking} RETURNING seq"""
"""One line, if who writes holds the table, and goes on where the log ends."""
_ENDS = """SELECT id, epoch, (SELECT COALESCE(MAX(seq), -1) FROM log WHERE log.id = tables.id) FROM tables
    WHERE id IN ({places}) ORDER BY id{locking}"""
"""Who holds these tables until the end of the transaction, and where their logs end."""
_TABLES, _ROWS = 500, 50
"""Asked about, and lines written, in one statement."""


def commit(writer: Database, batches: list[Batch], now: int) -> list[Outcome]:
    """A single line is a transaction by itself."""
    if len(batches) == 1 and batches[0].is_one_line:
        return [_append_line(writer, batches[0])]
    writer.begin()
    outcomes = _append_all(writer, batches, now)
    writer.commit()
    return outcomes


def _append_line(writer: Database, batch: Batch) -> Outcome:
    values = [batch.first, batch.lines[0].decode(), batch.table, batch.epoch, batch.first - 1]
    written = writer.run(_APPEND.format(locking=writer.locking), values)
    return None if written else Overtaken(batch.table)


def _append_all(writer: Database, batches: list[Batch], now: int) -> list[Outcome]:
    """Nothing of a batch is written if its guard does not hold. Few statements for many batches: each of them lets
    another thread run, and waits for its turn."""
    ends, rows, outcomes = _ends(writer, sorted({batch.table for batch in batches})), [], list[Outcome]()
    for batch in batches:
        if ends.get(batch.table) != (batch.epoch, batch.first - 1):
            outcomes.append(Overtaken(batch.table))
            continue
        outcomes.append(None)
        ends[batch.table] = (batch.epoch, batch.first - 1 + len(batch.lines))
        lines = enumerate(batch.lines, batch.first)
        rows += [(batch.table, number, batch.epoch, line.decode()) for number, line in lines]
        _note(writer, batch, now)
    for start in range(0, len(rows), _ROWS):
        some = rows[start : start + _ROWS]
        writer.run(_insert(len(some)), [value for row in some for value in row])
    return outcomes


def _ends(writer: Database, tables: list[str]) -> dict[str, tuple[int, int]]:
    """In order of the tables: two workers never wait for each other."""
    found = []
    for start in range(0, len(tables), _TABLES):
        some = tables[start : start + _TABLES]
        found += writer.run(_ENDS.format(places=", ".join("?" * len(some)), locking=writer.locking), some)
    return {table: (epoch, last) for table, epoch, last in found}


def _note(writer: Database, batch: Batch, now: int) -> None:
    """What lists show of it."""
    if card := batch.card:
        writer.run(
            "UPDATE tables SET public = ?, phase = ?, opened = ?, card = ?, touched = ? WHERE id = ?",
            [
                int(card.public and bool(card.people)),  # where nobody sits, nobody waits for company
                card.phase,
                card.opened,
                msgspec.json.encode(card).decode(),
                now,
                batch.table,
            ],
        )
    for person in batch.people:
        writer.run(
            "INSERT INTO people (person, id) VALUES (?, ?) ON CONFLICT (person, id) DO NOTHING",
            [person, batch.table],
        )
    if game := batch.finished:
        writer.run(
            "INSERT INTO games (id, place, game, public, ended, record) VALUES (?, ?, ?, ?, ?, ?)",
            [game.id, batch.table, game.game, int(game.public), game.ended, game.record.decode()],
        )


@cache
def _insert(rows: int) -> str:
    return f"INSERT INTO log (id, seq, epoch, line) VALUES {', '.join(['(?, ?, ?, ?)'] * rows)}"
