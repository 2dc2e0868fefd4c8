"""The file of figures: what was measured of every table, part by part."""

import json
from pathlib import Path
from typing import Any

FORMAT = "pioche-ratings/1"

Table = dict[str, Any]
"""Of one game and number of players."""


def read_ratings(folder: Path) -> list[Table]:
    source = _file_in(folder)
    known: list[Table] = json.loads(source.read_text())["tables"] if source.exists() else []
    return known


def write_ratings(folder: Path, tables: list[Table]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    _file_in(folder).write_text(json.dumps({"format": FORMAT, "tables": tables}, indent=1) + "\n")


def _file_in(folder: Path) -> Path:
    return folder / "ratings.json"


def strengths(table: Table) -> dict[str, dict[str, float]]:
    """The figures of each player; of a player in several parts, those of the part with the most deals."""
    found: dict[str, dict[str, float]] = {}
    for part in sorted(table["parts"].values(), key=lambda part: part["deals"]):
        found |= part["strength"]
    return found
