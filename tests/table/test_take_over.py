"""A worker of ten dies with its tables, a hundred thousand among all: who takes them over, and what that costs."""

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from math import ceil
from pathlib import Path
from zlib import crc32

import pytest

from pioche.table.facts import Setup
from pioche.table.host import table_host
from pioche.table.host.store.claiming import MOST_TABLES
from pioche.table.host.store.sql import SqlStore
from pioche.table.host.store.sqlite import SqliteConnection, sqlite_store
from pioche.table.host.store.writer import _Claim
from pioche.table.host.table_host import TableHost
from pioche.table.host.thinking import Thinking
from tests.table.stores import hold

TABLES, WORKERS = 100_000, 10
POINTS = 160
"""That nginx gives to each worker."""


class Ring:
    """How `hash … consistent` of nginx chooses a worker: ngx_http_upstream_hash_module.c."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.points = sorted((point, port) for port in ports for point in self._points_of(port))
        self._places = [point for point, _ in self.points]

    @staticmethod
    def _points_of(port: int) -> Iterator[int]:
        base, point = crc32(b"127.0.0.1\0%d" % port), b"\0\0\0\0"
        for _ in range(POINTS):
            number = crc32(point, base)
            point = number.to_bytes(4, "little")
            yield number

    def worker_of(self, table: str) -> int:
        place = bisect_left(self._places, crc32(table.encode()))
        return self.points[place % len(self.points)][1]

    def counted_off(self, table: str) -> int:
        """As without `consistent`."""
        return self.ports[crc32(table.encode()) % len(self.ports)]


def test_the_tables_of_a_dead_worker_are_spread_and_no_other_moves() -> None:
    ports = [8001 + number for number in range(WORKERS)]
    tables = [f"table{number}" for number in range(TABLES)]
    before, after = Ring(ports), Ring(ports[1:])
    moves = [(before.worker_of(table), after.worker_of(table)) for table in tables]
    moved = [taken for held, taken in moves if held == ports[0]]
    assert all(held == taken for held, taken in moves if held != ports[0])
    shares = Counter(moved)
    assert TABLES / WORKERS * 0.7 < len(moved) < TABLES / WORKERS * 1.3
    assert len(shares) == WORKERS - 1, "all survivors take some"
    assert max(shares.values()) < 2 * len(moved) / (WORKERS - 1)


def test_workers_that_are_counted_off_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash that is not consistent moves nearly everybody when one worker dies."""
    monkeypatch.setattr(Ring, "worker_of", lambda ring, table: ring.counted_off(table))
    with pytest.raises(AssertionError):
        test_the_tables_of_a_dead_worker_are_spread_and_no_other_moves()


def crowd(path: Path, tables: int, lines: Sequence[bytes] = (b"{}", b"{}")) -> None:
    """Each with this log."""
    with closing(SqliteConnection(path)) as connection:
        numbers = f"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {tables})"
        connection.begin()
        connection.run(f"INSERT INTO tables {numbers} SELECT 't' || i, 1, 0, '', 0, '', 0 FROM n")
        for seq, line in enumerate(lines):
            connection.run(f"INSERT INTO log {numbers} SELECT 't' || i, {seq}, 1, ? FROM n", [line.decode()])
        connection.commit()


def test_claims_of_many_tables_take_few_statements(tmp_path: Path) -> None:
    """All people come back at once: one statement claims hundreds of tables, one reads the log of each."""
    store = sqlite_store(tmp_path / "pioche.db")
    crowd(tmp_path / "pioche.db", TABLES)
    claims = [_Claim(f"t{number + 1}", Future()) for number in range(TABLES)]
    go_on = hold(store)
    for claim in claims:
        store.writer._waiting.put(claim)
    go_on.set()
    assert {claim.epoch.result(60) for claim in claims} == {2}
    assert store.writer.claims == ceil(TABLES / MOST_TABLES)
    assert store.lost({f"t{number + 1}": 1 for number in range(1000)}) == [f"t{number + 1}" for number in range(1000)]
    assert [len(store.read(f"t{number + 1}")) for number in range(0, TABLES, 1000)] == [2] * (TABLES // 1000)
    store.close()


async def _opened(store: SqlStore, threads: ThreadPoolExecutor) -> list[bytes]:
    """The log of a table that has just been opened."""
    house = TableHost(store, Thinking(threads, 1))
    return store.read(await house.open(Setup("no_thanks", 3, clock=0), "t" * 30))


async def _take_over(store: SqlStore, threads: ThreadPoolExecutor, lost: dict[str, int]) -> dict[int, TableHost]:
    """Somebody comes back to each of these tables, in the same moment, to the worker that the proxy chooses."""
    houses = {port: TableHost(store, Thinking(threads, 1)) for port in set(lost.values())}
    found = await asyncio.gather(*(houses[port].find(table) for table, port in lost.items()))
    assert all(found)
    return houses


def check_survivors_take_over(folder: Path, number: int) -> None:
    ports = [8001 + worker for worker in range(WORKERS)]
    before, after = Ring(ports), Ring(ports[1:])
    tables = [f"t{table + 1}" for table in range(number)]
    lost = {table: after.worker_of(table) for table in tables if before.worker_of(table) == ports[0]}
    with closing(sqlite_store(folder / "pioche.db")) as store, ThreadPoolExecutor(1) as threads:
        crowd(folder / "pioche.db", number, asyncio.run(_opened(store, threads)))
        houses = asyncio.run(_take_over(store, threads, lost))
        assert {table: port for port, house in houses.items() for table in house.tables} == lost
        kept = {table: 1 for table in tables if table not in lost}
        assert store.lost(kept | dict.fromkeys(lost, 2)) == [], "nobody else's were touched"
        assert store.writer.claims < len(lost) / 20, "those who wait together are claimed together"


def test_survivors_take_over_the_tables_of_a_dead_worker_and_no_others(tmp_path: Path) -> None:
    """A hundred thousand tables in a real store, nine real hosts."""
    check_survivors_take_over(tmp_path, TABLES)


def test_survivors_that_claim_one_after_the_other_are_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_host, "_CLAIM_TOGETHER", 1)
    with pytest.raises(AssertionError, match="together"):
        check_survivors_take_over(tmp_path, TABLES // 10)


def test_survivors_that_take_tables_without_a_claim_are_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SqlStore, "claim", lambda *_: 1)
    with pytest.raises(AssertionError, match="nobody else's"):
        check_survivors_take_over(tmp_path, TABLES // 10)
