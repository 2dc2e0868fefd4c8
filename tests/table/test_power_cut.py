"""Power cuts at any moment: what was acknowledged is there, in order, and nothing else is damaged."""

import threading
from functools import partial
from pathlib import Path
from random import Random

import pytest

from pioche.table.host.store.sql import SqlStore
from pioche.table.host.store.sqlite import SqliteConnection, sqlite_store
from tests.table.power import Disk, DiskConnection, DiskVfs
from tests.table.stores import append, batch

CUTS = 60


def cut_while_writing(folder: Path, seed: int, synchronous: str) -> tuple[int, list[bytes]]:
    """Write until the power fails: the last number that was acknowledged, and what is found afterwards."""
    luck = Random(seed)
    disk = Disk()
    vfs = DiskVfs(disk)
    here, found_at = folder / f"before{seed}", folder / f"after{seed}"
    here.mkdir()
    found_at.mkdir()
    store = SqlStore(lambda: DiskConnection(here / "pioche.db", vfs, synchronous))
    epoch = store.create("t")
    acknowledged, enough = [-1], threading.Event()
    goal = luck.randint(1, 60)
    found: dict[str, bytes] = {}

    def done(number: int, error: Exception | None) -> None:
        assert error is None
        acknowledged.append(number)
        if number == goal:
            found.update(disk.after_power_cut(luck))
            found["acknowledged"] = str(max(acknowledged)).encode()
            enough.set()

    for number in range(goal + 20):
        append(store, batch("t", epoch, number), partial(done, number))
    assert enough.wait(60)
    store.close()
    last = int(found.pop("acknowledged"))
    for name, content in found.items():
        if not name.endswith("-shm"):
            (found_at / name).write_bytes(content)
    again = sqlite_store(found_at / "pioche.db")
    lines = again.read("t")
    again.close()
    return last, lines


@pytest.mark.parametrize("seed", range(CUTS))
def test_what_was_acknowledged_survives_a_power_cut(seed: int, tmp_path: Path) -> None:
    last, lines = cut_while_writing(tmp_path, seed, "FULL")
    assert len(lines) > last
    assert lines == [b'{"line":%d}' % number for number in range(len(lines))]


def test_the_disk_can_lose_something(tmp_path: Path) -> None:
    """With less synchronisation some acknowledged lines are lost: the test above means something."""
    lost = 0
    for seed in range(CUTS):
        last, lines = cut_while_writing(tmp_path, 1000 + seed, "NORMAL")
        lost += len(lines) <= last
    assert lost > 0


def test_the_store_asks_for_full_synchronisation(tmp_path: Path) -> None:
    connection = SqliteConnection(tmp_path / "pioche.db")
    assert connection.run("PRAGMA synchronous") == [(2,)]
    assert connection.run("PRAGMA journal_mode") == [("wal",)]
    connection.close()
