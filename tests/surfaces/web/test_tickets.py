"""Tickets: one person, one table, one socket, soon; given by one worker and redeemed by any."""

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from pioche.rulekit import Refusal
from pioche.surfaces.web.limits import Limits
from pioche.surfaces.web.tickets import MOST_TICKETS, Tickets, ledger_of
from pioche.table.clock import DAY, SECOND
from pioche.table.host.store.sql import SqlStore
from tests.table.shared_store import SharedStore, StoreLine
from tests.table.store import MemoryStore
from tests.table.stores import address_of, opened

ONE, OTHER = "192.0.2.1", "192.0.2.2"
MORNING = 20_000 * DAY
now = [MORNING]


@pytest.fixture(autouse=True)
def morning() -> None:
    now[0] = MORNING


class Box:
    """The tickets of one worker, without waiting."""

    def __init__(self, limits: Limits | None = None, store: SqlStore | StoreLine | None = None) -> None:
        self.store = store or MemoryStore()
        self.tickets = Tickets(lambda: now[0], limits or Limits(), ledger_of(self.store))

    def give(self, table: str, person: str, address: str = ONE) -> str:
        return asyncio.run(self.tickets.give(table, person, address))

    def redeem(self, ticket: str, table: str = "table") -> str:
        return asyncio.run(self.tickets.redeem(ticket, table))

    def refuses(self, ticket: str, table: str = "table") -> bool:
        try:
            self.redeem(ticket, table)
        except Refusal as refusal:
            return refusal.code == "bad-ticket"
        return False


# How many there may be


def test_no_address_has_all_the_tickets() -> None:
    box = Box()
    for number in range(Limits().tickets):
        box.give(f"table {number}", f"person {number}", ONE)
    with pytest.raises(Refusal, match="too-many-tickets"):
        box.give("table", "one more", ONE)
    assert len(box.tickets) < MOST_TICKETS / 100
    assert box.redeem(box.give("table", "somebody", OTHER)) == "somebody"


def test_a_person_with_many_tickets_loses_the_oldest_and_keeps_nobody_else_out() -> None:
    box = Box(Limits(tickets_person=3))
    mine = [box.give("table", "me") for _ in range(5)]
    assert len(box.tickets) == 3
    assert [box.refuses(lost) for lost in mine[:2]] == [True, True]
    assert [box.redeem(good) for good in mine[2:]] == ["me"] * 3
    assert len(box.tickets) == 0


def test_no_table_has_all_the_tickets() -> None:
    box = Box(Limits(tickets_table=5, tickets=2))
    for number in range(5):
        box.give("crowded", f"person {number}", f"192.0.2.{number // 2}")
    with pytest.raises(Refusal, match="house-full"):
        box.give("crowded", "late", "198.51.100.1")
    box.give("quiet", "late", "198.51.100.1")


def test_old_tickets_are_good_for_nothing_and_not_counted() -> None:
    box = Box(Limits(tickets=2))
    old = [box.give("table", "me") for _ in range(2)]
    now[0] += 31 * SECOND
    assert box.refuses(old[0])
    box.give("table", "me")
    assert len(box.tickets) == 1


# What is not a ticket


def test_a_ticket_is_good_for_its_table_and_once() -> None:
    box = Box()
    ticket = box.give("table", "me")
    assert box.refuses(ticket, "another")
    assert box.redeem(ticket) == "me"
    assert box.refuses(ticket)


@pytest.mark.parametrize(
    "ticket", ["", "made-up", "é", "AAAA", "A" * 300, "W10", urlsafe_b64encode(b"[" * 3000).decode()]
)
def test_what_nobody_gave_is_no_ticket(ticket: str) -> None:
    assert Box().refuses(ticket)


def test_a_ticket_with_any_byte_changed_is_none() -> None:
    box = Box()
    ticket = box.give("table", "me")
    raw = urlsafe_b64decode(ticket + "=" * (-len(ticket) % 4))
    for place in range(len(raw)):
        wrong = raw[:place] + bytes([raw[place] ^ 1]) + raw[place + 1 :]
        assert box.refuses(urlsafe_b64encode(wrong).decode()), place
    assert box.redeem(ticket) == "me"


def test_workers_that_share_nothing_do_not_believe_each_other() -> None:
    assert Box().refuses(Box().give("table", "me"))


# Several workers


@pytest.fixture
def workers(tmp_path: Path) -> Iterator[list[Box]]:
    address = address_of("postgres", tmp_path)
    with ExitStack() as stores:
        yield [Box(store=stores.enter_context(opened("postgres", address))) for _ in range(3)]


def test_any_worker_redeems_a_ticket_and_only_one_does(workers: list[Box]) -> None:
    for giver in workers:
        for first in workers:
            ticket = giver.give("table", "me")
            assert first.redeem(ticket) == "me"
            assert all(box.refuses(ticket) for box in workers)


def test_all_workers_at_once_redeem_a_ticket_once(workers: list[Box]) -> None:
    async def rush() -> int:
        ticket = await workers[0].tickets.give("table", "me", ONE)
        asked = [box.tickets.redeem(ticket, "table") for box in workers * 4]
        found = await asyncio.gather(*asked, return_exceptions=True)
        return sum(one == "me" for one in found)

    assert asyncio.run(rush()) == 1


def test_the_key_of_a_day_is_forgotten_when_it_is_old(workers: list[Box]) -> None:
    """Whoever finds an old copy of the database cannot make tickets with it."""
    keys = []
    for _ in range(3):
        ticket = workers[0].give("table", "me")
        assert workers[1].redeem(ticket) == "me"
        keys.append(workers[0].tickets._keys[(now[0] + 30 * SECOND) // DAY])
        now[0] += DAY
    assert len(set(keys)) == 3
    store = workers[0].store
    assert isinstance(store, SqlStore)
    assert len(store.ledger._ask("SELECT day FROM ticket_keys")) == 2


def test_spent_tickets_are_tidied_up(workers: list[Box]) -> None:
    store = workers[0].store
    assert isinstance(store, SqlStore)
    assert store.ledger.spend_ticket("long ago", 5)
    assert store.ledger.spend_ticket("much later", 2**60)
    list(store.drop_old(0, 0))
    assert store.ledger._ask("SELECT name FROM spent_tickets") == [("much later",)]


def test_clocks_may_be_a_little_apart() -> None:
    shared = SharedStore()
    ahead, behind = Box(store=StoreLine(shared)), Box(store=StoreLine(shared))
    ticket = ahead.give("table", "me")
    now[0] -= 50 * SECOND
    assert behind.redeem(ticket) == "me"
    now[0] += 50 * SECOND
    ticket = ahead.give("table", "me")
    now[0] -= 70 * SECOND
    assert behind.refuses(ticket)


def test_workers_that_do_not_note_what_is_spent_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StoreLine, "spend_ticket", lambda *_: True)
    shared = SharedStore()
    first, second = Box(store=StoreLine(shared)), Box(store=StoreLine(shared))
    ticket = first.give("table", "me")
    assert first.redeem(ticket) == "me"
    assert not second.refuses(ticket)
