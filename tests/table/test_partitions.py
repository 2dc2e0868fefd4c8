"""A log in partitions, made as docs/hosting.md says: every statement works on it, and a table is in one partition."""

import re
from contextlib import closing
from pathlib import Path

import pytest

from pioche.table.host.store import Finished, Overtaken
from pioche.table.host.store.postgres import PostgresConnection
from tests.table.stores import CARD, appended, batch, new_database, opened

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
TABLES = 40


def database_by(page: str) -> str:
    """A database whose host has followed the page."""
    address = new_database()
    with opened("postgres", address) as store:
        assert appended(store, batch("before", store.create("before"), 0, 3)) is None
    statements = re.findall(r"```sql\n(.*?)```", page, re.S)
    assert statements, "the page says how"
    with closing(PostgresConnection(address)) as connection:
        for statement in ";".join(statements).split(";"):
            if statement.strip():
                connection.run(statement)
    return address


@pytest.fixture
def address() -> str:
    return database_by(PAGE)


def test_every_statement_works_on_partitions(address: str) -> None:
    with opened("postgres", address) as store:
        assert len(store.read("before")) == 3
        assert appended(store, batch("before", 1, 3)) is None
        for number in range(TABLES):
            table = f"t{number}"
            assert appended(store, batch(table, store.create(table), 0, 5, card=CARD, people=["ann"])) is None
        assert store.claim("t7") == 2
        assert isinstance(appended(store, batch("t7", 1, 5)), Overtaken)
        assert isinstance(appended(store, batch("t7", 2, 9)), Overtaken)
        finished = Finished("t7.1", "no_thanks", public=True, ended=1, record=b"{}")
        assert appended(store, batch("t7", 2, 5, finished=finished)) is None
        assert len(store.read("t7")) == 6
        assert store.lost({"t7": 1, "t8": 1}) == ["t7"]
        assert len(store.tables_of("ann")) == TABLES
        store.writer.clock = lambda: 0
        assert sum(store.drop_old(2**60, 0)) == TABLES, "all but the one with a match"
        assert store.read("t8") == []


def test_a_table_is_in_one_partition_and_all_partitions_are_used(address: str) -> None:
    with opened("postgres", address) as store, closing(PostgresConnection(address)) as connection:
        for number in range(TABLES):
            assert appended(store, batch(f"t{number}", store.create(f"t{number}"), 0, 5)) is None
        where = connection.run("SELECT id, COUNT(DISTINCT tableoid), MIN(tableoid) FROM log GROUP BY id")
        assert {partitions for _, partitions, _ in where} == {1}
        assert len({partition for *_, partition in where}) == 8
        shown = "\n".join(row[0] for row in connection.run("EXPLAIN SELECT line FROM log WHERE id = 't1' ORDER BY seq"))
        assert len(set(re.findall(r"on log_\d", shown))) == 1, "only one is read"


def test_a_log_that_tears_a_table_apart_is_found_out() -> None:
    assert "HASH (id)" in PAGE
    address = database_by(PAGE.replace("HASH (id)", "HASH (id, seq)"))
    with pytest.raises(AssertionError):
        test_a_table_is_in_one_partition_and_all_partitions_are_used(address)
