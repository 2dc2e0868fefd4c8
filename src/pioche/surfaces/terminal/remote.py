"""A table far away: connect, keep a mirror of what it tells, come back after every break."""

import contextlib
import secrets
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from pioche.rulekit import Refusal

TIMEOUT = 15.0
FINAL = (4001, 4004)
"""Close codes after which coming back makes no sense."""

Message = dict[str, Any]


def new_token() -> str:
    return secrets.token_urlsafe(24)


def split_link(link: str) -> tuple[str, str]:
    """The server and the table of an invitation."""
    parts = urlsplit(link)
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not table or not parts.netloc:
        raise Refusal("not-a-link", link=link)
    return f"{parts.scheme}://{parts.netloc}", table


def ask(server: str, method: str, path: str, token: str, content: Any = None) -> Any:
    """One request to the API; Refusal as the server says, or if there is no server."""
    body = b"" if content is None else msgspec.json.encode(content)
    request = urllib.request.Request(
        server + path, body if method == "POST" else None, {"authorization": f"Bearer {token}"}, method=method
    )
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
            return msgspec.json.decode(answer.read())
    except urllib.error.HTTPError as error:
        raise as_refusal(error) from None
    except OSError as error:
        raise Refusal("no-server", server=server, reason=str(getattr(error, "reason", error))) from None


def as_refusal(error: urllib.error.HTTPError) -> Refusal:
    try:
        return refusal_of(msgspec.json.decode(error.read()))
    except (msgspec.DecodeError, KeyError, TypeError):
        return Refusal("no-server", server=error.url or "", reason=f"{error.code} {error.reason}")


def refusal_of(told: Message) -> Refusal:
    code, clause = told["code"], told["clause"]
    return Refusal(code, clause, **told["facts"])


class Mirror:
    """What the table has told so far."""

    def __init__(self) -> None:
        self.seq = -1
        self.you: int | None = None
        self.table: Message = {}
        self.view: Message | None = None
        self.legal: list[str] = []
        self.awaits: list[int] = []
        self.ply = 0

    def hear(self, message: Message) -> None:
        """A snapshot replaces everything, an event changes some of it."""
        if message["tell"] == "snapshot":
            self.you, self.table, self.view = message["you"], message["table"], message["view"]
        elif message["tell"] == "event":
            self.table = {**self.table, **message["table"]}
            self.view = {**(self.view or {}), **message["view"]} if message["view"] else self.view
        else:
            return
        self.seq, self.legal, self.awaits = message["seq"], message["legal"], message["awaits"]
        self.ply = message["ply"]


class Remote:
    """A seat at a remote table. Everything told goes to `hear`, in order, in a thread of its own."""

    def __init__(self, server: str, table: str, token: str, hear: Callable[[Message], None]) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.hear = hear
        self.mirror = Mirror()
        self.over = threading.Event()
        """Set when there is no coming back."""
        self.breaks = 0
        self.pending: dict[str, Message] = {}
        """Commands without an answer: they are sent again after a break."""
        self._line: ClientConnection | None = None
        self._numbers = 0
        self._prefix = secrets.token_hex(4)

    def start(self) -> None:
        threading.Thread(target=self._stay, daemon=True).start()

    def do(self, command: str, **what: Any) -> str:
        """Send a command, now or when the line is there again: its id."""
        self._numbers += 1
        name = f"{self._prefix}-{self._numbers}"
        self.pending[name] = {"do": command, "id": name, **what}
        self._send(self.pending[name])
        return name

    def drop(self) -> None:
        """Lose the line, as trains in tunnels do."""
        if self._line:
            self._line.close()

    def _send(self, message: Message) -> None:
        if self._line:
            with contextlib.suppress(ConnectionClosed):
                self._line.send(msgspec.json.encode(message).decode())

    def _stay(self) -> None:
        while not self.over.is_set():
            try:
                self._converse()
            except Refusal as refusal:
                if refusal.code == "no-such-table":
                    self.over.set()
            except (ConnectionClosed, InvalidHandshake, OSError) as error:
                code = getattr(getattr(error, "rcvd", None), "code", 0)
                if code in FINAL:
                    self.over.set()
            self._line = None
            self.breaks += 1
            time.sleep(0.2)

    def _converse(self) -> None:
        ticket = ask(self.server, "POST", f"/api/tables/{self.table}/ticket", self.token)["ticket"]
        address = f"ws{self.server.removeprefix('http')}/socket/{self.table}"
        with connect(address, compression=None, max_size=None, open_timeout=TIMEOUT) as line:
            mirror = self.mirror
            hello = {"do": "hello", "id": "hello", "ticket": ticket, "last": mirror.seq, "seat": mirror.you}
            line.send(msgspec.json.encode(hello).decode())
            self._line = line
            for message in list(self.pending.values()):
                self._send(message)
            for frame in line:
                self._heard(msgspec.json.decode(frame))

    def _heard(self, message: Message) -> None:
        if message["tell"] == "ping":
            self._send({"do": "pong", "id": message["id"]})
            return
        if message["tell"] in ("done", "refused"):
            self.pending.pop(message["id"], None)
        self.mirror.hear(message)
        self.hear(message)
