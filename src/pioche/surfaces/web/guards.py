"""Guards at the door: where requests may come from, what browsers may do with our pages, how much anybody may send."""

from collections import deque
from collections.abc import Callable
from typing import Any

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Sent with every answer."""

MOST_MESSAGES = 100
IN_SECONDS = 20.0


def same_origin(headers: dict[bytes, bytes], origin: str) -> bool:
    """Browsers say where a page came from, and it must be ours; programs that are no browsers say nothing."""
    said = headers.get(b"origin")
    if said is None:
        return True
    host = headers.get(b"host", b"").decode("latin-1")
    return said.decode("latin-1") in (origin, f"http://{host}", f"https://{host}")


class Allowance:
    """So many messages in so many seconds."""

    def __init__(self, clock: Callable[[], float], most: int = MOST_MESSAGES, seconds: float = IN_SECONDS) -> None:
        self.clock = clock
        self.seconds = seconds
        self.times: deque[float] = deque(maxlen=most)

    def spend(self) -> bool:
        """Whether one more is allowed now."""
        now = self.clock()
        full = len(self.times) == self.times.maxlen
        if full and now - self.times[0] < self.seconds:
            return False
        self.times.append(now)
        return True


def with_headers(app: Any) -> Any:
    """The same app, and every answer carries HEADERS."""
    raw = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def guarded(scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *raw]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    return guarded
