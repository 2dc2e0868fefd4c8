"""Matches between rules of thumb, compiled: hundreds of thousands in a minute."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

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
) -> None:
    """For each row of the seating a match with that row's luck; write every seat's share of the victory."""
    for game in range(len(seating)):
        start_over(state)
        dice.words[:] = luck[game]
        play_by_thumb(state, dice, desk, notes, lineup, seating[game])
        for seat in range(state.seats):
            shares[game, seat] = victory_share(state, seat)


def as_lineup(styles: Sequence[Style]) -> Numbers:
    return np.array([[*style.weights, style.warmth] for style in styles])


def shares_of_victory(opening: Match, styles: Sequence[Style], seating: Any, luck: Any) -> Numbers:
    """By match and seat. Rows of `luck` come from `luck_of`; equal rows deal equal cards."""
    shares = np.zeros(seating.shape)
    table: Any = shares
    lineup: Any = as_lineup(styles)
    play_schedule(opening.twin(), dice(0), Desk.blank(), Notes.blank(), luck, lineup, seating, table)
    return shares


@lru_cache(maxsize=4)
def luck_of(seed: int, games: int) -> Any:
    return np.array([dice(seed, game).words for game in range(games)])
