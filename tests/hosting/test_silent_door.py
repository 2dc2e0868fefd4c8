"""Somebody speaks TLS and then says nothing: a hung worker behind a proxy. Nobody waits for ever."""

import contextlib
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche.client import remote
from pioche.client.api import new_token
from pioche.client.remote import Remote
from pioche.surfaces.checkup import Finding, proxy
from tests.hosting.nginx import make_certificate

PATIENCE, AT_LAST = 0.3, 20.0
TICKET = b'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 14\r\n\r\n{"ticket":"a"}'


class SilentDoor:
    """Requests for tickets are answered; who opens a socket hears nothing but what TLS itself says."""

    def __init__(self, folder: Path) -> None:
        make_certificate(folder)
        self.certificate = folder / "fullchain.pem"
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._tls.load_cert_chain(self.certificate, folder / "privkey.pem")
        self._port = socket.create_server(("127.0.0.1", 0))
        self._lines: list[socket.socket] = []
        self.url = f"https://127.0.0.1:{self._port.getsockname()[1]}"
        threading.Thread(target=self._open, daemon=True).start()

    def _open(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                self._welcome(self._port.accept()[0])

    def _welcome(self, stranger: socket.socket) -> None:
        line = self._tls.wrap_socket(stranger, server_side=True)
        self._lines.append(line)
        if line.recv(10_000).startswith(b"POST"):
            line.sendall(TICKET)

    def close(self) -> None:
        for line in (self._port, *self._lines):
            line.close()


@pytest.fixture
def door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SilentDoor]:
    opened = SilentDoor(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(opened.certificate))
    with contextlib.closing(opened):
        yield opened


def test_a_client_gives_up_and_tries_again(door: SilentDoor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "TIMEOUT", PATIENCE)
    again = threading.Event()
    pauses: list[float] = []

    def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 2:
            client.over.set()
            again.set()

    monkeypatch.setattr("pioche.client.remote.time.sleep", sleep)
    client = Remote(door.url, "table", new_token(), lambda _: None)
    client.start()
    assert again.wait(AT_LAST)


def test_the_doctor_gives_up(door: SilentDoor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proxy, "_PATIENCE", PATIENCE)
    findings: list[Finding] = []
    looking = threading.Thread(target=lambda: findings.append(proxy._socket(door.url)), daemon=True)
    looking.start()
    looking.join(AT_LAST)
    assert [finding.code for finding in findings] == ["proxy-upgrade"]
