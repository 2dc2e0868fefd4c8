"""Oh Hell: who may know what. A view starts all UNKNOWN; what the seat may see is copied in."""

from oh_hell.cards import hold, list_unseen, suit
from oh_hell.state import DEALT, MOST_CARDS, State, View
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

REST = NOBODY
"""The owner of a card that was not dealt."""


@compiled
def view_for(state: State, view: View, seat: int) -> None:
    """OH-19: a hand is its owner's secret. OH-20: all else lies open, and what lay open is remembered."""
    view.cells[:] = UNKNOWN
    show_match(state, view, seat)
    view.options.cells[:] = state.options.cells
    view.turn = state.turn
    view.leader = state.leader
    view.hand_size = state.hand_size
    view.tricks = state.tricks
    view.trump_card = state.trump_card
    view.bid[:] = state.bid
    view.won[:] = state.won
    view.trick_card[:] = state.trick_card
    view.last_card[:] = state.last_card
    view.hand_count[:] = state.hand_count
    view.lay_open[:] = state.lay_open
    view.void[:] = state.void
    if seat >= 0:
        view.hand[seat] = state.hand[seat]


@compiled
def hide_event(event: Ints, seat: int) -> None:
    """OH-19: a card dealt is seen only by the one who gets it."""
    if event[KIND] == DEALT and event[SEAT] != seat:
        event[CARD] = UNKNOWN


@compiled
def imagine(view: View, state: State, dice: Dice) -> None:
    """A position that looks like this to its viewer: unseen cards in other hands, none in a suit not followed."""
    state.cells[:] = view.cells
    state.viewer = NOBODY
    if view.stage in (BETWEEN_ROUNDS, OVER):
        return
    cards, owners = ints(MOST_CARDS), ints(MOST_CARDS)
    count = list_unseen(view, view.viewer, cards)
    shuffle(dice, cards, 0, count)
    list_owners(view, owners)
    respect_voids(view, cards, owners, count, dice)
    for seat in range(view.seats):
        if seat != view.viewer:
            state.hand_count[seat] = 0
    for place in range(count):
        if owners[place] != REST:
            hold(state, owners[place], cards[place])


@compiled
def reshuffle_unseen(state: State, dice: Dice) -> None:
    """OH-19: nobody ever draws a card, so nothing that is to come is decided yet."""


@compiled
def list_owners(view: View, owners: Ints) -> None:
    """One owner for each unseen card: the other hands, then the cards that were not dealt."""
    owners[:] = REST
    place = 0
    for seat in range(view.seats):
        if seat != view.viewer:
            owners[place : place + view.hand_count[seat]] = seat
            place += view.hand_count[seat]


@compiled
def respect_voids(view: View, cards: Ints, owners: Ints, count: int, dice: Dice) -> None:
    """OH-12: let cards change places until nobody holds a suit they could not follow. The truth is such a world, so
    there is one; to let a misplaced card take the place of another leads there in the end."""
    found = True
    while found:
        found = False
        for place in range(count):
            if misplaced(view, cards[place], owners[place]):
                found = True
                swap_if_no_worse(view, cards, owners, place, below(dice, count))


@compiled
def misplaced(view: View, card: int, owner: int) -> int:
    """1 for a card of a suit that its owner could not follow, else 0. (Two truths of NumPy add up to 1.)"""
    return 0 if owner == REST else view.void[owner, suit(card)]


@compiled
def swap_if_no_worse(view: View, cards: Ints, owners: Ints, one: int, other: int) -> None:
    before = 1 + misplaced(view, cards[other], owners[other])
    after = misplaced(view, cards[one], owners[other]) + misplaced(view, cards[other], owners[one])
    if after <= before:
        cards[one], cards[other] = cards[other], cards[one]
