"""Oh Hell: the verbs, each citing its clause."""

from oh_hell.cards import beats, hand_size_in, has_suit, hold, is_bid, let_go, list_deck, rounds_to_play, suit
from oh_hell.notation import SUIT_LETTERS
from oh_hell.state import (
    BID,
    BIDDING,
    DEALT,
    MISSED_COUNTS_TRICKS,
    MOST_CARDS,
    MOST_HAND,
    NO_BID,
    PLAYED,
    PLAYING,
    TURNED_UP,
    WON,
    State,
)
from pioche.games.defaults import never_hidden, no_interrupts
from pioche.rulekit import (
    BETWEEN_ROUNDS,
    NATURE,
    NO_REASON,
    NOBODY,
    OVER,
    ROUND_BEGAN,
    ROUND_ENDED,
    SCORED,
    UNKNOWN,
    Ints,
    Log,
    Reasons,
    add_scores,
    because,
    close_round,
    compiled,
    emit,
    highest_total,
    ints,
    left_of,
    rotated,
)

choices_are_hidden = never_hidden
interrupts = no_interrupts

# Set-up


@compiled
def begin(state: State) -> None:
    """Nothing lies on the table yet."""
    state.turn = UNKNOWN
    state.leader = UNKNOWN
    state.hand_size = 0
    clear_table(state)


@compiled
def clear_table(state: State) -> None:
    """OH-5: all cards go into the shuffle; bids and tricks are forgotten."""
    state.tricks = 0
    state.trump_card = UNKNOWN
    state.bid[:] = UNKNOWN
    state.won[:] = 0
    state.trick_card[:] = UNKNOWN
    state.last_card[:] = UNKNOWN
    state.hand_count[:] = 0
    state.hand[:] = UNKNOWN
    state.lay_open[:] = 0
    state.void[:] = 0


@compiled
def cards_to_shuffle(state: State, cards: Ints) -> tuple[int, int]:
    """OH-1, OH-5: in every round the whole deck is shuffled."""
    if state.stage != BETWEEN_ROUNDS:
        return 0, 0
    return list_deck(state, cards), 0


@compiled
def deal_or_reshuffle(state: State, cards: Ints, log: Log | None) -> None:
    """OH-5: the next dealer deals. OH-7: the player on their left begins."""
    clear_table(state)
    state.round += 1
    state.stage = BIDDING
    state.hand_size = hand_size_in(state, state.round)
    state.leader = left_of(state, rotated(state))
    state.turn = state.leader
    emit(log, ROUND_BEGAN, state.leader, UNKNOWN, state.round)
    deal_hands(state, cards, log)
    turn_up(state, cards, log)


@compiled
def deal_hands(state: State, cards: Ints, log: Log | None) -> None:
    """OH-5: one by one, from the dealer's left."""
    seat = state.leader
    for depth in range(state.hand_size * state.seats):
        hold(state, seat, cards[depth])
        emit(log, DEALT, seat, cards[depth], state.hand_count[seat])
        seat = left_of(state, seat)


@compiled
def turn_up(state: State, cards: Ints, log: Log | None) -> None:
    """OH-6: the next card makes trumps and belongs to nobody. OH-19: the rest stays hidden."""
    dealt = state.hand_size * state.seats
    state.trump_card = cards[dealt]
    state.lay_open[state.trump_card] = 1
    emit(log, TURNED_UP, rotated(state), state.trump_card, list_deck(state, ints(MOST_CARDS)) - dealt - 1)


# Bids and play


@compiled
def to_move(state: State) -> int:
    """OH-7, OH-10: clockwise."""
    if state.stage == BETWEEN_ROUNDS:
        return NATURE
    return NOBODY if state.stage == OVER else state.turn


@compiled
def may_choose(state: State, seat: int) -> bool:
    """One at a time."""
    return to_move(state) == seat


@compiled
def legal(state: State, moves: Ints) -> int:
    if state.stage == BIDDING:
        return legal_bids(state, moves)
    return legal_cards(state, moves) if state.stage == PLAYING else 0


@compiled
def legal_bids(state: State, moves: Ints) -> int:
    """OH-8: from none to all tricks of the round."""
    hooked = hooked_bid(state)
    count = 0
    for tricks in range(state.hand_size + 1):
        if tricks != hooked:
            moves[count] = NO_BID + tricks
            count += 1
    return count


@compiled
def hooked_bid(state: State) -> int:
    """OH-9: what the last bidder may not bid, by an option; UNKNOWN if they may bid anything."""
    if not state.options.hook or state.turn != rotated(state):
        return UNKNOWN
    left = state.hand_size
    for seat in range(state.seats):
        left -= max(0, state.bid[seat])
    return max(UNKNOWN, left)


@compiled
def legal_cards(state: State, moves: Ints) -> int:
    """OH-12: a card of the suit led, or any card if there is none. In a view the cards of the others are not known."""
    hand = state.hand[state.turn]
    if hand[0] == UNKNOWN:
        return 0
    led = suit_led(state)
    bound = led != UNKNOWN and has_suit(state, state.turn, led)
    count = 0
    for place in range(state.hand_count[state.turn]):
        if not bound or suit(hand[place]) == led:
            moves[count] = hand[place]
            count += 1
    return count


@compiled
def suit_led(state: State) -> int:
    card = state.trick_card[state.leader]
    return UNKNOWN if card == UNKNOWN else suit(card)


@compiled
def apply(state: State, move: int, log: Log | None) -> None:
    """Carry out a legal move; legality is the caller's business."""
    if is_bid(move):
        make_bid(state, move - NO_BID, log)
    else:
        play_card(state, move, log)


@compiled
def make_bid(state: State, tricks: int, log: Log | None) -> None:
    """OH-8: aloud and for good. OH-10: when all have bid, the first bidder leads."""
    state.bid[state.turn] = tricks
    emit(log, BID, state.turn, UNKNOWN, tricks)
    state.turn = left_of(state, state.turn)
    if state.turn == state.leader:
        state.stage = PLAYING


@compiled
def play_card(state: State, card: int, log: Log | None) -> None:
    """OH-11: one card each. OH-12: to play another suit than the one led is to show that one has none of it."""
    seat, led = state.turn, suit_led(state)
    if led != UNKNOWN and suit(card) != led:
        state.void[seat, led] = 1
    let_go(state, seat, card)
    state.trick_card[seat] = card
    state.lay_open[card] = 1
    emit(log, PLAYED, seat, card, state.tricks + 1)
    state.turn = left_of(state, seat)
    if state.turn == state.leader:
        end_trick(state, log)


@compiled
def winning_seat(state: State) -> int:
    """OH-13: of the cards that lie there, the highest trump wins, or else the highest card of the suit led."""
    winner = state.leader
    seat = left_of(state, winner)
    while seat != state.leader and state.trick_card[seat] != UNKNOWN:
        if beats(state.trick_card[seat], state.trick_card[winner], suit(state.trump_card)):
            winner = seat
        seat = left_of(state, seat)
    return winner


@compiled
def end_trick(state: State, log: Log | None) -> None:
    """OH-13: the winner leads the next trick. OH-14: until all cards are played."""
    winner = winning_seat(state)
    state.won[winner] += 1
    state.tricks += 1
    emit(log, WON, winner, state.trick_card[winner], state.won[winner])
    state.last_card[:] = state.trick_card
    state.trick_card[:] = UNKNOWN
    state.leader = winner
    state.turn = winner
    if state.tricks == state.hand_size:
        end_round(state, log)


# Scores


@compiled
def result(state: State, seat: int) -> int:
    """OH-15: ten and the tricks, if there are as many as were bid. OH-16: else nothing, or by an option the tricks."""
    if state.won[seat] == state.bid[seat]:
        return 10 + state.won[seat]
    return state.won[seat] if state.options.missed == MISSED_COUNTS_TRICKS else 0


@compiled
def end_round(state: State, log: Log | None) -> None:
    """OH-14, OH-17."""
    state.turn = UNKNOWN
    emit(log, ROUND_ENDED, UNKNOWN, UNKNOWN, state.round)
    for seat in range(state.seats):
        state.scores[seat] = result(state, seat)
        emit(log, SCORED, seat, UNKNOWN, state.scores[seat])
    add_scores(state)
    close_round(state, state.round == rounds_to_play(state), log)


@compiled
def wins(state: State, seat: int) -> bool:
    """OH-17, OH-18: the highest total wins; equal ones share the victory."""
    return state.totals[seat] == highest_total(state)


# Refusals

REASONS = Reasons()
BID_FIRST = REASONS.add("bid-first", "OH-10")
NOT_IN_HAND = REASONS.add("card-not-in-hand", "OH-11", card="card")
MUST_FOLLOW = REASONS.add("must-follow", "OH-12", card="card", suit=tuple(SUIT_LETTERS))
BIDS_ARE_MADE = REASONS.add("bids-are-made", "OH-8")
BID_TOO_HIGH = REASONS.add("bid-too-high", "OH-8", bid="number", most="number")
HAND_TOO_LARGE = REASONS.add("hand-too-large", "OH-3", cards="number", seats="number", most="number")
BID_HOOKED = REASONS.add("bid-hooked", "OH-9", bid="number")


@compiled
def check_options(state: State, facts: Ints) -> int:
    """OH-2, OH-3: a hand has ten cards at most, and one card must be left to turn up."""
    most = min(MOST_HAND, (list_deck(state, ints(MOST_CARDS)) - 1) // state.seats)
    largest = max(state.options.largest_hand, hand_size_in(state, rounds_to_play(state)))
    return because(facts, HAND_TOO_LARGE, largest, state.seats, most) if largest > most else NO_REASON


@compiled
def why_not(state: State, move: int, facts: Ints) -> int:
    """OH-10: all bid before a card is played. OH-11: a card of one's own. OH-12: of the suit led."""
    if is_bid(move):
        return why_not_bid(state, move - NO_BID, facts)
    if state.stage == BIDDING:
        return BID_FIRST
    for place in range(state.hand_count[state.turn]):
        if state.hand[state.turn, place] == move:
            return because(facts, MUST_FOLLOW, move, suit_led(state))
    return because(facts, NOT_IN_HAND, move)


@compiled
def why_not_bid(state: State, tricks: int, facts: Ints) -> int:
    """OH-8: once, and no more than there are. OH-9: and not what is left, by an option."""
    if state.stage != BIDDING:
        return BIDS_ARE_MADE
    if tricks > state.hand_size:
        return because(facts, BID_TOO_HIGH, tricks, state.hand_size)
    return because(facts, BID_HOOKED, tricks)
