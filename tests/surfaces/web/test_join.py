"""pioche join as a person uses it, in a language of theirs."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

from pioche.surfaces.terminal.remote import new_token
from pioche.surfaces.words import words
from tests.surfaces.web.server import serving

PATIENCE = 60.0
"""Seconds after which a silent program is ended, so that what it said can be shown."""


class Screen:
    """A terminal with `pioche join` in it: wait for words to appear, then type."""

    def __init__(self, link: str, language: str) -> None:
        command = [sys.executable, "-m", "pioche.surfaces.terminal.main", "join", link, "--name", "Zoé"]
        self.process = subprocess.Popen(
            [*command, "--language", language],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"},
        )

    @contextmanager
    def watched(self) -> Iterator[None]:
        impatience = Timer(PATIENCE, self.process.kill)
        impatience.start()
        with self.process:
            yield
        impatience.cancel()

    def wait_for(self, text: str) -> None:
        assert self.process.stdout
        seen = []
        for line in self.process.stdout:
            seen.append(line)
            if text in line:
                return
        raise AssertionError((text, seen))

    def type(self, text: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()


def test_a_conversation_in_french(tmp_path: Path) -> None:
    say = words("fr")
    with serving(str(tmp_path)) as server:
        table = server.open_table(new_token(), game="no_thanks", seats=3, bots=["beginner", "beginner"])
        screen = Screen(f"{server.url}/t/{table}", "fr")
        with screen.watched():
            screen.wait_for(say("join-get-ready"))
            for typed, answer in (
                ("dire bonjour", say("fact-said", who="Zoé", text=say("phrase-hello"))),
                ("dire des bêtises", say("phrase-good-luck")),
                ("Règles", "## But du jeu"),
                ("prêt", say("play-your-move")),
                ("vole", "n’est pas un coup de ce jeu"),
                ("conseil", "Meilleur coup"),
                ("table", "Ada"),
            ):
                screen.type(typed)
                screen.wait_for(answer)
            screen.type("quitter")
        assert screen.process.returncode == 0
