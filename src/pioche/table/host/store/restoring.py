"""A backup back into its place. What was there is put aside, never deleted."""

import re
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from pioche.rulekit import Refusal
from pioche.table.host.store.copying import Progress, copy_all, synchronise, write_file
from pioche.table.host.store.database import Database
from pioche.table.host.store.places import file_at, without_password
from pioche.table.host.store.postgres import PostgresConnection, is_postgres
from pioche.table.host.store.schema import apply, migrations, prepare
from pioche.table.host.store.sqlite import SqliteConnection, alone_at

_CREATED = re.compile(r"CREATE TABLE (\w+)")
_BESIDE = ("", "-wal", "-shm")
"""A SQLite file, and what belongs to it."""


def restore(source: Database, place: str, progress: Progress, *, force: bool = False) -> str:
    """Where the database that was there is now; empty if there was none. Refusal if there is one, unless by force."""
    into = _into_postgres if is_postgres(place) else _into_file
    return into(source, place, progress, force)


def _stamp() -> str:
    return f"before_{datetime.now(UTC):%Y%m%d_%H%M%S_%f}"


def _refuse_to_overwrite(place: str) -> None:
    raise Refusal("store-exists", place=without_password(place))


# SQLite: a new file takes the name of the old one


def _into_file(source: Database, place: str, progress: Progress, force: bool) -> str:
    path = file_at(place)
    with alone_at(path):
        if path.exists() and not force:
            _refuse_to_overwrite(place)
        fresh = path.with_name(f"{path.name}.restoring")
        write_file(source, fresh, progress)
        kept = _put_aside(path) if path.exists() else ""
        fresh.rename(path)
        synchronise(path.parent)
    return kept


def _put_aside(path: Path) -> str:
    """Under another name, with the files beside it: together they hold everything."""
    with suppress(sqlite3.Error), closing(SqliteConnection(path)) as connection:
        connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = path.with_name(f"{path.name}.{_stamp()}")
    for end in reversed(_BESIDE):
        with suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(kept.with_name(kept.name + end))
    return str(kept)


# Postgres: all in one transaction


def _into_postgres(source: Database, place: str, progress: Progress, force: bool) -> str:
    with closing(PostgresConnection(place, patient=True)) as target:
        if not target.is_alone():
            raise Refusal("store-in-use", place=without_password(place))
        target.begin()
        there = target.run("SELECT to_regclass('migrations')") != [(None,)]
        if there and not force:
            _refuse_to_overwrite(place)
        kept = _put_into_schema(target) if there else ""
        prepare(target)
        apply(target, list(migrations()))
        copy_all(source, target, progress)
        target.commit()
    return kept


def _put_into_schema(target: Database) -> str:
    kept = _stamp()
    target.run(f"CREATE SCHEMA {kept}")
    for name in ["migrations", *_CREATED.findall("".join(migrations().values()))]:
        target.run(f"ALTER TABLE IF EXISTS {name} SET SCHEMA {kept}")
    return kept
