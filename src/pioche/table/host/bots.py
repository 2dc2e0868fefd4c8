"""What bots do at a live table: think on their own view only, at a human pace, and slap as fast as their level can.

All times are milliseconds.
"""

import logging
import secrets
import threading
from functools import cache
from random import Random
from typing import Any

from pioche.engine.dispatch import GAME_OF
from pioche.engine.referee import legal_moves
from pioche.games.catalogue import GAMES
from pioche.games.contract import Reflex
from pioche.players.advice import Advice, advise_by_slices
from pioche.players.contract import Budget, Player
from pioche.players.levels import FASTEST_SLAP, LEVELS, player
from pioche.rehearsal import play_through
from pioche.rulekit import Match
from pioche.table import messages as m
from pioche.table.clock import SECOND
from pioche.table.host.thinking import Work
from pioche.table.reactions import reflex_of

_MOST_SECONDS, _LEAST_SECONDS = 0.1, 0.005
"""For one move."""
_SOON_SECONDS = 0.5
"""Bots who wait together want to be done after this. Their shortest pause is longer, so none of them is late then."""
_ADVISING = [Budget(seconds=0.05)] * 12
"""In slices, so that no bot waits long for its turn."""

_log = logging.getLogger("pioche.bots")
_own: Any = threading.local()
_reflex_of = cache(reflex_of)


def budget(crowd: int, threads: int, waited: float) -> Budget:
    """For a bot that has waited for these seconds; `crowd` bots, itself included, share a turn."""
    share = min(_SOON_SECONDS * threads / crowd, _SOON_SECONDS - waited)
    return Budget(seconds=min(_MOST_SECONDS, max(_LEAST_SECONDS, share)))


def choose(view: Match, level: str, budget: Budget) -> str:
    """A move in words. A bot that fails plays any legal move: the table goes on."""
    moves = _moves(view)
    try:
        return _decide(view, level, moves, budget)
    except Exception:
        _log.exception("a bot could not decide", extra={"game": GAME_OF[type(view)].name, "level": level})
        return secrets.choice(moves)


def _moves(view: Match) -> list[str]:
    return sorted(map(GAME_OF[type(view)].notation.write_move, legal_moves(view)))


def _decide(view: Match, level: str, moves: list[str], budget: Budget) -> str:
    """To be called in a thread, which keeps players of its own."""
    game = GAME_OF[type(view)]
    reflex: Reflex | None = _reflex_of(game.name)
    if reflex and reflex.FORGET in moves:
        forgets = Random(secrets.randbits(64)).random() < LEVELS[level].forgets
        return reflex.FORGET if forgets else reflex.CALL
    if len(moves) == 1:
        return moves[0]
    text: str = game.notation.write_move(_player(level, game.name, view.seats).choose(view, budget))
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


def advised(command: str, view: Match) -> Work[m.Advised]:
    """The answer to a hint, after some slices."""
    for found in advise_by_slices(view, _ADVISING, secrets.randbits(31)):
        yield _told(command, view, found) if found else None


def _told(command: str, view: Match, found: Advice) -> m.Advised:
    write = GAME_OF[type(view)].notation.write_move
    moves = [m.Opinion(write(opinion.move), float(opinion.value), opinion.visits) for opinion in found.opinions]
    return m.Advised(command, moves, found.speaks_for, found.speaks_against)


def pause(level: str, luck: Random) -> float:
    """How long a move of this level takes."""
    return SECOND * luck.uniform(*LEVELS[level].thinking)


def reaction(level: str, luck: Random) -> int:
    """From seeing a hand card to slapping it."""
    median, spread = LEVELS[level].reaction
    return max(FASTEST_SLAP, round(luck.lognormvariate(0, spread) * median))
