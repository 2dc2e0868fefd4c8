"""pioche bench: decisions per second of every game, alone or beside peers, from one run on one core."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from pioche.benchmarks.peers import MissingPeer
from pioche.benchmarks.report import plot, show, show_research, show_search
from pioche.benchmarks.research import run as measure_research
from pioche.benchmarks.run import USUAL
from pioche.benchmarks.run import run as measure
from pioche.benchmarks.search import measure as measure_search
from pioche.games.catalogue import GAMES
from pioche.surfaces.terminal.asking import compile_once


def add_to(commands: Any) -> None:
    parser = commands.add_parser("bench", help="measure speed and memory")
    parser.add_argument("--peers", action="store_true", help="beside OpenSpiel, RLCard and a program in C")
    parser.add_argument("--search", action="store_true", help="the search, beside OpenSpiel's, instead of bare play")
    parser.add_argument("--research", action="store_true", help="the doors for research, beside their peers")
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw the speeds into this PNG")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    compile_once(*GAMES)
    if chosen.research:
        return run_research(chosen)
    figures = search_figures() if chosen.search else measure(peers=chosen.peers, tell=tell)
    if chosen.json:
        print(json.dumps(figures))
    else:
        (show_search if chosen.search else show)(figures, Console())
    return drawn(figures, chosen.plot) if chosen.plot else 0


def search_figures() -> dict[str, Any]:
    return measure_search(USUAL.slices, USUAL.seconds, tell)


def run_research(chosen: argparse.Namespace) -> int:
    try:
        figures = measure_research(tell=tell)
    except MissingPeer as missing:
        print(f"pioche: {missing}", file=sys.stderr)
        return 1
    if chosen.json:
        print(json.dumps(figures))
    else:
        show_research(figures, Console())
    return 0


def tell(step: str) -> None:
    """Patience, on standard error."""
    if sys.stderr.isatty():
        print(f"\r\033[K{step}", end="", file=sys.stderr, flush=True)


def drawn(figures: dict[str, Any], path: Path) -> int:
    try:
        plot(figures, path)
    except MissingPeer as missing:
        print(f"pioche: {missing}", file=sys.stderr)
        return 1
    return 0
