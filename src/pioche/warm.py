"""Warm up: compile all that a game needs, once, so that nobody waits later. `python -m pioche.warm` does all games."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from pioche.arena.game import rehearse
from pioche.arena.plan import plan_for
from pioche.engine.dispatch import GAME_OF, hide, imagine
from pioche.engine.looking import Views
from pioche.engine.perft import perft
from pioche.engine.play import seeded
from pioche.engine.referee import awaited, interrupting_moves, legal_moves, new_match
from pioche.engine.replay import winners
from pioche.engine.rollout import Desk, let_nature_move, play_many
from pioche.engine.simulation import simulate
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.levels import player
from pioche.rulekit import NOBODY, Log, Match, dice
from pioche.rulekit.compiled import INTERPRETED, cache_folder

Progress = Callable[[], None]


def is_warm(game: str) -> bool:
    return INTERPRETED or _mark(game).exists()


def warm_up(games: Sequence[str], progress: Progress = lambda: None) -> None:
    """Compile on all cores, a process for each game; `progress` is told after each of STEPS steps of a game."""
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(partial(_warm_apart, progress=progress), games))


def _warm_apart(game: str, progress: Progress) -> None:
    command = [sys.executable, "-m", "pioche.warm", game]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for _ in process.stdout or ():
            progress()
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)


def warm_here(game: str) -> None:
    """Call everything once; a line for each step."""
    for step in _steps(game):
        step()
        sys.stdout.write(f"{game}\n")
        sys.stdout.flush()
    _mark(game).parent.mkdir(parents=True, exist_ok=True)
    _mark(game).touch()


STEPS = 9


def _steps(game: str) -> Iterator[Callable[[], object]]:
    seats = GAMES[game].seats[0]
    opening = new_match(game, seats, 0, {})
    dealt = opening.twin()
    yield partial(_read, opening)
    yield partial(let_nature_move, dealt, dice(0), Desk.blank(), Log.blank())
    yield partial(_look, dealt)
    yield partial(seeded, Transcript(game, ["?"] * seats), seed=0)
    yield partial(play_many, opening.twin(), dice(0), Desk.blank(), 1)
    yield lambda: (simulate(opening, 1), perft(dealt, 1))
    yield partial(_think, "strong", game, seats)
    yield partial(_think, "expert", game, seats)
    yield partial(rehearse, plan_for(game, ["chance", "chance"], None, {}, 0, "1sims"))


def _read(state: Match) -> None:
    for question in (awaited, legal_moves, interrupting_moves, winners):
        question(state)


def _look(state: Match) -> None:
    view = GAME_OF[type(state)].view.blank()
    hide(state, view, NOBODY)
    imagine(view, state.twin(), dice(0))
    Views(state).look(state, (0, NOBODY))


def _think(level: str, game: str, seats: int) -> None:
    session = seeded(Transcript(game, ["?"] * seats), seed=0)
    player(level, game, seats).opinions(session.view(session.to_move or 0), Budget(seconds=0.0))


def _mark(game: str) -> Path:
    return cache_folder() / f"{game}.warm"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        warm_here(sys.argv[1])
    else:
        warm_up([game for game in GAMES if not is_warm(game)])
