"""Guards before every request: where it may come from, how many there may be, what browsers may do with the answer."""

import asyncio
import contextlib
import ipaddress
from collections.abc import Iterator
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from starlette.responses import Response
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from pioche.rulekit import Refusal
from pioche.surfaces.web.api import problem
from pioche.surfaces.web.limits import Household, Households
from pioche.surfaces.web.metrics import TURNED_AWAY

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self' ws: wss:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Sent with every answer."""
_NOT_OURS, _TOO_MANY = Refusal("not-our-host"), Refusal("too-many-requests")
_REFUSING_SECONDS = 0.5
"""Whoever asks too much waits for the answer, too."""
_PRIVATE = (b"cache-control", b"no-store")
"""Sent with every answer that says nothing else."""


def same_origin(said: str, host: str, origin: str) -> bool:
    """Browsers say where a page came from, and it must be ours; programs that are no browsers say nothing."""
    return said in (origin, f"http://{host}", f"https://{host}")


def is_our_host(host: str, origin: str) -> bool:
    """Whether a request was meant for us.

    Where the origin is known by a name, that name, a number or this machine itself was asked for. Names of others may
    lead here too, and their pages could then read what is ours.
    """
    ours = urlsplit(origin).hostname or ""
    asked = _hostname(host)
    return asked == ours or _is_plain(asked) or _is_plain(ours)


def _hostname(host: str) -> str:
    with contextlib.suppress(ValueError):
        return urlsplit(f"//{host}").hostname or ""
    return ""


def _is_plain(name: str) -> bool:
    """A number, or this machine: nobody else can lead such a name here."""
    with contextlib.suppress(ValueError):
        return bool(ipaddress.ip_address(name))
    return name == "localhost"


class Forwarded:
    """Whose connection it is, if a proxy that we trust says so: what uvicorn does for requests."""

    def __init__(self, trusted: str) -> None:
        self._middleware: Any = ProxyHeadersMiddleware(_nothing, trusted)

    def address(self, peer: str, headers: list[tuple[str, str]]) -> str:
        raw = [(name.lower().encode("latin1"), value.encode("latin1")) for name, value in headers]
        scope: dict[str, Any] = {"type": "websocket", "client": (peer, 0), "headers": raw}
        with contextlib.suppress(StopIteration):
            self._middleware(scope, None, None).send(None)  # it waits for nothing, and so does the application in it
        return str(scope["client"][0])

    def trusts(self, peer: str) -> bool:
        """Whether this is a proxy, from which many people come."""
        return peer in self._middleware.trusted_hosts


async def _nothing(*_: Any) -> None: ...


class Guard:
    """An application, behind guards."""

    def __init__(self, app: Any, households: Households, origin: str) -> None:
        self._app = app
        self._households = households
        self._origin = origin

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        with _asking(scope):
            await self._answer(scope, receive, _with_headers(send))

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        household = self._households.of(scope["client"][0] if scope.get("client") else "")
        host = dict(scope["headers"]).get(b"host", b"").decode("latin1")
        if not is_our_host(host, self._origin):
            await _turn_away(_NOT_OURS)(scope, receive, send)
        elif not household.may_ask():
            await asyncio.sleep(_REFUSING_SECONDS)
            await _turn_away(_TOO_MANY)(scope, receive, send)
        else:
            with _counted(household):
                if wait := household.turn(self._households.clock()):
                    await asyncio.sleep(wait)
                await self._app(scope, receive, send)


@contextlib.contextmanager
def _counted(household: Household) -> Iterator[None]:
    household.asking += 1
    try:
        yield
    finally:
        household.asking -= 1


@contextlib.contextmanager
def _asking(scope: Any) -> Iterator[None]:
    """Tell the doorstep, where there is one, that somebody has asked for something, and that it was answered."""
    step = scope.get("state", {}).get("doorstep")
    if step:
        step.asked()
    try:
        yield
    finally:
        if step:
            step.answered()


def _with_headers(send: Any) -> Any:
    raw = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def send_with_headers(message: Any) -> None:
        if message["type"] == "http.response.start":
            said = list(message.get("headers", []))
            private = [] if any(name == b"cache-control" for name, _ in said) else [_PRIVATE]
            message["headers"] = [*said, *raw, *private]
        await send(message)

    return send_with_headers


def _turn_away(refusal: Refusal) -> Response:
    response = _refused(refusal)
    TURNED_AWAY.labels(response.status_code).inc()
    return response


@cache
def _refused(refusal: Refusal) -> Response:
    """Made once, and the connection ends."""
    refused = problem(refusal)
    refused.headers["connection"] = "close"
    return refused
