"""The conversations of a server: a ticket first, then commands in and tellings out."""

import asyncio
import logging
import re
import time
from collections import deque
from http import HTTPStatus

from websockets.http11 import Request

from pioche.rulekit import Refusal
from pioche.surfaces.web.limits import same_origin
from pioche.surfaces.web.metrics import COMMANDS
from pioche.surfaces.web.websocket import WebSocket
from pioche.table import messages as m
from pioche.table.clock import wall_clock
from pioche.table.host.live_table import LiveTable
from pioche.table.host.round_trips import RoundTrips
from pioche.table.host.table_host import TableHost
from pioche.table.reactions import Line

_PATH = re.compile(r"/socket/([a-z0-9]{1,40})", re.ASCII)
_HELLO_SECONDS = 10.0
_NOT_A_COMMAND, _BAD_TICKET, _NO_TABLE, _TOO_LATE, _BROKEN = 1007, 4003, 4004, 4008, 1011
"""Close codes; 4001 and 1012 come from the table, 1008, 1009 and 1013 from the socket."""

_log = logging.getLogger("pioche.socket")


class Conversations:
    """All of them: the door of every WebSocket."""

    longest_frame = m.LONGEST_FRAME

    def __init__(self, house: TableHost, origin: str) -> None:
        self.house = house
        self.origin = origin
        self._open: dict[WebSocket, _Conversation] = {}

    def admit(self, socket: WebSocket, request: Request) -> "_Conversation | HTTPStatus":
        path = _PATH.fullmatch(request.path.partition("?")[0])
        if not path:
            return HTTPStatus.NOT_FOUND
        if not same_origin(request.headers.get("Origin"), request.headers.get("Host", ""), self.origin):
            return HTTPStatus.FORBIDDEN
        direct = "X-Forwarded-For" not in request.headers
        conversation = self._open[socket] = _Conversation(socket, self.house, path[1], direct=direct)
        return conversation

    def gone(self, socket: WebSocket) -> None:
        self._open.pop(socket, None)

    def keep_alive(self) -> None:
        """Called every few seconds. Only where people race must the server know how far away they are."""
        now = time.monotonic()
        for socket, conversation in list(self._open.items()):
            socket.keep_alive(now)
            conversation.measure()


class _Conversation:
    """What one person says to one table, and hears from it."""

    def __init__(self, socket: WebSocket, house: TableHost, table: str, *, direct: bool) -> None:
        self.person = ""
        """Who it is, once the ticket is redeemed."""
        self._socket = socket
        self._house = house
        self._table = table
        self._live: LiveTable | None = None
        self._greeting: asyncio.Task[None] | None = None
        self._early: deque[bytes] = deque()
        """What was said before the table was found."""
        self._direct = direct
        """Whether nobody passes this connection on."""
        self._round_trips = RoundTrips()
        self._patience = asyncio.get_running_loop().call_later(_HELLO_SECONDS, socket.close, _TOO_LATE)

    # From the person

    def hear(self, text: bytes) -> None:
        try:
            if self._live:
                self._obey(self._live, m.read_command(text))
            elif self._greeting:
                self._early.append(text)
            else:
                self._greet(m.read_command(text))
        except Refusal:
            self.close(_NOT_A_COMMAND)

    def _obey(self, live: LiveTable, command: m.AnyCommand) -> None:
        COMMANDS.value += 1
        if isinstance(command, m.Pong):
            return
        if isinstance(command, m.Hello):
            self.close(_NOT_A_COMMAND)
        else:
            live.receive(self, command)

    def _greet(self, command: m.AnyCommand) -> None:
        self._patience.cancel()
        try:
            if not isinstance(command, m.Hello):
                raise Refusal("bad-ticket")
            self.person = self._house.redeem(command.ticket, self._table)
        except Refusal:
            self.close(_BAD_TICKET)
        else:
            self._greeting = asyncio.create_task(self._join(command))

    async def _join(self, hello: m.Hello) -> None:
        try:
            live = await self._house.find(self._table)
        except Exception:
            _log.exception("a table could not be loaded", extra={"table": self._table})
            self.close(_BROKEN)
            return
        if live is None:
            self.close(_NO_TABLE)
        elif self._socket.is_open:
            self._live = live
            live.join(self, hello)
            self._ping()
            while self._early and self._socket.is_open:
                self.hear(self._early.popleft())

    def hung_up(self) -> None:
        self._patience.cancel()
        if self._live:
            self._live.part(self)

    # To the person

    def send(self, *messages: bytes) -> None:
        self._socket.send(*messages)

    def close(self, code: int) -> None:
        self._socket.close(code)

    # Round trips

    def measure(self) -> None:
        live = self._live
        if live and live.races_hands and live.mailbox.state.id not in self._house.unsure:
            self._ping()

    def _ping(self) -> None:
        """Two of them: one that browsers answer by themselves, and one that tells the page our time."""
        now = wall_clock()
        self._socket.ping(self._round_trips.ping())
        self.send(m.write_telling(m.Ping(str(now), now)))

    def answered(self, ping: bytes) -> None:
        self._round_trips.answered(ping)

    @property
    def line(self) -> Line:
        """Behind a proxy the system knows the way to the proxy only."""
        return self._round_trips.line(self._socket.round_trip if self._direct else None)
