"""Connections that say nothing, or half of something, make room for those that ask."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from pioche.rulekit import Refusal
from pioche.surfaces.web import api
from pioche.surfaces.web.api import body, problem
from pioche.surfaces.web.doorstep import HEAD_SECONDS, READ_SECONDS, Doorstep, Porter
from pioche.surfaces.web.guard import Guard
from pioche.surfaces.web.limits import Households, Limits
from pioche.surfaces.web.websocket import WebSocket
from tests.surfaces.web.test_websocket import Porch, until

LARGE = 8 * 1024 * 1024
REQUEST = b"GET /small HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class House:
    """A server with three pages."""

    def __init__(self, limits: Limits, most: int) -> None:
        self.porch = Porch()
        self.households = Households(time.monotonic, limits, 0)
        self.porter = Porter(limits.silent, most, lambda peer: self.households.of(peer).connections.spend(0.0))
        self.slow = asyncio.Event()
        self.port = 0
        self.lines: list[asyncio.StreamWriter] = []
        routes = [
            Route("/small", lambda _: PlainTextResponse("small")),
            Route("/large", lambda _: PlainTextResponse("x" * LARGE)),
            Route("/slow", self._answer_slowly),
            Route("/read", self._read, methods=["POST"]),
        ]
        self.app = Guard(Starlette(routes=routes), self.households, "http://127.0.0.1")

    async def _answer_slowly(self, _: Request) -> Response:
        await self.slow.wait()
        return PlainTextResponse("slow")

    async def _read(self, request: Request) -> Response:
        try:
            return PlainTextResponse(str(await body(request, int)))
        except Refusal as refusal:
            return problem(refusal)

    async def dial(self, said: bytes = b"") -> Line:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(said)
        self.lines.append(writer)
        return reader, writer

    async def close(self) -> None:
        """Everybody goes home."""
        for writer in self.lines:
            writer.transport.abort()
        await asyncio.sleep(0.05)


@asynccontextmanager
async def open_house(limits: Limits, most: int) -> AsyncIterator[House]:
    house = House(limits, most)
    config = uvicorn.Config(house.app, ws=WebSocket, log_config=None, lifespan="off")
    config.load()
    make = partial(Doorstep, config, ServerState(), {"porter": house.porter, "door": house.porch})
    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    house.port = server.sockets[0].getsockname()[1]
    async with server:
        try:
            yield house
        finally:
            await house.close()


def scene(play: Callable[[House], Awaitable[Any]], limits: Limits | None = None, most: int = 256) -> Any:
    async def run() -> Any:
        async with asyncio.timeout(30), open_house(limits or Limits(), most) as house:
            return await play(house)

    return asyncio.run(run())


async def is_closed(line: Line) -> bool:
    """Whether the other end has hung up."""
    try:
        return await asyncio.wait_for(line[0].read(1), 0.1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


async def first_line(line: Line) -> str:
    return (await line[0].readline()).decode().strip()


def test_who_says_nothing_makes_room_and_everybody_who_asks_is_answered() -> None:
    async def play(house: House) -> None:
        silent = [await house.dial() for _ in range(40)]
        await until(lambda: len(house.porter) == 10)
        assert await first_line(await house.dial(REQUEST)) == "HTTP/1.1 200 OK"
        closed = [await is_closed(line) for line in silent]
        assert closed == [True] * 31 + [False] * 9
        await until(lambda: len(house.porter) <= 10)

    scene(play, Limits(silent=10))


def test_the_whole_house_has_room_for_few_who_say_nothing() -> None:
    async def play(house: House) -> None:
        for _ in range(40):
            await house.dial()
        await until(lambda: len(house.porter) == 8)
        assert await first_line(await house.dial(REQUEST)) == "HTTP/1.1 200 OK"

    scene(play, Limits(silent=0), most=8)


HALF_DONE = {
    "nothing": b"",
    "half a head": REQUEST[:20],
    "half a second head": REQUEST + REQUEST[:20],
    "half a handshake": UPGRADE[:60],
    "a body that nobody reads": b"GET /small HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 900\r\n\r\nhalf",
}


@pytest.mark.parametrize("said", HALF_DONE.values(), ids=HALF_DONE)
def test_half_a_request_has_an_end(said: bytes) -> None:
    async def play(house: House) -> None:
        line = await house.dial(said)
        await until(lambda: len(house.porter) == 1)
        if said.startswith(REQUEST[:20]) and b"\r\n\r\n" in said:
            await line[0].readuntil(b"small")
        await until(lambda: len(house.porter) == 1)
        house.porter.send_away(time.monotonic() + HEAD_SECONDS - 1)
        assert len(house.porter) == 1
        house.porter.send_away(time.monotonic() + HEAD_SECONDS + 1)
        assert len(house.porter) == 0
        assert await is_closed(line)

    scene(play)


def test_half_a_body_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "_BODY_SECONDS", 0.05)

    async def play(house: House) -> None:
        line = await house.dial(b"POST /read HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\n12")
        assert await first_line(line) == "HTTP/1.1 408 Request Timeout"
        await until(lambda: len(house.porter) == 1)
        house.porter.send_away(time.monotonic() + HEAD_SECONDS + 1)
        assert not len(house.porter)

    scene(play)


def test_an_answer_that_nobody_reads_is_not_kept() -> None:
    async def play(house: House) -> None:
        line = await house.dial(REQUEST.replace(b"/small", b"/large"))
        await until(lambda: any(step.unread_since for steps in house.porter._waiting.values() for step in steps))
        house.porter.send_away(time.monotonic() + READ_SECONDS - 5)
        assert len(house.porter) == 1
        house.porter.send_away(time.monotonic() + READ_SECONDS + 1)
        assert len(house.porter) == 0
        line[1].close()

    scene(play)


def test_whoever_waits_for_an_answer_is_left_alone() -> None:
    async def play(house: House) -> str:
        line = await house.dial(REQUEST.replace(b"/small", b"/slow"))
        household = house.households.of("127.0.0.1")
        await until(lambda: household.asking == 1)
        house.porter.send_away(time.monotonic() + 1000)
        house.slow.set()
        return await first_line(line)

    assert scene(play) == "HTTP/1.1 200 OK"


def let_in(limits: Limits) -> int:
    """Of ten connections, how many are answered."""

    async def play(house: House) -> int:
        lines = [await house.dial(REQUEST) for _ in range(10)]
        said = await asyncio.gather(*map(first_line, lines), return_exceptions=True)
        return said.count("HTTP/1.1 200 OK")

    answered: int = scene(play, limits)
    return answered


def test_an_address_has_few_new_connections_in_a_while() -> None:
    assert let_in(Limits(connections=4)) == 4
    assert let_in(Limits(connections=0)) == 10


def test_an_address_has_few_requests_at_once() -> None:
    async def play(house: House) -> list[str]:
        slow = [await house.dial(REQUEST.replace(b"/small", b"/slow")) for _ in range(3)]
        household = house.households.of("127.0.0.1")
        await until(lambda: household.asking == 3)
        refused = await house.dial(REQUEST)
        said = [await first_line(refused)]
        assert b"too-many-requests" in await refused[0].read()
        house.slow.set()
        said += [await first_line(line) for line in slow]
        await until(lambda: household.asking == 0)
        return [*said, await first_line(await house.dial(REQUEST))]

    answers = scene(play, Limits(requests_at_once=3))
    assert answers == ["HTTP/1.1 429 Too Many Requests", *["HTTP/1.1 200 OK"] * 4]


@pytest.mark.parametrize("before", [b"", REQUEST], ids=["at once", "after a request in the same breath"])
def test_a_socket_is_no_business_of_the_porter_any_more(before: bytes) -> None:
    async def play(house: House) -> None:
        line = await house.dial(before + UPGRADE)
        await line[0].readuntil(b"HTTP/1.1 101 Switching Protocols")
        await asyncio.sleep(0.02)
        assert len(house.porter) == 0
        house.porter.send_away(time.monotonic() + 1000)
        assert not house.porch.left
        line[1].close()
        await until(lambda: house.porch.left)

    scene(play)


def test_nothing_that_read_requests_is_kept_for_a_socket() -> None:
    """Not even until somebody looks for garbage."""

    async def play(house: House) -> None:
        gc.collect()
        gc.disable()
        try:
            before = readers()
            for _ in range(5):
                assert await first_line(await house.dial(UPGRADE)) == "HTTP/1.1 101 Switching Protocols"
            assert readers() == before
        finally:
            gc.enable()

    scene(play)


def readers() -> int:
    return sum(isinstance(thing, H11Protocol) for thing in gc.get_objects())


def test_a_handshake_that_is_refused_keeps_no_connection_open() -> None:
    """However long the other end stays: it would cost nothing to have many of them."""

    async def play(house: House) -> None:
        line = await house.dial(UPGRADE.replace(b"GET /", b"GET /elsewhere"))
        assert await first_line(line) == "HTTP/1.1 404 Not Found"
        await until(lambda: house.porch.left == 1)

    scene(play)


def test_whoever_hangs_up_before_the_answer_is_forgotten() -> None:
    async def play(house: House) -> None:
        line = await house.dial(REQUEST.replace(b"/small", b"/slow"))
        household = house.households.of("127.0.0.1")
        await until(lambda: household.asking == 1)
        line[1].transport.abort()
        await asyncio.sleep(0.02)
        house.slow.set()
        await until(lambda: household.asking == 0)
        assert len(house.porter) == 0

    scene(play)


def test_a_porter_who_lets_everybody_stand_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant: without sending the oldest away, silent connections are as many as somebody likes."""
    monkeypatch.setattr(Doorstep, "end", lambda _: None)
    with pytest.raises(AssertionError):
        scene(silent_stay_few, Limits(silent=10))


async def silent_stay_few(house: House) -> None:
    for _ in range(30):
        await house.dial()
    await asyncio.sleep(0.05)
    assert len(house.porter) <= 10


def test_silent_connections_stay_few() -> None:
    scene(silent_stay_few, Limits(silent=10))
