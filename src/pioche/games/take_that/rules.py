"""Take That!: the verbs, each citing its clause."""

from pioche.games.defaults import never_hidden, no_interrupts
from pioche.games.take_that import reasons
from pioche.games.take_that.cards import (
    from_hand,
    from_row,
    hold,
    minus_points,
    mirror,
    top_of_pile,
)
from pioche.games.take_that.state import (
    BOX,
    CARDS,
    DEALT,
    DECK,
    DREW,
    EXTRA,
    FACE_DOWN,
    FACE_UP,
    HIGHEST,
    LAID,
    LOWEST,
    OPENED,
    PLAYING,
    REACH,
    ROW,
    TAKE,
    TOOK,
    TURNED_UP,
    TWIST,
    TWISTED,
    UNSEEN,
    USED_UP,
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
    add_scores,
    close_round,
    compiled,
    emit,
    highest_total,
    left_of,
    rotated,
)

# Set-up


choices_are_hidden = never_hidden
interrupts = no_interrupts
REASONS = reasons.REASONS
why_not = reasons.why_not


@compiled
def begin(state: State) -> None:
    """Nothing lies on the table yet."""
    state.turn = UNKNOWN
    state.pile_count = 0
    state.pile[:] = UNKNOWN
    state.row_count = 0
    state.row[:] = UNKNOWN
    state.hand_count[:] = 0
    state.hands[:] = UNKNOWN
    state.extras[:] = 0
    state.place[:] = UNKNOWN


@compiled
def cards_to_shuffle(state: State, cards: Ints) -> tuple[int, int]:
    """TT-4: for every round nature shuffles all cards."""
    if state.stage != BETWEEN_ROUNDS:
        return 0, 0
    count = 0
    for card in CARDS:
        if _in_deck(state, card):
            cards[count] = card
            count += 1
    return count, 0


@compiled
def _in_deck(state: State, card: int) -> bool:
    """TT-1: all of them, unless the game is reduced."""
    digits = state.options.digits
    return digits <= 0 or (card // 10 <= digits and card % 10 <= digits)


@compiled
def cards_in_deck(state: State) -> int:
    """TT-1: with digits up to d there are d x d, less the 11, which does not exist."""
    digits = state.options.digits
    return digits * digits - 1 if 0 < digits < 9 else DECK


@compiled
def full_hand(state: State) -> int:
    """TT-4: nine cards, eight with four players."""
    if state.options.hand > 0:
        return state.options.hand
    return 8 if state.seats == 4 else 9


@compiled
def _full_pile(state: State) -> int:
    """TT-4: all that are not dealt."""
    left = cards_in_deck(state) - full_hand(state) * state.seats
    return min(left, state.options.pile) if state.options.pile > 0 else left


@compiled
def rounds_to_play(state: State) -> int:
    """TT-23."""
    return state.options.deals if state.options.deals > 0 else state.options.rounds


@compiled
def deal_or_reshuffle(state: State, cards: Ints, log: Log | None) -> None:
    """TT-4: a new deal. TT-5, TT-25: the dealer's left neighbour has the first turn; the deal moves to the left."""
    begin(state)
    state.round += 1
    state.stage = PLAYING
    state.turn = left_of(state, rotated(state))
    emit(log, ROUND_BEGAN, state.turn, UNKNOWN, state.round)
    _box_others(state)
    dealt = _deal_hands(state, cards, log)
    state.pile_count = _full_pile(state)
    for depth in range(state.pile_count):
        state.pile[state.pile_count - 1 - depth] = cards[dealt + depth]


@compiled
def _box_others(state: State) -> None:
    """The cards that a reduced game lacks."""
    if state.options.digits > 0:
        for card in CARDS:
            if not _in_deck(state, card):
                state.place[card] = BOX


@compiled
def _deal_hands(state: State, cards: Ints, log: Log | None) -> int:
    """TT-4: one card at a time, clockwise from the dealer's left, until every hand is full."""
    seat = state.turn
    dealt = full_hand(state) * state.seats
    for depth in range(dealt):
        hold(state, seat, cards[depth])
        emit(log, DEALT, seat, cards[depth], state.hand_count[seat])
        seat = left_of(state, seat)
    return dealt


# The turn


@compiled
def to_move(state: State) -> int:
    """TT-5: one turn per player, clockwise; nobody is skipped."""
    if state.stage == PLAYING:
        return state.turn
    return NATURE if state.stage == BETWEEN_ROUNDS else NOBODY


@compiled
def may_choose(state: State, seat: int) -> bool:
    """One at a time."""
    return to_move(state) == seat


@compiled
def legal(state: State, moves: Ints) -> int:
    """TT-6: an empty row must be opened. TT-7: otherwise append, twist or take."""
    if state.stage != PLAYING:
        return 0
    seat = state.turn
    if state.row_count == 0:
        return _openings(state.hands[seat], state.hand_count[seat], moves)
    return actions(state, state.hands[seat], state.hand_count[seat], moves)


@compiled
def _openings(hand: Ints, count: int, moves: Ints) -> int:
    """TT-6: any hand card, a toad too."""
    for slot in range(count):
        moves[slot] = hand[slot]
    return count


@compiled
def actions(state: State, hand: Ints, held: int, moves: Ints) -> int:
    """TT-7: exactly one of append, twist, take. TT-15, TT-20, R-1: taking is always possible, and at times all.

    Every move is written, and stays if it is legal: no branch for the processor to guess.
    """
    place = state.place
    last = state.row[state.row_count - 1]
    moves[0] = TAKE
    count = 1
    for slot in range(held):
        card = hand[slot]
        moves[count] = card
        count += fits(card, last)
        moves[count] = TWIST + card
        count += _twists(card, place)
    return count


@compiled
def fits(card: int, last: int) -> bool:
    """TT-8: a card may differ from the rightmost one by ten at most, up or down."""
    return abs(card - last) <= REACH


@compiled
def _twists(card: int, place: Ints) -> bool:
    """TT-9: the mirror lies somewhere in the row, whoever laid it. TT-10: of a toad in the hand it never does."""
    return place[mirror(card)] == ROW


@compiled
def apply(state: State, move: int, log: Log | None) -> None:
    """Carry out a legal move; legality is the caller's business."""
    if move == TAKE:
        take(state, log)
    elif move < TWIST:
        lay(state, move, log)
    else:
        _twist(state, move - TWIST, log)


@compiled
def lay(state: State, card: int, log: Log | None) -> None:
    """TT-6, TT-8: the card is the first of a row, or goes to its right end."""
    from_hand(state, card)
    state.place[card] = ROW
    state.row[state.row_count] = card
    state.row_count += 1
    emit(log, OPENED if state.row_count == 1 else LAID, state.turn, card, state.row_count)
    _end_turn(state, log)


@compiled
def _twist(state: State, card: int, log: Log | None) -> None:
    """TT-11, TT-12: both cards lie face up before the player, the gap closes. TT-13: even if that clears the row."""
    other = mirror(card)
    from_hand(state, card)
    from_row(state, other)
    state.place[card] = FACE_UP + state.turn
    state.place[other] = FACE_UP + state.turn
    emit(log, TWISTED, state.turn, card, other)
    if state.row_count == 0 and state.pile_count == 0:
        _end_round(state, log)
    else:
        _end_turn(state, log)


@compiled
def take(state: State, log: Log | None) -> None:
    """TT-15 to TT-17: the row goes face down before the player, who then opens a new one; TT-19: or ends the round.

    R-2, R-6: what counts is the pile at the moment when the row is cleared.
    """
    goes_on = state.pile_count > 0
    emit(log, TOOK, state.turn, UNKNOWN, state.row_count)
    if state.options.experts and state.row_count == 1 and goes_on:
        _take_extra(state, log)
    _row_face_down(state)
    if not goes_on:
        _end_round(state, log)


@compiled
def _row_face_down(state: State) -> None:
    """TT-16: apart from the face-up cards; the row is empty now."""
    row = state.row
    place = state.place
    down = FACE_DOWN + state.turn
    for slot in range(state.row_count):
        place[row[slot]] = down
        row[slot] = UNKNOWN
    state.row_count = 0


@compiled
def _take_extra(state: State, log: Log | None) -> None:
    """TT-29: with a row of one card the top card of the pile is taken too. R-7: nobody sees it, the taker neither."""
    state.place[top_of_pile(state)] = UNSEEN + state.turn
    state.extras[state.turn] += 1
    emit(log, EXTRA, state.turn, UNKNOWN, state.pile_count)
    if state.pile_count == 0:
        emit(log, USED_UP, UNKNOWN, UNKNOWN, 0)


@compiled
def _end_turn(state: State, log: Log | None) -> None:
    """TT-14: the player draws one card; TT-18: if there is one. TT-5: the turn passes to the left."""
    if state.pile_count > 0:
        draw(state, log)
    state.turn = left_of(state, state.turn)


@compiled
def draw(state: State, log: Log | None) -> None:
    """TT-14; TT-18: nobody draws after the last card."""
    card = top_of_pile(state)
    hold(state, state.turn, card)
    emit(log, DREW, state.turn, card, state.pile_count)
    if state.pile_count == 0:
        emit(log, USED_UP, UNKNOWN, UNKNOWN, 0)


# Scores


@compiled
def result(state: State, seat: int) -> int:
    """TT-22: one point for each face-up card, less the face-down cards. TT-21: cards in hand have no value."""
    place = state.place
    points = 0
    for card in range(LOWEST, HIGHEST + 1):
        where = place[card]
        if where == FACE_UP + seat:
            points += 1
        elif where == FACE_DOWN + seat or where == UNSEEN + seat:
            points -= minus_points(card)
    return points


@compiled
def _turn_up(state: State, seat: int, log: Log | None) -> None:
    """TT-28: at scoring the face-down cards are turned up, the experts' extra cards too."""
    place = state.place
    for card in range(LOWEST, HIGHEST + 1):
        if place[card] == UNSEEN + seat:
            place[card] = FACE_DOWN + seat
        if place[card] == FACE_DOWN + seat:
            emit(log, TURNED_UP, seat, card, minus_points(card))
    state.extras[seat] = 0


@compiled
def _end_round(state: State, log: Log | None) -> None:
    """TT-19: at once; nothing is laid or drawn. TT-23: the scores are written down, the agreed number of times."""
    emit(log, ROUND_ENDED, UNKNOWN, UNKNOWN, state.round)
    for seat in range(state.seats):
        _turn_up(state, seat, log)
        state.scores[seat] = result(state, seat)
        emit(log, SCORED, seat, UNKNOWN, state.scores[seat])
    add_scores(state)
    close_round(state, state.round == rounds_to_play(state), log)


@compiled
def wins(state: State, seat: int) -> bool:
    """TT-23, TT-24: the highest total wins; equal highest totals share the victory."""
    return state.totals[seat] == highest_total(state)


# Refusals


@compiled
def check_options(state: State, facts: Ints) -> int:
    """TT-4: all options go together; a reduced game needs cards for all hands and a pile."""
    return reasons.TOO_FEW_CARDS if _full_pile(state) < 1 else NO_REASON
