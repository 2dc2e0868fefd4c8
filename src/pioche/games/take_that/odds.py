"""Take That!: what the one to move knows, and the odds that follow from it."""

from pioche.games.take_that.cards import minus_points, toad
from pioche.games.take_that.state import (
    CARDS,
    FACE_DOWN,
    FACE_UP,
    HAND,
    HIGHEST,
    LARGEST_PILE,
    LOWEST,
    ROW,
    State,
)
from pioche.rulekit import UNKNOWN, compiled

EXTRA_POINTS = 1.35
"""What an unseen card costs on average (TT-29): seven of 79 are toads."""


@compiled
def lateness(state: State) -> float:
    return 1.0 - state.pile_count / LARGEST_PILE


@compiled
def points_in_row(state: State) -> float:
    points = 0.0
    for slot in range(state.row_count):
        points += minus_points(state.row[slot])
    return points


@compiled
def toads_in_hand(state: State) -> float:
    toads = 0.0
    for slot in range(state.hand_count[state.turn]):
        toads += toad(state.hands[state.turn, slot])
    return toads


@compiled
def unseen(where: int, me: int) -> bool:
    """In the pile, in another hand, or an extra card that nobody has seen."""
    return (where == UNKNOWN) | ((where > ROW) & (where != HAND + me))


@compiled
def unseen_cards(state: State) -> tuple[int, int]:
    """How many cards the others hold, and how many I have not seen at all."""
    held, count = 0, state.pile_count
    for seat in range(state.seats):
        count += state.extras[seat]
        if seat != state.turn:
            held += state.hand_count[seat]
    return held, held + count


@compiled
def around(end: int, reach: int) -> int:
    """How many numbers there are so near."""
    return min(HIGHEST, end + reach) - max(LOWEST, end - reach) + 1


@compiled
def unseen_around(state: State, end: int, reach: int) -> int:
    """How many unseen cards there are so near. The tens, which are no cards, do not count."""
    place, me = state.place, state.turn
    low, high = max(LOWEST, end - reach), min(HIGHEST, end + reach)
    count = (low - 1) // 10 - high // 10
    for card in range(low, high + 1):
        count += unseen(place[card], me)
    return count


@compiled
def chance_of_none(held: int, helpful: int, cards: int) -> float:
    """How likely a hand of this many cards has none of the helpful ones."""
    useless = cards - helpful
    if useless < held:
        return 0.0
    ways, all_ways = 1.0, 1.0
    for drawn in range(held):
        ways *= useless - drawn
        all_ways *= cards - drawn
    return ways / all_ways


@compiled
def _so_far(state: State, seat: int) -> float:
    """The total with this round as everybody knows it."""
    total = state.totals[seat] - EXTRA_POINTS * state.extras[seat]
    for card in CARDS:
        if state.place[card] == FACE_UP + seat:
            total += 1.0
        elif state.place[card] == FACE_DOWN + seat:
            total -= minus_points(card)
    return total


@compiled
def victory(state: State, who: int, gain: float) -> float:
    """If the match ended with this gain of a seat: 1 for my victory, -1 for my defeat. 0 if more rounds follow."""
    if state.round != state.options.rounds:
        return 0.0
    mine, best = 0.0, -999.0
    for seat in range(state.seats):
        total = _so_far(state, seat) + (gain if seat == who else 0.0)
        if seat == state.turn:
            mine = total
        else:
            best = max(best, total)
    return 1.0 if mine > best else (-1.0 if mine < best else 0.0)
