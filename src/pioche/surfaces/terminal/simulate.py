"""pioche simulate: many matches by chance alone, and a summary for people who design games; or the games in a file."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from pioche.engine.simulation import Spread, Summary, simulate
from pioche.games.catalogue import GAMES
from pioche.players.styles import CHANCE
from pioche.research.corpus import BOOKS, Order, write
from pioche.surfaces.terminal.arguments import add_game, opening, positive, progress_bar

_BARS = "▁▂▃▄▅▆▇█"


def add_to(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="play many games at random and sum them up")
    add_game(parser)
    parser.add_argument("--games", type=positive, default=10_000, metavar="K", help="how many games (default: 10000)")
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, metavar="J", help="how many cores (default: all)"
    )
    parser.add_argument("--json", action="store_true", help="the summary as one JSON object")
    parser.add_argument("--out", type=Path, metavar="FILE", help=f"write the games instead: {', '.join(BOOKS)}")
    parser.add_argument("--style", default=CHANCE, metavar="STYLE", help="who plays, with --out (default: chance)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    match = opening(chosen)
    if chosen.out:
        return _write_games(chosen, match.seats)
    with progress_bar() as bar:
        task = bar.add_task(chosen.game, total=chosen.games)
        summary = simulate(match, chosen.games, chosen.seed, chosen.jobs, lambda games: bar.advance(task, games))
    if chosen.json:
        print(json.dumps(_as_json(summary)))
    else:
        _show(summary)
    return 0


def _write_games(chosen: argparse.Namespace, seats: int) -> int:
    order = Order(chosen.game, seats, dict(chosen.option), chosen.seed, chosen.style)
    with progress_bar() as bar:
        task = bar.add_task(str(chosen.out), total=chosen.games)
        write(order, chosen.games, chosen.out, chosen.jobs, lambda games: bar.advance(task, games))
    return 0


def _as_json(summary: Summary) -> dict[str, Any]:
    seats = range(summary.seats)
    return {
        "game": summary.game,
        "players": summary.seats,
        "games": summary.games,
        "win_share": [summary.win_share(seat)[0] for seat in seats],
        "win_share_95": [summary.win_share(seat)[1] for seat in seats],
        "scores": [_spread_as_json(summary.scores[seat]) for seat in seats],
        "decisions": _spread_as_json(summary.decisions),
        "rounds": _spread_as_json(summary.rounds),
        "events_per_game": {name: times / summary.games for name, times in summary.fired.items()},
    }


def _spread_as_json(spread: Spread) -> dict[str, Any]:
    return {
        "mean": spread.mean,
        "deviation": spread.deviation,
        "quantiles": {str(percent): spread.quantile(percent / 100) for percent in (5, 25, 50, 75, 95)},
        "counts": {str(value): spread.values[value] for value in sorted(spread.values)},
    }


def _show(summary: Summary) -> None:
    console = Console()
    console.print(f"{summary.game}: {summary.games:,} games, {summary.seats} players, all by chance\n")
    for table in (_seat_table(summary), _length_table(summary), _rule_table(summary)):
        console.print(table)


def plain_table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def _seat_table(summary: Summary) -> Table:
    table = plain_table(
        "Seats (seat 0 deals or starts first)", "seat", "wins", "± 95 %", "score", *_SPREAD[1:], "shape"
    )
    for seat, spread in enumerate(summary.scores):
        share, error = summary.win_share(seat)
        table.add_row(str(seat), f"{share:.2%}", f"{error:.2%}", *_spread_cells(spread), _histogram(spread))
    return table


_SPREAD = ("mean", "sd", "least", "5 %", "median", "95 %", "most")


def _length_table(summary: Summary) -> Table:
    table = plain_table("Length", "of a game", *_SPREAD, "shape")
    for name, spread in (("decisions", summary.decisions), ("rounds", summary.rounds)):
        table.add_row(name, *_spread_cells(spread), _histogram(spread))
    return table


def _spread_cells(spread: Spread) -> list[str]:
    quantiles = [str(spread.quantile(share)) for share in (0, 0.05, 0.5, 0.95, 1)]
    return [f"{spread.mean:.2f}", f"{spread.deviation:.2f}", *quantiles]


def _histogram(spread: Spread, width: int = 12) -> str:
    """From the smallest value seen to the largest, in columns of equal width."""
    least, most = min(spread.values), max(spread.values)
    columns = [0] * width
    for value, times in spread.values.items():
        columns[min(width - 1, (value - least) * width // (most - least + 1))] += times
    heights = [-(-times * (len(_BARS) - 1) // max(columns)) for times in columns]
    return "".join(_BARS[height] for height in heights)


def _rule_table(summary: Summary) -> Table:
    table = plain_table("How often each rule fires", "event", "clause", "per game", "in all")
    for name, clause in GAMES[summary.game].events.values():
        times = summary.fired[name]
        table.add_row(name, clause, f"{times / summary.games:.3f}", f"{times:,}")
    return table
