"""What the documents say is so: their code runs, their commands work, and what they name exists."""

import io
import re
import shlex
import shutil
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

from pioche.surfaces.terminal.main import main
from tests.test_house import ROOT, tracked

README = (ROOT / "README.md").read_text(encoding="utf-8")
A_RECORD = ROOT / "tests" / "fixtures" / "0.4.0" / "live_no_thanks.json"
A_BOT = ROOT / "examples" / "bots" / "no_thanks_bot.py"

SMALLER = {
    "--games 100000": "--games 20 --jobs 1",
    "--deals 500": "--deals 2 --budget 5sims --jobs 1",
    "--depth 4": "--depth 2",
    "--ply 12": "--ply 12 --seconds 0",
}
"""What README does at large, and a test in seconds."""

NOT_RUN_HERE = {
    "pioche serve": "serves until it is stopped: tests/surfaces/web starts real servers",
    "pioche join LINK": "needs a server: tests/surfaces/web/test_join.py",
}


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.M | re.S)


def commands() -> list[str]:
    """The lines of README that call the program, without their comments."""
    lines = [line.partition("#")[0].strip() for block in blocks("") for line in block.splitlines()]
    return [line for line in lines if line.startswith("pioche ")]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that README's commands name; nobody sits at the keyboard."""
    shutil.copy(A_RECORD, tmp_path / "game.json")
    (tmp_path / "my_bot.py").write_text(A_BOT.read_text(encoding="utf-8") + "\n\nClever = Frugal\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    return tmp_path


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize("command", [command for command in commands() if command not in NOT_RUN_HERE])
def test_a_command_of_readme_works(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for large, small in SMALLER.items():
        command = command.replace(large, small)
    assert main(shlex.split(command)[1:]) == 0
    assert capsys.readouterr().out


def test_every_command_of_readme_is_run_or_has_a_reason_not_to() -> None:
    assert len(commands()) >= 8
    assert set(NOT_RUN_HERE) <= set(commands())


def test_the_python_of_readme_runs() -> None:
    names: dict[str, Any] = {}
    for block in blocks("python"):
        exec(compile(block, "README.md", "exec"), names)
    game = names["game"]
    assert game.over
    assert game.winners == [seat for seat, total in enumerate(game.totals) if total == min(game.totals)]


def documents() -> list[Path]:
    return tracked("*.md", ":!src")


def test_every_make_target_that_is_named_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.M))
    named = {
        name
        for path in documents()
        for name in re.findall(r"(?:`|^)make ([a-z-]+)", path.read_text(encoding="utf-8"), re.M)
    }
    assert named - targets == set()
    assert {"play", "test"} <= named


def test_every_link_to_a_file_leads_there() -> None:
    broken = []
    for path in documents():
        prose = re.sub(r"^```.*?^```|`[^`\n]*`", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
        links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", prose)
        files = [link for link in links if "://" not in link]
        broken += [f"{path.name}: {link}" for link in files if not (path.parent / link).exists()]
    assert broken == []


def test_every_file_and_folder_that_architecture_names_exists() -> None:
    paths = [path.relative_to(ROOT).as_posix() for path in tracked()]
    places = {*paths, *(parent.as_posix() for path in paths for parent in Path(path).parents)}
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    named = {name for name in re.findall(r"`([^`\s]+)`", text) if looks_like_a_path(name)}
    missing = [name for name in named if not any(is_at(place, name.rstrip("/")) for place in places)]
    assert missing == []
    assert len(named) > 10


SUFFIXES = {".py", ".md", ".ftl", ".ts", ".svelte", ".toml", ".json", ".txt", ".lock"}


def looks_like_a_path(name: str) -> bool:
    return re.fullmatch(r"[\w.*/-]+", name) is not None and ("/" in name or Path(name).suffix in SUFFIXES)


def is_at(place: str, name: str) -> bool:
    """Whether the name is this place, or its last parts: `state.py` is the one of every game."""
    return fnmatch(place, name) or fnmatch(place, f"*/{name}")
