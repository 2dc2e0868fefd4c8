"""The data: a folder for SQLite, or a Postgres database. Nothing is opened that would be changed by it."""

import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from pioche.rulekit import Refusal
from pioche.surfaces.checkup import Finding, broken, doubtful, fine
from pioche.surfaces.web.settings import home

_POSTGRES = ("postgres://", "postgresql://")
_FILES = ("pioche.db", "pioche.db-wal", "pioche.db-shm")
_FULL, _LOW = 200, 2000
"""Megabytes that are free."""
_ELSEWHERE = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs", "lustre", "fuse.sshfs"}
"""File systems over a network, on which SQLite cannot keep its promises."""
_PATIENCE = 5
_OLDEST = 130000
_SAFE = {
    "fsync": ("on",),
    "full_page_writes": ("on",),
    "synchronous_commit": ("on", "local", "remote_write", "remote_apply"),
}
"""What Postgres must be set to: what is acknowledged has to be on a disk."""


def look_at_data(store: str) -> Iterator[Finding]:
    if store.startswith(_POSTGRES):
        yield from _postgres(store)
        return
    try:
        folder = Path(store).absolute() if store else home()
    except Refusal:
        yield broken("data-homeless")
        return
    yield from _folder(folder)


# SQLite


def _folder(folder: Path) -> Iterator[Finding]:
    nearest = next(place for place in (folder, *folder.parents) if place.exists())
    if not _can_write(nearest):
        yield broken("data-unwritable", place=str(folder))
        return
    yield fine("data-folder", place=str(folder))
    yield _room(shutil.disk_usage(nearest).free // 1_000_000, str(folder))
    yield from _secrecy(folder)
    yield from _file_system(nearest, Path("/proc/mounts"))


def _can_write(place: Path) -> bool:
    try:
        tempfile.TemporaryFile(dir=place).close()
    except OSError:
        return False
    return all(os.access(file, os.W_OK) for file in (place / name for name in _FILES) if file.exists())


def _room(free: int, place: str) -> Finding:
    judged = fine if free >= _LOW else doubtful if free >= _FULL else broken
    return judged("data-room", free=free, place=place)


def _secrecy(folder: Path) -> Iterator[Finding]:
    """Whoever reads these files reads cards and talk."""
    for path in (folder / name for name in _FILES):
        if path.exists() and stat.S_IMODE(path.stat().st_mode) & 0o077:
            yield doubtful("data-readable", path=str(path))


def _file_system(place: Path, mounts: Path) -> Iterator[Finding]:
    if not mounts.exists():
        return
    kinds = {fields[1]: fields[2] for fields in map(str.split, mounts.read_text().splitlines())}
    kind = next((kinds[str(above)] for above in (place, *place.parents) if str(above) in kinds), "")
    if kind:
        yield (broken if kind in _ELSEWHERE else fine)("data-system", place=str(place), kind=kind)


# Postgres


def _postgres(address: str) -> Iterator[Finding]:
    try:
        driver: Any = import_module("psycopg")
    except ImportError:
        yield broken("postgres-driver")
        return
    try:
        with driver.connect(address, connect_timeout=_PATIENCE) as connection:
            yield _version(connection.info.server_version)
            for name in _SAFE:
                yield from _setting(name, connection.execute(f"SHOW {name}").fetchone()[0])
    except driver.Error as error:
        yield broken("postgres-away", place=_named(address), reason=_without_secrets(address, str(error)))


def _version(number: int) -> Finding:
    judged = fine if number >= _OLDEST else broken
    return judged("postgres-version", version=number // 10_000, least=_OLDEST // 10_000)


def _setting(name: str, value: str) -> Iterator[Finding]:
    if value not in _SAFE[name]:
        yield broken("postgres-setting", name=name, value=value)


def _named(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.hostname or 'localhost'}{parts.path}"


def _without_secrets(address: str, reason: str) -> str:
    password = urlsplit(address).password
    return " ".join((reason.replace(password, "***") if password else reason).split())
