"""The store for several workers: Postgres, by the extra pioche[postgres]."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from pioche.rulekit import Refusal
from pioche.table.host.store.database import Dialect, Statement
from pioche.table.host.store.sql import SqlStore

POSTGRES = Dialect(
    shared=True,
    begin="BEGIN",
    snapshot="BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    locking=" FOR UPDATE",
    clustered="",
    migrating="SELECT pg_advisory_xact_lock(7046033)",
    checking="",
    lists=True,
)
_LONGEST_PAUSE, _ANY_PAUSE = "2s", "0"
"""A worker that stops in the middle of a transaction loses it: nobody waits for its locks."""
_SERVING = 7046034
"""An advisory lock that all workers share, and that whoever puts the database in order has alone."""
_DISK_FULL = "53100"
_LINE = {"connect_timeout": 5, "tcp_user_timeout": 5000, "keepalives_idle": 5, "keepalives_interval": 2}
"""A line on which nothing comes back any more ends after some seconds, not after hours as systems have it."""


class PostgresConnection:
    dialect = POSTGRES

    def __init__(self, address: str, *, patient: bool = False) -> None:
        driver = _driver()
        chosen = driver.conninfo.conninfo_to_dict(address)
        usual = {name: value for name, value in _LINE.items() if name not in chosen}
        self.driver = driver.connect(address, autocommit=True, **usual)
        pause = _ANY_PAUSE if patient else _LONGEST_PAUSE
        self.driver.execute(f"SET idle_in_transaction_session_timeout = '{pause}'")

    def serve(self) -> None:
        """Until it is closed. Waits while somebody is alone."""
        self.run(f"SELECT pg_advisory_lock_shared({_SERVING})")

    def is_alone(self) -> bool:
        """Whether nobody serves; if so, nobody does until this is closed."""
        return bool(self.run(f"SELECT pg_try_advisory_lock({_SERVING})")[0][0])

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        return _rows(self._sent(text, values))

    def run_all(self, statements: Sequence[Statement]) -> list[list[Any]]:
        with self.driver.pipeline():
            cursors = [self._sent(*statement) for statement in statements]
        return [_rows(cursor) for cursor in cursors]

    def _sent(self, text: str, values: Sequence[Any]) -> Any:
        return self.driver.execute(text.replace("?", "%s"), values)

    def begin(self) -> None:
        self.run(self.dialect.begin)

    def commit(self) -> None:
        self.run("COMMIT")

    def close(self) -> None:
        self.driver.close()

    def is_full(self, error: Exception) -> bool:
        return getattr(error, "sqlstate", None) == _DISK_FULL


def _rows(cursor: Any) -> list[Any]:
    return cursor.fetchall() if cursor.description else []


def _driver() -> Any:
    try:
        return import_module("psycopg")
    except ImportError:
        raise Refusal("extra-missing", package="psycopg", extra="postgres") from None


def is_postgres(place: str) -> bool:
    return place.startswith(("postgres://", "postgresql://"))


def postgres_store(address: str) -> SqlStore:
    def connect() -> PostgresConnection:
        connection = PostgresConnection(address)
        connection.serve()
        return connection

    return SqlStore(connect)
