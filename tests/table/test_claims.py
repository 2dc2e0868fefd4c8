"""A table is in one place: whoever has lost it falls silent, whether anything is written there or not."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from pioche.rulekit import Refusal
from pioche.table import messages as m
from pioche.table.clock import as_seconds
from pioche.table.facts import Setup
from pioche.table.host.pulse import BEAT
from pioche.table.host.store import StoreUnavailable
from pioche.table.host.store.sql import SqlStore
from pioche.table.host.table_host import TableHost
from pioche.table.host.thinking import Thinking
from tests.table.phone import Wire
from tests.table.relay import Relay, relayed
from tests.table.stores import address_of, new_database, opened, store_at

TOKEN = "t" * 30
CUT, SILENT, NONE = "cut", "silent", "none"
"""What becomes of the line to the store."""


def test_the_store_tells_which_claims_are_lost(kind: str, address: str) -> None:
    with opened(kind, address) as store:
        claims = {name: store.create(name) for name in ("held", "taken")}
        later = store.claim("taken")
        assert store.lost(claims | {"nowhere": 1}) == ["taken", "nowhere"]
        assert store.lost({"taken": later or 0}) == []
        assert store.lost({}) == []


def test_a_store_that_is_not_there_does_not_say_that_nothing_is_lost() -> None:
    with relayed(new_database()) as relay, opened("postgres", relay.address) as store:
        assert store.lost({}) == []
        relay.cut()
        with pytest.raises(StoreUnavailable):
            store.lost({})


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


async def _seconds_until_sent_away(store: SqlStore, relay: Relay, loss: str, patience: float) -> float | None:
    """Somebody sits at a gathering table and does nothing, and the store is lost."""
    with ThreadPoolExecutor(1) as threads:
        house, wire = TableHost(store, Thinking(threads, 1)), Wire("ann")
        live = await house.find(await house.open(Setup("no_thanks", 3), TOKEN))
        assert live
        live.join(wire, m.Hello("hello", "ticket"))
        asking = asyncio.create_task(house.keep_claims())
        await _beat_until(house, lambda: False, 1.5)
        assert wire.arriving
        assert wire.closed is None
        {CUT: relay.cut, SILENT: relay.fall_silent}.get(loss, relay.go_on)()
        lost = time.monotonic()
        await _beat_until(house, lambda: wire.closed is not None, patience)
        seconds = time.monotonic() - lost
        assert house.cut_off is (wire.closed is not None)
        if loss == SILENT:
            relay.go_on()
            await _beat_until(house, lambda: not house.cut_off, 20.0)
            assert not house.trouble, "it knows again"
        asking.cancel()
    return None if wire.closed is None else seconds


async def _beat_until(house: TableHost, is_over: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until and not is_over():
        await asyncio.sleep(as_seconds(BEAT))
        house.beat()


def _seconds_with(loss: str, patience: float) -> float | None:
    with relayed(new_database()) as relay, opened("postgres", relay.address) as store:
        return asyncio.run(_seconds_until_sent_away(store, relay, loss, patience))


@pytest.mark.parametrize("loss", [CUT, SILENT])
def test_people_of_a_worker_that_is_cut_off_from_postgres_are_sent_away(loss: str) -> None:
    seconds = _seconds_with(loss, 20.0)
    assert seconds is not None
    assert seconds < 5.0, "two, and what a busy machine takes"


def test_people_of_a_worker_that_is_not_cut_off_stay() -> None:
    assert _seconds_with(NONE, 3.0) is None


def test_a_worker_that_is_cut_off_and_keeps_its_people_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableHost, "_look_at_claims", lambda *_: None)
    assert _seconds_with(CUT, 3.0) is None


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
