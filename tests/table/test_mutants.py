"""Servers with a fault on purpose: the evenings must notice it. Else they prove nothing about the one without."""

from collections.abc import Callable

import pytest

from pioche.table.mailbox import Mailbox, Parcel
from tests.table.test_evenings import check_end
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


def answering_first(post: Callable[[Mailbox, Parcel], None]) -> Callable[[Mailbox, Parcel], None]:
    def answer_then_store(box: Mailbox, parcel: Parcel) -> None:
        if parcel.answer:
            line, message = parcel.answer
            parcel.answer = None
            line.send(message)
        post(box, parcel)

    return answer_then_store


def test_a_server_that_answers_before_it_stores_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mailbox, "_post", answering_first(Mailbox._post))
    assert failed_evenings() >= MOST
