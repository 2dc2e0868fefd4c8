"""No Thanks!: who may know what. A view starts all UNKNOWN; what the seat may see is copied in."""

from pioche.games.defaults import nothing_to_hide
from pioche.games.no_thanks.rules import chips_at_start
from pioche.games.no_thanks.state import DECIDING, HIGHEST, LOWEST, State, View
from pioche.rulekit import NOBODY, UNKNOWN, Dice, compiled, ints, show_match, shuffle


@compiled
def view_for(state: State, view: View, seat: int) -> None:
    """NT-17: open are the offered card, the pot, all cards taken and the size of the pile. NT-19: nothing else."""
    view.cells[:] = UNKNOWN
    show_match(state, view, seat)
    view.options.cells[:] = state.options.cells
    view.turn = state.turn
    view.offered = state.offered
    view.pot = state.pot
    view.pile_count = state.pile_count
    view.place[:] = state.place
    view.paid[:] = state.paid
    view.gathered[:] = state.gathered
    for owner in range(state.seats):
        if owner == seat or state.options.chips_visible or state.stage != DECIDING:
            view.chips[owner] = state.chips[owner]


hide_event = nothing_to_hide
"""The chips in the hands are never said."""


@compiled
def imagine(view: View, state: State, dice: Dice) -> None:
    """A position that looks like this to its viewer: any unseen card may be next. NT-18: chips are remembered."""
    state.cells[:] = view.cells
    state.viewer = NOBODY
    if view.stage == DECIDING:
        for seat in range(view.seats):
            state.chips[seat] = chips_remembered(view, seat)
    reshuffle_unseen(state, dice)


@compiled
def reshuffle_unseen(state: State, dice: Dice) -> None:
    """NT-19: nobody knows the pile, nor which cards were removed."""
    unseen = ints(HIGHEST)
    count = 0
    for card in range(LOWEST, HIGHEST + 1):
        if state.place[card] == UNKNOWN:
            unseen[count] = card
            count += 1
    shuffle(dice, unseen, 0, count)
    for depth in range(state.pile_count):
        state.pile[depth] = unseen[depth]


@compiled
def chips_remembered(view: State, seat: int) -> int:
    """NT-18: all started alike and every chip was seen to move."""
    return chips_at_start(view) - view.paid[seat] + view.gathered[seat]
