"""What bots do at a live table: think on their own view only, at a human pace, and slap as fast as their level can."""

import secrets
import threading
from random import Random
from typing import Any

from pioche.engine.dispatch import GAME_OF
from pioche.engine.referee import legal_moves
from pioche.games.catalogue import GAMES
from pioche.players.advice import Advice, advise
from pioche.players.contract import Budget, Player
from pioche.players.levels import FASTEST_SLAP, LEVELS, player
from pioche.rehearsal import play_through
from pioche.rulekit import Match

THINKING = Budget(seconds=0.1)
ADVISING = Budget(seconds=0.6)
FORGET = "forget"

_own: Any = threading.local()


def decide(view: Match, level: str) -> str:
    """A move in words; to be called in a thread, which keeps players of its own."""
    write = GAME_OF[type(view)].notation.write_move
    moves: list[str] = sorted(map(write, legal_moves(view)))
    if FORGET in moves:
        return FORGET if Random(secrets.randbits(64)).random() < LEVELS[level].forgets else "call"
    if len(moves) == 1:
        return moves[0]
    text: str = write(_player(level, GAME_OF[type(view)].name, view.seats).choose(view, THINKING))
    return text


def _player(level: str, game: str, seats: int) -> Player:
    players: dict[tuple[str, str, int], Player] = _own.__dict__.setdefault("players", {})
    key = (level, game, seats)
    if key not in players:
        players[key] = player(level, game, seats, secrets.randbits(31))
    return players[key]


def rehearse() -> None:
    """Play every game once, so that the first guests do not wait for compiled code to be loaded."""
    for game in GAMES:
        play_through(game)


def advice(view: Match) -> Advice:
    return advise(view, ADVISING, secrets.randbits(31))


def pause(level: str, luck: Random) -> float:
    """Seconds that a move of this level takes."""
    return luck.uniform(*LEVELS[level].thinking)


def reaction(level: str, luck: Random) -> int:
    """Milliseconds from seeing a hand card to slapping it."""
    median, spread = LEVELS[level].reaction
    return max(FASTEST_SLAP, round(luck.lognormvariate(0, spread) * median))
