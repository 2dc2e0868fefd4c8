"""A stranger with bad intent, who has one address of their own: requests and sockets by hand."""

import asyncio
import base64
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from pioche.client.api import Message
from pioche.client.mirror import Mirror
from pioche.client.own_luck import OwnLuck

ADDRESS = "127.0.0.3"
"""All of 127.0.0.0/8 is this machine; the people of the table come from another address."""
SECONDS = 5.0
"""A stranger does not wait longer for anything."""

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def say(line: ClientConnection, **command: Any) -> None:
    await line.send(msgspec.json.encode({"id": secrets.token_hex(6), **command}).decode())


def _getting_ready(mirror: Mirror, luck: OwnLuck) -> Message | None:
    """Whatever is due."""
    due = mirror.you in mirror.awaits and mirror.table.get("phase") in ("gathering", "between")
    return luck.ready(mirror) if due and mirror.table.get("commitment") else None


class Stranger:
    def __init__(self, port: int) -> None:
        self.port = port
        self.token = secrets.token_urlsafe(24)

    async def dial(self) -> Line:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))

    async def request(self, method: str, path: str, content: Any = None, *, hang_up: bool = False) -> tuple[int, Any]:
        """The status and the answer; with `hang_up` nobody waits for it."""
        body = b"" if content is None else msgspec.json.encode(content)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {self.token}\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        reader, writer = await self.dial()
        try:
            writer.write(head.encode() + body)
            await writer.drain()
            if hang_up:
                return 0, None
            answer = await asyncio.wait_for(reader.read(), SECONDS)
        finally:
            writer.close()
        status, _, rest = answer.partition(b"\r\n\r\n")
        with suppress(msgspec.DecodeError):
            return int(status.split()[1]), msgspec.json.decode(rest)
        return int(status.split()[1]), None

    async def open_table(self, **setup: Any) -> str:
        _, opened = await self.request("POST", "/api/tables", setup)
        return str(opened["table"])

    @asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[ClientConnection]:
        """At a table, after the hello."""
        _, ticket = await self.request("POST", f"/api/tables/{table}/ticket", {})
        address = f"ws://127.0.0.1:{self.port}/socket/{table}"
        async with connect(address, compression=None, ping_interval=None, local_addr=(ADDRESS, 0)) as line:
            await line.send(msgspec.json.encode({"do": "hello", "id": "hello", "ticket": ticket["ticket"]}).decode())
            yield line

    async def turns(self, table: str) -> AsyncIterator[tuple[ClientConnection, Mirror]]:
        """Seated and dealt in, whenever it is their turn."""
        mirror, luck = Mirror(), OwnLuck()
        async with self.socket(table) as line:
            await say(line, do="sit", name="mallory")
            async for text in line:
                message = msgspec.json.decode(text)
                mirror.hear(message)
                if answer := luck.answer(message, mirror) or _getting_ready(mirror, luck):
                    await say(line, **answer)
                if mirror.legal:
                    yield line, mirror

    async def raw_socket(self) -> Line:
        """Upgraded, and no hello."""
        reader, writer = await self.dial()
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        writer.write(
            f"GET /socket/aaaaaaaaaaaaaa HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SECONDS)
        return reader, writer
