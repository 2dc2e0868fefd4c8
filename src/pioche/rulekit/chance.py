"""Chance: a small seeded generator kept in a record.

Marsaglia's multiply-with-carry with 32-bit digits. Every intermediate value stays below 2**63, so plain signed
integers give the same numbers in both modes, and no unsigned value exists anywhere.
"""

import hashlib

from pioche.rulekit.arrays import Ints
from pioche.rulekit.compiled import compiled
from pioche.rulekit.record import Record

_MULTIPLIER = 698769069
_DIGIT = (1 << 32) - 1


class Dice(Record):
    digit: int
    carry: int


def dice(seed: int, *path: int) -> Dice:
    """A generator for this seed, and for each path below it one that owes nothing to the others."""
    fresh = Dice.blank()
    reseed(fresh, seed, *path)
    return fresh


def reseed(which: Dice, seed: int, *path: int) -> None:
    digest = hashlib.blake2b(",".join(map(str, (seed, *path))).encode(), digest_size=8).digest()
    which.digit = int.from_bytes(digest[:4], "little") | 1
    which.carry = int.from_bytes(digest[4:], "little") % (_MULTIPLIER - 1)


@compiled
def roll(dice: Dice) -> int:
    """32 random bits."""
    product = _MULTIPLIER * dice.digit + dice.carry
    dice.digit = product & _DIGIT
    dice.carry = product >> 32
    return dice.digit ^ dice.carry


@compiled
def below(dice: Dice, bound: int) -> int:
    """A number from 0 to bound - 1, each exactly as likely (bound < 2**31)."""
    scaled = roll(dice) * bound
    if (scaled & _DIGIT) < bound:
        unfair = (_DIGIT + 1 - bound) % bound
        while (scaled & _DIGIT) < unfair:
            scaled = roll(dice) * bound
    return scaled >> 32


@compiled
def fraction(dice: Dice) -> float:
    """A number from 0 up to, not including, 1. Not for rules: they count in whole numbers."""
    return roll(dice) / (_DIGIT + 1)


@compiled
def shuffle(dice: Dice, cards: Ints, start: int, stop: int) -> None:
    """Put cards[start:stop] into random order."""
    for last in range(stop - 1, start, -1):
        other = start + below(dice, last - start + 1)
        cards[last], cards[other] = cards[other], cards[last]
