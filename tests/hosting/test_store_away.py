"""The store is away: people hear a reason, balancers hear it, the log stays short, and no password is told."""

import json
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.surfaces.web.server import Server
from tests.table.relay import relayed
from tests.table.stores import new_database

pytestmark = pytest.mark.real_server

SECONDS = 3.0
"""Somebody asks without rest."""
PATIENCE = 30.0
NOBODY_THERE = "postgresql://ann:s3cret@127.0.0.1:9/pioche"


class LoggedServer(Server):
    def __init__(self, address: str, log: Path) -> None:
        self.log = log
        with log.open("ab") as self.errors:
            super().__init__(address)

    def ask(self, path: str) -> tuple[int, str, bytes]:
        """Status, kind and content of the answer."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=PATIENCE) as answer:
                return answer.status, answer.headers["content-type"], answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.headers["content-type"], error.read()

    def wait_for(self, path: str, status: int) -> None:
        until = time.monotonic() + PATIENCE
        while (found := self.ask(path))[0] != status:
            assert time.monotonic() < until, found
            time.sleep(0.02)

    def wait_for_its_log(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.log.stat().st_size:
            assert time.monotonic() < until
            time.sleep(0.02)


@contextmanager
def logged(address: str, log: Path) -> Iterator[LoggedServer]:
    server = LoggedServer(address, log)
    try:
        yield server
    finally:
        server.kill()


def test_a_server_without_its_store_says_so_and_little_else(tmp_path: Path) -> None:
    with relayed(new_database()) as relay, logged(relay.address, tmp_path / "log") as server:
        assert server.ask("/api/tables")[0] == 200
        began = time.monotonic()
        relay.cut()
        while time.monotonic() - began < SECONDS:
            status, kind, content = server.ask("/api/tables")
            assert (status, kind) == (503, "application/problem+json")
            assert json.loads(content)["code"] == "store-unavailable"
        server.wait_for("/readyz", 503)
        server.wait_for_its_log()
        assert server.ask("/healthz")[::2] == (200, b"ok")
        lines, seconds = (tmp_path / "log").read_text().splitlines(), time.monotonic() - began
    told = [(line["from"], line["says"]) for line in map(json.loads, lines)]
    assert all(told.count(line) <= seconds + 1 for line in told), "once a second"
    assert len(set(told)) < 5, told
    assert "s3cret" not in str(lines)


def test_a_server_that_finds_no_store_tells_the_place_and_not_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", Server.sources)
    monkeypatch.setenv("PIOCHE_INTERPRETED", "1")
    command = [sys.executable, *Server.program, "serve", "--port", "0", "--data", NOBODY_THERE]
    refused = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert refused.returncode == 2
    assert "ann:***@127.0.0.1:9/pioche" in refused.stderr
    assert "s3cret" not in refused.stderr + refused.stdout
