"""Golden playthroughs: games a person can read, with what each seat sees after each move.

`make golden` writes them anew; then the difference is read as prose.
"""

from collections.abc import Iterator
from pathlib import Path

import pioche
from pioche import Session
from pioche.rulekit import NOBODY, Value, below, dice
from pioche.surfaces.terminal.board import board
from pioche.surfaces.terminal.telling import told
from pioche.surfaces.words import words
from tests.laws.worlds import interrupted

FOLDER = Path(__file__).parent
NAMES = ("Ana", "Bruno", "Chloé", "Dora")
PLIES = 45

PLAYTHROUGHS: dict[str, tuple[str, int, int, dict[str, Value]]] = {
    "take_that": ("take_that", 3, 5, {}),
    "take_that_experts": ("take_that", 2, 6, {"experts": True, "penalty_display": "faces"}),
    "no_thanks": ("no_thanks", 3, 1, {}),
    "no_thanks_tactical": ("no_thanks", 4, 2, {"tactical": True, "chips_visible": True}),
    "tightrope": ("tightrope", 3, 3, {}),
    "tightrope_simultaneous": ("tightrope", 4, 4, {"tactical": True, "simultaneous": True}),
    "hit_the_deck": ("hit_the_deck", 3, 7, {}),
    "hit_the_deck_options": ("hit_the_deck", 2, 8, {"cut_depth": "choice", "may_keep_drawn": True}),
}
"""By name: the game, how many play, the seed and the options."""


def playthrough(name: str) -> str:
    game, seats, seed, options = PLAYTHROUGHS[name]
    session = pioche.new(game, NAMES[:seats], seed, 0, **options)
    return "\n".join([f"# {game} {options}", *moves(session, seed)]) + "\n"


def moves(session: Session, seed: int) -> Iterator[str]:
    luck = dice(seed, 3)
    shown = heard = 0
    while True:
        for move in session.moves[shown:]:
            yield f"\n## {move}"
        yield from (f"> {text}" for text in told(session, session.events[heard:], NOBODY, words()))
        shown, heard = len(session.moves), len(session.events)
        yield from looks(session)
        if session.over or shown >= PLIES:
            return
        if not interrupted(session, luck):
            session.play(session.legal[below(luck, len(session.legal))])


def looks(session: Session) -> Iterator[str]:
    """The public view, then what each seat sees beyond it."""
    public = view_lines(session, NOBODY)
    yield from public
    for seat, name in enumerate(session.players):
        yield f"{name} sees:"
        yield from (f"  {line}" for line in view_lines(session, seat) if line not in public)


def view_lines(session: Session, seat: int) -> list[str]:
    return board(session.view(seat), session.players, words())
