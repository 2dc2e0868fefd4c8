"""A few connections that read: a long answer keeps nobody else waiting."""

import queue
import threading
from collections.abc import Sequence
from typing import Any

from pioche.table.host.store.database import Connect, Database
from pioche.table.host.store.health import Health, renewed

MOST_READERS = 4


class Readers:
    def __init__(self, first: Database, connect: Connect, health: Health) -> None:
        self._connect = connect
        self._health = health
        self._free: queue.LifoQueue[Database] = queue.LifoQueue()
        """The one that was used last is used first: others are made when they are needed."""
        self._free.put(first)
        self._more = threading.Semaphore(MOST_READERS - 1)

    def ask(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        reader = self._take()
        try:
            try:
                return reader.run(text, values)
            except Exception:
                reader = renewed(reader, self._connect)
            return reader.run(text, values)
        except Exception as error:
            raise self._health.note(error, reader) from error
        finally:
            self._free.put(reader)

    def _take(self) -> Database:
        try:
            return self._free.get_nowait()
        except queue.Empty:
            return self._another() if self._more.acquire(blocking=False) else self._free.get()

    def _another(self) -> Database:
        """Where no more can be had, one that is in use will do, when it is free: there is always one."""
        try:
            return self._connect()
        except Exception:
            self._more.release()
            return self._free.get()

    def close(self) -> None:
        """Those that still read are closed by the database's own means."""
        while not self._free.empty():
            self._free.get().close()
