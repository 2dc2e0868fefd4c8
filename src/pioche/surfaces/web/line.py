"""A socket as a table sees it: sending never waits, and a reader who is too slow is let go."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from pioche.surfaces.web.metrics import SENT, SLOW_READERS

MOST_WAITING = 512 * 1024
"""Bytes that may wait for a slow reader."""
TOO_SLOW = 1013
PINGS = 20
"""The fastest of so many recent round trips counts."""


def never(*_: bytes) -> bool:
    return False


class SocketLine:
    def __init__(self, person: str, send: Any, write: Callable[..., bool] = never) -> None:
        """`write` is the short way for a line with room, `send` the way of the application."""
        self.person = person
        self._write = write
        self.gone = False
        self.rtt = 0
        self._send = send
        self._waiting: deque[dict[str, Any]] = deque()
        self._weight = 0
        self._draining: asyncio.Task[None] | None = None
        self._trips: deque[int] = deque(maxlen=PINGS)
        self._pinged: dict[str, int] = {}

    def send(self, *messages: bytes) -> None:
        SENT.value += len(messages)
        if self._draining is None and not self.gone and self._write(*messages):
            return
        for message in messages:
            self._push({"type": "websocket.send", "text": message.decode()}, len(message))

    def close(self, code: int) -> None:
        self._push({"type": "websocket.close", "code": code}, 0)

    def _push(self, message: dict[str, Any], weight: int) -> None:
        if self.gone or (self._draining is None and self._sent_at_once(message)):
            return
        self._weight += weight
        self._waiting.append(message)
        if self._weight > MOST_WAITING:
            self._let_go()
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())

    def _sent_at_once(self, message: dict[str, Any]) -> bool:
        """A line with room takes a message without waiting: no task is needed then."""
        sending = self._send(message)
        try:
            sending.send(None)
        except StopIteration:
            return True
        except Exception:
            self.gone = True
            return True
        sending.close()
        return False

    def _let_go(self) -> None:
        """The visitor comes back and hears what is missing."""
        SLOW_READERS.inc()
        self._waiting.clear()
        self._weight = 0
        self._waiting.append({"type": "websocket.close", "code": TOO_SLOW})

    async def _drain(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.popleft()
                self._weight -= len(message.get("text", ""))
                await self._send(message)
        except Exception:
            self.gone = True
        self._draining = None

    # Round trips

    def pinged(self, ping: str, at: int) -> None:
        if len(self._pinged) > PINGS:
            self._pinged.clear()
        self._pinged[ping] = at

    def ponged(self, ping: str, at: int) -> None:
        if (sent := self._pinged.pop(ping, None)) is not None:
            self._trips.append(at - sent)
            self.rtt = min(self._trips)
