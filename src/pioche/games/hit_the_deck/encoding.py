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
STAGES = RACING + 1 - BURYING

TABLE = (
    Field("hand", FACES, 0, CARDS, "how many copies of each face are in the observer's hand"),
    Field("unseen", FACES, 0, CARDS, "copies of each face that may be in the draw pile or in other hands"),
    Field("top", FACES, 0, 1, "1 at the top card of the discard pile"),
    Field("next", FACES, 0, 1, "1 at the top card of the draw pile, if it is known"),
    Field("beneath", FACES, 0, 1, "1 at the bottom card of the draw pile, if it is known: a flip brings it up"),
    Field("stage", STAGES, 0, 1, "1 at the stage: burying, playing, just drawn, cutting, flipping, calling, racing"),
    Field("direction", 1, -1, 1, "1 where play runs to the left, -1 to the right"),
    Field("draw pile", 1, 0, CARDS, "cards in the draw pile"),
    Field("discard pile", 1, 0, CARDS, "cards in the discard pile"),
    Field("lull", 1, 0, STALEMATE, "moves since a hand last changed (HD-48)"),
)
SEAT = (
    Field("hand count", 1, 0, CARDS, "cards in the hand"),
    Field("total", 1, -127, 127, "points that the seat is short of the target"),
    Field("lead", 1, -127, 127, "the observer's total less this seat's: he is behind where it is positive"),
    Field("layer", 1, 0, 1, "1 for who is answerable for the top card"),
    Field("slapped", 1, 0, 1, "1 for who has slapped wrongly on this top card"),
)
LAYOUT = Layout(TABLE, SEAT)
HELD, UNSEEN, TOP, NEXT, BENEATH, STAGE, DIRECTION, DRAW_COUNT, DISCARD_COUNT, LULL = offsets(TABLE)
HAND_COUNT, SHORT, LEAD, LAYER, SLAPPED = offsets(SEAT)
SEATS_AT, BLOCK = LAYOUT.table_size, LAYOUT.seat_size


@compiled
def points(state: State, seat: int) -> int:
    """HD-39: few points win."""
    return -state.totals[seat]


@compiled
def observe(state: State, seat: int, row: Ints) -> None:
    row[UNSEEN:] = 0
    row[DIRECTION] = state.direction
    row[DRAW_COUNT] = state.draw_count
    row[DISCARD_COUNT] = state.discard_count
    row[LULL] = state.lull
    if state.stage >= BURYING:
        row[STAGE + state.stage - BURYING] = 1
    see_hand(state.hands[seat], row)
    for other in range(state.seats):
        see_seat(state, seat, other, row)
    see_discard(state.discard, state.discard_known, state.discard_count, row)
    see_ends(state, row)


@compiled
def see_hand(hand: Ints, row: Ints) -> None:
    for face in range(FACES):
        row[HELD + face] = hand[face]
    for face in range(FACES):
        row[UNSEEN + face] = COPIES[face] - hand[face]


@compiled
def see_seat(state: State, seat: int, other: int, row: Ints) -> None:
    block = SEATS_AT + BLOCK * places_after(state.seats, seat, other)
    row[block + HAND_COUNT] = state.hand_count[other]
    row[block + SHORT] = clipped(state.options.target - state.totals[other])
    row[block + LEAD] = clipped(state.totals[seat] - state.totals[other])
    row[block + LAYER] = state.layer == other
    row[block + SLAPPED] = state.slapped[other]


@compiled
def see_discard(pile: Ints, known: Ints, count: int, row: Ints) -> None:
    """Where a place is not known, 0 is taken off some entry: faster than to ask."""
    for place in range(count):
        row[UNSEEN + pile[place]] -= known[place]


@compiled
def see_ends(state: State, row: Ints) -> None:
    if state.discard_count > 0:
        row[TOP + top_card(state)] = 1
    last = state.draw_count - 1
    if last >= 0 and state.draw_known[last]:
        row[NEXT + state.draw[last]] = 1
    if last >= 0 and state.draw_known[0]:
        row[BENEATH + state.draw[0]] = 1
