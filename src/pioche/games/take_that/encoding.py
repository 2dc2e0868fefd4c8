"""Take That!: what an observer is told. Cards are counted from 12, the lowest; numbers that end in 0 stay empty."""

from pioche.games.take_that.cards import minus_points
from pioche.games.take_that.rules import rounds_to_play
from pioche.games.take_that.state import (
    DECK,
    FACE_DOWN,
    FACE_UP,
    FULL_HAND,
    HAND,
    HIGHEST,
    LARGEST_PILE,
    LOWEST,
    MOVES,
    ROW,
    State,
)
from pioche.rulekit import UNKNOWN, Ints, compiled, ints_of
from pioche.rulekit.fields import Field, Layout, clipped, offsets, places_after

ACTIONS = MOVES
CARDS = HIGHEST + 1 - LOWEST
EXISTS = ints_of([int(card % 10 != 0) for card in range(HIGHEST + 1)])
COST = ints_of([minus_points(card) for card in range(HIGHEST + 1)])

TABLE = (
    Field("hand", CARDS, 0, 1, "1 at each card of the observer's hand"),
    Field(
        "unseen", CARDS, 0, 1, "1 at each card that the observer cannot place: in another hand, in the pile, an extra"
    ),
    Field("last", CARDS, 0, 1, "1 at the rightmost card of the row"),
    Field("row", CARDS, 0, DECK, "at each card of the row its place from the right end, counted from 1"),
    Field("row count", 1, 0, DECK, "cards in the row"),
    Field("pile", 1, 0, LARGEST_PILE, "cards left in the pile"),
    Field("rounds", 1, 0, 127, "rounds to come after this one"),
)
SEAT = (
    Field("hand count", 1, 0, FULL_HAND, "cards in the hand"),
    Field("extras", 1, 0, LARGEST_PILE, "face-down cards that nobody has seen (TT-29)"),
    Field("points", 1, -127, 79, "points of this round so far: face-up cards less face-down cards, extras left out"),
    Field("lead", 1, -127, 127, "this seat's total less the observer's: he is behind where it is positive"),
)
LAYOUT = Layout(TABLE, SEAT)
HELD, UNSEEN, LAST, IN_ROW, ROW_COUNT, PILE_LEFT, ROUNDS_LEFT = offsets(TABLE)
HAND_COUNT, EXTRAS, POINTS, LEAD = offsets(SEAT)
SEATS_AT, BLOCK = LAYOUT.table_size, LAYOUT.seat_size


@compiled
def points(state: State, seat: int) -> int:
    """TT-23: many points win."""
    return state.totals[seat]


@compiled
def observe(state: State, seat: int, row: Ints) -> None:
    row[LAST:] = 0
    see_places(state.place, seat, row)
    see_row(state, row)
    row[PILE_LEFT] = state.pile_count
    row[ROUNDS_LEFT] = clipped(rounds_to_play(state) - max(1, state.round))
    for other in range(state.seats):
        block = SEATS_AT + BLOCK * places_after(state.seats, seat, other)
        row[block + HAND_COUNT] = state.hand_count[other]
        row[block + EXTRAS] = state.extras[other]
        row[block + POINTS] = clipped(points_so_far(state.place, other))
        row[block + LEAD] = clipped(state.totals[other] - state.totals[seat])


@compiled
def see_places(place: Ints, seat: int, row: Ints) -> None:
    mine = HAND + seat
    for card in range(LOWEST, HIGHEST + 1):
        where = place[card]
        held = where == mine
        row[HELD + card - LOWEST] = held
        row[UNSEEN + card - LOWEST] = ((where > ROW) | (where == UNKNOWN)) & (not held) & EXISTS[card]


@compiled
def see_row(state: State, row: Ints) -> None:
    count = state.row_count
    row[ROW_COUNT] = count
    for slot in range(count):
        row[IN_ROW + state.row[slot] - LOWEST] = count - slot
    if count > 0:
        row[LAST + state.row[count - 1] - LOWEST] = 1


@compiled
def points_so_far(place: Ints, seat: int) -> int:
    found = 0
    for card in range(LOWEST, HIGHEST + 1):
        where = place[card]
        found += (where == FACE_UP + seat) - (where == FACE_DOWN + seat) * COST[card]
    return found
