"""make bench-table: our server and boardgame.io under the same load, in one run."""

import argparse
import asyncio
import secrets
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pioche.benchmarks.table import boardgame_io, ours
from pioche.benchmarks.table.load import Figures, measure
from pioche.table.store import Batch
from pioche.table.store.sqlite import sqlite_store

PORT = 18_700


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--per-second", type=float, default=1.0, help="moves of each table")
    parser.add_argument("--peer", type=Path, help="a folder to install boardgame.io in (default: a new one)")
    chosen = parser.parse_args()
    columns = ("tables", 8), ("moves", 8), ("CPU µs/move", 13), ("bytes/seat", 12), ("p50 ms", 9), ("p99 ms", 9)
    tell(" " * 14 + "".join(f"{name:>{width}}" for name, width in (*columns, ("kB/table", 10))))
    for count in chosen.tables:
        us = side_by_side("pioche", count, chosen, our_server, ours.Table)
        them = side_by_side("boardgame.io", count, chosen, peer_server(chosen.peer), boardgame_io.Table)
        if us and them:
            tell(f"{'ratio':14}{count:8}{'':8}{us.cpu_per_move / them.cpu_per_move:13.2f}")
    tell(f"SQLite, durable: {appends_per_second():,.0f} moves/s in groups")


def tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def our_server(port: int) -> Any:
    return ours.server(Path(tempfile.mkdtemp(prefix="pioche-bench-")), port)


def peer_server(folder: Path | None) -> Callable[[int], Any]:
    def start(port: int) -> Any:
        place = folder or Path(tempfile.mkdtemp(prefix="pioche-peer-"))
        place.mkdir(parents=True, exist_ok=True)
        return boardgame_io.server(place, port)

    return start


def side_by_side(name: str, count: int, chosen: Any, start: Callable[[int], Any], table: Any) -> Figures | None:
    port = PORT + secrets.randbelow(1000)
    try:
        with start(port) as pid:
            tables = [table(port, number) for number in range(count)]
            figures = asyncio.run(measure(tables, pid, chosen.seconds, chosen.per_second))
    except boardgame_io.NoPeer as missing:
        tell(f"{name:14}{count:8} not measured: {missing}")
        return None
    size = figures.bytes / figures.moves / 4
    waits = f"{figures.wait(0.5):9.1f}{figures.wait(0.99):9.1f}"
    tell(f"{name:14}{count:8}{figures.moves:8}{figures.cpu_per_move:13.0f}{size:12.0f}{waits}{figures.memory:10.0f}")
    return figures


def appends_per_second(count: int = 20_000, tables: int = 200) -> float:
    """Moves that become durable, when two hundred tables are busy."""
    store = sqlite_store(Path(tempfile.mkdtemp(prefix="pioche-bench-")) / "pioche.db")
    epochs = [store.create(f"t{number}") for number in range(tables)]
    left = threading.Semaphore(0)
    line = b'{"fact":"moved","at":1794798022657,"id":"abcdef-12","by":2,"move":"lay 45"}'
    began = time.perf_counter()
    for number in range(count):
        at, turn = number % tables, number // tables
        store.append(Batch(f"t{at}", epochs[at], turn, [line]), lambda _: left.release())
    for _ in range(count):
        left.acquire()
    rate = count / (time.perf_counter() - began)
    store.close()
    return rate


if __name__ == "__main__":
    main()
