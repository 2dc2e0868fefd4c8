"""Take That!: hands are dealt card by card, the pile is decided as it is drawn."""

from pioche.games.take_that.rules import cards_in_deck, full_hand, rounds_to_play
from pioche.games.take_that.state import CARDS, HIGHEST, TAKE, TWIST, UNSEEN, State
from pioche.research.dealing import NOBODY_YET, NONE, Course
from pioche.rulekit import UNKNOWN, compiled

MOST_OUTCOMES = HIGHEST + 1
BOUNDED = True
FORCED = False


def longest(state: State) -> int:
    """Decisions in a match: every card is laid at most once, every row taken at most once for each card laid."""
    return (2 * cards_in_deck(state) + 1) * rounds_to_play(state)


def most_steps(state: State) -> int:
    """Decisions and cards."""
    return longest(state) + cards_in_deck(state) * rounds_to_play(state)


def most_points(state: State) -> int:
    return 2 * (cards_in_deck(state) + 4 * 7) * rounds_to_play(state)


@compiled
def next_slot(state: State, course: Course) -> int:
    return course.decided if course.decided < full_hand(state) * state.seats else NONE


@compiled
def slot_goes_to(state: State, slot: int) -> int:
    """TT-4: one card at a time, from the dealer's left."""
    return (state.first + state.round + 1 + slot) % state.seats


@compiled
def next_place(state: State, course: Course) -> int:
    """TT-14: who lays or twists draws. TT-29: by an option the taker of a single card too."""
    draws = course.pending != TAKE or (state.options.experts and state.row_count == 1)
    return state.pile_count - 1 if draws and course.placed == 0 and state.pile_count > 0 else NONE


@compiled
def place_goes_to(state: State, course: Course) -> int:
    return state.turn


@compiled
def place_seen_by(state: State, course: Course) -> int:
    """TT-29: not even the taker sees an extra card."""
    return NOBODY_YET if course.pending == TAKE else state.turn


@compiled
def tally_hidden(state: State, course: Course) -> None:
    for card in CARDS:
        if state.place[card] == UNKNOWN:
            course.tally[card] = 1


@compiled
def put_there(state: State, course: Course, card: int) -> None:
    """In a reduced game it may have been out of play."""
    for place in range(state.pile_count):
        if state.pile[place] == card:
            state.pile[place] = state.pile[course.slot]
    state.pile[course.slot] = card


def hand_of(state: State, seat: int) -> list[int]:
    return state.hands[seat][: state.hand_count[seat]].tolist()


def extras_of(state: State, seat: int) -> list[int]:
    return [card for card in CARDS.tolist() if state.place[card] == UNSEEN + seat]


def card_from_hand(move: int) -> int:
    """The card that leaves the hand by this move."""
    return NONE if move == TAKE else move % TWIST
