"""Tightrope: who may know what. A view starts all UNKNOWN; what the seat may see is copied in."""

from pioche.games.tightrope.measures import numbers_in_use, score_cards_in_use
from pioche.games.tightrope.rules import has_played, hold
from pioche.games.tightrope.state import CHOSE, DEALT, NUMBERS, PLAYING, SCORE_CARDS, State, View
from pioche.rulekit import CARD, KIND, NOBODY, SEAT, UNKNOWN, Dice, Ints, compiled, ints, show_match, shuffle


@compiled
def view_for(state: State, view: View, seat: int) -> None:
    """TR-13, TR-23: sticks, sheet and sizes of hands lie open. TR-22: hands, unused cards and the pile do not."""
    view.cells[:] = UNKNOWN
    show_match(state, view, seat)
    view.options.cells[:] = state.options.cells
    view.leader = state.leader
    view.turn = state.turn
    view.trick = state.trick
    view.value = state.value
    view.zero = state.zero
    view.hand_count[:] = state.hand_count
    view.net[:] = state.net
    view.sheet[:] = state.sheet
    view.cancelled[:] = state.cancelled
    _show_score_cards(state, view)
    _show_tricks(state, view)
    if seat >= 0:
        view.hand[seat] = state.hand[seat]
        view.played[:, seat] = state.played[:, seat]


@compiled
def _show_score_cards(state: State, view: View) -> None:
    """TR-24: all that are turned up, in order."""
    view.turned = state.turned
    view.score_pile[: state.turned] = state.score_pile[: state.turned]


@compiled
def _show_tricks(state: State, view: View) -> None:
    """TR-25: what lay open is remembered. TR-27: the cards of this trick are hidden until all have chosen."""
    open_tricks = state.trick if state.options.simultaneous else state.trick + 1
    view.played[:open_tricks] = state.played[:open_tricks]


@compiled
def hide_event(event: Ints, seat: int) -> None:
    """TR-22: a card dealt is its owner's secret. TR-27: so is a card chosen."""
    if (event[KIND] == DEALT or event[KIND] == CHOSE) and event[SEAT] != seat:
        event[CARD] = UNKNOWN


@compiled
def imagine(view: View, state: State, dice: Dice) -> None:
    """A position that looks like this to its viewer: any unseen card may be in any hidden place."""
    state.cells[:] = view.cells
    state.viewer = NOBODY
    if view.stage == PLAYING:
        _imagine_hands(view, state, dice)
    if view.round > 0:
        _imagine_score_pile(view, state, dice)


@compiled
def reshuffle_unseen(state: State, dice: Dice) -> None:
    """TR-24: nobody knows in which order the score cards come."""
    if state.round > 0:
        shuffle(dice, state.score_pile, state.turned, score_cards_in_use(state))


@compiled
def _imagine_hands(view: View, state: State, dice: Dice) -> None:
    """The others have cards that the viewer never saw; what is left over is out of play (TR-4)."""
    unseen = ints(NUMBERS)
    shuffle(dice, unseen, 0, _list_unseen(view, unseen))
    used = 0
    for seat in range(view.seats):
        if seat == view.viewer:
            continue
        if has_played(view, seat) and view.played[view.trick, seat] == UNKNOWN:
            state.played[view.trick, seat] = unseen[used]
            used += 1
        state.hand_count[seat] = 0
        for _ in range(view.hand_count[seat]):
            hold(state, seat, unseen[used])
            used += 1


@compiled
def _list_unseen(view: View, unseen: Ints) -> int:
    """The number cards in use that are neither in the viewer's hand nor played in the open; how many they are."""
    seen = ints(NUMBERS + 1)
    for seat in range(view.seats):
        _mark_known(view.hand[seat], seen)
        _mark_known(view.played[:, seat], seen)
    count = 0
    for card in range(1, numbers_in_use(view) + 1):
        if not seen[card]:
            unseen[count] = card
            count += 1
    return count


@compiled
def _mark_known(cards: Ints, seen: Ints) -> None:
    for card in cards:
        if card != UNKNOWN:
            seen[card] = 1


@compiled
def _imagine_score_pile(view: View, state: State, dice: Dice) -> None:
    """TR-24: everybody knows which score cards are still to come, and nobody in which order."""
    turned_up = ints(SCORE_CARDS + 1)
    _mark_known(view.score_pile, turned_up)
    below = view.turned
    for card in range(1, score_cards_in_use(view) + 1):
        if not turned_up[card]:
            state.score_pile[below] = card
            below += 1
    shuffle(dice, state.score_pile, view.turned, score_cards_in_use(view))
