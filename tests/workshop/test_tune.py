"""Tuning and rating as a person calls them. How strong anything is, is not tested here."""

import json
from pathlib import Path

import pytest

from pioche.players.styles import tuned_source
from pioche.players.thumbs import features
from workshop.contest import usual_seats
from workshop.ratings.__main__ import main as rate
from workshop.tune.__main__ import main as tune

Output = pytest.CaptureFixture[str]
LITTLE = ["--players", "3", "--generations", "1", "--games", "6", "--regression", "20", "--jobs", "1"]


def test_tune_writes_weights(tmp_path: Path, capsys: Output) -> None:
    target = tmp_path / "weights.json"
    assert tune(["no_thanks", *LITTLE, "--out", str(target)]) == 0
    assert capsys.readouterr().out.count("among the pool and") == 2
    written, in_use = json.loads(target.read_text()), json.loads(tuned_source("no_thanks").read_text())
    assert tuple(written["champions"]["3"]) == features("no_thanks")
    assert written["earlier"][:2] == in_use["earlier"][1:]
    assert written["champions"]["4"] == in_use["champions"]["4"]


def test_ratings_are_taken_in_parts_and_levels_are_calibrated_by_them(tmp_path: Path, capsys: Output) -> None:
    table = ["no_thanks", "--seats", "3", "--jobs", "1", "--out", str(tmp_path), "--slow-deals", "0"]
    weights = tmp_path / "weights.json"
    calibrate = ["no_thanks", "--players", "3", "--levels", "--ratings", str(tmp_path), "--out", str(weights)]
    assert rate([*table, "--matches", "400", "--search-deals", "0"]) == 0
    assert tune(calibrate) == 2
    assert "has not been rated" in capsys.readouterr().err
    assert rate([*table, "--matches", "0", "--search-deals", "3"]) == 0
    known = json.loads((tmp_path / "ratings.json").read_text())["tables"][0]["parts"]
    assert set(known) == {"thumbs", "search"}
    assert "expert" in (tmp_path / "ratings.md").read_text()
    assert (tmp_path / "ratings.png").read_bytes().startswith(b"\x89PNG")
    assert tune(calibrate) == 0
    warmth = json.loads(weights.read_text())["warmth"]["3"]
    assert warmth["casual"] > warmth["club"] > warmth["strong"] > 0


def test_a_table_that_is_an_option_is_neither_rated_nor_tuned() -> None:
    """No Thanks! for six and seven needs `large_table`."""
    assert usual_seats("no_thanks") == [3, 4, 5]
    assert usual_seats("hit_the_deck") == [2, 3, 4, 5, 6]
