"""Servers with a fault on purpose: the evenings must notice it. Else they prove nothing about the one without."""

from functools import cache
from typing import Any

import pytest

from pioche.table import broadcast
from pioche.table.broadcast import Events
from pioche.table.host.connections import Delivery
from pioche.table.host.delivery import Outbox
from pioche.table.host.store import Batch
from pioche.table.state import TableState
from tests.table.company import GAMES_AND_OPTIONS
from tests.table.test_evenings import check_end
from tests.table.two_worlds import compare_deals, compare_matches
from tests.table.world import evening

EVENINGS = 12
MOST = 9


def failed_evenings() -> int:
    return sum(fails(seed) for seed in range(EVENINGS))


def fails(seed: int) -> bool:
    try:
        check_end(evening(seed))
    except Exception:
        return True
    return False


def test_the_evenings_pass_without_a_fault() -> None:
    assert failed_evenings() == 0


def test_a_server_that_answers_before_it_stores_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    post = Outbox.post

    def answer_then_store(outbox: Outbox, delivery: Delivery, batch: Batch) -> None:
        if delivery.answer:
            connection, message = delivery.answer
            delivery.answer = None
            connection.send(message)
        post(outbox, delivery, batch)

    monkeypatch.setattr(Outbox, "post", answer_then_store)
    assert failed_evenings() >= MOST


def test_a_server_that_tells_before_it_stores_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    post = Outbox.post

    def tell_then_store(outbox: Outbox, delivery: Delivery, batch: Batch) -> None:
        outbox._connections.tell(delivery)
        post(outbox, Delivery(), batch)

    monkeypatch.setattr(Outbox, "post", tell_then_store)
    assert failed_evenings() >= MOST


def test_a_server_that_forgets_commands_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableState, "number_of", lambda *_: None)
    assert failed_evenings() > 0


@pytest.mark.parametrize("game", ["take_that", "hit_the_deck"])
def test_a_server_that_hides_no_events_is_found_out(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Everybody is told every card that is dealt and drawn."""
    monkeypatch.setattr(broadcast, "events_of", cache(open_events))
    seats, options = next((seats, options) for name, seats, options in GAMES_AND_OPTIONS if name == game)
    with pytest.raises(AssertionError):
        compare_for_everybody(game, seats, options)


def compare_for_everybody(game: str, seats: int, options: dict[str, Any]) -> None:
    for viewer in range(seats):
        compare_matches(game, seats, options, viewer)


@pytest.mark.parametrize("game", ["take_that", "tightrope", "hit_the_deck"])
def test_a_server_that_tells_every_card_of_a_deal_is_found_out(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(broadcast, "events_of", cache(open_events))
    with pytest.raises(AssertionError):
        compare_deals(game, 3, {}, viewer=1)


def open_events(game: str) -> Events:
    events = Events(game)
    events._hide = lambda *_: None
    return events
