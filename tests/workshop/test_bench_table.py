"""The load on a live table reaches everybody and is counted. How fast anything is, is not tested here."""

import asyncio
from pathlib import Path

from tests.surfaces.web.server import free_port
from workshop.bench.table import ours
from workshop.bench.table.__main__ import appends_per_second
from workshop.bench.table.load import Figures, measure


def test_moves_of_every_table_reach_all_seats(tmp_path: Path) -> None:
    port = free_port()
    with ours.server(tmp_path, port) as pid:
        tables = [ours.Table(port, number) for number in range(2)]
        figures = asyncio.run(measure(tables, pid, seconds=1.0, per_second=4.0))
    assert figures.moves >= 2
    assert len(figures.waits) == figures.moves
    assert figures.bytes > 4 * 100 * figures.moves
    assert figures.wait(0.5) <= figures.wait(0.99)


def test_shares_of_waits() -> None:
    figures = Figures(moves=4, cpu=0.001, waits=[0.004, 0.001, 0.002, 0.003])
    assert figures.cpu_per_move == 250
    assert figures.wait(0.5) == 3
    assert figures.wait(0.99) == 4


def test_appends_are_counted_when_they_are_durable() -> None:
    assert appends_per_second(count=200, tables=10) > 0
