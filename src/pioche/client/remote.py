"""A seat at a table far away: connect, keep a mirror of what is told, come back after every break."""

import asyncio
import contextlib
import secrets
import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pioche.client.api import TIMEOUT, Message, ask
from pioche.client.mirror import Mirror
from pioche.client.own_luck import OwnLuck
from pioche.rulekit import Refusal

_FINAL = (4001, 4004)
"""Close codes after which coming back makes no sense."""
_LATER = (1008, 1013, 4009)
"""Close codes after which coming back at once makes no sense either."""
_SPREAD = (0.5, 1.5)
"""Not all who were sent away at once come back at once."""
_SOON_SECONDS, _LATER_SECONDS = 0.2, 2.0


class _Line:
    """An open connection that any thread may send by; it belongs to the loop that opened it."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._outbox: asyncio.Queue[Message | None] = asyncio.Queue()

    def send(self, message: Message | None) -> None:
        """Nothing is sent after None: the line is closed."""
        with contextlib.suppress(RuntimeError):  # the loop has just ended, and the line with it
            self._loop.call_soon_threadsafe(self._outbox.put_nowait, message)

    async def deliver(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while (message := await self._outbox.get()) is not None:
                await self._connection.send(msgspec.json.encode(message).decode())
            await self._connection.close()


class Remote:
    """Everything told goes to `hear`, in order, in a thread of its own."""

    def __init__(
        self, server: str, table: str, token: str, hear: Callable[[Message], None], luck: OwnLuck | None = None
    ) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.hear = hear
        self.luck = luck or OwnLuck()
        self.mirror = Mirror()
        self.over = threading.Event()
        """Set when there is no coming back."""
        self.breaks = 0
        self.pending: dict[str, Message] = {}
        """Commands without an answer: they are sent again after a break."""
        self._line: _Line | None = None
        self._numbers = 0
        self._prefix = secrets.token_hex(4)
        self._whim = Random()

    def start(self) -> None:
        threading.Thread(target=self._stay, daemon=True).start()

    def do(self, command: str, **what: Any) -> str:
        """Send a command, now or when the line is there again: its id."""
        return self._say({"do": command, **what})

    def _say(self, command: Message) -> str:
        self._numbers += 1
        name = f"{self._prefix}-{self._numbers}"
        self.pending[name] = {**command, "id": name}
        self._send(self.pending[name])
        return name

    def ready(self) -> None:
        """For the next deal; the luck that is pledged follows by itself when it is asked for."""
        self._say(self.luck.ready(self.mirror))

    def drop(self) -> None:
        """Lose the line, as trains in tunnels do."""
        if self._line:
            self._line.send(None)

    def _send(self, message: Message) -> None:
        if self._line:
            self._line.send(message)

    def _stay(self) -> None:
        while not self.over.is_set():
            pause = _SOON_SECONDS
            try:
                self._converse()
            except Refusal as refusal:
                pause = _SOON_SECONDS if refusal.code == "no-server" else _LATER_SECONDS
                if refusal.code == "no-such-table":
                    self.over.set()
            except (ConnectionClosed, InvalidHandshake, OSError) as error:
                code = getattr(getattr(error, "rcvd", None), "code", 0)
                pause = _LATER_SECONDS if code in _LATER else _SOON_SECONDS
                if code in _FINAL:
                    self.over.set()
            self._line = None
            self.breaks += 1
            time.sleep(pause * self._whim.uniform(*_SPREAD))

    def _converse(self) -> None:
        ticket = ask(self.server, "POST", f"/api/tables/{self.table}/ticket", self.token)["ticket"]
        asyncio.run(self._talk(ticket))

    async def _talk(self, ticket: str) -> None:
        address = f"ws{self.server.removeprefix('http')}/socket/{self.table}"
        async with connect(address, compression=None, max_size=None, open_timeout=TIMEOUT) as connection:
            line, mirror = _Line(connection), self.mirror
            delivery = asyncio.create_task(line.deliver())
            line.send({"do": "hello", "id": "hello", "ticket": ticket, "last": mirror.seq, "seat": mirror.you})
            self._line = line
            for message in list(self.pending.values()):
                self._send(message)
            try:
                async for frame in connection:
                    self._heard(msgspec.json.decode(frame))
            finally:
                delivery.cancel()

    def _heard(self, message: Message) -> None:
        if message["tell"] == "ping":
            self._send({"do": "pong", "id": message["id"]})
            return
        if message["tell"] in ("done", "refused"):
            self.pending.pop(message["id"], None)
        self.mirror.hear(message)
        if command := self.luck.answer(message, self.mirror):
            self._say(command)
        self.hear(message)
