"""What is needed of a database, and its schema."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Protocol


class Database(Protocol):
    """What is needed of a database driver."""

    locking: str
    """What makes a SELECT hold its rows until the end of the transaction, if that is not so anyway."""
    clustered: str
    """What keeps the rows of a table in the order of its key, where a database can do that."""

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        """Rows; of a change, those it returns."""

    def script(self, text: str) -> None: ...

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def close(self) -> None: ...

    def is_full(self, error: Exception) -> bool:
        """Whether it says by this that there is no room left."""


def migrate(connection: Database) -> None:
    """Bring the schema up to date: numbered files, each applied once."""
    connection.script("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
    connection.begin()
    done = {row[0] for row in connection.run("SELECT name FROM migrations")}
    for file in sorted(files(__package__).joinpath("migrations").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".sql") and file.name not in done:
            for statement in file.read_text(encoding="utf-8").split(";"):
                if statement.strip():
                    connection.run(statement.replace("CLUSTERED", connection.clustered))
            connection.run("INSERT INTO migrations (name) VALUES (?)", [file.name])
    connection.commit()
