"""Reviews over HTTP: behind a token, a few at a time, and none for those who have hung up."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from pioche.rulekit import Refusal
from pioche.surfaces.web import api
from pioche.surfaces.web.api import Api, problem
from pioche.surfaces.web.closing import Closing
from pioche.surfaces.web.limits import Households, Limits
from pioche.surfaces.web.tickets import Tickets, ledger_of
from pioche.table.after.review import Decision
from pioche.table.host.store import Finished
from pioche.table.host.table_host import TableHost
from pioche.table.host.thinking import BOT, QUOTAS, REVIEW, Thinking
from tests.table.by_hand import ByHand
from tests.table.store import MemoryStore

TOKEN = "t" * 22
DECISIONS = 4


class Caller:
    """Somebody who asks for a review, and may hang up."""

    def __init__(self, house: "House", address: str, match: str = "t.1", token: str = TOKEN) -> None:
        self.gone = asyncio.Event()
        self.said = False
        headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET",
            "path": "/",
            "query_string": b"seat=0",
            "headers": headers,
        }
        scope |= {"path_params": {"match": match}, "client": (address, 1)}
        self.answer = asyncio.ensure_future(house.ask(Request(scope, self.receive)))

    async def receive(self) -> dict[str, Any]:
        if self.said:
            await self.gone.wait()
            return {"type": "http.disconnect"}
        self.said = True
        return {"type": "http.request", "body": b"", "more_body": False}

    @property
    def status(self) -> int:
        return self.answer.result().status_code


class House:
    def __init__(self) -> None:
        store = MemoryStore()
        store.finished = [Finished(f"t.{number}", "no_thanks", True, 0, b"{}") for number in range(1, 200)]
        self.asked = "review"
        self.threads = ByHand()
        self.thinking = Thinking(self.threads, 1)
        households = Households(lambda: 0.0, Limits(), 0)
        tickets = Tickets(lambda: 0, Limits(), ledger_of(store))
        self.api = Api(TableHost(store, self.thinking), "", households, tickets, Closing(0))

    async def ask(self, request: Request) -> Response:
        try:
            answer: Response = await getattr(self.api, self.asked)(request)
            return answer
        except Refusal as refusal:
            return problem(refusal)

    async def until_asked(self, *callers: Caller) -> None:
        """Until each waits for a slice, or has an answer: the store answers from a thread of its own."""
        async with asyncio.timeout(20):
            while not all(caller.said or caller.answer.done() for caller in callers):
                await asyncio.sleep(0.001)


def run(monkeypatch: pytest.MonkeyPatch, scene: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    def judge(_: bytes, seat: int) -> Iterator[Decision]:
        for ply in range(DECISIONS):
            yield Decision(ply, seat, "take", [], 0.0, [], [])

    async def evening() -> None:
        await scene(House())

    monkeypatch.setattr(api, "decisions", judge)
    asyncio.run(evening())


def test_a_review_comes_slice_by_slice_and_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        first = Caller(house, "10.0.0.1")
        await house.until_asked(first)
        await house.threads.run_all()
        assert house.threads.ran == DECISIONS + 1
        assert [found["ply"] for found in msgspec.json.decode((await first.answer).body)["decisions"]] == [0, 1, 2, 3]
        again = Caller(house, "10.0.0.2")
        assert (await again.answer).body == first.answer.result().body
        assert house.threads.ran == DECISIONS + 1

    run(monkeypatch, scene)


def test_without_a_token_there_is_no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        for token in ("", "short"):
            stranger = Caller(house, "10.0.0.1", token=token)
            await stranger.answer
            assert stranger.status == 401
        assert not house.threads.begun

    run(monkeypatch, scene)


@pytest.mark.parametrize("question", ["steps", "verified"])
def test_what_is_replayed_waits_in_the_same_queue_and_behind_a_token(
    question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def replay(*_: Any) -> Iterator[dict[str, int] | None]:
        yield from (None, None, {"found": 1})

    for name in ("steps_by_slices", "verify_by_slices"):
        monkeypatch.setattr(api, name, replay)

    async def scene(house: House) -> None:
        house.asked = question
        stranger = Caller(house, "10.0.0.1", token="")
        await stranger.answer
        assert (stranger.status, len(house.threads.begun)) == (401, 0)
        callers = [Caller(house, "10.0.0.1") for _ in range(QUOTAS[REVIEW].each + 1)]
        await house.until_asked(*callers)
        await house.threads.run_all()
        answers = [await caller.answer for caller in callers]
        assert sorted(answer.status_code for answer in answers) == [200] * QUOTAS[REVIEW].each + [429]
        assert {bytes(answer.body) for answer in answers if answer.status_code == 200} == {b'{"found":1}'}

    run(monkeypatch, scene)


def test_one_address_has_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever tokens it makes up, and however many addresses of IPv6 it has."""

    async def scene(house: House) -> None:
        most = QUOTAS[REVIEW].each
        callers = [Caller(house, f"2001:db8::{number:x}", f"t.{number}", f"{number:022d}") for number in range(1, 13)]
        await house.until_asked(*callers)
        assert sorted(caller.status for caller in callers if caller.answer.done()) == [429] * (12 - most)
        other = Caller(house, "2001:db8:1::1", "t.20")
        await house.until_asked(other)
        await house.threads.run_all()
        assert house.threads.ran == (most + 1) * (DECISIONS + 1)
        assert (await other.answer).status_code == 200

    run(monkeypatch, scene)


def test_all_addresses_together_have_a_few_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        most = QUOTAS[REVIEW].together
        callers = [Caller(house, f"10.0.0.{number}", f"t.{number}") for number in range(1, most + 5)]
        await house.until_asked(*callers)
        assert [caller.status for caller in callers if caller.answer.done()] == [503] * 4
        await house.threads.run_all()

    run(monkeypatch, scene)


def test_twelve_reviews_hung_up_at_once_take_nothing_from_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """One slice was under way when they hung up."""

    async def scene(house: House) -> None:
        callers = [Caller(house, f"10.0.0.{number}", f"t.{number}") for number in range(1, 13)]
        await house.until_asked(*callers)
        for caller in callers:
            caller.gone.set()
        await asyncio.gather(*(caller.answer for caller in callers))
        assert {caller.status for caller in callers} == {499}
        bot = house.thinking.think(BOT, "table", iter(["take"]))
        await house.threads.run_all()
        assert bot.result() == "take"
        assert house.threads.ran == 2
        assert not house.api.reviews

    run(monkeypatch, scene)


def test_only_some_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        for number in range(1, 120):
            caller = Caller(house, "10.0.0.1", f"t.{number}")
            await house.until_asked(caller)
            await house.threads.run_all()
            assert (await caller.answer).status_code == 200
        assert len(house.api.reviews) == 100

    run(monkeypatch, scene)
