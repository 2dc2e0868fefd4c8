"""The page of the ratings: what was measured stands there, what was not is a dash, and nothing known is lost."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.test_house import ROOT
from workshop.ratings.__main__ import main

Output = pytest.CaptureFixture[str]
DOCS = ROOT / "docs"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(DOCS / "ratings.json", tmp_path)
    return tmp_path


def ratings(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((folder / "ratings.json").read_text())["tables"]
    return found


def page(folder: Path) -> str:
    assert main(["--page", "--out", str(folder)]) == 0
    return (folder / "ratings.md").read_text()


def rows(text: str, start: str) -> list[list[str]]:
    return [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith(start)]


def test_the_page_in_the_documents_is_that_of_the_figures(folder: Path) -> None:
    for name in ("duels.json", "exploits.json"):
        if (DOCS / name).exists():
            shutil.copy(DOCS / name, folder)
    assert page(folder) == (DOCS / "ratings.md").read_text()


def table_in(tables: list[dict[str, Any]], game: str, seats: int) -> dict[str, Any]:
    (found,) = (table for table in tables if (table["game"], table["seats"]) == (game, seats))
    return found


def test_what_was_not_rated_is_a_dash(folder: Path) -> None:
    tables = ratings(folder)
    for table in tables:
        table["parts"].pop("master", None)
    rated = {"win_share": 0.8, "win_share_95": 0.03, "strength": 330.0, "strength_95": 20.0}
    lead = {"first": "master", "second": "champion", "lead": 0.5, "lead_95": 0.0}
    parts = table_in(tables, "no_thanks", 3)["parts"]
    parts["master"] = {"deals": 5, "strength": {"master": rated}, "leads": [lead]}
    (folder / "ratings.json").write_text(json.dumps({"tables": tables}))
    first, second, *_ = rows(page(folder), "| No Thanks! | 3 |")
    columns = rows((folder / "ratings.md").read_text(), "| game | players |")
    assert first[columns[0].index("master")] == "80.0 ± 3.0"
    assert second[columns[1].index("master")] == "+330 ± 20"
    (other, *_) = rows((folder / "ratings.md").read_text(), "| No Thanks! | 4 |")
    assert other[columns[0].index("master")] == "–"


def test_a_master_that_is_the_expert_has_its_figures(folder: Path) -> None:
    shares, strengths, order, *_ = rows(page(folder), "| Take That! | 3 |")
    columns = rows((folder / "ratings.md").read_text(), "| game | players |")
    for cells, names in zip((shares, strengths), columns[:2], strict=True):
        assert cells[names.index("master")] == cells[names.index("expert")] != "–"
    assert order[columns[2].index("master > champion")] == order[columns[2].index("expert > champion")]
    assert order[-1] == "the same player"


def test_the_lead_of_the_master_over_the_expert_is_what_both_gain(folder: Path) -> None:
    tables = ratings(folder)
    parts = table_in(tables, "no_thanks", 3)["parts"]
    (known,) = (lead for lead in parts["search"]["leads"] if lead["first"] == "expert")
    lead = known | {"first": "master", "lead": known["lead"] + 0.02, "lead_95": 0.0}
    parts["master"] = {"deals": 5, "strength": {}, "leads": [lead]}
    (folder / "ratings.json").write_text(json.dumps({"tables": tables}))
    order = rows(page(folder), "| No Thanks! | 3 |")[2]
    assert order[-1].startswith(f"+2.0 ± {100 * known['lead_95']:.1f}, p = ")


def test_duels_and_exploiters_stand_on_the_page_where_there_are_any(folder: Path) -> None:
    plain = page(folder)
    assert "One against the rest" not in plain
    assert "Exploiters" not in plain
    table = {"game": "no_thanks", "seats": 4, "deals": 60}
    duel = {"one": "master", "others": "rival 1", "budget": "100ms", "win_share": 0.4, "win_share_95": 0.05}
    course = {"against": "master", "simulations": 100, "minutes": 30, "decisions": 48_000}
    shares = {"begun": 0.2, "begun_95": 0.01, "ended": 0.26, "ended_95": 0.02, "gain": 0.06, "gain_95": 0.015}
    (folder / "duels.json").write_text(json.dumps([table | duel | {"command": "python -m one"}]))
    (folder / "exploits.json").write_text(json.dumps([table | course | shares | {"command": "python -m two"}]))
    text = page(folder)
    assert text.startswith(plain)
    assert "| No Thanks! | 4 | master | rival 1 | 100ms | 60 | 40.0 ± 5.0 | 25.0 | `python -m one` |" in text
    figures = "master | 100 | 30 | 48 | 20.0 ± 1.0 | 26.0 ± 2.0 | +6.0 ± 1.5 | 25.0 | 60"
    assert f"| No Thanks! | 4 | {figures} | `python -m two` |" in text


def test_what_cannot_be_rated_is_said_in_a_sentence(tmp_path: Path, capsys: Output) -> None:
    assert main(["--page", "--out", str(tmp_path)]) == 2
    assert "nothing has been rated" in capsys.readouterr().err
    assert main(["whist", "--out", str(tmp_path)]) == 2
    assert "there is no game whist" in capsys.readouterr().err
    assert main(["tightrope", "--seats", "9", "--out", str(tmp_path)]) == 2
    assert "tightrope is not for 9 players" in capsys.readouterr().err


@pytest.mark.needs_speed
@pytest.mark.parametrize(("seats", "parts"), [(6, {"thumbs", "steady", "master"}), (7, {"thumbs", "steady"})])
def test_a_large_table_is_rated_with_the_option_that_it_needs(folder: Path, seats: int, parts: set[str]) -> None:
    """With seven the master is the expert, and is not rated apart."""
    others = [table for table in ratings(folder) if (table["game"], table["seats"]) != ("no_thanks", seats)]
    (folder / "ratings.json").write_text(json.dumps({"tables": others}))
    amounts = ["--matches", "50", "--search-deals", "2", "--jobs", "1"]
    only = ["--only", "thumbs", "steady", "master"]
    assert main(["no_thanks", "--seats", str(seats), *amounts, *only, "--out", str(folder)]) == 0
    made = table_in(ratings(folder), "no_thanks", seats)
    assert set(made["parts"]) == parts
    assert set(made["parts"]["steady"]["strength"]) == {"search:3000"}
    assert [table for table in ratings(folder) if table != made] == others
