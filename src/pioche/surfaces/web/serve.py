"""Run the server until somebody stops it."""

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from pioche.rulekit import Refusal
from pioche.surfaces.web.app import application, store_of
from pioche.surfaces.web.closing import Closing
from pioche.surfaces.web.doorstep import Doorstep
from pioche.surfaces.web.logs import set_up_logs
from pioche.surfaces.web.open_files import raise_open_files
from pioche.surfaces.web.opening import Opening
from pioche.surfaces.web.settings import Settings, home
from pioche.surfaces.web.websocket import WebSocket
from pioche.table.host.store import Store
from pioche.table.host.store.places import plainly

_STOP_SECONDS = 5
_BACKLOG = 256
"""This many may knock in one turn of the loop, before any of them is sent away."""


class _Host(uvicorn.Server):
    """Says when the page is open, and closes in order when it is told to, or when tables will never be open."""

    def __init__(
        self, config: uvicorn.Config, opening: Opening, page_opened: Callable[[], None], closing: Closing
    ) -> None:
        super().__init__(config)
        self._opening = opening
        self._say_page_opened = page_opened
        self._closing = closing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        await asyncio.to_thread(self._say_page_opened)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM leaves time for whoever sends people here; what is pressed on a keyboard does not, and whoever
        presses it twice waits for nothing."""
        del frame
        self._closing.begin()
        if sig == signal.SIGINT:
            self.force_exit = self.should_exit
            self.should_exit = True

    async def on_tick(self, counter: int) -> bool:
        self.should_exit = self.should_exit or self._closing.due or self._opening.failure is not None
        return await super().on_tick(counter)


def serve(settings: Settings, opening: Opening, page_opened: Callable[[], None]) -> None:
    """`page_opened` is called when the page is answered; `opening` says when tables are open. Refusal if there is no
    port, no store, or no compiler that works."""
    set_up_logs(verbose=settings.verbose)
    raise_open_files()
    closing = Closing(settings.drain)
    with _listener(settings) as listener:
        store = _opened_store(settings)
        config = uvicorn.Config(
            application(settings, store, opening, closing),
            loop="auto",
            http=Doorstep,
            ws=WebSocket,
            backlog=_BACKLOG,
            log_config=None,
            access_log=settings.verbose,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
            server_header=False,
            timeout_graceful_shutdown=_STOP_SECONDS,
        )
        _Host(config, opening, page_opened, closing).run([listener])
    if opening.failure:
        raise opening.failure


def _listener(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=_BACKLOG)
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise Refusal("no-port", host=settings.host, port=str(settings.port), reason=reason) from None


def _opened_store(settings: Settings) -> Store:
    with plainly(settings.store or str(home())):
        return store_of(settings)
