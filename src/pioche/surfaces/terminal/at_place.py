"""What the commands for hosts have in common: which database, and patience while they read all of it."""

import argparse
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pioche.surfaces.terminal.arguments import progress_bar
from pioche.surfaces.web.settings import home


def add_data(parser: argparse.ArgumentParser) -> None:
    what = "where the tables are: a folder, a file, or a postgresql:// address (default: $PIOCHE_DATA, as for serve)"
    parser.add_argument("--data", default=os.environ.get("PIOCHE_DATA", ""), metavar="X", help=what)


def place_of(chosen: argparse.Namespace) -> str:
    return chosen.data or str(home())


@contextmanager
def shown(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """To be told how much more was done."""
    with progress_bar(transient=True) as bar:
        task = bar.add_task(text, total=total)
        yield lambda more: bar.advance(task, more)
