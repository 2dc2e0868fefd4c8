"""pioche perft: count all lines of play from a given deal."""

import argparse
import json
from pathlib import Path
from typing import Any

from pioche.engine.perft import perft, split
from pioche.engine.replay import played
from pioche.engine.rollout import Scratch, let_nature_move
from pioche.engine.transcript import read
from pioche.rulekit import Match, Refusal, dice
from pioche.surfaces.terminal.arguments import add_game, opening, positive


def add_to(commands: Any) -> None:
    parser = commands.add_parser("perft", help="count all lines of play from a given deal")
    add_game(parser)
    parser.add_argument("--record", metavar="FILE", help="count from where this record stops, not from a deal")
    parser.add_argument("--depth", type=positive, default=4, metavar="D", help="moves to look ahead (default: 4)")
    parser.add_argument("--split", action="store_true", help="also the count for each first move")
    parser.add_argument("--json", action="store_true", help="the counts as one JSON object")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    state = _stopped(chosen.record, chosen.game) if chosen.record else _dealt(chosen)
    counts = {depth: perft(state, depth) for depth in range(1, chosen.depth + 1)}
    parts = split(state, chosen.depth) if chosen.split else {}
    if chosen.json:
        print(json.dumps({"game": chosen.game, "perft": counts, "split": parts}))
        return 0
    for depth, count in counts.items():
        print(f"perft {depth} {count}")
    for move, count in parts.items():
        print(f"{move}: {count}")
    return 0


def _dealt(chosen: argparse.Namespace) -> Match:
    state = opening(chosen)
    let_nature_move(state, dice(chosen.seed), Scratch.blank(), None)
    return state


def _stopped(name: str, game: str) -> Match:
    transcript = read(Path(name))
    if transcript.game != game:
        raise Refusal("another-game", name=transcript.game)
    return played(transcript)
