"""Two workers on one Postgres: one dies or stalls, the other takes its tables over."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pioche.client.api import ask, new_token
from tests.surfaces.web.server import Person, Server, serving
from tests.surfaces.web.test_whole_games import check_log
from tests.table.stores import address_of, opened


@contextmanager
def raw_line(server: Server, table: str, token: str) -> Iterator[ClientConnection]:
    ticket = ask(server.url, "POST", f"/api/tables/{table}/ticket", token)["ticket"]
    with connect(f"ws://127.0.0.1:{server.port}/socket/{table}", compression=None) as line:
        line.send(msgspec.json.encode({"do": "hello", "id": "0", "ticket": ticket}).decode())
        heard_until_quiet(line)
        yield line


def heard_until_quiet(line: ClientConnection, seconds: float = 1.0) -> list[str]:
    """The kinds of all that comes, until nothing comes any more; "closed" at the end of the line."""
    kinds = []
    try:
        while True:
            kinds.append(msgspec.json.decode(line.recv(seconds))["tell"])
    except TimeoutError:
        return kinds
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else None
        return [*kinds, f"closed {code}"]


def test_a_worker_takes_over_what_a_killed_one_held(tmp_path: Path) -> None:
    address = address_of("postgres", tmp_path)
    with serving(address) as first, serving(address) as second:
        token = new_token()
        table = first.open_table(token, game="tightrope", seats=3, bots=["club"])
        people = [Person(first.url, table, "Ann", token), Person(first.url, table, "Bob")]
        people[0].wait_for(lambda person: person.remote.mirror.ply > 8)
        first.kill()
        for person in people:
            person.remote.server = second.url  # as a proxy would do
        for person in people:
            person.wait_for(lambda person: person.phase == "over")
            person.leave()
        second.stop()
    check_log("postgres", address, table, people)


def test_a_worker_that_was_stopped_past_a_take_over_is_silent_when_it_wakes(tmp_path: Path) -> None:
    address = address_of("postgres", tmp_path)
    with serving(address) as first, serving(address) as second:
        token = new_token()
        table = first.open_table(token, game="tightrope", seats=3, bots=["club", "club"])
        ann = Person(first.url, table, "Ann", token, plays=False)
        ann.remote.do("sit", name="Ann")
        ann.wait_for(lambda person: person.remote.mirror.you is not None)
        ann.leave()
        with raw_line(first, table, new_token()) as watcher, raw_line(first, table, token) as seat:
            first.freeze()
            heard_until_quiet(watcher, 0.2)
            heard_until_quiet(seat, 0.2)
            later = Person(second.url, table, "Ann", token)
            later.wait_for(lambda person: person.phase == "over")
            later.leave()
            seat.send(msgspec.json.encode({"do": "say", "id": "late", "phrase": "hello"}).decode())
            watcher.send(msgspec.json.encode({"do": "why", "id": "late", "move": "play 3"}).decode())
            first.thaw()
            assert heard_until_quiet(seat, 8.0) == ["closed 1012"]
            assert heard_until_quiet(watcher, 8.0) == ["closed 1012"]
        second.stop()
    check_log("postgres", address, table, [later])
    with opened("postgres", address) as store:
        assert not any(b'"late"' in line for line in store.read(table))


def test_a_ticket_of_one_worker_opens_a_socket_at_another_and_moves_no_table(tmp_path: Path) -> None:
    address = address_of("postgres", tmp_path)
    with serving(address) as first, serving(address) as second:
        token = new_token()
        table = first.open_table(token, game="no_thanks", seats=3)
        with raw_line(first, table, token) as host:
            ticket = ask(second.url, "POST", f"/api/tables/{table}/ticket", new_token())["ticket"]
            hello = msgspec.json.encode({"do": "hello", "id": "0", "ticket": ticket}).decode()
            with connect(f"ws://127.0.0.1:{first.port}/socket/{table}", compression=None) as line:
                line.send(hello)
                assert "snapshot" in heard_until_quiet(line)
            with connect(f"ws://127.0.0.1:{first.port}/socket/{table}", compression=None) as line:
                line.send(hello)
                assert heard_until_quiet(line) == ["closed 4003"]
            assert "closed 1012" not in heard_until_quiet(host, 3.0)


def test_people_at_a_gathering_table_are_sent_after_it_although_nobody_does_anything(tmp_path: Path) -> None:
    """Somebody else was led to another worker, and sits down there: nothing is written where the first one waits."""
    address = address_of("postgres", tmp_path)
    with serving(address) as first, serving(address) as second:
        token = new_token()
        table = first.open_table(token, game="no_thanks", seats=3)
        with raw_line(first, table, token) as early, raw_line(second, table, new_token()):
            assert heard_until_quiet(early, 6.0)[-1:] == ["closed 1012"]
