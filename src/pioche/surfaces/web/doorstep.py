"""Where a connection stands until it asks for something, and between one request and the next.

uvicorn answers the requests; it does not mind how long a connection says nothing, says half of something, or does not
read its answer. Here that has an end, and whoever says nothing makes room for others.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from pioche.surfaces.web.limits import household_name, within

HEAD_SECONDS = 10.0
"""For the whole head of a request."""
READ_SECONDS = 60.0
"""For somebody slow to read an answer."""


class Doorstep(asyncio.Protocol):
    """One connection, as uvicorn makes it: `app_state` is what the application's lifespan gave."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        self.household = ""
        self.unread_since: float | None = None
        """Since when the other end does not read."""
        self._porter: Porter = app_state["porter"]
        self._begin = partial(H11Protocol, config, server_state, {**app_state, "doorstep": self}, _loop)
        self._http: Any = None
        self._transport: Any = None
        self._left = False
        """Closed, or a WebSocket by now."""

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        name = transport.get_extra_info("peername")
        peer = name[0] if isinstance(name, tuple) else ""
        if not self._porter.lets_in(peer):
            transport.abort()
            return
        self.household = household_name(peer)
        self._http = self._begin()
        self._http.connection_made(transport)
        self._porter.wait(self)

    def data_received(self, data: bytes) -> None:
        self._http.data_received(data)
        if self._is_socket:
            self._leave()

    @property
    def _is_socket(self) -> bool:
        """Whether somebody else listens now."""
        return self._transport.get_protocol() is not self

    def eof_received(self) -> None:
        self._http.eof_received()

    def pause_writing(self) -> None:
        self.unread_since = time.monotonic()
        self._http.pause_writing()

    def resume_writing(self) -> None:
        self.unread_since = None
        self._http.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        if self._http:
            self._http.connection_lost(error)
        self._leave()

    def _leave(self) -> None:
        """What read the requests knows this doorstep: nothing of it stays in memory as long as a socket is open."""
        self._left = True
        self._http = None
        self._porter.forget(self)

    def asked(self) -> None:
        """The head of a request is here."""
        self._porter.forget(self)

    def answered(self) -> None:
        if self._is_socket:
            self._leave()
        elif not self._left:
            self._porter.wait(self)

    def is_late(self, since: float, now: float) -> bool:
        """Whether it has waited too long since then, for a request or for its reader."""
        if self.unread_since is None:
            return now - since > HEAD_SECONDS
        return now - self.unread_since > READ_SECONDS

    def end(self) -> None:
        self._porter.forget(self)
        self._transport.abort()


class Porter:
    """Sends away whoever stands in the door and says nothing."""

    def __init__(self, most_each: int, most: int, lets_in: Callable[[str], bool] = lambda _: True) -> None:
        """From one address, and from all; and whether one more may come from there now."""
        self.lets_in = lets_in
        self._most_each = most_each
        self._most = most
        self._waiting: dict[str, dict[Doorstep, float]] = {}
        """By address, since when; the oldest is first."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def wait(self, step: Doorstep) -> None:
        """Too many, and the oldest has to go: of that address, or of the one that has most."""
        here = self._waiting.setdefault(step.household, {})
        if not within(len(here), self._most_each):
            next(iter(here)).end()
        elif len(self) >= self._most:
            self._oldest_of_most().end()
        self._waiting.setdefault(step.household, {})[step] = time.monotonic()

    def _oldest_of_most(self) -> Doorstep:
        most = max(self._waiting.values(), key=len)
        return next(iter(most))

    def forget(self, step: Doorstep) -> None:
        here = self._waiting.get(step.household, {})
        here.pop(step, None)
        if not here:
            self._waiting.pop(step.household, None)

    def send_away(self, now: float) -> None:
        """Called every few seconds: whoever has had time enough."""
        for here in list(self._waiting.values()):
            for step, since in list(here.items()):
                if step.is_late(since, now):
                    step.end()
