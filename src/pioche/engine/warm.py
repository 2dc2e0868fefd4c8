"""Warm up: compile all that a game needs, once, so that nobody waits later."""

from collections.abc import Callable, Iterator
from pathlib import Path

from pioche.engine.dispatch import GAME_OF, hide, imagine
from pioche.engine.perft import perft
from pioche.engine.referee import awaited, interrupting_moves, legal_moves, new_match
from pioche.engine.replay import winners
from pioche.engine.rollout import Desk, let_nature_move, play_many
from pioche.engine.session import Session
from pioche.engine.simulation import simulate
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES
from pioche.rulekit import NOBODY, Log, Match, dice
from pioche.rulekit.compiled import INTERPRETED, cache_folder


def is_warm(game: str) -> bool:
    return INTERPRETED or _mark(game).exists()


def warm_up(game: str, progress: Callable[[], None] = lambda: None) -> None:
    """Call everything once; `progress` is told after each of STEPS steps."""
    for step in _steps(game):
        step()
        progress()
    _mark(game).parent.mkdir(parents=True, exist_ok=True)
    _mark(game).touch()


STEPS = 6


def _steps(game: str) -> Iterator[Callable[[], object]]:
    seats = GAMES[game].seats[0]
    opening = new_match(game, seats, 0, {})
    dealt = opening.twin()
    yield lambda: _read(opening)
    yield lambda: let_nature_move(dealt, dice(0), Desk.blank(), Log.blank())
    yield lambda: _look(dealt)
    yield lambda: Session(Transcript(game, ["?"] * seats), seed=0)
    yield lambda: play_many(opening.twin(), dice(0), Desk.blank(), 1)
    yield lambda: (simulate(opening, 1), perft(dealt, 1))


def _read(state: Match) -> None:
    for question in (awaited, legal_moves, interrupting_moves, winners):
        question(state)


def _look(state: Match) -> None:
    view = GAME_OF[type(state)].view.blank()
    hide(state, view, NOBODY)
    imagine(view, state.twin(), dice(0))


def _mark(game: str) -> Path:
    return cache_folder() / f"{game}.warm"


if __name__ == "__main__":
    for name in GAMES:
        warm_up(name)
