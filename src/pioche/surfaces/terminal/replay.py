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
    show = _print_trace if chosen.trace else _print_outcome
    results = [_checked(name, show, chosen.say, several=len(chosen.files) > 1) for name in chosen.files]
    return 0 if all(results) else 1


def _checked(name: str, show: Any, say: Words, *, several: bool) -> bool:
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


def _print_trace(name: str, transcript: Transcript, _: Words, *, several: bool) -> None:
    for line in trace(transcript):
        print(json.dumps({"file": name} | line if several else line, ensure_ascii=False))


def _print_outcome(name: str, transcript: Transcript, say: Words, *, several: bool) -> None:
    lines = list(trace(transcript))
    players = ", ".join(map(one_line, transcript.players))
    title = say("replay-title", game=say(f"{transcript.game}-title"), moves=len(transcript.moves), players=players)
    print(f"{name}: {title}" if several else title)
    for text in _told(transcript, lines, say):
        print(f"  {text}")


def _told(transcript: Transcript, lines: list[Line], say: Words) -> Iterator[str]:
    for line in lines:
        if "round" in line:
            yield say("replay-round", round=line["round"], scores=_listed(transcript, line["scores"]))
        elif "totals" in line:
            winners = ", ".join(one_line(transcript.players[seat]) for seat in line["winners"])
            yield say("replay-totals", scores=_listed(transcript, line["totals"]), winners=winners)
        elif "unfinished" in line:
            yield say("replay-unfinished", seats=", ".join(map(str, line["to_move"])))


def _listed(transcript: Transcript, scores: list[int]) -> str:
    return ", ".join(f"{one_line(name, 40)} {score}" for name, score in zip(transcript.players, scores, strict=True))
