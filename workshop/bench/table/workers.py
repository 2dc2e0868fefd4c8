"""The same load on one server with SQLite, one with Postgres, and two with Postgres, in one run."""

import argparse
import asyncio
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from workshop.bench.store import new_database
from workshop.bench.table import ours
from workshop.bench.table.load import Figures, Load, measure
from workshop.bench.table.page import write_into
from workshop.command import finish, parser_of

PORT = 19_700
_CROWD = 3
"""As many more tables move without rest: at fewer of them a single person says more than one socket may."""
SETTLING = 6.0
"""Seconds until fresh servers have loaded their compiled code."""
ROWS: list[tuple[str, int, Callable[[], str]]] = [
    ("SQLite, one worker", 1, lambda: tempfile.mkdtemp(prefix="pioche-bench-")),
    ("Postgres, one worker", 1, new_database),
    ("Postgres, two workers", 2, new_database),
]
"""What is measured: its name, how many workers, and where they keep their tables."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of("bench.table.workers", __doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each load")
    parser.add_argument("--out", type=Path, help="a page to write the figures into")
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    lines = []
    for line in _lines(chosen.tables, chosen.seconds):
        print(line, flush=True)
        lines.append(line)
    if chosen.out:
        write_into(chosen.out, "workers", "bench-table", lines)
    return 0


def _lines(tables: int, seconds: float) -> Iterator[str]:
    yield f"Load of the machine at the start: {os.getloadavg()[0]:.1f}; cores: {os.cpu_count()}."
    for load in (Load(tables, 1.0), Load(_CROWD * tables, 0.0)):
        yield from ("", f"| {load} | moves/s | p50 / p99 ms |", "|---|---|---|")
        for name, workers, place in ROWS:
            figures = _under_load(load, place(), workers, seconds)
            waits = f"{figures.wait(0.5):.1f} / {figures.wait(0.99):.1f}"
            yield f"| {name} | {figures.moves / seconds:,.0f} | {waits} |"


def _under_load(load: Load, place: str, workers: int, seconds: float) -> Figures:
    """Tables are dealt out to the workers in turn, as a proxy that hashes does on average."""
    first = PORT + secrets.randbelow(1000)
    ports = range(first, first + workers)
    with ExitStack() as running:
        pids = [running.enter_context(ours.server(place, port)) for port in ports]
        time.sleep(SETTLING)
        tables = [ours.Table(ports[number % workers], number) for number in range(load.tables)]
        return asyncio.run(measure(tables, pids[0], seconds, load.per_second))


if __name__ == "__main__":
    sys.exit(main())
