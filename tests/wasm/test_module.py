"""The module that the page has, and how it is made."""

import gzip
import json
import re
import sys
from pathlib import Path

import pytest

from pioche.wasm.toolchain import TOOLS
from tests.wasm import ROOT, build, records, tables

pytestmark = pytest.mark.once

_COMMITTED = ROOT / "web" / "src" / "engine"
_MOST_BYTES, _MOST_ZIPPED = 190_000, 60_000


def test_the_page_has_the_module_of_these_sources(module: Path) -> None:
    """To the byte; `make wasm` makes it anew. Another version of Python has other instructions for Numba to read."""
    committed = json.loads((_COMMITTED / "layout.json").read_text())
    if committed["tools"]["python"] != f"{sys.version_info.major}.{sys.version_info.minor}":
        pytest.skip("the module of the page was made by another version of Python")
    for name in ("pioche.wasm", "layout.json"):
        assert (module / name).read_bytes() == (_COMMITTED / name).read_bytes(), f"{name} is old: run `make wasm`"


def test_what_the_page_is_tested_with_is_of_native_code() -> None:
    assert tables.tables() == tables.FILE.read_bytes(), "run `python -m tests.wasm.tables`"
    assert records.records() == records.FILE.read_bytes(), "run `python -m tests.wasm.records`"


def test_the_module_is_small_and_asks_for_nothing(module: Path) -> None:
    code = (module / "pioche.wasm").read_bytes()
    assert len(code) <= _MOST_BYTES
    assert len(gzip.compress(code)) <= _MOST_ZIPPED
    assert b".py" not in code, "it tells where it was made"


def test_the_tools_are_those_of_the_requirements() -> None:
    pinned = re.findall(r"^(\w+)==([\d.]+)$", (ROOT / "requirements" / "wasm.in").read_text(), re.MULTILINE)
    assert dict(pinned) == TOOLS


@pytest.mark.parametrize("setting", ["NUMBA_BOUNDSCHECK", "PIOCHE_INTERPRETED"])
def test_settings_that_would_change_the_bytes_are_refused(setting: str, tmp_path: Path) -> None:
    answer = build(tmp_path, **{setting: "1"})
    assert (answer.returncode, answer.stdout) == (1, "")
    assert answer.stderr == f"pioche.wasm: the bytes must not depend on settings: unset {setting}\n"


def test_a_game_that_is_not_there_is_refused(tmp_path: Path) -> None:
    answer = build(tmp_path, "chess")
    assert answer.returncode == 1
    assert answer.stderr.startswith("pioche.wasm: there is no game chess, only ")
    assert not (tmp_path / "pioche.wasm").exists()
