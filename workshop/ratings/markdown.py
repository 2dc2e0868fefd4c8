"""Tables of Markdown, and the cells that several of them have."""

from collections.abc import Iterable
from typing import Any

from pioche.surfaces.words import words

NOTHING = "–"
"""What was not measured."""


def markdown(columns: list[str], rows: Iterable[list[str]]) -> str:
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (columns, ["---"] * len(columns), *rows))


def place_cells(figure: dict[str, Any]) -> list[str]:
    """Of what was measured at a table: its game and how many play."""
    return [title_of(figure), str(figure["seats"])]


def title_of(figure: dict[str, Any]) -> str:
    return words()(f"{figure['game']}-title")


def share_cell(figure: dict[str, Any], name: str, sign: str = "") -> str:
    """A share with its error bar, in per cent."""
    return f"{100 * figure[name]:{sign}.1f} ± {100 * figure[f'{name}_95']:.1f}"


def even_cell(figure: dict[str, Any]) -> str:
    return f"{100 / figure['seats']:.1f}"
