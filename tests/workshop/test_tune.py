"""Tuning and rating as a person calls them. How strong anything is, is not tested here."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import pioche
from pioche.engine.referee import legal_moves
from pioche.games.catalogue import GAMES
from pioche.players import styles
from pioche.players.contract import Budget
from pioche.players.heuristic import features
from pioche.players.levels import LEVELS, player
from pioche.players.styles import tuned_source
from workshop.contest import rated_seats
from workshop.ratings.__main__ import main as rate
from workshop.ratings.rate import tables
from workshop.tune import cross_entropy
from workshop.tune.__main__ import main as tune

Output = pytest.CaptureFixture[str]
LITTLE = ["--players", "3", "--games", "6", "--regression", "20", "--jobs", "1"]


@pytest.mark.needs_speed
def test_tune_writes_weights(tmp_path: Path, capsys: Output) -> None:
    target = tmp_path / "weights.json"
    assert tune(["no_thanks", *LITTLE, "--generations", "1", "--out", str(target)]) == 0
    assert capsys.readouterr().out.count("among the pool and") == 2
    written, in_use = json.loads(target.read_text()), json.loads(tuned_source("no_thanks").read_text())
    assert tuple(written["champions"]["3"]) == features("no_thanks")
    assert written["earlier"][:2] == in_use["earlier"][1:]
    assert written["champions"]["4"] == in_use["champions"]["4"]


@pytest.fixture
def new_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game that nobody has tuned yet: it has no weights."""
    monkeypatch.setattr(styles, "tuned_source", lambda _: tmp_path / "none.json")
    monkeypatch.setattr("workshop.tune.__main__.tuned_source", lambda _: tmp_path / "none.json")
    forget()
    yield "no_thanks"
    forget()


def forget() -> None:
    """What was read of the weights."""
    styles._tuned.cache_clear()
    styles.pool.cache_clear()


@pytest.mark.needs_speed
@pytest.mark.parametrize("generations", ["1", "0"])
@pytest.mark.parametrize("written", [True, False])
def test_tune_makes_the_first_weights_of_a_new_game(
    new_game: str, generations: str, written: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From its hand-written styles, or from nothing where there are none."""
    if not written:
        monkeypatch.setattr(GAMES[new_game].heuristic, "STYLES", {})
    monkeypatch.setattr("workshop.tune.__main__.TRIALS", 12)
    monkeypatch.setattr(cross_entropy, "EPOCHS", 4)
    monkeypatch.setattr(cross_entropy, "Effort", partial(cross_entropy.Effort, candidates=4, elite=2))
    assert tune([new_game, *LITTLE, "--generations", generations]) == 0
    made = json.loads((tmp_path / "none.json").read_text())
    assert tuple(made["champions"]["3"]) == features(new_game)
    assert any(made["champions"]["3"].values())
    forget()
    assert styles.named_weights(new_game, styles.champion(new_game, 4)) == made["champions"]["3"]


@pytest.mark.needs_speed
@pytest.mark.parametrize("written", [True, False])
def test_every_level_plays_a_new_game(new_game: str, written: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not written:
        monkeypatch.setattr(GAMES[new_game].heuristic, "STYLES", {})
    session = pioche.new(new_game, 3, seed=2)
    seen = session.view(session.to_move or 0)
    for level in LEVELS:
        assert player(level, new_game, 3).choose(seen, Budget(0.0, 20)) in legal_moves(seen)


@pytest.mark.needs_speed
def test_ratings_are_taken_in_parts_and_levels_are_calibrated_by_them(tmp_path: Path, capsys: Output) -> None:
    table = ["no_thanks", "--seats", "3", "--jobs", "1", "--out", str(tmp_path)]
    weights = tmp_path / "weights.json"
    calibrate = ["no_thanks", "--players", "3", "--levels", "--ratings", str(tmp_path), "--out", str(weights)]
    assert rate([*table, "--matches", "400", "--search-deals", "0", "--slow-deals", "0"]) == 0
    assert tune(calibrate) == 2
    assert "has not been rated" in capsys.readouterr().err
    assert rate([*table, "--only", "search", "--search-deals", "3"]) == 0
    known = json.loads((tmp_path / "ratings.json").read_text())["tables"][0]["parts"]
    assert set(known) == {"thumbs", "search"}
    assert "expert" in (tmp_path / "ratings.md").read_text()
    assert (tmp_path / "ratings.png").read_bytes().startswith(b"\x89PNG")
    assert tune(calibrate) == 0
    temperature = json.loads(weights.read_text())["warmth"]["3"]
    assert temperature["casual"] > temperature["club"] > temperature["strong"] > 0


def test_a_table_that_is_an_option_is_rated_but_not_tuned() -> None:
    """No Thanks! for six and seven needs `large_table`."""
    assert rated_seats("no_thanks") == [3, 4, 5]
    assert rated_seats("hit_the_deck") == [2, 3, 4, 5, 6]
    assert [seats for game, seats in tables() if game == "no_thanks"] == [3, 4, 5, 6, 7]
