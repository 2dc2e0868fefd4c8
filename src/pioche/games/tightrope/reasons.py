"""Tightrope: why a readable move is not legal here, from what lies or lay open: never where a hidden card is."""

from pioche.games.tightrope.measures import full_hand, numbers_in_use
from pioche.games.tightrope.state import State
from pioche.rulekit import Ints, Reasons, because, compiled

REASONS = Reasons()

_NOT_IN_USE = REASONS.add("card-not-in-use", "TR-26", card="number", highest="number")
_ALREADY_PLAYED = REASONS.add("card-already-played", "TR-9", card="number", seat="number", trick="number")
_NOT_IN_HAND = REASONS.add("card-not-in-hand", "TR-7", card="number")
TOO_FEW_CARDS = REASONS.add("too-few-cards", "TR-3")


@compiled
def why_not(state: State, move: int, facts: Ints) -> int:
    """TR-26: a card that is not in the game. TR-9: or one that was played. TR-7: or another one's."""
    if move > numbers_in_use(state):
        return because(facts, _NOT_IN_USE, move, numbers_in_use(state))
    for trick in range(_tricks_shown(state)):
        for seat in range(state.seats):
            if state.played[trick, seat] == move:
                return because(facts, _ALREADY_PLAYED, move, seat, trick + 1)
    return because(facts, _NOT_IN_HAND, move)


@compiled
def _tricks_shown(state: State) -> int:
    """TR-27: without the one under way, where its cards are hidden until all have chosen."""
    shown = state.trick if state.options.simultaneous else state.trick + 1
    return min(shown, full_hand(state))
