"""Hit the Deck: hands are dealt card by card, the piles are decided where somebody looks. A shuffle decides nothing:
it only forgets."""

from pioche.games.contract import EVERYBODY, NONE, ChanceStep, Solvable
from pioche.games.defaults import no_choice, no_extras, none_hidden
from pioche.games.hit_the_deck.cards import is_flip
from pioche.games.hit_the_deck.state import (
    BURY,
    CARDS,
    CUT,
    DRAW,
    FACES,
    FLIP,
    FORGET,
    HAND,
    LAST,
    LAST_SLAPPER_DRAWS,
    MOVES,
    State,
)
from pioche.rulekit import BETWEEN_ROUNDS, compiled

MOST_OUTCOMES = MOVES
BOUNDED = False
"""A match may last for ever."""
FORCED = True
"""Who cannot play must draw: a draw tells something about the hand."""
SOLVABLE = Solvable()
"""It cannot be reduced."""


choices_hidden = none_hidden
extras_of = no_extras
choice_of = no_choice


def longest(state: State) -> int:
    """There is no limit; no match is known to come near this."""
    return 1_000_000


def most_steps(state: State) -> int:
    """There is no limit either."""
    return longest(state)


def most_points(state: State) -> int:
    return state.options.target + 10 * CARDS


@compiled
def next_slot(state: State, step: ChanceStep) -> int:
    """HD-3, HD-4: the hands and the first card. HD-35: of a new pile, what a penalty draws from it at once."""
    seen = HAND * state.seats + 1 if state.stage == BETWEEN_ROUNDS else min(state.owed, step.first)
    return step.decided if step.decided < seen else NONE


@compiled
def slot_goes_to(state: State, slot: int) -> int:
    if state.stage != BETWEEN_ROUNDS:
        return state.debtor
    return (state.first + state.round + 1 + slot) % state.seats if slot < HAND * state.seats else NONE


@compiled
def next_place(state: State, step: ChanceStep) -> int:
    """The next place of the draw pile that the pending move looks at, known or not."""
    move, placed = step.pending, step.placed
    top = state.draw_count - 1 - placed
    if move == FLIP:
        return _turned_up(state, placed)
    if move == FORGET or LAST <= move < BURY:
        return top if placed < LAST_SLAPPER_DRAWS and top >= 0 else NONE
    if placed > 0 or top < 0:
        return NONE
    if CUT < move < LAST:
        return state.draw_count - (move - CUT)
    return top if move == DRAW or move >= BURY else NONE


@compiled
def _turned_up(state: State, placed: int) -> int:
    """HD-22: turned over, the draw pile is looked at from its bottom until something else than a FLIP appears."""
    if placed == state.draw_count:
        return NONE
    return placed if placed == 0 or is_flip(state.draw[placed - 1]) else NONE


@compiled
def place_goes_to(state: State, step: ChanceStep) -> int:
    move = step.pending
    if move in (DRAW, FORGET):
        return state.turn
    return move - LAST if LAST <= move < BURY else NONE


@compiled
def place_seen_by(state: State, step: ChanceStep) -> int:
    """HD-44: what lay open once is known."""
    return EVERYBODY if state.draw_known[step.slot] else step.receiver


@compiled
def tally_hidden(state: State, step: ChanceStep) -> None:
    if state.draw_known[step.slot]:
        step.tally[state.draw[step.slot]] = 1
        return
    for place in range(state.draw_count):
        if not state.draw_known[place] and not step.fixed[place]:
            step.tally[state.draw[place]] += 1
    for place in range(state.discard_count):
        if not state.discard_known[place]:
            step.tally[state.discard[place]] += 1


@compiled
def put_there(state: State, step: ChanceStep, card: int) -> None:
    """Any hidden card may lie there, of either pile."""
    here = state.draw[step.slot]
    state.draw[step.slot] = card
    step.fixed[step.slot] = 1
    if here == card:
        return
    for place in range(state.draw_count):
        if state.draw[place] == card and not state.draw_known[place] and not step.fixed[place]:
            state.draw[place] = here
            return
    for place in range(state.discard_count):
        if state.discard[place] == card and not state.discard_known[place]:
            state.discard[place] = here
            return


def hand_of(state: State, seat: int) -> list[int]:
    copies = state.hands[seat].tolist()
    return [face for face in range(FACES) for _ in range(copies[face])]


def card_from_hand(move: int) -> int:
    return move if move < FACES else NONE
