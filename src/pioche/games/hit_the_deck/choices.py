"""Hit the Deck: what may be done."""

from pioche.games.hit_the_deck.cards import FITS
from pioche.games.hit_the_deck.piles import shuffle_due, top_card
from pioche.games.hit_the_deck.state import (
    BURY,
    BURYING,
    CALL,
    CALLING,
    CALM,
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
from pioche.rulekit import Ints, compiled


@compiled
def legal(state: State, moves: Ints) -> int:
    """The moves open to the one to move, by the stage."""
    if shuffle_due(state):
        return 0
    if state.stage == PLAYING:
        return _legal_plays(state, moves)
    if state.stage == DRAWN:
        return _legal_with_drawn(state, moves)
    return _legal_by_duty(state, moves)


@compiled
def _legal_by_duty(state: State, moves: Ints) -> int:
    """What the top card demands of one seat or of nature. HD-6: to bury it; HD-15: to cut; HD-19: to flip; HD-29: to
    call, or to forget it; HD-30: to be the last to slap."""
    stage = state.stage
    count = 0
    if stage == CUTTING:
        count = _legal_cuts(state, moves)
    elif stage == FLIPPING:
        count = _numbered(moves, FLIP, FLIP)
    elif stage == CALLING:
        count = _numbered(moves, CALL, CALL if state.options.slap_mode == CALM else FORGET)
    elif stage == RACING:
        count = _numbered(moves, LAST, LAST + state.seats - 1)
    elif stage == BURYING:
        count = _numbered(moves, BURY + 1, BURY + state.draw_count)
    return count


@compiled
def _numbered(moves: Ints, first: int, last: int) -> int:
    for move in range(first, last + 1):
        moves[move - first] = move
    return last + 1 - first


@compiled
def _legal_plays(state: State, moves: Ints) -> int:
    """HD-12: a player who can play must. HD-13: who cannot must draw; HD-36: or pass, if there is nothing to draw.
    R-5: by an option they may draw though they can play, but not in FREE (HD-31)."""
    hand = state.hands[state.turn]
    top = top_card(state)
    row = top * FACES
    count = 0
    for card in range(FACES):
        moves[count] = card  # stays only if it counts: a loop without a branch is twice as fast
        if hand[card] * FITS[row + card] > 0:
            count += 1
    if count == 0:
        moves[0] = DRAW if state.draw_count > 0 else PASS
        return 1
    if state.options.may_draw_when_able and state.draw_count > 0 and top != HIT_HAND:
        moves[count] = DRAW
        count += 1
    return count


@compiled
def _legal_with_drawn(state: State, moves: Ints) -> int:
    """HD-14: a card drawn that fits is played at once; R-6: by an option it may be kept."""
    moves[0] = state.drawn
    moves[1] = PASS
    return 2 if state.options.may_keep_drawn else 1


@compiled
def shallowest_cut(cards: int) -> int:
    return (cards + 3) // 4


@compiled
def deepest_cut(cards: int) -> int:
    return max(shallowest_cut(cards), 3 * cards // 4)


@compiled
def _legal_cuts(state: State, moves: Ints) -> int:
    """HD-15: somewhere in the middle half. HD-36: of an empty pile, nothing."""
    cards = state.draw_count
    return _numbered(moves, CUT + shallowest_cut(cards), CUT + deepest_cut(cards))


@compiled
def _slap_possible(state: State) -> bool:
    """HD-34: while a player is about to play, cut or flip. HD-45: not while a hand card is on top."""
    stage = state.stage
    playing = stage in (PLAYING, DRAWN, CUTTING, FLIPPING)
    return playing and not shuffle_due(state) and top_card(state) != HIT_HAND


@compiled
def interrupts(state: State, moves: Ints) -> int:
    """HD-34: the wrong slaps that are possible now, out of turn; a repeated one has no effect (HD-47)."""
    if state.options.false_slap and _slap_possible(state):
        return _numbered(moves, SLAP, SLAP + state.seats - 1)
    return 0
