"""Hit the Deck: what hands do with the two piles, and what a good memory keeps of it (HD-42 to HD-44).

Each place of a pile carries a flag: does everybody know the card there? What lay open once stays known, wherever
the piles are turned; a shuffle wipes it out.
"""

from pioche.games.hit_the_deck.cards import is_flip
from pioche.games.hit_the_deck.state import (
    CAME_UP,
    DREW,
    DREW_KNOWN,
    FLIP_BURIED,
    INERT,
    State,
)
from pioche.rulekit import UNKNOWN, Ints, Log, compiled, emit


@compiled
def top_card(state: State) -> int:
    return state.discard[state.discard_count - 1]


@compiled
def shuffle_due(state: State) -> bool:
    """HD-35: the draw pile is empty. HD-36: and beneath the top card of the discard pile there is something."""
    return state.draw_count == 0 and state.discard_count >= 2


@compiled
def lay(state: State, card: int, seat: int) -> None:
    """A new top card, open to all; seat is answerable for it. HD-47: everybody may slap wrongly again."""
    place = state.discard_count
    state.discard[place] = card
    state.discard_known[place] = 1
    state.discard_count = place + 1
    state.layer = seat
    state.slapped[:] = 0


@compiled
def take_card(state: State, seat: int, log: Log | None) -> int:
    """The top card of the draw pile goes into a hand. HD-43: its owner alone sees it; HD-44: unless it is known."""
    place = state.draw_count - 1
    card = state.draw[place]
    known = state.draw_known[place]
    state.draw[place] = UNKNOWN
    state.draw_known[place] = 0
    state.draw_count = place
    state.hands[seat, card] += 1
    state.hand_count[seat] += 1
    state.shown[seat, card] += known
    emit(log, DREW_KNOWN if known else DREW, seat, card, place)
    return card


@compiled
def lift_out(state: State, depth: int) -> int:
    """HD-15: the bottom card of a packet of this many cards. HD-16: the rest is put together in the old order."""
    draw = state.draw
    known = state.draw_known
    last = state.draw_count - 1
    card = draw[last + 1 - depth]
    for place in range(last + 1 - depth, last):
        draw[place] = draw[place + 1]
        known[place] = known[place + 1]
    draw[last] = UNKNOWN
    known[last] = 0
    state.draw_count = last
    return card


@compiled
def put_beneath(state: State, card: int, depth: int) -> None:
    """HD-6: a card that was open goes beneath this many cards of the draw pile; everybody saw where."""
    draw = state.draw
    known = state.draw_known
    count = state.draw_count
    for place in range(count, count - depth, -1):
        draw[place] = draw[place - 1]
        known[place] = known[place - 1]
    draw[count - depth] = card
    known[count - depth] = 1
    state.draw_count = count + 1


@compiled
def new_draw_pile(state: State, cards: Ints) -> None:
    """HD-35: the top card stays, the others, shuffled, are the draw pile. One single card cannot be lost sight of."""
    top = top_card(state)
    count = state.discard_count - 1
    for depth in range(count):
        state.draw[count - 1 - depth] = cards[depth]
    state.draw_known[0] = state.discard_known[0] if count == 1 else 0
    state.draw_count = count
    state.discard[: count + 1] = UNKNOWN
    state.discard_known[: count + 1] = 0
    state.discard[0] = top
    state.discard_known[0] = 1
    state.discard_count = 1


# Turning over


@compiled
def _reverse(row: Ints, start: int, stop: int) -> None:
    """Turn over row[start:stop]."""
    low = start
    high = stop - 1
    while low < high:
        row[low], row[high] = row[high], row[low]
        low += 1
        high -= 1


@compiled
def _exchange(one: Ints, other: Ints, count: int) -> None:
    for place in range(count):
        one[place], other[place] = other[place], one[place]


@compiled
def turn_over(state: State) -> None:
    """HD-19: each pile, turned over, becomes the other one."""
    drawable = state.draw_count
    discarded = state.discard_count
    _reverse(state.draw, 0, drawable)
    _reverse(state.draw_known, 0, drawable)
    _reverse(state.discard, 0, discarded)
    _reverse(state.discard_known, 0, discarded)
    _exchange(state.draw, state.discard, max(drawable, discarded))
    _exchange(state.draw_known, state.discard_known, max(drawable, discarded))
    state.draw_count = discarded
    state.discard_count = drawable


@compiled
def _see_flips(state: State, seat: int, log: Log | None) -> int:
    """HD-22: the FLIPs lying on top of the discard pile without interruption are taken off, for all to see."""
    place = state.discard_count - 1
    while place >= 0 and is_flip(state.discard[place]):
        state.discard_known[place] = 1
        emit(log, CAME_UP, seat, state.discard[place], 0)
        place -= 1
    return state.discard_count - 1 - place


@compiled
def _bury_flips(state: State, flips: int, log: Log | None) -> None:
    """HD-22: the FLIPs go back together, in their order, beneath the upper half of the other cards."""
    stop = state.discard_count
    rest = stop - flips
    upper = (rest + 1) // 2
    for place in range(rest, stop):
        emit(log, FLIP_BURIED, UNKNOWN, state.discard[place], upper)
    _change_places(state.discard, rest - upper, rest, stop)
    _change_places(state.discard_known, rest - upper, rest, stop)


@compiled
def _change_places(row: Ints, start: int, middle: int, stop: int) -> None:
    """row[start:middle] and row[middle:stop] change places, each in its order."""
    _reverse(row, start, middle)
    _reverse(row, middle, stop)
    _reverse(row, start, stop)


@compiled
def look_at_top(state: State, seat: int, log: Log | None) -> bool:
    """After a flip by seat: whether the new top card has an effect. HD-22: no FLIP has; where nothing else came up
    (R-43), it lies there inert. HD-23: the new top card counts as laid by the flipper."""
    state.layer = seat
    state.slapped[:] = 0
    flips = _see_flips(state, seat, log)
    if flips == state.discard_count:
        emit(log, INERT, seat, top_card(state), 0)
        return False
    if flips > 0:
        _bury_flips(state, flips, log)
    state.discard_known[state.discard_count - 1] = 1
    emit(log, CAME_UP, seat, top_card(state), 0)
    return True
