"""pioche replay: check records, tell how they ended, or trace every move."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pioche.engine.replay import Line, trace
from pioche.engine.transcript import BadRecord, Transcript, read
from pioche.surfaces.terminal.arguments import compile_once
from pioche.surfaces.terminal.errors import complaint, one_line
from pioche.surfaces.words import Words


def add_to(commands: Any) -> None:
    parser = commands.add_parser("replay", help="check records of games, and trace every move")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record (docs/records.md)")
    parser.add_argument("--trace", action="store_true", help="print one JSON object per line for each move")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """0, or 1 if any record was bad; a bad one does not stop the others."""
    show = print_trace if chosen.trace else print_outcome
    results = [checked(name, show, chosen.say, several=len(chosen.files) > 1) for name in chosen.files]
    return 0 if all(results) else 1


def checked(name: str, show: Any, say: Words, *, several: bool) -> bool:
    try:
        transcript = read(Path(name))
        transcript.opening()
        compile_once(transcript.game, language=say.language)
        show(name, transcript, say, several=several)
    except BadRecord as bad:
        sys.stdout.flush()
        print(f"{name}: {complaint(bad, say)}", file=sys.stderr)
        return False
    return True


def print_trace(name: str, transcript: Transcript, _: Words, *, several: bool) -> None:
    for line in trace(transcript):
        print(json.dumps({"file": name} | line if several else line, ensure_ascii=False))


def print_outcome(name: str, transcript: Transcript, say: Words, *, several: bool) -> None:
    lines = list(trace(transcript))
    players = ", ".join(map(one_line, transcript.players))
    title = say("replay-title", game=say(f"{transcript.game}-title"), moves=len(transcript.moves), players=players)
    print(f"{name}: {title}" if several else title)
    for text in told(transcript, lines, say):
        print(f"  {text}")


def told(transcript: Transcript, lines: list[Line], say: Words) -> Iterator[str]:
    for line in lines:
        if "round" in line:
            yield say("replay-round", round=line["round"], scores=listed(transcript, line["scores"]))
        elif "totals" in line:
            winners = ", ".join(one_line(transcript.players[seat]) for seat in line["winners"])
            yield say("replay-totals", scores=listed(transcript, line["totals"]), winners=winners)
        elif "unfinished" in line:
            yield say("replay-unfinished", seats=", ".join(map(str, line["to_move"])))


def listed(transcript: Transcript, scores: list[int]) -> str:
    return ", ".join(f"{one_line(name, 40)} {score}" for name, score in zip(transcript.players, scores, strict=True))
