"""The log of the event loop: together, in order, and never by the loop itself."""

import asyncio
import threading
from pathlib import Path

from pioche.table.host.batching_log import BatchingLog
from pioche.table.host.store import Batch, GroupDone, Outcome
from pioche.table.host.store.sqlite import sqlite_store
from tests.table.store import MemoryStore
from tests.table.stores import batch


async def until(outcomes: list[Outcome], count: int) -> None:
    async with asyncio.timeout(30):
        while len(outcomes) < count:
            await asyncio.sleep(0.001)


class HeldStore(MemoryStore):
    """Commits when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.groups: list[tuple[list[Batch], GroupDone]] = []

    def append_group(self, batches: list[Batch], done: GroupDone) -> None:
        self.groups.append((batches, done))

    def commit_group(self) -> None:
        """As the store's thread does."""
        batches, done = self.groups.pop(0)
        thread = threading.Thread(target=done, args=[[None] * len(batches)])
        thread.start()
        thread.join()


def test_what_one_turn_brings_is_stored_together(tmp_path: Path) -> None:
    async def scene() -> None:
        store = sqlite_store(tmp_path / "pioche.db")
        epochs = [store.create(f"t{number}") for number in range(5)]
        log, outcomes = BatchingLog(store), list[Outcome]()
        for number, epoch in enumerate(epochs):
            log.append(batch(f"t{number}", epoch, 0), outcomes.append)
        assert outcomes == []
        await until(outcomes, 5)
        assert outcomes == [None] * 5
        assert store.writer.groups == 1
        store.close()

    asyncio.run(scene())


def test_order_is_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        store = sqlite_store(tmp_path / "pioche.db")
        log, outcomes, epoch = BatchingLog(store), list[Outcome](), store.create("t")
        for number in range(60):
            log.append(batch("t", epoch, number), outcomes.append)
            if number % 4:
                await asyncio.sleep(0)
        await until(outcomes, 60)
        assert outcomes == [None] * 60
        assert len(store.read("t")) == 60
        store.close()

    asyncio.run(scene())


def test_a_quiet_server_hands_over_at_once_and_a_busy_one_gathers() -> None:
    """Two wake-ups for a hundred batches: one group goes at once, the rest waits together until it is back."""

    async def scene() -> None:
        store, outcomes = HeldStore(), list[Outcome]()
        log = BatchingLog(store)
        log.append(batch("t", 1, 0), outcomes.append)
        await asyncio.sleep(0)
        assert [len(batches) for batches, _ in store.groups] == [1]
        for number in range(1, 100):
            log.append(batch("t", 1, number), outcomes.append)
            await asyncio.sleep(0)
        assert len(store.groups) == 1
        store.commit_group()
        await until(outcomes, 1)
        async with asyncio.timeout(30):
            while not store.groups:
                await asyncio.sleep(0.001)
        assert [len(batches) for batches, _ in store.groups] == [99]
        store.commit_group()
        await until(outcomes, 100)

    asyncio.run(scene())


def test_whoever_fails_to_hear_an_outcome_stops_nobody_else() -> None:
    async def scene() -> None:
        store, outcomes = HeldStore(), list[Outcome]()
        log = BatchingLog(store)
        log.append(batch("t", 1, 0), lambda _: [].pop())
        log.append(batch("t", 1, 1), outcomes.append)
        await asyncio.sleep(0)
        store.commit_group()
        await until(outcomes, 1)
        log.append(batch("t", 1, 2), outcomes.append)
        async with asyncio.timeout(30):
            while not store.groups:
                await asyncio.sleep(0.001)
        store.commit_group()
        await until(outcomes, 2)

    asyncio.run(scene())
