"""The embedded store: one SQLite file, synchronised in full: what is acknowledged survives a power cut."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from pioche.rulekit import Refusal
from pioche.rulekit.cache import LOCK, locked
from pioche.table.host.store.database import Dialect, Statement
from pioche.table.host.store.sql import SqlStore

SQLITE = Dialect(
    shared=False,
    begin="BEGIN IMMEDIATE",
    snapshot="BEGIN",
    locking="",
    clustered="WITHOUT ROWID",
    migrating="",
    checking="PRAGMA integrity_check",
    lists=False,
)
_SETTINGS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 30000", "wal_autocheckpoint = 1000")
"""The log beside the file soon stops growing: what overwrites is cheaper to synchronise than what is new."""
_PATIENCE = 30
"""Seconds, where another connection writes."""
_OWN_FOLDER, _OWN_FILE = 0o700, 0o600


class SqliteConnection:
    dialect = SQLITE

    def __init__(self, path: Path, settings: Sequence[str] = _SETTINGS, mode: str = "rwc") -> None:
        address = f"{path.absolute().as_uri()}?mode={mode}"
        self.driver = sqlite3.connect(
            address, uri=True, isolation_level=None, check_same_thread=False, timeout=_PATIENCE
        )
        for setting in settings:
            self.driver.execute(f"PRAGMA {setting}")

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        return self.driver.execute(text, values).fetchall()

    def run_all(self, statements: Sequence[Statement]) -> list[list[Any]]:
        return [self.run(*statement) for statement in statements]

    def begin(self) -> None:
        self.run(self.dialect.begin)

    def commit(self) -> None:
        self.run("COMMIT")

    def close(self) -> None:
        self.driver.close()

    def is_full(self, error: Exception) -> bool:
        """The extended codes have the plain one in their lowest byte."""
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)


def make_file(path: Path) -> None:
    """What is not there yet is made for this user alone; the files beside it are made like it."""
    path.parent.mkdir(_OWN_FOLDER, parents=True, exist_ok=True)
    if not path.exists():
        path.touch(_OWN_FILE)


@contextmanager
def alone_at(path: Path) -> Iterator[None]:
    """One server a file: Refusal if another one has it. The lock stands beside the file, and ends with its process."""

    def refuse() -> None:
        raise Refusal("store-in-use", place=str(path))

    make_file(lock := path.with_name(path.name + LOCK))
    with locked(lock, refuse):
        yield


def sqlite_store(path: Path) -> SqlStore:
    held = ExitStack()
    held.enter_context(alone_at(path))
    try:
        make_file(path)
        return SqlStore(lambda: SqliteConnection(path), release=held.close)
    except BaseException:
        held.close()
        raise
