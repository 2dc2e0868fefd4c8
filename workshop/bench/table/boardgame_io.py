"""boardgame.io's server, from npm, spoken to in socket.io's own frames."""

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from workshop.bench.table.load import SEATS
from workshop.bench.table.ours import wait_for


class NoPeer(Exception):
    """Why there is no boardgame.io to compare with."""


@contextmanager
def server(folder: Path, port: int) -> Iterator[int]:
    """Install it into the folder, once, and run it: its process id."""
    if not shutil.which("npm"):
        raise NoPeer("npm is not installed")
    for name in ("package.json", "server.js"):
        (folder / name).write_text(
            files(__package__).joinpath("peer", name).read_text(encoding="utf-8"), encoding="utf-8"
        )
    installed = subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund"], cwd=folder, capture_output=True, check=False
    )
    if installed.returncode:
        raise NoPeer(installed.stderr.decode(errors="replace").strip()[-300:])
    with subprocess.Popen([_node(), "server.js", str(port)], cwd=folder, stdout=subprocess.DEVNULL) as process:
        try:
            wait_for(f"http://127.0.0.1:{port}/games")
            yield process.pid
        finally:
            process.kill()


def _node() -> str:
    """The program itself: what is called node may be a script that starts it, whose own CPU says nothing."""
    return subprocess.run(["node", "-p", "process.execPath"], capture_output=True, text=True, check=True).stdout.strip()


class Table:
    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.match = f"match{number}"
        self.lines: list[ClientConnection] = []
        self.moves = 0

    async def sit(self) -> None:
        for seat in range(SEATS):
            line = await connect(
                f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket", compression=None, ping_interval=None
            )
            self.lines.append(line)
            await line.recv()
            await line.send("40/peer,")
            await self.hear(seat, b"40/peer")
            await self.say(seat, "sync", self.match, str(seat), None, SEATS)
            await self.hear(seat, b'"sync"')

    async def say(self, seat: int, *content: object) -> None:
        await self.lines[seat].send("42/peer," + msgspec.json.encode(content).decode())

    async def hear(self, seat: int, mark: bytes) -> int:
        size = 0
        while True:
            frame = await self.lines[seat].recv(decode=False)
            size += len(frame)
            if frame == b"2":
                await self.lines[seat].send("3")
            elif mark in frame:
                return size

    async def move(self) -> int:
        seat = str(self.moves % SEATS)
        payload = {"type": "lay", "args": [self.moves], "playerID": seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        state = self.moves
        await self.say(self.moves % SEATS, "update", action, state, self.match, seat)
        self.moves += 1
        return sum(await asyncio.gather(*(self.hear(at, b'"update"') for at in range(SEATS))))

    async def close(self) -> None:
        for line in self.lines:
            line.transport.abort()
