"""No Thanks!: the cards of the pile are decided as they are turned up; the removed ones never are."""

from pioche.games.contract import NONE, ChanceStep, Instance, Solvable
from pioche.games.defaults import its_receiver, no_choice, no_extras, none_hidden
from pioche.games.no_thanks.rules import chips_at_start, pile_at_start
from pioche.games.no_thanks.state import HIGHEST, LOWEST, TAKE, State
from pioche.rulekit import UNKNOWN, compiled

MOST_OUTCOMES = HIGHEST + 1
BOUNDED = True
FORCED = False
SOLVABLE = Solvable(
    equilibrium=(Instance(2, {"highest": 6, "pile": 2, "purse": 2}),),
    induction=(
        Instance(2, {"highest": 7, "pile": 3, "purse": 2}),
        Instance(3, {"highest": 6, "pile": 2, "purse": 2}),
        Instance(3, {"highest": 7, "pile": 3, "purse": 1}),
    ),
)


place_seen_by = its_receiver
choices_hidden = none_hidden
extras_of = no_extras
choice_of = no_choice


def longest(state: State) -> int:
    """Decisions in a match: all chips may be laid on every card."""
    return pile_at_start(state) * (state.seats * chips_at_start(state) + 1) * state.options.rounds


def most_steps(state: State) -> int:
    """Decisions and cards."""
    return longest(state) + pile_at_start(state) * state.options.rounds


def most_points(state: State) -> int:
    """How far totals can be from each other."""
    return (sum(range(LOWEST, HIGHEST + 1)) + state.seats * chips_at_start(state)) * state.options.rounds


@compiled
def next_slot(state: State, step: ChanceStep) -> int:
    return 0 if step.decided == 0 else NONE


@compiled
def slot_goes_to(state: State, slot: int) -> int:
    return NONE


@compiled
def next_place(state: State, step: ChanceStep) -> int:
    """NT-13: who takes a card turns up the next one."""
    turns_up = step.pending == TAKE and step.placed == 0 and state.pile_count > 0
    return state.pile_count - 1 if turns_up else NONE


@compiled
def place_goes_to(state: State, step: ChanceStep) -> int:
    return NONE


@compiled
def tally_hidden(state: State, step: ChanceStep) -> None:
    for card in range(LOWEST, HIGHEST + 1):
        if state.place[card] == UNKNOWN:
            step.tally[card] = 1


@compiled
def put_there(state: State, step: ChanceStep, card: int) -> None:
    """It may have been among the removed ones."""
    for place in range(state.pile_count):
        if state.pile[place] == card:
            state.pile[place] = state.pile[step.slot]
    state.pile[step.slot] = card


def hand_of(state: State, seat: int) -> list[int]:
    """There are no hands."""
    return []


def card_from_hand(move: int) -> int:
    return NONE
