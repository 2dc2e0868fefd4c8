"""Hit the Deck: a hand as a tally: how many cards of each colour, of each number, and of HIT cards, in lanes of one
integer."""

from pioche.games.hit_the_deck.cards import (
    COPIES,
    VALUE,
    colour_of,
    is_hit,
    may_follow,
    number_of,
    plain_demanded_colour,
    plain_demanded_number,
    plain_is_hit,
    plain_is_number,
)
from pioche.games.hit_the_deck.state import CUT_CARD, FACES, HAND, HIT_HAND
from pioche.rulekit import UNKNOWN, Ints, compiled, ints_of

_LANE = 6
NUMBER_LANE, WILD_LANE = 4, 9


def _lanes_of(card: int) -> int:
    if plain_is_hit(card):
        return 1 << _LANE * WILD_LANE
    if plain_is_number(card):
        return (1 << _LANE * (card // 5)) + (1 << _LANE * (NUMBER_LANE + card % 5))
    return 1 << _LANE * ((card - CUT_CARD) % 4)


LANES = ints_of([_lanes_of(card) for card in range(FACES)])
COLOUR = ints_of([max(colour_of(card), plain_demanded_colour(card)) for card in range(FACES)])
"""The colour that a card has or demands."""
FIGURE = ints_of([max(number_of(card), plain_demanded_number(card)) for card in range(FACES)])
"""The number that a card has or demands."""
FITTING = ints_of([sum(COPIES[card] for card in range(FACES) if may_follow(top, card)) for top in range(FACES)])
"""How many cards of the deck may be played on this one."""
MIDDLING = 0.45
"""How likely a card goes on one that nobody has seen yet."""


@compiled
def tally_of(hand: Ints) -> int:
    tally = 0
    for card in range(FACES):
        tally += hand[card] * LANES[card]
    return tally


@compiled
def points_of(hand: Ints) -> int:
    points = 0
    for card in range(FACES):
        points += hand[card] * VALUE[card]
    return points


@compiled
def _lane(tally: int, number: int) -> int:
    return (tally >> _LANE * number) & 63


@compiled
def wilds(tally: int) -> int:
    return _lane(tally, WILD_LANE)


@compiled
def of_colour(tally: int, top: int) -> int:
    """How many cards have the colour of this one, or the colour that it demands."""
    return _lane(tally, COLOUR[top]) if COLOUR[top] != UNKNOWN else 0


@compiled
def of_number(tally: int, top: int) -> int:
    return _lane(tally, NUMBER_LANE + FIGURE[top] - 1) if FIGURE[top] != UNKNOWN else 0


@compiled
def answers(tally: int, top: int) -> int:
    """How many cards go on this one; a card of both its colour and its number counts twice."""
    if top == HIT_HAND:
        return HAND
    found = of_colour(tally, top) + of_number(tally, top)
    return found if is_hit(top) else found + wilds(tally)


@compiled
def filled(tally: int, first: int, stop: int) -> int:
    """How many of these lanes are not empty."""
    count = 0
    for number in range(first, stop):
        if _lane(tally, number) > 0:
            count += 1
    return count
