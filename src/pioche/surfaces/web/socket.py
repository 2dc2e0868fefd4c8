"""The socket of a table: a ticket first, then commands in and tellings out."""

import asyncio
import contextlib
import logging
import time
from typing import Any

from pioche.rulekit import Refusal
from pioche.surfaces.web.guards import Allowance, same_origin
from pioche.surfaces.web.line import SocketLine
from pioche.surfaces.web.metrics import CLOSED, COMMANDS, CONNECTIONS
from pioche.surfaces.web.protocol import DIRECT, DirectProtocol
from pioche.table import messages as m
from pioche.table.clock import wall_clock
from pioche.table.house import House
from pioche.table.live import Live

HELLO_SECONDS = 10.0
NOT_A_COMMAND, BAD_TICKET, NO_TABLE, TOO_MANY, TOO_LATE, BROKEN = 1007, 4003, 4004, 1008, 4008, 1011
"""Close codes; 4001 and 1012 come from the table, 1009 (frame too large) and 1013 (too slow) from the line."""

log = logging.getLogger("pioche.socket")


class Closed(Exception):
    """The server ends the conversation, with this code."""


class Sockets:
    def __init__(self, house: House, origin: str) -> None:
        self.house = house
        self.origin = origin
        self.lines: dict[SocketLine, Live] = {}

    async def serve(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        if not same_origin(dict(scope["headers"]), self.origin):
            await send({"type": "websocket.close", "code": 1008})
            return
        await send({"type": "websocket.accept"})
        with CONNECTIONS.track_inprogress():
            try:
                direct = scope["extensions"].get(DIRECT)
                await self._converse(scope["path_params"]["table"], receive, send, direct)
            except Closed as closed:
                await self._end(send, closed.args[0])

    async def _end(self, send: Any, code: int) -> None:
        CLOSED.labels(code).inc()
        with contextlib.suppress(Exception):
            await send({"type": "websocket.close", "code": code})

    async def _converse(self, table: str, receive: Any, send: Any, direct: DirectProtocol) -> None:
        hello = await self._hello(receive)
        if hello is None:
            return
        try:
            live = await self.house.find(table)
        except Exception:
            log.exception("a table could not be loaded", extra={"table": table})
            raise Closed(BROKEN) from None
        if live is None:
            raise Closed(NO_TABLE)
        line = SocketLine(self._person(hello, table), send, direct.write_texts)
        self.lines[line] = live
        try:
            live.join(line, hello)
            ping(line)
            await self._listen(Listener(live, line), receive, direct)
        finally:
            line.gone = True
            del self.lines[line]
            live.part(line)

    async def _hello(self, receive: Any) -> m.Hello | None:
        try:
            frame = await asyncio.wait_for(next_frame(receive), HELLO_SECONDS)
        except TimeoutError:
            raise Closed(TOO_LATE) from None
        if frame is None:
            return None
        command = understood(frame)
        if not isinstance(command, m.Hello):
            raise Closed(BAD_TICKET)
        return command

    def _person(self, hello: m.Hello, table: str) -> str:
        try:
            return self.house.redeem(hello.ticket, table)
        except Refusal:
            raise Closed(BAD_TICKET) from None

    async def _listen(self, listener: "Listener", receive: Any, direct: DirectProtocol) -> None:
        """What came together with the hello first; from then on frames take the short way."""
        while not direct.queue.empty():
            if (frame := await next_frame(receive)) is None:
                return
            listener.hear(frame.encode())
        direct.listener = listener.hear
        if (await next_frame(receive)) is not None:
            raise Closed(NOT_A_COMMAND)

    def ping_all(self) -> None:
        """Only where people race must the server know how far away they are."""
        for line, live in list(self.lines.items()):
            if live.mailbox.table.races_hands and live.mailbox.table.id not in self.house.unsure:
                ping(line)


class Listener:
    """Hears the frames of one conversation; what must not be said ends it."""

    def __init__(self, live: Live, line: SocketLine) -> None:
        self.live = live
        self.line = line
        self.allowance = Allowance(time.monotonic)

    def hear(self, frame: bytes) -> None:
        if self.line.gone:
            return
        if not self.allowance.spend():
            self.end(TOO_MANY)
            return
        COMMANDS.value += 1
        try:
            self.obey(m.read_command(frame))
        except Refusal:
            self.end(NOT_A_COMMAND)

    def obey(self, command: m.AnyCommand) -> None:
        if isinstance(command, m.Pong):
            self.line.ponged(command.id, wall_clock())
        elif isinstance(command, m.Hello):
            self.end(NOT_A_COMMAND)
        else:
            self.live.mailbox.receive(self.line, command)

    def end(self, code: int) -> None:
        CLOSED.labels(code).inc()
        self.line.close(code)
        self.line.gone = True


def ping(line: SocketLine) -> None:
    now = wall_clock()
    line.pinged(str(now), now)
    line.send(m.write_telling(m.Ping(str(now), now)))


async def next_frame(receive: Any) -> str | None:
    """The next text; None when the other end has hung up."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    if text is None:
        raise Closed(NOT_A_COMMAND)
    if len(text.encode()) > m.LONGEST_FRAME:
        raise Closed(1009)
    return text


def understood(frame: str) -> m.AnyCommand:
    try:
        return m.read_command(frame)
    except Refusal:
        raise Closed(NOT_A_COMMAND) from None
