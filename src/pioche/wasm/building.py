"""The module and its layout."""

import os
import subprocess
import sys
from collections.abc import Sequence
from platform import python_version_tuple
from typing import Any, NamedTuple

import msgspec

from pioche.games.catalogue import GAMES
from pioche.games.game import Game
from pioche.wasm import recording
from pioche.wasm.exports import exports_for
from pioche.wasm.linking import linked
from pioche.wasm.toolchain import TOOLS, CannotBuild
from pioche.wasm.wrapping import wrapped


class Built(NamedTuple):
    module: bytes
    layout: bytes


def build(names: Sequence[str]) -> Built:
    """To be called once, in a process that has called `recording.record` before it imported this."""
    for game in GAMES.values():
        _ = game.modules  # some call compiled functions when they are imported
    games = [_game(name) for name in names or GAMES]
    content = msgspec.json.encode({"tools": _tools(), **_layout([game.name for game in games])})
    recording.make_no_native_code()
    exports = list(exports_for(games))
    wrappers = [wrapped(export) for export in exports]
    return Built(linked([*recording.recorded(), *wrappers], [export.name for export in exports]), content)


def _game(name: str) -> Game:
    if name not in GAMES:
        raise CannotBuild(f"there is no game {name}, only {', '.join(GAMES)}")
    return GAMES[name]


def _layout(names: Sequence[str]) -> dict[str, Any]:
    """In a process of its own, by interpreted rules: those that are compiled here are for the page, and may break."""
    command = [sys.executable, "-m", "pioche.wasm.layout", *names]
    answer = subprocess.run(command, env=os.environ | {"PIOCHE_INTERPRETED": "1"}, capture_output=True, check=False)
    if answer.returncode:
        raise CannotBuild(f"the layout cannot be written: {answer.stderr.decode()}")
    found: dict[str, Any] = msgspec.json.decode(answer.stdout)
    return found


def _tools() -> dict[str, str]:
    """What the bytes depend on beside the sources: Numba reads the instructions of Python itself."""
    major, minor, _ = python_version_tuple()
    return {"python": f"{major}.{minor}", **TOOLS}
