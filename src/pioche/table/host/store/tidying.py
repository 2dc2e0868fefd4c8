"""What has been of no use to anybody for long is deleted, a little at a time: nobody waits for it."""

from collections.abc import Callable, Iterator
from typing import Any

from pioche.table.host.store.database import Database

_GAMES = """DELETE FROM games WHERE id IN (SELECT id FROM games WHERE ended < ? ORDER BY ended LIMIT ?) RETURNING id"""
_OLD = """SELECT touched, id, (SELECT COALESCE(MAX(seq), -1) + 1 FROM log WHERE log.id = tables.id) FROM tables
    WHERE touched < ? AND (touched, id) > (?, ?) ORDER BY touched, id LIMIT ?"""
_FORGET = """DELETE FROM tables WHERE id = ? AND touched < ?
    AND NOT EXISTS (SELECT 1 FROM games WHERE place = tables.id) RETURNING id"""
MOST_TABLES = 200
"""Looked at in one step."""
MOST_LINES = 2000
"""Deleted in one transaction, unless a single table has more."""
MOST_GAMES = 50
"""Deleted in one transaction: their records are long."""

Steps = Iterator[int]
"""After each transaction: how many tables it has deleted."""


def drop_old(connect: Callable[[], Database], tables_before: int, games_before: int) -> Steps:
    connection = connect()
    try:
        while connection.run(_GAMES, [games_before, MOST_GAMES]):
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
    connection.begin()
    gone = [table for table in tables if connection.run(_FORGET, [table, before])]
    for table in gone:
        connection.run("DELETE FROM log WHERE id = ?", [table])
        connection.run("DELETE FROM people WHERE id = ?", [table])
    connection.commit()
    return len(gone)
