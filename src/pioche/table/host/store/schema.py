"""The schema: numbered files, each applied once, and never changed after that."""

import hashlib
from collections.abc import Collection
from functools import cache
from importlib.resources import files

from pioche.rulekit import Refusal
from pioche.table.host.store.database import Database

_DIGESTS = "0004_digests.sql"
"""From here on the database keeps the digest of every migration that was applied."""


@cache
def migrations() -> dict[str, str]:
    """Their texts, by name, in order."""
    found = {file.name: file for file in files(__package__).joinpath("migrations").iterdir()}
    return {name: found[name].read_text(encoding="utf-8") for name in sorted(found) if name.endswith(".sql")}


def digest_of(name: str) -> str:
    return hashlib.sha256(migrations()[name].encode()).hexdigest()


def migrate(connection: Database) -> list[str]:
    """Bring the schema up to date: what was applied. Refusal if it is newer than this program, or another one.

    Databases of 0.4.0 and before have no digests: theirs are taken as they are."""
    connection.begin()
    done = prepare(connection)
    check_schema(connection, done)
    applied = [name for name in migrations() if name not in done]
    apply(connection, applied)
    connection.commit()
    return applied


def prepare(connection: Database) -> list[str]:
    """Wait until nobody else changes the schema: the names of the migrations that were applied."""
    if connection.dialect.migrating:
        connection.run(connection.dialect.migrating)
    connection.run("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)")
    return applied_to(connection)


def applied_to(connection: Database) -> list[str]:
    return [row[0] for row in connection.run("SELECT name FROM migrations ORDER BY name")]


def check_schema(connection: Database, done: Collection[str]) -> None:
    """Refusal if somebody else has made it than these files."""
    if newer := sorted(set(done) - set(migrations())):
        raise Refusal("newer-store", name=newer[-1])
    if _DIGESTS in done:
        for name, digest in connection.run("SELECT name, digest FROM migrations ORDER BY name"):
            if digest != digest_of(name):
                raise Refusal("edited-migration", name=name)


def apply(connection: Database, names: Collection[str]) -> None:
    for name in names:
        for statement in migrations()[name].split(";"):
            if statement.strip():
                connection.run(statement.replace("CLUSTERED", connection.dialect.clustered))
        connection.run("INSERT INTO migrations (name) VALUES (?)", [name])
    if _DIGESTS in applied_to(connection):
        for name in migrations():
            connection.run("UPDATE migrations SET digest = ? WHERE name = ? AND digest = ''", [digest_of(name), name])
