"""A server says what it does before it is open, is open when it says so, and closes in order."""

import asyncio
import http.client
import logging
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from email.message import Message
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from pioche.client.api import ask, new_token
from pioche.client.remote import Remote
from pioche.rulekit import Refusal
from pioche.surfaces.web import app, serve
from pioche.surfaces.web import opening as opening_module
from pioche.surfaces.web.closing import Closing
from pioche.surfaces.web.logs import Bounded
from pioche.surfaces.web.opening import Opening
from pioche.surfaces.web.settings import Settings
from pioche.surfaces.words import words
from pioche.table.host.store import STORE, Listed, StoreUnavailable
from pioche.table.host.store.sqlite import sqlite_store
from tests.surfaces.web.inside import inside
from tests.surfaces.web.server import ROOT, serving
from tests.surfaces.web.test_readiness import close_code, wait_until
from tests.table.store import MemoryStore

RESTARTING = 1012
GAME = "no_thanks"


# Before tables are open


class Held:
    """What is loaded before tables open, held up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.released = threading.Event()
        monkeypatch.setattr(app, "_load", lambda: self.released.wait(60))


def asked(port: int, path: str, method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=20)) as line:
        line.request(method, path)
        answer = line.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()


OPEN_AT_ONCE = ("/healthz", "/metrics", "/api", "/api/catalogue", "/api/tables", "/api/games", "/words/fr.ftl")
SETUP = msgspec.json.encode({"game": GAME, "seats": 3})


def test_the_page_is_open_before_tables_are_and_they_open_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    held, opening = Held(monkeypatch), Opening()
    with inside(MemoryStore(), monkeypatch, opening=opening) as inner:
        assert {path: inner.fetch(path)[0] for path in OPEN_AT_ONCE} == dict.fromkeys(OPEN_AT_ONCE, 200)
        opening._note("3/32")
        for path in ("/readyz", *(f"/api/games/k3.1/{what}" for what in ("steps", "review?seat=0", "verified"))):
            refused_as_starting(inner.fetch(path, new_token()))
        for path in ("/api/tables", "/api/tables/k3/ticket"):
            refused_as_starting(inner.fetch(path, new_token(), SETUP))
        with pytest.raises(InvalidStatus, match="503"), connect(f"ws{inner.url.removeprefix('http')}/socket/k3"):
            pytest.fail("nobody is let in")
        held.released.set()
        assert inner.wait_for("/readyz", 200) == b"ok"
        assert inner.fetch("/api/tables", new_token(), SETUP)[0] == 201


def refused_as_starting(answer: tuple[int, Message, bytes]) -> None:
    status, headers, content = answer
    assert (status, headers["content-type"], headers["retry-after"]) == (503, "application/problem+json", "5")
    told = msgspec.json.decode(content)
    assert (told["code"], told["facts"]) == ("starting", {"done": 3, "total": 32})


def compiling_by(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, program: str) -> None:
    """Rules that are cold, and a program in place of the compiler."""
    monkeypatch.setattr(opening_module, "is_warm", lambda _: False)
    monkeypatch.setattr(opening_module, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(opening_module, "explain", lambda _: None)
    monkeypatch.setattr(opening_module, "_COMPILER", (sys.executable, "-uc", program))


def test_rules_are_compiled_apart_and_the_steps_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[object] = []
    compiling_by(monkeypatch, tmp_path, "print('waiting'); print('0/8'); print('8/8')")
    opening = Opening(lambda *steps: told.append(steps), lambda: told.append("waits"), lambda: told.append("open"))
    asyncio.run(opening.open(lambda: told.append("loaded")))
    assert told == ["waits", (0, 8), (8, 8), "loaded", "open"]
    opening.check()


def test_rules_that_cannot_be_compiled_end_the_server_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiling_by(monkeypatch, tmp_path, "raise SystemExit(1)")
    with pytest.raises(Refusal, match="not-compiled"):
        serve.serve(Settings(port=_free(), store=str(tmp_path)), Opening(), lambda: None)


def test_a_server_that_closes_while_it_compiles_leaves_nothing_running(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Neither the process that it has started, nor those which that one has."""
    grandchild = "[sys.executable, '-c', 'import time; time.sleep(600)']"
    program = f"import subprocess, sys; child = subprocess.Popen({grandchild}); print(f'{{child.pid}}/9'); child.wait()"
    compiling_by(monkeypatch, tmp_path, program)
    children: list[int] = []
    with inside(MemoryStore(), monkeypatch, opening=Opening(lambda pid, _: children.append(pid))):
        wait_until(lambda: bool(children))
    wait_until(lambda: not _is_running(children[0]))


def _is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_a_port_that_is_taken_is_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(Refusal, match="no-port") as refused:
            serve.serve(Settings(port=port), Opening(), lambda: None)
    assert refused.value.facts["port"] == str(port)


@pytest.mark.real_server
def test_what_is_said_to_be_open_is_open(tmp_path: Path) -> None:
    """What is said is true at once: nobody has to try again."""
    port = _free()
    with _running(tmp_path, port) as process:
        assert process.stdout
        assert str(port) in process.stdout.readline()
        assert asked(port, "/api/catalogue")[0] == 200
        assert process.stdout.readline() == f"{words('en')('serve-tables')}\n"
        assert asked(port, "/readyz")[::2] == (200, b"ok")
        process.terminate()
        assert process.wait(20) == 0


def _free() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def _running(folder: Path, port: int) -> "Iterator[subprocess.Popen[str]]":
    command = ["-m", "pioche.surfaces.terminal.main", "serve", "--port", str(port), "--data", str(folder)]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PIOCHE_LANGUAGE": "en"}
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True, env=env)
    with process:
        try:
            yield process
        finally:
            process.kill()


# While it closes


def test_a_server_that_closes_opens_no_tables_and_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    soon, setup = Closing(3600), msgspec.json.encode({"game": GAME, "seats": 3})
    with inside(sqlite_store(tmp_path / "pioche.db"), monkeypatch, soon) as inner:
        token = new_token()
        table = inner.open_table(token, game=GAME, seats=3)
        assert inner.fetch("/readyz")[0] == 200
        soon.begin()
        for status, headers, content in (inner.fetch("/readyz"), inner.fetch("/api/tables", token, setup)):
            assert (status, headers["retry-after"]) == (503, "5")
            assert headers["content-type"] == "application/problem+json"
            assert msgspec.json.decode(content)["code"] == "house-closing"
        assert inner.fetch("/healthz")[0] == 200
        assert inner.fetch(f"/api/tables/{table}/ticket", token, b"")[0] == 201, "tables that are here go on"
    assert not soon.due


def test_a_server_that_is_told_to_stop_says_goodbye_and_ends_well(tmp_path: Path) -> None:
    with serving(str(tmp_path)) as server:
        token = new_token()
        table = server.open_table(token, game=GAME, seats=3)
        ticket = ask(server.url, "POST", f"/api/tables/{table}/ticket", token)["ticket"]
        with connect(f"ws://127.0.0.1:{server.port}/socket/{table}", compression=None) as line:
            line.send(msgspec.json.encode({"do": "hello", "id": "0", "ticket": ticket}).decode())
            line.recv()
            server.process.terminate()
            assert close_code(line) == RESTARTING
        assert server.process.wait(20) == 0


def test_a_server_drains_for_as_long_as_it_should(tmp_path: Path) -> None:
    """By what it says, not by the clock: it is red while it still answers, and ends well."""
    with serving(str(tmp_path), "--drain", "3") as server:
        server.process.terminate()
        until = time.monotonic() + 20
        while (status := asked(server.port, "/readyz")[0]) == 200:
            assert time.monotonic() < until
        assert status == 503
        assert asked(server.port, "/api/catalogue")[0] == 200
        with pytest.raises(Refusal, match="house-closing"):
            ask(server.url, "POST", "/api/tables", new_token(), {"game": GAME, "seats": 3})
        assert server.process.wait(30) == 0


# A store that fails


class _Broken(MemoryStore):
    def lobby(self) -> list[Listed]:
        raise StoreUnavailable(STORE)


def test_a_store_that_fails_is_a_problem_and_not_a_page_of_trace(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with inside(_Broken(), monkeypatch) as inner, caplog.at_level(logging.WARNING):
        for _ in range(20):
            status, headers, content = inner.fetch("/api/tables")
            assert (status, headers["content-type"]) == (503, "application/problem+json")
            assert msgspec.json.decode(content)["code"] == "store-unavailable"
            assert len(content) < 300
    bounded = Bounded(lambda: 0.0)
    assert sum(bounded.filter(record) for record in caplog.records) <= 1


# Those who are sent away


def test_not_all_who_are_sent_away_come_back_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    remote = Remote(f"http://127.0.0.1:{_free()}", "table", new_token(), lambda _: None)

    def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 20:
            remote.over.set()

    monkeypatch.setattr("pioche.client.remote.time.sleep", sleep)
    remote._stay()
    assert len(set(pauses)) > 10
    assert 0.1 <= min(pauses) < max(pauses) <= 0.3
