"""A release is whole."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from pioche.rulekit import Refusal
from pioche.surfaces.web import serve
from pioche.surfaces.web.settings import Settings

ROOT = Path(__file__).parents[1]
PAGE = "src/pioche/surfaces/web/page"


def built(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What is committed, without what was built."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    return tmp_path


def test_a_wheel_without_the_page_is_not_built(clone: Path) -> None:
    build = built(clone)
    assert build.returncode != 0
    assert "make page" in build.stderr
    assert not list(clone.glob("dist/*"))


def test_a_wheel_has_the_page(clone: Path) -> None:
    page = clone / PAGE / "index.html"
    page.parent.mkdir()
    page.write_text("<!doctype html>")
    build = built(clone)
    assert build.returncode == 0, build.stderr
    wheel = next(clone.glob("dist/*.whl"))
    assert "pioche/surfaces/web/page/index.html" in zipfile.ZipFile(wheel).namelist()


def test_no_password_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Settings) -> None:
        raise ConnectionError("refused")

    monkeypatch.setattr(serve, "store_of", fail)
    with pytest.raises(Refusal) as refused:
        serve._opened_store(Settings(store="postgresql://ann:s3cret:x@db.example.org/pioche"))
    assert refused.value.facts["place"] == "postgresql://ann:***@db.example.org/pioche"
