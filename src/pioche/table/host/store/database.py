"""What is needed of a database, and its schema."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Protocol

from pioche.rulekit import Refusal


class Database(Protocol):
    """What is needed of a database driver."""

    locking: str
    """What makes a SELECT hold its rows until the end of the transaction, if that is not so anyway."""
    clustered: str
    """What keeps the rows of a table in the order of its key, where a database can do that."""
    shared: bool
    """Whether other workers may write, too."""
    migrating: str
    """What makes other workers wait before they change the schema, if beginning does not."""

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        """Rows; of a change, those it returns."""

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def close(self) -> None: ...

    def is_full(self, error: Exception) -> bool:
        """Whether it says by this that there is no room left."""


def migrate(connection: Database) -> None:
    """Bring the schema up to date: numbered files, each applied once. Refusal if it is newer than this program."""
    connection.begin()
    if connection.migrating:
        connection.run(connection.migrating)
    connection.run("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
    done = {row[0] for row in connection.run("SELECT name FROM migrations")}
    known = {file.name: file for file in files(__package__).joinpath("migrations").iterdir() if _is_sql(file.name)}
    if newer := sorted(done - set(known)):
        raise Refusal("newer-store", name=newer[-1])
    for name in sorted(set(known) - done):
        for statement in known[name].read_text(encoding="utf-8").split(";"):
            if statement.strip():
                connection.run(statement.replace("CLUSTERED", connection.clustered))
        connection.run("INSERT INTO migrations (name) VALUES (?)", [name])
    connection.commit()


def _is_sql(name: str) -> bool:
    return name.endswith(".sql")
