"""All that a database holds, into another one of any kind: backups, and the way back.

A backup is a SQLite file, wherever it comes from. It is read in one transaction, which sees one moment and ends however
much is written meanwhile.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from pioche.rulekit import Refusal
from pioche.table.host.store.database import Database, Statement
from pioche.table.host.store.schema import applied_to, check_schema, migrate
from pioche.table.host.store.sqlite import SqliteConnection, make_file

COPIED = {
    "tables": ("id", "epoch", "public", "phase", "opened", "card", "touched"),
    "log": ("id", "seq", "epoch", "line"),
    "people": ("person", "id"),
    "games": ("id", "place", "game", "public", "ended", "record"),
}
"""What is worth keeping, with all its columns."""
KEYS = {"tables": ("id",), "log": ("id", "seq"), "people": ("person", "id"), "games": ("id",)}
_OLDEST = "0002_touched.sql"
"""Databases with these columns can be copied."""
_PORTION = 1000
"""Rows read and written at a time."""
_UNFINISHED = ("journal_mode = MEMORY", "synchronous = OFF")
"""A copy is of no use before it is whole: it is synchronised once, at its end."""

Progress = Callable[[int], None]
"""Told how many more rows were copied."""


def begin_reading(source: Database) -> dict[str, int]:
    """One moment of a database, until its connection is closed: how many rows there are. Refusal if it is not ours."""
    source.run(source.dialect.snapshot)
    done = applied_to(source)
    check_schema(source, done)
    if _OLDEST not in done:
        raise Refusal("older-store", name=_OLDEST)
    return {name: source.run(f"SELECT COUNT(*) FROM {name}")[0][0] for name in COPIED}


def copy_all(source: Database, target: Database, progress: Progress) -> None:
    """Into an empty database, within a transaction that the target has begun."""
    for name in COPIED:
        for rows in portions(source, name):
            target.run(*_insert(name, rows))
            progress(len(rows))


def portions(source: Database, name: str) -> Iterator[list[Any]]:
    """All rows, in the order of their key."""
    columns, key = COPIED[name], ", ".join(KEYS[name])
    after = f"WHERE ({key}) > ({', '.join('?' * len(KEYS[name]))})"
    text = f"SELECT {', '.join(columns)} FROM {name} {{after}} ORDER BY {key} LIMIT {_PORTION}"
    rows = source.run(text.format(after=""))
    while rows:
        yield rows
        last = dict(zip(columns, rows[-1], strict=True))
        rows = source.run(text.format(after=after), [last[column] for column in KEYS[name]])


def _insert(name: str, rows: list[Any]) -> Statement:
    row = f"({', '.join('?' * len(COPIED[name]))})"
    text = f"INSERT INTO {name} ({', '.join(COPIED[name])}) VALUES {', '.join([row] * len(rows))}"
    return text, [value for row in rows for value in row]


def write_file(source: Database, path: Path, progress: Progress) -> None:
    """Everything into a new SQLite file of its own, durably."""
    path.unlink(missing_ok=True)
    make_file(path)
    with closing(SqliteConnection(path, _UNFINISHED)) as target:
        migrate(target)
        target.begin()
        copy_all(source, target, progress)
        target.commit()
    synchronise(path)


def synchronise(path: Path) -> None:
    """A file, or the names in a folder, where a system can do that."""
    if os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
