"""Matches between styles, compiled: hundreds of thousands in a minute. Ratings and tuning are made of them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pioche.engine.referee import new_match
from pioche.engine.rollout import Scratch, start_over
from pioche.games.catalogue import GAMES
from pioche.players.heuristic import MoveScores, advance
from pioche.players.styles import Style, as_lineup
from pioche.players.value import victory_share
from pioche.rulekit import Dice, Flag, FloatTable, Match, Table, Value, compiled, dice

Numbers = NDArray[np.float64]

Opponents = Sequence[Style]
"""A group from which the others at a table are drawn."""


class Played(NamedTuple):
    """By match, and by seat unless it is of one player only."""

    shares: Numbers
    """Of the victory."""
    points: Numbers


def rated_seats(game: str) -> list[int]:
    """The numbers of players that the usual rules allow. More is an option, and is not tuned."""
    return list(GAMES[game].nouns.RATED_SEATS)


def needed_options(game: str, seats: int) -> dict[str, Value]:
    """Without which this number of players cannot sit down."""
    return {option.name: True for option in GAMES[game].options if isinstance(option, Flag) and seats in option.needed}


def win_share(game: str, seats: int, groups: Sequence[Opponents], candidate: Style, seed: int, games: int) -> float:
    return float(among(game, seats, groups, candidate, seed, games).shares.mean())


def among(game: str, seats: int, groups: Sequence[Opponents], candidate: Style, seed: int, games: int) -> Played:
    """What came of matches for a candidate that sits in each seat in turn and meets each group equally often; the
    opponents are drawn from the group for every match."""
    tables = mixed_tables(seats, tuple(map(len, groups)), games, seed)
    styles = [style for group in groups for style in group]
    played = contest(
        new_match(game, seats, 0, needed_options(game, seats)), [*styles, candidate], tables, luck_of(seed, games)
    )
    mine = tables == len(styles)
    return Played(played.shares[mine], played.points[mine])


@lru_cache(maxsize=4)
def mixed_tables(seats: int, groups: tuple[int, ...], games: int, seed: int) -> Any:
    """By match and seat the number of a style, group after group by their sizes. The number after the last one is the
    candidate's."""
    luck = np.random.default_rng(seed)
    first = np.cumsum((0, *groups))
    drawn = [luck.integers(start, start + size, (games, seats)) for start, size in zip(first, groups, strict=False)]
    match = np.arange(games)
    seating = np.stack(drawn)[match // seats % len(groups), match]
    seating[match, match % seats] = first[-1]
    return seating


def contest(opening: Match, styles: Sequence[Style], seating: Any, luck: Any) -> Played:
    """Rows of `luck` come from `luck_of`; equal rows deal equal cards."""
    shares, points = np.zeros(seating.shape), np.zeros(seating.shape)
    tables: Any = (shares, points)
    lineup: Any = as_lineup(styles)
    _play_schedule(opening.copy(), dice(0), Scratch.blank(), MoveScores.blank(), luck, lineup, seating, *tables)
    return Played(shares, points)


@lru_cache(maxsize=4)
def luck_of(seed: int, games: int) -> Any:
    return np.array([dice(seed, game).cells for game in range(games)])


@compiled
def _play_schedule(
    state: Match,
    dice: Dice,
    scratch: Scratch,
    move_scores: MoveScores,
    luck: Table,
    lineup: FloatTable,
    seating: Table,
    shares: FloatTable,
    points: FloatTable,
) -> None:
    """For each row of the seating a match with that row's luck; write what came of it for every seat."""
    for game in range(len(seating)):
        start_over(state)
        dice.cells[:] = luck[game]
        advance(state, dice, scratch, move_scores, lineup, seating[game])
        for seat in range(state.seats):
            shares[game, seat] = victory_share(state, seat)
            points[game, seat] = state.totals[seat]
