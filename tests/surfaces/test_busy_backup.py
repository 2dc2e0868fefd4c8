"""Why `pioche backup` copies by itself: SQLite's own way begins anew whenever somebody else has written.

That ours ends, and holds what was acknowledged, is in test_backup.py.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from pioche.table.host.store.sql import SqlStore
from tests.surfaces.test_backup import LINE
from tests.table.stores import appended, batch, opened

LINES = 30_000
PAGES = 100
"""The `.backup` of the sqlite3 program, which hosts of 0.4.0 were told to use, copies this many at once."""
MOST_STEPS = 100


class NeverEnds(Exception):
    """The first pages are copied again and again."""


def fill(store: SqlStore) -> None:
    lines = [LINE % number for number in range(LINES)]
    whole = msgspec.structs.replace(batch("busy", store.create("busy"), 0), lines=lines)
    assert appended(store, whole) is None


def steps_of_the_old_way(place: Path, store: SqlStore, *, busy: bool) -> int:
    """Between two steps somebody says a word, if anybody is there."""
    steps = 0

    def step(*_: int) -> None:
        nonlocal steps
        steps += 1
        if steps == MOST_STEPS:
            raise NeverEnds
        if busy:
            assert appended(store, batch("busy", 1, LINES + steps - 1)) is None

    with closing(sqlite3.connect(place / "pioche.db")) as source, closing(sqlite3.connect(place / "old")) as target:
        try:
            source.backup(target, pages=PAGES, progress=step)
        except NeverEnds:
            return MOST_STEPS
    return steps


def test_the_old_way_never_ends_where_one_person_chats(tmp_path: Path) -> None:
    with opened("sqlite", str(tmp_path)) as store:
        fill(store)
        quiet = steps_of_the_old_way(tmp_path, store, busy=False)
        assert 2 < quiet < MOST_STEPS / 10
        assert steps_of_the_old_way(tmp_path, store, busy=True) == MOST_STEPS
