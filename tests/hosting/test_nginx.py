"""The lines for nginx in deploy/: everybody at a table meets at one worker, and nobody waits for one that is away."""

import http.server
import ssl
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.hosting.nginx import Nginx, nginx_in, text_of
from tests.surfaces.web.server import free_port

pytestmark = pytest.mark.once

TABLES = [f"table{number}" for number in range(24)]
BEFORE = """
upstream pioche {
    hash $pioche_table consistent;
    server 127.0.0.1:FIRST max_fails=1 fail_timeout=5s;
    server 127.0.0.1:SECOND max_fails=1 fail_timeout=5s;
}
"""
"""As docs/hosting.md of 0.4.0 had it."""


class Worker:
    """Answers with its port, as long as it is there."""

    def __init__(self) -> None:
        self.port = free_port()
        self.line = f"server 127.0.0.1:{self.port} max_fails=0;"
        self.name = f"127.0.0.1:{self.port}"
        self.answers: type[Echo] = Echo
        self.start()

    def start(self) -> None:
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), self.answers)
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Echo(http.server.BaseHTTPRequestHandler):
    status = 200

    def do_GET(self) -> None:
        answer = "\n".join(f"{name}: {value}" for name, value in self.headers.items()).encode()
        self.send_response(self.status)
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def do_POST(self) -> None:
        self.do_GET()

    def log_message(self, *_: Any) -> None:
        pass


class Unable(Echo):
    """Says that it cannot, as a worker that is cut off from Postgres does."""

    status = 503


@pytest.fixture
def workers() -> Iterator[list[Worker]]:
    several = [Worker(), Worker()]
    yield several
    for worker in several:
        worker.stop()


@pytest.fixture
def proxy(tmp_path: Path, workers: list[Worker]) -> Iterator[Nginx]:
    with nginx_in(tmp_path / "nginx") as proxy:
        proxy.set_up(*(worker.line for worker in workers))
        proxy.start()
        yield proxy


def ask(
    proxy: Nginx, path: str, method: str = "GET", *, seconds: float = 20.0, headers: dict[str, str] | None = None
) -> str:
    trusted = ssl.create_default_context(cafile=proxy.certificate)
    request = urllib.request.Request(proxy.url + path, method=method, headers=headers or {})
    with urllib.request.urlopen(request, timeout=seconds, context=trusted) as answer:
        text: str = answer.read().decode()
        return text


def join(proxy: Nginx) -> list[tuple[str, list[str]]]:
    """Everybody asks for a ticket and opens a socket: which worker each table's requests came to in the end."""
    before = len(proxy.sent())
    paths = {table: (f"/api/tables/{table}/ticket", f"/socket/{table}", f"/api/games/{table}.1") for table in TABLES}
    for ticket, *others in paths.values():
        ask(proxy, ticket, "POST")
        for path in others:
            ask(proxy, path)
    last = {path: workers[-1] for path, _, workers in proxy.sent_after(before, 3 * len(TABLES))}
    return [(table, [last[path] for path in asked]) for table, asked in paths.items()]


def test_everybody_at_a_table_meets_at_one_worker(proxy: Nginx) -> None:
    met = join(proxy)
    assert all(len(set(workers)) == 1 for _, workers in met)
    assert len({workers[0] for _, workers in met}) == 2


def test_nobody_is_lost_while_a_worker_is_away_and_all_are_back_when_it_is(proxy: Nginx, workers: list[Worker]) -> None:
    before = join(proxy)
    workers[0].stop()
    assert {worker for _, met in join(proxy) for worker in met} == {workers[1].name}
    workers[0].start()
    assert join(proxy) == before


def pass_over_a_worker_that_cannot(proxy: Nginx, workers: list[Worker]) -> None:
    workers[0].stop()
    workers[0].answers = Unable
    workers[0].start()
    assert {worker for _, met in join(proxy) for worker in met} == {workers[1].name}


def test_a_worker_that_says_it_cannot_is_passed_over(proxy: Nginx, workers: list[Worker]) -> None:
    pass_over_a_worker_that_cannot(proxy, workers)


def test_a_proxy_that_leaves_people_with_it_is_found_out(tmp_path: Path, workers: list[Worker]) -> None:
    lines = text_of("nginx.conf")
    assert " http_503 " in lines
    with nginx_in(tmp_path / "nginx") as proxy:
        proxy.set_up(*(worker.line for worker in workers), lines=lines.replace(" http_503 ", " "))
        proxy.start()
        with pytest.raises(urllib.error.HTTPError, match="503"):
            pass_over_a_worker_that_cannot(proxy, workers)


def test_when_no_worker_can_people_hear_why(proxy: Nginx, workers: list[Worker]) -> None:
    """The last answer comes through as it is."""
    for worker in workers:
        worker.stop()
        worker.answers = Unable
        worker.start()
    with pytest.raises(urllib.error.HTTPError, match="503") as refused:
        ask(proxy, "/api/tables/table1/ticket", "POST")
    assert b"X-Forwarded-Proto: https" in refused.value.read()


def test_the_lines_of_before_split_a_table(tmp_path: Path, workers: list[Worker]) -> None:
    """The tests above can fail."""
    ports = BEFORE.replace("FIRST", str(workers[0].port)).replace("SECOND", str(workers[1].port))
    lines = text_of("nginx.conf")
    begin, end = lines.index("upstream pioche"), lines.index("server {")
    with nginx_in(tmp_path / "nginx") as proxy:
        proxy.set_up(lines=lines[:begin] + ports + lines[end:])
        proxy.start()
        before = join(proxy)
        workers[0].stop()
        join(proxy)
        workers[0].start()
        assert join(proxy) != before


def test_the_server_is_told_who_asks_and_not_what_they_say_of_themselves(proxy: Nginx) -> None:
    heard = ask(proxy, "/api/mine", headers={"X-Forwarded-For": "192.0.2.77", "X-Forwarded-Proto": "gopher"})
    assert "X-Forwarded-For: 127.0.0.1" in heard.splitlines()
    assert "X-Forwarded-Proto: https" in heard.splitlines()
    assert "Host: localhost" in heard.splitlines()
    assert "192.0.2.77" not in heard


def test_the_world_cannot_read_metrics(proxy: Nginx) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        ask(proxy, "/metrics")


@pytest.fixture
def hanging() -> Iterator[str]:
    """The line of a worker that listens and never answers, as a stopped process does."""
    with http.server.HTTPServer(("127.0.0.1", 0), Echo) as server:
        yield f"server 127.0.0.1:{server.server_port} max_fails=0;"


def ask_for_tickets(proxy: Nginx, seconds: float = 20.0) -> None:
    for table in TABLES:
        ask(proxy, f"/api/tables/{table}/ticket", "POST", seconds=seconds)


def lines_that_wait(time: str) -> str:
    lines = text_of("nginx.conf")
    assert "proxy_read_timeout 10s;" in lines
    return lines.replace("proxy_read_timeout 10s;", f"proxy_read_timeout {time};")


def test_a_worker_that_hangs_is_passed_over(tmp_path: Path, workers: list[Worker], hanging: str) -> None:
    """The time to read is shorter here."""
    with nginx_in(tmp_path / "nginx") as proxy:
        proxy.set_up(workers[0].line, hanging, lines=lines_that_wait("300ms"))
        proxy.start()
        ask_for_tickets(proxy)
        sent = proxy.sent_after(0, len(TABLES))
        assert any(len(asked) == 2 for _, _, asked in sent)
        assert {asked[-1] for _, _, asked in sent} == {workers[0].name}


def test_with_the_time_of_before_it_holds_up_its_tables(tmp_path: Path, workers: list[Worker], hanging: str) -> None:
    """As docs/hosting.md of 0.4.0 had it: the test above can fail."""
    with nginx_in(tmp_path / "nginx") as proxy:
        proxy.set_up(workers[0].line, hanging, lines=lines_that_wait("1h"))
        proxy.start()
        with pytest.raises(TimeoutError):
            ask_for_tickets(proxy, seconds=2.0)
