"""pioche site: the page as files for any host."""

import argparse
from pathlib import Path
from typing import Any

from pioche.surfaces.web.site import write_site


def add_to(commands: Any) -> None:
    parser = commands.add_parser("site", help="write the page as files that any host can serve: games against bots")
    parser.add_argument("place", metavar="OUT", type=Path, help="a folder that is not there yet, or is empty")
    parser.add_argument("--server", default="", metavar="URL", help="a server of Pioche, for games with friends")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    files = write_site(chosen.place, chosen.server)
    print(chosen.say("site-written", files=files, place=str(chosen.place)))
    return 0
