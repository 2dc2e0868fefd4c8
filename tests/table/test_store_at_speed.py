"""What the store costs in round trips, and who waits for whom: by counts, on the real databases."""

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from pioche.table.host.store import Outcome, StoreUnavailable, readers, writer
from pioche.table.host.store.appending import commit
from pioche.table.host.store.claiming import claim_all
from pioche.table.host.store.database import Database, Statement
from pioche.table.host.store.postgres import PostgresConnection, postgres_store
from pioche.table.host.store.sql import SqlStore
from pioche.table.host.store.sqlite import SqliteConnection
from tests.table.stores import CARD, appended, batch, hold, new_database

TABLES = 300


class CountingConnection(PostgresConnection):
    """Counts how often it waits for an answer."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.trips, self.lines = 0, 0

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        self.trips += 1
        return super().run(text, values)

    def run_all(self, statements: Sequence[Statement]) -> list[list[Any]]:
        self.trips += 1
        self.lines += sum(text.startswith("INSERT INTO log") for text, _ in statements)
        return super().run_all(statements)


class UnpipedConnection(CountingConnection):
    """Waits for each answer before it asks again."""

    def run_all(self, statements: Sequence[Statement]) -> list[list[Any]]:
        return [self.run(*statement) for statement in statements]


@pytest.fixture
def address() -> str:
    return new_database()


@pytest.fixture
def store(address: str) -> Iterator[SqlStore]:
    with closing(SqlStore(lambda: PostgresConnection(address))) as store:
        yield store


def check_a_group_takes_two_round_trips(connection: CountingConnection, store: SqlStore) -> None:
    """Lines, cards, people: however many."""
    epochs = {f"t{number}": store.create(f"t{number}") for number in range(9)}
    batches = [batch(table, epoch, 0, 2, card=CARD, people=["a", "b"]) for table, epoch in epochs.items()]
    batches += [batch(f"t{number}", 1, 2) for number in range(9)]
    connection.trips = 0
    assert commit(connection, batches, 1) == [None] * 18
    assert connection.trips == 2
    assert [len(store.read(f"t{number}")) for number in range(9)] == [3] * 9
    assert len(store.lobby()) == len(store.tables_of("a")) == 9


def test_a_group_takes_two_round_trips(address: str, store: SqlStore) -> None:
    with closing(CountingConnection(address)) as connection:
        check_a_group_takes_two_round_trips(connection, store)
        assert connection.lines == 1


def test_a_store_without_a_pipeline_is_found_out(address: str, store: SqlStore) -> None:
    with closing(UnpipedConnection(address)) as connection, pytest.raises(AssertionError):
        check_a_group_takes_two_round_trips(connection, store)


class PipedConnection(PostgresConnection):
    """Notes whether each statement is sent before the one before it was answered."""

    piped: ClassVar[list[bool]] = []

    def _sent(self, text: str, values: Sequence[Any]) -> Any:
        self.piped.append(self.driver.pgconn.pipeline_status != 0)
        return super()._sent(text, values)


def test_what_goes_together_is_sent_before_anything_is_answered(address: str) -> None:
    with closing(PipedConnection(address)) as connection:
        assert connection.run("SELECT 0") == [(0,)]
        assert connection.run_all([("SELECT 1", ()), ("SELECT 2", ())]) == [[(1,)], [(2,)]]
        assert connection.piped == [False, True, True]


class CutConnection(PostgresConnection):
    """The server ends its session in the middle of a group."""

    cut: Callable[[int], object] | None = None

    def run_all(self, statements: Sequence[Statement]) -> list[list[Any]]:
        if self.cut and statements[-1][0] == "COMMIT":
            self.cut(self.driver.info.backend_pid)
        return super().run_all(statements)


def test_a_group_whose_connection_breaks_has_not_happened_and_the_next_one_does(address: str) -> None:
    connections: list[CutConnection] = []

    def connect() -> CutConnection:
        connections.append(CutConnection(address))
        return connections[-1]

    with closing(SqlStore(connect)) as store, closing(PostgresConnection(address)) as other:
        epoch = store.create("t")
        connections[-1].cut = lambda pid: other.run("SELECT pg_terminate_backend(?)", [pid])
        outcomes: Future[list[Outcome]] = Future()
        store.append_group([batch("t", epoch, 0), batch("t", epoch, 1)], outcomes.set_result)
        assert all(isinstance(outcome, StoreUnavailable) for outcome in outcomes.result(30))
        assert store.read("t") == []
        assert store.trouble == "store"
        assert appended(store, batch("t", epoch, 0, 2)) is None
        assert len(store.read("t")) == 2


# Claims


def test_claims_that_wait_go_together(store: SqlStore) -> None:
    """A worker that takes many tables over at once does not commit for each of them."""
    for number in range(TABLES):
        store.create(f"t{number}")
    before, go_on = store.writer.claims, hold(store)
    with ThreadPoolExecutor(TABLES) as people:
        claimed = [people.submit(store.claim, f"t{number % TABLES}") for number in range(TABLES + 20)]
        nowhere = people.submit(store.claim, "nowhere")
        while store.writer.waiting < TABLES - 1:
            pass
        go_on.set()
        epochs = [claim.result() for claim in claimed]
    assert store.writer.claims - before <= 6
    assert sorted(map(str, epochs)) == ["2"] * TABLES + ["3"] * 20, "each claim has an epoch of its own"
    assert nowhere.result() is None


def test_a_store_that_commits_for_each_claim_is_found_out(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_TABLES", 1)
    with pytest.raises(AssertionError):
        test_claims_that_wait_go_together(store)


def test_a_claim_that_raises_no_epoch_is_found_out(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    def look_only(tables: list[str], _: int, connection: Database) -> dict[str, int]:
        return dict(connection.run("SELECT id, epoch + 1 FROM tables WHERE id = ANY(?)", [tables]))

    monkeypatch.setattr(writer, "claim_all", look_only)
    with pytest.raises(AssertionError):
        test_claims_that_wait_go_together(store)


def test_workers_that_claim_the_same_tables_in_any_order_each_get_an_epoch_of_their_own(address: str) -> None:
    """While appends hold the same tables: nobody waits for somebody who waits for them."""
    tables, rounds = [f"t{number}" for number in range(30)], 6
    with closing(postgres_store(address)) as first, closing(postgres_store(address)) as second:
        for table in tables:
            first.create(table)
        with ThreadPoolExecutor(40) as people:
            luck, claimed, appends = Random(1), list[tuple[str, Future[int | None]]](), list[Future[list[Outcome]]]()
            for _ in range(rounds):
                for store in (first, second):
                    claimed += [(table, people.submit(store.claim, table)) for table in luck.sample(tables, 30)]
                    appends.append(Future())
                    group = [batch(table, 1, 0) for table in luck.sample(tables, 30)]
                    store.append_group(group, appends[-1].set_result)
            epochs = sorted((table, claim.result() or 0) for table, claim in claimed)
        assert epochs == [(table, 2 + number) for table in sorted(tables) for number in range(2 * rounds)]
        assert not [
            outcome for group in appends for outcome in group.result(30) if isinstance(outcome, StoreUnavailable)
        ]
        assert (first.trouble, second.trouble) == ("", "")


def held_while_another_is_awaited(address: str, claim: Callable[[list[str], int, Database], dict[str, int]]) -> str:
    """The tables that a claim of all three has locked so far, while somebody else has b."""
    with (
        closing(postgres_store(address)) as store,
        closing(PostgresConnection(address, patient=True)) as other,
        closing(PostgresConnection(address)) as claiming,
        closing(PostgresConnection(address)) as looking,
        ThreadPoolExecutor(1) as people,
    ):
        for table in "abc":
            store.create(table)
        other.begin()
        other.run("SELECT 1 FROM tables WHERE id = 'b' FOR UPDATE")
        claimed = people.submit(claim, list("cba"), 0, claiming)
        while not claimed.done() and not looking.run("SELECT 1 FROM pg_locks WHERE NOT granted"):
            pass
        free = [row[0] for row in looking.run("SELECT id FROM tables FOR UPDATE SKIP LOCKED")]
        other.commit()
        assert claimed.result(30) == dict.fromkeys("abc", 2)
    return "".join(table for table in "abc" if table not in free)


def test_tables_are_claimed_in_their_order(address: str) -> None:
    assert held_while_another_is_awaited(address, claim_all) == "ab"


def test_tables_that_are_claimed_as_they_come_are_found_out(address: str) -> None:
    def one_by_one(tables: list[str], _: int, connection: Database) -> dict[str, int]:
        text = "UPDATE tables SET epoch = epoch + 1 WHERE id = ? RETURNING id, epoch"
        connection.begin()
        claimed = dict(row for table in tables for row in connection.run(text, [table]))
        connection.commit()
        return claimed

    assert held_while_another_is_awaited(address, one_by_one) == "bc"


def test_a_line_on_which_nothing_comes_back_ends_after_some_seconds(address: str) -> None:
    with closing(PostgresConnection(address)) as connection:
        chosen = connection.driver.info.get_parameters()
        assert (chosen["connect_timeout"], chosen["tcp_user_timeout"], chosen["keepalives_idle"]) == ("5", "5000", "5")
    with closing(PostgresConnection(f"{address}&connect_timeout=9")) as connection:
        assert connection.driver.info.get_parameters()["connect_timeout"] == "9", "unless the host says otherwise"


# Readers


class SlowConnection(SqliteConnection):
    """Takes long for one table, until it is told to go on."""

    def __init__(self, path: Path, slow: threading.Barrier, go_on: threading.Event) -> None:
        super().__init__(path)
        self.slow, self.go_on = slow, go_on

    def run(self, text: str, values: Sequence[Any] = ()) -> list[Any]:
        if list(values) == ["slow"]:
            self.slow.wait(30)
            assert self.go_on.wait(30)
        return super().run(text, values)


def answered_beside_a_long_answer(folder: Path) -> bool:
    """Whether the lobby is shown while somebody else reads a long log."""
    slow, go_on = threading.Barrier(2), threading.Event()
    with (
        closing(SqlStore(lambda: SlowConnection(folder / "pioche.db", slow, go_on))) as store,
        ThreadPoolExecutor(2) as people,
    ):
        people.submit(store.read, "slow")
        slow.wait(30)
        lobby = people.submit(store.lobby)
        shown = wait([lobby], timeout=1).done
        go_on.set()
    return bool(shown)


def test_a_long_answer_keeps_nobody_waiting(tmp_path: Path) -> None:
    assert answered_beside_a_long_answer(tmp_path)


def test_a_store_with_one_reader_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "MOST_READERS", 1)
    assert not answered_beside_a_long_answer(tmp_path)


def test_no_more_readers_than_needed(tmp_path: Path) -> None:
    made: list[SqliteConnection] = []

    def connect() -> SqliteConnection:
        made.append(SqliteConnection(tmp_path / "pioche.db"))
        return made[-1]

    with closing(SqlStore(connect)) as store:
        for _ in range(20):
            store.lobby()
        assert len(made) == 2, "one reads, one writes"
        with ThreadPoolExecutor(16) as people:
            for found in [people.submit(store.lobby) for _ in range(500)]:
                assert found.result() == []
        assert len(made) <= 1 + readers.MOST_READERS


def test_who_cannot_have_a_reader_of_their_own_waits_for_another(tmp_path: Path) -> None:
    """A database may allow few connections; when it allows more, there are more."""
    full = threading.Event()

    def connect() -> SqliteConnection:
        if full.is_set():
            raise OSError("too many connections")
        return SqliteConnection(tmp_path / "pioche.db")

    with closing(SqlStore(connect)) as store, ThreadPoolExecutor(10) as people:
        pool, taken = store._readers, [store._readers._take()]
        full.set()
        asked = [people.submit(store.lobby) for _ in range(10)]
        pool._free.put(taken.pop())
        assert [found.result(30) for found in asked] == [[]] * 10
        assert store.trouble == ""
        full.clear()
        taken = [pool._take() for _ in range(readers.MOST_READERS)]
        for reader in taken:
            pool._free.put(reader)
        assert len({id(reader) for reader in taken}) == readers.MOST_READERS
