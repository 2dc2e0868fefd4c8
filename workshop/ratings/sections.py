"""Sections of the page that other tools have measured; one of which nothing is known is left out."""

from collections.abc import Iterator
from pathlib import Path

from workshop.kept import DUELS, EXPLOITS, Figure, read_figures
from workshop.ratings.markdown import NOTHING, even_cell, markdown, place_cells, share_cell

_DUELS = """\
## One against the rest

One player against a table full of another, in every seat of every deal; [duels.json](duels.json). *Win share* is in
per cent, ± half a 95 % interval over deals; the budget is that of a move, and who has one in the name keeps to it.
Players are as they were when this was measured; [players.md](players.md#networks) tells what has changed since.

{rows}"""

_EXPLOITS = """\
## Exploiters

A fresh policy, begun as the champion's style, studied one frozen player alone, and then met tables full of it on fresh
deals; [exploits.json](exploits.json). The frozen expert and master think by a number of simulations. *After* is the
least that the player loses to somebody who knows it: a longer course may find more.

{rows}"""


def sections(folder: Path) -> Iterator[str]:
    if duels := read_figures(folder / DUELS):
        yield _DUELS.format(rows=markdown(_DUEL, map(_duel_cells, duels)))
    if exploits := read_figures(folder / EXPLOITS):
        yield _EXPLOITS.format(rows=markdown(_EXPLOIT, map(_exploit_cells, exploits)))


_DUEL = ["game", "players", "one", "the others", "budget", "deals", "win share", "even", "measured by"]


def _duel_cells(figure: Figure) -> list[str]:
    who = [figure["one"], figure["others"], figure["budget"], str(figure["deals"])]
    return [*place_cells(figure), *who, share_cell(figure, "win_share"), even_cell(figure), f"`{figure['command']}`"]


_EXPLOIT = [
    *("game", "players", "against", "simulations", "minutes", "thousand decisions"),
    *("before", "after", "gain", "even", "deals", "measured by"),
]


def _exploit_cells(figure: Figure) -> list[str]:
    thinking = str(figure["simulations"]) if figure["simulations"] else NOTHING
    course = [figure["against"], thinking, f"{figure['minutes']:g}", f"{figure['decisions'] / 1000:,.0f}"]
    shares = [share_cell(figure, "begun"), share_cell(figure, "ended"), share_cell(figure, "gain", "+")]
    return [*place_cells(figure), *course, *shares, even_cell(figure), str(figure["deals"]), f"`{figure['command']}`"]
