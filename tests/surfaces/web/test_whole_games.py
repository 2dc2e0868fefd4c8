"""Whole games over the network: two people and two bots, a line that breaks, a server that is killed."""

from pathlib import Path
from typing import Any

import pytest

from pioche.client.api import ask, new_token
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.after.verification import verify_record
from pioche.table.broadcast import snapshot
from pioche.table.clock import wall_clock
from pioche.table.host.mailbox import Mailbox
from tests.surfaces.web.server import Person, Server, serving
from tests.table.store import MemoryStore
from tests.table.stores import KINDS, address_of, opened

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("no_thanks", {}),
    ("take_that", {}),
    ("tightrope", {"simultaneous": True}),
    ("hit_the_deck", {"target": 50}),
]


def two_and_two(server: Server, game: str, options: dict[str, Any]) -> tuple[str, list[Person]]:
    token = new_token()
    table = server.open_table(token, game=game, seats=4, options=options, bots=["club", "beginner"])
    people = [Person(server.url, table, "Ann", token)]
    people[0].wait_for(lambda person: person.remote.mirror.you is not None)
    return table, [*people, Person(server.url, table, "Bob")]


def check_log(kind: str, address: str, table: str, people: list[Person]) -> None:
    """Numbers without gaps; what was acknowledged is there once; everybody shows what the log says."""
    with opened(kind, address) as store:
        lines = store.read(table)
    facts = [f.read_fact(line) for line in lines]
    mailbox = Mailbox(table, 0, MemoryStore(), wall_clock)
    mailbox.recover(lines)
    for person in people:
        for command, number in person.done.items():
            assert [place for place, fact in enumerate(facts) if fact.id == command] == [number]
        mirror = person.remote.mirror
        assert mirror.seq == len(lines) - 1
        due = snapshot(mailbox.state, -3 if mirror.you is None else mirror.you)
        assert m.write_telling(due.view) == m.write_telling(mirror.view)
        assert due.table.winners == mirror.table["winners"]
        numbers = [message["seq"] for message in person.heard if message["tell"] == "event"]
        assert numbers == sorted(set(numbers)), "nothing is heard twice"


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_whole_game_with_a_broken_line_and_a_killed_server(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    with serving(str(tmp_path)) as server:
        table, people = two_and_two(server, game, options)
        people[0].wait_for(lambda person: person.remote.mirror.ply > 8 or person.phase == "over")
        people[0].remote.drop()
        people[1].wait_for(lambda person: person.remote.mirror.ply > 16 or person.phase == "over")
        server.kill()
        server.start()
        for person in people:
            person.wait_for(lambda person: person.phase == "over")
            assert person.remote.breaks >= 1
        record = ask(server.url, "GET", f"/api/games/{table}.1", people[0].remote.token)
        assert record["players"][:2] == ["Ann", "Bob"]
        stranger = ask(server.url, "GET", f"/api/games/{table}.1", new_token())
        assert stranger["players"] == [f"Player {seat}" for seat in range(1, 5)]
        for person in people:
            person.leave()
        server.stop()
    check_log("sqlite", str(tmp_path), table, people)
    with opened("sqlite", str(tmp_path)) as store:
        stored = store.game(f"{table}.1")
    assert stored is not None
    assert verify_record(stored).rounds >= 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_server_killed_under_load_loses_nothing(kind: str, tmp_path: Path) -> None:
    address = address_of(kind, tmp_path)
    with serving(address) as server:
        tables = [two_and_two(server, *GAMES[number % 4]) for number in range(4)]
        for round_number in range(4):
            for _, people in tables:
                goal = 6 * (round_number + 1)
                people[0].wait_for(lambda person, goal=goal: person.remote.mirror.ply >= goal or person.phase == "over")
            server.kill()
            server.start()
        for _, people in tables:
            for person in people:
                person.wait_for(lambda person: person.phase == "over", 120)
        for _, people in tables:
            for person in people:
                person.leave()
        server.stop()
    for table, people in tables:
        check_log(kind, address, table, people)


def test_a_graceful_stop_is_invisible_but_for_a_reconnect(tmp_path: Path) -> None:
    with serving(str(tmp_path)) as server:
        table, people = two_and_two(server, "tightrope", {})
        people[0].wait_for(lambda person: person.remote.mirror.ply > 10)
        server.stop()
        server.start()
        for person in people:
            person.wait_for(lambda person: person.phase == "over")
            person.leave()
        server.stop()
    check_log("sqlite", str(tmp_path), table, people)
