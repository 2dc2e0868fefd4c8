"""pioche backup: all tables and matches into one file, while people play."""

import argparse
from pathlib import Path
from typing import Any

from pioche.rulekit import Refusal
from pioche.surfaces.terminal.at_place import add_data, place_of, shown
from pioche.surfaces.terminal.check import is_whole
from pioche.surfaces.words import Words
from pioche.table.host.store.copying import begin_reading, synchronise, write_file
from pioche.table.host.store.places import plainly, reading


def add_to(commands: Any) -> None:
    parser = commands.add_parser("backup", help="all tables into one file, while the server runs")
    parser.add_argument("file", metavar="FILE", type=Path, help="a new file")
    add_data(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """The file has its name when it is whole; 1 if what was copied is not."""
    if chosen.file.exists():
        raise Refusal("file-exists", path=str(chosen.file))
    place, part = place_of(chosen), chosen.file.with_name(f"{chosen.file.name}.part")
    with plainly(place), reading(place) as source:
        counted = begin_reading(source)
        with shown(chosen.say("copying"), sum(counted.values())) as advance:
            write_file(source, part, advance)
    if not _holds_all(part, counted, chosen.say):
        return 1
    part.rename(chosen.file)
    synchronise(chosen.file.absolute().parent)
    print(chosen.say("backup-done", file=str(chosen.file)))
    return 0


def _holds_all(part: Path, counted: dict[str, int], say: Words) -> bool:
    """Open the copy and look."""
    with plainly(str(part)), reading(str(part)) as copy:
        if (found := begin_reading(copy)) != counted:
            raise Refusal("copy-incomplete", name=str(part))
        return is_whole(copy, found, say, quick=True)
