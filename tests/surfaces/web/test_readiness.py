"""A store that fails: who balances load is told, people are told to come later, nothing is lost and nothing doubled."""

import gzip
import stat
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pioche.client.api import ask, new_token
from pioche.surfaces.web import app, page
from pioche.table.host.store import health
from pioche.table.host.store.readers import Readers
from pioche.table.host.store.sql import SqlStore
from pioche.table.host.store.sqlite import SqliteConnection, sqlite_store
from pioche.table.host.store.writer import Writer
from tests.surfaces.web.inside import Inside, inside
from tests.surfaces.web.server import Person
from tests.table.stores import KINDS, address_of, store_at

PLENTY, FULL = 1_000_000, 1
TRY_LATER = 1013
LINES = 30


class Disk:
    """Room for this many pages. With less than there are already none is left: no file becomes smaller by it."""

    def __init__(self) -> None:
        self.pages = PLENTY


class SmallDisk(SqliteConnection):
    """SQLite itself says that there is no room: SQLITE_FULL."""

    def __init__(self, path: Path, disk: Disk) -> None:
        self.disk, self.pages = disk, 0
        super().__init__(path)

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        if self.pages != self.disk.pages:
            self.pages = self.disk.pages
            self.driver.execute(f"PRAGMA max_page_count = {self.pages}")
        return super().run(text, values)


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def house(tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Inside, SqlStore]]:
    monkeypatch.setattr(app, "_PROBE_SECONDS", 0.05)
    store = SqlStore(lambda: SmallDisk(tmp_path / "pioche.db", disk))
    with inside(store, monkeypatch) as inner:
        yield inner, store


def written(store: SqlStore, table: str, name: str) -> list[int]:
    """The numbers of the facts that this command made."""
    mark = f'"id":"{name}"'.encode()
    return [number for number, line in enumerate(store.read(table)) if mark in line]


@contextmanager
def watching(inner: Inside, table: str) -> Iterator[ClientConnection]:
    ticket = ask(inner.url, "POST", f"/api/tables/{table}/ticket", new_token())["ticket"]
    with connect(f"ws{inner.url.removeprefix('http')}/socket/{table}", compression=None) as line:
        line.send(msgspec.json.encode({"do": "hello", "id": "0", "ticket": ticket}).decode())
        line.recv()
        yield line


def close_code(line: ClientConnection) -> int | None:
    try:
        while True:
            line.recv(timeout=30)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def wait_until(what: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not what():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_full_disk_loses_nothing_and_doubles_nothing(house: tuple[Inside, SqlStore], disk: Disk) -> None:
    inner, store = house
    table = inner.open_table(new_token(), game="no_thanks", seats=3)
    person = Person(inner.url, table, "Ann", plays=False)
    person.remote.do("sit", name="Ann")
    said = [person.remote.do("write", text="a" * 150) for _ in range(5)]
    person.wait_for(lambda person: set(said) <= set(person.done))
    with watching(inner, table) as watcher:
        disk.pages = FULL
        said += [person.remote.do("write", text="b" * 150) for _ in range(LINES)]
        assert close_code(watcher) == TRY_LATER
    acknowledged = dict(person.done)
    assert len(acknowledged) < LINES
    for name, number in acknowledged.items():
        assert written(store, table, name) == [number]
    disk.pages = PLENTY
    person.wait_for(lambda person: set(said) <= set(person.done))
    for name, number in person.done.items():
        assert written(store, table, name) == [number]
        assert acknowledged.get(name, number) == number
    assert not person.refused
    person.leave()


def test_readiness_follows_the_store(house: tuple[Inside, SqlStore], disk: Disk) -> None:
    inner, _ = house
    setup = msgspec.json.encode({"game": "no_thanks", "seats": 3})
    assert inner.fetch("/readyz")[0] == 200
    disk.pages = FULL
    wait_until(lambda: inner.fetch("/api/tables", new_token(), setup)[0] != 201)
    status, headers, content = inner.fetch("/api/tables", new_token(), setup)
    assert (status, headers["retry-after"]) == (503, "5")
    assert msgspec.json.decode(content)["code"] == "store-unavailable"
    told = msgspec.json.decode(inner.wait_for("/readyz", 503))
    assert (told["code"], told["facts"]) == ("store-unavailable", {"what": "disk"})
    assert inner.fetch("/healthz")[0] == 200
    assert inner.fetch("/api/tables")[0] == 200, "what is stored can be read"
    disk.pages = PLENTY
    inner.wait_for("/readyz", 200)
    assert inner.fetch("/api/tables", new_token(), setup)[0] == 201


def test_nobody_but_those_who_write_waits_for_a_lock(
    house: tuple[Inside, SqlStore], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else holds the database: the loop goes on, whoever reads is answered, and what was said is stored."""
    inner, store = house
    monkeypatch.setattr(health, "_HANGS", 0)
    table = inner.open_table(new_token(), game="no_thanks", seats=3)
    person = Person(inner.url, table, "Ann", plays=False)
    person.remote.do("sit", name="Ann")
    person.wait_for(lambda person: person.remote.mirror.you is not None)
    other = SqliteConnection(tmp_path / "pioche.db")
    other.begin()
    said = [person.remote.do("write", text="a") for _ in range(5)]
    told = msgspec.json.decode(inner.wait_for("/readyz", 503))
    assert told["facts"] == {"what": "store"}
    for path in ("/healthz", "/api/tables", "/api/catalogue"):
        assert inner.fetch(path)[0] == 200
    assert not set(said) & set(person.done)
    other.commit()
    other.close()
    person.wait_for(lambda person: set(said) <= set(person.done))
    inner.wait_for("/readyz", 200)
    assert [written(store, table, name) for name in said] == [[person.done[name]] for name in said]
    person.leave()


def test_a_small_write_that_finds_room_does_not_make_ready(house: tuple[Inside, SqlStore], disk: Disk) -> None:
    inner, store = house
    table = inner.open_table(new_token(), game="no_thanks", seats=3)
    disk.pages = FULL
    with pytest.raises(Exception, match="disk"):
        store.probe()
    assert store.claim(table) == 2
    assert store.trouble == "disk"


@pytest.mark.parametrize("kind", KINDS)
def test_odd_bytes_never_reach_the_store(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(store_at(kind, address_of(kind, tmp_path)), monkeypatch) as inner:
        monkeypatch.setattr(Readers, "ask", None)
        monkeypatch.setattr(Writer, "claim", None)
        monkeypatch.setattr(Writer, "have_written", None)
        token = new_token()
        for odd in ("a%00b", "%00", "a%0Ab", "%C3%A9", "%FF", "A", "a" * 61, "a%20b", "a'b", "%F0%9F%82%A1"):
            for path in (f"tables/{odd}/games", f"games/{odd}", f"games/{odd}/steps", f"games/{odd}/verified"):
                status, _, content = inner.fetch(f"/api/{path}", token)
                assert (status, msgspec.json.decode(content)["code"][:8]) == (404, "no-such-")
            assert inner.fetch(f"/api/tables/{odd}/ticket", token, b"")[0] == 404


def test_only_screens_of_the_page_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "built", lambda: {"index.html": gzip.compress(b"<html>")})
    with inside(sqlite_store(tmp_path / "pioche.db"), monkeypatch) as inner:
        for path in ("/", "/about", "/t/abc", "/rules/no_thanks", "/learn/tightrope", "/games/abc.1", "/games/abc.1/7"):
            assert inner.fetch(path)[0] == 200, path
        for path in ("/ready", "/t", "/wp-admin/setup", "/rules/a/b", "/games/abc.1/x"):
            assert inner.fetch(path)[0] == 404, path
        for path in ("/healthz/x", "/api/nothing", "/api/", "/.well-known/security.txt", "/socket/abc", "/metrics/x"):
            status, headers, content = inner.fetch(path)
            assert (status, headers["content-type"]) == (404, "application/problem+json"), path
            assert msgspec.json.decode(content)["code"] == "no-such-page"


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = sqlite_store(tmp_path / "new" / "pioche.db")
    store.create("t")
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    assert set(modes) == {"pioche.db", "pioche.db-wal", "pioche.db-shm", "pioche.db.lock"}
    assert set(modes.values()) == {0o600}
    store.close()
