"""Where tables are kept: a folder with a SQLite file, such a file itself, or the address of a Postgres database."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from pioche.rulekit import Refusal
from pioche.table.host.store.database import Database
from pioche.table.host.store.postgres import PostgresConnection, is_postgres
from pioche.table.host.store.schema import migrate
from pioche.table.host.store.sqlite import SqliteConnection, alone_at, make_file

_FILE = "pioche.db"


def file_at(place: str) -> Path:
    path = Path(place)
    return path if path.is_file() else path / _FILE


@contextmanager
def reading(place: str) -> Iterator[Database]:
    """A connection to what is there; servers may go on meanwhile."""
    if is_postgres(place):
        connection: Database = PostgresConnection(place, patient=True)
    elif file_at(place).is_file():
        connection = SqliteConnection(file_at(place), (), "ro")
    else:
        raise Refusal("no-tables-there", place=place)
    with closing(connection):
        yield connection


def migrate_at(place: str) -> list[str]:
    """What was applied. Workers may go on with a Postgres database meanwhile."""
    if is_postgres(place):
        with closing(PostgresConnection(place, patient=True)) as connection:
            return migrate(connection)
    with alone_at(path := file_at(place)):
        make_file(path)
        with closing(SqliteConnection(path)) as file:
            return migrate(file)


@contextmanager
def plainly(place: str) -> Iterator[None]:
    """Whatever a database or a disk says against it is the reason."""
    try:
        yield
    except Exception as error:
        if isinstance(error, OSError | sqlite3.Error) or type(error).__module__.startswith("psycopg"):
            raise Refusal("no-store", place=without_password(place), reason=_reason(error, place)) from None
        raise


def without_password(place: str) -> str:
    """What is said and logged of a database."""
    parts = urlsplit(place)
    return place.replace(f":{parts.password}@", ":***@", 1) if parts.password else place


def _reason(error: Exception, place: str) -> str:
    """The first line says it."""
    said = str(error).strip().partition("\n")[0]
    password = urlsplit(place).password
    return said.replace(password, "***") if password else said
