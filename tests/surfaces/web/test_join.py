"""pioche join as a person uses it, in a language of theirs."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from pioche.client.api import new_token
from pioche.surfaces.terminal.join import Client
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


def told(client: Client, tell: str, name: str, fact: dict[str, Any] | None = None) -> None:
    """A message about a table of one, where this name sits now."""
    table = {"game": "no_thanks", "seats": [{"name": name}]}
    state = {"you": 0, "table": table, "view": None, "seq": 1, "legal": [], "awaits": [], "ply": 0}
    message = {"tell": tell, **state, "fact": fact or {}, "happened": []}
    client.remote.mirror.hear(message)
    client.hear(message)


def test_who_leaves_is_called_by_name_and_you_are_you(capsys: pytest.CaptureFixture[str]) -> None:
    client = Client("http://nowhere", "T", new_token(), words("de"))
    told(client, "snapshot", "Zoé")
    told(client, "event", "Zoé", {"fact": "took-back", "seat": 0})
    told(client, "event", "", {"fact": "stood", "seat": 0})
    assert capsys.readouterr().out.splitlines() == ["Du nimmst den Zug zurück.", "Zoé verlässt den Tisch."]


def test_whoever_joins_reads_which_variants_are_on(capsys: pytest.CaptureFixture[str]) -> None:
    client = Client("http://nowhere", "T", new_token(), words("en"))
    client.remote.mirror.table = {"game": "take_that", "options": {"experts": True, "rounds": 3}}
    client.tell_variants()
    client.remote.mirror.table = {"game": "take_that", "options": {}}
    client.tell_variants()
    told = "Variants at this table: experts’ variant = true, number of rounds = 3\n"
    assert capsys.readouterr().out == told


def test_no_token_looks_like_an_option() -> None:
    """One in 64 began with a dash, and `pioche join --token` refused it."""
    assert not [token for token in (new_token() for _ in range(2000)) if "-" in token]
