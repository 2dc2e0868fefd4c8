"""One WebSocket, without a table behind it: real connections on this machine, a door that only listens."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from pioche.surfaces.web.limits import MOST_MESSAGES
from pioche.surfaces.web.websocket import MOST_WAITING, SLICE, TOO_LATE, TOO_MANY, TOO_SLOW, WebSocket
from pioche.table.allowance import Allowance

SMALLEST = 6
"""Bytes of an empty frame of a client: two, and the mask."""


class Ear:
    """Listens to a socket, and echoes."""

    def __init__(self, socket: WebSocket, shared: Allowance) -> None:
        self.socket = socket
        self.shared = shared
        self.texts: list[bytes] = []
        self.pongs: list[bytes] = []
        self.is_gone = False

    def hear(self, text: bytes) -> None:
        self.texts.append(text)
        self.socket.send(text)

    def answered(self, ping: bytes) -> None:
        self.pongs.append(ping)

    def hung_up(self) -> None:
        self.is_gone = True


class Porch:
    """A door behind which there are only ears."""

    longest_frame = 4096

    def __init__(self) -> None:
        self.shared = Allowance(0, 1.0)
        self.ears: list[Ear] = []
        self.left = 0
        self.port = 0

    def admit(self, socket: WebSocket, request: Request) -> Ear | HTTPStatus:
        if request.path != "/":
            return HTTPStatus.NOT_FOUND
        self.ears.append(Ear(socket, self.shared))
        return self.ears[-1]

    def gone(self, _: WebSocket) -> None:
        self.left += 1

    def dial(self, path: str = "/", **more: Any) -> connect:
        return connect(f"ws://127.0.0.1:{self.port}{path}", compression=None, ping_interval=None, **more)


@asynccontextmanager
async def porch() -> AsyncIterator[Porch]:
    door = Porch()
    make = partial(WebSocket, None, None, {"door": door})
    server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
    door.port = server.sockets[0].getsockname()[1]
    async with server:
        yield door


def scene(play: Callable[[Porch], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with asyncio.timeout(30), porch() as door:
            return await play(door)

    return asyncio.run(run())


async def until(what: Callable[[], object]) -> None:
    while not what():
        await asyncio.sleep(0.005)


async def close_code(line: ClientConnection) -> int | None:
    try:
        while True:
            await line.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_texts_come_and_go_in_order_whole_in_pieces_and_together() -> None:
    async def play(door: Porch) -> list[Any]:
        async with door.dial() as line:
            for byte in Frame(Opcode.TEXT, b"one").serialize(mask=True):
                line.transport.write(bytes([byte]))
                await asyncio.sleep(0)
            two, three = (Frame(Opcode.TEXT, text).serialize(mask=True) for text in (b"two", b"3" * 3000))
            line.transport.write(two + three[:50])
            await asyncio.sleep(0.02)
            line.transport.write(three[50:])
            await line.send(["fo", "", "ur"])
            return [await line.recv(decode=False) for _ in range(4)]

    assert scene(play) == [b"one", b"two", b"3" * 3000, b"four"]


def test_whoever_hangs_up_is_gone() -> None:
    async def play(door: Porch) -> None:
        async with door.dial() as line:
            await line.send("hello")
            await line.recv()
        await until(lambda: door.left == 1)
        assert door.ears[0].is_gone
        door.ears[0].socket.send(b"too late")

    scene(play)


def test_where_nobody_listens_the_answer_says_why() -> None:
    async def play(door: Porch) -> int:
        with pytest.raises(InvalidStatus) as refused:
            async with door.dial("/elsewhere"):
                pass
        return refused.value.response.status_code

    assert scene(play) == HTTPStatus.NOT_FOUND


FLOODS = {
    "texts": Frame(Opcode.TEXT, b"").serialize(mask=True),
    "pings": Frame(Opcode.PING, b"").serialize(mask=True),
    "pongs": Frame(Opcode.PONG, b"").serialize(mask=True),
    "pieces": Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
}
BEFORE = {"pieces": Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)}


@pytest.mark.parametrize("kind", FLOODS)
def test_every_frame_counts_control_frames_too(kind: str) -> None:
    """However many come in one burst, few more than the allowance are read, and the socket is closed."""

    async def play(door: Porch) -> tuple[int | None, int]:
        async with door.dial() as line:
            line.transport.write(BEFORE.get(kind, b"") + FLOODS[kind] * 80_000)
            return await close_code(line), len(door.ears[0].texts)

    code, heard = scene(play)
    assert code == TOO_MANY
    assert heard <= MOST_MESSAGES


def test_a_burst_is_counted_slice_by_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is read beyond the allowance is bounded by a slice, not by what somebody sends at once."""
    taken: list[Any] = []
    take = WebSocket._take

    def count(socket: WebSocket, event: Any, now: float) -> None:
        taken.append(event)
        take(socket, event, now)

    monkeypatch.setattr(WebSocket, "_take", count)

    async def play(door: Porch) -> int | None:
        async with door.dial() as line:
            line.transport.write(FLOODS["pongs"] * 80_000)
            return await close_code(line)

    assert scene(play) == TOO_MANY
    assert len(taken) <= 1 + MOST_MESSAGES + SLICE // SMALLEST + 1


def test_frames_that_are_too_large_or_without_a_mask_or_no_text_end_it() -> None:
    bad = {
        1009: Frame(Opcode.TEXT, b"x" * 5000).serialize(mask=True),
        1002: Frame(Opcode.TEXT, b"{}").serialize(mask=False),
        1007: Frame(Opcode.BINARY, b"{}").serialize(mask=True),
    }

    async def play(door: Porch) -> list[int | None]:
        codes = []
        for frame in bad.values():
            async with door.dial() as line:
                line.transport.write(frame)
                codes.append(await close_code(line))
        return codes

    assert scene(play) == list(bad)


def test_a_text_in_many_pieces_cannot_be_longer_than_one_in_one_piece() -> None:
    async def play(door: Porch) -> int | None:
        async with door.dial() as line:
            line.transport.write(Frame(Opcode.TEXT, b"x" * 3000, fin=False).serialize(mask=True))
            line.transport.write(Frame(Opcode.CONT, b"x" * 3000).serialize(mask=True))
            return await close_code(line)

    assert scene(play) == 1009


def test_what_waits_for_a_slow_reader_arrives_in_order() -> None:
    async def play(door: Porch) -> list[bytes]:
        async with door.dial(max_queue=1) as line:
            await until(lambda: door.ears)
            line.transport.pause_reading()
            texts = [b"%06d" % number * 1000 for number in range(MOST_WAITING // 6000)]
            for text in texts:
                door.ears[0].socket.send(text)
            assert door.ears[0].socket._waiting
            line.transport.resume_reading()
            assert [await line.recv(decode=False) for _ in texts] == texts
            door.ears[0].socket.send(b"at once")
            return [await line.recv(decode=False)]

    assert scene(play) == [b"at once"]


def test_a_reader_who_does_not_read_is_let_go_and_takes_no_memory() -> None:
    async def play(door: Porch) -> int | None:
        async with door.dial(max_queue=1) as line:
            await until(lambda: door.ears)
            line.transport.pause_reading()
            socket = door.ears[0].socket
            for _ in range(20 * MOST_WAITING // 1000):
                socket.send(b"x" * 1000)
                assert sum(map(len, socket._waiting)) <= MOST_WAITING + 1000
            assert not socket._waiting
            line.transport.resume_reading()
            return await close_code(line)

    assert scene(play) == TOO_SLOW


def test_a_new_socket_does_not_renew_what_its_address_may_send() -> None:
    async def play(door: Porch) -> tuple[list[int | None], int]:
        door.shared = Allowance(MOST_MESSAGES, 1000.0)
        async with door.dial() as line:
            line.transport.write(FLOODS["texts"] * (MOST_MESSAGES - 1))
            await until(lambda: len(door.ears[0].texts) == MOST_MESSAGES - 1)
        codes = []
        for _ in range(3):
            async with door.dial() as line:
                line.transport.write(FLOODS["texts"])
                codes.append(await close_code(line))
        return codes, sum(len(ear.texts) for ear in door.ears)

    codes, heard = scene(play)
    assert codes == [TOO_MANY] * 3
    assert heard == MOST_MESSAGES - 1


async def kept_alive(door: Porch, sent: bytes, later: float) -> tuple[int | None, bool]:
    """Send this, and nothing for a while: how it ends, and whether it ends without a word."""
    async with door.dial() as line:
        line.transport.write(sent)
        await until(lambda: door.ears)
        await asyncio.sleep(0.02)
        socket = door.ears[0].socket
        socket.keep_alive(time.monotonic() + later)
        if socket.is_open:
            await asyncio.sleep(0.02)
        if socket.is_open and not door.left:
            return 0, False
        return await close_code(line), door.left > 0


HALF_TEXT = Frame(Opcode.TEXT, b"half", fin=False).serialize(mask=True)
HALF_FRAME = Frame(Opcode.TEXT, b"x" * 100).serialize(mask=True)[:50]


def test_half_a_text_is_not_waited_for_longer_than_its_time() -> None:
    assert scene(partial(kept_alive, sent=HALF_TEXT, later=10.0)) == (0, False)
    assert scene(partial(kept_alive, sent=HALF_TEXT, later=30.0))[0] == TOO_LATE


def test_bytes_that_make_no_frame_do_not_keep_a_socket_alive() -> None:
    """Half a frame, byte by byte, is silence."""

    async def play(door: Porch) -> int | None:
        async with door.dial() as line:
            await until(lambda: door.ears)
            socket = door.ears[0].socket
            socket._heard -= 99.0
            for byte in HALF_FRAME:
                line.transport.write(bytes([byte]))
                await asyncio.sleep(0)
            await asyncio.sleep(0.02)
            socket.keep_alive(time.monotonic() + 2.0)
            return await close_code(line)

    assert scene(play) is None


def test_a_ping_is_answered_and_the_system_knows_how_far_away_somebody_is() -> None:
    async def play(door: Porch) -> tuple[list[bytes], int | None]:
        async with door.dial() as line:
            await line.send("hello")
            await line.recv()
            ear = door.ears[0]
            ear.socket.ping(b"label")
            while not ear.pongs:
                await asyncio.sleep(0.01)
            return ear.pongs, ear.socket.round_trip

    pongs, distance = scene(play)
    assert pongs == [b"label"]
    assert (distance is not None) == hasattr(socket, "TCP_INFO")
    assert (distance or 0) < 40
