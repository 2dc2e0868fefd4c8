"""Take That!: who may know what. A view starts all UNKNOWN; what the seat may see is copied in."""

from pioche.games.take_that.cards import hold
from pioche.games.take_that.state import CARDS, DEALT, DECK, DREW, HAND, HIGHEST, LOWEST, ROW, UNSEEN, State, View
from pioche.rulekit import CARD, KIND, NOBODY, SEAT, UNKNOWN, Dice, Ints, compiled, ints, show_match, shuffle


@compiled
def view_for(state: State, view: View, seat: int) -> None:
    """TT-26: row, counts and scores are public. TT-27: a hand is known to its owner, the pile to nobody."""
    view.cells[:] = UNKNOWN
    show_match(state, view, seat)
    view.options.cells[:] = state.options.cells
    view.turn = state.turn
    view.pile_count = state.pile_count
    view.row_count = state.row_count
    view.row[:] = state.row
    view.hand_count[:] = state.hand_count
    view.extras[:] = state.extras
    if seat != NOBODY:
        view.hands[seat][:] = state.hands[seat]
    _show_places(state.place, view.place, seat)


@compiled
def _show_places(place: Ints, seen: Ints, seat: int) -> None:
    """TT-28: what lay open once is known; owners know their hands. Extra cards are unknown even to the taker."""
    for card in range(LOWEST, HIGHEST + 1):
        if place[card] <= ROW or place[card] == HAND + seat:
            seen[card] = place[card]


@compiled
def hide_event(event: Ints, seat: int) -> None:
    """TT-27: a card dealt or drawn is seen only by the one who gets it."""
    if (event[KIND] == DEALT or event[KIND] == DREW) and event[SEAT] != seat:
        event[CARD] = UNKNOWN


@compiled
def imagine(view: View, state: State, dice: Dice) -> None:
    """A position that looks like this to its viewer: the unseen cards in any other hand, extra place or the pile."""
    state.cells[:] = view.cells
    state.viewer = NOBODY
    unseen = ints(DECK)
    count = _unseen_cards(view, unseen)
    shuffle(dice, unseen, 0, count)
    for seat in range(view.seats):
        if seat != view.viewer:
            count = _imagine_hand(state, seat, unseen, count)
        for _ in range(view.extras[seat]):
            count -= 1
            state.place[unseen[count]] = UNSEEN + seat
    for depth in range(view.pile_count):
        state.pile[depth] = unseen[depth]


@compiled
def reshuffle_unseen(state: State, dice: Dice) -> None:
    """TT-27: nobody knows the pile."""
    shuffle(dice, state.pile, 0, state.pile_count)


@compiled
def _unseen_cards(view: View, cards: Ints) -> int:
    """Write the cards whose place the viewer does not know; answer how many."""
    count = 0
    for card in CARDS:
        if view.place[card] == UNKNOWN:
            cards[count] = card
            count += 1
    return count


@compiled
def _imagine_hand(state: State, seat: int, unseen: Ints, count: int) -> int:
    """Fill a hand from the last of the unseen cards; answer how many cards are left."""
    held = state.hand_count[seat]
    state.hand_count[seat] = 0
    for slot in range(count - held, count):
        hold(state, seat, unseen[slot])
    return count - held
