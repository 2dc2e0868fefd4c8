"""How far a command walks through the code: one *refuse* of No Thanks!, from the mailbox to the answer."""

import sys
from pathlib import Path
from types import FrameType

import pioche
from pioche.rulekit import INTERPRETED
from pioche.table import messages as m
from tests.table.company import Company

SOURCES = str(Path(pioche.__file__).parent)
FUNCTIONS, FILES = (75, 19) if INTERPRETED else (60, 14)
"""Where Python interprets them, the rules are part of the walk."""


def walked() -> set[tuple[str, str]]:
    """File and function, of all that is called."""
    company = Company("no_thanks", 3).sit().get_ready()
    for seat in range(3):
        company.do(seat, m.PlayMove, "refuse")
    seen: set[tuple[str, str]] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(SOURCES):
            seen.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    sys.setprofile(note)
    try:
        answer = company.box.receive(company.wires[0], m.PlayMove("walk", "refuse"))
    finally:
        sys.setprofile(None)
    assert isinstance(answer, m.Done)
    return seen


def test_a_command_takes_a_short_walk() -> None:
    seen = walked()
    assert len(seen) <= FUNCTIONS
    assert len({file for file, _ in seen}) <= FILES


def test_where_nobody_races_no_race_is_asked_about() -> None:
    assert not [file for file, _ in walked() if Path(file).name in ("reflex.py", "race.py", "reactions.py")]
