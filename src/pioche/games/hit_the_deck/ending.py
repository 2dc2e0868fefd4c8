"""Hit the Deck: the end of a round and of the game (HD-37 to HD-41, HD-48)."""

from pioche.games.hit_the_deck.cards import VALUE
from pioche.games.hit_the_deck.state import FACES, LAID_OPEN, STALEMATE, STALLED, WENT_OUT, State
from pioche.rulekit import (
    ROUND_ENDED,
    SCORED,
    UNKNOWN,
    Log,
    add_scores,
    close_round,
    compiled,
    emit,
    highest_total,
    lowest_total,
)


@compiled
def lull_ends_round(state: State, log: Log | None) -> bool:
    """HD-48: one more cut, flip or play of a card just drawn; a hundred in a row end the round."""
    state.lull += 1
    if state.lull < STALEMATE:
        return False
    emit(log, STALLED, UNKNOWN, UNKNOWN, state.lull)
    _end_round(state, log)
    return True


@compiled
def go_out(state: State, log: Log | None) -> None:
    """HD-37: an empty hand ends the round; its last card has no effect any more."""
    emit(log, WENT_OUT, state.layer, UNKNOWN, 0)
    _end_round(state, log)


@compiled
def points(state: State, seat: int) -> int:
    """HD-38: the sum of the hand."""
    hand = state.hands[seat]
    total = 0
    for card in range(FACES):
        total += hand[card] * VALUE[card]
    return total


@compiled
def lay_open(state: State, seat: int, log: Log | None) -> None:
    """HD-38: what is counted is seen."""
    for card in range(FACES):
        state.shown[seat, card] = state.hands[seat, card]
        if state.hands[seat, card] > 0:
            emit(log, LAID_OPEN, seat, card, state.hands[seat, card])


@compiled
def _end_round(state: State, log: Log | None) -> None:
    """HD-38: the hands are laid open and counted. HD-39: a total of 100 ends the game."""
    emit(log, ROUND_ENDED, UNKNOWN, UNKNOWN, state.round)
    for seat in range(state.seats):
        lay_open(state, seat, log)
        state.scores[seat] = points(state, seat)
        emit(log, SCORED, seat, UNKNOWN, state.scores[seat])
    add_scores(state)
    close_round(state, highest_total(state) >= state.options.target, log)


@compiled
def wins(state: State, seat: int) -> bool:
    """HD-39, HD-40: the lowest total wins; equal lowest totals share the victory."""
    return state.totals[seat] == lowest_total(state)
