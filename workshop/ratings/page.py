"""The page and the picture of the ratings."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pioche.arena.tally import Estimate, mean_of
from pioche.players.levels import LEVELS, master_is_expert
from pioche.players.styles import CHAMPION, CHANCE
from pioche.surfaces.terminal.arena_picture import canvas
from workshop.ratings.figures import Table, strengths
from workshop.ratings.markdown import NOTHING, even_cell, markdown, place_cells, share_cell, title_of
from workshop.ratings.rate import EXPERT, MASTER, SLOW, STEADY
from workshop.ratings.sections import sections

_PAGE = """\
# Ratings

Written by `make ratings` (`python -m workshop.ratings`); the figures are in [ratings.json](ratings.json).

Everybody plays the same deals in every seat among strangers drawn from the pool of styles; strangers, their luck and
the cards are the same for all ([arena.md](arena.md)). *Win share* is in per cent, ± half a 95 % interval over deals.
*Strength* is the same on the Elo scale: points above an even player, 400 for ten times the odds. Expert and master are
searches with 100 ms for a move, `search:3000` is the expert by a number of simulations: their win shares are the
champion's plus what they gain (below). A dash: not rated. A master that has neither a network nor a belief is the
expert, and has its figures. Where a number of players is a house rule, those that do not search play as at the largest
usual table.

![Strength of the levels](ratings.png)

## Win shares

{shares}
## Strength of the levels

{strengths}
## Who is stronger

The lead in win share on the same deals, in points, and *p* (two-sided). Of the hand-written styles the least sure
lead is shown. What a search leads by is added up move by move: wherever it does something else than the champion,
both moves are played out 300 times by heuristics, with what nobody has seen shuffled anew
([arena.md](arena.md#gains-move-by-move)). There is less luck in that than in who won. What ten times as much time
gains is added up wherever the search changes its mind when it thinks on. By how many deals each figure was taken,
and which of them otherwise, is told in [players.md](players.md#heuristics). Master and expert were measured apart:
what one leads the other by is the difference of what both gain.

{order}
{time}
## How much skill there is

The champion less chance at the same tables: win share, and points in a match. Fewer points are better, but in
Take That!

{skill}{others}"""


def page(tables: list[Table], folder: Path) -> str:
    """With what duels and exploiters have been measured in this folder."""
    players = [CHANCE, *LEVELS, STEADY, CHAMPION]
    return _PAGE.format(
        shares=_grid(["even", *players], tables, lambda table: _share_cells(table, players)),
        strengths=_grid(list(LEVELS), tables, _strength_cells),
        order=_grid([*_ORDER, "master > expert"], tables, _order_cells),
        time=_time_sentence(tables),
        skill=_grid(["win share", "points"], tables, _skill_cells),
        others="".join(f"\n{section}" for section in sections(folder)),
    )


def _grid(columns: list[str], tables: list[Table], cells: Any) -> str:
    """A row for each table of players."""
    return markdown(["game", "players", *columns], ([*place_cells(table), *cells(table)] for table in tables))


def _share_cells(table: Table, players: list[str]) -> Iterator[str]:
    yield even_cell(table)
    for name in players:
        figures = _figures_of(name, table)
        yield share_cell(figures, "win_share") if figures else NOTHING


def _figures_of(name: str, table: Table) -> dict[str, float] | None:
    return strengths(table).get(_rated_as(name, table))


def _rated_as(name: str, table: Table) -> str:
    """A master that is the expert is not rated apart."""
    return EXPERT if name == MASTER and master_is_expert(table["game"], table["seats"]) else name


def _strength_cells(table: Table) -> Iterator[str]:
    for name in LEVELS:
        figures = _figures_of(name, table)
        yield f"{figures['strength']:+.0f} ± {figures['strength_95']:.0f}" if figures else NOTHING


_ORDER = {
    "styles > chance": ("second", CHANCE),
    "champion > styles": ("first", CHAMPION),
    "expert > champion": ("first", EXPERT),
    "expert at 1 s ≥ at 100 ms": ("first", SLOW),
    "master > champion": ("first", MASTER),
}
"""By column: the questions that have this player on that side."""


def _order_cells(table: Table) -> Iterator[str]:
    for side, name in _ORDER.values():
        group = _leads([table], side, _rated_as(name, table))
        yield _lead_cell(min(group, key=_sureness)) if group else NOTHING
    yield _master_over_expert(table)


def _master_over_expert(table: Table) -> str:
    if _rated_as(MASTER, table) == EXPERT:
        return "the same player"
    both = [_leads([table], "first", name) for name in (MASTER, EXPERT)]
    return _lead_cell(_difference(both[0][0], both[1][0])) if all(both) else NOTHING


def _difference(one: Estimate, other: Estimate) -> Estimate:
    return one.plus(Estimate(-other.mean, other.error))


def _leads(tables: list[Table], side: str, name: str) -> list[Estimate]:
    """The answers to all questions with this player on that side."""
    asked = (answer for table in tables for part in table["parts"].values() for answer in part["leads"])
    return [Estimate(answer["lead"], answer["lead_95"]) for answer in asked if answer[side] == name]


def _sureness(lead: Estimate) -> float:
    return lead.mean / (lead.error or 1.0)


def _lead_cell(lead: Estimate) -> str:
    sure = "p < 0.001" if lead.p < 0.001 else f"p = {lead.p:.3f}"
    return f"{100 * lead.mean:+.1f} ± {100 * lead.error:.1f}, {sure}"


def _time_sentence(tables: list[Table]) -> str:
    found = _leads(tables, "first", SLOW)
    return f"Ten times as much time, in the mean over these tables: {_lead_cell(mean_of(found))}.\n" if found else ""


def _skill_cells(table: Table) -> Iterator[str]:
    best, worst = strengths(table).get(CHAMPION), strengths(table).get(CHANCE)
    for measure, scale in (("win_share", 100), ("points", 1)):
        yield f"{scale * (best[measure] - worst[measure]):+.1f}" if best and worst else NOTHING


def draw(tables: list[Table], file: Path) -> None:
    """A line for each table: strength by level, with error bars."""
    games = list(dict.fromkeys(table["game"] for table in tables))
    picture = canvas()(figsize=(4.0 * len(games), 4.2), layout="constrained")
    panels = picture.subplots(1, len(games), squeeze=False, sharey=True)[0]
    for axes, game in zip(panels, games, strict=True):
        for table in tables:
            if table["game"] == game:
                _draw_levels(axes, table)
        _dress(axes)
    panels[0].set_ylabel("Elo points above an even player")
    picture.savefig(file, dpi=130)


def _draw_levels(axes: Any, table: Table) -> None:
    found = [(place, figures) for place, name in enumerate(LEVELS) if (figures := _figures_of(name, table))]
    heights = [figures["strength"] for _, figures in found]
    errors = [figures["strength_95"] for _, figures in found]
    axes.errorbar(
        [place for place, _ in found], heights, errors, marker="o", capsize=3, label=f"{table['seats']} players"
    )
    axes.set_title(title_of(table))


def _dress(axes: Any) -> None:
    axes.set_xticks(range(len(LEVELS)), list(LEVELS), rotation=30, ha="right")
    axes.axhline(0, color="#999999", linewidth=0.8)
    axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
