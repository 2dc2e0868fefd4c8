"""Put our server and boardgame.io under the same load, in one run."""

import argparse
import asyncio
import os
import re
import secrets
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from pioche.table.host.store import Batch
from pioche.table.host.store.sqlite import sqlite_store
from workshop.bench.table import boardgame_io, ours
from workshop.bench.table.load import SEATS, Figures, Load, kilobytes, measure
from workshop.bench.table.page import Measured, said, tables, write_into
from workshop.command import finish, parser_of

PORT = 18_700
SETTLING = 6.0
"""Seconds until a fresh server has loaded its compiled code."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of("bench.table", __doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--seconds", type=float, default=10.0, help="of each load")
    parser.add_argument("--peer", type=Path, help="a folder to install boardgame.io in (default: a new one)")
    parser.add_argument("--out", type=Path, help="a page to write the figures into")
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    measured = Measured(load=os.getloadavg()[0])
    side_by_side(chosen, measured)
    measured.idle, measured.socket = idle_table(), idle_socket()
    measured.late, measured.appends = thinking(), appends_per_second()
    for goal in measured.goals():
        tell(said(goal))
    if chosen.out:
        write_into(chosen.out, "figures", "bench-table", tables(measured))
    return 0


def side_by_side(chosen: Any, measured: Measured) -> None:
    columns = ("moves", 8), ("CPU µs/move", 13), ("bytes/seat", 12), ("p50 ms", 9), ("p99 ms", 9)
    tell(" " * 14 + "".join(f"{name:>{width}}" for name, width in (*columns, ("kB/table", 10))))
    peer = peer_server(chosen.peer or Path(tempfile.mkdtemp(prefix="pioche-peer-")))
    for load in [*(Load(number, 1.0) for number in chosen.tables), Load(max(chosen.tables), 0.0)]:
        tell(str(load))
        measured.ours[load] = under_load("pioche", load, chosen.seconds, our_server, ours.Table)
        try:
            measured.theirs[load] = under_load("boardgame.io", load, chosen.seconds, peer, boardgame_io.Table)
        except boardgame_io.NoPeer as missing:
            tell(f"{'boardgame.io':14} not measured: {missing}")


def tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def our_server(port: int, pace: str = "1") -> Any:
    return ours.server(Path(tempfile.mkdtemp(prefix="pioche-bench-")), port, pace)


def peer_server(folder: Path) -> Callable[[int], Any]:
    folder.mkdir(parents=True, exist_ok=True)
    return lambda port: boardgame_io.server(folder, port)


def under_load(name: str, load: Load, seconds: float, start: Callable[[int], Any], table: Any) -> Figures:
    port = PORT + secrets.randbelow(1000)
    with start(port) as pid:
        time.sleep(SETTLING)
        tables = [table(port, number) for number in range(load.tables)]
        figures = asyncio.run(measure(tables, pid, seconds, load.per_second))
    size = figures.bytes / figures.moves / SEATS
    waits = f"{figures.wait(0.5):9.1f}{figures.wait(0.99):9.1f}"
    tell(f"{name:14}{figures.moves:8}{figures.cpu_per_move:13.0f}{size:12.0f}{waits}{figures.memory:10.0f}")
    return figures


def idle_table(count: int = 400) -> float:
    """Kilobytes of a table that has been opened and at which nobody sits."""
    port = PORT + secrets.randbelow(1000)
    with our_server(port) as pid:
        time.sleep(SETTLING)
        open_tables(port, 20)
        before = kilobytes(pid)
        open_tables(port, count)
        return (kilobytes(pid) - before) / count


def idle_socket(tables: int = 250, each: int = 20) -> float:
    """Kilobytes of a socket whose person has said hello to a table and watches."""
    port = PORT + secrets.randbelow(1000)
    with our_server(port) as pid:
        time.sleep(SETTLING)
        names = open_tables(port, tables)
        before = kilobytes(pid)
        return asyncio.run(_watched(port, [name for name in names for _ in range(each)], pid, before))


async def _watched(port: int, tables: list[str], pid: int, before: int) -> float:
    lines = []
    for start in range(0, len(tables), 20):
        lines += await asyncio.gather(*(spectator(port, table) for table in tables[start : start + 20]))
    await asyncio.sleep(1)
    grown = (kilobytes(pid) - before) / len(tables)
    for line in lines:
        line.transport.abort()
    return grown


def open_tables(port: int, count: int) -> list[str]:
    """Their names."""
    setup = {"game": ours.GAME, "seats": SEATS}
    return [ours.ask(port, "/api/tables", secrets.token_urlsafe(24), setup)["table"] for _ in range(count)]


def thinking(seconds: float = 20.0) -> float:
    """Milliseconds: the bound of the bucket in which the 99th part of a hundred lies."""
    port = PORT + secrets.randbelow(1000)
    with our_server(port, "0"):
        time.sleep(SETTLING)
        before = asyncio.run(watch_experts(port, 0.1))
        after = asyncio.run(watch_experts(port, seconds))
    counts = {bound: after[bound] - before[bound] for bound in after}
    return 1000 * min(bound for bound, count in counts.items() if count >= 0.99 * max(counts.values()))


async def watch_experts(port: int, seconds: float) -> dict[float, float]:
    """How many timers were late by how much, after watching four tables of four experts for a while."""
    lines = [await watched_table(port) for _ in range(4)]
    await asyncio.sleep(seconds)
    for line in lines:
        line.transport.abort()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        text = answer.read().decode()
    found = re.findall(r'pioche_loop_delay_seconds_bucket{le="([^"]+)"} (\S+)', text)
    return {float(bound): float(count) for bound, count in found}


async def watched_table(port: int) -> Any:
    token = secrets.token_urlsafe(24)
    setup = {"game": "take_that", "seats": 4, "bots": ["expert"] * 4}
    table = ours.ask(port, "/api/tables", token, setup)["table"]
    return await spectator(port, table)


async def spectator(port: int, table: str) -> Any:
    """Somebody who has come to a table and watches."""
    token = secrets.token_urlsafe(24)
    ticket = (await asyncio.to_thread(ours.ask, port, f"/api/tables/{table}/ticket", token, {}))["ticket"]
    line = await connect(f"ws://127.0.0.1:{port}/socket/{table}", compression=None)
    await line.send(msgspec.json.encode({"do": "hello", "id": "0", "ticket": ticket}).decode())
    return line


def appends_per_second(count: int = 20_000, tables: int = 200) -> float:
    """Moves that become durable, when two hundred tables are busy."""
    store = sqlite_store(Path(tempfile.mkdtemp(prefix="pioche-bench-")) / "pioche.db")
    epochs = [store.create(f"t{number}") for number in range(tables)]
    left = threading.Semaphore(0)
    line = b'{"fact":"moved","at":1794798022657,"id":"abcdef-12","by":2,"move":"lay 45"}'
    began = time.perf_counter()
    for number in range(count):
        at, turn = number % tables, number // tables
        store.append_group([Batch(f"t{at}", epochs[at], turn, [line])], lambda _: left.release())
    for _ in range(count):
        left.acquire()
    rate = count / (time.perf_counter() - began)
    store.close()
    return rate


if __name__ == "__main__":
    sys.exit(main())
