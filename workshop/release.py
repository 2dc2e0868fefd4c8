"""A release in one command: wheel, source archive, the packages it was tested with, and the sums of all of them."""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from workshop.command import Unable, finish, parser_of

ROOT = Path(__file__).parents[1]
_PACKAGE = "src/pioche"
_INIT = f"{_PACKAGE}/__init__.py"
_PAGE = f"{_PACKAGE}/surfaces/web/page"
_SUMS = "SHA256SUMS"
_UNRELEASED = "Unreleased"

_Content = dict[str, bytes]
"""By path in the source tree."""


def main() -> int:
    parser = parser_of("release", __doc__)
    parser.add_argument("--dist", default=str(ROOT / "dist"), metavar="FOLDER", help="where to (default: dist)")
    return finish(_run, parser.parse_args())


def _run(chosen: argparse.Namespace) -> int:
    folder = Path(chosen.dist)
    version = release(ROOT, folder)
    print((folder / _SUMS).read_text(encoding="utf-8"), end="")
    print(f"Whole. Now: git tag -a v{version} -m 'Pioche {version}' && git push origin v{version}")
    return 0


def release(root: Path, folder: Path) -> str:
    """The version, whose files are in the folder afterwards, and nothing else; Unable says why not."""
    version = _said(root, sys.executable, "-m", "hatchling", "version")
    _refuse_unready(root, version)
    with tempfile.TemporaryDirectory() as place:
        made = Path(place)
        _build(root, made)
        _refuse_partial(root, made)
        shutil.copy(root / "requirements" / "host.lock", made / f"pioche-{version}-requirements.txt")
        _write_sums(made)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(made, folder)
    return version


# Before


def _refuse_unready(root: Path, version: str) -> None:
    if changed := _said(root, "git", "status", "--porcelain"):
        raise Unable(f"what is not committed is not released: {changed.splitlines()[0].strip()}")
    sections = _sections((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    if sections.get(_UNRELEASED, "").strip():
        raise Unable(f"CHANGELOG.md has unreleased lines: put them under a version, and that into {_INIT}")
    if not sections.get(version, "").strip():
        raise Unable(f"CHANGELOG.md does not tell of {version}")
    tagged = _said(root, "git", "for-each-ref", f"refs/tags/v{version}", "--format=%(*objectname)%(objectname)")
    if tagged and _said(root, "git", "rev-parse", f"v{version}^{{commit}}") != _said(root, "git", "rev-parse", "HEAD"):
        raise Unable(f"v{version} was another commit: choose a new version in {_INIT}")


def _sections(changelog: str) -> dict[str, str]:
    """What stands under each version."""
    _, *parts = re.split(r"^## ", changelog, flags=re.M)
    return {part.split(maxsplit=1)[0]: part.partition("\n")[2] for part in parts}


def _said(root: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unable(f"{' '.join(command[-2:])}: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout.strip()


# The archives


def _build(root: Path, folder: Path) -> None:
    """The same commit gives the same bytes."""
    when = _said(root, "git", "log", "-1", "--format=%ct")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": when}
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unable(done.stderr.strip().splitlines()[-1])


def _refuse_partial(root: Path, folder: Path) -> None:
    """Every file of the package and of the page is in both archives as it is here."""
    tracked = _said(root, "git", "ls-files", _PACKAGE).splitlines()
    page = [path.relative_to(root).as_posix() for path in (root / _PAGE).rglob("*") if path.is_file()]
    for archive, content in ((path.name, dict(_content(path))) for path in sorted(folder.iterdir())):
        for name in (*tracked, *page):
            if content.get(name) != (root / name).read_bytes():
                raise Unable(f"{name} is missing in {archive}, or is not what it is here")


def _content(archive: Path) -> Iterator[tuple[str, bytes]]:
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            yield from ((f"src/{name}", wheel.read(name)) for name in wheel.namelist())
    else:
        with tarfile.open(archive) as sources:
            for member in sources:
                if file := sources.extractfile(member):
                    yield member.name.partition("/")[2], file.read()


def _write_sums(folder: Path) -> None:
    """As `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(folder.iterdir())]
    (folder / _SUMS).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
