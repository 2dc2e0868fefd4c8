"""The store for several workers: Postgres, by the extra pioche[postgres]."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from pioche.rulekit import Refusal
from pioche.table.host.store.sql import SqlStore

_LONGEST_PAUSE = "2s"
"""A worker that stops in the middle of a transaction loses it: nobody waits for its locks."""
_DISK_FULL = "53100"


class _PostgresConnection:
    locking = " FOR UPDATE"
    clustered = ""
    shared = True
    migrating = "SELECT pg_advisory_xact_lock(7046033)"

    def __init__(self, address: str) -> None:
        self.driver = _driver().connect(address, autocommit=True)
        self.driver.execute(f"SET idle_in_transaction_session_timeout = '{_LONGEST_PAUSE}'")

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        cursor = self.driver.execute(text.replace("?", "%s"), values)
        return cursor.fetchall() if cursor.description else []

    def begin(self) -> None:
        self.driver.execute("BEGIN")

    def commit(self) -> None:
        self.driver.execute("COMMIT")

    def close(self) -> None:
        self.driver.close()

    def is_full(self, error: Exception) -> bool:
        return getattr(error, "sqlstate", None) == _DISK_FULL


def _driver() -> Any:
    try:
        return import_module("psycopg")
    except ImportError:
        raise Refusal("extra-missing", package="psycopg", extra="postgres") from None


def postgres_store(address: str) -> SqlStore:
    return SqlStore(lambda: _PostgresConnection(address))
