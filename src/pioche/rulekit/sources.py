"""Which sources compiled code depends on, as digests.

Numba's disk cache looks at the file of a function, and not at the files of what it calls. So each room has a cache in a
folder named by a digest of its sources and of all rooms above it: new text, new folder. A function from outside counts
with all rooms and with the whole package that it belongs to. Every room counts with all games from outside: generic
code is compiled for the records of a game, and Numba would know that code again by the layout of the record alone.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent.parent
ROOMS_WITH_COMPILED_CODE = ("rulekit", "games", "engine", "players", "arena", "research")
"""Each may call those before it."""
_OUTSIDE_GAMES = "pioche.games"
"""The group of entry points by which packages offer games."""

Places = tuple[Path, ...]
"""Folders with sources; a module that is in no package stands for itself and those beside it."""


def places_for(function: Callable[..., Any]) -> Places:
    """Where all that this function may call is written."""
    top, _, below = _module(function).partition(".")
    if top == PACKAGE.name:
        return (*rooms_up_to(below.partition(".")[0]), *outside_games())
    return (*rooms_up_to(""), *outside_games(), _own_package(function))


def rooms_up_to(room: str) -> Places:
    """This room and those above it; all of them for anything else."""
    rooms = ROOMS_WITH_COMPILED_CODE
    count = rooms.index(room) + 1 if room in rooms else len(rooms)
    return tuple(PACKAGE / name for name in rooms[:count])


@cache
def outside_games() -> Places:
    """The packages that offer games. None of them is imported."""
    tops = {point.module.partition(".")[0] for point in entry_points(group=_OUTSIDE_GAMES)} - {PACKAGE.name}
    return tuple(sorted(place for top in tops for place in _places_of(top)))


@cache
def digest_of(places: Places) -> str:
    """Of the texts and of where they are: Numba knows code again by the path of its source."""
    return hashlib.sha256("".join(map(_digest_of_place, places)).encode()).hexdigest()


@cache
def _digest_of_place(place: Path) -> str:
    digest = hashlib.sha256(str(place).encode())
    for path in sorted(place.rglob("*.py") if place.is_dir() else place.parent.glob("*.py")):
        digest.update(path.relative_to(place.parent).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _module(function: Callable[..., Any]) -> str:
    """The name of its module, also where that is run as a program."""
    spec = function.__globals__.get("__spec__")
    return str(spec.name if spec else function.__module__)


def _own_package(function: Callable[..., Any]) -> Path:
    file = Path(function.__code__.co_filename)
    depth = _module(function).count(".") + (file.name == "__init__.py")
    return file.parents[depth - 1] if depth else file


def _places_of(top: str) -> list[Path]:
    spec = find_spec(top)
    if spec is None:
        return []
    if spec.submodule_search_locations is not None:
        return [Path(place) for place in spec.submodule_search_locations]
    return [Path(spec.origin)] if spec.origin else []
