"""A long evening: when everybody has gone, nothing of them is left in memory, and no file stays open."""

import gc
import socket
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from pioche.client.api import ask, new_token
from pioche.surfaces.web import app
from pioche.surfaces.web.conversation import Conversations
from pioche.surfaces.web.doorstep import Porter
from pioche.table.host import table_host
from pioche.table.host.store.sqlite import sqlite_store
from tests.surfaces.web.inside import Inside, inside
from tests.surfaces.web.server import Person

pytestmark = pytest.mark.once

LEAVES_NOTHING = ("pioche.surfaces.web", "pioche.table", "uvicorn.protocols", "websockets", "asyncio", "_asyncio")
"""Where the things are made that live as long as a table, a connection or a request."""
KEPT = {"Household", "Allowance", "_Held"}
"""Remembered on purpose, and bounded: addresses, and tickets that were not used."""
SLACK = 2
"""Things of one kind that may come and go while they are counted."""
GUESTS = 12
FILES = Path("/proc/self/fd")
PATIENCE = 20.0


def play(server: Inside) -> None:
    """Two people and a bot, one of whom comes back once; a spectator."""
    setup = {"game": "no_thanks", "seats": 3, "bots": ["casual"], "public": True}
    table = server.open_table(new_token(), **setup)
    people = [Person(server.url, table, name, plays=name != "Eve") for name in ("Ann", "Ben", "Eve")]
    people[0].wait_for(lambda ann: ann.remote.mirror.ply > 0)
    people[0].remote.drop()
    for person in people:
        person.wait_for(lambda person: person.phase == "over")
        person.leave()


def come_and_go(server: Inside) -> None:
    """Sockets without a hello, half a request, tickets that nobody uses, things that are not there."""
    port = int(server.url.rpartition(":")[2])
    table = server.open_table(new_token(), game="tightrope", seats=3)
    for words in (b"GET /socket/nowhere HTTP/1.1\r\n" + UPGRADE, b"GET / HTTP/1.1\r\nHost: ", b"\x00" * 2000):
        for _ in range(GUESTS):
            with socket.create_connection(("127.0.0.1", port)) as line:
                line.sendall(words)
    for _ in range(GUESTS):
        ask(server.url, "POST", f"/api/tables/{table}/ticket", new_token(), {})
        server.fetch("/api/games/nothing.1")


UPGRADE = (
    b"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def left() -> Counter[str]:
    """How much there is of every kind, and how many files are open."""
    gc.collect()
    kinds = map(type, gc.get_objects())
    found = Counter(kind.__name__ for kind in kinds if kind.__module__.startswith(LEAVES_NOTHING))
    found["open file"] = len(list(FILES.iterdir())) if FILES.is_dir() else 0
    return Counter({kind: count for kind, count in found.items() if kind not in KEPT})


def grown(server: Inside, evening: Callable[[Inside], None]) -> dict[str, int]:
    """What there is more of after three such evenings than after one, when all have gone."""
    evening(server)
    time.sleep(1.0)
    before = left()
    for _ in range(3):
        evening(server)
    until = time.monotonic() + PATIENCE
    while (more := {kind: count for kind, count in (left() - before).items() if count > SLACK}) and (
        time.monotonic() < until
    ):
        time.sleep(0.2)
    return more


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Tables are put away as soon as nobody looks, and chores are done all the time."""
    monkeypatch.setattr(table_host, "_IDLE_LIMIT", -1)
    monkeypatch.setattr(app, "_PING_SECONDS", 0.2)
    return monkeypatch


@pytest.mark.parametrize("evening", [play, come_and_go])
def test_nothing_of_those_who_have_gone_is_left(
    tmp_path: Path, hurried: pytest.MonkeyPatch, evening: Callable[[Inside], None]
) -> None:
    with inside(sqlite_store(tmp_path / "pioche.db"), hurried) as server:
        assert grown(server, evening) == {}


def test_tables_that_are_never_put_away_are_found_out(tmp_path: Path, hurried: pytest.MonkeyPatch) -> None:
    hurried.setattr(table_host, "_IDLE_LIMIT", 10**9)
    hurried.setattr("tests.surfaces.web.test_soak.PATIENCE", 1.0)
    with inside(sqlite_store(tmp_path / "pioche.db"), hurried) as server:
        assert {"LiveTable", "Mailbox"} <= set(grown(server, play))


def test_a_door_that_forgets_nobody_is_found_out(tmp_path: Path, hurried: pytest.MonkeyPatch) -> None:
    """The mutants: a socket that is gone is kept, and so is whoever stood in the door."""
    hurried.setattr(Conversations, "gone", lambda *_: None)
    hurried.setattr(Porter, "forget", lambda *_: None)
    hurried.setattr("tests.surfaces.web.test_soak.PATIENCE", 1.0)
    with inside(sqlite_store(tmp_path / "pioche.db"), hurried) as server:
        assert {"WebSocket", "Doorstep"} <= set(grown(server, come_and_go))
