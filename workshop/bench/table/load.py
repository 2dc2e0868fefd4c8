"""The same loads for every server: tables of four, one move at a time at each, at a steady pace or without rest."""

import asyncio
import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Protocol

SEATS = 4


class Load(NamedTuple):
    tables: int
    per_second: float
    """Moves of each table; 0 if the next comes as soon as all have heard of the last."""

    def is_paced(self) -> bool:
        return self.per_second > 0

    def __str__(self) -> str:
        pace = f"{self.per_second:g} move a second each" if self.per_second else "moving without rest"
        return f"{self.tables} tables, {pace}"


class SeatedTable(Protocol):
    """Four connections to one table of some server."""

    async def sit(self) -> None:
        """Connect everybody and begin."""

    async def move(self) -> int:
        """Make the next move and wait until all four are told: how many bytes that took in all."""

    async def close(self) -> None: ...


@dataclass
class Figures:
    moves: int = 0
    cpu: float = 0.0
    """Seconds of the server's processor."""
    bytes: int = 0
    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move until all seats have it."""
    memory: float = 0.0
    """Kilobytes for each table."""

    @property
    def cpu_per_move(self) -> float:
        """Microseconds."""
        return 1e6 * self.cpu / self.moves

    def wait(self, share: float) -> float:
        """Milliseconds that this share of the moves stays below."""
        return 1000 * sorted(self.waits)[min(len(self.waits) - 1, int(share * len(self.waits)))]


def cpu_seconds(pid: int) -> float:
    """Processor time of a process so far, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def kilobytes(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])


async def measure(tables: Sequence[SeatedTable], pid: int, seconds: float, per_second: float) -> Figures:
    figures = Figures()
    before = kilobytes(pid)
    for start in range(0, len(tables), 20):
        await asyncio.gather(*(table.sit() for table in tables[start : start + 20]))
    await asyncio.sleep(1)
    figures.memory = (kilobytes(pid) - before) / len(tables)
    with _no_pauses():
        began = cpu_seconds(pid)
        until = time.perf_counter() + seconds
        period = 1 / per_second if per_second else 0.0
        turns = [number * period / len(tables) for number in range(len(tables))]
        paced = (_pace(table, turn, until, period, figures) for table, turn in zip(tables, turns, strict=True))
        await asyncio.gather(*paced)
        figures.cpu = cpu_seconds(pid) - began
    await asyncio.gather(*(table.close() for table in tables))
    return figures


@contextmanager
def _no_pauses() -> Iterator[None]:
    """The program that plays the people collects no garbage meanwhile: that takes it up to 9 milliseconds at a time,
    and whoever is told then would seem to be told late."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _pace(table: SeatedTable, delay: float, until: float, period: float, figures: Figures) -> None:
    await asyncio.sleep(delay)
    while (began := time.perf_counter()) < until:
        size = await table.move()
        took = time.perf_counter() - began
        figures.bytes += size
        figures.waits.append(took)
        figures.moves += 1
        await asyncio.sleep(max(0.0, period - took))
