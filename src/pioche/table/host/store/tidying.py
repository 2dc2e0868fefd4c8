"""What has been of no use to anybody for long is deleted, a little at a time: nobody waits for it."""

from collections.abc import Iterator
from typing import Any

from pioche.table.clock import wall_clock
from pioche.table.host.store.claiming import named
from pioche.table.host.store.database import Connect, Database

_GAMES = """DELETE FROM games WHERE id IN (SELECT id FROM games WHERE ended < ? ORDER BY ended LIMIT ?) RETURNING id"""
_OLD = """SELECT touched, id, (SELECT COALESCE(MAX(seq), -1) + 1 FROM log WHERE log.id = tables.id) FROM tables
    WHERE touched < ? AND (touched, id) > (?, ?) ORDER BY touched, id LIMIT ?"""
_FORGET = """WITH old AS (SELECT id FROM tables WHERE id {among} AND touched < ?
    AND NOT EXISTS (SELECT 1 FROM games WHERE place = tables.id) ORDER BY id{locking})
    DELETE FROM tables WHERE id IN (SELECT id FROM old) RETURNING id"""
_TICKETS = """DELETE FROM spent_tickets WHERE name IN (SELECT name FROM spent_tickets WHERE until < ? LIMIT ?)
    RETURNING name"""
MOST_TABLES = 200
"""Looked at in one step."""
MOST_LINES = 2000
"""Deleted in one transaction, unless a single table has more."""
MOST_GAMES = 50
"""Deleted in one transaction: their records are long."""

MOST_TICKETS = 500
"""Deleted in one transaction."""

Steps = Iterator[int]
"""After each transaction: how many tables it has deleted."""


def drop_old(connect: Connect, tables_before: int, games_before: int) -> Steps:
    connection = connect()
    try:
        while connection.run(_GAMES, [games_before, MOST_GAMES]):
            yield 0
        while connection.run(_TICKETS, [wall_clock(), MOST_TICKETS]):
            yield 0
        yield from _drop_tables(connection, tables_before)
    finally:
        connection.close()


def _drop_tables(connection: Database, before: int) -> Steps:
    """From the oldest on. Those that have to stay are looked at once."""
    touched, table = -1, ""
    while old := connection.run(_OLD, [before, touched, table, MOST_TABLES]):
        touched, table = old[-1][:2]
        for tables in _portions(old):
            yield _forget(connection, tables, before)


def _portions(old: list[Any]) -> Iterator[list[str]]:
    """Tables that go together."""
    tables: list[str] = []
    together = 0
    for _, table, lines in old:
        if tables and together + lines > MOST_LINES:
            yield tables
            tables, together = [], 0
        tables.append(table)
        together += lines
    yield tables


def _forget(connection: Database, tables: list[str], before: int) -> int:
    """Somebody may have come back since they were looked at."""
    among, values = named(tables, connection.dialect)
    connection.begin()
    text = _FORGET.format(among=among, locking=connection.dialect.locking)
    gone = [row[0] for row in connection.run(text, [*values, before])]
    if gone:
        among, values = named(gone, connection.dialect)
        connection.run_all([(f"DELETE FROM {name} WHERE id {among}", values) for name in ("log", "people")])
    connection.commit()
    return len(gone)
