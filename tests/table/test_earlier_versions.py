"""Tables that an earlier version stored: they stand where they stood, and go on."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.table import messages as m
from pioche.table.after.verification import verify_record
from pioche.table.broadcast import snapshot
from pioche.table.host.store.sql import SqlStore
from pioche.table.state import GATHERING, OVER, PLAYING
from tests.table.company import Company
from tests.table.stores import opened

FOLDER = Path(__file__).parents[1] / "fixtures" / "0.4.0" / "tables"
EXPECTED: dict[str, dict[str, Any]] = msgspec.json.decode((FOLDER / "expected.json").read_bytes())
PEOPLE = {"gathering": 2, "finished": 2, "no-thanks": 4, "hit-the-deck": 3, "tightrope": 4}
"""Three, where nothing else is said."""
LONG_RACES = "race1"
"""It has many rounds: half a minute where nothing is compiled."""
UNDER_WAY = [
    pytest.param(table, marks=[pytest.mark.needs_speed] if table == LONG_RACES else [])
    for table in EXPECTED
    if table not in ("gathering", "finished")
]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlStore]:
    shutil.copy(FOLDER / "pioche.db", tmp_path)
    with opened("sqlite", str(tmp_path)) as store:
        yield store


def come_back(store: SqlStore, table: str) -> Company:
    return Company.recovered(store, table, PEOPLE.get(table, 3), EXPECTED[table]["now"])


def without_news(now: Any, then: Any) -> Any:
    """Without fields that have come since."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: without_news(value, then[name]) for name, value in now.items() if name in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [without_news(*pair) for pair in zip(now, then, strict=True)]
    return now


@pytest.mark.parametrize("table", EXPECTED)
def test_everybody_sees_what_they_saw(store: SqlStore, table: str) -> None:
    state = come_back(store, table).table
    viewers = [viewer for viewer in EXPECTED[table] if viewer != "now"]
    assert len(viewers) >= 3
    for viewer in viewers:
        shown = msgspec.json.decode(m.write_telling(snapshot(state, int(viewer))))
        then = EXPECTED[table][viewer]
        shown["table"] = without_news(shown["table"], then["table"])
        assert shown.pop("memory") == "perfect"
        assert shown.pop("first") == 0
        assert shown == then


@pytest.mark.parametrize("table", UNDER_WAY)
def test_a_match_under_way_is_played_to_its_end(store: SqlStore, table: str) -> None:
    come_back(store, table).play_to_the_end()
    record = store.game(f"{table}.1")
    assert record
    assert verify_record(record).rounds >= 1


def test_people_who_were_gathering_begin(store: SqlStore) -> None:
    company = come_back(store, "gathering")
    assert company.table.phase == GATHERING
    company.do(0, m.Start)
    company.get_ready()
    assert str(company.table.phase) == PLAYING


def test_luck_that_was_told_to_everybody_is_not_dealt_by(store: SqlStore) -> None:
    """Whoever was ready in the older way is asked once more: a round is never dealt by luck that others know."""
    company = come_back(store, "gathering")
    assert company.table.deal.scheme == 1
    company.box.tick()
    assert company.table.deal.scheme == 2
    assert not any(chair.ready for chair in company.table.seats.chairs if chair.kind == "person")


def test_a_finished_match_has_its_record_and_a_rematch(store: SqlStore) -> None:
    company = come_back(store, "finished")
    assert company.table.phase == OVER
    record = store.game("finished.1")
    assert record
    assert verify_record(record).rounds == 2
    company.do(0, m.Rematch)
    company.get_ready().play_to_the_end()
    assert [game.id for game in store.games("finished")] == ["finished.2", "finished.1"]


def test_a_command_that_was_answered_then_is_answered_alike(store: SqlStore) -> None:
    company = come_back(store, "finished")
    fact = next(msgspec.json.decode(line) for line in store.read("finished") if b'"said"' in line)
    before = len(store.read("finished"))
    answer = company.send(fact["by"], m.Say(fact["id"], "hello"))
    assert answer["tell"] == "done"
    assert len(store.read("finished")) == before
