"""A WebSocket: bytes from the network become texts, and texts become bytes. It knows nothing of tables.

The frames are read and written by the Sans-I/O protocol of `websockets`, but for the plainest ones (framing.py);
uvicorn hands the connection over when a browser asks for the upgrade. Every frame counts, control frames too, and a
burst is read in small slices, so that one socket cannot keep the event loop busy.
"""

import asyncio
import socket
import struct
import time
from collections import deque
from http import HTTPStatus
from typing import Any, Protocol

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN, SEND_EOF
from websockets.server import ServerProtocol

from pioche.surfaces.web.framing import ends_with_a_frame, is_request, short_text, text_frame
from pioche.surfaces.web.limits import MESSAGES_SECONDS, MOST_MESSAGES
from pioche.surfaces.web.metrics import CLOSED, CONNECTIONS, SENT, SLOW_READERS, TURNED_AWAY
from pioche.table.allowance import Allowance

SLICE = 512
"""Bytes that are read before the frames in them are counted."""
_ROOM = 64 * 1024
"""Bytes that the system may hold for one socket."""
MOST_WAITING = 512 * 1024
"""Bytes that may wait with us for a slow reader."""
_PING_SECONDS = 30.0
"""Soon enough for proxies, which close a connection after a minute of silence."""
_SILENT_SECONDS = 100.0
"""A socket from which no whole frame comes for this long, no pong either, is gone."""
_TEXT_SECONDS = 20.0
"""For a text that comes in several frames."""
_LINGER_SECONDS = 10.0
"""How long the other end may take to read the last words, if it ever came in."""
_TCP_INFO_SIZE, _MIN_RTT = 152, 148
"""Of Linux's struct tcp_info, and where it has the shortest round trip of the last minutes, in microseconds."""
TOO_SLOW, TOO_MANY, TOO_LATE, _NOT_A_TEXT = 1013, 1008, 4008, 1007
"""Close codes."""


class SocketListener(Protocol):
    """Hears what is said on one socket."""

    shared: Allowance
    """Of all sockets together that come from the same place."""

    def hear(self, text: bytes) -> None: ...

    def answered(self, ping: bytes) -> None:
        """The other end has answered a ping: a browser does so by itself, and no page can hold it up."""

    def hung_up(self) -> None: ...


class Door(Protocol):
    """Where new sockets come in."""

    longest_frame: int

    def admit(self, socket: "WebSocket", request: Request) -> SocketListener | HTTPStatus:
        """Who listens to this socket, or why nobody does."""

    def gone(self, socket: "WebSocket") -> None: ...


class WebSocket(asyncio.Protocol):
    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        """As uvicorn makes them: `app_state` is what the application's lifespan gave."""
        del config, server_state
        self._door: Door = app_state["door"]
        self._frames = ServerProtocol(max_size=self._door.longest_frame)
        self._even = True
        """Whether it stands between two frames. Once it does not, it reads all that follows."""
        self._own = Allowance(MOST_MESSAGES, MESSAGES_SECONDS)
        self._shared = Allowance(0, MESSAGES_SECONDS)
        self._transport: Any = None
        self._listener: SocketListener | None = None
        self._pieces: list[bytes] = []
        """Of a text that comes in several frames ..."""
        self._begun = 0.0
        """... since then."""
        self._waiting: deque[bytes] = deque()
        self._weight = 0
        """Of what waits."""
        self._paused = False
        """Whether the other end reads too slowly."""
        self._heard = self._pinged = time.monotonic()

    # From the network

    def connection_made(self, transport: Any) -> None:
        """What nobody reads waits with us, where it is counted, and not by the megabyte in the system."""
        self._transport = transport
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _ROOM)
        CONNECTIONS.inc()

    def data_received(self, data: bytes) -> None:
        now = time.monotonic()
        if self._even and self.is_open and not self._pieces and (text := short_text(data)) is not None:
            self._hear(text, now)
            return
        self._even = self._even and self._leaves_even(data)
        for start in range(0, len(data), SLICE):
            self._frames.receive_data(data[start : start + SLICE])
            for event in self._frames.events_received():
                self._take(event, now)
            self._flush()

    def _leaves_even(self, data: bytes) -> bool:
        """Of a burst it is not asked."""
        return len(data) <= SLICE and (ends_with_a_frame(data) if self._listener else is_request(data))

    def eof_received(self) -> None:
        self._frames.receive_eof()

    def connection_lost(self, _: Exception | None) -> None:
        CONNECTIONS.dec()
        listener, self._listener = self._listener, None
        if listener:
            listener.hung_up()
        self._door.gone(self)

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False
        while self._waiting and not self._paused:
            text = self._waiting.popleft()
            self._weight -= len(text)
            if self.is_open and not self._transport.is_closing():
                self._transport.write(text_frame(text))

    def shutdown(self) -> None:
        """uvicorn is about to stop; the tables say goodbye themselves."""

    @property
    def peer(self) -> str:
        """The address at the other end: a person's, or that of a proxy."""
        name = self._transport.get_extra_info("peername")
        return str(name[0]) if isinstance(name, tuple) else ""

    def _hear(self, text: bytes, now: float) -> None:
        """A whole text, in one frame."""
        self._heard = now
        if not self._own.spend(now) or not self._shared.spend(now):
            self.close(TOO_MANY)
        elif self._listener:
            self._listener.hear(text)

    def _take(self, event: Any, now: float) -> None:
        """One whole frame."""
        self._heard = now
        if isinstance(event, Request):
            self._answer(event)
        elif not self._own.spend(now) or not self._shared.spend(now):
            self.close(TOO_MANY)
        elif event.opcode in (Opcode.TEXT, Opcode.CONT):
            self._begun = self._begun if self._pieces else now
            self._take_piece(event)
        elif event.opcode is Opcode.PONG and self._listener:
            self._listener.answered(bytes(event.data))
        elif event.opcode is Opcode.BINARY:
            self.close(_NOT_A_TEXT)

    def _take_piece(self, frame: Frame) -> None:
        self._pieces.append(bytes(frame.data))
        if frame.fin:
            text, self._pieces = b"".join(self._pieces), []
            if self._listener and self.is_open:
                self._listener.hear(text)

    def _answer(self, request: Request) -> None:
        """The handshake."""
        admitted = self._door.admit(self, request)
        if isinstance(admitted, HTTPStatus):
            TURNED_AWAY.labels(admitted.value).inc()
            self._frames.send_response(self._frames.reject(admitted, admitted.phrase))
            return
        self._listener = admitted
        self._shared = admitted.shared
        self._frames.send_response(self._frames.accept(request))

    # To the network

    @property
    def is_open(self) -> bool:
        return self._frames.state is OPEN

    def send(self, *texts: bytes) -> None:
        """Never waits: a reader who is too slow is let go, comes back and hears what is missing."""
        SENT.value += len(texts)
        if self._frames.state is not OPEN:
            return
        if self._paused or self._waiting:
            self._keep(texts)
        elif not self._transport.is_closing():
            frames = map(text_frame, texts)
            self._transport.write(b"".join(frames) if len(texts) > 1 else next(frames))

    def _keep(self, texts: tuple[bytes, ...]) -> None:
        self._waiting.extend(texts)
        self._weight += sum(map(len, texts))
        if self._weight > MOST_WAITING:
            SLOW_READERS.inc()
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """No word after this one; what the other end still sends is thrown away."""
        self._waiting.clear()
        self._weight = 0
        if self.is_open:
            CLOSED.labels(code).inc()
            self._frames.fail(code)
            self._flush()

    def keep_alive(self, now: float) -> None:
        """Called every few seconds."""
        if now - self._heard > _SILENT_SECONDS:
            self._transport.abort()
        elif self._pieces and now - self._begun > _TEXT_SECONDS:
            self.close(TOO_LATE)
        elif self.is_open and now - self._pinged > _PING_SECONDS:
            self._pinged = now
            self.ping(b"")

    def ping(self, label: bytes) -> None:
        if self.is_open:
            self._frames.send_ping(label)
            self._flush()

    @property
    def round_trip(self) -> int | None:
        """Milliseconds at best, by what the system has measured on this connection; None where it does not say."""
        if not hasattr(socket, "TCP_INFO"):
            return None
        known = self._transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _TCP_INFO_SIZE)
        return None if len(known) < _TCP_INFO_SIZE else struct.unpack_from("@I", known, _MIN_RTT)[0] // 1000

    def _flush(self) -> None:
        pieces = self._frames.data_to_send()
        if not pieces or self._transport.is_closing():
            return
        last_words = pieces[-1] == SEND_EOF
        self._transport.write(b"".join(pieces))
        if last_words and not self._listener:
            self._transport.close()
        elif last_words:
            self._transport.write_eof()
            asyncio.get_running_loop().call_later(_LINGER_SECONDS, self._transport.abort)
