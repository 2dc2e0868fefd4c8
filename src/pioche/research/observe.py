"""Observations, masks and rewards of any game, found by the type of the record.

An encoder reads only what the observer may know, so it gives the same numbers for a view and for the truth behind it;
a law says so.
"""

from pioche.engine.dispatch import legal, verb
from pioche.engine.rollout import Scratch
from pioche.games.catalogue import GAMES
from pioche.players.value import victory_share
from pioche.rulekit import Floats, Ints, Match, Refusal, compiled
from pioche.rulekit.fields import Layout


def layout(game: str) -> Layout:
    return GAMES[game].encoding.LAYOUT


def actions(game: str) -> int:
    """The number of an action is the number of the move; this many there are."""
    return GAMES[game].encoding.ACTIONS


_points = verb(lambda game: game.encoding.points)


@compiled
def write_mask(state: Match, scratch: Scratch, mask: Ints) -> None:
    """1 for each legal move of the one to move."""
    mask[:] = 0
    moves = scratch.moves
    for choice in range(legal(state, moves)):
        mask[moves[choice]] = 1


_PLACEMENT, VICTORY, _SCORE = range(3)
_REWARDS = {"placement": _PLACEMENT, "victory": VICTORY, "score": _SCORE}


def reward_named(name: str) -> int:
    if name not in _REWARDS:
        raise Refusal("unknown-reward", name=name, values=", ".join(_REWARDS))
    return _REWARDS[name]


@compiled
def write_rewards(state: Match, kind: int, rewards: Floats) -> None:
    """At the end of a match, for every seat."""
    for seat in range(state.seats):
        if kind == VICTORY:
            rewards[seat] = victory_share(state, seat)
        elif kind == _SCORE:
            rewards[seat] = _lead(state, seat)
        else:
            rewards[seat] = _placement(state, seat)


@compiled
def _placement(state: Match, seat: int) -> float:
    """1 for the first, -1 for the last, the others evenly between; equal totals share their places. The sum is 0."""
    balance = 0.0
    mine = _points(state, seat)
    for other in range(state.seats):
        theirs = _points(state, other)
        balance += 1.0 if mine > theirs else -1.0 if mine < theirs else 0.0
    return balance / (state.seats - 1)


@compiled
def _lead(state: Match, seat: int) -> float:
    """The seat's points above the mean of the others. The sum is 0."""
    total = 0.0
    for other in range(state.seats):
        total += _points(state, other)
    mine = _points(state, seat)
    return mine - (total - mine) / (state.seats - 1)
