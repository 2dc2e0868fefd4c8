"""The rules as a live table calls them: one compiled call makes a move and says all that is asked after it.

To hand one record to compiled code takes Python longer than most moves take the rules. An array of records costs a
tenth of that: so these functions take arrays, and the position is the first of its array.
"""

import threading
from typing import Any

import numpy as np

from pioche.engine.dispatch import apply, choices_are_hidden, deal_or_reshuffle, legal, to_move
from pioche.games.catalogue import MOST_MOVES
from pioche.rulekit import Ints, Log, compiled

Positions = Any
"""An array of records of one game."""
_MOVER, _HIDDEN, _STAGE, _HAPPENED, _ASKED = range(5)
"""What is asked: the seat to move, whether it chooses in secret, the stage, the number of events."""


@compiled
def _stand(positions: Positions, answers: Ints) -> None:
    """How the position stands."""
    state = positions[0]
    answers[_MOVER] = to_move(state)
    answers[_HIDDEN] = choices_are_hidden(state)
    answers[_STAGE] = state.stage


@compiled
def make_move(positions: Positions, move: int, logs: Any, answers: Ints) -> None:
    """Carry out a legal move."""
    log = logs[0]
    log.count = 0
    apply(positions[0], move, log)
    answers[_HAPPENED] = log.count
    _stand(positions, answers)


@compiled
def deal_cards(positions: Positions, cards: Ints, logs: Any, answers: Ints) -> None:
    """Cards in the order that nature gave them."""
    log = logs[0]
    log.count = 0
    deal_or_reshuffle(positions[0], cards, log)
    answers[_HAPPENED] = log.count
    _stand(positions, answers)


@compiled
def legal_at(positions: Positions, place: int, moves: Ints) -> int:
    """The legal moves of one position of an array, and how many they are."""
    return legal(positions[place], moves)


class Desk:
    """What compiled code writes on, for one move."""

    def __init__(self) -> None:
        self.logs = Log.many(1)
        self.events = self.logs[0].events
        self.answers: Any = np.zeros(_ASKED, np.int64)
        self.moves: Any = np.zeros(MOST_MOVES, np.int64)


_own: Any = threading.local()


def desk() -> Desk:
    """Every thread has its own."""
    try:
        found: Desk = _own.desk
    except AttributeError:
        found = _own.desk = Desk()
    return found


def standing(position: Positions) -> tuple[int, int]:
    """The seat that is to move, and whether it chooses in secret."""
    answers = desk().answers
    _stand(position, answers)
    mover, hidden, _, _ = answers.tolist()
    return mover, hidden
