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
_CARDS = HIGHEST + 1 - LOWEST
_EXISTS = ints_of([int(card % 10 != 0) for card in range(HIGHEST + 1)])

TABLE = (
    Field("hand", _CARDS, 0, 1, "1 at each card of the observer's hand"),
    Field(
        "unseen", _CARDS, 0, 1, "1 at each card that the observer cannot place: in another hand, in the pile, an extra"
    ),
    Field("last", _CARDS, 0, 1, "1 at the rightmost card of the row"),
    Field("row", _CARDS, 0, DECK, "at each card of the row its place from the right end, counted from 1"),
    Field("row count", 1, 0, DECK, "cards in the row"),
    Field("pile", 1, 0, LARGEST_PILE, "cards left in the pile"),
    Field("rounds", 1, 0, 127, "rounds to come after this one"),
)
SEAT = (
    Field("hand count", 1, 0, FULL_HAND, "cards in the hand"),
    Field("extras", 1, 0, LARGEST_PILE, "face-down cards that nobody has seen (TT-29)"),
    Field("points", 1, -127, 79, "points of this round so far: face-up cards less face-down cards, extras left out"),
    Field("lead", 1, -127, 127, "this seat's total less the observer's: the observer is behind where it is positive"),
)
LAYOUT = Layout(TABLE, SEAT)
_HELD, _UNSEEN, _LAST, _IN_ROW, _ROW_COUNT, _PILE_LEFT, _ROUNDS_LEFT = offsets(TABLE)
_HAND_COUNT, _EXTRAS, _POINTS, _LEAD = offsets(SEAT)
_SEATS_AT, _BLOCK = LAYOUT.table_size, LAYOUT.seat_size


@compiled
def points(state: State, seat: int) -> int:
    """TT-23: many points win."""
    return state.totals[seat]


@compiled
def observe(state: State, seat: int, row: Ints) -> None:
    row[_LAST:] = 0
    _see_places(state.place, seat, row)
    _see_row(state, row)
    row[_PILE_LEFT] = state.pile_count
    row[_ROUNDS_LEFT] = clipped(rounds_to_play(state) - max(1, state.round))
    for other in range(state.seats):
        block = _SEATS_AT + _BLOCK * places_after(state.seats, seat, other)
        row[block + _HAND_COUNT] = state.hand_count[other]
        row[block + _EXTRAS] = state.extras[other]
        row[block + _POINTS] = clipped(_points_so_far(state.place, other))
        row[block + _LEAD] = clipped(state.totals[other] - state.totals[seat])


@compiled
def _see_places(place: Ints, seat: int, row: Ints) -> None:
    mine = HAND + seat
    for card in range(LOWEST, HIGHEST + 1):
        where = place[card]
        held = where == mine
        row[_HELD + card - LOWEST] = held
        row[_UNSEEN + card - LOWEST] = ((where > ROW) | (where == UNKNOWN)) & (not held) & _EXISTS[card]


@compiled
def _see_row(state: State, row: Ints) -> None:
    count = state.row_count
    row[_ROW_COUNT] = count
    for slot in range(count):
        row[_IN_ROW + state.row[slot] - LOWEST] = count - slot
    if count > 0:
        row[_LAST + state.row[count - 1] - LOWEST] = 1


@compiled
def _points_so_far(place: Ints, seat: int) -> int:
    found = 0
    for card in range(LOWEST, HIGHEST + 1):
        where = place[card]
        found += (where == FACE_UP + seat) - (where == FACE_DOWN + seat) * minus_points(card)
    return found
