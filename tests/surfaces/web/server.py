"""A real server in a process of its own, and people who play there by themselves."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import IO, Any

from pioche.client.api import Message, ask, new_token
from pioche.client.remote import Remote

STARTING = 60.0
ROOT = Path(__file__).parents[3]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    python = sys.executable
    sources = str(ROOT / "src")
    program: tuple[str, ...] = ("-m", "pioche.surfaces.terminal.main")
    errors: IO[bytes] | None = None
    """Where its log goes; to that of the tests, if nowhere else."""

    def __init__(self, address: str, pace: str = "0", port: int | None = None, *more: str) -> None:
        """`more` are arguments of the command."""
        self.address = address
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.pace = pace
        self.more = more
        self.start()

    def start(self) -> None:
        command = [*self.program, "serve", "--port", str(self.port), "--data", self.address]
        self.process = subprocess.Popen(
            [self.python, *command, "--pace", self.pace, *self.more],
            stdout=subprocess.DEVNULL,
            stderr=self.errors,
            env={**os.environ, "PYTHONPATH": self.sources},
        )
        until = time.monotonic() + STARTING
        while not self.answers():
            assert self.process.poll() is None, "the server has died"
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.03)

    def answers(self) -> bool:
        with suppress(OSError), urllib.request.urlopen(self.url + "/readyz", timeout=5) as answer:
            return bool(answer.status == 200)
        return False

    def kill(self) -> None:
        """As if the power had failed."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)

    def freeze(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def open_table(self, token: str, **setup: Any) -> str:
        table: str = ask(self.url, "POST", "/api/tables", token, setup)["table"]
        return table


@contextmanager
def serving(address: str, *more: str, pace: str = "0") -> Iterator[Server]:
    server = Server(address, pace, None, *more)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.thaw()
            server.kill()


class Person:
    """Sits down, gets ready, plays and slaps by itself, as soon as it can."""

    def __init__(self, url: str, table: str, name: str, token: str = "", *, plays: bool = True) -> None:
        self.remote = Remote(url, table, token or new_token(), self.hear)
        self.name = name
        self.plays = plays
        self.luck = Random(name)
        self.done: dict[str, int] = {}
        self.refused: list[Message] = []
        self.heard: list[Message] = []
        self.asked: set[tuple[Any, ...]] = set()
        self.remote.start()

    def hear(self, message: Message) -> None:
        self.heard.append(message)
        if message["tell"] == "done":
            assert self.done.setdefault(message["id"], message["seq"]) == message["seq"]
        if message["tell"] == "refused":
            self.refused.append(message)
        if self.plays and message["tell"] in ("event", "snapshot"):
            self.act()

    def act(self) -> None:
        mirror = self.remote.mirror
        table = mirror.table
        if mirror.you is None:
            self.once(("sit",), "sit", name=self.name)
        elif table["phase"] in ("gathering", "between"):
            if not table["seats"][mirror.you]["ready"]:
                self.get_ready(table["commitment"])
        elif table["racing"] and mirror.you not in table["slapped"]:
            self.once(("slap", table["match"], mirror.ply), "slap", last=mirror.seq, reaction=250)
            self.move()
        else:
            self.move()

    def get_ready(self, commitment: str) -> None:
        if ("ready", commitment) not in self.asked:
            self.asked.add(("ready", commitment))
            self.remote.ready()

    def move(self) -> None:
        mirror = self.remote.mirror
        if mirror.legal:
            key = ("play", mirror.table["match"], mirror.ply, tuple(mirror.legal))
            self.once(key, "play", move=self.luck.choice(mirror.legal), ply=mirror.ply)

    def once(self, key: tuple[Any, ...], command: str, **what: Any) -> None:
        if key not in self.asked:
            self.asked.add(key)
            self.remote.do(command, **what)

    @property
    def phase(self) -> str:
        return str(self.remote.mirror.table.get("phase", ""))

    def wait_for(self, what: Any, seconds: float = 60.0) -> None:
        until = time.monotonic() + seconds
        while not what(self):
            assert time.monotonic() < until, (self.name, self.phase, self.remote.mirror.seq, self.refused[-2:])
            time.sleep(0.01)

    def leave(self) -> None:
        self.remote.over.set()
        self.remote.drop()
