"""Hit the Deck: who may know what. A view starts all UNKNOWN; what the seat may see is copied in."""

from pioche.games.hit_the_deck.cards import COPIES, fits
from pioche.games.hit_the_deck.piles import top_card
from pioche.games.hit_the_deck.state import CARDS, DEALT, DRAWN, DREW, FACES, MOST_HANDS, State, View
from pioche.rulekit import (
    BETWEEN_ROUNDS,
    CARD,
    KIND,
    NOBODY,
    OVER,
    SEAT,
    UNKNOWN,
    Dice,
    Ints,
    below,
    compiled,
    ints,
    show_match,
    shuffle,
)


@compiled
def view_for(state: State, view: View, seat: int) -> None:
    """HD-42: all counts are open, and the top card. HD-43: a hand is its owner's. HD-44: what lay open stays known."""
    view.cells[:] = UNKNOWN
    show_match(state, view, seat)
    view.options.cells[:] = state.options.cells
    _show_course(state, view)
    _show_known(state.draw, state.draw_known, state.draw_count, view.draw)
    _show_known(state.discard, state.discard_known, state.discard_count, view.discard)
    counted = state.stage in (BETWEEN_ROUNDS, OVER)
    for owner in range(MOST_HANDS):
        if owner == seat or counted:
            view.hands[owner][:] = state.hands[owner]
    if state.turn == seat or state.drawn_known:
        view.drawn = state.drawn


@compiled
def _show_course(state: State, view: View) -> None:
    """HD-42: the turn, the direction, the penalties and all counts; and what everybody remembers."""
    view.turn = state.turn
    view.direction = state.direction
    view.layer = state.layer
    view.drawn_known = state.drawn_known
    view.debtor = state.debtor
    view.owed = state.owed
    view.lull = state.lull
    view.draw_count = state.draw_count
    view.discard_count = state.discard_count
    view.hand_count[:] = state.hand_count
    view.slapped[:] = state.slapped
    view.shown[:] = state.shown
    view.draw_known[:] = state.draw_known
    view.discard_known[:] = state.discard_known


@compiled
def _show_known(pile: Ints, known: Ints, count: int, seen: Ints) -> None:
    for place in range(count):
        if known[place]:
            seen[place] = pile[place]


@compiled
def hide_event(event: Ints, seat: int) -> None:
    """HD-43: a card dealt or drawn is seen by its owner only."""
    if event[KIND] in (DEALT, DREW) and event[SEAT] != seat:
        event[CARD] = UNKNOWN


# Imagining


@compiled
def imagine(view: View, state: State, dice: Dice) -> None:
    """A position that looks like this to its viewer: the cards they cannot place lie anywhere, each way as likely."""
    state.cells[:] = view.cells
    state.viewer = NOBODY
    for owner in range(MOST_HANDS):
        if view.hands[owner, 0] == UNKNOWN:
            state.hands[owner][:] = view.shown[owner]
    unseen = ints(CARDS)
    count = _gather_unseen(state, unseen)
    if view.stage == DRAWN and view.drawn == UNKNOWN:
        count = _imagine_drawn(state, unseen, count, dice)
    shuffle(dice, unseen, 0, count)
    count = _fill_pile(state.draw, state.draw_count, unseen, count)
    count = _fill_pile(state.discard, state.discard_count, unseen, count)
    for owner in range(view.seats):
        count = _fill_hand(state, owner, unseen, count)


@compiled
def _gather_unseen(state: State, unseen: Ints) -> int:
    """The deck less all that can be placed: known places of the piles, own and remembered cards of the hands."""
    left = COPIES.copy()
    _take_off_pile(left, state.draw, state.draw_count)
    _take_off_pile(left, state.discard, state.discard_count)
    count = 0
    for face in range(FACES):
        for owner in range(MOST_HANDS):
            left[face] -= state.hands[owner, face]
        for _ in range(left[face]):
            unseen[count] = face
            count += 1
    return count


@compiled
def _take_off_pile(left: Ints, pile: Ints, count: int) -> None:
    for place in range(count):
        if pile[place] != UNKNOWN:
            left[pile[place]] -= 1


@compiled
def _imagine_drawn(state: State, unseen: Ints, count: int, dice: Dice) -> int:
    """HD-14: the seat on turn has drawn some card that fits, else the turn would have passed."""
    top = top_card(state)
    fitting = 0
    for place in range(count):
        if fits(top, unseen[place]):
            unseen[place], unseen[fitting] = unseen[fitting], unseen[place]
            fitting += 1
    chosen = below(dice, fitting)
    state.drawn = unseen[chosen]
    state.hands[state.turn, state.drawn] += 1
    unseen[chosen] = unseen[count - 1]
    return count - 1


@compiled
def _fill_pile(pile: Ints, size: int, unseen: Ints, count: int) -> int:
    """Put the last unseen cards into the unknown places; answer how many are left."""
    for place in range(size):
        if pile[place] == UNKNOWN:
            count -= 1
            pile[place] = unseen[count]
    return count


@compiled
def _fill_hand(state: State, owner: int, unseen: Ints, count: int) -> int:
    hand = state.hands[owner]
    for _ in range(state.hand_count[owner] - hand.sum()):
        count -= 1
        hand[unseen[count]] += 1
    return count


@compiled
def reshuffle_unseen(state: State, dice: Dice) -> None:
    """HD-43, HD-44: nobody knows the draw pile, but for the cards that lay open before."""
    hidden = ints(CARDS)
    count = 0
    for place in range(state.draw_count):
        if not state.draw_known[place]:
            hidden[count] = state.draw[place]
            state.draw[place] = UNKNOWN
            count += 1
    shuffle(dice, hidden, 0, count)
    _fill_pile(state.draw, state.draw_count, hidden, count)
