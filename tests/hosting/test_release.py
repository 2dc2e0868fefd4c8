"""A release is whole."""

import gzip
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pioche import __version__
from pioche.client.api import new_token
from pioche.rulekit import Refusal
from pioche.surfaces.web import serve
from pioche.surfaces.web.settings import Settings
from tests.surfaces.web.server import Person, Server
from workshop import release
from workshop.command import Unable

ROOT = Path(__file__).parents[2]
PAGE = "src/pioche/surfaces/web/page"
COMMITTED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "CHANGELOG.md")
GIT = ("git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org")


def hatchling(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder / "dist"), *more]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What is committed, without what was built."""
    folder = tmp_path / "clone"
    folder.mkdir()
    for name in COMMITTED:
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    return folder


def draw_page(folder: Path) -> None:
    """A small one."""
    page = folder / PAGE
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text('<!doctype html><script src="/assets/page-1.js"></script>')
    (page / "assets" / "page-1.js").write_text("// all of it")


# Archives


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_nothing_is_built_without_the_page(clone: Path, kind: str) -> None:
    build = hatchling(clone, "-t", kind)
    assert build.returncode != 0
    assert "make page" in build.stderr
    assert not list(clone.glob("dist/*"))


def test_nothing_is_built_with_half_a_page(clone: Path) -> None:
    draw_page(clone)
    (clone / PAGE / "assets" / "page-1.js").unlink()
    build = hatchling(clone)
    assert build.returncode != 0
    assert "assets/page-1.js is missing" in build.stderr


def test_wheels_and_source_archives_have_the_page_and_one_gives_the_other(clone: Path, tmp_path: Path) -> None:
    draw_page(clone)
    build = hatchling(clone)
    assert build.returncode == 0, build.stderr
    names = zipfile.ZipFile(next(clone.glob("dist/*.whl"))).namelist()
    assert {"pioche/surfaces/web/page/index.html", "pioche/surfaces/web/page/assets/page-1.js"} <= set(names)
    with tarfile.open(next(clone.glob("dist/*.tar.gz"))) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    unpacked = next((tmp_path / "unpacked").iterdir())
    build = hatchling(unpacked, "-t", "wheel")
    assert build.returncode == 0, build.stderr
    assert sorted(zipfile.ZipFile(next(unpacked.glob("dist/*.whl"))).namelist()) == sorted(names)


# make release


@pytest.fixture
def repository(clone: Path) -> Path:
    """Ready to be released, as the version that is written down."""
    draw_page(clone)
    changelog = clone / "CHANGELOG.md"
    changelog.write_text(changelog.read_text(encoding="utf-8").replace("## Unreleased", "## Before"), encoding="utf-8")
    git(clone, "init", "-q")
    commit(clone)
    return clone


def git(folder: Path, *arguments: str) -> None:
    subprocess.run([*GIT, *arguments], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "A change")


def rewrite(folder: Path, name: str, before: str, after: str) -> None:
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")


def test_a_release_has_archives_requirements_and_sums_and_is_the_same_again(repository: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    second.mkdir()
    (second / "pioche-0.0.1.tar.gz").touch()
    assert release.release(repository, first) == release.release(repository, second) == __version__
    names = {path.name for path in second.iterdir()}
    wheel, sources = f"pioche-{__version__}-py3-none-any.whl", f"pioche-{__version__}.tar.gz"
    assert names == {wheel, sources, f"pioche-{__version__}-requirements.txt", "SHA256SUMS"}
    checked = subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=first, stdout=subprocess.PIPE, check=True)
    assert checked.stdout.count(b": OK") == 3
    assert (first / "SHA256SUMS").read_text() == (second / "SHA256SUMS").read_text()


def leave_something(folder: Path) -> None:
    (folder / "src" / "pioche" / "new.py").touch()


def tell_nothing(folder: Path) -> None:
    rewrite(folder, "CHANGELOG.md", f"## {__version__}", "## 0.0.1")
    commit(folder)


def tell_unreleased(folder: Path) -> None:
    rewrite(folder, "CHANGELOG.md", f"## {__version__}", f"## Unreleased\n\n- More.\n\n## {__version__}")
    commit(folder)


def tag_before(folder: Path) -> None:
    git(folder, "tag", "-a", f"v{__version__}", "-m", "Before")
    (folder / "src" / "pioche" / "new.py").touch()
    commit(folder)


def leave_out_a_file(folder: Path) -> None:
    text = '[tool.hatch.build.targets.wheel]\npackages = ["src/pioche"]\n'
    rewrite(folder, "pyproject.toml", text, text + 'exclude = ["*.ftl"]\n')
    commit(folder)


def leave_out_the_page(folder: Path) -> None:
    rewrite(folder, "pyproject.toml", 'artifacts = ["src/pioche/surfaces/web/page"]', "")
    commit(folder)


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        (leave_something, "not committed"),
        (tell_nothing, f"does not tell of {__version__}"),
        (tell_unreleased, "unreleased lines"),
        (tag_before, "another commit"),
        (leave_out_a_file, r"\.ftl is missing in .*whl"),
        (leave_out_the_page, "page/.* is missing in "),
    ],
)
def test_what_is_not_whole_is_not_released(
    repository: Path, tmp_path: Path, harm: Callable[[Path], None], reason: str
) -> None:
    harm(repository)
    with pytest.raises(Unable, match=reason):
        release.release(repository, tmp_path / "dist")
    assert not (tmp_path / "dist").exists()


def test_a_tag_of_this_commit_is_no_obstacle(repository: Path, tmp_path: Path) -> None:
    git(repository, "tag", "-a", f"v{__version__}", "-m", "This")
    assert release.release(repository, tmp_path / "dist") == __version__


def pins(name: str) -> set[str]:
    """Packages with their versions, without what they are for."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return {re.sub(r"\[.*\]", "", pin) for pin in re.findall(r"^(\S+==\S+)", text, re.M)}


def test_hosts_install_what_was_tested() -> None:
    assert pins("host.lock") <= pins("play.lock") | pins("test.lock")
    assert {pin.partition("==")[0] for pin in pins("host.lock")} >= {"numba", "uvicorn", "psycopg", "psycopg-binary"}


# Installed


class Installed(Server):
    """The command of an environment in which nothing else of the project is."""

    sources = ""

    def __init__(self, program: Path, folder: Path) -> None:
        self.python = str(program.with_name("python"))
        self.program = (str(program),)
        super().__init__(str(folder / "data"))


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The program, from a wheel in a clean environment; it finds other packages where these tests find them."""
    assert (ROOT / PAGE / "index.html").exists(), "run: make page"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    place = tmp_path / "environment"
    venv.create(place, symlinks=True)
    python = place / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(next(tmp_path.glob("*.whl")))], check=True)
    others = next((place / "lib").glob("python*")) / "site-packages" / "others.pth"
    others.write_text("\n".join(path for path in sys.path if path.endswith("site-packages")))
    return place / "bin" / "pioche"


def test_an_installed_wheel_serves_the_page_and_plays(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interpreted: compiled code belongs to one place, and this one is new."""
    monkeypatch.setenv("PIOCHE_INTERPRETED", "1")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    assert said(installed, "--version") == f"pioche {__version__}\n"
    where = Path(said(installed.with_name("python"), "-c", "import pioche; print(pioche.__file__)"))
    assert where.is_relative_to(installed.parents[1])
    with serving(installed, tmp_path) as server:
        with urllib.request.urlopen(server.url) as answer:
            assert gzip.decompress(answer.read()) == (ROOT / PAGE / "index.html").read_bytes()
        token = new_token()
        ann = Person(server.url, server.open_table(token, game="no_thanks", seats=3, bots=["club"] * 2), "Ann", token)
        ann.wait_for(lambda person: person.phase == "over")
        ann.leave()
        server.stop()


def said(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, cwd="/", check=True).stdout


@contextmanager
def serving(program: Path, folder: Path) -> Iterator[Installed]:
    server = Installed(program, folder)
    try:
        yield server
    finally:
        server.kill()


# What a host meets


def test_no_password_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Settings) -> None:
        raise ConnectionError("refused")

    monkeypatch.setattr(serve, "store_of", fail)
    with pytest.raises(Refusal) as refused:
        serve._opened_store(Settings(store="postgresql://ann:s3cret:x@db.example.org/pioche"))
    assert refused.value.facts["place"] == "postgresql://ann:***@db.example.org/pioche"
