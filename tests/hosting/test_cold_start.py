"""Where compiled code is missing, is of another machine, or cannot be kept: it is said, and people can come."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import which

import pytest

from pioche.games.catalogue import GAMES
from pioche.rulekit.cache import home
from tests.surfaces.web.server import STARTING, Server, free_port

pytestmark = pytest.mark.real_server

LOOK = """
from pioche.games.catalogue import GAMES
from pioche.warm import is_warm
print([game for game in GAMES if is_warm(game)])
"""
OTHER_PROCESSOR = "import llvmlite.binding as llvm; llvm.get_host_cpu_name = lambda: 'generic'"
NOBODY = 54321
"""A user without an entry in /etc/passwd."""
AS_NOBODY = ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups")
READING = ("--inh-caps=+dac_read_search", "--ambient-caps=+dac_read_search")
"""The packages may be in somebody's home."""


def found_warm(sources: str, before: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": sources}
    command = [sys.executable, "-c", before + LOOK]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def test_what_is_warm_here_is_not_warm_for_another_processor_or_at_another_path(tmp_path: Path) -> None:
    """The same sources, the same cache: nothing of it could be used."""
    assert found_warm(Server.sources) == str(list(GAMES))
    assert found_warm(Server.sources, OTHER_PROCESSOR) == "[]"
    shutil.copytree(Path(Server.sources) / "pioche", tmp_path / "pioche", ignore=shutil.ignore_patterns("page"))
    assert found_warm(str(tmp_path)) == "[]"


class Begun:
    """A server that has only just been started."""

    def __init__(self, process: "subprocess.Popen[bytes]", output: Path) -> None:
        self.process = process
        self.output = output
        """What it says, and its log."""

    def said(self) -> str:
        return self.output.read_text(encoding="utf-8")

    def wait_until_said(self, text: str) -> None:
        """Soon, and in a whole line."""
        until = time.monotonic() + STARTING
        while not any(text in line for line in self.said().split("\n")[:-1]):
            assert time.monotonic() < until, self.said() or "not a word"
            time.sleep(0.02)


@contextmanager
def begun(port: int, *before: str, data: Path, **environment: str) -> Iterator[Begun]:
    """With all that it starts in turn."""
    command = [*before, sys.executable, *Server.program, "serve", "--port", str(port), "--data", str(data)]
    kept = {name: value for name, value in os.environ.items() if name not in ("HOME", "XDG_CACHE_HOME")}
    ours = {"PYTHONPATH": Server.sources, **environment}
    output = data.parent / "said"
    with (
        output.open("wb") as out,
        subprocess.Popen(command, env=kept | ours, stdout=out, stderr=out, start_new_session=True) as process,
    ):
        try:
            yield Begun(process, output)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def ask(port: int, path: str) -> tuple[int, bytes]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=20) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def test_an_empty_cache_is_told_at_once_on_the_log_and_at_the_port(tmp_path: Path) -> None:
    port = free_port()
    with begun(port, data=tmp_path / "data", PIOCHE_CACHE=str(tmp_path / "cache")) as server:
        server.wait_until_said("Compiling the rules, once (0/")
        assert ask(port, "/healthz") == (200, b"ok")
        status, content = ask(port, "/readyz")
        told = json.loads(content)
        assert (status, told["code"], told["facts"]["done"]) == (503, "starting", 0)
        assert told["facts"]["total"] >= len(GAMES)


def test_a_cache_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    places = {"PIOCHE_CACHE": str(tmp_path / "file" / "cache"), "TMPDIR": str(tmp_path)}
    with begun(free_port(), data=tmp_path / "data", **places) as server:
        server.wait_until_said(f"{tmp_path / 'file' / 'cache'} cannot be written")
        assert "Traceback" not in server.said()


@pytest.mark.skipif(os.getuid() != 0 or not which("setpriv"), reason="nobody else can become somebody unknown")
def test_somebody_unknown_with_a_cache_that_can_only_be_read_serves(tmp_path: Path) -> None:
    """As in a container whose image was compiled by somebody else. The cache is the one that these tests use."""
    for name in ("data", "temporary"):
        (tmp_path / name).mkdir()
        os.chown(tmp_path / name, NOBODY, NOBODY)
    places = {"PIOCHE_CACHE": str(home()), "TMPDIR": str(tmp_path / "temporary")}
    port = free_port()
    with begun(port, *AS_NOBODY, *READING, data=tmp_path / "data", **places) as server:
        server.wait_until_said(str(port))
        told = server.said()
        assert ask(port, "/readyz") == (200, b"ok")
        assert (tmp_path / "data" / "pioche.db").stat().st_uid == NOBODY
        server.process.terminate()
        assert server.process.wait(20) == 0
        assert server.said() == told, "nothing was amiss"


@pytest.mark.skipif(os.getuid() != 0 or not which("setpriv"), reason="nobody else can become somebody unknown")
def test_somebody_unknown_without_a_place_for_anything_hears_why(tmp_path: Path) -> None:
    """Interpreted: there is nothing to wait for."""
    command = [*AS_NOBODY, *READING, sys.executable, *Server.program, "serve", "--port", "0"]
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": Server.sources, "PIOCHE_INTERPRETED": "1"}
    refused = subprocess.run(command, env=environment, cwd="/", capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1), refused.stderr
    assert refused.stderr.startswith("pioche: this user has no home folder")
    command += ["--data", str(tmp_path)]
    refused = subprocess.run(command, env=environment, cwd="/", capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1), refused.stderr
    assert refused.stderr.startswith(f"pioche: the tables cannot be kept at {tmp_path}: ")
