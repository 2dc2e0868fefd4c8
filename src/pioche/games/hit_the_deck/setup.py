"""Hit the Deck: set-up of a round (HD-1 to HD-7)."""

from pioche.games.hit_the_deck.cards import COPIES, is_hit
from pioche.games.hit_the_deck.piles import lay, lift_out, put_beneath, top_card
from pioche.games.hit_the_deck.state import BURIED, BURYING, CARDS, DEALT, FACES, HAND, TURNED_UP, State
from pioche.games.hit_the_deck.turns import follow
from pioche.rulekit import ROUND_BEGAN, UNKNOWN, Ints, Log, compiled, emit, left_of, rotated


@compiled
def begin(state: State) -> None:
    """Nothing lies on the table yet."""
    state.turn = UNKNOWN
    state.layer = UNKNOWN
    state.direction = 1
    state.drawn = UNKNOWN
    state.drawn_known = 0
    state.debtor = UNKNOWN
    state.owed = 0
    state.lull = 0
    state.draw_count = 0
    state.discard_count = 0
    state.hand_count[:] = 0
    state.slapped[:] = 0
    state.hands[:] = 0
    state.shown[:] = 0
    state.draw[:] = UNKNOWN
    state.draw_known[:] = 0
    state.discard[:] = UNKNOWN
    state.discard_known[:] = 0


@compiled
def unpacked(cards: Ints) -> int:
    """HD-1: the deck in the order of the faces."""
    count = 0
    for face in range(FACES):
        for _ in range(COPIES[face]):
            cards[count] = face
            count += 1
    return count


@compiled
def deal(state: State, cards: Ints, log: Log | None) -> None:
    """HD-3: seven cards each, one at a time from the dealer's left. HD-7, HD-41: play goes to the left again."""
    begin(state)
    state.round += 1
    dealer = rotated(state)
    seat = dealer
    for place in range(HAND * state.seats):
        seat = left_of(state, seat)
        state.hands[seat, cards[place]] += 1
        emit(log, DEALT, seat, cards[place], place // state.seats + 1)
    for owner in range(state.seats):
        state.hand_count[owner] = HAND
    state.draw_count = CARDS - HAND * state.seats
    for place in range(state.draw_count):
        state.draw[place] = cards[CARDS - 1 - place]
    emit(log, ROUND_BEGAN, left_of(state, dealer), UNKNOWN, state.round)
    _turn_up(state, log)


@compiled
def _turn_up(state: State, log: Log | None) -> None:
    """HD-4: the top card starts the discard pile; the dealer is its layer. HD-5, HD-7: the first player goes by it.
    HD-6: but a HIT card will be buried."""
    dealer = rotated(state)
    card = lift_out(state, 1)
    lay(state, card, dealer)
    emit(log, TURNED_UP, dealer, card, state.draw_count)
    if is_hit(card):
        state.stage = BURYING
    else:
        follow(state, dealer)


@compiled
def bury(state: State, depth: int, log: Log | None) -> None:
    """HD-6: the HIT card goes somewhere into the draw pile, not on top, and the next card is turned up."""
    card = top_card(state)
    state.discard_count = 0
    put_beneath(state, card, depth)
    emit(log, BURIED, UNKNOWN, card, depth)
    _turn_up(state, log)
