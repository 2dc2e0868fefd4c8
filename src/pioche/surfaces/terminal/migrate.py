"""pioche migrate: bring a database up to date before a server does."""

import argparse
from typing import Any

from pioche.surfaces.terminal.at_place import add_data, place_of
from pioche.table.host.store.places import migrate_at, plainly


def add_to(commands: Any) -> None:
    parser = commands.add_parser("migrate", help="bring the database of a server up to date")
    add_data(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    place = place_of(chosen)
    with plainly(place):
        applied = migrate_at(place)
    for name in applied:
        print(chosen.say("migrate-applied", name=name))
    print(chosen.say("migrate-done"))
    return 0
