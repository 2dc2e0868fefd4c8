"""Guards at the door: where requests may come from, what browsers may do with our pages, how much anybody may send."""

import contextlib
import ipaddress
from collections import deque
from collections.abc import Callable
from typing import Any

from pioche.rulekit import Refusal

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Sent with every answer."""

MOST_MESSAGES = 100
_IN_SECONDS = 20.0
HOUR = 3600.0
MOST_CALLERS = 10_000
"""This many addresses are remembered."""


def same_origin(said: str | None, host: str, origin: str) -> bool:
    """Browsers say where a page came from, and it must be ours; programs that are no browsers say nothing."""
    return said is None or said in (origin, f"http://{host}", f"https://{host}")


class Allowance:
    """This many messages in this many seconds."""

    def __init__(self, clock: Callable[[], float], most: int = MOST_MESSAGES, seconds: float = _IN_SECONDS) -> None:
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


class Doorkeeper:
    """How many tables each address may open in an hour; 0 for as many as it likes."""

    def __init__(self, clock: Callable[[], float], most: int) -> None:
        self.clock = clock
        self.most = most
        self.callers: dict[str, Allowance] = {}
        """Who came last is last."""

    def admit(self, address: str) -> None:
        """Refusal if it has opened too many."""
        if not self.most:
            return
        caller = household_name(address)
        allowance = self.callers.pop(caller, None) or Allowance(self.clock, self.most, HOUR)
        self.callers[caller] = allowance
        if len(self.callers) > MOST_CALLERS:
            del self.callers[next(iter(self.callers))]
        if not allowance.spend():
            raise Refusal("too-many-tables", most=self.most)


def household_name(address: str) -> str:
    """Whoever has one address of IPv6 has 2**64 of them."""
    with contextlib.suppress(ValueError):
        if ipaddress.ip_address(address).version == 6:
            return str(ipaddress.ip_network(f"{address.partition('%')[0]}/64", strict=False))
    return address


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
