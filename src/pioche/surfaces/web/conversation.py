"""The conversations of a server: a ticket first, then commands in and tellings out."""

import asyncio
import logging
import re
import time
from collections import Counter, deque
from http import HTTPStatus

from websockets.http11 import Request

from pioche.rulekit import Refusal
from pioche.surfaces.web.guard import Forwarded, is_our_host, same_origin
from pioche.surfaces.web.limits import Household, Households, within
from pioche.surfaces.web.metrics import COMMANDS
from pioche.surfaces.web.opening import Opening
from pioche.surfaces.web.tickets import Tickets
from pioche.surfaces.web.websocket import TOO_LATE, TOO_MANY, WebSocket
from pioche.table import messages as m
from pioche.table.host.delivery import TRY_LATER
from pioche.table.host.live_table import LiveTable
from pioche.table.host.round_trips import RoundTrips
from pioche.table.host.store import StoreUnavailable
from pioche.table.host.table_host import TableHost
from pioche.table.reactions import Line

_PATH = re.compile(r"/socket/([a-z0-9]{1,40})", re.ASCII)
_HELLO_SECONDS = 10.0
_NOT_A_COMMAND, _BAD_TICKET, _NO_TABLE, _TOO_MANY_WATCH, _BROKEN = 1007, 4003, 4004, 4009, 1011
"""Close codes; 4001, 1012 and 1013 come from the table, 1008, 1009, 1013 and 4008 from the socket."""

_log = logging.getLogger("pioche.socket")


class Conversations:
    """All of them: the door of every WebSocket."""

    longest_frame = m.LONGEST_FRAME

    def __init__(
        self,
        house: TableHost,
        tickets: Tickets,
        households: Households,
        origin: str,
        forwarded: Forwarded,
        most_sockets: int,
        opening: Opening,
    ) -> None:
        self.house = house
        self.tickets = tickets
        self._households = households
        self._origin = origin
        self._forwarded = forwarded
        self._most_sockets = most_sockets
        """In the whole house."""
        self._opening = opening
        self._open: dict[WebSocket, _Conversation] = {}

    def admit(self, socket: WebSocket, request: Request) -> "_Conversation | HTTPStatus":
        path = _PATH.fullmatch(request.path.partition("?")[0])
        if not path:
            return HTTPStatus.NOT_FOUND
        address = self._forwarded.address(socket.peer, list(request.headers.raw_items()))
        household = self._households.of(address)
        if refused := self._refused(request, household):
            return refused
        household.sockets += 1
        direct = "X-Forwarded-For" not in request.headers
        conversation = self._open[socket] = _Conversation(socket, self, path[1], household, direct=direct)
        return conversation

    def _refused(self, request: Request, household: Household) -> HTTPStatus | None:
        host = "".join(request.headers.get_all("Host"))
        if not is_our_host(host, self._origin):
            return HTTPStatus.MISDIRECTED_REQUEST
        if not all(same_origin(said, host, self._origin) for said in request.headers.get_all("Origin")):
            return HTTPStatus.FORBIDDEN
        if not household.may_connect(self._households.clock()):
            return HTTPStatus.TOO_MANY_REQUESTS
        has_room = self._opening.is_open and len(self._open) < self._most_sockets
        return None if has_room and not self.house.turns_away else HTTPStatus.SERVICE_UNAVAILABLE

    def gone(self, socket: WebSocket) -> None:
        conversation = self._open.pop(socket, None)
        if conversation:
            conversation.household.sockets -= 1

    def keep_alive(self) -> None:
        """Called every few seconds. Only where people race must the server know how far away they are."""
        now = time.monotonic()
        for socket, conversation in list(self._open.items()):
            socket.keep_alive(now)
            conversation.measure()


class _Conversation:
    """What one person says to one table, and hears from it."""

    def __init__(
        self, socket: WebSocket, door: Conversations, table: str, household: Household, *, direct: bool
    ) -> None:
        self.person = ""
        """Who it is, once the ticket is redeemed."""
        self.household = household
        self.place = household.name
        self.shared = household.frames
        self.send = socket.send
        self._socket = socket
        self._house = door.house
        self._tickets = door.tickets
        self._table = table
        self._live: LiveTable | None = None
        self._greeting: asyncio.Task[None] | None = None
        self._early: deque[bytes] = deque()
        """What was said before the table was found."""
        self._direct = direct
        """Whether nobody passes this connection on."""
        self._round_trips = RoundTrips()
        self._patience = asyncio.get_running_loop().call_later(_HELLO_SECONDS, socket.close, TOO_LATE)

    # From the person

    def hear(self, text: bytes) -> None:
        try:
            if self._live:
                self._obey(self._live, m.read_command(text))
            elif self._greeting:
                self._keep(text)
            else:
                self._greet(m.read_command(text))
        except Refusal:
            self.close(_NOT_A_COMMAND)

    def _keep(self, text: bytes) -> None:
        """No more than one frame may hold."""
        self._early.append(text)
        if sum(map(len, self._early)) > m.LONGEST_FRAME:
            self._early.clear()
            self.close(TOO_MANY)

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
        if isinstance(command, m.Hello):
            self._greeting = asyncio.create_task(self._join(command))
        else:
            self.close(_BAD_TICKET)

    async def _join(self, hello: m.Hello) -> None:
        try:
            self.person = await self._tickets.redeem(hello.ticket, self._table)
            live = await self._house.find(self._table)
        except Refusal:
            self.close(_BAD_TICKET)
            return
        except StoreUnavailable:
            self.close(TRY_LATER)
            return
        except Exception:
            _log.exception("a table could not be loaded", extra={"table": self._table})
            self.close(_BROKEN)
            return
        if live is None:
            self.close(_NO_TABLE)
        elif not self._has_room(live):
            self.close(_TOO_MANY_WATCH)
        elif self._socket.is_open:
            self._live = live
            live.join(self, hello)
            self._ping(live)
            while self._early and self._socket.is_open:
                self.hear(self._early.popleft())

    def _has_room(self, live: LiveTable) -> bool:
        """Whoever has a seat always comes in; others take a place from the address that has most."""
        if live.has_seat(self.person):
            return True
        watching, limits = live.watching, self.household.limits
        places = Counter(one.place for one in watching)
        if within(len(watching), limits.watchers):
            return within(places[self.place], limits.watchers_address)
        crowd, many = places.most_common(1)[0]
        if many > places[self.place] + 1:
            next(one for one in watching if one.place == crowd).close(_TOO_MANY_WATCH)
            return True
        return False

    def hung_up(self) -> None:
        self._patience.cancel()
        if self._live:
            self._live.part(self)

    # To the person

    def close(self, code: int) -> None:
        self._socket.close(code)

    # Round trips

    def measure(self) -> None:
        live = self._live
        if live and live.races_hands and live.mailbox.state.id not in self._house.unsure:
            self._ping(live)

    def _ping(self, live: LiveTable) -> None:
        """Two of them: one that browsers answer by themselves, and one that tells the page our time."""
        now = live.mailbox.clock()
        self._socket.ping(self._round_trips.ping())
        self.send(m.write_telling(m.Ping(str(now), now)))

    def answered(self, ping: bytes) -> None:
        self._round_trips.answered(ping)

    @property
    def line(self) -> Line:
        """Behind a proxy the system knows the way to the proxy only."""
        return self._round_trips.line(self._socket.round_trip if self._direct else None)
