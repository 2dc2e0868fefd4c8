"""The benchmark of the store runs, and compares the pipeline with a round trip a line."""

import pytest

from tests.table.stores import new_database
from workshop.bench.store import main


def test_all_kinds_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seconds", "0.05", "--tables", "20", "--postgres", new_database()]) == 0
    said = capsys.readouterr().out
    assert [name in said for name in ("| SQLite |", "| Postgres |", "| Postgres, a round trip a line |")] == [True] * 3
    assert "of a round trip a line:" in said
