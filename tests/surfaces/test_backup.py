"""Operations by command: backup, restore, check and migrate, on both kinds of database, while others write."""

import os
import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.surfaces.terminal.main import main
from pioche.table.host.store import copying, restoring
from pioche.table.host.store.copying import COPIED, begin_reading, portions, write_file
from pioche.table.host.store.database import Database, Dialect
from pioche.table.host.store.places import reading
from pioche.table.host.store.postgres import PostgresConnection
from pioche.table.host.store.restoring import restore
from pioche.table.host.store.sqlite import SqliteConnection
from tests.table.stores import KINDS, address_of, appended, batch, opened
from tests.table.test_earlier_versions import FOLDER, LONG_RACES

Output = pytest.CaptureFixture[str]
Rows = dict[str, list[Any]]
LINE = b'{"fact":"muted","at":%d,"seat":0}'
MANY = 12_000


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def old_tables(tmp_path: Path) -> str:
    """What 0.4.0 has left, without its longest table."""
    folder = tmp_path / "0.4.0"
    folder.mkdir()
    shutil.copy(FOLDER / "pioche.db", folder)
    with closing(SqliteConnection(folder / "pioche.db")) as connection:
        for name, column in (("tables", "id"), ("log", "id"), ("people", "id"), ("games", "place")):
            connection.run(f"DELETE FROM {name} WHERE {column} = ?", [LONG_RACES])
    return str(folder)


@pytest.fixture
def place(kind: str, old_tables: str, tmp_path: Path) -> str:
    """The same, in both kinds."""
    if kind == "sqlite":
        return old_tables
    place = address_of(kind, tmp_path)
    assert main(["restore", f"{old_tables}/pioche.db", "--data", place]) == 0
    return place


def rows_of(source: Database) -> Rows:
    return {name: [tuple(row) for some in portions(source, name) for row in some] for name in COPIED}


def rows_at(place: str) -> Rows:
    with reading(place) as source:
        return {name: sorted(rows) for name, rows in rows_of(source).items()}


def changed(place: str, text: str) -> None:
    path = Path(place) / "pioche.db"
    with closing(SqliteConnection(path) if path.exists() else PostgresConnection(place)) as connection:
        connection.run(text)


# Backup

WRITER = """
import sys
from tests.surfaces.test_backup import LINE
from tests.table.stores import appended, batch, store_at
from pioche.table.host.store import Batch
store = store_at(sys.argv[1], sys.argv[2])
epoch = store.claim("busy")
number = len(store.read("busy"))
while True:
    assert appended(store, Batch("busy", epoch, number, [LINE % number])) is None
    print(number, flush=True)
    number += 1
"""


class BusyWriter:
    """Another process that writes steadily, until it is killed."""

    def __init__(self, kind: str, place: str) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, "."])}
        command = [sys.executable, "-c", WRITER, kind, place]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout
        self.output = self.process.stdout

    def acknowledged(self) -> int:
        """The next number."""
        return int(self.output.readline())

    def kill(self) -> int:
        """The last number that was acknowledged."""
        self.process.kill()
        with self.process:
            return int(self.output.read().split("\n")[-2])


def test_a_backup_ends_while_another_process_writes_and_holds_what_was_acknowledged(
    kind: str, tmp_path: Path, capsys: Output
) -> None:
    place, copy = address_of(kind, tmp_path), tmp_path / "copy"
    with opened(kind, place) as store:
        lines = [LINE % number for number in range(MANY)]
        assert appended(store, batch("busy", store.create("busy"), 0, 0)) is None
        for start in range(0, MANY, 1000):
            more = msgspec.structs.replace(batch("busy", 1, start), lines=lines[start : start + 1000])
            assert appended(store, more) is None
    writer = BusyWriter(kind, place)
    before = [writer.acknowledged() for _ in range(50)][-1]
    status = main(["backup", str(copy), "--data", place])
    after = writer.kill()
    assert status == 0
    assert "is whole" in capsys.readouterr().out
    with reading(str(copy)) as source:
        found = [row[3].encode() for row in rows_of(source)["log"]]
    assert before < len(found) <= after, "the writer went on meanwhile"
    assert found == [LINE % number for number in range(len(found))]
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("copy")) == ["copy"]
    assert copy.stat().st_mode & 0o777 == 0o600


class Moving:
    """A connection that begins by other words than its kind says."""

    def __init__(self, connection: Database, snapshot: str) -> None:
        self.dialect: Dialect = msgspec.structs.replace(connection.dialect, snapshot=snapshot)
        self.run, self.run_all, self.close = connection.run, connection.run_all, connection.close
        self.begin, self.commit, self.is_full = connection.begin, connection.commit, connection.is_full


def check_a_copy_sees_one_moment(kind: str, folder: Path, snapshot: str | None = None) -> None:
    """Somebody writes between all its steps."""
    place, copy = address_of(kind, folder), folder / "copy"
    with opened(kind, place) as store, reading(place) as connection:
        epochs = {name: store.create(name) for name in ("a", "z")}
        for name, epoch in epochs.items():
            assert appended(store, batch(name, epoch, 0, 5)) is None
        steps = [5]

        def write_on(_: int) -> None:
            assert steps[0] < 50, "it never ends"
            for name, epoch in epochs.items():
                assert appended(store, batch(name, epoch, steps[0], people=[f"person{steps[0]}"])) is None
            store.create(f"new{steps[0]}")
            steps[0] += 1

        source = Moving(connection, snapshot) if snapshot else connection
        counted = begin_reading(source)
        write_on(0)
        write_file(source, copy, write_on)
        with reading(str(copy)) as written:
            assert begin_reading(written) == counted
            assert counted == {"tables": 2, "log": 10, "people": 0, "games": 0}
        assert steps[0] > 6, "nothing was written meanwhile"


def test_a_copy_sees_one_moment(kind: str, tmp_path: Path) -> None:
    check_a_copy_sees_one_moment(kind, tmp_path)


def test_a_copy_without_a_transaction_is_found_out(kind: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        check_a_copy_sees_one_moment(kind, tmp_path, "SELECT 1")


def test_a_copy_of_statements_that_each_see_another_moment_is_found_out(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        check_a_copy_sees_one_moment("postgres", tmp_path, "BEGIN")


def test_a_backup_overwrites_nothing(old_tables: str, tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "copy").write_text("dear")
    assert main(["backup", str(tmp_path / "copy"), "--data", old_tables]) == 2
    assert "is there already" in capsys.readouterr().err
    assert (tmp_path / "copy").read_text() == "dear"


def test_a_copy_that_lacks_something_gets_no_name(
    place: str, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    insert = copying._insert
    monkeypatch.setattr(copying, "_insert", lambda name, rows: insert(name, rows[1:] if name == "log" else rows))
    assert main(["backup", str(tmp_path / "copy"), "--data", place]) == 2
    assert "does not hold all that was there" in capsys.readouterr().err
    assert not (tmp_path / "copy").exists()


def test_where_nothing_is_nothing_is_copied(tmp_path: Path, capsys: Output) -> None:
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "nowhere")]) == 2
    assert "there are no tables" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_does_not_answer_is_named_without_its_password(tmp_path: Path, capsys: Output) -> None:
    address = "postgresql://ann:hush@127.0.0.1:1/pioche"
    for command in (["backup", str(tmp_path / "copy")], ["check", "--quick"], ["migrate"]):
        assert main([*command, "--data", address]) == 2
        said = capsys.readouterr().err
        assert "ann:***@127.0.0.1" in said
        assert "hush" not in said


# Restore


@pytest.mark.parametrize("other", KINDS)
def test_a_backup_goes_into_either_kind(place: str, other: str, tmp_path: Path) -> None:
    copy, target = tmp_path / "copy", address_of(other, tmp_path / "target")
    assert main(["backup", str(copy), "--data", place]) == 0
    assert main(["restore", str(copy), "--data", target]) == 0
    assert rows_at(target) == rows_at(place)
    assert len(rows_at(target)["log"]) > 100
    with opened(other, target) as store:
        assert store.claim("gathering") == 2, "a server goes on with it"


def check_what_was_there_is_put_aside(kind: str, place: str, old_tables: str, copy: Path, capsys: Output) -> None:
    assert main(["backup", str(copy), "--data", old_tables]) == 0
    changed(place, "UPDATE tables SET epoch = 77")
    before = rows_at(place)
    assert main(["restore", str(copy), "--data", place]) == 2
    assert "--force" in capsys.readouterr().err
    assert rows_at(place) == before
    assert main(["restore", str(copy), "--data", place, "--force"]) == 0
    assert rows_at(place) == rows_at(str(copy))
    kept = capsys.readouterr().out.split()[-1].rstrip(".")
    aside = kept if kind == "sqlite" else f"{place}{'&' if '?' in place else '?'}options=-csearch_path%3D{kept}"
    assert rows_at(aside) == before


def test_what_was_there_is_not_overwritten_and_by_force_it_is_put_aside(
    kind: str, place: str, old_tables: str, tmp_path: Path, capsys: Output
) -> None:
    check_what_was_there_is_put_aside(kind, place, old_tables, tmp_path / "copy", capsys)


def delete_file(path: Path) -> str:
    path.unlink()
    return str(path)


def delete_tables(target: Database) -> str:
    for name in COPIED:
        target.run(f"DROP TABLE {name}")
    target.run("DROP TABLE migrations, probe, spent_tickets, ticket_keys")
    return "public"


def test_a_restore_that_deletes_what_was_there_is_found_out(
    kind: str, place: str, old_tables: str, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restoring, "_put_aside", delete_file)
    monkeypatch.setattr(restoring, "_put_into_schema", delete_tables)
    with pytest.raises(AssertionError):
        check_what_was_there_is_put_aside(kind, place, old_tables, tmp_path / "copy", capsys)


def test_nothing_is_restored_where_a_server_runs(kind: str, place: str, tmp_path: Path, capsys: Output) -> None:
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--data", place]) == 0
    with opened(kind, place):
        before = rows_at(place)
        assert main(["restore", str(copy), "--data", place, "--force"]) == 2
        assert "a server is running" in capsys.readouterr().err
        assert rows_at(place) == before
    assert main(["restore", str(copy), "--data", place, "--force"]) == 0


def test_a_restore_that_breaks_off_changes_nothing(kind: str, place: str, old_tables: str) -> None:
    before, told = rows_at(place), list[int]()

    def break_off(rows: int) -> None:
        told.append(rows)
        if len(told) == 2:
            raise OSError("no room")

    copy = shutil.copy(f"{old_tables}/pioche.db", f"{old_tables}/copy")
    with reading(copy) as source:
        begin_reading(source)
        with pytest.raises(OSError, match="no room"):
            restore(source, place, break_off, force=True)
    assert rows_at(place) == before
    with opened(kind, place) as store:
        assert store.claim("gathering") == 2


def test_a_damaged_backup_changes_nothing(place: str, old_tables: str, tmp_path: Path) -> None:
    copy, before = tmp_path / "copy", rows_at(place)
    assert main(["backup", str(copy), "--data", old_tables]) == 0
    with closing(SqliteConnection(copy)) as connection:
        connection.run("DELETE FROM log WHERE id = 'finished' AND seq = 3")
    assert main(["restore", str(copy), "--data", place, "--force"]) == 1
    copy.write_bytes(copy.read_bytes()[:5000])
    assert main(["restore", str(copy), "--data", place, "--force"]) in (1, 2)
    copy.write_text("no database")
    assert main(["restore", str(copy), "--data", place, "--force"]) == 2
    assert rows_at(place) == before


# Check and migrate


def test_what_0_4_0_has_left_is_whole(place: str, capsys: Output) -> None:
    assert main(["check", "--data", place]) == 0
    assert "tables 7, facts" in capsys.readouterr().out


FAULTS = {
    "DELETE FROM log WHERE id = 'finished' AND seq = 3": "finished: line 3 of the log is missing",
    "UPDATE log SET line = '{}' WHERE id = 'undo' AND seq = 2": "undo: line 2 of the log cannot be read",
    "UPDATE log SET epoch = 9 WHERE id = 'undo' AND seq = 2": "undo: line 2 of the log was written by somebody",
    "DELETE FROM tables WHERE id = 'undo'": "undo: rows in log that belong to no table",
    "UPDATE games SET record = '{'": "finished.1: ",
    "UPDATE migrations SET digest = 'x' WHERE name = '0001_tables.sql'": "another text of migration 0001_tables.sql",
    "INSERT INTO migrations (name, digest) VALUES ('9999_later.sql', '')": "a newer version (migration 9999_later.sql)",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_quick_check_finds_it(fault: str, place: str, capsys: Output) -> None:
    assert main(["migrate", "--data", place]) == 0
    assert main(["check", "--quick", "--data", place]) == 0
    changed(place, fault)
    assert main(["check", "--quick", "--data", place]) in (1, 2)
    assert FAULTS[fault] in capsys.readouterr().err


DEEP_FAULTS = {
    """UPDATE log SET line = '{"fact":"stood","at":1,"seat":77}' WHERE id = 'gathering' AND seq = 2""": (
        "gathering: line 2 of the log does not follow"
    ),
    """UPDATE games SET record = replace(record, '* ', '0 ')""": "finished.1: ",
}


@pytest.mark.parametrize("fault", DEEP_FAULTS)
def test_a_whole_check_replays_everything(fault: str, place: str, capsys: Output) -> None:
    changed(place, fault)
    assert main(["check", "--data", place]) == 1
    assert DEEP_FAULTS[fault] in capsys.readouterr().err


def test_a_damaged_file_is_found(old_tables: str, capsys: Output) -> None:
    path = Path(old_tables) / "pioche.db"
    content = bytearray(path.read_bytes())
    content[3 * 4096 : 3 * 4096 + 600] = b"\xff" * 600
    path.write_bytes(content)
    assert main(["check", "--quick", "--data", old_tables]) in (1, 2)
    said = capsys.readouterr().err
    assert "the file is damaged" in said or "malformed" in said


def test_migrate_says_what_it_does_and_does_it_once(old_tables: str, capsys: Output) -> None:
    assert main(["migrate", "--data", old_tables]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "applied: 0003_tidying.sql"
    assert main(["migrate", "--data", old_tables]) == 0
    assert capsys.readouterr().out == "The database is up to date.\n"
