"""The socket's hot path: a frame goes straight to its table, and a telling straight to the line.

Uvicorn's own protocol does the handshake, the keep-alive and the closing. Between hello and goodbye the frames of a
conversation need neither a queue nor a task: they are handed over and written where they come up.
"""

from collections.abc import Callable
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from pioche.table.messages import LONGEST_FRAME

DIRECT = "pioche.direct"
"""The extension of the scope under which an application finds this protocol."""
TEXT = 0x81
"""How a whole text begins."""
MASKED = 0x80
"""Set in the second byte by every client."""
NEVER = 1 << 62
ROOM = 64 * 1024
"""Bytes that the system may hold for a line."""


def text_frame(payload: bytes) -> bytes:
    """RFC 6455, 5.2."""
    size = len(payload)
    if size < 126:
        return bytes((TEXT, size)) + payload
    if size < 65536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


def head_of(stream: bytes) -> tuple[int, int]:
    """Where the mask of the first frame begins, and where the frame ends; a frame we do not take has no end."""
    if len(stream) < 2:
        return 0, NEVER
    size = stream[1]
    if size < MASKED or size == MASKED + 127:
        return 0, 0
    if size < MASKED + 126:
        return 2, 6 + size - MASKED
    size = int.from_bytes(stream[2:4], "big")
    return (4, 8 + size) if size <= LONGEST_FRAME else (0, 0)


class DirectProtocol(WebSocketsSansIOProtocol):
    listener: Callable[[bytes], None] | None = None
    """Hears every whole text frame at once; without one, frames wait for the application."""
    rest = b""
    """The beginning of a frame whose end has not come yet."""
    odd = False
    """Whether a frame came that we do not take: from there on uvicorn reads, which knows where it ends."""

    def connection_made(self, transport: Any) -> None:
        """What nobody reads waits with us, where it is counted, and not by the megabyte in the system."""
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, ROOM)

    def data_received(self, data: bytes) -> None:
        """After the handshake frame by frame: texts take the short way, everything else is uvicorn's."""
        if not self.handshake_initiated or self.odd:
            super().data_received(data)
            return
        stream = self.rest + data
        while stream:
            mask, end = head_of(stream)
            if end > len(stream):
                break
            if not end:
                self.odd = True
                super().data_received(stream)
                stream = b""
            else:
                self._take(stream[:end], mask)
                stream = stream[end:]
        self.rest = stream

    def _take(self, frame: bytes, mask: int) -> None:
        if self.listener is None or frame[0] != TEXT or self.frames:
            super().data_received(frame)
        elif not self.close_sent:
            self.listener(apply_mask(frame[mask + 4 :], frame[mask : mask + 4]))

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[DIRECT] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """A text that came in pieces."""
        if self.listener is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        content, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener(content)

    def write_texts(self, *payloads: bytes) -> bool:
        """Whether there was room for them."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        self.transport.write(b"".join(map(text_frame, payloads)))
        return True
