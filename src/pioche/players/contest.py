"""Matches between rules of thumb, compiled: hundreds of thousands in a minute."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pioche.engine.dispatch import apply, to_move
from pioche.engine.rollout import Desk, let_nature_move, start_over
from pioche.players.styles import Style
from pioche.players.thumbs import Notes, thumb_move
from pioche.players.worth import victory_share
from pioche.rulekit import NATURE, NOBODY, Dice, FloatTable, Ints, Match, Table, compiled, dice

Numbers = NDArray[np.float64]


@compiled
def play_by_thumb(state: Match, dice: Dice, desk: Desk, notes: Notes, lineup: FloatTable, seated: Ints) -> None:
    """Play a match to its end; seated[seat] is the number of its style in the lineup."""
    mover = to_move(state)
    while mover != NOBODY:
        if mover == NATURE:
            let_nature_move(state, dice, desk, None)
        else:
            apply(state, thumb_move(state, dice, desk, notes, lineup[seated[mover]]), None)
        mover = to_move(state)


@compiled
def play_schedule(
    state: Match,
    dice: Dice,
    desk: Desk,
    notes: Notes,
    luck: Table,
    lineup: FloatTable,
    seating: Table,
    shares: FloatTable,
    points: FloatTable,
) -> None:
    """For each row of the seating a match with that row's luck; write what came of it for every seat."""
    for game in range(len(seating)):
        start_over(state)
        dice.words[:] = luck[game]
        play_by_thumb(state, dice, desk, notes, lineup, seating[game])
        for seat in range(state.seats):
            shares[game, seat] = victory_share(state, seat)
            points[game, seat] = state.totals[seat]


def as_lineup(styles: Sequence[Style]) -> Numbers:
    return np.array([[*style.weights, style.warmth] for style in styles])


class Played(NamedTuple):
    """By match, and by seat unless it is of one player only."""

    shares: Numbers
    """Of the victory."""
    points: Numbers


def contest(opening: Match, styles: Sequence[Style], seating: Any, luck: Any) -> Played:
    """Rows of `luck` come from `luck_of`; equal rows deal equal cards."""
    shares, points = np.zeros(seating.shape), np.zeros(seating.shape)
    tables: Any = (shares, points)
    lineup: Any = as_lineup(styles)
    play_schedule(opening.twin(), dice(0), Desk.blank(), Notes.blank(), luck, lineup, seating, *tables)
    return Played(shares, points)


@lru_cache(maxsize=4)
def luck_of(seed: int, games: int) -> Any:
    return np.array([dice(seed, game).words for game in range(games)])
