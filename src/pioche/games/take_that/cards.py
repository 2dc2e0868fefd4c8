"""Take That!: what a card is, and how it leaves and enters hand, row and pile."""

from pioche.games.take_that.state import HAND, State
from pioche.rulekit import UNKNOWN, compiled


@compiled
def toad(card: int) -> bool:
    """TT-2: both digits are equal."""
    return card % 11 == 0


@compiled
def mirror(card: int) -> int:
    """TT-3: the number with the two digits swapped. A toad has none: it would be its own."""
    tens = card // 10
    return 10 * (card - 10 * tens) + tens


@compiled
def minus_points(card: int) -> int:
    """TT-22: a toad costs five, another card one. R-13: whatever the reason for taking it."""
    return 5 if toad(card) else 1


# From place to place


@compiled
def hold(state: State, seat: int, card: int) -> None:
    """Put a card into a hand, which stays in ascending order: each place keeps the lower of two cards."""
    hand = state.hands[seat]
    count = state.hand_count[seat]
    state.place[card] = HAND + seat
    higher = card
    for slot in range(count):
        here = hand[slot]
        hand[slot] = min(here, higher)
        higher = max(here, higher)
    hand[count] = higher
    state.hand_count[seat] = count + 1


@compiled
def from_hand(state: State, card: int) -> None:
    """The active player parts with a hand card; the higher ones move up."""
    seat = state.turn
    hand = state.hands[seat]
    last = state.hand_count[seat] - 1
    for slot in range(last):
        hand[slot] = hand[slot] if hand[slot] < card else hand[slot + 1]
    hand[last] = UNKNOWN
    state.hand_count[seat] = last


@compiled
def from_row(state: State, card: int) -> None:
    """TT-12: the gap closes at once; the cards to its right move up and keep their order."""
    row = state.row
    state.row_count -= 1
    moving = UNKNOWN
    for slot in range(state.row_count, -1, -1):
        here = row[slot]
        row[slot] = moving
        if here == card:
            return
        moving = here


@compiled
def top_of_pile(state: State) -> int:
    """The top card leaves the pile."""
    state.pile_count -= 1
    card = state.pile[state.pile_count]
    state.pile[state.pile_count] = UNKNOWN
    return card
