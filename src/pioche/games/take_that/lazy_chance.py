"""Take That!: hands are dealt card by card, the pile is decided as it is drawn."""

from pioche.games.contract import NOBODY_YET, NONE, ChanceStep, Instance, Solvable
from pioche.games.defaults import no_choice, none_hidden
from pioche.games.take_that.rules import cards_in_deck, full_hand, rounds_to_play
from pioche.games.take_that.state import CARDS, HIGHEST, TAKE, TWIST, UNSEEN, State
from pioche.rulekit import UNKNOWN, compiled

MOST_OUTCOMES = HIGHEST + 1
BOUNDED = True
FORCED = False
SOLVABLE = Solvable(
    equilibrium=(
        Instance(2, {"digits": 2, "hand": 1, "pile": 1, "deals": 1}),
        Instance(2, {"digits": 3, "hand": 1, "pile": 1, "deals": 1}),
    ),
    answer=(Instance(2, {"digits": 3, "hand": 1, "pile": 2, "deals": 1}),),
)


choices_hidden = none_hidden
choice_of = no_choice


def longest(state: State) -> int:
    """Decisions in a match: every card is laid at most once, every row taken at most once for each card laid."""
    return (2 * cards_in_deck(state) + 1) * rounds_to_play(state)


def most_steps(state: State) -> int:
    """Decisions and cards."""
    return longest(state) + cards_in_deck(state) * rounds_to_play(state)


def most_points(state: State) -> int:
    return 2 * (cards_in_deck(state) + 4 * 7) * rounds_to_play(state)


@compiled
def next_slot(state: State, step: ChanceStep) -> int:
    return step.decided if step.decided < full_hand(state) * state.seats else NONE


@compiled
def slot_goes_to(state: State, slot: int) -> int:
    """TT-4: one card at a time, from the dealer's left."""
    return (state.first + state.round + 1 + slot) % state.seats


@compiled
def next_place(state: State, step: ChanceStep) -> int:
    """TT-14: who lays or twists draws. TT-29: by an option the taker of a single card too."""
    draws = step.pending != TAKE or (state.options.experts and state.row_count == 1)
    return state.pile_count - 1 if draws and step.placed == 0 and state.pile_count > 0 else NONE


@compiled
def place_goes_to(state: State, step: ChanceStep) -> int:
    return state.turn


@compiled
def place_seen_by(state: State, step: ChanceStep) -> int:
    """TT-29: not even the taker sees an extra card."""
    return NOBODY_YET if step.pending == TAKE else state.turn


@compiled
def tally_hidden(state: State, step: ChanceStep) -> None:
    for card in CARDS:
        if state.place[card] == UNKNOWN:
            step.tally[card] = 1


@compiled
def put_there(state: State, step: ChanceStep, card: int) -> None:
    """In a reduced game it may have been out of play."""
    for place in range(state.pile_count):
        if state.pile[place] == card:
            state.pile[place] = state.pile[step.slot]
    state.pile[step.slot] = card


def hand_of(state: State, seat: int) -> list[int]:
    return state.hands[seat][: state.hand_count[seat]].tolist()


def extras_of(state: State, seat: int) -> list[int]:
    return [card for card in CARDS.tolist() if state.place[card] == UNSEEN + seat]


def card_from_hand(move: int) -> int:
    """The card that leaves the hand by this move."""
    return NONE if move == TAKE else move % TWIST
