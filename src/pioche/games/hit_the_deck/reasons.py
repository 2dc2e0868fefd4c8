"""Hit the Deck: why a readable move is not legal here."""

from pioche.games.hit_the_deck.cards import demanded_colour, demanded_number, fits, is_hit, is_number
from pioche.games.hit_the_deck.choices import deepest_cut, shallowest_cut
from pioche.games.hit_the_deck.notation import COLOURS
from pioche.games.hit_the_deck.piles import shuffle_due, top_card
from pioche.games.hit_the_deck.state import (
    BURY,
    BURYING,
    CALL,
    CALLING,
    CUT,
    CUTTING,
    DRAW,
    DRAWN,
    FACES,
    FLIP,
    FLIPPING,
    FORGET,
    HIT_HAND,
    LAST,
    PASS,
    PLAYING,
    RACING,
    SLAP,
    State,
)
from pioche.rulekit import BETWEEN_ROUNDS, OVER, UNKNOWN, Ints, Reasons, because, compiled

REASONS = Reasons()

_MATCH_OVER = REASONS.add("match-over", "HD-39")
_DEAL_DUE = REASONS.add("deal-due", "HD-3")
_SHUFFLE_DUE = REASONS.add("shuffle-due", "HD-35")


@compiled
def why_not(state: State, move: int, facts: Ints) -> int:
    if move >= SLAP:
        return _against_slap(state, move - SLAP, facts)
    if state.stage == OVER:
        return _MATCH_OVER
    if state.stage == BETWEEN_ROUNDS:
        return _DEAL_DUE
    if shuffle_due(state):
        return _SHUFFLE_DUE
    if state.stage in (PLAYING, DRAWN):
        return _against_playing(state, move, facts)
    return _by_duty(state, move, facts)


_NO_SUCH_SLAPPER = REASONS.add("no-such-seat", "HD-34", seat="number", most="number")
_FALSE_SLAP_OFF = REASONS.add("false-slap-off", "HD-34")
_HAND_ON_TOP = REASONS.add("hand-on-top", "HD-45")
_NO_SLAP_NOW = REASONS.add("no-slap-now", "HD-34")


@compiled
def _against_slap(state: State, seat: int, facts: Ints) -> int:
    """HD-34: slaps are wrong, or impossible. HD-45: none is penalised while a hand card is on top."""
    if seat >= state.seats:
        return because(facts, _NO_SUCH_SLAPPER, seat, state.seats - 1)
    if not state.options.false_slap:
        return _FALSE_SLAP_OFF
    if state.discard_count > 0 and top_card(state) == HIT_HAND:
        return _HAND_ON_TOP
    return _NO_SLAP_NOW


# Where something else is due

_BURY_OUT_OF_RANGE = REASONS.add("bury-out-of-range", "HD-6", depth="number", most="number")
_NO_SUCH_LAST = REASONS.add("no-such-seat", "HD-30", seat="number", most="number")
_COUNTS_AS_CALLED = REASONS.add("call-counts-as-made", "HD-29")


@compiled
def _by_duty(state: State, move: int, facts: Ints) -> int:
    """The top card leaves no choice but one kind of move."""
    if state.stage == CUTTING:
        return _against_cut(state, move, facts)
    if state.stage == BURYING and BURY <= move < SLAP:
        return because(facts, _BURY_OUT_OF_RANGE, move - BURY, state.draw_count)
    if state.stage == RACING and LAST <= move < BURY:
        return because(facts, _NO_SUCH_LAST, move - LAST, state.seats - 1)
    if state.stage == CALLING and move == FORGET:
        return _COUNTS_AS_CALLED
    return _what_is_due(state)


_CUT_DUE = REASONS.add("cut-due", "HD-15")
_NOTHING_TO_CUT = REASONS.add("nothing-to-cut", "HD-36", depth="number")
_CUT_OUT_OF_RANGE = REASONS.add("cut-out-of-range", "HD-15", depth="number", least="number", most="number")


@compiled
def _against_cut(state: State, move: int, facts: Ints) -> int:
    """HD-15: the middle half. HD-36: or nothing at all."""
    if not CUT <= move < LAST:
        return _CUT_DUE
    cards = state.draw_count
    if cards == 0:
        return because(facts, _NOTHING_TO_CUT, move - CUT)
    return because(facts, _CUT_OUT_OF_RANGE, move - CUT, shallowest_cut(cards), deepest_cut(cards))


_BURY_DUE = REASONS.add("bury-due", "HD-6")
_FLIP_DUE = REASONS.add("flip-due", "HD-19")
_CALL_DUE = REASONS.add("call-due", "HD-29")
_RACE_OPEN = REASONS.add("race-open", "HD-30")


@compiled
def _what_is_due(state: State) -> int:
    if state.stage == BURYING:
        return _BURY_DUE
    if state.stage == FLIPPING:
        return _FLIP_DUE
    return _CALL_DUE if state.stage == CALLING else _RACE_OPEN


# Where a player plays


@compiled
def _against_playing(state: State, move: int, facts: Ints) -> int:
    if move < FACES:
        return _against_card(state, move, facts)
    if move == DRAW:
        return _against_draw(state, facts)
    if move == PASS:
        return _against_pass(state, facts)
    return _not_due(move)


_NOTHING_TO_CALL = REASONS.add("nothing-to-call", "HD-29")
_NO_FLIP_DUE = REASONS.add("no-flip-due", "HD-19")
_NO_CUT_DUE = REASONS.add("no-cut-due", "HD-15")
_NO_RACE = REASONS.add("no-race", "HD-30")
_NOTHING_TO_BURY = REASONS.add("nothing-to-bury", "HD-6")


@compiled
def _not_due(move: int) -> int:
    """No card on top asks for such a move."""
    if move in (CALL, FORGET):
        return _NOTHING_TO_CALL
    if move == FLIP:
        return _NO_FLIP_DUE
    if move < LAST:
        return _NO_CUT_DUE
    return _NO_RACE if move < BURY else _NOTHING_TO_BURY


_NOT_IN_HAND = REASONS.add("card-not-in-hand", "HD-8", card="card")
_ONLY_THE_CARD_DRAWN = REASONS.add("only-the-card-drawn", "HD-14", card="card", drawn="card")
_NUMBER_NO_MATCH = REASONS.add("no-match", "HD-9", card="card", top="card")
_WORD_NO_MATCH = REASONS.add("no-match", "HD-10", card="card", top="card")


@compiled
def _against_card(state: State, card: int, facts: Ints) -> int:
    """HD-8: a card of one's own. HD-14: after drawing, the card drawn. HD-9, HD-10: one that matches."""
    top = top_card(state)
    if state.hands[state.turn, card] == 0:
        return because(facts, _NOT_IN_HAND, card)
    if state.stage == DRAWN:
        return because(facts, _ONLY_THE_CARD_DRAWN, card, state.drawn)
    if is_hit(top):
        return _under_demand(top, card, facts)
    return because(facts, _NUMBER_NO_MATCH if is_number(card) else _WORD_NO_MATCH, card, top)


_HIT_UNDER_DEMAND = REASONS.add("hit-under-demand", "HD-26", card="card", top="card")
_NUMBER_DEMANDED = REASONS.add("number-demanded", "HD-24", card="card", top="card", number="number")
_COLOUR_DEMANDED = REASONS.add("colour-demanded", "HD-25", card="card", top="card", colour=tuple(COLOURS))


@compiled
def _under_demand(top: int, card: int, facts: Ints) -> int:
    """HD-24, HD-25: the demand is not met. HD-26: and by a HIT card never."""
    if is_hit(card):
        return because(facts, _HIT_UNDER_DEMAND, card, top)
    if demanded_number(top) != UNKNOWN:
        return because(facts, _NUMBER_DEMANDED, card, top, demanded_number(top))
    return because(facts, _COLOUR_DEMANDED, card, top, demanded_colour(top))


_ALREADY_DREW = REASONS.add("already-drew", "HD-13", drawn="card")
_ANY_CARD_GOES = REASONS.add("any-card-goes", "HD-31")
_NOTHING_TO_DRAW = REASONS.add("nothing-to-draw", "HD-36")
_CAN_PLAY = REASONS.add("can-play", "HD-12", card="card")


@compiled
def _against_draw(state: State, facts: Ints) -> int:
    """HD-13: one card, and only who cannot play. HD-31: in FREE everybody can. HD-36: if there is one."""
    if state.stage == DRAWN:
        return because(facts, _ALREADY_DREW, state.drawn)
    if top_card(state) == HIT_HAND:
        return _ANY_CARD_GOES
    if state.draw_count == 0:
        return _NOTHING_TO_DRAW
    return because(facts, _CAN_PLAY, _a_playable_card(state))


_DRAWN_CARD_FITS = REASONS.add("drawn-card-fits", "HD-14", card="card")
_MUST_DRAW = REASONS.add("must-draw", "HD-13")


@compiled
def _against_pass(state: State, facts: Ints) -> int:
    """HD-12, HD-13, HD-14: who can play must play, who can draw must draw."""
    if state.stage == DRAWN:
        return because(facts, _DRAWN_CARD_FITS, state.drawn)
    card = _a_playable_card(state)
    return _MUST_DRAW if card == UNKNOWN else because(facts, _CAN_PLAY, card)


@compiled
def _a_playable_card(state: State) -> int:
    """The first one; UNKNOWN if there is none."""
    top = top_card(state)
    for card in range(FACES):
        if state.hands[state.turn, card] > 0 and fits(top, card):
            return card
    return UNKNOWN
