"""Where compiled code is kept between two runs: in folders named by digests, under one home.

The home is $PIOCHE_CACHE, or the user's folder for such things. A folder there that cannot be written is replaced by
one in a private temporary folder, which begins with all that the other has: so a read-only cache is used as it is.
"""

import logging
import os
import re
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_CODE = (".nbi", ".nbc")
"""How Numba's files end."""
MARK = ".warm"
LOCK = ".lock"
_NEW = ".new"
_OUR_FOLDER = re.compile(r"[0-9a-f]{16}(-bounds)?")
_OUR_FILE = re.compile(r".+\.(nb[ic](\.tmp\.\w+)?|warm|lock|new)")
"""Names that this version and older ones give; Numba writes a new file beside the old one."""
KEPT_FOLDERS = 12
"""This many are kept however old they are: those of two versions."""
KEPT_SECONDS = 28 * 24 * 3600
"""Others are kept so long after their last use."""
_PATIENCE = 0.1
"""Seconds between two attempts, where a lock cannot be waited for."""
_PRIVATE = "PIOCHE_PRIVATE_CACHE"
"""Tells the processes that this one starts which private folder is used."""
_INHERITED = _PRIVATE in os.environ
"""Then it has been said."""

_log = logging.getLogger("pioche.cache")


@cache
def folder(digest: str) -> Path | None:
    """Of the code with this digest, made if need be; None where nothing can be written anywhere."""
    wanted = home()
    if wanted and _writable(wanted / digest):
        return wanted / digest
    private = _private_home()
    if private is None or not _writable(private / digest):
        return None
    if wanted:
        _mirror(wanted / digest, private / digest)
    return private / digest


def home() -> Path | None:
    """Where compiled code should be kept; None for a user without a home."""
    if chosen := os.environ.get("PIOCHE_CACHE"):
        return Path(chosen).absolute()
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache").absolute() / "pioche"
    except RuntimeError:
        return None


def explain(used: Path | None) -> None:
    """Say it if code is about to be kept in this folder only because it cannot be kept at home."""
    wanted = home()
    if not _INHERITED and not (used and wanted and used.is_relative_to(wanted)):
        place = used.parent if used else "memory only"
        why = f"{wanted} cannot be written" if wanted else "the user has no home folder"
        _say(f"Compiled code is kept in {place}, because {why}.")


@cache
def _say(message: str) -> None:
    """Once."""
    _log.warning(message)


# A folder that can be written


def _writable(place: Path) -> bool:
    try:
        place.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=place).close()
    except OSError:
        return False
    return all(os.access(inner, os.W_OK | os.X_OK) for inner in place.iterdir() if inner.is_dir())


@cache
def _private_home() -> Path | None:
    """One that nobody else can write to: what is kept there will be executed."""
    if not _INHERITED:
        with suppress(OSError):
            os.environ[_PRIVATE] = str(_new_private_home())
    return Path(os.environ[_PRIVATE]) if _PRIVATE in os.environ else None


def _new_private_home() -> Path:
    usual = Path(tempfile.gettempdir()) / f"pioche-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"
    with suppress(FileExistsError):
        usual.mkdir(mode=0o700)
    return usual if _is_private(usual) else Path(tempfile.mkdtemp(prefix="pioche-"))


def _is_private(place: Path) -> bool:
    if not hasattr(os, "getuid"):
        return place.is_dir()
    found = place.lstat()
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077


def _mirror(source: Path, target: Path) -> None:
    for path in source.rglob("*"):
        if path.suffix in (*_CODE, MARK) and not (link := target / path.relative_to(source)).exists():
            link.parent.mkdir(parents=True, exist_ok=True)
            _link(path, link)


def _link(path: Path, link: Path) -> None:
    """Numba replaces its files and never writes into one: what the link leads to stays as it is."""
    link.unlink(missing_ok=True)
    try:
        link.symlink_to(path)
    except FileExistsError:
        return  # by another process
    except OSError:
        shutil.copyfile(path, link)


# What is there


def code_in(folders: Iterable[Path]) -> set[str]:
    """The files with compiled code in these folders, but for empty ones: a machine that loses power leaves such."""
    return {
        f"{place.name}/{path.relative_to(place).as_posix()}"
        for place in folders
        for path in place.rglob("*")
        if path.suffix in _CODE and path.exists() and path.stat().st_size > 0
    }


def write_whole(path: Path, content: bytes) -> None:
    """There is all of it or nothing."""
    with tempfile.NamedTemporaryFile(dir=path.parent, suffix=_NEW, delete=False) as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    Path(file.name).replace(path)


def empty(place: Path) -> None:
    """Forget the code in a folder of ours."""
    for path in place.rglob("*"):
        if path.suffix in (*_CODE, MARK):
            path.unlink(missing_ok=True)


def forget_old(place: Path, now: float | None = None) -> list[Path]:
    """Delete the folders of this home that nobody has used for weeks, but for the latest; those deleted."""
    folders = sorted((inner for inner in place.iterdir() if _is_ours(inner)), key=_last_used, reverse=True)
    limit = (time.time() if now is None else now) - KEPT_SECONDS
    old = [inner for inner in folders[KEPT_FOLDERS:] if _last_used(inner) < limit]
    for inner in old:
        shutil.rmtree(inner, ignore_errors=True)
    return old


def _is_ours(place: Path) -> bool:
    """A folder with such a name, in which there is compiled code and nothing else."""
    if not _OUR_FOLDER.fullmatch(place.name) or place.is_symlink() or not place.is_dir():
        return False
    return all(path.is_dir() or _OUR_FILE.fullmatch(path.name) for path in place.rglob("*"))


def _last_used(place: Path) -> float:
    """Every process that uses a folder tries whether it can write there, and that leaves a time."""
    return max(path.stat().st_mtime for path in (place, *place.iterdir()))


# One at a time


@contextmanager
def locked(path: Path, waiting: Callable[[], None] = lambda: None) -> Iterator[None]:
    """One process at a time; `waiting` is called where another one has it. A lock ends with its process."""
    with path.open("ab") as file:
        if not _take(file, wait=False):
            waiting()
            _take(file, wait=True)
        yield


if sys.platform == "win32":

    def _take(file: IO[bytes], *, wait: bool) -> bool:
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:
                if not wait:
                    return False
                time.sleep(_PATIENCE)
            else:
                return True
else:

    def _take(file: IO[bytes], *, wait: bool) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
