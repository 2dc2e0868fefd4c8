"""Tightrope: how many of everything. A reduced game has less."""

from pioche.games.tightrope.state import HAND, NUMBERS, SCORE_CARDS, State
from pioche.rulekit import compiled


@compiled
def numbers_in_use(state: State) -> int:
    """TR-1: the cards 1 to 50. TR-26: or only as many as are dealt."""
    if state.options.numbers > 0:
        return state.options.numbers
    return full_hand(state) * state.seats if state.options.tactical else NUMBERS


@compiled
def full_hand(state: State) -> int:
    """TR-3: and this many tricks are played (TR-16)."""
    return state.options.tricks if state.options.tricks > 0 else HAND


@compiled
def score_cards_in_use(state: State) -> int:
    """TR-1."""
    return state.options.tricks if state.options.tricks > 0 else SCORE_CARDS


@compiled
def rounds_to_play(state: State) -> int:
    """TR-2: everybody deals once."""
    return state.options.deals if state.options.deals > 0 else state.seats
