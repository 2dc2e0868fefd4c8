"""pioche arena: a tournament, and who is how strong."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from pioche.arena.entrants import check_entrants
from pioche.arena.outcome import MOST_FAULTS, Fault
from pioche.arena.plan import plan_for, write_budget
from pioche.arena.result import Result, Standing
from pioche.arena.tally import Estimate
from pioche.arena.tournament import USUAL_BUDGET, play_all
from pioche.surfaces.terminal.arena_picture import canvas, draw
from pioche.surfaces.terminal.arguments import add_rules, compile_once, positive, progress_bar
from pioche.surfaces.terminal.errors import one_line
from pioche.surfaces.terminal.simulate import plain_table
from pioche.surfaces.words import words

_PLAYERS = (
    "levels, styles, champion, chance, network, search:2000, guided:100ms, my_bot.py:Clever; pool for mixed tables"
)
_SHOWN_FAULTS = 3
"""Of each entrant; all of them are in the JSON."""


def add_to(commands: Any) -> None:
    parser = commands.add_parser("arena", help="let players meet in a tournament: same deals, every seat")
    add_rules(parser)
    parser.add_argument("--players", type=_names, required=True, metavar="A,B,...", help=_PLAYERS)
    parser.add_argument("--deals", type=positive, default=200, metavar="K", help="how many deals (default: 200)")
    parser.add_argument("--seats", type=positive, metavar="N", help="at each table (default: up to 4, as entrants)")
    parser.add_argument(
        "--budget", default=USUAL_BUDGET, metavar="B", help=f"for each move, 50ms or 2000sims (default: {USUAL_BUDGET})"
    )
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="J", help="how many processes")
    parser.add_argument("--ray", metavar="ADDRESS", help='play on a Ray cluster; "local" starts one')
    parser.add_argument("--json", action="store_true", help="the result as one JSON object")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw win shares and pairs into this PNG")
    parser.set_defaults(run=run)


def _names(text: str) -> list[str]:
    return [name for name in map(str.strip, text.split(",")) if name]


def run(chosen: argparse.Namespace) -> int:
    plan = plan_for(chosen.game, chosen.players, chosen.seats, dict(chosen.option), chosen.seed, chosen.budget)
    check_entrants(plan)
    figure = canvas() if chosen.plot else None
    compile_once(chosen.game)
    with progress_bar() as bar:
        task = bar.add_task(chosen.game, total=chosen.deals)
        result = play_all(plan, chosen.deals, chosen.jobs, chosen.ray, lambda deals: bar.advance(task, deals))
    if chosen.json:
        print(json.dumps(result.as_json()))
    else:
        _show(result)
    if figure:
        draw(result, figure, chosen.plot)
    return 0


def _show(result: Result) -> None:
    console = Console()
    plan = result.plan
    tables = "mixed tables of the pool" if plan.mixed else "all at one circle"
    console.print(
        f"{plan.game}: {result.deals:,} deals, {result.games:,} games, {plan.seats} seats, {tables}, "
        f"{write_budget(plan.budget)} a move; an even win share is {1 / plan.seats:.1%}\n",
        highlight=False,
    )
    console.print(_standing_table(result))
    console.print(_lead_table(result) if plan.mixed else _pair_table(result))
    _show_faults(result, console)


def _standing_table(result: Result) -> Table:
    columns = ("", "games", "wins", "± 95 %", "place", "±", "score", "±", "rating", "σ")
    table = plain_table("Standings (μ and σ by OpenSkill)", *columns, *(["forfeits"] if result.faults else []))
    for number in result.ranking:
        standing = result.standings[number]
        forfeits = [str(standing.forfeits)] if result.faults else []
        table.add_row(escape(standing.name), *_standing_cells(standing), *forfeits)
    return table


def _standing_cells(standing: Standing) -> list[str]:
    return [
        f"{standing.games:,}",
        f"{standing.win_share.mean:.1%}",
        f"{standing.win_share.error:.1%}",
        *_pair_of_cells(standing.placement),
        *_pair_of_cells(standing.score),
        f"{standing.rating.mu:.1f}",
        f"{standing.rating.sigma:.1f}",
    ]


def _pair_of_cells(estimate: Estimate | None) -> list[str]:
    return [f"{estimate.mean:.2f}", f"{estimate.error:.2f}"] if estimate else ["–", "–"]


def _pair_table(result: Result) -> Table:
    return _matrix("How often row finishes ahead of column (a tie counts half)", result, result.pairwise, ".1%")


def _lead_table(result: Result) -> Table:
    return _matrix("Row's win share less column's, on the same deals", result, result.leads, "+.1%")


def _matrix(title: str, result: Result, cells: list[list[Estimate | None]], form: str) -> Table:
    ranking = result.ranking
    titles = [escape(result.standings[number].name) for number in ranking]
    table = plain_table(title, "", *titles)
    for name, row in zip(titles, ranking, strict=True):
        table.add_row(name, *(_cell_text(cells[row][column], form) for column in ranking))
    return table


def _cell_text(cell: Estimate | None, form: str) -> str:
    return f"{cell.mean:{form}} ±{cell.error:.1%}" if cell else "·"


def _show_faults(result: Result, console: Console) -> None:
    for number, standing in enumerate(result.standings):
        faults = [fault for fault in result.faults if fault.entrant == number]
        if faults:
            console.print(f"{standing.name} lost {standing.forfeits:,} games by faults:", markup=False)
        for fault in faults[:_SHOWN_FAULTS]:
            console.print(f"  {_fault_text(fault)}", markup=False, highlight=False)
        if len(faults) >= MOST_FAULTS:
            console.print(f"  after {MOST_FAULTS} faults its further games were forfeited without play")


def _fault_text(fault: Fault) -> str:
    said = words()(f"fault-{fault.kind}", message=one_line(fault.message))
    return f"deal {fault.deal}, game {fault.game}, seat {fault.seat}: {said}"
