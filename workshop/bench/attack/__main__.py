"""Attack our server from one address, while a table from another plays on: how much later do its people and bots hear?

Every attack lasts some seconds, after as many quiet ones, in one run. Only the ratio counts. The attacker is a process
of its own, so that the table's clock measures the server and not the attacker's work.
"""

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

from workshop.bench.attack.attacks import ATTACKS
from workshop.bench.table import ours
from workshop.bench.table.page import write_into
from workshop.command import Unable, finish, parser_of

PORT = 18_900
PACE = 0.1
"""Seconds from move to move ..."""
TABLES = 5
"""... at each of these tables: together enough moves for the slowest of a hundred to mean something."""
BOTS_PACE = 0.4
"""Seconds between a round of moves and the next where experts play."""
LATER = 3.0
"""How many times as late as in quiet people may hear ..."""
LEAST = 0.02
"""... or within these seconds, which nobody notices."""
BOTS_LATER = 1.0
"""Seconds."""
BEGIN = 2.0
"""Seconds until an attack is under way."""


class Waits(NamedTuple):
    """Seconds that 99 % stay below: until all have heard of a move, and until the bots have answered one."""

    people: float
    bots: float


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of("bench.attack", __doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack (default: 10)")
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), metavar="NAME", help="these attacks")
    parser.add_argument("--out", type=Path, help="a page to write the figures into")
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    rows = []
    for number, name in enumerate(chosen.only or ATTACKS):
        with tempfile.TemporaryDirectory() as folder, _server(Path(folder), PORT + number):
            quiet, during = asyncio.run(_before_and_during(name, PORT + number, chosen.seconds))
        rows.append(row := _row(name, quiet, during))
        print(row, flush=True)
    if chosen.out:
        _write(chosen.out, rows)
    return 0


def _server(folder: Path, port: int) -> AbstractContextManager[int]:
    """With the usual limits; but the pauses of bots are short, so that they do not hide what bots wait for."""
    return ours.server(folder, port, pace="0.1", usual_limits=True)


async def _before_and_during(attack: str, port: int, seconds: float) -> tuple[Waits, Waits]:
    people = [ours.Table(port, number, address=f"127.0.1.{number}") for number in range(1, 1 + TABLES)]
    company = ours.Table(port, 0, bots=("expert", "expert", "expert"))
    for table in (*people, company):
        await table.sit()
    await _waits(people, company, BEGIN)
    quiet = await _waits(people, company, seconds)
    async with _under(attack, port):
        during = await _waits(people, company, seconds)
    for table in (*people, company):
        await table.close()
    return quiet, during


@contextlib.asynccontextmanager
async def _under(attack: str, port: int) -> AsyncIterator[None]:
    """With an attack under way."""
    command = [sys.executable, "-m", "workshop.bench.attack.attacks", attack, str(port)]
    attacker = await asyncio.create_subprocess_exec(*command)
    try:
        await asyncio.sleep(BEGIN)
        yield
        if attacker.returncode is not None:
            raise Unable(f"the attack ended by itself: {attack}")
    finally:
        with contextlib.suppress(ProcessLookupError):
            attacker.kill()
        await attacker.wait()


async def _waits(people: list[ours.Table], company: ours.Table, seconds: float) -> Waits:
    until = time.perf_counter() + seconds
    answered, *heard = await asyncio.gather(_answered(company, until), *(_heard(table, until) for table in people))
    return Waits(_late([wait for table in heard for wait in table]), _late(answered))


async def _heard(table: ours.Table, until: float) -> list[float]:
    waits = []
    while (began := time.perf_counter()) < until:
        await table.move()
        waits.append(time.perf_counter() - began)
        await asyncio.sleep(PACE)
    return waits


async def _answered(table: ours.Table, until: float) -> list[float]:
    waits = []
    while (began := time.perf_counter()) < until:
        await table.round_of_moves()
        waits.append(time.perf_counter() - began)
        await asyncio.sleep(BOTS_PACE)
    return waits


def _late(waits: list[float]) -> float:
    return sorted(waits)[min(len(waits) - 1, int(0.99 * len(waits)))]


def _row(name: str, quiet: Waits, during: Waits) -> str:
    kept = during.people <= max(LATER * quiet.people, LEAST) and during.bots - quiet.bots <= BOTS_LATER
    people = f"{1000 * quiet.people:.1f} | {1000 * during.people:.1f} | {during.people / quiet.people:.1f}"
    return f"| {name} | {people} | {quiet.bots:.2f} | {during.bots:.2f} | {'kept' if kept else 'missed'} |"


def _write(page: Path, rows: list[str]) -> None:
    head = "| attack | quiet, p99 ms | during | ratio | bots, quiet, s | during | |\n|---|---|---|---|---|---|---|"
    load = f"Load of the machine at the end: {os.getloadavg()[0]:.1f}."
    write_into(page, "attacks", "bench-attack", [load, "", head, *rows])


if __name__ == "__main__":
    raise SystemExit(main())
