"""A game from outside: a copy of a game of ours under another name, in a package of its own, with an entry point."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pioche
from pioche.games.catalogue import GROUP

GAMES = Path(pioche.__file__).parent / "games"
FIELD = "    turn: int\n"
"""Of the State that is copied; another one before it makes the layout another."""


def package(folder: Path, name: str, changes: dict[str, str] | None = None, model: str = "no_thanks") -> None:
    """Write the package into the folder, with a record of another layout; then make these changes in state.py."""
    home = folder / name
    shutil.copytree(GAMES / model, home, ignore=shutil.ignore_patterns("__pycache__"))
    for path in home.rglob("*"):
        if path.suffix in (".py", ".ftl"):
            text = path.read_text(encoding="utf-8").replace(f"pioche.games.{model}", name).replace(model, name)
            path.write_text(text, encoding="utf-8")
    state = home / "state.py"
    text = state.read_text(encoding="utf-8").replace(FIELD, "    spare: int\n" + FIELD, 1)
    for before, after in (changes or {}).items():
        assert before in text
        text = text.replace(before, after)
    state.write_text(text, encoding="utf-8")
    rules = home / "rules.py"
    begin = '    """Nothing lies on the table yet."""\n'
    rules.write_text(rules.read_text("utf-8").replace(begin, begin + "    state.spare = 0\n"), encoding="utf-8")
    sight = home / "sight.py"
    turn = "    view.turn = state.turn\n"
    sight.write_text(sight.read_text("utf-8").replace(turn, "    view.spare = state.spare\n" + turn), encoding="utf-8")
    install(folder, name, f"{name}:GAME")


def install(folder: Path, name: str, target: str) -> None:
    """As an installer would: metadata with an entry point."""
    metadata = folder / f"{name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {target}\n", encoding="utf-8")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Python with these packages installed, interpreted: nothing needs to be compiled."""
    path = os.pathsep.join([str(folder), str(GAMES.parent.parent)])
    environment = os.environ | {"PYTHONPATH": path, "PIOCHE_INTERPRETED": "1"}
    return subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)
