"""The command line: `pioche --help` shows it all."""

import argparse
import os
import sys
from collections.abc import Sequence

from pioche import __version__
from pioche.engine.transcript import BadRecord
from pioche.games.catalogue import GAMES, LEFT_OUT
from pioche.rulekit import Refusal
from pioche.surfaces.terminal import (
    arena,
    backup,
    check,
    doctor,
    hint,
    join,
    migrate,
    perft,
    play,
    replay,
    restore,
    serve,
    simulate,
    site,
    speaking,
    verify,
)
from pioche.surfaces.terminal.errors import complaint
from pioche.surfaces.words import words

_EXAMPLES = """\
examples:
  pioche play                                 choose a game and play it against bots
  pioche play --language fr                   the same in French; en, fr, pt and de are spoken
  pioche play GAME --players 4 --option NAME=VALUE
  pioche serve --host 0.0.0.0                 tables for people on the network
  pioche site OUT                             games against bots as files that any host can serve
  pioche doctor --url https://host            what is wrong with a server, and what to do
  pioche join http://host:8000/t/TABLE        play there, in the terminal
  pioche replay game.json                     check a record and tell how it ended
  pioche verify game.json                     check the luck of a game from a live table
  pioche replay --trace game.json             one line of JSON for each move, with what was legal
  pioche hint game.json --ply 12              what a master would do there, and why
  pioche simulate GAME --players 4 --games 100000
  pioche perft GAME --depth 4 --split         count all lines of play from a deal
  pioche arena GAME --players expert,club,my_bot.py:Clever --deals 500
  pioche backup tables.backup                 all tables into one file, while the server runs
"""

_COMMANDS = (
    *(play, serve, site, doctor, join, replay, verify, hint, simulate, perft, arena, backup, restore, check),
    migrate,
)


def _parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="pioche",
        description=f"Play, study and research small-box card games: {', '.join(GAMES)}.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"pioche {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in _COMMANDS:
        command.add_to(commands)
    for one in (top, *commands.choices.values()):
        speaking.add_to(one)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    say = words(speaking.of_the_system(os.environ))
    for refusal in LEFT_OUT.values():
        print(f"pioche: {say.why(refusal)}", file=sys.stderr)
    chosen = _parser().parse_args(arguments)
    try:
        say = chosen.say = words(speaking.spoken(getattr(chosen, "language", ""), os.environ))
        status: int = chosen.run(chosen)
    except Refusal as refusal:
        print(f"pioche: {say.why(refusal)}", file=sys.stderr)
        return 2
    except BadRecord as bad:
        print(f"pioche: {complaint(bad, say)}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
