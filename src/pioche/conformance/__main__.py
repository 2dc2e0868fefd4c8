"""python -m pioche.conformance NAME [NAME ...]: the report of each game; 0 if all are sound."""

import argparse
import sys

from pioche.conformance import Extent, check
from pioche.games.catalogue import GAMES
from pioche.rulekit import Refusal
from pioche.surfaces.words import words


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m pioche.conformance", description="Is a game sound?")
    parser.add_argument("games", metavar="NAME", nargs="*", help=f"games (default: {', '.join(GAMES)})")
    parser.add_argument("--matches", type=int, default=2, metavar="N", help="of each setting (default: 2)")
    parser.add_argument("--plies", type=int, default=60, metavar="N", help="of each match (default: 60)")
    parser.add_argument("--one-mode", action="store_true", help="do not run it both interpreted and compiled")
    chosen = parser.parse_args()
    extent = Extent(chosen.matches, chosen.plies, not chosen.one_mode)
    return max(_told(name, extent) for name in chosen.games or GAMES)


def _told(name: str, extent: Extent) -> int:
    try:
        report = check(name, extent)
    except Refusal as refusal:
        sys.stderr.write(f"{words('en').why(refusal)}\n")
        return 2
    sys.stdout.write(f"{report}\n")
    return 0 if report.sound else 1


if __name__ == "__main__":
    sys.exit(main())
