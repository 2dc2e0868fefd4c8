"""The embedded store: one SQLite file, synchronised in full: what is acknowledged survives a power cut."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pioche.table.host.store.sql import SqlStore

_SETTINGS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 30000", "wal_autocheckpoint = 1000")
"""The log beside the file soon stops growing: what overwrites is cheaper to synchronise than what is new."""
_OWN_FOLDER, _OWN_FILE = 0o700, 0o600


class SqliteConnection:
    locking = ""
    clustered = "WITHOUT ROWID"
    shared = False
    migrating = ""

    def __init__(self, path: Path) -> None:
        self.driver = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
        for setting in _SETTINGS:
            self.driver.execute(f"PRAGMA {setting}")

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        return self.driver.execute(text, values).fetchall()

    def begin(self) -> None:
        self.driver.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.driver.execute("COMMIT")

    def close(self) -> None:
        self.driver.close()

    def is_full(self, error: Exception) -> bool:
        """The extended codes have the plain one in their lowest byte."""
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)


def sqlite_store(path: Path) -> SqlStore:
    """What is not there yet is made for this user alone; the files beside it are made like it."""
    path.parent.mkdir(_OWN_FOLDER, parents=True, exist_ok=True)
    if not path.exists():
        path.touch(_OWN_FILE)
    return SqlStore(lambda: SqliteConnection(path))
