"""The schema: what was applied is never changed, what is newer is refused, and lists have their indexes."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from pioche.rulekit import Refusal
from pioche.table.host.store import schema
from pioche.table.host.store.copying import COPIED, KEYS
from pioche.table.host.store.database import Database
from pioche.table.host.store.places import reading
from pioche.table.host.store.postgres import PostgresConnection
from pioche.table.host.store.schema import apply, digest_of, migrate, migrations, prepare
from pioche.table.host.store.sql import _LOBBY
from pioche.table.host.store.sqlite import SqliteConnection
from tests.table.stores import store_at
from tests.table.test_earlier_versions import FOLDER

APPLIED = {
    "0001_tables.sql": "0b1d0c18bb5354bab0228a9bd9047e0296a4ed28efc9044c6f2992ddcc95c388",
    "0002_touched.sql": "a52e56c0ac70a9f07ae80ff138d5373cf2878a3bf963061d982b2a90a60cfb08",
    "0003_tidying.sql": "b15620444a9f3c5f84101c7da54d030cfced58ab1e1e017781b16c6a975a2f64",
    "0004_digests.sql": "555489b9097e642d6abf9b8f99de717edef65ca74181226ee9b79cdc0aac5ece",
    "0005_lobby.sql": "4cd1221fc678b48c3127d29a8162553f36f8ccff750321175986942fd8a544e7",
    "0006_tickets.sql": "be3b5a51051a570cbf7a7197156cce3297a4ec37f1e367e472ade577b5a694d8",
}
"""Somebody's database was made with these: whoever wants another schema writes another file."""


def connect(kind: str, address: str) -> Database:
    return PostgresConnection(address) if kind == "postgres" else SqliteConnection(Path(address) / "pioche.db")


@pytest.fixture
def database(kind: str, address: str) -> Iterator[Database]:
    with closing(connect(kind, address)) as connection:
        yield connection


def test_no_migration_is_ever_edited() -> None:
    assert {name: digest_of(name) for name in migrations()} == APPLIED


def check_an_edited_migration_is_refused(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate(database)
    edited = {**migrations(), "0002_touched.sql": migrations()["0002_touched.sql"] + "\n"}
    monkeypatch.setattr(schema, "migrations", lambda: edited)
    with pytest.raises(Refusal, match="edited-migration") as refusal:
        migrate(database)
    assert refusal.value.facts == {"name": "0002_touched.sql"}


def test_an_edited_migration_is_refused_and_named(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    check_an_edited_migration_is_refused(database, monkeypatch)


def test_a_program_that_does_not_compare_is_found_out(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "digest_of", lambda _: "0" * 64)
    with pytest.raises(pytest.fail.Exception):
        check_an_edited_migration_is_refused(database, monkeypatch)


def test_a_database_without_digests_is_taken_as_it_is(tmp_path: Path) -> None:
    """As 0.4.0 has left it."""
    shutil.copy(FOLDER / "pioche.db", tmp_path)
    store_at("sqlite", str(tmp_path)).close()
    with reading(str(tmp_path)) as connection:
        assert dict(connection.run("SELECT name, digest FROM migrations")) == APPLIED


def test_a_newer_database_is_refused_and_left_alone(database: Database) -> None:
    migrate(database)
    database.run("INSERT INTO migrations (name) VALUES ('9999_from_the_future.sql')")
    with pytest.raises(Refusal, match="newer-store"):
        migrate(database)


def columns(database: Database, name: str) -> tuple[str, ...]:
    if isinstance(database, PostgresConnection):
        rows = database.run(
            "SELECT column_name FROM information_schema.columns "
            "WHERE table_schema = 'public' AND table_name = ? ORDER BY ordinal_position",
            [name],
        )
        return tuple(row[0] for row in rows)
    return tuple(row[1] for row in database.run(f"PRAGMA table_info({name})"))


def test_a_backup_knows_every_column(database: Database) -> None:
    """A migration that brings another one has to say what becomes of it."""
    migrate(database)
    assert {name: columns(database, name) for name in COPIED} == COPIED
    assert KEYS.keys() == COPIED.keys()


def plan(database: Database, text: str, values: list[Any]) -> str:
    if isinstance(database, PostgresConnection):
        return "\n".join(row[0] for row in database.run(f"EXPLAIN {text}", values))
    return "\n".join(row[3] for row in database.run(f"EXPLAIN QUERY PLAN {text}", values))


def fill(database: Database, tables: int) -> None:
    """Finished public tables, and one in a hundred that is not."""
    database.begin()
    database.run(
        f"""INSERT INTO tables (id, epoch, public, phase, opened, card, touched)
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {tables})
        SELECT 't' || i, 1, 1, CASE WHEN i / 100 * 100 = i THEN 'gathering' ELSE 'over' END, i, '', i FROM n"""
    )
    database.commit()
    database.run("ANALYZE tables")


def reads_few(database: Database) -> None:
    """The lobby is found by its index, sorted already; finished tables are not in it."""
    fill(database, 20_000)
    shown = plan(database, _LOBBY, [100])
    assert "lobby" in shown
    assert "Filter" not in shown
    assert "Sort" not in shown
    assert "TEMP B-TREE" not in shown
    assert "public" not in shown, "the index holds nothing else"


def test_the_lobby_reads_no_finished_tables(database: Database) -> None:
    migrate(database)
    reads_few(database)


def test_a_lobby_that_reads_them_is_found_out(database: Database) -> None:
    """As it was in 0.4.0."""
    database.begin()
    prepare(database)
    apply(database, [name for name in migrations() if name != "0005_lobby.sql"])
    database.commit()
    with pytest.raises(AssertionError):
        reads_few(database)
