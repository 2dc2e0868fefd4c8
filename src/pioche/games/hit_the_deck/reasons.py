"""Hit the Deck: why a readable move is not legal here."""

from pioche.games.hit_the_deck.cards import demanded_colour, demanded_number, fits, is_hit, is_number
from pioche.games.hit_the_deck.choices import deepest_cut, shallowest_cut
from pioche.games.hit_the_deck.notation import write_card
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
from pioche.rulekit import BETWEEN_ROUNDS, OVER, UNKNOWN, Refusal


def reason(state: State, move: int) -> Refusal:
    if move >= SLAP:
        return _reason_against_slap(state, move - SLAP)
    if state.stage == OVER:
        return Refusal("match-over", "HD-39")
    if state.stage == BETWEEN_ROUNDS:
        return Refusal("deal-due", "HD-3")
    if shuffle_due(state):
        return Refusal("shuffle-due", "HD-35")
    if state.stage in (PLAYING, DRAWN):
        return _reason_against_playing(state, move)
    return _reason_by_duty(state, move)


def _reason_against_slap(state: State, seat: int) -> Refusal:
    """HD-34: slaps are wrong, or impossible. HD-45: none is penalised while a hand card is on top."""
    if seat >= state.seats:
        return Refusal("no-such-seat", "HD-34", seat=seat, most=state.seats - 1)
    if not state.options.false_slap:
        return Refusal("false-slap-off", "HD-34")
    if state.discard_count > 0 and top_card(state) == HIT_HAND:
        return Refusal("hand-on-top", "HD-45")
    return Refusal("no-slap-now", "HD-34")


# Where something else is due


def _reason_by_duty(state: State, move: int) -> Refusal:
    """The top card leaves no choice but one kind of move."""
    if state.stage == CUTTING:
        return _reason_against_cut(state, move)
    if state.stage == BURYING and BURY <= move < SLAP:
        return Refusal("bury-out-of-range", "HD-6", depth=move - BURY, most=state.draw_count)
    if state.stage == RACING and LAST <= move < BURY:
        return Refusal("no-such-seat", "HD-30", seat=move - LAST, most=state.seats - 1)
    if state.stage == CALLING and move == FORGET:
        return Refusal("call-counts-as-made", "HD-29")
    return _what_is_due(state)


def _reason_against_cut(state: State, move: int) -> Refusal:
    """HD-15: the middle half. HD-36: or nothing at all."""
    if not CUT <= move < LAST:
        return Refusal("cut-due", "HD-15")
    cards = state.draw_count
    if cards == 0:
        return Refusal("nothing-to-cut", "HD-36", depth=move - CUT)
    least, most = shallowest_cut(cards), deepest_cut(cards)
    return Refusal("cut-out-of-range", "HD-15", depth=move - CUT, least=least, most=most)


def _what_is_due(state: State) -> Refusal:
    if state.stage == BURYING:
        return Refusal("bury-due", "HD-6")
    if state.stage == FLIPPING:
        return Refusal("flip-due", "HD-19")
    return Refusal("call-due", "HD-29") if state.stage == CALLING else Refusal("race-open", "HD-30")


# Where a player plays


def _reason_against_playing(state: State, move: int) -> Refusal:
    if move < FACES:
        return _reason_against_card(state, move)
    if move == DRAW:
        return _reason_against_draw(state)
    if move == PASS:
        return _reason_against_pass(state)
    return _reason_not_due(move)


def _reason_not_due(move: int) -> Refusal:
    """No card on top asks for such a move."""
    if move in (CALL, FORGET):
        return Refusal("nothing-to-call", "HD-29")
    if move == FLIP:
        return Refusal("no-flip-due", "HD-19")
    if move < LAST:
        return Refusal("no-cut-due", "HD-15")
    return Refusal("no-race", "HD-30") if move < BURY else Refusal("nothing-to-bury", "HD-6")


def _reason_against_card(state: State, card: int) -> Refusal:
    top = top_card(state)
    if state.hands[state.turn, card] == 0:
        return Refusal("card-not-in-hand", "HD-8", card=write_card(card))
    if state.stage == DRAWN:
        return Refusal("only-the-card-drawn", "HD-14", card=write_card(card), drawn=write_card(state.drawn))
    if is_hit(top):
        return _reason_under_demand(top, card)
    return Refusal("no-match", "HD-9" if is_number(card) else "HD-10", card=write_card(card), top=write_card(top))


def _reason_under_demand(top: int, card: int) -> Refusal:
    """HD-24, HD-25: the demand is not met. HD-26: and by a HIT card never."""
    if is_hit(card):
        return Refusal("hit-under-demand", "HD-26", card=write_card(card), top=write_card(top))
    if demanded_number(top) != UNKNOWN:
        return Refusal(
            "number-demanded", "HD-24", card=write_card(card), top=write_card(top), number=demanded_number(top)
        )
    return Refusal(
        "colour-demanded", "HD-25", card=write_card(card), top=write_card(top), colour="RGBY"[demanded_colour(top)]
    )


def _reason_against_draw(state: State) -> Refusal:
    """HD-13: one card, and only who cannot play. HD-31: in FREE everybody can. HD-36: if there is one."""
    if state.stage == DRAWN:
        return Refusal("already-drew", "HD-13", drawn=write_card(state.drawn))
    if top_card(state) == HIT_HAND:
        return Refusal("any-card-goes", "HD-31")
    if state.draw_count == 0:
        return Refusal("nothing-to-draw", "HD-36")
    return Refusal("can-play", "HD-12", card=write_card(_a_playable_card(state)))


def _reason_against_pass(state: State) -> Refusal:
    """HD-12, HD-13, HD-14: who can play must play, who can draw must draw."""
    if state.stage == DRAWN:
        return Refusal("drawn-card-fits", "HD-14", card=write_card(state.drawn))
    card = _a_playable_card(state)
    return Refusal("must-draw", "HD-13") if card == UNKNOWN else Refusal("can-play", "HD-12", card=write_card(card))


def _a_playable_card(state: State) -> int:
    hand = state.hands[state.turn]
    top = top_card(state)
    return next((card for card in range(FACES) if hand[card] > 0 and fits(top, card)), UNKNOWN)
