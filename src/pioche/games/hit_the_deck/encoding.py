"""Hit the Deck: what an observer is told. Faces are counted as in games/hit_the_deck/state.py.

Which cards in other hands, and which in the middle of the draw pile, a perfect memory knows (HD-44) is left out: it
would cost as much time as all the rest.
"""

from pioche.games.hit_the_deck.cards import COPIES
from pioche.games.hit_the_deck.piles import top_card
from pioche.games.hit_the_deck.state import BURYING, CARDS, FACES, LAST, RACING, STALEMATE, State
from pioche.rulekit import Ints, compiled
from pioche.rulekit.fields import Field, Layout, clipped, offsets, places_after

ACTIONS = LAST
"""What nature does, and slapping out of turn, is left out."""
_STAGES = RACING + 1 - BURYING

TABLE = (
    Field("hand", FACES, 0, CARDS, "how many copies of each face are in the observer's hand"),
    Field("unseen", FACES, 0, CARDS, "copies of each face that may be in the draw pile or in other hands"),
    Field("top", FACES, 0, 1, "1 at the top card of the discard pile"),
    Field("next", FACES, 0, 1, "1 at the top card of the draw pile, if it is known"),
    Field("beneath", FACES, 0, 1, "1 at the bottom card of the draw pile, if it is known: a flip brings it up"),
    Field("stage", _STAGES, 0, 1, "1 at the stage: burying, playing, just drawn, cutting, flipping, calling, racing"),
    Field("direction", 1, -1, 1, "1 where play runs to the left, -1 to the right"),
    Field("draw pile", 1, 0, CARDS, "cards in the draw pile"),
    Field("discard pile", 1, 0, CARDS, "cards in the discard pile"),
    Field("lull", 1, 0, STALEMATE, "moves since a hand last changed (HD-48)"),
)
SEAT = (
    Field("hand count", 1, 0, CARDS, "cards in the hand"),
    Field("total", 1, -127, 127, "points that the seat is short of the target"),
    Field("lead", 1, -127, 127, "the observer's total less this seat's: the observer is behind where it is positive"),
    Field("layer", 1, 0, 1, "1 for who is answerable for the top card"),
    Field("slapped", 1, 0, 1, "1 for who has slapped wrongly on this top card"),
)
LAYOUT = Layout(TABLE, SEAT)
_HELD, _UNSEEN, _TOP, _NEXT, _BENEATH, _STAGE, _DIRECTION, _DRAW_COUNT, _DISCARD_COUNT, _LULL = offsets(TABLE)
_HAND_COUNT, _SHORT, _LEAD, _LAYER, _SLAPPED = offsets(SEAT)
_SEATS_AT, _BLOCK = LAYOUT.table_size, LAYOUT.seat_size


@compiled
def points(state: State, seat: int) -> int:
    """HD-39: few points win."""
    return -state.totals[seat]


@compiled
def observe(state: State, seat: int, row: Ints) -> None:
    row[_UNSEEN:] = 0
    row[_DIRECTION] = state.direction
    row[_DRAW_COUNT] = state.draw_count
    row[_DISCARD_COUNT] = state.discard_count
    row[_LULL] = state.lull
    if state.stage >= BURYING:
        row[_STAGE + state.stage - BURYING] = 1
    _see_hand(state.hands[seat], row)
    for other in range(state.seats):
        _see_seat(state, seat, other, row)
    _see_discard(state.discard, state.discard_known, state.discard_count, row)
    _see_ends(state, row)


@compiled
def _see_hand(hand: Ints, row: Ints) -> None:
    for face in range(FACES):
        row[_HELD + face] = hand[face]
    for face in range(FACES):
        row[_UNSEEN + face] = COPIES[face] - hand[face]


@compiled
def _see_seat(state: State, seat: int, other: int, row: Ints) -> None:
    block = _SEATS_AT + _BLOCK * places_after(state.seats, seat, other)
    row[block + _HAND_COUNT] = state.hand_count[other]
    row[block + _SHORT] = clipped(state.options.target - state.totals[other])
    row[block + _LEAD] = clipped(state.totals[seat] - state.totals[other])
    row[block + _LAYER] = state.layer == other
    row[block + _SLAPPED] = state.slapped[other]


@compiled
def _see_discard(pile: Ints, known: Ints, count: int, row: Ints) -> None:
    """Where a place is not known, 0 is taken off some entry: faster than to ask."""
    for place in range(count):
        row[_UNSEEN + pile[place]] -= known[place]


@compiled
def _see_ends(state: State, row: Ints) -> None:
    if state.discard_count > 0:
        row[_TOP + top_card(state)] = 1
    last = state.draw_count - 1
    if last >= 0 and state.draw_known[last]:
        row[_NEXT + state.draw[last]] = 1
    if last >= 0 and state.draw_known[0]:
        row[_BENEATH + state.draw[0]] = 1
