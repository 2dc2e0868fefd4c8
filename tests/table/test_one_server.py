"""One server a SQLite file: a second one is refused, and whoever dies leaves the file to others."""

import os
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from pioche.rulekit import Refusal
from pioche.surfaces.terminal.main import main
from pioche.surfaces.web import serve as web
from pioche.surfaces.web.opening import Opening
from pioche.surfaces.web.settings import Settings
from pioche.table.host.store import sqlite
from pioche.table.host.store.sqlite import sqlite_store
from tests.surfaces.web.server import free_port

HOLDER = """
import sys, time
from pathlib import Path
from pioche.table.host.store import sqlite
from pioche.table.host.store.sqlite import sqlite_store
store = sqlite_store(Path(sys.argv[1]))
store.create("t")
print("open", flush=True)
time.sleep(600)
"""


def holder(path: Path) -> "subprocess.Popen[str]":
    """Another process that serves from this file."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdout
    assert process.stdout.readline() == "open\n"
    return process


def check_a_second_one_is_refused(path: Path) -> None:
    with pytest.raises(Refusal, match="store-in-use"):
        sqlite_store(path).close()


def test_a_second_server_is_refused_until_the_first_one_dies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pioche.db"
    with holder(path) as first:
        check_a_second_one_is_refused(path)
        assert main(["migrate", "--data", str(tmp_path)]) == 2
        assert "a server is running on" in capsys.readouterr().err
        assert main(["check", "--quick", "--data", str(tmp_path)]) == 0, "whoever reads is welcome"
        first.kill()
    store = sqlite_store(path)
    assert store.claim("t") == 2
    store.close()


def test_a_server_that_takes_no_lock_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "alone_at", nullcontext)
    store = sqlite_store(tmp_path / "pioche.db")
    with pytest.raises(pytest.fail.Exception):
        check_a_second_one_is_refused(tmp_path / "pioche.db")
    store.close()


def test_serve_says_so(tmp_path: Path) -> None:
    store = sqlite_store(tmp_path / "pioche.db")
    with pytest.raises(Refusal, match="store-in-use"):
        web.serve(Settings(port=free_port(), store=str(tmp_path)), Opening(), lambda: None)
    store.close()


def test_a_server_that_is_closed_or_never_opened_leaves_the_file(tmp_path: Path) -> None:
    path = tmp_path / "pioche.db"
    path.write_bytes(b"this is no database at all" * 100)
    for _ in range(2):
        with pytest.raises(Exception, match="not a database"):
            sqlite_store(path)
    path.unlink()
    for _ in range(2):
        sqlite_store(path).close()
