"""The storage contract, on every store."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche.table.host.store import Batch, Finished, Overtaken
from pioche.table.host.store.sql import SqlStore
from pioche.table.host.store.sqlite import SqliteConnection, sqlite_store
from pioche.table.host.store.tidying import MOST_LINES, MOST_TABLES
from tests.table.stores import CARD, append, appended, batch, opened


@pytest.fixture
def store(kind: str, address: str) -> Iterator[SqlStore]:
    with opened(kind, address) as store:
        yield store


def test_what_is_appended_is_read_in_order(store: SqlStore) -> None:
    epoch = store.create("t")
    assert appended(store, batch("t", epoch, 0, 3)) is None
    assert appended(store, batch("t", epoch, 3, 2)) is None
    assert store.read("t") == [b'{"line":%d}' % number for number in range(5)]
    assert store.read("other") == []


def test_a_gap_or_an_overlap_is_refused(store: SqlStore) -> None:
    epoch = store.create("t")
    assert appended(store, batch("t", epoch, 0, 2)) is None
    for first in (0, 1, 3):
        assert isinstance(appended(store, batch("t", epoch, first)), Overtaken)
    assert len(store.read("t")) == 2


def test_who_was_overtaken_cannot_write(store: SqlStore) -> None:
    epoch = store.create("t")
    assert appended(store, batch("t", epoch, 0)) is None
    later = store.claim("t")
    assert later == epoch + 1
    assert isinstance(appended(store, batch("t", epoch, 1)), Overtaken)
    assert isinstance(appended(store, batch("t", epoch, 1, 0)), Overtaken), "not even ask"
    assert appended(store, batch("t", later, 1)) is None
    assert appended(store, batch("t", later, 2, 0)) is None
    assert len(store.read("t")) == 2


def test_an_unknown_table_cannot_be_claimed(store: SqlStore) -> None:
    assert store.claim("nowhere") is None
    assert isinstance(appended(store, batch("nowhere", 1, 0)), Overtaken)


def test_one_bad_batch_does_not_disturb_the_others(store: SqlStore) -> None:
    good, bad = store.create("good"), store.create("bad")
    outcomes: dict[str, Exception | None] = {}
    ready = threading.Barrier(2)

    def note(name: str, error: Exception | None) -> None:
        outcomes[name] = error
        if len(outcomes) == 2:
            ready.wait()

    append(store, batch("bad", bad, 7), lambda error: note("bad", error))
    append(store, batch("good", good, 0), lambda error: note("good", error))
    ready.wait(30)
    assert isinstance(outcomes["bad"], Overtaken)
    assert outcomes["good"] is None


def test_lists(store: SqlStore) -> None:
    epoch = store.create("t")
    finished = Finished("t.1", "no_thanks", public=True, ended=9, record=b'{"game":"no_thanks"}')
    assert store.lobby() == []
    assert appended(store, batch("t", epoch, 0, card=CARD, people=["ann", "ann"], finished=finished)) is None
    assert [(listed.id, listed.card) for listed in store.lobby()] == [("t", CARD)]
    assert [listed.id for listed in store.tables_of("ann")] == ["t"]
    assert store.tables_of("bob") == []
    assert [(game.id, game.game, game.ended) for game in store.games("t")] == [("t.1", "no_thanks", 9)]
    assert store.games(None) == store.games("t")
    assert store.games("u") == []
    assert store.game("t.1") == b'{"game":"no_thanks"}'
    assert store.game("t.2") is None


def test_all_that_waits_is_written_before_closing(kind: str, address: str) -> None:
    with opened(kind, address) as store:
        epoch = store.create("t")
        for number in range(500):
            append(store, batch("t", epoch, number), lambda _: None)
    with opened(kind, address) as again:
        assert len(again.read("t")) == 500


def test_waiting_batches_are_committed_together(store: SqlStore) -> None:
    epochs = {f"t{number}": store.create(f"t{number}") for number in range(40)}
    left = threading.Semaphore(0)
    for turn in range(20):
        for table, epoch in epochs.items():
            append(store, batch(table, epoch, turn), lambda _: left.release())
    for _ in range(800):
        assert left.acquire(timeout=60)
    assert store.writer.groups < 400
    assert all(len(store.read(table)) == 20 for table in epochs)


def test_migrations_are_applied_once(kind: str, address: str) -> None:
    for _ in range(3):
        with opened(kind, address) as store:
            assert store.lobby() == []


WRITER = """
import sys
from tests.table.stores import append, store_at, batch
store = store_at(sys.argv[1], sys.argv[2])
epoch = store.claim("t") or store.create("t")
number = len(store.read("t"))
while True:
    def done(error, number=number):
        assert error is None, error
        sys.stdout.write(f"{number}\\n")
        sys.stdout.flush()
    append(store, batch("t", epoch, number), done)
    number += 1
    while store.writer.waiting > 50:
        pass
"""


def test_a_killed_writer_loses_nothing_it_acknowledged(kind: str, address: str) -> None:
    """kill -9 while it writes, again and again."""
    for _ in range(4):
        command = [sys.executable, "-c", WRITER, kind, address]
        paths = os.pathsep.join(["src", "."])
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": paths}
        ) as writer:
            assert writer.stdout
            acknowledged = [int(writer.stdout.readline()) for _ in range(150)]
            writer.kill()
            acknowledged += [int(line) for line in writer.stdout.read().split("\n")[:-1]]
        with opened(kind, address) as store:
            lines = store.read("t")
            assert len(lines) > acknowledged[-1]
            assert lines == [b'{"line":%d}' % number for number in range(len(lines))]


def test_a_large_batch(store: SqlStore) -> None:
    epoch = store.create("t")
    lines = [b'"' + b"x" * 100_000 + b'"'] * 20
    assert appended(store, Batch("t", epoch, 0, lines)) is None
    assert store.read("t") == lines


def test_old_tables_are_dropped_and_those_with_matches_stay(kind: str, address: str) -> None:
    finished = Finished("played.1", "no_thanks", public=True, ended=50, record=b"{}")
    with opened(kind, address) as store:
        store.writer.clock = lambda: 100
        for table in ("old", "played"):
            assert appended(store, batch(table, store.create(table), 0, people=["ann"])) is None
        assert appended(store, batch("played", 1, 1, card=CARD, finished=finished)) is None
        assert appended(store, batch("old", 1, 1, card=CARD)) is None
        store.writer.clock = lambda: 200
        store.create("new")
        assert sum(store.drop_old(100, 0)) == 0, "nothing is older than that"
        assert sum(store.drop_old(150, 0)) == 1
        assert (store.read("old"), store.claim("old")) == ([], None)
        assert [listed.id for listed in store.tables_of("ann")] == ["played"]
        assert store.game("played.1") == b"{}"
        assert isinstance(appended(store, batch("old", 1, 2)), Overtaken)
        assert sum(store.drop_old(150, 51)) == 1, "its match is gone, and so is the reason to keep it"
        assert store.game("played.1") is None
        assert store.claim("new") == 2


def test_a_table_that_is_picked_up_again_is_not_old(kind: str, address: str) -> None:
    with opened(kind, address) as store:
        store.writer.clock = lambda: 100
        store.create("t")
        store.writer.clock = lambda: 200
        assert store.claim("t") == 2
        assert sum(store.drop_old(150, 0)) == 0


class CountingConnection(SqliteConnection):
    """Notes how many rows each transaction changes."""

    def __init__(self, path: Path, sizes: list[int]) -> None:
        self.sizes, self.before = sizes, 0
        super().__init__(path)

    def begin(self) -> None:
        super().begin()
        self.before = self.driver.total_changes

    def commit(self) -> None:
        super().commit()
        self.sizes.append(self.driver.total_changes - self.before)


def crowd(connection: SqliteConnection, tables: int, lines: int) -> None:
    """Tables of long ago, each with people and a log."""
    names = [f"t{number}" for number in range(tables)]
    connection.begin()
    table = "INSERT INTO tables (id, epoch, public, phase, opened, card, touched) VALUES (?, 1, 0, '', 0, '', ?)"
    connection.driver.executemany(table, [(name, number) for number, name in enumerate(names)])
    people = [(f"p{number}", name) for name in names for number in range(4)]
    connection.driver.executemany("INSERT INTO people (person, id) VALUES (?, ?)", people)
    facts = [(name, number) for name in names for number in range(lines)]
    connection.driver.executemany("INSERT INTO log (id, seq, epoch, line) VALUES (?, ?, 1, '{}')", facts)
    connection.commit()


def test_tidying_goes_in_small_steps_and_others_go_on_between_them(tmp_path: Path) -> None:
    sizes: list[int] = []
    store = SqlStore(lambda: CountingConnection(tmp_path / "pioche.db", sizes))
    tables, lines, people = 5000, 15, 4
    other = CountingConnection(tmp_path / "pioche.db", [])
    crowd(other, tables, lines)
    other.close()
    sizes.clear()
    epoch, dropped = store.create("new"), 0
    for number, step in enumerate(store.drop_old(tables, 0)):
        dropped += step
        assert appended(store, batch("new", epoch, number)) is None
        assert len(store.read("new")) == number + 1
    assert dropped == tables
    assert max(sizes) <= MOST_LINES + (1 + people) * MOST_TABLES
    assert len(sizes) >= tables * lines / MOST_LINES
    assert store.read("t17") == []
    assert store.tables_of("p1") == []
    store.close()


def test_what_stays_is_looked_at_once(tmp_path: Path) -> None:
    """Tables with finished matches are never deleted, and do not make every step longer."""
    store = SqlStore(lambda: SqliteConnection(tmp_path / "pioche.db"))
    other = SqliteConnection(tmp_path / "pioche.db")
    crowd(other, 1000, 1)
    other.run(
        "INSERT INTO games (id, place, game, public, ended, record) SELECT id || '.1', id, 'x', 0, 9, '' FROM tables"
    )
    other.close()
    assert list(store.drop_old(10_000, 0)) == [0] * (1000 // MOST_TABLES)
    store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM people WHERE id = ''",
        "DELETE FROM log WHERE id = ''",
        "SELECT id FROM tables WHERE touched < 5 AND (touched, id) > (1, '') ORDER BY touched, id LIMIT 9",
        "SELECT id FROM games WHERE ended < 5 ORDER BY ended LIMIT 9",
        "SELECT 1 FROM games WHERE place = ''",
    ],
)
def test_tidying_has_an_index_for_everything(statement: str, tmp_path: Path) -> None:
    sqlite_store(tmp_path / "pioche.db").close()
    connection = SqliteConnection(tmp_path / "pioche.db")
    plan = " ".join(str(row[3]) for row in connection.run(f"EXPLAIN QUERY PLAN {statement}"))
    connection.close()
    assert "SEARCH" in plan
    assert "SCAN" not in plan
    assert "TEMP B-TREE" not in plan
