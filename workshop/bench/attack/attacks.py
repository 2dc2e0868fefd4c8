"""What strangers try. Each goes on until it is stopped, and starts over when it is thrown out.

`python -m workshop.bench.attack.attacks NAME PORT` tries one.
"""

import asyncio
import os
import secrets
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from websockets.exceptions import WebSocketException

from workshop.bench.attack.stranger import Line, Stranger, say

Attack = Callable[[Stranger], Coroutine[Any, Any, None]]

_PING = b"\x89\x80\0\0\0\0"
_EMPTY_PIECE = b"\x00\x80\0\0\0\0"
_BURST = 512 * 1024 // len(_PING)
_SILENT = 1100
_AT_ONCE = 8
_THROWN_OUT = (OSError, EOFError, WebSocketException, TimeoutError, LookupError, TypeError)
_REST = 0.02


async def _again_and_again(deed: Callable[[], Awaitable[object]], at_once: int = _AT_ONCE) -> None:
    async def one() -> None:
        while True:
            with suppress(*_THROWN_OUT):
                await deed()
            await asyncio.sleep(_REST)

    await asyncio.gather(*(one() for _ in range(at_once)))


async def frames(stranger: Stranger) -> None:
    """Bursts of control frames and of empty pieces, half a megabyte each, without a hello."""

    async def burst() -> None:
        _, writer = await stranger.raw_socket()
        try:
            for frame in (_PING, _EMPTY_PIECE):
                writer.write(frame * _BURST)
                await writer.drain()
        finally:
            writer.close()

    await _again_and_again(burst)


async def silence(stranger: Stranger) -> None:
    """As many connections as there are to be had, and half a request on every other one."""
    held: list[Line] = []
    for number in range(_SILENT):
        with suppress(OSError):
            line = await stranger.dial()
            if number % 2:
                line[1].write(b"GET / HTTP/1.1\r\nHost: ")
            held.append(line)
    try:
        await asyncio.Event().wait()
    finally:
        for _, writer in held:
            writer.close()


async def tickets(stranger: Stranger) -> None:
    table = await stranger.open_table(game="no_thanks", seats=3)
    await _again_and_again(lambda: stranger.request("POST", f"/api/tables/{table}/ticket", {}))


async def hints(stranger: Stranger) -> None:
    """Ninety hints on one socket, and again on the next."""
    table = await stranger.open_table(game="no_thanks", seats=3, bots=["beginner", "beginner"], clock=0)

    async def ask() -> None:
        async for line, _ in stranger.turns(table):
            for _ in range(90):
                await say(line, do="hint")

    await _again_and_again(ask, 2)


async def chatter(stranger: Stranger) -> None:
    table = await stranger.open_table(game="no_thanks", seats=3)

    async def talk() -> None:
        async with stranger.socket(table) as line:
            await say(line, do="sit", name="mallory")
            for _ in range(95):
                await say(line, do="write", text="x")

    await _again_and_again(talk, 2)


async def spectators(stranger: Stranger) -> None:
    table = await stranger.open_table(game="no_thanks", seats=3)

    async def watch() -> None:
        async with stranger.socket(table):
            await asyncio.sleep(5)

    await _again_and_again(watch, 200)


async def experts(stranger: Stranger) -> None:
    """As many tables of experts as one address may open, all played."""

    async def play() -> None:
        table = await stranger.open_table(game="take_that", seats=4, bots=["expert"] * 3, clock=0)
        async for line, mirror in stranger.turns(table):
            await say(line, do="play", move=mirror.legal[0], ply=mirror.ply)

    await _again_and_again(play, 100)


async def pages(stranger: Stranger) -> None:
    """Everything that can be asked for without a table."""
    paths = ("/api/openapi.json", "/api/tables", "/api/games", "/api/catalogue", "/", "/metrics")
    await _again_and_again(lambda: stranger.request("GET", secrets.choice(paths)))


async def hung_up(stranger: Stranger) -> None:
    """Reviews that nobody waits for, of matches that may be there."""
    _, games = await stranger.request("GET", "/api/games")
    known = [game["id"] for game in (games or {"games": []})["games"]] or ["nothing.1"]
    paths = ("review?seat=0", "steps", "verified")
    await _again_and_again(
        lambda: stranger.request("GET", f"/api/games/{secrets.choice(known)}/{secrets.choice(paths)}", hang_up=True)
    )


ATTACKS: dict[str, Attack] = {
    "bursts of control frames": frames,
    "silent connections": silence,
    "tickets": tickets,
    "hints": hints,
    "chat by reconnecting": chatter,
    "spectators": spectators,
    "tables of experts": experts,
    "pages": pages,
    "reviews, hung up": hung_up,
}

if __name__ == "__main__":
    os.nice(19)  # a stranger has a machine of their own, and takes no processor from the server
    asyncio.run(ATTACKS[sys.argv[1]](Stranger(int(sys.argv[2]))))
