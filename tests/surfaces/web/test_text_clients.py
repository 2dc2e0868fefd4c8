"""Two people in terminals and two bots: a whole game of each of the four, with a client that comes back and a server
that is killed in the middle."""

import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from pioche.client.api import ask, new_token
from tests.surfaces.web.server import ROOT, Server, serving
from tests.surfaces.web.test_whole_games import GAMES

ENOUGH = 120.0


class Terminal:
    """`pioche join`, and somebody who always types what is asked for."""

    def __init__(self, server: Server, table: str, name: str, token: str) -> None:
        self.command = ["-m", "pioche.surfaces.terminal.main", "join", f"{server.url}/t/{table}"]
        self.command += ["--name", name, "--token", token]
        self.told: list[str] = []
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-u", *self.command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        self.typing = threading.Thread(target=self.answer, args=[self.process], daemon=True)
        self.typing.start()

    def answer(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdin
        assert process.stdout
        for line in process.stdout:
            self.told.append(line)
            reply = next((reply for words, reply in REPLIES.items() if words in line), None)
            if reply:
                with suppress(OSError):
                    process.stdin.write(reply + "\n")
                    process.stdin.flush()

    def die(self) -> None:
        self.process.kill()
        self.process.wait()
        self.typing.join()
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                if pipe:
                    pipe.close()

    @property
    def over(self) -> bool:
        return any("The game is over" in line for line in self.told)

    @property
    def moves(self) -> int:
        return sum("Your move" in line for line in self.told)


REPLIES = {"Type ready": "ready", "Your move": "1", "calls:": "slap", "You call:": "slap"}


def wait_until(what: Any) -> None:
    until = time.monotonic() + ENOUGH
    while not what():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_two_terminals_and_two_bots(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    with serving(str(tmp_path)) as server:
        tokens = [new_token(), new_token()]
        setup = {"game": game, "seats": 4, "options": options, "bots": ["club", "beginner"]}
        table = server.open_table(tokens[0], **setup)
        terminals = [Terminal(server, table, name, token) for name, token in zip(("Ann", "Bob"), tokens, strict=True)]
        wait_until(lambda: terminals[0].moves >= 3 or terminals[0].over)
        terminals[0].die()
        terminals[0].start()
        wait_until(lambda: terminals[1].moves >= 5 or terminals[1].over)
        server.kill()
        server.start()
        wait_until(lambda: all(terminal.over for terminal in terminals))
        assert ask(server.url, "GET", f"/api/tables/{table}/games", tokens[0])["games"]
        for terminal in terminals:
            terminal.die()
