"""The documentation shows what the code declares."""

import pytest

from pioche.games.catalogue import GAMES
from pioche.research.observe import actions, layout
from pioche.rulekit.fields import offsets
from tests.research.pages import RUNS, fresh, page

SECTIONS = ["Rules in brief", "Observation", "Actions", "Rewards", "Options", "Versions"]


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_are_fresh(game: str) -> None:
    text = page(game).read_text(encoding="utf-8")
    assert text == fresh(game)
    assert [line[3:] for line in text.splitlines() if line.startswith("## ")] == SECTIONS
    for field in (*layout(game).table, *layout(game).seat):
        assert f"| {field.name} |" in text


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_in_a_row(game: str) -> None:
    assert max(last for _, last in RUNS[game]) < actions(game)


@pytest.mark.parametrize("game", GAMES)
def test_fields_follow_each_other(game: str) -> None:
    declared = layout(game)
    for fields, size in ((declared.table, declared.table_size), (declared.seat, declared.seat_size)):
        assert offsets(fields)[-1] + fields[-1].size == size
