"""Exactness: the value of the rest of a round to each seat if all play their best and see everything.

A plain look at every line of play, for the last cards of a round: each mover takes what is best for themselves. Where
the cards are known to all this is the truth; over imagined worlds it is an estimate that supposes too much knowledge.
"""

from typing import Annotated, Any

from pioche.engine.dispatch import apply, legal, to_move
from pioche.games.catalogue import GAMES, MOST_MOVES
from pioche.players.value import VICTORY, weigh_round
from pioche.rulekit import BETWEEN_ROUNDS, MOST_SEATS, NATURE, NOBODY, Floats, Ints, Match, Record, compiled

_DEEPEST = 256
"""Moves in a line."""


class _ExactPly(Record):
    """One ply of the line that is looked at."""

    moves: Annotated[Ints, MOST_MOVES]
    value: Annotated[Floats, MOST_SEATS]
    """Of the best that was found for the one to move."""
    best: int


class _PositionsLeft(Record):
    left: int
    """Positions that may still be looked at."""


@compiled
def _look(states: Any, lines: Any, ply: int, effort: _PositionsLeft) -> bool:
    """Write the value of states[ply] into lines[ply]; False if it is too far to the end, or if nature must move."""
    state, line = states[ply], lines[ply]
    mover = to_move(state)
    if mover == NOBODY or state.stage == BETWEEN_ROUNDS:
        weigh_round(state, line.value, VICTORY)
        return True
    effort.left -= 1
    if mover == NATURE or effort.left < 0 or ply + 1 == len(states):
        return False
    highest = -1.0
    for choice in range(legal(state, line.moves)):
        states[ply + 1].cells[:] = state.cells
        apply(states[ply + 1], line.moves[choice], None)
        if not _look(states, lines, ply + 1, effort):
            return False
        if lines[ply + 1].value[mover] > highest:
            highest = lines[ply + 1].value[mover]
            line.best = line.moves[choice]
            line.value[:] = lines[ply + 1].value
    return True


class Solver:
    def __init__(self, game: str, positions: int = 100_000) -> None:
        """Gives up after this number of positions."""
        self.positions = positions
        self.states = GAMES[game].state.many(_DEEPEST)
        self.lines = _ExactPly.many(_DEEPEST)

    def solve(self, state: Match) -> tuple[int, list[float]] | None:
        """The best move of the one to move, and what each seat gets in the end; None if it is too far to the end."""
        effort = _PositionsLeft.blank()
        effort.left = self.positions
        self.states[0].cells[:] = state.cells
        if not _look(self.states, self.lines, 0, effort):
            return None
        return self.lines[0].best, self.lines[0].value[: state.seats].tolist()
