"""Trace one *refuse* in No Thanks! at a live table, from the mailbox to the answer: which functions of which files run.

It counts what Python runs. With --interpreted the rules, which are otherwise compiled, are seen too. A table without a
network comes from the tests.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType

import pioche
from pioche.rulekit import INTERPRETED
from pioche.table.messages import PlayMove
from tests.table.company import Company
from workshop.command import finish, parser_of

PACKAGE = Path(pioche.__file__).parent

MOST_FUNCTIONS, MOST_FILES = (74, 19) if INTERPRETED else (55, 12)
"""The bounds of one refuse, with the rules and without them."""

Trace = dict[str, list[str]]
"""By file, its functions in the order of their first call."""


def one_refuse() -> Callable[[], object]:
    """A move in the middle of a match, sent when this is called. All that knows the table's classes stands here."""
    company = Company("no_thanks", 3).sit().get_ready()
    for seat in range(3):
        company.do(seat, PlayMove, "refuse")
    return lambda: company.box.receive(company.wires[0], PlayMove("traced", "refuse"))


def trace(action: Callable[[], object]) -> Trace:
    """The functions of the package that this action runs."""
    calls: Trace = {}

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            _note(frame, calls)

    sys.setprofile(watch)
    try:
        action()
    finally:
        sys.setprofile(None)
    return calls


def _note(frame: FrameType, calls: Trace) -> None:
    file = Path(frame.f_code.co_filename)
    if file.is_relative_to(PACKAGE):
        functions = calls.setdefault(file.relative_to(PACKAGE).as_posix(), [])
        if frame.f_code.co_qualname not in functions:
            functions.append(frame.f_code.co_qualname)


def count(calls: Trace) -> tuple[int, int]:
    """Functions, and files."""
    return sum(map(len, calls.values())), len(calls)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of("trace", __doc__)
    parser.add_argument("--json", action="store_true", help="the functions by file, as one JSON object")
    parser.add_argument("--interpreted", action="store_true", help="the rules too, run by Python")
    chosen = parser.parse_args(arguments)
    return finish(_run_interpreted if chosen.interpreted and not INTERPRETED else _run, chosen)


def _run(chosen: argparse.Namespace) -> int:
    calls = trace(one_refuse())
    if chosen.json:
        print(json.dumps(calls))
        return 0
    functions, files = count(calls)
    print(
        f"One refuse runs {functions} functions (at most: {MOST_FUNCTIONS}) in {files} files (at most: {MOST_FILES})."
    )
    for file, names in calls.items():
        print(f"{file}: {', '.join(names)}")
    return 0


def _run_interpreted(chosen: argparse.Namespace) -> int:
    command = [sys.executable, "-m", "workshop.trace", *(["--json"] if chosen.json else [])]
    return subprocess.run(command, env=os.environ | {"PIOCHE_INTERPRETED": "1"}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
