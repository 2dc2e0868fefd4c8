"""A SQLite whose machine may lose power: writes reach the disk only when they are synchronised."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import apsw

from pioche.table.host.store.database import Statement
from pioche.table.host.store.sqlite import SQLITE


class Disk:
    """What would be found after a power cut. By file: what is synchronised, and what waits in a cache."""

    def __init__(self) -> None:
        self.safe: dict[str, bytearray] = {}
        self.waiting: dict[str, list[tuple[int, bytes | None]]] = {}

    def wrote(self, name: str, place: int, content: bytes | None) -> None:
        """Content None: the file was cut off at that place."""
        self.waiting.setdefault(name, []).append((place, content))

    def synchronised(self, name: str) -> None:
        for place, content in self.waiting.pop(name, []):
            self._keep(name, place, content)

    def deleted(self, name: str) -> None:
        self.safe.pop(name, None)
        self.waiting.pop(name, None)

    def _keep(self, name: str, place: int, content: bytes | None) -> None:
        file = self.safe.setdefault(name, bytearray())
        if content is None:
            del file[place:]
            return
        if len(file) < place:
            file.extend(bytes(place - len(file)))
        file[place : place + len(content)] = content

    def after_power_cut(self, luck: Random) -> dict[str, bytes]:
        """What was not synchronised is there or not, as chance will have it, and in any order."""
        found = Disk()
        found.safe = {name: bytearray(file) for name, file in self.safe.items()}
        for name, writes in self.waiting.items():
            for place, content in luck.sample(writes, luck.randint(0, len(writes))):
                found._keep(name, place, content)
        return {name: bytes(file) for name, file in found.safe.items()}


class DiskFile(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self.disk = disk
        self.name = Path(name.filename() if isinstance(name, apsw.URIFilename) else name).name

    def xWrite(self, data: bytes, offset: int) -> None:
        super().xWrite(data, offset)
        self.disk.wrote(self.name, offset, bytes(data))

    def xTruncate(self, newsize: int) -> None:
        super().xTruncate(newsize)
        self.disk.wrote(self.name, newsize, None)

    def xSync(self, flags: int) -> None:
        super().xSync(flags)
        self.disk.synchronised(self.name)


class DiskVfs(apsw.VFS):
    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.name = f"disk{id(disk)}"
        super().__init__(self.name, "")

    def xOpen(self, name: Any, flags: list[int]) -> DiskFile:
        return DiskFile(self.disk, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        super().xDelete(filename, syncdir)
        self.disk.deleted(Path(filename).name)


class DiskConnection:
    """The connection of the embedded store, on such a disk."""

    dialect = SQLITE

    def __init__(self, path: Path, vfs: DiskVfs, synchronous: str) -> None:
        self.driver = apsw.Connection(str(path), vfs=vfs.name)
        self.driver.set_busy_timeout(30_000)
        for setting in ("journal_mode = WAL", f"synchronous = {synchronous}"):
            self.run(f"PRAGMA {setting}")

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        return self.driver.execute(text, tuple(values)).fetchall()

    def run_all(self, statements: Sequence[Statement]) -> list[list[Any]]:
        return [self.run(*statement) for statement in statements]

    def begin(self) -> None:
        self.run("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.run("COMMIT")

    def close(self) -> None:
        self.driver.close()

    def is_full(self, error: Exception) -> bool:
        return isinstance(error, apsw.FullError)
