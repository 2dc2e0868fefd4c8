"""pioche restore: a backup back into its place, or into another kind of database."""

import argparse
from pathlib import Path
from typing import Any

from pioche.surfaces.terminal.at_place import add_data, place_of, shown
from pioche.surfaces.terminal.check import is_whole
from pioche.table.host.store.copying import begin_reading
from pioche.table.host.store.places import plainly, reading, without_password
from pioche.table.host.store.restoring import restore


def add_to(commands: Any) -> None:
    parser = commands.add_parser("restore", help="put a backup back into its place; stop the server first")
    parser.add_argument("file", metavar="FILE", type=Path, help="what pioche backup has written")
    add_data(parser)
    force = "even where there are tables already; they are put aside, not deleted"
    parser.add_argument("--force", action="store_true", help=force)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """1 if the backup is not whole: then nothing is changed."""
    place = place_of(chosen)
    with plainly(str(chosen.file)), reading(str(chosen.file)) as source:
        counted = begin_reading(source)
        if not is_whole(source, counted, chosen.say, quick=True):
            return 1
        with plainly(place), shown(chosen.say("copying"), sum(counted.values())) as advance:
            kept = restore(source, place, advance, force=chosen.force)
    print(chosen.say("restore-done", place=without_password(place)))
    if kept:
        print(chosen.say("restore-kept", name=kept))
    return 0
