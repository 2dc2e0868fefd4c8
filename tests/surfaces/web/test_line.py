"""A line to somebody who does not read."""

import asyncio
from typing import Any

import pytest

from pioche.surfaces.web.line import MOST_WAITING, TOO_SLOW, SocketLine


class Far:
    """The other end: takes what it is given, once it wants to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.got: list[dict[str, Any]] = []

    async def take(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        self.got.append(message)


def test_a_line_with_room_sends_at_once_and_in_order() -> None:
    async def scene() -> None:
        far = Far()
        far.reads.set()
        line = SocketLine("ann", far.take)
        for number in range(3):
            line.send(b"%d" % number)
        assert [message["text"] for message in far.got] == ["0", "1", "2"]

    asyncio.run(scene())


def test_what_waits_arrives_in_order_when_there_is_room_again() -> None:
    async def scene() -> None:
        far = Far()
        line = SocketLine("ann", far.take)
        for number in range(5):
            line.send(b"%d" % number)
        assert far.got == []
        far.reads.set()
        await asyncio.sleep(0.01)
        line.send(b"5")
        assert [message["text"] for message in far.got] == ["0", "1", "2", "3", "4", "5"]

    asyncio.run(scene())


def test_who_does_not_read_is_let_go_and_takes_no_memory() -> None:
    async def scene() -> None:
        far = Far()
        line = SocketLine("ann", far.take)
        for _ in range(3 * MOST_WAITING // 1000):
            line.send(b"x" * 1000)
            assert sum(len(message.get("text", "")) for message in line._waiting) <= MOST_WAITING + 1000
        far.reads.set()
        await asyncio.sleep(0.01)
        assert {"type": "websocket.close", "code": TOO_SLOW} in far.got

    asyncio.run(scene())


def test_a_line_that_breaks_is_gone() -> None:
    async def scene() -> None:
        async def broken(_: dict[str, Any]) -> None:
            raise OSError

        line = SocketLine("ann", broken)
        line.send(b"hello")
        assert line.gone

    asyncio.run(scene())


@pytest.mark.parametrize("trips", [[30, 12, 50], [12, 12], [80]])
def test_the_fastest_round_trip_counts(trips: list[int]) -> None:
    line = SocketLine("ann", None)
    for number, trip in enumerate(trips):
        line.pinged(str(number), 1000)
        line.ponged(str(number), 1000 + trip)
    line.ponged("never asked", 0)
    assert line.rtt == min(trips)
