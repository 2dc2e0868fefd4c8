"""Hostile visitors get a clear close code or an error, and nobody else notices."""

import asyncio
import resource
import socket
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from pioche.client.api import ask, new_token
from pioche.surfaces.web.guard import HEADERS
from pioche.surfaces.web.limits import Limits
from tests.surfaces.web.server import Person, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("tables"))) as server:
        yield server


@pytest.fixture
def table(server: Server) -> str:
    return server.open_table(new_token(), game="no_thanks", seats=3)


def ticket_for(server: Server, table: str, token: str = "") -> str:
    ticket: str = ask(server.url, "POST", f"/api/tables/{table}/ticket", token or new_token())["ticket"]
    return ticket


def hello(ticket: str) -> str:
    return msgspec.json.encode({"do": "hello", "id": "0", "ticket": ticket}).decode()


@asynccontextmanager
async def dialled(server: Server, table: str, **more: Any) -> AsyncIterator[ClientConnection]:
    async with connect(f"ws://127.0.0.1:{server.port}/socket/{table}", compression=None, **more) as line:
        yield line


async def close_code(line: ClientConnection) -> int | None:
    """Read until the end."""
    try:
        async with asyncio.timeout(20):
            while True:
                await line.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def code_after(server: Server, table: str, *frames: str | bytes, welcome: bool = True) -> int | None:
    ticket = await asyncio.to_thread(ticket_for, server, table)
    async with dialled(server, table) as line:
        if welcome:
            await line.send(hello(ticket))
            await line.recv()
        try:
            for frame in frames:
                await line.send(frame)
        except ConnectionClosed:
            pass
        return await close_code(line)


BAD_FRAMES: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    b"\x00\xff\xfe",
    "[" * 4000,
    '{"do":"play","id":"1","move":"take","extra":1}',
    '{"do":"fly","id":"1"}',
    '{"do":"play","id":"1"}',
    '{"do":"play","id":"","move":"take"}',
    '{"do":"play","id":"1","move":"%s"}' % ("x" * 41),
    '{"do":"slap","id":"1","last":1e400,"reaction":1}',
    '{"do":"slap","id":"1","last":-5,"reaction":1}',
    '{"do":"slap","id":"1","last":3,"reaction":99999999999999999999}',
    '{"do":"sit","id":"1","name":"%s"}' % ("n" * 25),
    '{"do":"kick","id":"1","seat":99}',
    '{"do":"hello","id":"1","ticket":"again"}',
    '{"do":"ready","id":"1","luck":"zz"}',
]


@pytest.mark.parametrize("frame", BAD_FRAMES)
def test_a_frame_that_is_no_command_ends_the_conversation(server: Server, table: str, frame: str | bytes) -> None:
    assert asyncio.run(code_after(server, table, frame)) == 1007


def test_a_frame_that_is_too_large_ends_it(server: Server, table: str) -> None:
    assert asyncio.run(code_after(server, table, '{"do":"say"' + " " * 5000)) == 1009
    assert asyncio.run(code_after(server, table, "x" * 1_000_000)) in (1009, None)


def test_a_flood_ends_it(server: Server, table: str) -> None:
    flood = [f'{{"do":"say","id":"{number}","phrase":"hello"}}' for number in range(150)]
    assert asyncio.run(code_after(server, table, *flood)) == 1008


def test_without_a_good_ticket_there_is_no_conversation(server: Server, table: str) -> None:
    elsewhere = ticket_for(server, server.open_table(new_token(), game="no_thanks", seats=3))
    for frame in (hello("made-up"), hello(elsewhere), '{"do":"say","id":"1","phrase":"hello"}'):
        assert asyncio.run(code_after(server, table, frame, welcome=False)) == 4003


def test_a_ticket_is_good_once(server: Server, table: str) -> None:
    async def twice() -> int | None:
        ticket = await asyncio.to_thread(ticket_for, server, table)
        async with dialled(server, table) as first, dialled(server, table) as second:
            await first.send(hello(ticket))
            heard = [await first.recv(decode=False) for _ in range(2)]
            assert any(b"snapshot" in message for message in heard)
            await second.send(hello(ticket))
            return await close_code(second)

    assert asyncio.run(twice()) == 4003


def test_another_seat_cannot_be_played(server: Server, table: str) -> None:
    """A token that holds no seat here, or another one, moves nothing."""
    people = [Person(server.url, table, name) for name in ("Ann", "Bob")]
    people[0].wait_for(lambda person: person.remote.mirror.you is not None)
    people[1].wait_for(lambda person: person.remote.mirror.you is not None)
    stranger = Person(server.url, table, "Eve", plays=False)
    stranger.remote.do("play", move="take")
    stranger.wait_for(lambda person: person.refused)
    assert stranger.refused[0]["code"] == "not-seated"
    for person in (*people, stranger):
        person.leave()


def test_a_page_from_elsewhere_cannot_connect(server: Server, table: str) -> None:
    async def from_origin(origin: str) -> int:
        try:
            async with dialled(server, table, origin=origin):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(from_origin("https://evil.example")) == 403
    assert asyncio.run(from_origin(f"http://127.0.0.1:{server.port + 1}")) == 403
    assert asyncio.run(from_origin("null")) == 403
    assert asyncio.run(from_origin(server.url)) == 101


def status_of(server: Server, path: str, token: str = "", body: bytes | None = None) -> tuple[int, dict[str, Any]]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(server.url + path, body, headers)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, dict(answer.headers)
    except urllib.error.HTTPError as error:
        return error.code, {**dict(error.headers), "body": msgspec.json.decode(error.read() or b"{}")}


def test_every_answer_carries_the_headers(server: Server) -> None:
    for path in ("/healthz", "/api", "/api/catalogue", "/api/openapi.json", "/api/tables", "/metrics"):
        status, headers = status_of(server, path)
        assert status == 200
        sent = {name.lower(): value for name, value in headers.items()}
        assert HEADERS.items() <= sent.items()
        assert "unsafe" not in sent["content-security-policy"].replace("'wasm-unsafe-eval'", "")
        assert "server" not in sent


@pytest.mark.parametrize(
    ("path", "token", "body", "status", "code"),
    [
        ("/api/tables", "", b'{"game":"no_thanks","seats":3}', 401, "unauthorised"),
        ("/api/tables", "short", b'{"game":"no_thanks","seats":3}', 401, "unauthorised"),
        ("/api/tables", "t" * 30, b'{"game":"chess","seats":3}', 400, "unknown-game"),
        ("/api/tables", "t" * 30, b'{"game":"no_thanks","seats":33}', 400, "wrong-seats"),
        ("/api/tables", "t" * 30, b'{"game":"no_thanks","seats":3,"x":1}', 400, "not-a-request"),
        ("/api/tables", "t" * 30, b'{"game":"no_thanks","seats":3,"options":{"no":1}}', 400, "unknown-option"),
        ("/api/tables", "t" * 30, b"[" * 9000, 400, "not-a-request"),
        ("/api/tables", "t" * 30, b"x" * 20_000, 413, "body-too-large"),
        ("/api/tables/nowhere/ticket", "t" * 30, b"", 404, "no-such-table"),
        ("/api/games/nowhere.1", "t" * 30, None, 404, "no-such-match"),
        ("/api/mine", "", None, 401, "unauthorised"),
    ],
)
def test_bad_requests_get_a_reason(
    server: Server, path: str, token: str, body: bytes | None, status: int, code: str
) -> None:
    got, headers = status_of(server, path, token, body)
    assert (got, headers["body"]["code"]) == (status, code)
    assert headers["body"]["message"]


def test_one_address_cannot_open_tables_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_TABLES_PER_HOUR", "2")
    with serving(str(tmp_path)) as server:
        setup = b'{"game":"no_thanks","seats":3}'
        answers = [status_of(server, "/api/tables", new_token(), setup) for _ in range(3)]
    assert [status for status, _ in answers] == [201, 201, 429]
    assert answers[2][1]["body"]["code"] == "too-many-tables"


def test_silent_connections_lock_nobody_out(tmp_path: Path) -> None:
    """1100 of them at a server that may have 1024 files open."""
    with serving(str(tmp_path)) as server:
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (1024, 1024))
        quiet = open_files(server)
        silent = []
        for number in range(1100):
            silent.append(socket.create_connection(("127.0.0.1", server.port), timeout=20))
            if number % 100 == 99:
                assert status_of(server, "/healthz")[0] == 200
                assert open_files(server) - quiet <= Limits().silent + 5
        table = server.open_table(new_token(), game="no_thanks", seats=3)
        assert ticket_for(server, table)
        for line in silent:
            line.close()


def open_files(server: Server) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def test_tickets_of_one_address_are_bounded_and_limits_can_be_chosen(tmp_path: Path) -> None:
    with serving(str(tmp_path), "--limits", "tickets=3,tickets_person=2") as server:
        table = server.open_table(new_token(), game="no_thanks", seats=3)
        path = f"/api/tables/{table}/ticket"
        answers = [status_of(server, path, new_token(), b"") for _ in range(5)]
        assert [status for status, _ in answers] == [201, 201, 201, 429, 429]
        assert answers[-1][1]["body"]["code"] == "too-many-tickets"


def test_what_is_private_is_not_kept_by_anybody(server: Server, table: str) -> None:
    asked = [("/api/mine", "t" * 30), ("/api/tables", ""), (f"/api/tables/{table}/games", ""), ("/api/games/no.1", "")]
    for path, token in asked:
        headers = {name.lower(): value for name, value in status_of(server, path, token)[1].items()}
        assert headers["cache-control"] == "no-store"


def test_frames_may_come_in_pieces_and_together(server: Server, table: str) -> None:
    def frame(number: int) -> bytes:
        command = b'{"do":"say","id":"%d","phrase":"hello"}' % number
        return Frame(Opcode.TEXT, command.ljust(100 * number)).serialize(mask=True)

    async def scene() -> list[str]:
        ticket = await asyncio.to_thread(ticket_for, server, table)
        async with dialled(server, table) as line, asyncio.timeout(20):
            await line.send(hello(ticket))
            while b'"tell":"ping"' not in await line.recv(decode=False):
                pass  # the pong of the line itself must not come into the middle of a frame
            for byte in frame(1):
                line.transport.write(bytes([byte]))
                await asyncio.sleep(0)
            last = frame(4)
            line.transport.write(frame(2) + frame(3) + last[:50])
            await asyncio.sleep(0.05)
            line.transport.write(last[50:])
            await line.ping()
            await line.send(['{"do":"say","id":"5",', '"phrase":', '"hello"}'])
            answers: list[str] = []
            while len(answers) < 5:
                message = msgspec.json.decode(await line.recv())
                answers += [message["id"]] if message["tell"] == "refused" else []
            return answers

    assert asyncio.run(scene()) == ["1", "2", "3", "4", "5"]


def test_frames_without_a_mask_end_it(server: Server, table: str) -> None:
    async def scene() -> int | None:
        ticket = await asyncio.to_thread(ticket_for, server, table)
        async with dialled(server, table) as line:
            await line.send(hello(ticket))
            line.transport.write(Frame(Opcode.TEXT, b"{}").serialize(mask=False))
            return await close_code(line)

    assert asyncio.run(scene()) == 1002


def narrow_socket(port: int) -> socket.socket:
    """What is not read soon waits at the server."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", port))
    return narrow


def test_a_reader_who_does_not_read_is_let_go_and_others_watch_on(server: Server) -> None:
    """Its line fills up; the table does not wait. Four bots make the noise."""
    setup = {"slap_mode": "random", "target": 1000}
    table = server.open_table(new_token(), game="hit_the_deck", seats=4, bots=["beginner"] * 4, options=setup)
    watcher = Person(server.url, table, "Ann", plays=False)

    async def sleep_at_the_table() -> int | None:
        ticket = await asyncio.to_thread(ticket_for, server, table)
        async with dialled(server, table, sock=narrow_socket(server.port), max_queue=1) as line:
            await line.send(hello(ticket))
            line.transport.pause_reading()
            await asyncio.to_thread(watcher.wait_for, lambda _: slow_readers(server) > 0)
            heard = watcher.remote.mirror.seq
            await asyncio.to_thread(watcher.wait_for, lambda person: person.remote.mirror.seq > heard)
            line.transport.resume_reading()
            return await close_code(line)

    assert slow_readers(server) == 0
    assert asyncio.run(sleep_at_the_table()) == 1013
    watcher.leave()


def slow_readers(server: Server) -> float:
    with urllib.request.urlopen(server.url + "/metrics", timeout=20) as answer:
        text: str = answer.read().decode()
    return float(text.partition("\npioche_slow_readers_total ")[2].split()[0])


async def crowd(server: Server, table: str, size: int) -> None:
    """This many sockets that say hello and nothing more, while two people play elsewhere."""
    lines: list[ClientConnection] = []
    for start in range(0, size, 100):
        tickets = [await asyncio.to_thread(ticket_for, server, table) for _ in range(min(100, size - start))]
        fresh = [await connect(f"ws://127.0.0.1:{server.port}/socket/{table}", compression=None) for _ in tickets]
        for line, ticket in zip(fresh, tickets, strict=True):
            await line.send(hello(ticket))
        lines += fresh
    other = server.open_table(new_token(), game="no_thanks", seats=3, bots=["club"])
    people = [Person(server.url, other, name) for name in ("Ann", "Bob")]
    for person in people:
        await asyncio.to_thread(person.wait_for, lambda person: person.phase == "over")
        person.leave()
    for line in lines:
        line.transport.abort()


def memory_of(server: Server) -> int:
    """Kilobytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])


def test_many_idle_sockets_disturb_nobody(tmp_path: Path) -> None:
    with serving(str(tmp_path), "--limits", "off") as server:
        table = server.open_table(new_token(), game="no_thanks", seats=3)
        before = memory_of(server)
        asyncio.run(crowd(server, table, 150))
        assert memory_of(server) - before < 150 * 150


@pytest.mark.long
def test_five_thousand_idle_sockets(tmp_path: Path) -> None:
    with serving(str(tmp_path), "--limits", "off") as server:
        table = server.open_table(new_token(), game="no_thanks", seats=3)
        before = memory_of(server)
        asyncio.run(crowd(server, table, 5000))
        assert memory_of(server) - before < 5000 * 150


def test_names_and_texts_arrive_as_they_are_and_short(server: Server, table: str) -> None:
    nasty = "<img src=x onerror=1>"
    person = Person(server.url, table, nasty)
    person.wait_for(lambda person: person.remote.mirror.you is not None)
    seats = person.remote.mirror.table["seats"]
    assert nasty in [seat["name"] for seat in seats]
    person.leave()


def test_what_only_grows_is_a_counter(server: Server) -> None:
    """A scraper takes rates of counters, not of gauges."""
    with urllib.request.urlopen(server.url + "/metrics", timeout=20) as answer:
        text: str = answer.read().decode()
    kinds = dict(line.split()[2:4] for line in text.splitlines() if line.startswith("# TYPE"))
    assert all(kind in ("counter", "histogram") for name, kind in kinds.items() if name.endswith("_total"))
    assert kinds["pioche_commands_total"] == kinds["pioche_messages_sent_total"] == "counter"
