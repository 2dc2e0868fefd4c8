"""The picture of a tournament: win shares with error bars, and who finishes ahead of whom."""

from importlib import import_module
from pathlib import Path
from typing import Any

from pioche.arena.result import Result
from pioche.rulekit import Refusal

_BAR, _EVEN = "#0b6e4f", "#b03a2e"


def canvas() -> Any:
    """A figure without any window behind it."""
    try:
        return import_module("matplotlib.figure").Figure
    except ImportError:
        raise Refusal("extra-missing", package="matplotlib", extra="bench") from None


def draw(result: Result, figure_of: Any, file: Path) -> None:
    """Saved in the format that the file's name asks for."""
    height = 2.2 + 0.45 * len(result.standings)
    picture = figure_of(figsize=(12, max(4.0, height)), layout="constrained")
    shares, pairs = picture.subplots(1, 2, width_ratios=(3, 2))
    _draw_shares(shares, result)
    _draw_pairs(pairs, result)
    picture.suptitle(f"{result.plan.game}: {result.deals:,} deals, {result.plan.seats} seats", fontweight="bold")
    picture.savefig(file, dpi=150)


def _draw_shares(axes: Any, result: Result) -> None:
    standings = [result.standings[number] for number in result.ranking[::-1]]
    shares = [100 * standing.win_share.mean for standing in standings]
    errors = [100 * standing.win_share.error for standing in standings]
    axes.barh([standing.name for standing in standings], shares, xerr=errors, color=_BAR, capsize=3, height=0.7)
    axes.axvline(100 / result.plan.seats, color=_EVEN, linestyle="--", linewidth=1)
    axes.set_xlabel("win share in %, with 95 % intervals; the dashed line is even")
    axes.spines[["top", "right"]].set_visible(False)


def _draw_pairs(axes: Any, result: Result) -> None:
    ranking = result.ranking
    cells = [[result.pairwise[row][column] for column in ranking] for row in ranking]
    shares = [[100 * cell.mean if cell else float("nan") for cell in row] for row in cells]
    axes.imshow(shares, cmap="RdYlGn", vmin=0, vmax=100, aspect="auto")
    for row, line in enumerate(cells):
        for column, cell in enumerate(line):
            axes.text(column, row, f"{100 * cell.mean:.0f}" if cell else "·", ha="center", va="center")
    titles = [result.standings[number].name for number in ranking]
    axes.set_xticks(range(len(titles)), titles, rotation=30, ha="right")
    axes.set_yticks(range(len(titles)), titles)
    axes.set_title("how often row finishes ahead of column, in %", fontsize=10)
