"""Take That!: why a readable move is not legal here."""

from pioche.games.take_that.cards import mirror, toad
from pioche.games.take_that.state import HAND, TAKE, TWIST, State
from pioche.rulekit import Ints, Reasons, because, compiled

REASONS = Reasons()

_NO_ROW = REASONS.add("no-row", "TT-6")
_CANNOT_OPEN = REASONS.add("card-not-in-hand", "TT-6", card="number")
_CANNOT_APPEND = REASONS.add("card-not-in-hand", "TT-8", card="number")
_OUT_OF_REACH = REASONS.add("out-of-reach", "TT-8", card="number", last="number")
_TOAD = REASONS.add("toad-never-twists", "TT-10", card="number")
_CANNOT_TWIST = REASONS.add("card-not-in-hand", "TT-9", card="number")
TOO_FEW_CARDS = REASONS.add("too-few-cards", "TT-4")
_NO_MIRROR = REASONS.add("mirror-not-in-row", "TT-9", card="number", mirror="number")


@compiled
def why_not(state: State, move: int, facts: Ints) -> int:
    """TT-6: a row can be taken whenever there is one."""
    if move == TAKE:
        return _NO_ROW
    return _why_not_lay(state, move, facts) if move < TWIST else _why_not_twist(state, move - TWIST, facts)


@compiled
def _why_not_lay(state: State, card: int, facts: Ints) -> int:
    """TT-6, TT-8: a card of one's own, within reach of the last one."""
    if state.place[card] != HAND + state.turn:
        return because(facts, _CANNOT_APPEND if state.row_count > 0 else _CANNOT_OPEN, card)
    return because(facts, _OUT_OF_REACH, card, state.row[state.row_count - 1])


@compiled
def _why_not_twist(state: State, card: int, facts: Ints) -> int:
    """TT-9, TT-10, R-14: a card of one's own that is not a toad, whose mirror lies in the row and nowhere else."""
    if state.row_count == 0:
        return _NO_ROW
    if toad(card):
        return because(facts, _TOAD, card)
    if state.place[card] != HAND + state.turn:
        return because(facts, _CANNOT_TWIST, card)
    return because(facts, _NO_MIRROR, card, mirror(card))
