"""Oh Hell: what an observer is told. Cards are counted from the two of clubs."""

from oh_hell.cards import rounds_to_play, suit
from oh_hell.rules import suit_led
from oh_hell.state import BIDDING, LOWEST, MOST_CARDS, MOST_HAND, MOVES, PLAYING, SUITS, State
from pioche.rulekit import UNKNOWN, Ints, compiled
from pioche.rulekit.fields import Field, Layout, clipped, offsets, places_after

ACTIONS = MOVES

TABLE = (
    Field("hand", MOST_CARDS, 0, 1, "1 at each card of the observer's hand"),
    Field("lay open", MOST_CARDS, 0, 1, "1 at each card that everybody has seen in this round"),
    Field("trumps", SUITS, 0, 1, "1 at the suit of trumps: clubs, diamonds, hearts, spades"),
    Field("led", SUITS, 0, 1, "1 at the suit that was led to this trick"),
    Field("bidding", 1, 0, 1, "1 while bids are made"),
    Field("hand size", 1, 0, MOST_HAND, "cards that each was dealt in this round"),
    Field("tricks", 1, 0, MOST_HAND, "tricks of this round that are over"),
    Field("rounds", 1, 0, 127, "rounds to come after this one"),
)
SEAT = (
    Field("has bid", 1, 0, 1, "1 for a seat that has bid"),
    Field("bid", 1, 0, MOST_HAND, "how many tricks it has bid"),
    Field("won", 1, 0, MOST_HAND, "how many it has taken"),
    Field("lead", 1, -127, 127, "this seat's total less the observer's: they are behind where it is positive"),
    Field("leads", 1, 0, 1, "1 for the leader of this trick"),
    Field("card", MOST_CARDS, 0, 1, "1 at the card that it has played to this trick"),
    Field("void", SUITS, 0, 1, "1 at each suit that it could not follow"),
)
LAYOUT = Layout(TABLE, SEAT)
HELD, OPEN, TRUMPS, LED, IS_BIDDING, HAND_SIZE, TRICKS, ROUNDS_LEFT = offsets(TABLE)
HAS_BID, TRICKS_BID, TRICKS_WON, LEAD, LEADS, CARD, VOID = offsets(SEAT)
SEATS_AT, BLOCK = LAYOUT.table_size, LAYOUT.seat_size


@compiled
def points(state: State, seat: int) -> int:
    """OH-17: many points win."""
    return state.totals[seat]


@compiled
def observe(state: State, seat: int, row: Ints) -> None:
    row[:] = 0
    for place in range(state.hand_count[seat]):
        row[HELD + state.hand[seat][place] - LOWEST] = 1
    for card in range(MOST_CARDS):
        row[OPEN + card] = state.lay_open[LOWEST + card]
    if state.trump_card != UNKNOWN:
        row[TRUMPS + suit(state.trump_card)] = 1
    if state.stage == PLAYING and suit_led(state) != UNKNOWN:
        row[LED + suit_led(state)] = 1
    row[IS_BIDDING] = state.stage == BIDDING
    row[HAND_SIZE] = state.hand_size
    row[TRICKS] = state.tricks
    row[ROUNDS_LEFT] = clipped(rounds_to_play(state) - max(1, state.round))
    for other in range(state.seats):
        see_seat(state, seat, other, row)


@compiled
def see_seat(state: State, seat: int, other: int, row: Ints) -> None:
    block = SEATS_AT + BLOCK * places_after(state.seats, seat, other)
    row[block + HAS_BID] = state.bid[other] != UNKNOWN
    row[block + TRICKS_BID] = max(0, state.bid[other])
    row[block + TRICKS_WON] = state.won[other]
    row[block + LEAD] = clipped(state.totals[other] - state.totals[seat])
    row[block + LEADS] = state.leader == other
    if state.trick_card[other] != UNKNOWN:
        row[block + CARD + state.trick_card[other] - LOWEST] = 1
    for number in range(SUITS):
        row[block + VOID + number] = state.void[other, number]
