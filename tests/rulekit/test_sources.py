"""Compiled code is known by the sources that it depends on, those of games from outside too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pioche.rulekit.sources import PACKAGE, ROOMS_WITH_COMPILED_CODE, digest_of, places_for, rooms_up_to
from tests.rulekit.writers import first

ROOT = Path(__file__).parents[2]
TELL = "from pioche.rulekit.sources import *; print(digest_of((*rooms_up_to('rulekit'), *outside_games())))"


def outside_package(place: Path, step: int) -> Path:
    """A package with a game, as an installer leaves it."""
    (place / "tiny_game").mkdir(exist_ok=True)
    (place / "tiny_game" / "__init__.py").write_text("raise ImportError('nobody should import this')\n")
    (place / "tiny_game" / "rules.py").write_text(f"STEP = {step}\n")
    info = place / "tiny_game-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[pioche.games]\ntiny = tiny_game.catalogue:GAME\n")
    return place


def told(*paths: Path, code: str = TELL, **more: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", *paths))), **more}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_every_room_counts_with_all_games_from_outside(tmp_path: Path) -> None:
    without = told()
    one = told(outside_package(tmp_path, step=1))
    two = told(outside_package(tmp_path, step=2))
    assert len({without, one, two}) == 3
    assert told(outside_package(tmp_path, step=1)) == one


def test_a_game_that_is_announced_and_not_there_does_no_harm(tmp_path: Path) -> None:
    without = told()
    outside_package(tmp_path, step=1)
    (tmp_path / "tiny_game").rename(tmp_path / "elsewhere")
    assert told(tmp_path) == without


OUTSIDE_CODE = {
    "tiny_game/__init__.py": "",
    "tiny_game/nouns.py": """
from pioche.rulekit import Record
class Tiny(Record):
    coins: int
""",
    "tiny_game/rules.py": """
from pioche.rulekit import compiled
from tiny_game.prices import price
@compiled
def worth(record):
    return record.coins * price()
""",
    "tiny_game/prices.py": """
from pioche.rulekit import compiled
@compiled
def price():
    return 2
""",
    "try_it.py": """
from tiny_game.nouns import Tiny
from tiny_game.rules import worth
tiny = Tiny.blank()
tiny.coins = 5
print(worth(tiny))
""",
}


def test_a_function_from_outside_is_never_older_than_what_it_calls(tmp_path: Path) -> None:
    """Numba looks at the file of `worth`, and not at that of `price`."""
    (tmp_path / "code" / "tiny_game").mkdir(parents=True)
    for name, text in OUTSIDE_CODE.items():
        (tmp_path / "code" / name).write_text(text)
    kept = {"code": "import try_it", "PIOCHE_CACHE": str(tmp_path / "cache")}
    assert told(tmp_path / "code", **kept) == "10\n"
    prices = tmp_path / "code" / "tiny_game" / "prices.py"
    prices.write_text(prices.read_text().replace("return 2", "return 3"))
    assert told(tmp_path / "code", **kept) == "15\n"


def test_a_function_counts_with_its_room_and_those_above_or_with_its_package() -> None:
    text = getattr(first, "py_func", first)
    assert places_for(text)[: len(ROOMS_WITH_COMPILED_CODE)] == rooms_up_to("research")
    assert places_for(text)[-1] == ROOT / "tests"
    assert places_for(digest_of.__wrapped__)[0] == PACKAGE / "rulekit"
    assert rooms_up_to("games") == (PACKAGE / "rulekit", PACKAGE / "games")


@pytest.mark.parametrize("name", ["lone.py", "inner/__init__.py", "inner/deep/lone.py"])
def test_the_same_text_elsewhere_is_another_source(name: str, tmp_path: Path) -> None:
    """Numba keeps code by the path of its source: a second installation has none of the first."""
    for place in ("here", "there"):
        path = tmp_path / place / name
        path.parent.mkdir(parents=True)
        path.write_text("TEXT = 1\n")
    assert digest_of((tmp_path / "here",)) != digest_of((tmp_path / "there",))
