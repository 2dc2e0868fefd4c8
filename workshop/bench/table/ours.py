"""Our server: started like anybody starts it, with a database that is synchronised at every acknowledgement."""

import asyncio
import secrets
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from pioche.client import api
from pioche.table.luck import pledge
from workshop.bench.table.load import SEATS

GAME = "take_that"
MANY = 99
"""Rounds: more than anybody measures."""


class _Event(msgspec.Struct):
    """All that whoever moves at random needs to know of one."""

    legal: list[str]


_event = msgspec.json.Decoder(_Event)


@contextmanager
def server(place: Path | str, port: int, pace: str = "1", *, usual_limits: bool = False) -> Iterator[int]:
    """Its process id. All people of a benchmark share one address, so limits are off unless they are measured."""
    command = ["-m", "pioche.surfaces.terminal.main", "serve", "--port", str(port), "--data", str(place)]
    command += ["--pace", pace]
    command += [] if usual_limits else ["--tables-per-hour", "0", "--limits", "off"]
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.DEVNULL) as process:
        try:
            wait_for(f"http://127.0.0.1:{port}/readyz")
            yield process.pid
        finally:
            process.kill()


def wait_for(url: str, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with suppress(OSError), urllib.request.urlopen(url, timeout=5):
            return
        time.sleep(0.05)
    raise TimeoutError(url)


def ask(port: int, path: str, token: str, content: Any = None) -> Any:
    return api.ask(f"http://127.0.0.1:{port}", "POST", path, token, content)


class Table:
    def __init__(self, port: int, seed: int, bots: tuple[str, ...] = (), address: str = "127.0.0.1") -> None:
        """`address` is where its people come from."""
        self.port = port
        self.address = address
        self.luck = Random(seed)
        self.bots = list(bots)
        self.lines: list[ClientConnection] = []
        self.legal: list[list[str]] = [[] for _ in range(SEATS)]
        self.tables: list[api.Message] = [{} for _ in range(SEATS)]
        """By seat, what was told of the table before the last deal."""
        self.moves = 0

    async def sit(self) -> None:
        token = secrets.token_urlsafe(24)
        setup = {"game": GAME, "seats": SEATS, "clock": 0, "bots": self.bots, "options": {"rounds": MANY}}
        table = (await asyncio.to_thread(ask, self.port, "/api/tables", token, setup))["table"]
        for seat in range(SEATS - len(self.bots)):
            ticket = await asyncio.to_thread(
                ask, self.port, f"/api/tables/{table}/ticket", secrets.token_urlsafe(24), {}
            )
            self.lines.append(await self.dial(f"ws://127.0.0.1:{self.port}/socket/{table}"))
            await self.say(seat, do="hello", ticket=ticket["ticket"])
            await self.say(seat, do="sit", name=f"p{seat}", seat=seat)
        await self.begin_round()

    async def dial(self, url: str) -> ClientConnection:
        return await connect(url, compression=None, ping_interval=None, local_addr=(self.address, 0))

    async def begin_round(self) -> None:
        lucks = [await self.pledge(seat) for seat in range(len(self.lines))]
        for seat, luck in enumerate(lucks):
            await self.hear(seat, b'"fact":"pledged"')
            await self.say(seat, do="reveal", luck=luck)
        await self.all_hear()

    async def pledge(self, seat: int) -> str:
        """The luck that is given when all have pledged."""
        table, luck = await self.next_deal(seat), secrets.token_hex(16)
        label, bound = f"{table['id']}.{table['match']}", table["commitment"]
        pledged = pledge(label, table["round"], seat, bound, bytes.fromhex(luck))
        await self.say(seat, do="ready", pledge=pledged, commitment=bound)
        return luck

    async def next_deal(self, seat: int) -> api.Message:
        """The table, once the server has bound itself anew."""
        known = self.tables[seat]
        before = known.get("commitment")
        while known.get("commitment") == before:
            frame = await self.lines[seat].recv(decode=False)
            if b'"tell":"ping"' in frame:
                await self.say(seat, do="pong")
            known.update(msgspec.json.decode(frame).get("table", {}))
        return known

    async def all_hear(self) -> int:
        """Of a move, or a deal: how many bytes came."""
        return sum(await asyncio.gather(*(self.hear(seat, b'"fact":"moved"') for seat in range(len(self.lines)))))

    async def say(self, by: int, **command: Any) -> None:
        self.moves += 1
        await self.lines[by].send(msgspec.json.encode({"id": str(self.moves), **command}).decode())

    async def hear(self, seat: int, mark: bytes) -> int:
        """Until a telling with this mark: how many bytes came."""
        size = 0
        while True:
            frame = await self.lines[seat].recv(decode=False)
            size += len(frame)
            if b'"tell":"ping"' in frame:
                await self.say(seat, do="pong")
            elif mark in frame:
                self.legal[seat] = _event.decode(frame).legal
                return size

    async def move(self) -> int:
        if not any(self.legal):
            await self.begin_round()
        mover = next(seat for seat in range(SEATS) if self.legal[seat])
        await self.say(mover, do="play", move=self.luck.choice(self.legal[mover]))
        return await self.all_hear()

    async def round_of_moves(self) -> None:
        """The person of a table with bots moves, and so do the bots, until it is the person's turn again."""
        if self.legal[0]:
            await self.say(0, do="play", move=self.luck.choice(self.legal[0]))
            self.legal[0] = []
        while not self.legal[0]:
            frame = await self.lines[0].recv(decode=False)
            if b'"fact":"revealed"' in frame:
                luck = await self.pledge(0)
                await self.hear(0, b'"fact":"pledged"')
                await self.say(0, do="reveal", luck=luck)
            elif b'"tell":"event"' in frame:
                self.legal[0] = _event.decode(frame).legal

    async def close(self) -> None:
        for line in self.lines:
            line.transport.abort()
