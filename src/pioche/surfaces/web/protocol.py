"""The socket's hot path: a frame goes straight to its table, and a telling straight to the line.

Uvicorn's own protocol does the handshake, the keep-alive and the closing. Between hello and goodbye the frames of a
conversation need neither a queue nor a task: they are handed over and written where they come up.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

DIRECT = "pioche.direct"
"""The extension of the scope under which an application finds this protocol."""
TEXT = 0x81
"""A whole text frame, not masked."""


def text_frame(payload: bytes) -> bytes:
    """RFC 6455, 5.2."""
    size = len(payload)
    if size < 126:
        return bytes((TEXT, size)) + payload
    if size < 65536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


class DirectProtocol(WebSocketsSansIOProtocol):
    listener: Callable[[bytes], None] | None = None
    """Hears every whole text frame at once; without one, frames wait for the application."""

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[DIRECT] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        content, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener(content)

    def write_text(self, payload: bytes) -> bool:
        """Whether there was room for it."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        self.transport.write(text_frame(payload))
        return True
