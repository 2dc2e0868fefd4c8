"""The gate: native code writes down what it does, and the module must do the same."""

import os
import shutil
from pathlib import Path

import pytest

from pioche.games.catalogue import GAMES
from tests.examples.test_oh_hell import installed
from tests.laws.settings import never_accepted
from tests.wasm import ROOT, build, judged, told
from tests.wasm.fixtures import settings_for
from tests.wasm.mutants import faults

pytestmark = pytest.mark.once

_INTERPRETED = {"PIOCHE_INTERPRETED": "1"}


@pytest.mark.parametrize("browser", ["node", "chromium"])
def test_the_module_does_what_native_code_does(browser: str, module: Path, tmp_path: Path) -> None:
    told("-m", "tests.wasm.fixtures", str(tmp_path / "native.json"))
    found = judged(browser, module, tmp_path / "native.json")
    assert found.differences == []
    assert found.compared > 100 * len(GAMES)


def test_every_table_and_every_option_is_among_the_fixtures() -> None:
    settings = settings_for(list(GAMES))
    tables = {(setting.game, setting.seats) for setting in settings}
    options = {(setting.game, option) for setting in settings for option in setting.options}
    assert tables == {(game.name, seats) for game in GAMES.values() for seats in game.seats}
    offered = {(game.name, option.name) for game in GAMES.values() for option in game.options}
    assert options == offered - never_accepted()


@pytest.mark.parametrize("kind", ["scores", "reasons"])
def test_the_gate_notices_rules_that_are_different_in_native_code_alone(
    kind: str, module: Path, tmp_path: Path
) -> None:
    told("-m", "tests.wasm.mutants", str(tmp_path / "mutants.json"), kind, settings=_INTERPRETED)
    found = judged("node", module, tmp_path / "mutants.json")
    assert {difference.partition(" ")[0] for difference in found.differences} == set(faults(kind))


def test_every_game_has_a_mutant_for_the_gate() -> None:
    assert set(faults("scores")) == set(faults("reasons")) == set(GAMES)


def test_the_gate_notices_one_constant_that_is_different_in_native_code_alone(module: Path, tmp_path: Path) -> None:
    """A copy of the sources with one card less in the pile, compiled for this machine."""
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "page"))
    state = tmp_path / "src" / "pioche" / "games" / "no_thanks" / "state.py"
    text = state.read_text(encoding="utf-8")
    assert text.count("\nPILE = 24\n") == 1
    state.write_text(text.replace("\nPILE = 24\n", "\nPILE = 23\n"), encoding="utf-8")
    path = os.pathsep.join(map(str, (tmp_path / "src", tmp_path)))
    settings = {"PYTHONPATH": path, "PIOCHE_CACHE": str(tmp_path / "cache")}
    told("-m", "tests.wasm.mutants", str(tmp_path / "native.json"), "no_thanks", settings=settings, cwd=tmp_path)
    assert judged("node", module, tmp_path / "native.json").differences


def test_interpreted_rules_do_what_the_module_does(module: Path, tmp_path: Path) -> None:
    """And so the mutants above were noticed for their faults alone."""
    told("-m", "tests.wasm.mutants", str(tmp_path / "sound.json"), "sound", settings=_INTERPRETED)
    found = judged("node", module, tmp_path / "sound.json")
    assert found.differences == []
    assert found.compared > 0


def test_a_game_from_outside_is_built_too(tmp_path: Path) -> None:
    site = installed(tmp_path / "site")
    path = {"PYTHONPATH": os.pathsep.join(map(str, (site, ROOT / "src", ROOT)))}
    built = build(tmp_path / "built", "oh_hell", **path)
    assert built.returncode == 0, built.stderr
    told("-m", "tests.wasm.fixtures", str(tmp_path / "oh_hell.json"), "oh_hell", settings=path | _INTERPRETED)
    found = judged("node", tmp_path / "built", tmp_path / "oh_hell.json")
    assert found.differences == []
    assert found.compared > 0
