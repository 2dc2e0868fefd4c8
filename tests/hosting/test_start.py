"""Commands where something is missing: a sentence and a status, and no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.surfaces.web.server import ROOT

pytestmark = pytest.mark.once

NAMELESS = "import pwd; pwd.getpwuid = {}.__getitem__; "
"""As in a container that runs for a number without an entry in /etc/passwd."""
CALL = "import sys; from pioche.surfaces.terminal.main import main; sys.exit(main())"


def run(*arguments: str, before: str = NAMELESS, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command, by a user of whom nothing is known but what is said here."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    ours = {"PYTHONPATH": str(ROOT / "src"), "PIOCHE_INTERPRETED": "1", "PIOCHE_LANGUAGE": "en", **environment}
    command = [sys.executable, "-c", before + CALL, *arguments]
    return subprocess.run(command, env=kept | ours, cwd="/", capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", ["play", "serve", "join", "doctor", "verify"])
def test_every_command_tells_of_itself_to_a_user_without_home_or_name(command: str) -> None:
    told = run(command, "--help")
    assert (told.returncode, told.stderr) == (0, "")


def test_a_server_without_a_place_for_its_tables_says_so() -> None:
    refused = run("serve", "--port", "0")
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
    assert refused.stderr.splitlines()[-1] == "pioche: this user has no home folder: name a place with --data"


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ((), "the system does not know your name: say it with --name"),
        (("--name", "Ann"), "this user has no home folder: name a place with --receipts"),
    ],
)
def test_whoever_joins_without_home_or_name_is_asked_for_them(more: tuple[str, ...], reason: str) -> None:
    refused = run("join", "http://127.0.0.1:9/t/k3", *more)
    assert (refused.returncode, refused.stderr) == (2, f"pioche: {reason}\n")


def test_a_place_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    place = tmp_path / "file" / "data"
    refused = run("serve", "--port", "0", "--data", str(place))
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
    assert refused.stderr.splitlines()[-1].startswith(f"pioche: the tables cannot be kept at {place}: ")


def test_the_doctor_finds_it() -> None:
    told = run("doctor", "--port", "0")
    assert told.returncode == 1
    assert "✗ The user has no home folder" in told.stdout
    assert told.stderr == ""
