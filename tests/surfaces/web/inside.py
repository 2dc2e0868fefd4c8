"""The real application in a thread of this process: what it does can be watched."""

import gc
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from typing import Any

import pytest
import uvicorn

from pioche.client.api import ask
from pioche.rulekit import INTERPRETED
from pioche.surfaces.web import app
from pioche.surfaces.web.closing import Closing
from pioche.surfaces.web.doorstep import Doorstep
from pioche.surfaces.web.limits import Limits
from pioche.surfaces.web.opening import Opening
from pioche.surfaces.web.settings import Settings
from pioche.surfaces.web.websocket import WebSocket
from pioche.table.host.store import Store
from tests.surfaces.web.server import STARTING, free_port


class Inside:
    """A server that is open."""

    def __init__(self, port: int, thread: threading.Thread) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.loop = thread.ident
        """The thread of its event loop."""

    def open_table(self, token: str, **setup: Any) -> str:
        table: str = ask(self.url, "POST", "/api/tables", token, setup)["table"]
        return table

    def fetch(self, path: str, token: str = "", body: bytes | None = None) -> tuple[int, Message, bytes]:
        """Status, headers, content."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(self.url + path, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.headers, error.read()

    def wait_for(self, path: str, status: int) -> bytes:
        until = time.monotonic() + 30
        while (found := self.fetch(path))[0] != status:
            assert time.monotonic() < until, found
            time.sleep(0.02)
        return found[2]


@contextmanager
def inside(
    store: Store, monkeypatch: pytest.MonkeyPatch, closing: Closing | None = None, opening: Opening | None = None
) -> Iterator[Inside]:
    """Nothing is rehearsed where nothing is compiled. Its tables are open, unless it is told how they open. The store
    is closed with the server."""
    if INTERPRETED:
        monkeypatch.setattr(app, "rehearse", lambda: None)
    usual = Opening()
    before = sys.getswitchinterval(), gc.get_threshold()
    port = free_port()
    settings = Settings(port=port, pace=0, tables_per_hour=0, limits=Limits(lines=1000))
    config = uvicorn.Config(
        app.application(settings, store, opening or usual, closing or Closing(0)),
        port=port,
        http=Doorstep,
        ws=WebSocket,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until = time.monotonic() + STARTING
        while not (server.started and (opening or usual.is_open)):
            assert thread.is_alive()
            assert time.monotonic() < until
            time.sleep(0.01)
        yield Inside(port, thread)
    finally:
        server.should_exit = True
        thread.join(30)
        sys.setswitchinterval(before[0])
        gc.set_threshold(*before[1])
        gc.unfreeze()
