"""Nothing waits in the loop: no commit, no long answer, no compiling; a whole evening is watched."""

import threading
from collections import defaultdict
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from numba.core.event import Listener

from pioche.client.api import ask, new_token
from pioche.surfaces.web.api import MOST_STEPS
from pioche.table.host.batching_log import BatchingLog
from pioche.table.host.store.sql import SqlStore
from pioche.table.host.store.sqlite import SqliteConnection
from pioche.table.host.store.writer import _Group
from tests.surfaces.web.inside import Inside, inside
from tests.surfaces.web.server import Person

LONG = 4096
"""Bytes: what is longer is written elsewhere."""
events: Any = import_module("numba.core.event")


class Watch(Listener):
    """In which threads the store, the encoder and the compiler work."""

    def __init__(self) -> None:
        self.seen: defaultdict[str, set[int]] = defaultdict(set)

    def note(self, kind: str) -> None:
        self.seen[kind].add(threading.get_ident())

    def on_start(self, event: Any) -> None:
        del event
        self.note("compiler")

    def on_end(self, event: Any) -> None:
        pass

    def in_thread(self, thread: int | None) -> set[str]:
        return {kind for kind, threads in self.seen.items() if thread in threads}


class WatchedConnection(SqliteConnection):
    def __init__(self, path: Path, watch: Watch) -> None:
        self.watch = watch
        super().__init__(path)

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        self.watch.note("store")
        return super().run(text, values)

    def begin(self) -> None:
        self.watch.note("store")
        super().begin()

    def commit(self) -> None:
        self.watch.note("store")
        super().commit()


def live_evening(server: Inside) -> None:
    """Two people and a bot play a match, and look at all that can be looked at."""
    token = new_token()
    setup = {"game": "no_thanks", "seats": 3, "bots": ["casual"], "options": {"rounds": 2}, "public": True}
    table = server.open_table(token, **setup)
    people = [Person(server.url, table, name) for name in ("Ann", "Ben")]
    for person in people:
        person.wait_for(lambda person: person.phase == "over")
        person.leave()
    for question in ("", "/steps", "/steps?seat=0&from=20", "/verified"):
        assert server.fetch(f"/api/games/{table}.1{question}", token)[0] == 200
    for path in ("/api/tables", "/api/games", f"/api/tables/{table}/games", "/api/openapi.json", "/api/catalogue"):
        assert server.fetch(path)[0] == 200
    assert ask(server.url, "GET", "/api/mine", token)["tables"][0]["id"] == table


def watched_evening(folder: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What the loop's thread did itself."""
    watch, encode = Watch(), msgspec.json.encode

    def watched_encode(content: Any, **how: Any) -> bytes:
        written = encode(content, **how)
        if len(written) > LONG:
            watch.note("encoder")
        return written

    monkeypatch.setattr(msgspec.json, "encode", watched_encode)
    store = SqlStore(lambda: WatchedConnection(folder / "pioche.db", watch))
    with inside(store, monkeypatch) as server:
        events.register("numba:compile", watch)
        try:
            live_evening(server)
        finally:
            events.unregister("numba:compile", watch)
        done = watch.in_thread(server.loop)
    assert {"store", "encoder"} <= set(watch.seen), "nothing was watched"
    return done


def test_nothing_waits_in_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert watched_evening(tmp_path, monkeypatch) == set()


def test_a_commit_in_the_loop_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def commit_here(log: Any) -> None:
        group, log._gathered = log._gathered, []
        batches, waiting = [batch for batch, _ in group], [done for _, done in group]
        if group:
            log._store.writer._append([_Group(batches, lambda outcomes: log._answer(waiting, outcomes))])

    monkeypatch.setattr(BatchingLog, "flush", commit_here)
    assert watched_evening(tmp_path, monkeypatch) == {"store"}


def test_a_long_answer_written_in_the_loop_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    api: Any = import_module("pioche.surfaces.web.api")
    answer = api._json

    def written_here(content: Any, status: int = 200) -> Any:
        return answer(content if isinstance(content, bytes) else msgspec.json.encode(content), status)

    monkeypatch.setattr(api, "_written", lambda work: work)
    monkeypatch.setattr(api, "_json", written_here)
    assert "encoder" in watched_evening(tmp_path, monkeypatch)


def test_a_match_is_told_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it is, and however much is asked for."""
    with inside(SqlStore(lambda: SqliteConnection(tmp_path / "pioche.db")), monkeypatch) as server:
        token = new_token()
        table = server.open_table(token, game="no_thanks", seats=3, bots=["casual"] * 2, options={"rounds": 3})
        person = Person(server.url, table, "Ann")
        person.wait_for(lambda person: person.phase == "over")
        person.leave()
        plies, page = person.remote.mirror.ply, f"/api/games/{table}.1/steps?seat=0"
        told: list[Any] = []
        while len(told) < plies:
            part = msgspec.json.decode(server.fetch(f"{page}&count=9999&from={len(told)}", token)[2])
            assert part["total"] == plies
            assert len(part["steps"]) == min(MOST_STEPS, plies - len(told))
            told += part["steps"]
        assert plies > MOST_STEPS
        assert [step["ply"] for step in told] == list(range(1, plies + 1))
        assert msgspec.json.decode(server.fetch(page, token)[2])["steps"] == told[:MOST_STEPS]
        assert msgspec.json.decode(server.fetch(f"{page}&from=3&count=2", token)[2])["steps"] == told[3:5]
        assert msgspec.json.decode(server.fetch(f"{page}&from=99999", token)[2])["steps"] == []
