"""pioche check: whether a database, or a backup, is whole."""

import argparse
import sys
from typing import Any

from pioche.engine.transcript import BadRecord
from pioche.games.catalogue import GAMES
from pioche.surfaces.terminal.arguments import compile_once
from pioche.surfaces.terminal.at_place import add_data, place_of, shown
from pioche.surfaces.terminal.errors import complaint, one_line
from pioche.surfaces.words import Words
from pioche.table.host.inspection import Damage, inspect
from pioche.table.host.store.copying import begin_reading
from pioche.table.host.store.database import Database
from pioche.table.host.store.places import plainly, reading


def add_to(commands: Any) -> None:
    parser = commands.add_parser("check", help="whether the tables of a server, or of a backup, are whole")
    add_data(parser)
    parser.add_argument("--quick", action="store_true", help="do not replay tables and matches")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """0, or 1 if anything is wrong. A server may go on meanwhile."""
    if not chosen.quick:
        compile_once(*GAMES, language=chosen.say.language)
    place = place_of(chosen)
    with plainly(place), reading(place) as source:
        return 0 if is_whole(source, begin_reading(source), chosen.say, quick=chosen.quick) else 1


def is_whole(source: Database, counted: dict[str, int], say: Words, *, quick: bool) -> bool:
    """Say what is wrong, or that nothing is."""
    found = 0
    with shown(say("checking"), counted["tables"] + counted["games"]) as advance:
        for damage in inspect(source, lambda: advance(1), quick=quick):
            print(_told(damage, say), file=sys.stderr)
            found += 1
    if not found:
        print(say("check-holds", tables=counted["tables"], facts=counted["log"], games=counted["games"]))
    return not found


def _told(damage: Damage, say: Words) -> str:
    why = complaint(damage.why, say) if isinstance(damage.why, BadRecord) else one_line(say.why(damage.why))
    return f"{one_line(damage.where)}: {why}" if damage.where else why
