"""Our own side: each game of the catalogue at random, and how soon and in how little memory."""

import statistics
import tempfile
from functools import partial

from pioche.engine.referee import new_match
from pioche.engine.rollout import Scratch, play_many
from pioche.games.catalogue import GAMES
from pioche.rulekit import Match, dice
from workshop.bench.fresh import ask
from workshop.bench.slices import Runner, play_for

SEATS = 4
GAMES_PER_LOOK = 500
"""Matches between two looks at the clock."""
STARTS = 3
"""How many starts the median of a warm start is taken from."""


def opening(name: str) -> Match:
    """A match for four by the default options."""
    return new_match(name, SEATS, 0, {})


class Player:
    """Plays matches of one game by chance alone."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.state = opening(name)
        self.luck = dice(seed)
        self.scratch = Scratch.blank()

    def play(self, games: int) -> int:
        """Dealing, listing legal moves and scoring included; the number of decisions."""
        return play_many(self.state, self.luck, self.scratch, games)


def runner(name: str, games: int = GAMES_PER_LOOK) -> Runner:
    player = Player(name)
    return partial(play_for, play=partial(player.play, games), count=int)


def runners() -> dict[str, Runner]:
    return {name: runner(name) for name in GAMES}


def interpreted(name: str, seconds: float) -> float:
    """Decisions per CPU second with the rules run by Python itself."""
    answer = ask("play_slice", name, seconds, PIOCHE_INTERPRETED="1")
    return float(answer["decisions"] / answer["cpu_seconds"])


def state_bytes(name: str) -> int:
    return GAMES[name].state.layout.itemsize


def warm_start(name: str) -> float:
    """Seconds from import to the first compiled answer, in a fresh process with a warm cache."""
    ask("first_answer", name)
    return statistics.median(float(ask("first_answer", name)["seconds"]) for _ in range(STARTS))


def cold_compile() -> float:
    """Seconds until everything is compiled, beginning with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        return float(ask("everything", PIOCHE_CACHE=folder)["seconds"])


def memory(name: str, games: int) -> int:
    """Bytes at the peak of a simulation of this number of games, in a process of its own with a warm cache."""
    ask("simulate", name, 1)
    return int(ask("simulate", name, games)["bytes"])
