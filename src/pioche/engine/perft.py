"""Perft: count every line of play from a position, to a depth. Two programs that agree on it have the same rules."""

from typing import Any

import numpy as np

from pioche.engine.dispatch import GAME_OF, apply, legal
from pioche.engine.referee import legal_moves
from pioche.games.catalogue import MOST_MOVES
from pioche.rulekit import Match, Table, compiled


@compiled
def _lines(states: Any, level: int, depth: int, moves: Table) -> int:
    """The lines of exactly depth - level more moves; one that ends earlier, or meets a shuffle, is not counted.

    `states` has a position for each level, those up to `level` filled in; `moves` a row to write on for each.
    """
    if level == depth:
        return 1
    count = legal(states[level], moves[level])
    if level + 1 == depth:
        return count
    total = 0
    for choice in range(count):
        states[level + 1].cells[:] = states[level].cells
        apply(states[level + 1], moves[level, choice], None)
        total += _lines(states, level + 1, depth, moves)
    return total


def perft(state: Match, depth: int) -> int:
    states = type(state).many(depth + 1)
    states[0].cells[:] = state.cells
    moves: Any = np.zeros((depth + 1, MOST_MOVES), np.int64)
    return _lines(states, 0, depth, moves)


def split(state: Match, depth: int) -> dict[str, int]:
    """The same count by first move: where two programs disagree, it shows the way to the difference."""
    write = GAME_OF[type(state)].notation.write_move
    return {write(move): perft(_after(state, move), depth - 1) for move in legal_moves(state)}


def _after(state: Match, move: int) -> Match:
    after = state.copy()
    apply(after, move, None)
    return after
