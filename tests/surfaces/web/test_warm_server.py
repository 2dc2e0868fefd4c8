"""A server that is open compiles nothing any more, whatever people do: everybody would wait for it."""

import os
import shutil
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.client.api import Message, new_token
from pioche.games.catalogue import GAMES
from pioche.rulekit import INTERPRETED, Refusal
from pioche.rulekit.cache import MARK
from pioche.rulekit.compiled import cache_folder
from pioche.warm import Warm
from tests.surfaces.web.server import Person, Server
from tests.surfaces.web.test_readiness import wait_until

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

TABLES: list[tuple[str, int, dict[str, Any], list[str]]] = [
    ("no_thanks", 3, {}, ["expert"]),
    ("no_thanks", 7, {"large_table": True}, ["club"]),
    ("no_thanks", 4, {"tactical": True, "chips_visible": True, "rounds": 2}, ["beginner"]),
    ("take_that", 2, {}, ["casual"]),
    ("take_that", 4, {"experts": True, "penalty_display": "faces"}, ["strong"]),
    ("tightrope", 3, {"simultaneous": True, "tactical": True}, ["strong"]),
    ("tightrope", 5, {}, ["casual"]),
    ("hit_the_deck", 2, {"target": 20}, ["expert"]),
    ("hit_the_deck", 3, {"target": 30, "slap_mode": "random"}, ["beginner"]),
    (
        "hit_the_deck",
        6,
        {
            "target": 20,
            "cut_depth": "choice",
            "exposed_hand_caller": "next",
            "resolve_last_card": True,
            "may_draw_when_able": True,
            "may_keep_drawn": True,
        },
        ["club"],
    ),
]
PATIENCE = 240.0
"""Seconds, on a busy machine."""
STRANGE_MOVES = ("take", "lay 45", "twist 12", "play 3", "draw", "pass", "call", "flip", "cut 9", "play R3", "slap")


class WatchedServer(Server):
    def __init__(self, folder: Path) -> None:
        self.notes = folder / "compiled.txt"
        self.program = ("-m", "tests.surfaces.web.watched", str(self.notes))
        super().__init__(str(folder / "data"))

    @property
    def compiled(self) -> list[str]:
        return self.notes.read_text(encoding="utf-8").splitlines()


class ColdServer(WatchedServer):
    """Whose rules are not compiled yet: only its page is awaited."""

    def answers(self) -> bool:
        with suppress(OSError), urllib.request.urlopen(self.url + "/api/catalogue", timeout=20) as answer:
            return bool(answer.status == 200)
        return False


@contextmanager
def watching(folder: Path, kind: type[WatchedServer] = WatchedServer) -> Iterator[WatchedServer]:
    server = kind(folder)
    try:
        yield server
    finally:
        server.kill()


class Curious(Person):
    """Asks for reasons and for a hint, and waits for it; whoever says too much at once is cut off, and asks again."""

    def hear(self, message: Message) -> None:
        super().hear(message)
        if message["tell"] in ("advised", "present") and self.remote.mirror.table:
            self.act()

    def move(self) -> None:
        mirror = self.remote.mirror
        if mirror.view:
            for move in (*STRANGE_MOVES, *self.known()):
                self.once(("why", mirror.view["stage"], move), "why", move=move)
        if len(mirror.legal) > 1 and not heard(self, "advised"):
            self.once(("hint", self.remote.breaks), "hint")
        else:
            super().move()

    def known(self) -> list[str]:
        """Moves that were legal once."""
        return sorted({move for key in self.asked if key[0] == "play" for move in key[3]})


def heard(person: Person, kind: str) -> list[Message]:
    return [message for message in person.heard if message["tell"] == kind]


def sit_down(server: Server, game: str, seats: int, options: dict[str, Any], bots: list[str]) -> Curious:
    token = new_token()
    table = server.open_table(token, game=game, seats=seats, options=options, bots=(bots * seats)[: seats - 1])
    return Curious(server.url, table, "Ann", token)


def take_back(server: Server, game: str) -> None:
    """Among people alone: somebody moves and wants to take it back. Whether they may is worked out by the table."""
    seats = GAMES[game].seats[0]
    table = server.open_table(new_token(), game=game, seats=seats)
    people = [Person(server.url, table, f"Person {seat}", plays=False) for seat in range(seats)]
    for person in people:
        person.remote.do("sit", name=person.name)
        person.wait_for(lambda person: person.remote.mirror.you is not None)
    for person in people:
        person.remote.ready()
    people[0].wait_for(lambda _: any(person.remote.mirror.legal for person in people))
    mover = next(person for person in people if person.remote.mirror.legal)
    played = mover.remote.do("play", move=mover.remote.mirror.legal[-1])
    undo = mover.remote.do("undo")
    mover.wait_for(lambda person: {played, undo} <= {message.get("id") for message in person.heard})
    for person in people:
        person.leave()


def look_back(server: Server, table: str) -> None:
    """All that can be asked about a match that is over."""
    for question in ("steps", "steps?seat=0", "steps?seat=spectator", "review?seat=0", "verified"):
        url, headers = f"{server.url}/api/games/{table}.1/{question}", {"authorization": f"Bearer {new_token()}"}
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=PATIENCE) as answer:
            assert answer.status == 200


def test_an_open_server_compiles_nothing(tmp_path: Path) -> None:
    with watching(tmp_path) as server:
        before = server.compiled
        people = [sit_down(server, *table) for table in TABLES]
        for game in GAMES:
            take_back(server, game)
        for person in people:
            person.wait_for(lambda person: person.phase == "over", PATIENCE)
            person.wait_for(lambda person: heard(person, "advised"), PATIENCE)
            person.leave()
        for person in people:
            look_back(server, person.remote.table)
        assert server.compiled == before
        assert any(person.refused for person in people)


def test_what_the_warm_up_leaves_out_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: here the marks were made without one function."""
    home = cache_folder()
    assert home
    copy = tmp_path / "cache"
    shutil.copytree(home.parent, copy, copy_function=os.link)
    for path in copy.glob("*/*/rules.wins-*"):
        path.unlink()
    for mark in (copy / home.name).glob(f"*{MARK}"):
        warm = msgspec.json.decode(mark.read_bytes(), type=Warm)
        warm.files = [name for name in warm.files if "/rules.wins-" not in name]
        mark.unlink()
        mark.write_bytes(msgspec.json.encode(warm))
    monkeypatch.setenv("PIOCHE_CACHE", str(copy))
    with watching(tmp_path) as server:
        until = time.monotonic() + 60
        while len(server.compiled) < 2 and time.monotonic() < until:
            time.sleep(0.1)
        assert "pioche.games.no_thanks.rules.wins" in server.compiled


def steps_to_compile(server: Server) -> int:
    """As told to somebody who wants to open a table."""
    with pytest.raises(Refusal, match="starting") as refused:
        server.open_table(new_token(), game="no_thanks", seats=3)
    return int(refused.value.facts["total"])


def test_a_cold_server_shows_its_page_and_leaves_compiling_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither its imports nor what the page asks for compile anything in the server itself."""
    monkeypatch.setenv("PIOCHE_CACHE", str(tmp_path / "cache"))
    with watching(tmp_path, ColdServer) as server:
        for path in ("/words/en.ftl", "/words/rules/en/no_thanks.md", "/api/tables", "/api/openapi.json"):
            with urllib.request.urlopen(server.url + path, timeout=20) as answer:
                assert answer.status == 200
        wait_until(lambda: steps_to_compile(server) > 0)
        assert server.compiled == []
        server.stop()
        assert server.process.returncode == 0
