"""Measure speed and memory of every game, alone or beside peers, in one run on one core."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from pioche.games.catalogue import GAMES
from pioche.surfaces.terminal.arguments import compile_once
from workshop.bench import research, run, search
from workshop.bench.peers import MissingPeer
from workshop.bench.report import plot, show, show_research, show_search
from workshop.command import finish, parser_of

Figures = dict[str, Any]
Show = Callable[[Figures, Console], None]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of("bench", __doc__)
    parser.add_argument("--peers", action="store_true", help="beside OpenSpiel, RLCard and a program in C")
    parser.add_argument("--search", action="store_true", help="the search, beside OpenSpiel's, instead of bare play")
    parser.add_argument("--research", action="store_true", help="the doors for research, beside their peers")
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw the speeds into this PNG")
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    compile_once(*GAMES)
    try:
        figures, show_them = _measure(chosen)
        if chosen.json:
            print(json.dumps(figures))
        else:
            show_them(figures, Console())
        if chosen.plot and show_them is show:
            plot(figures, chosen.plot)
    except MissingPeer as missing:
        print(f"workshop: {missing}", file=sys.stderr)
        return 1
    return 0


def _measure(chosen: argparse.Namespace) -> tuple[Figures, Show]:
    if chosen.research:
        return research.run(tell=_tell), show_research
    if chosen.search:
        return search.measure(run.USUAL.slices, run.USUAL.seconds, _tell), show_search
    return run.run(peers=chosen.peers, tell=_tell), show


def _tell(step: str) -> None:
    """Patience, on standard error."""
    if sys.stderr.isatty():
        print(f"\r\033[K{step}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
