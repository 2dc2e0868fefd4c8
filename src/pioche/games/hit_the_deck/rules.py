"""Hit the Deck: the verbs, each citing its clause. What may be done is in choices.py, whose turn it is in turns.py."""

from pioche.games.defaults import all_go_together, never_hidden
from pioche.games.hit_the_deck.cards import fits
from pioche.games.hit_the_deck.choices import interrupts, legal
from pioche.games.hit_the_deck.ending import go_out, lull_ends_round, wins
from pioche.games.hit_the_deck.piles import (
    lay,
    lift_out,
    look_at_top,
    new_draw_pile,
    shuffle_due,
    take_card,
    top_card,
    turn_over,
)
from pioche.games.hit_the_deck.reasons import REASONS, why_not
from pioche.games.hit_the_deck.setup import begin, bury, deal, unpacked
from pioche.games.hit_the_deck.state import (
    BURY,
    CALL,
    CALLED,
    CUT,
    DRAW,
    DRAWN,
    EXPOSED,
    FACES,
    FLIP,
    FLIPPED,
    FORGET,
    FORGOT,
    HIT_HAND,
    INERT,
    LAST,
    LAST_SLAPPER_DRAWS,
    PASS,
    PASSED,
    PLAYED,
    RACING,
    SHUFFLED,
    SLAP,
    SLAPPED,
    TURNED_ROUND,
    WAS_LAST,
    WRONG_SLAPPER_DRAWS,
    State,
)
from pioche.games.hit_the_deck.turns import caller_of_exposed, follow, nature_shuffles, pass_on, to_move
from pioche.rulekit import BETWEEN_ROUNDS, UNKNOWN, Ints, Log, compiled, emit

__all__ = [
    "REASONS",
    "apply",
    "begin",
    "cards_to_shuffle",
    "check_options",
    "choices_are_hidden",
    "deal_or_reshuffle",
    "interrupts",
    "legal",
    "may_choose",
    "to_move",
    "why_not",
    "wins",
]

check_options = all_go_together
choices_are_hidden = never_hidden


@compiled
def may_choose(state: State, seat: int) -> bool:
    """One at a time."""
    return to_move(state) == seat


@compiled
def cards_to_shuffle(state: State, cards: Ints) -> tuple[int, int]:
    """HD-1, HD-41: all 110 cards for a new round. HD-35: else, if it is due, the discard pile but its top card."""
    if state.stage == BETWEEN_ROUNDS:
        return unpacked(cards), 0
    if not nature_shuffles(state):
        return 0, 0
    count = state.discard_count - 1
    for place in range(count):
        cards[place] = state.discard[place]
    return count, 0


@compiled
def deal_or_reshuffle(state: State, cards: Ints, log: Log | None) -> None:
    if state.stage == BETWEEN_ROUNDS:
        deal(state, cards, log)
    else:
        _reshuffle(state, cards, log)


@compiled
def _reshuffle(state: State, cards: Ints, log: Log | None) -> None:
    """HD-35: a new draw pile, and what it interrupted goes on."""
    new_draw_pile(state, cards)
    emit(log, SHUFFLED, UNKNOWN, UNKNOWN, state.draw_count)
    if state.owed > 0:
        _pay(state, log)


@compiled
def apply(state: State, move: int, log: Log | None) -> None:
    """Carry out a legal move; legality is the caller's business."""
    if move < FACES:
        play(state, move, log)
    elif move == DRAW:
        draw(state, log)
    elif move == PASS:
        _keep_and_pass(state, log)
    elif move == FLIP:
        flip(state, log)
    elif move == CALL:
        call(state, log)
    elif move == FORGET:
        forget(state, log)
    elif move < LAST:
        cut(state, move - CUT, log)
    elif move < BURY:
        _last_to_slap(state, move - LAST, log)
    elif move < SLAP:
        bury(state, move - BURY, log)
    else:
        slap(state, move - SLAP, log)


@compiled
def play(state: State, card: int, log: Log | None) -> None:
    """HD-8: one card from the hand onto the discard pile. HD-37: the last one ends the round; by an option (R-26) a
    hand card is resolved first."""
    seat = state.turn
    just_drawn = state.stage == DRAWN
    _leave_hand(state, seat, card)
    lay(state, card, seat)
    emit(log, PLAYED, seat, card, state.hand_count[seat])
    if state.hand_count[seat] == 0 and not (state.options.resolve_last_card and card == HIT_HAND):
        go_out(state, log)
    elif just_drawn and lull_ends_round(state, log):
        return
    else:
        if not just_drawn:
            state.lull = 0
        follow(state, seat)


@compiled
def _leave_hand(state: State, seat: int, card: int) -> None:
    """HD-44: if the hand is known to hold this card, that one is played; unless it was just drawn unseen."""
    unseen = state.stage == DRAWN and not state.drawn_known
    if state.shown[seat, card] > 0 and not unseen:
        state.shown[seat, card] -= 1
    state.hands[seat, card] -= 1
    state.hand_count[seat] -= 1
    state.drawn = UNKNOWN
    state.drawn_known = 0


@compiled
def draw(state: State, log: Log | None) -> None:
    """HD-13: exactly one card. HD-14: if it fits it can be played at once; otherwise it is kept and the turn passes."""
    known = state.draw_known[state.draw_count - 1]
    card = take_card(state, state.turn, log)
    if fits(top_card(state), card):
        state.stage = DRAWN
        state.drawn = card
        state.drawn_known = known
    else:
        _keep_and_pass(state, log)


@compiled
def _keep_and_pass(state: State, log: Log | None) -> None:
    """HD-14, HD-36."""
    state.drawn = UNKNOWN
    state.drawn_known = 0
    state.lull = 0
    emit(log, PASSED, state.turn, UNKNOWN, 0)
    pass_on(state)


@compiled
def cut(state: State, depth: int, log: Log | None) -> None:
    """HD-16: the exposed card goes onto the discard pile. HD-17: cutting uses up the turn. HD-36: an empty pile
    cannot be cut, and the CUT lies inert."""
    seat = state.turn
    if depth == 0:
        emit(log, INERT, seat, top_card(state), 0)
        pass_on(state)
    else:
        card = lift_out(state, depth)
        lay(state, card, seat)
        emit(log, EXPOSED, seat, card, depth)
        follow(state, caller_of_exposed(state))
    lull_ends_round(state, log)


@compiled
def flip(state: State, log: Log | None) -> None:
    """HD-19: both piles are turned over. HD-20: play runs the other way. HD-21: flipping uses up the turn. HD-36: an
    empty pile cannot be turned over, and the FLIP lies inert."""
    seat = state.turn
    turned = state.draw_count > 0
    if turned:
        turn_over(state)
    emit(log, FLIPPED, seat, UNKNOWN, state.draw_count)
    state.direction = -state.direction
    emit(log, TURNED_ROUND, UNKNOWN, UNKNOWN, 1 if state.direction == 1 else 0)
    if not turned:
        emit(log, INERT, seat, top_card(state), 0)
        pass_on(state)
    elif look_at_top(state, seat, log):
        follow(state, caller_of_exposed(state))
    else:
        pass_on(state)
    lull_ends_round(state, log)


@compiled
def call(state: State, log: Log | None) -> None:
    """HD-29, HD-30: then all race to slap the pile."""
    emit(log, CALLED, state.turn, UNKNOWN, 0)
    state.stage = RACING


@compiled
def _last_to_slap(state: State, seat: int, log: Log | None) -> None:
    """HD-30: the last one draws four cards. HD-31: play goes on with next(caller)."""
    emit(log, WAS_LAST, seat, UNKNOWN, LAST_SLAPPER_DRAWS)
    pass_on(state)
    _owe(state, seat, LAST_SLAPPER_DRAWS, log)


@compiled
def forget(state: State, log: Log | None) -> None:
    """HD-33: those who forget to call draw the four cards themselves, and nobody races."""
    seat = state.turn
    emit(log, FORGOT, seat, UNKNOWN, LAST_SLAPPER_DRAWS)
    pass_on(state)
    _owe(state, seat, LAST_SLAPPER_DRAWS, log)


@compiled
def slap(state: State, seat: int, log: Log | None) -> None:
    """HD-34: a wrong slap costs two cards; the turn stays where it is. HD-47: once for each top card."""
    if state.slapped[seat] == 0:
        state.slapped[seat] = 1
        emit(log, SLAPPED, seat, UNKNOWN, WRONG_SLAPPER_DRAWS)
        _owe(state, seat, WRONG_SLAPPER_DRAWS, log)


@compiled
def _owe(state: State, seat: int, cards: int, log: Log | None) -> None:
    state.debtor = seat
    state.owed = cards
    _pay(state, log)


@compiled
def _pay(state: State, log: Log | None) -> None:
    """HD-35: a reshuffle may come in the middle of a penalty. HD-36: only what there is can be drawn. R-26: who laid
    a hand card as their last card is out if their hand is still empty."""
    while state.owed > 0 and state.draw_count > 0:
        take_card(state, state.debtor, log)
        state.owed -= 1
        state.lull = 0
    if state.owed > 0 and shuffle_due(state):
        return
    state.owed = 0
    state.debtor = UNKNOWN
    if state.hand_count[state.layer] == 0:
        go_out(state, log)
