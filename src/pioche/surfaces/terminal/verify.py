"""pioche verify: was the luck of a live game what the server had committed to?"""

import argparse
import sys
from pathlib import Path
from typing import Any

from pioche.engine.transcript import BadRecord, read
from pioche.surfaces.terminal.arguments import compile_once
from pioche.surfaces.terminal.errors import complaint
from pioche.surfaces.words import Words
from pioche.table.after.verification import verify


def add_to(commands: Any) -> None:
    parser = commands.add_parser("verify", help="check the shuffles and races of games from a live table")
    parser.add_argument("files", nargs="+", metavar="RECORD", help="a record (docs/records.md)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """0, or 1 if any record does not hold."""
    results = [_holds(Path(name), chosen.say) for name in chosen.files]
    return 0 if all(results) else 1


def _holds(path: Path, say: Words) -> bool:
    try:
        compile_once(read(path).game, language=say.language)
        found = verify(path)
    except BadRecord as bad:
        print(f"{path}: {complaint(bad, say)}", file=sys.stderr)
        return False
    facts = {"rounds": found.rounds, "moves": found.moves, "races": found.races, "servers": found.servers}
    print(f"{path}: {say('verify-holds', **facts)}")
    return True
