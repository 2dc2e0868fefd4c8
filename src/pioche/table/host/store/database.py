"""What is needed of a database."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

Statement = tuple[str, Sequence[Any]]
"""Its text, with a ? for each of its values."""


class Dialect(msgspec.Struct, frozen=True):
    """What one kind of database says otherwise than another."""

    shared: bool
    """Whether several workers may write."""
    begin: str
    """What begins a transaction that changes something."""
    snapshot: str
    """What begins a transaction that sees one moment, from its first question on, while others write."""
    locking: str
    """What makes a SELECT hold its rows until the end of the transaction, if that is not so anyway."""
    clustered: str
    """What keeps the rows of a table in the order of its key, where a database can do that."""
    migrating: str
    """What makes other workers wait before they change the schema, if beginning does not."""
    checking: str
    """What asks the database whether its own pages are whole, if that can be asked."""
    lists: bool
    """Whether a value may be a list."""


class Database(Protocol):
    """What is needed of a database driver."""

    dialect: Dialect

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        """Rows; of a change, those it returns."""

    def run_all(self, statements: Sequence[Statement]) -> list[list[Any]]:
        """The rows of each, in one round trip where a database is far away."""

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def close(self) -> None: ...

    def is_full(self, error: Exception) -> bool:
        """Whether it says by this that there is no room left."""


Connect = Callable[[], Database]


def places(count: int) -> str:
    """For this many values."""
    return ", ".join("?" * count)
