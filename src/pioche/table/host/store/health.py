"""Whether the database does what it should, and what is done where a connection to it breaks."""

from contextlib import suppress

from pioche.table.clock import SECOND, steady_clock
from pioche.table.host.store import DISK, STORE, StoreUnavailable
from pioche.table.host.store.database import Connect, Database

_HANGS = 5 * SECOND
"""What is written for longer is trouble."""


class Health:
    def __init__(self) -> None:
        self.failed = ""
        """Until a probe works: small writes may find room where a table does not."""
        self.began: int | None = None
        """When the writer began what it does now, by the steady clock."""

    @property
    def trouble(self) -> str:
        began = self.began
        hangs = began is not None and steady_clock() - began > _HANGS
        return self.failed or (STORE if hangs else "")

    def note(self, error: Exception, connection: Database) -> StoreUnavailable:
        """What is wrong."""
        self.failed = DISK if connection.is_full(error) else STORE
        return StoreUnavailable(self.failed)


def renewed(connection: Database, connect: Connect) -> Database:
    """Databases restart, and end transactions that take too long: a broken connection is replaced."""
    with suppress(Exception):
        connection.close()
    with suppress(Exception):
        return connect()
    return connection
