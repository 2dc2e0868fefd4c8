"""The sources stay within their bounds, and the survey counts what it says."""

from functools import cache
from pathlib import Path

import pytest

from workshop.survey import Figure, Survey


@cache
def figures() -> dict[str, Figure]:
    return {figure.what: figure for figure in Survey().figures()}


def test_every_figure_is_within_its_bound() -> None:
    assert {what: figure.cases for what, figure in figures().items() if not figure.kept} == {}


# What the survey counts, in a small house

FILES = {
    "pyproject.toml": '[project.scripts]\nhouse = "pioche.cellar:main"\n',
    "src/pioche/__init__.py": "",
    "src/pioche/attic.py": """
from pioche import cellar
from pioche.cellar import Chest, wine

class Trunk(Chest):
    def close(self): self.shut = True

def open_all(): return cellar.beer, "no_thanks", wine
""",
    "src/pioche/cellar.py": """
wine, beer, dust = 1, 2, 3

class Chest:
    lid: int
    def __init__(self): self.lid = self.lock = 1
    def open(self): self.lock += 1

def main(): return _hidden

_hidden = 4
""",
    "src/pioche/games/__init__.py": "",
    "src/pioche/games/no_thanks/__init__.py": "",
    "src/pioche/games/no_thanks/state.py": 'NAME = "no_thanks"\nclass State: pass\n',
    "src/pioche/engine.py": "def state_of(room): return room.State\nclass Chest: pass\nclass Room(Protocol): pass\n",
    "workshop/tool.py": "import pioche.attic as top\ntop.open_all()\n",
    "examples/one.py": "x = 1\n" * 401,
    "tests/test_dust.py": "from pioche.cellar import dust\n",
    "web/src/boards/index.ts": "import NoThanks\n",
    "web/src/boards/no_thanks/Board.svelte": "No Thanks\n",
    "web/src/core/sounds.ts": "const NoThanks = 1;\nconst other = 2;\n",
}


@pytest.fixture
def house(tmp_path: Path) -> Survey:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Survey(tmp_path)


def test_a_name_is_used_if_another_module_imports_it_or_asks_for_it(house: Survey) -> None:
    unused = {name for (_, name), used in house.names.items() if not used}
    assert unused == {"dust", "Trunk", "NAME", "state_of", "Chest"}
    assert ("pioche.cellar", "dust") in house.used_by(house.tests)
    assert house.names["pioche.cellar", "Chest"]
    assert not house.names["pioche.engine", "Chest"]
    assert ("pioche.cellar", "_hidden") not in house.names


def test_what_a_class_inherits_counts(house: Survey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workshop.survey.MOST_METHODS", 2)
    assert list(house.large_classes()) == ["pioche.attic.Trunk: 3 attributes, 3 methods"]
    monkeypatch.setattr("workshop.survey.MOST_ATTRIBUTES", 1)
    assert list(house.large_classes())[1:] == ["pioche.cellar.Chest: 2 attributes, 2 methods"]


def test_games_are_named_in_their_own_folders_and_lists_only(house: Survey) -> None:
    assert list(house.games_named_in_src()) == [
        'src/pioche/attic.py:8: def open_all(): return cellar.beer, "no_thanks", wine'
    ]
    assert list(house.games_named_in_web()) == ["web/src/core/sounds.ts:1: const NoThanks = 1;"]


def test_long_files_and_words_with_two_meanings_are_found(house: Survey) -> None:
    assert list(house.long_files()) == ["examples/one.py: 401"]
    assert list(house.ambiguous_classes()) == ["Chest: pioche.cellar, pioche.engine"]
