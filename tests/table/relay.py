"""A line to Postgres that can break, or fall silent."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import parse_qs, urlsplit

_PIECE = 65536


class Relay:
    """Between a worker and the server of a database."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._folder = parse_qs(parts.query)["host"][0]
        self._door = socket.create_server(("127.0.0.1", 0))
        self._lines: list[socket.socket] = []
        self._flows = threading.Event()
        self._flows.set()
        self.address = f"postgresql://{parts.username}@127.0.0.1:{self._door.getsockname()[1]}{parts.path}"
        """The same database, by this line."""
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._door.accept()
                there = socket.socket(socket.AF_UNIX)
                there.connect(f"{self._folder}/.s.PGSQL.5432")
                self._lines += [here, there]
                for pair in ((here, there), (there, here)):
                    threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while piece := one.recv(_PIECE):
                self._flows.wait()
                other.sendall(piece)
        other.close()

    def fall_silent(self) -> None:
        """Nothing comes through, and nobody is told."""
        self._flows.clear()

    def go_on(self) -> None:
        self._flows.set()

    def cut(self) -> None:
        """All lines end, and no new one begins."""
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        for line in self._lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        self._flows.set()


@contextmanager
def relayed(address: str) -> Iterator[Relay]:
    relay = Relay(address)
    try:
        yield relay
    finally:
        with suppress(OSError):
            relay.cut()
