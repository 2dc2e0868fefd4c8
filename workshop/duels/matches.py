"""The matches of a duel: one player against a table full of another, in every seat of every deal."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from pioche.arena.entrants import maker
from pioche.engine.play import seeded
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget, Player
from pioche.players.value import victory_share
from pioche.rulekit import Match
from workshop.command import Unable
from workshop.contest import needed_options
from workshop.duels.flat import FlatPlayer

Sitter = Callable[[int, int], tuple[Player, Budget]]
"""Makes a player for a number of seats and a seed, and says how long it may think."""

_FLAT = "flat:"
"""A flat Monte-Carlo player with this number of rollouts for a decision; all others are named as in the arena."""
_DEALS = 1_000_003
"""Between the deals of two seeds."""


class Duel(NamedTuple):
    game: str
    seats: int
    one: Sitter
    others: Sitter
    seed: int


def sitter(name: str, game: str, budget: Budget) -> Sitter:
    """Refusal if nobody goes by this name."""
    if name.startswith(_FLAT) and (rollouts := name.removeprefix(_FLAT)).isdecimal():
        return lambda _, seed: (FlatPlayer(game, seed), Budget(0.0, simulations=int(rollouts)))
    make = maker(name, game)
    return lambda seats, seed: (make(seats, seed), budget)


def win_shares(duel: Duel, deals: int, jobs: int, tell: Callable[[], None]) -> Any:
    """By deal and seat; `tell` hears of every match."""
    places = product(range(deals), range(duel.seats))

    def play(place: tuple[int, int]) -> float:
        share = _match(duel, *place)
        tell()
        return share

    with ThreadPoolExecutor(jobs) as threads:
        return np.array(list(threads.map(play, places))).reshape(deals, duel.seats)


def _match(duel: Duel, deal: int, seat: int) -> float:
    """What share of the victory the one in this seat gets."""
    game, seats = duel.game, duel.seats
    number = duel.seed * _DEALS + deal
    names = [str(place) for place in range(seats)]
    play = seeded(Transcript(game, names, needed_options(game, seats)), number)
    sitters = [duel.one if place == seat else duel.others for place in range(seats)]
    players = [sits(seats, number * seats + place) for place, sits in enumerate(sitters)]
    write = GAMES[game].notation.write_move
    while (mover := play.to_move) is not None:
        player, granted = players[mover]
        play.play(write(_chosen(player, play.view(mover), granted, deal)))
    return victory_share(play.state, seat)


def _chosen(player: Player, view: Match, granted: Budget, deal: int) -> int:
    """A player from outside may fail, and then there is no figure."""
    try:
        return player.choose(view, granted)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise Unable(f"whoever had seat {view.viewer} in deal {deal} gave no move ({what})") from error
