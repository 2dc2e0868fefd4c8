"""Hit the Deck: whose turn it is, and what the top card makes of it."""

from pioche.games.hit_the_deck.cards import is_cut, is_flip
from pioche.games.hit_the_deck.piles import shuffle_due, top_card
from pioche.games.hit_the_deck.state import (
    BURYING,
    CALLING,
    CUTTER_CHOOSES,
    CUTTING,
    FLIPPING,
    HIT_HAND,
    NEXT_CALLS,
    PLAYING,
    RACING,
    State,
)
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, NOBODY, OVER, compiled, left_of


@compiled
def after(state: State, seat: int) -> int:
    """The next player in the direction of play."""
    if state.direction == 1:
        return left_of(state, seat)
    return seat - 1 if seat > 0 else state.seats - 1


@compiled
def nature_shuffles(state: State) -> bool:
    """HD-35: at once, whatever else is going on; but a finished round needs no new pile."""
    return shuffle_due(state) and state.stage not in (BETWEEN_ROUNDS, OVER)


@compiled
def _nature_cuts(state: State) -> bool:
    """HD-15: unless the cutter may choose the depth."""
    return state.stage == CUTTING and state.options.cut_depth != CUTTER_CHOOSES


@compiled
def to_move(state: State) -> int:
    stage = state.stage
    if stage == OVER:
        return NOBODY
    if stage in (BETWEEN_ROUNDS, BURYING, RACING) or shuffle_due(state) or _nature_cuts(state):
        return NATURE
    return state.turn


@compiled
def follow(state: State, caller: int) -> None:
    """HD-18, HD-23, HD-28: next(layer) goes by the new top card: they cut, flip, or play on it. HD-29: at a hand
    card the caller calls first."""
    top = top_card(state)
    state.turn = after(state, state.layer)
    if is_cut(top):
        state.stage = CUTTING
    elif is_flip(top):
        state.stage = FLIPPING
    elif top == HIT_HAND:
        state.stage = CALLING
        state.turn = caller
    else:
        state.stage = PLAYING


@compiled
def caller_of_exposed(state: State) -> int:
    """HD-32: a hand card exposed by a cut or flip is called by the exposer; by an option (R-14) the one after them."""
    return after(state, state.layer) if state.options.exposed_hand_caller == NEXT_CALLS else state.layer


@compiled
def pass_on(state: State) -> None:
    """The turn is over and the top card remains what it is. HD-27: an open demand applies to the next player."""
    state.stage = PLAYING
    state.turn = after(state, state.turn)
