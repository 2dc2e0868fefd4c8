"""Oh Hell: cards, hands, and how many of everything there are. A reduced game has less."""

from oh_hell.state import LOWEST, MOST_CARDS, MOST_HAND, NO_BID, RANKS, SUITS, State
from pioche.rulekit import UNKNOWN, Ints, compiled, ints


@compiled
def suit(card: int) -> int:
    return (card - LOWEST) // RANKS


@compiled
def rank(card: int) -> int:
    """0 for a two, 12 for an ace (OH-1)."""
    return (card - LOWEST) % RANKS


@compiled
def is_bid(move: int) -> bool:
    return move >= NO_BID


@compiled
def beats(card: int, other: int, trump: int) -> bool:
    """OH-13: whether a card that is played later takes the trick from the other."""
    if suit(card) == suit(other):
        return card > other
    return suit(card) == trump


@compiled
def list_deck(state: State, cards: Ints) -> int:
    """OH-1: write all cards in use; answer how many."""
    suits = state.options.suits if state.options.suits > 0 else SUITS
    ranks = state.options.ranks if state.options.ranks > 0 else RANKS
    for number in range(suits * ranks):
        cards[number] = LOWEST + number // ranks * RANKS + number % ranks
    return suits * ranks


@compiled
def rounds_to_play(state: State) -> int:
    """OH-4, OH-17."""
    if state.options.deals > 0:
        return state.options.deals
    largest = state.options.largest_hand
    return 2 * largest - 1 if state.options.up_again else largest


@compiled
def hand_size_in(state: State, number: int) -> int:
    """OH-3: one card less from round to round. OH-4: by an option one more again after the round of one card."""
    size = state.options.largest_hand + 1 - number
    return size if size > 0 else 2 - size


@compiled
def hold(state: State, seat: int, card: int) -> None:
    """Put a card into the hand, at its place in ascending order."""
    hand = state.hand[seat]
    place = state.hand_count[seat]
    state.hand_count[seat] = place + 1
    while place > 0 and hand[place - 1] > card:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card


@compiled
def let_go(state: State, seat: int, card: int) -> None:
    """Take a card out of the hand and close the gap."""
    hand = state.hand[seat]
    kept = 0
    for place in range(MOST_HAND):
        if hand[place] != card:
            hand[kept] = hand[place]
            kept += 1
    hand[MOST_HAND - 1] = UNKNOWN
    state.hand_count[seat] -= 1


@compiled
def has_suit(state: State, seat: int, wanted: int) -> bool:
    found = 0
    for place in range(state.hand_count[seat]):
        found += suit(state.hand[seat][place]) == wanted
    return found > 0


@compiled
def holds(state: State, seat: int, card: int) -> bool:
    found = 0
    for held in state.hand[seat]:
        found += held == card
    return found > 0


@compiled
def list_unseen(state: State, seat: int, unseen: Ints) -> int:
    """Write the cards that this seat, or a spectator, cannot place; answer how many."""
    deck, count = ints(MOST_CARDS), 0
    for place in range(list_deck(state, deck)):
        card = deck[place]
        if not state.lay_open[card] and (seat < 0 or not holds(state, seat, card)):
            unseen[count] = card
            count += 1
    return count
