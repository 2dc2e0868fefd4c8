"""pioche verify: was the luck of a live game what the server had committed to?"""

import argparse
import sys
from pathlib import Path
from typing import Any

from pioche.engine.transcript import BadRecord, read
from pioche.surfaces.terminal.arguments import compile_once
from pioche.surfaces.terminal.errors import complaint
from pioche.surfaces.terminal.receipt_file import receipts_in
from pioche.surfaces.words import Words
from pioche.table.after.receipts import Receipt
from pioche.table.after.verification import Verified, verify


def add_to(commands: Any) -> None:
    parser = commands.add_parser("verify", help="check the shuffles and races of games from a live table")
    parser.add_argument("files", nargs="+", metavar="RECORD", help="a record (docs/records.md)")
    kept = "what you kept while you played, as pioche join and the page write it; may be given several times"
    parser.add_argument("--receipt", action="append", default=[], metavar="FILE", dest="receipts", help=kept)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """0, or 1 if any record does not hold."""
    receipts = [receipt for name in chosen.receipts for receipt in receipts_in(Path(name))]
    results = [_holds(Path(name), receipts, chosen.say) for name in chosen.files]
    return 0 if all(results) else 1


def _holds(path: Path, receipts: list[Receipt], say: Words) -> bool:
    try:
        compile_once(read(path).game, language=say.language)
        found = verify(path, receipts)
    except BadRecord as bad:
        print(f"{path}: {complaint(bad, say)}", file=sys.stderr)
        return False
    for sentence in what_was_found(found, say):
        print(f"{path}: {sentence}")
    return True


def what_was_found(found: Verified, say: Words) -> list[str]:
    """That a record holds, and how much that says."""
    facts = {"rounds": found.rounds, "moves": found.moves, "races": found.races, "servers": found.servers}
    compared = say("verify-compared", compared=found.compared, rounds=found.rounds)
    return [
        say("verify-holds", **facts),
        *([say("verify-old-scheme")] if found.scheme == 1 else []),
        compared if found.compared else say("verify-alone"),
    ]
