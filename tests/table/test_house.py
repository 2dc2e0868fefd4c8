"""The log of the event loop: together, in order, and by the thread only where the disk is slow."""

import asyncio
from pathlib import Path

import pytest

from pioche.table.host.batching_log import BatchingLog
from pioche.table.host.store.sqlite import sqlite_store
from tests.table.stores import batch


async def until(outcomes: list[Exception | None], count: int) -> None:
    async with asyncio.timeout(30):
        while len(outcomes) < count:
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("slow", [0.0, 1.0])
def test_what_one_turn_brings_is_stored_together(tmp_path: Path, slow: float) -> None:
    async def scene() -> None:
        store = sqlite_store(tmp_path / "pioche.db")
        epochs = [store.create(f"t{number}") for number in range(5)]
        log, outcomes = BatchingLog(store), list[Exception | None]()
        store._takes = slow
        for number, epoch in enumerate(epochs):
            log.append(batch(f"t{number}", epoch, 0), outcomes.append)
        assert outcomes == []
        await asyncio.sleep(0)
        assert len(outcomes) == (0 if slow else 5), "a slow disk does not stop the loop"
        await until(outcomes, 5)
        assert outcomes == [None] * 5
        assert slow or store.groups == 1
        store.close()

    asyncio.run(scene())


def test_order_is_kept_when_a_disk_changes_its_pace(tmp_path: Path) -> None:
    async def scene() -> None:
        store = sqlite_store(tmp_path / "pioche.db")
        log, outcomes, epoch = BatchingLog(store), list[Exception | None](), store.create("t")
        for number in range(60):
            store._takes = float(number % 3 == 0)
            log.append(batch("t", epoch, number), outcomes.append)
            if number % 4:
                await asyncio.sleep(0)
        await until(outcomes, 60)
        assert outcomes == [None] * 60
        assert len(store.read("t")) == 60
        store.close()

    asyncio.run(scene())
