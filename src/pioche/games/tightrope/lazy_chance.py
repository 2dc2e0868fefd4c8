"""Tightrope: hands are dealt card by card, the score cards are decided as they are turned up."""

from pioche.games.contract import NONE, ChanceStep, Instance, Solvable
from pioche.games.defaults import its_receiver, no_extras
from pioche.games.tightrope.measures import full_hand, numbers_in_use, rounds_to_play, score_cards_in_use
from pioche.games.tightrope.rules import has_played, is_zero
from pioche.games.tightrope.state import NUMBERS, PLAYING, State
from pioche.rulekit import compiled

MOST_OUTCOMES = NUMBERS + 1
BOUNDED = True
FORCED = False
SOLVABLE = Solvable(
    answer=(
        Instance(3, {"numbers": 6, "tricks": 2, "deals": 1}),
        Instance(3, {"numbers": 6, "tricks": 2, "deals": 1}, {"simultaneous": True}),
    ),
)
"""For two it is a draw whatever one does: one takes as many blue sticks as the other takes red ones."""
_MOST_TURNED = 3
"""TR-12: both zeros, and another one."""


place_seen_by = its_receiver
extras_of = no_extras


def longest(state: State) -> int:
    return full_hand(state) * state.seats * rounds_to_play(state)


def most_steps(state: State) -> int:
    """Decisions and cards."""
    return longest(state) + (full_hand(state) * state.seats + score_cards_in_use(state)) * rounds_to_play(state)


def most_points(state: State) -> int:
    return 45 * rounds_to_play(state)


@compiled
def next_slot(state: State, step: ChanceStep) -> int:
    """After the hands the score cards of the first trick."""
    dealt = full_hand(state) * state.seats
    if step.decided < dealt:
        return step.decided
    turned = step.decided - dealt
    slot = numbers_in_use(state) + turned
    return slot if turned == 0 or (turned < _MOST_TURNED and is_zero(step.cards[slot - 1])) else NONE


@compiled
def slot_goes_to(state: State, slot: int) -> int:
    """TR-3: one card at a time, from the dealer's left."""
    dealt = slot < full_hand(state) * state.seats
    return (state.first + state.round + 1 + slot) % state.seats if dealt else NONE


@compiled
def next_place(state: State, step: ChanceStep) -> int:
    """TR-6: after a trick, another score card. TR-11: after a zero one more, after both a third (TR-12)."""
    place = state.turned + step.placed
    if state.trick + 1 >= full_hand(state) or step.placed == _MOST_TURNED or _waiting_for(state) > 1:
        return NONE
    return place if step.placed == 0 or is_zero(state.score_pile[place - 1]) else NONE


@compiled
def _waiting_for(state: State) -> int:
    count = 0
    for seat in range(state.seats):
        count += not has_played(state, seat)
    return count


@compiled
def place_goes_to(state: State, step: ChanceStep) -> int:
    return NONE


@compiled
def tally_hidden(state: State, step: ChanceStep) -> None:
    for place in range(step.slot, score_cards_in_use(state)):
        step.tally[state.score_pile[place]] = 1


@compiled
def put_there(state: State, step: ChanceStep, card: int) -> None:
    for place in range(step.slot, score_cards_in_use(state)):
        if state.score_pile[place] == card:
            state.score_pile[place] = state.score_pile[step.slot]
    state.score_pile[step.slot] = card


@compiled
def choices_hidden(state: State) -> int:
    """TR-27."""
    secret = state.options.simultaneous and state.stage == PLAYING
    return state.seats - _waiting_for(state) if secret else 0


def hand_of(state: State, seat: int) -> list[int]:
    return state.hand[seat][: state.hand_count[seat]].tolist()


def choice_of(state: State, seat: int) -> int:
    """What the seat has played to this trick."""
    return int(state.played[state.trick, seat])


def card_from_hand(move: int) -> int:
    return move
