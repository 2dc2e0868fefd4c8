"""Hit the Deck: the cards, what each is worth and which may be played on which."""

from collections.abc import Callable

from pioche.games.hit_the_deck.state import CUT_CARD, FACES, FLIP_CARD, HIT_COLOUR, HIT_HAND, HIT_NUMBER
from pioche.rulekit import UNKNOWN, compiled, ints_of
from pioche.rulekit.compiled import text_of

# Classes (HD-2)


@compiled
def is_number(card: int) -> bool:
    return card < CUT_CARD


@compiled
def is_cut(card: int) -> bool:
    return CUT_CARD <= card < FLIP_CARD


@compiled
def is_flip(card: int) -> bool:
    return FLIP_CARD <= card < HIT_NUMBER


@compiled
def is_hit(card: int) -> bool:
    return card >= HIT_NUMBER


@compiled
def demanded_number(card: int) -> int:
    return card - HIT_NUMBER + 1 if HIT_NUMBER <= card < HIT_COLOUR else UNKNOWN


@compiled
def demanded_colour(card: int) -> int:
    return card - HIT_COLOUR if HIT_COLOUR <= card < HIT_HAND else UNKNOWN


# The same in plain Python, for tables: an import compiles nothing.
plain_is_number: Callable[[int], bool] = text_of(is_number)
_plain_is_cut: Callable[[int], bool] = text_of(is_cut)
plain_is_hit: Callable[[int], bool] = text_of(is_hit)
plain_demanded_number: Callable[[int], int] = text_of(demanded_number)
plain_demanded_colour: Callable[[int], int] = text_of(demanded_colour)


def colour_of(card: int) -> int:
    """HD-2: number cards and word cards have a colour; a HIT card never has."""
    if plain_is_number(card):
        return card // 5
    return UNKNOWN if plain_is_hit(card) else (card - CUT_CARD) % 4


def number_of(card: int) -> int:
    """HD-2: only number cards have a number."""
    return card % 5 + 1 if plain_is_number(card) else UNKNOWN


def _copies_of(card: int) -> int:
    """HD-1: numbers 1 to 5 four times a colour, CUT twice, FLIP once; R-2: HIT with a number twice, with a colour
    once; with a hand four times."""
    if plain_is_number(card) or card == HIT_HAND:
        return 4
    return 2 if _plain_is_cut(card) or plain_demanded_number(card) != UNKNOWN else 1


def _value_of(card: int) -> int:
    """HD-38: a number card counts its number, any other card ten (R-38)."""
    return number_of(card) if plain_is_number(card) else 10


# What may be played on what


def matches(top: int, card: int) -> bool:
    """HD-9: a number card on its colour or its number. HD-10: a word card on its colour. HD-11: a HIT card always."""
    if plain_is_hit(card):
        return True
    return colour_of(card) == colour_of(top) or (plain_is_number(card) and number_of(card) == number_of(top))


def _meets_demand(top: int, card: int) -> bool:
    """HD-24: a number card with this number. HD-25: a number or word card of this colour. HD-26: no HIT card."""
    if plain_is_hit(card):
        return False
    if plain_demanded_number(top) != UNKNOWN:
        return number_of(card) == plain_demanded_number(top)
    return colour_of(card) == plain_demanded_colour(top)


def may_follow(top: int, card: int) -> bool:
    """HD-31: on a hand card anything goes. A demand must be met (HD-24 to HD-26), any other card matched."""
    if top == HIT_HAND:
        return True
    return _meets_demand(top, card) if plain_is_hit(top) else matches(top, card)


COPIES = ints_of([_copies_of(card) for card in range(FACES)])
VALUE = ints_of([_value_of(card) for card in range(FACES)])
FITS = ints_of([int(may_follow(top, card)) for top in range(FACES) for card in range(FACES)])
"""The table of may_follow: a row of FACES by top card."""


@compiled
def fits(top: int, card: int) -> bool:
    return FITS[top * FACES + card] != 0
