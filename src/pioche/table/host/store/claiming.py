"""Whose tables are whose: claims raise epochs, many in one statement."""

from pioche.table.host.store.database import Database, Dialect, places

_CLAIM = """WITH claimed AS (SELECT id FROM tables WHERE id {among} ORDER BY id{locking})
    UPDATE tables SET epoch = epoch + 1, touched = ? FROM claimed WHERE tables.id = claimed.id
    RETURNING tables.id, epoch"""
"""In order of the tables: two workers never wait for each other."""
MOST_TABLES = 512
"""Named in one statement."""


def claim_all(tables: list[str], now: int, connection: Database) -> dict[str, int]:
    """The new epochs of those that exist. No table twice, and no more than MOST_TABLES."""
    among, values = named(tables, connection.dialect)
    return dict(connection.run(_CLAIM.format(among=among, locking=connection.dialect.locking), [*values, now]))


def named(tables: list[str], dialect: Dialect) -> tuple[str, list[object]]:
    """The condition that an id is among these, and its values."""
    return ("= ANY(?)", [tables]) if dialect.lists else (f"IN ({places(len(tables))})", [*tables])
