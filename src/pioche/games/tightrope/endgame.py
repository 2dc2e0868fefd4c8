"""Tightrope: the last tricks of a round, counted through. The score cards to come are known, their order is not."""

from typing import NamedTuple

from pioche.rulekit import compiled

SLIGHT = 0.04
"""A chance too small to be counted through."""


class Chance(NamedTuple):
    """To be the highest or the lowest with a card in some later trick."""

    high: float
    low: float


@compiled
def ones(bits: int) -> int:
    """How many bits are set, of at most 63."""
    bits -= (bits >> 1) & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 127


@compiled
def lowest_bit(bits: int) -> int:
    return ones((bits & -bits) - 1)


@compiled
def three_tricks(net: int, value: int, one: int, two: int, a: Chance, b: Chance, c: Chance, worst: int) -> float:
    """As if the middle one of three score cards came first: the mean over all orders is dearer and hardly better."""
    return min(
        _before_two(net, value, a, one, two, b, c, worst),
        _before_two(net, value, b, one, two, a, c, worst),
        _before_two(net, value, c, one, two, a, b, worst),
    )


@compiled
def _before_two(net: int, value: int, card: Chance, one: int, two: int, a: Chance, b: Chance, worst: int) -> float:
    calm = two_tricks(net, one, two, a, b, worst)
    score = calm
    if card.high > SLIGHT:
        score += card.high * (two_tricks(net + value, one, two, a, b, worst) - calm)
    if card.low > SLIGHT:
        score += card.low * (two_tricks(net - value, one, two, a, b, worst) - calm)
    return score


@compiled
def two_tricks(net: int, one: int, two: int, a: Chance, b: Chance, worst: int) -> float:
    """Whichever score card comes first, there are two ways to play two cards."""
    return min(_before_last(net, one, a, two, b, worst), _before_last(net, one, b, two, a, worst))


@compiled
def _before_last(net: int, value: int, card: Chance, last_value: int, last: Chance, worst: int) -> float:
    calm = last_trick(net, last_value, last, worst)
    score = calm
    if card.high > SLIGHT:
        score += card.high * (last_trick(net + value, last_value, last, worst) - calm)
    if card.low > SLIGHT:
        score += card.low * (last_trick(net - value, last_value, last, worst) - calm)
    return score


@compiled
def last_trick(net: int, value: int, card: Chance, worst: int) -> float:
    calm = 1.0 - card.high - card.low
    return card.high * cost(net + value, worst) + card.low * cost(net - value, worst) + calm * cost(net, worst)


@compiled
def cost(net: int, worst: int) -> float:
    """TR-17, TR-18."""
    return 1.0 * abs(net) if net != 0 else -1.0 * worst
