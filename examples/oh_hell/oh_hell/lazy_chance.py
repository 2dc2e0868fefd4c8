"""Oh Hell: hands are dealt card by card, then one is turned up; the rest is never decided."""

from oh_hell.cards import hand_size_in, is_bid, rounds_to_play
from oh_hell.state import HIGHEST, State
from pioche.games.contract import NONE, ChanceStep, Instance, Solvable
from pioche.games.defaults import its_receiver, no_choice, no_extras, none_hidden
from pioche.rulekit import compiled

MOST_OUTCOMES = HIGHEST + 1
BOUNDED = True
FORCED = False
"""A card of another suit tells that one has none of the suit led; `imagine` knows that."""
SOLVABLE = Solvable(
    equilibrium=(
        Instance(2, {"suits": 1, "ranks": 4, "deals": 1}, {"largest_hand": 1}),
        Instance(2, {"suits": 2, "ranks": 2, "deals": 1}, {"largest_hand": 1}),
    ),
)

place_seen_by = its_receiver
choices_hidden = none_hidden
extras_of = no_extras
choice_of = no_choice


def _sizes(state: State) -> list[int]:
    """Of the hands, round by round."""
    return [hand_size_in(state, number) for number in range(1, rounds_to_play(state) + 1)]


def longest(state: State) -> int:
    """Decisions in a match: a bid, and every card of the hand."""
    return sum(state.seats * (1 + size) for size in _sizes(state))


def most_steps(state: State) -> int:
    """Decisions and cards."""
    return longest(state) + sum(state.seats * size + 1 for size in _sizes(state))


def most_points(state: State) -> int:
    return sum(10 + size for size in _sizes(state))


@compiled
def next_slot(state: State, step: ChanceStep) -> int:
    """After the hands the card that is turned up."""
    return step.decided if step.decided <= hand_size_in(state, state.round + 1) * state.seats else NONE


@compiled
def slot_goes_to(state: State, slot: int) -> int:
    """OH-5: one card at a time, from the dealer's left. OH-6: the last one is turned up."""
    dealt = slot < hand_size_in(state, state.round + 1) * state.seats
    return (state.first + state.round + 1 + slot) % state.seats if dealt else NONE


@compiled
def next_place(state: State, step: ChanceStep) -> int:
    """No move brings a hidden card to light but those of the one who holds it."""
    return NONE


@compiled
def place_goes_to(state: State, step: ChanceStep) -> int:
    return NONE


@compiled
def tally_hidden(state: State, step: ChanceStep) -> None:
    """Never asked: there is no such place."""


@compiled
def put_there(state: State, step: ChanceStep, card: int) -> None:
    """Never asked."""


def hand_of(state: State, seat: int) -> list[int]:
    return state.hand[seat][: state.hand_count[seat]].tolist()


def card_from_hand(move: int) -> int:
    return NONE if is_bid(move) else move
