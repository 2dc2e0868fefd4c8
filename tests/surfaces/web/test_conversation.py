"""People are let in by a socket, or not; from where, and what is kept of those who are not."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import msgspec
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pioche.surfaces.web.conversation import Conversations
from pioche.surfaces.web.guard import Forwarded, Guard, is_our_host
from pioche.surfaces.web.limits import Household, Households, Limits
from pioche.surfaces.web.metrics import COMMANDS
from pioche.surfaces.web.opening import Opening
from pioche.surfaces.web.tickets import Tickets, ledger_of
from pioche.surfaces.web.websocket import TOO_MANY, WebSocket
from pioche.table.clock import steady_clock
from pioche.table.facts import Setup
from pioche.table.host.live_table import LiveTable
from pioche.table.host.table_host import TableHost
from pioche.table.host.thinking import Thinking
from pioche.table.messages import LONGEST_FRAME
from tests.surfaces.web.test_websocket import close_code, until
from tests.table.store import MemoryStore

TOKEN = "t" * 30
BAD_TICKET, TOO_MANY_WATCH = 4003, 4009


class Inn:
    """Real sockets before real tables, without a process of their own."""

    def __init__(self, house: TableHost, limits: Limits, proxies: str) -> None:
        self.house = house
        self.tickets = Tickets(steady_clock, limits, ledger_of(house.store))
        self.households = Households(time.monotonic, limits, 0)
        opening = Opening()
        opening.is_open = True
        origin, forwarded = "https://cards.example.org", Forwarded(proxies)
        self.door = Conversations(house, self.tickets, self.households, origin, forwarded, 30, opening)
        self.port = 0
        self.table = ""

    def dial(self, address: str = "", name: str = "127.0.0.1", *more: tuple[str, str]) -> connect:
        """From an address that a proxy told, to a name under which somebody finds us, with more headers."""
        headers = [*more, *([("X-Forwarded-For", address)] if address else [])]
        place: Any = {"host": "127.0.0.1", "port": self.port, "proxy": None}
        url = f"ws://{name}/socket/{self.table}"
        return connect(url, compression=None, ping_interval=None, additional_headers=headers, **place)

    async def status(self, address: str = "", name: str = "127.0.0.1", *more: tuple[str, str]) -> int:
        """How the handshake ends."""
        try:
            async with self.dial(address, name, *more):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    async def hello(self, person: str, ticket: str = "") -> str:
        told = ticket or await self.tickets.give(self.table, person, person)
        return msgspec.json.encode({"do": "hello", "id": "0", "ticket": told}).decode()

    def sockets(self, address: str) -> int:
        return self.households.of(address).sockets


@asynccontextmanager
async def open_inn(limits: Limits, proxies: str) -> AsyncIterator[Inn]:
    with ThreadPoolExecutor(1) as threads:
        house = TableHost(MemoryStore(), Thinking(threads, 1))
        inn = Inn(house, limits, proxies)
        make = partial(WebSocket, None, None, {"door": inn.door})
        server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", 0)
        inn.port = server.sockets[0].getsockname()[1]
        inn.table = await house.open(Setup("no_thanks", 3), TOKEN)
        async with server:
            yield inn
            await until(lambda: not inn.door._open)
        await house.close()


def scene(play: Callable[[Inn], Awaitable[Any]], limits: Limits | None = None, proxies: str = "127.0.0.1") -> Any:
    async def run() -> Any:
        async with asyncio.timeout(30), open_inn(limits or Limits(), proxies) as inn:
            return await play(inn)

    return asyncio.run(run())


async def hang_up(lines: list[ClientConnection]) -> None:
    for line in lines:
        await line.close()


# Sockets and handshakes of one address


def test_an_address_has_few_sockets_and_others_come_in() -> None:
    async def play(inn: Inn) -> None:
        lines = [await inn.dial("192.0.2.1") for _ in range(5)]
        assert await inn.status("192.0.2.1") == 429
        assert await inn.status("192.0.2.2") == 101
        await lines.pop().close()
        await until(lambda: inn.sockets("192.0.2.1") == 4)
        assert await inn.status("192.0.2.1") == 101
        await hang_up(lines)
        await until(lambda: inn.sockets("192.0.2.1") == 0)

    scene(play, Limits(sockets=5))


def test_an_address_has_few_handshakes_in_a_minute_and_others_come_in() -> None:
    async def play(inn: Inn) -> None:
        codes = [await inn.status("192.0.2.1") for _ in range(8)]
        assert codes == [101] * 5 + [429] * 3
        assert await inn.status("192.0.2.2") == 101

    scene(play, Limits(handshakes=5))


def test_the_house_has_room_for_a_number_of_sockets() -> None:
    async def play(inn: Inn) -> None:
        lines = [await inn.dial(f"192.0.2.{number}") for number in range(30)]
        assert await inn.status("192.0.2.99") == 503
        await hang_up(lines)

    scene(play)


async def frames_heard(inn: Inn, sockets: int = 5) -> int:
    """How many frames of one address are taken: on each socket it says hello, asks twice and hangs up."""
    before = COMMANDS.value
    for number in range(sockets):
        async with inn.dial("192.0.2.1") as line:
            with suppress(ConnectionClosed):
                await line.send(await inn.hello(f"person {number}"))
                await line.send(['{"do":"why","id":"1",', '"move":"take"}'])
                await line.send('{"do":"why","id":"2","move":"take"}')
                while b'"id":"2"' not in await line.recv(decode=False):
                    pass
    async with inn.dial("192.0.2.2") as other:
        await other.send(await inn.hello("somebody"))
        assert await other.recv(), "nobody else is let in"
    return COMMANDS.value - before


def test_reconnecting_does_not_renew_what_an_address_may_send() -> None:
    """A conversation is six frames: hello, a command in three pieces, one in one piece, and the end."""
    assert scene(frames_heard, Limits(frames=0)) == 10
    assert scene(frames_heard, Limits(frames=12)) == 4


def test_a_door_that_knows_nobody_again_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant: every connection is somebody new."""
    monkeypatch.setattr(Households, "of", lambda houses, _: Household("here", houses.limits, 0))
    assert scene(frames_heard, Limits(frames=12)) == 10


# Whose connection it is

CASES = [
    ("127.0.0.1", "127.0.0.1", ["192.0.2.1"]),
    ("127.0.0.1", "127.0.0.1", ["192.0.2.1, 192.0.2.2"]),
    ("127.0.0.1", "127.0.0.1", ["192.0.2.1", "192.0.2.2, 127.0.0.1"]),
    ("127.0.0.1", "127.0.0.1", []),
    ("127.0.0.1", "127.0.0.1", [""]),
    ("127.0.0.1", "127.0.0.1", ["[2001:db8::1]:99"]),
    ("127.0.0.1", "198.51.100.7", ["192.0.2.1"]),
    ("198.51.100.0/24", "198.51.100.7", ["192.0.2.1, 198.51.100.9"]),
    ("*", "198.51.100.7", ["192.0.2.1, 192.0.2.2"]),
    ("127.0.0.1", "", ["192.0.2.1"]),
]


@pytest.mark.parametrize(("trusted", "peer", "said"), CASES)
def test_sockets_and_requests_come_from_the_same_address(trusted: str, peer: str, said: list[str]) -> None:
    found = []

    async def app(scope: Any, *_: Any) -> None:
        found.append(scope["client"][0])

    headers = [(b"x-forwarded-for", value.encode()) for value in said]
    scope: Any = {"type": "http", "client": (peer, 1), "headers": headers}
    middleware: Any = ProxyHeadersMiddleware(app, trusted)
    asyncio.run(middleware(scope, None, None))
    assert found == [Forwarded(trusted).address(peer, [("X-Forwarded-For", value) for value in said])]


def test_only_a_trusted_proxy_says_who_somebody_is() -> None:
    async def play(inn: Inn) -> None:
        line = await inn.dial("192.0.2.1")
        assert (inn.sockets("192.0.2.1"), inn.sockets("127.0.0.1")) == (0, 1)
        await line.close()

    scene(play, proxies="198.51.100.7")


def test_a_page_of_another_name_that_leads_here_reads_nothing() -> None:
    ours = "https://cards.example.org"
    for host in ("cards.example.org", "CARDS.example.org:443", "127.0.0.1:8000", "[::1]:8000", "localhost"):
        assert is_our_host(host, ours)
    for host in ("evil.example", "cards.example.org.evil.example", "", "a@b", "["):
        assert not is_our_host(host, ours)
        assert is_our_host(host, "http://192.0.2.1:8000")

    async def play(inn: Inn) -> list[int]:
        return [await inn.status("", name) for name in ("evil.example", "cards.example.org", "127.0.0.1")]

    assert scene(play) == [421, 101, 101]


def test_whoever_comes_from_two_places_at_once_is_refused() -> None:
    async def play(inn: Inn) -> int:
        ours = ("Origin", "https://cards.example.org")
        assert await inn.status("", "cards.example.org", ours) == 101
        return await inn.status("", "cards.example.org", ours, ("Origin", "https://evil.example"))

    assert scene(play) == 403


def test_a_request_for_another_name_is_refused() -> None:
    async def app(_: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    guard = Guard(app, Households(time.monotonic, Limits(), 0), "https://cards.example.org")
    for host in (b"cards.example.org", b"evil.example"):
        scope = {"type": "http", "client": ("192.0.2.1", 1), "headers": [(b"host", host)], "path": "/"}
        asyncio.run(guard(scope, None, send))
    assert [message["status"] for message in sent if "status" in message] == [200, 421]
    assert all((b"cache-control", b"no-store") in message["headers"] for message in sent if "status" in message)


# Nothing for those who did not say hello


def test_no_table_is_loaded_and_little_is_kept_without_a_hello() -> None:
    async def play(inn: Inn) -> None:
        for table in list(inn.house.tables):
            inn.house.tables.pop(table).shut(1012)
        async with inn.dial() as line:
            await until(lambda: inn.door._open)
            assert not inn.house.tables
            await line.send(await inn.hello("", "made-up"))
            assert await close_code(line) == BAD_TICKET
        assert not inn.house.tables

    scene(play)


def test_what_is_said_before_the_table_is_found_fits_in_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> LiveTable | None:
        await asyncio.Event().wait()
        return None

    async def play(inn: Inn) -> int | None:
        monkeypatch.setattr(inn.house, "find", never)
        async with inn.dial() as line:
            await line.send(await inn.hello("somebody"))
            await until(lambda: next(iter(inn.door._open.values()))._greeting)
            conversation = next(iter(inn.door._open.values()))
            for _ in range(50):
                await line.send('{"do":"say","id":"1","phrase":"hello"}'.ljust(1000))
                assert sum(map(len, conversation._early)) <= LONGEST_FRAME
            code = await close_code(line)
        assert not conversation._early
        assert conversation._greeting
        conversation._greeting.cancel()
        return code

    assert scene(play) == TOO_MANY


# Spectators


async def watch(inn: Inn, person: str, address: str) -> tuple[ClientConnection, int]:
    """A line, and its close code; 0 if it stays open."""
    line = await inn.dial(address)
    await line.send(await inn.hello(person))
    try:
        await line.recv()
    except Exception:
        return line, await close_code(line) or -1
    return line, 0


def test_a_table_has_few_spectators_and_one_address_not_all_of_them() -> None:
    async def play(inn: Inn) -> None:
        codes, lines = [], []
        for number, address in enumerate(["192.0.2.1"] * 5 + ["192.0.2.2"] * 2 + ["192.0.2.3"] * 2):
            line, code = await watch(inn, f"person {number}", address)
            codes.append(code)
            lines.append(line)
        assert codes == [0, 0, 0, TOO_MANY_WATCH, TOO_MANY_WATCH, 0, 0, 0, TOO_MANY_WATCH]
        assert len(inn.house.tables[inn.table].watching) == 5
        await hang_up(lines)

    scene(play, Limits(watchers=5, watchers_address=3))


def test_a_crowd_from_one_address_keeps_nobody_else_out() -> None:
    """A newcomer must watch before they can sit down."""

    async def play(inn: Inn) -> None:
        lines = [(await watch(inn, f"person {number}", "192.0.2.1"))[0] for number in range(4)]
        for number in (2, 3, 4):
            line, code = await watch(inn, "guest", f"192.0.2.{number}")
            assert code == 0
            assert await close_code(lines.pop(0)) == TOO_MANY_WATCH
            lines.append(line)
        late, code = await watch(inn, "late", "192.0.2.5")
        assert code == TOO_MANY_WATCH
        await hang_up([*lines, late])

    scene(play, Limits(watchers=4, watchers_address=4))


def test_whoever_has_a_seat_comes_in_however_many_watch() -> None:
    async def play(inn: Inn) -> None:
        first, _ = await watch(inn, "Ann", "192.0.2.1")
        await first.send('{"do":"sit","id":"1","name":"Ann"}')
        await until(lambda: inn.house.tables[inn.table].has_seat("Ann"))
        second, code = await watch(inn, "watcher", "192.0.2.1")
        assert code == 0
        third, code = await watch(inn, "another", "192.0.2.1")
        assert code == TOO_MANY_WATCH
        again, code = await watch(inn, "Ann", "192.0.2.1")
        assert code == 0
        await hang_up([first, second, third, again])

    scene(play, Limits(watchers=1, watchers_address=1))
