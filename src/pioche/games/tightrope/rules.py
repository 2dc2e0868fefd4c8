"""Tightrope: the verbs, each citing its clause."""

from pioche.games.defaults import no_interrupts
from pioche.games.tightrope import reasons
from pioche.games.tightrope.measures import full_hand, numbers_in_use, rounds_to_play, score_cards_in_use
from pioche.games.tightrope.state import (
    BLUE_ZERO,
    CANCELLED,
    CHOSE,
    DEALT,
    NO_ZERO,
    PLAYED,
    PLAYING,
    RED_ZERO,
    RETURNED,
    REVEALED,
    TOOK_BLUE,
    TOOK_RED,
    TRICK_ENDED,
    TURNED_UP,
    ZEROS_DISCARDED,
    State,
)
from pioche.rulekit import (
    BETWEEN_ROUNDS,
    NATURE,
    NO_REASON,
    NOBODY,
    ROUND_BEGAN,
    ROUND_ENDED,
    SCORED,
    UNKNOWN,
    Ints,
    Log,
    close_round,
    compiled,
    emit,
    left_of,
    lowest_total,
    rotated,
)

# Set-up


interrupts = no_interrupts
REASONS = reasons.REASONS
why_not = reasons.why_not


@compiled
def begin(state: State) -> None:
    """Nothing lies on the table yet, and the score sheet is empty."""
    _clear_table(state)
    state.leader = UNKNOWN
    state.turn = UNKNOWN
    state.value = 0
    state.zero = NO_ZERO
    state.sheet[:] = UNKNOWN
    state.cancelled[:] = 0


@compiled
def _clear_table(state: State) -> None:
    """TR-19: all sticks go back to the supply. TR-3: and all cards into the shuffle."""
    state.trick = 0
    state.turned = 0
    state.score_pile[:] = UNKNOWN
    state.hand_count[:] = 0
    state.hand[:] = UNKNOWN
    state.played[:] = UNKNOWN
    state.net[:] = 0


@compiled
def cards_to_shuffle(state: State, cards: Ints) -> tuple[int, int]:
    """TR-3: the number cards and the score cards, which nature shuffles apart."""
    if state.stage != BETWEEN_ROUNDS:
        return 0, 0
    numbers = numbers_in_use(state)
    for place in range(numbers):
        cards[place] = place + 1
    score_cards = score_cards_in_use(state)
    for place in range(score_cards):
        cards[numbers + place] = place + 1
    return numbers, score_cards


@compiled
def deal_or_reshuffle(state: State, cards: Ints, log: Log | None) -> None:
    """TR-2, TR-3: the next dealer deals. TR-5: the player on their left leads the first trick."""
    _clear_table(state)
    state.round += 1
    state.stage = PLAYING
    state.leader = left_of(state, rotated(state))
    numbers = numbers_in_use(state)
    for depth in range(score_cards_in_use(state)):
        state.score_pile[depth] = cards[numbers + depth]
    emit(log, ROUND_BEGAN, state.leader, UNKNOWN, state.round)
    _deal_hands(state, cards, log)
    turn_up(state, log)


@compiled
def _deal_hands(state: State, cards: Ints, log: Log | None) -> None:
    """TR-3: nine cards each, one by one, from the dealer's left. TR-4: the others are out of play, unseen."""
    seat = state.leader
    for depth in range(full_hand(state) * state.seats):
        hold(state, seat, cards[depth])
        emit(log, DEALT, seat, cards[depth], state.hand_count[seat])
        seat = left_of(state, seat)


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


# The score card


@compiled
def turn_up(state: State, log: Log | None) -> None:
    """TR-6: the leader turns up a score card first. TR-11: after a 0 at once another. TR-12: after both 0 a third."""
    state.turn = state.leader
    state.zero = NO_ZERO
    state.value = _turn_one(state, log)
    if is_zero(state.value):
        state.zero = state.value
        state.value = _turn_one(state, log)
    if is_zero(state.value):
        emit(log, ZEROS_DISCARDED, state.leader, UNKNOWN, 0)
        state.zero = NO_ZERO
        state.value = _turn_one(state, log)


@compiled
def _turn_one(state: State, log: Log | None) -> int:
    """TR-24: the card stays visible."""
    card = state.score_pile[state.turned]
    state.turned += 1
    emit(log, TURNED_UP, state.leader, card, score_cards_in_use(state) - state.turned)
    return card


@compiled
def is_zero(score_card: int) -> bool:
    return score_card >= BLUE_ZERO


# Play


@compiled
def has_played(state: State, seat: int) -> bool:
    """TR-23: everybody sees how many cards a hand has, and so whether it has given one to this trick."""
    return state.hand_count[seat] + state.trick < full_hand(state)


@compiled
def may_choose(state: State, seat: int) -> bool:
    """Whether the seat may play a card now. TR-27: all who have not chosen yet, in any order."""
    if state.stage != PLAYING:
        return False
    return not has_played(state, seat) if state.options.simultaneous else seat == state.turn


@compiled
def choices_are_hidden(state: State) -> bool:
    """TR-27."""
    return state.options.simultaneous == 1


@compiled
def to_move(state: State) -> int:
    """TR-7: the leader, then clockwise. TR-27: a seat that has not chosen need not wait, by its own view."""
    if state.stage == PLAYING:
        return state.viewer if state.viewer >= 0 and may_choose(state, state.viewer) else state.turn
    return NATURE if state.stage == BETWEEN_ROUNDS else NOBODY


@compiled
def legal(state: State, moves: Ints) -> int:
    """TR-7: any card of the hand; nothing has to be followed. In a view the cards of the others are not known."""
    if state.stage != PLAYING:
        return 0
    seat = to_move(state)
    hand = state.hand[seat]
    if hand[0] == UNKNOWN:
        return 0
    count = state.hand_count[seat]
    for place in range(count):
        moves[place] = hand[place]
    return count


@compiled
def apply(state: State, move: int, log: Log | None) -> None:
    """Carry out a legal move; legality is the caller's business. TR-27: the card tells whose choice it is."""
    seat = _holder(state, move) if state.options.simultaneous else state.turn
    _let_go(state, seat, move)
    state.played[state.trick, seat] = move
    emit(log, CHOSE if state.options.simultaneous else PLAYED, seat, move, state.trick + 1)
    for _ in range(state.seats):
        if not has_played(state, state.turn):
            return
        state.turn = left_of(state, state.turn)
    _end_trick(state, log)


@compiled
def _holder(state: State, card: int) -> int:
    """The seat that has the card in hand, or else the one on turn."""
    for seat in range(state.seats):
        hand = state.hand[seat]
        for place in range(state.hand_count[seat]):
            if hand[place] == card:
                return seat
    return state.turn


@compiled
def _let_go(state: State, seat: int, card: int) -> None:
    """Take a card out of the hand and close the gap."""
    hand = state.hand[seat]
    last = state.hand_count[seat] - 1
    state.hand_count[seat] = last
    place = 0
    while place < last and hand[place] != card:
        place += 1
    while place < last:
        hand[place] = hand[place + 1]
        place += 1
    hand[last] = UNKNOWN


# The end of a trick


@compiled
def _end_trick(state: State, log: Log | None) -> None:
    """TR-8, TR-9: award, discard. TR-10: the highest card leads the next trick. TR-16: unless it was the ninth."""
    if state.options.simultaneous:
        _reveal(state, log)
    highest = _player_of_highest(state)
    _award(state, highest, _player_of_lowest(state), log)
    state.leader = highest
    state.trick += 1
    emit(log, TRICK_ENDED, highest, state.played[state.trick - 1, highest], state.trick)
    if state.trick < full_hand(state):
        turn_up(state, log)
    else:
        _end_round(state, log)


@compiled
def _reveal(state: State, log: Log | None) -> None:
    """TR-27: all cards are shown together."""
    for seat in range(state.seats):
        emit(log, REVEALED, seat, state.played[state.trick, seat], state.trick + 1)


@compiled
def _player_of_highest(state: State) -> int:
    cards = state.played[state.trick]
    found = 0
    for seat in range(1, state.seats):
        if cards[seat] > cards[found]:
            found = seat
    return found


@compiled
def _player_of_lowest(state: State) -> int:
    cards = state.played[state.trick]
    found = 0
    for seat in range(1, state.seats):
        if cards[seat] < cards[found]:
            found = seat
    return found


@compiled
def _award(state: State, highest: int, lowest: int, log: Log | None) -> None:
    """TR-8: blue sticks to the highest, red ones to the lowest. TR-11: not those of the colour of the zero."""
    if state.zero != BLUE_ZERO:
        emit(log, TOOK_BLUE, highest, state.played[state.trick, highest], state.value)
        take_sticks(state, highest, state.value, log)
    if state.zero != RED_ZERO:
        emit(log, TOOK_RED, lowest, state.played[state.trick, lowest], state.value)
        take_sticks(state, lowest, -state.value, log)


@compiled
def take_sticks(state: State, seat: int, sticks: int, log: Log | None) -> None:
    """TR-14: a red and a blue stick go back as a pair. TR-15: there are always enough."""
    before = state.net[seat]
    state.net[seat] = before + sticks
    if before * sticks < 0:
        emit(log, RETURNED, seat, UNKNOWN, min(abs(before), abs(sticks)))


# Scores


@compiled
def _end_round(state: State, log: Log | None) -> None:
    """TR-16: the nine tricks are over. TR-2: after as many rounds as players, so is the game."""
    state.turn = UNKNOWN
    emit(log, ROUND_ENDED, UNKNOWN, UNKNOWN, state.round)
    for seat in range(state.seats):
        note_score(state, seat, log)
    close_round(state, state.round == rounds_to_play(state), log)


@compiled
def note_score(state: State, seat: int, log: Log | None) -> None:
    """TR-17: the sticks left, of whichever colour. TR-18: without any, an earlier score is cancelled."""
    score = abs(state.net[seat])
    state.scores[seat] = score
    state.sheet[state.round - 1, seat] = score
    emit(log, SCORED, seat, UNKNOWN, score)
    if score == 0:
        _cancel_highest(state, seat, log)
    state.totals[seat] = total(state, seat)


@compiled
def _cancel_highest(state: State, seat: int, log: Log | None) -> None:
    """TR-18: the highest score of an earlier round that is not yet cancelled. R-15: of equal ones the first.

    R-12: nobody is asked, for it can never hurt, and the right is not saved up.
    """
    worst = state.round - 1
    for earlier in range(state.round - 1):
        if not state.cancelled[earlier, seat] and state.sheet[earlier, seat] > state.sheet[worst, seat]:
            worst = earlier
    if state.sheet[worst, seat] > 0:
        state.cancelled[worst, seat] = 1
        emit(log, CANCELLED, seat, UNKNOWN, state.sheet[worst, seat])


@compiled
def total(state: State, seat: int) -> int:
    """TR-20: the sum of the uncancelled scores."""
    points = 0
    for past in range(state.round):
        if not state.cancelled[past, seat]:
            points += state.sheet[past, seat]
    return points


@compiled
def wins(state: State, seat: int) -> bool:
    """TR-20, TR-21: the lowest total wins; equal lowest totals share the victory."""
    return state.totals[seat] == lowest_total(state)


# Refusals


@compiled
def check_options(state: State, facts: Ints) -> int:
    """TR-3: a reduced game needs cards for all hands."""
    return reasons.TOO_FEW_CARDS if full_hand(state) * state.seats > numbers_in_use(state) else NO_REASON
