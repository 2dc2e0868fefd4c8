"""No Thanks!: what an observer is told. Cards are counted from 3, the lowest."""

from pioche.games.no_thanks.sight import chips_remembered
from pioche.games.no_thanks.state import HIGHEST, LOWEST, MOVES, PILE, State
from pioche.rulekit import UNKNOWN, Ints, compiled
from pioche.rulekit.fields import Field, Layout, clipped, offsets, places_after

ACTIONS = MOVES
CARDS = HIGHEST + 1 - LOWEST

TABLE = (
    Field("offered", CARDS, 0, 1, "1 at the card on offer"),
    Field("unseen", CARDS, 0, 1, "1 at each card that may still come, or was removed unseen"),
    Field("pot", 1, 0, 127, "chips on the card"),
    Field("pile", 1, 0, PILE, "cards left in the pile"),
    Field("rounds", 1, 0, 127, "rounds to come after this one"),
)
SEAT = (
    Field("chips", 1, 0, 127, "chips in the hand, as a good memory knows them (NT-18)"),
    Field("lead", 1, -127, 127, "the observer's total less this seat's: the observer is behind where it is positive"),
    Field("cards", CARDS, 0, 1, "1 at each card before the seat"),
)
LAYOUT = Layout(TABLE, SEAT)
OFFERED, UNSEEN, POT, PILE_LEFT, _ROUNDS_LEFT = offsets(TABLE)
CHIPS, _LEAD, OWNED = offsets(SEAT)
SEATS_AT, BLOCK = LAYOUT.table_size, LAYOUT.seat_size


@compiled
def points(state: State, seat: int) -> int:
    """NT-23: few points win."""
    return -state.totals[seat]


@compiled
def observe(state: State, seat: int, row: Ints) -> None:
    row[:SEATS_AT] = 0
    if state.offered != UNKNOWN:
        row[OFFERED + state.offered - LOWEST] = 1
    row[POT] = clipped(state.pot)
    row[PILE_LEFT] = state.pile_count
    row[_ROUNDS_LEFT] = clipped(state.options.rounds - max(1, state.round))
    mark(state.place, UNKNOWN, row, UNSEEN)
    for other in range(state.seats):
        block = SEATS_AT + BLOCK * places_after(state.seats, seat, other)
        row[block + CHIPS] = clipped(chips_remembered(state, other))
        row[block + _LEAD] = clipped(state.totals[seat] - state.totals[other])
        mark(state.place, other, row, block + OWNED)


@compiled
def mark(place: Ints, where: int, row: Ints, start: int) -> None:
    """1 at each card that lies there. (A slice of the row would cost more than all this.)"""
    for card in range(CARDS):
        row[start + card] = place[LOWEST + card] == where
