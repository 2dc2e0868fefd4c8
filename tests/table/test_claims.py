"""A table is in one place: whoever has lost it falls silent, whether anything is written there or not."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from pioche.rulekit import Refusal
from pioche.table import messages as m
from pioche.table.facts import Setup
from pioche.table.host.store.sql import SqlStore
from pioche.table.host.table_host import TableHost
from pioche.table.host.thinking import Thinking
from tests.table.phone import Wire
from tests.table.stores import KINDS, address_of, opened, store_at

TOKEN = "t" * 30


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def address(kind: str, tmp_path: Path) -> str:
    return address_of(kind, tmp_path)


def test_the_store_tells_which_claims_are_lost(kind: str, address: str) -> None:
    with opened(kind, address) as store:
        claims = {name: store.create(name) for name in ("held", "taken")}
        later = store.claim("taken")
        assert store.lost(claims | {"nowhere": 1}) == ["taken", "nowhere"]
        assert store.lost({"taken": later or 0}) == []
        assert store.lost({}) == []


async def _told_of_the_loss(here: SqlStore, elsewhere: SqlStore) -> list[int | None]:
    """Two people at two gathering tables; another worker claims the second one. How their lines end."""
    wires = []
    with ThreadPoolExecutor(1) as threads:
        first, second = (TableHost(store, Thinking(threads, 1)) for store in (here, elsewhere))
        for name in ("stays", "moves"):
            table = await first.open(Setup("no_thanks", 3), TOKEN)
            live = await first.find(table)
            assert live
            wires.append(Wire(name))
            live.join(wires[-1], m.Hello("hello", "ticket"))
            while not wires[-1].arriving:
                await asyncio.sleep(0.005)
        await second.find(table)
        await first.give_up_lost()
        closed = [wire.closed for wire in wires]
        await first.close()
        await second.close()
    return closed


def two_workers(folder: Path) -> tuple[SqlStore, SqlStore]:
    address = address_of("postgres", folder)
    return store_at("postgres", address), store_at("postgres", address)


def test_people_at_a_gathering_table_are_told_that_it_went_elsewhere(tmp_path: Path) -> None:
    stores = two_workers(tmp_path)
    assert asyncio.run(_told_of_the_loss(*stores)) == [None, 1012]


def test_a_worker_that_does_not_ask_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SqlStore, "lost", lambda *_: [])
    stores = two_workers(tmp_path)
    assert asyncio.run(_told_of_the_loss(*stores)) == [None, None]


def test_workers_that_start_at_once_on_an_empty_database_all_live(tmp_path: Path) -> None:
    stores: list[SqlStore] = []
    address = address_of("postgres", tmp_path)
    threads = [threading.Thread(target=lambda: stores.append(store_at("postgres", address))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(stores) == 4
    for store in stores:
        assert store.lobby() == []
        store.close()


def test_a_database_of_a_newer_version_is_refused(kind: str, address: str) -> None:
    with opened(kind, address) as store:
        store.writer.have_written(("INSERT INTO migrations (name) VALUES (?)", ["9999_from_the_future.sql"]))
    with pytest.raises(Refusal, match="newer-store"):
        store_at(kind, address)
