"""Tightrope: the heuristic.

Sticks taken early hardly matter: until the fifth trick or so, even fifteen of a colour are usually worked off. What
counts is to keep the hand that can still steer: a very high card, a very low one, and not more of one end than of the
other, for the cards left over bring sticks by themselves. So play from the middle while the score cards are unimportant
and let extremes go when there are too many of them. In the last four tricks the score cards to come are known: count
where each card leads, aim at no stick at all, and remember that nothing strikes out the worst earlier score.
A player that still needs a colour goes for it late in the round; one that does not dodges if they can.
"""

from typing import NamedTuple

import numpy as np

from pioche.games.defaults import never_quiet
from pioche.games.tightrope.endgame import (
    SLIGHT,
    Chance,
    cost,
    last_trick,
    lowest_bit,
    three_tricks,
    two_tricks,
)
from pioche.games.tightrope.state import TRICKS, State
from pioche.games.tightrope.trick import Trick, look, unseen_below
from pioche.rulekit import FloatTable, Ints, compiled

FEATURES = {
    "score at the end": "lean",
    "sticks": "lean",
    "sticks more than nine": "lean",
    "balance with the hand": "steering",
    "balance squared": "lean",
    "balance late": "lean",
    "one card from nothing": "",
    "one card from striking out": "",
    "a card to repair": "steering",
    "keeps a high card": "steering",
    "keeps a low card": "steering",
    "spends a high card": "",
    "spends a low card": "",
    "too many high cards": "",
    "too many low cards": "",
    "spends a middle card": "middle",
    "leads the next trick": "lead",
    "lowest": "",
    "spares who was highest": "sparing",
    "spares who was lowest": "sparing",
}
_COUNT = len(FEATURES)
(
    _SCORE,
    _STICKS,
    _MORE_THAN_NINE,
    _BALANCE,
    _BALANCE_SQUARED,
    _BALANCE_LATE,
    _FROM_NOTHING,
    _FROM_STRIKING,
    _REPAIR,
    _KEEPS_HIGH,
    _KEEPS_LOW,
    _SPENDS_HIGH,
    _SPENDS_LOW,
    _MANY_HIGH,
    _MANY_LOW,
    _SPENDS_MIDDLE,
    _LEADS,
    _LOWEST,
    _SPARES_HIGHEST,
    _SPARES_LOWEST,
) = range(_COUNT)

_SIGHT = 3
"""With at most this number of tricks to follow, all ways to play them are counted through."""


is_quiet = never_quiet


@compiled
def standing(state: State, seat: int) -> float:
    """A logistic fit to matches of the pool: fewer rounds to come, and the same lead counts for more."""
    to_come = max(1, state.seats - state.round)
    return float(-state.totals[seat] / (5.0 * np.sqrt(to_come)))


@compiled
def consider(state: State, moves: Ints, count: int, facts: FloatTable) -> None:
    trick = look(state, moves, count)
    high, low = 0.0, 0.0
    for choice in range(count):
        facts[choice, :_COUNT] = 0.0
        share = unseen_below(trick, moves[choice])
        facts[choice, _SPENDS_HIGH] = _power(share, trick.others)
        facts[choice, _SPENDS_LOW] = _power(1.0 - share, trick.others)
        high += facts[choice, _SPENDS_HIGH]
        low += facts[choice, _SPENDS_LOW]
    for choice in range(count):
        _consider_trick(trick, moves[choice], choice, facts)
        if trick.left > _SIGHT:
            _consider_hand(trick, count, choice, high, low, facts)
        else:
            facts[choice, _SCORE] = _score_at_end(trick, count, choice, facts)


@compiled
def _power(base: float, exponent: int) -> float:
    """For exponents from 0 to 4."""
    if exponent == 0:
        return 1.0
    square = base * base
    if exponent <= 2:
        return base if exponent == 1 else square
    return square * base if exponent == 3 else square * square


# This trick


@compiled
def _consider_trick(trick: Trick, card: int, choice: int, facts: FloatTable) -> None:
    share = unseen_below(trick, card)
    soon = 1.0 / (1 << trick.left)
    lying, rest = trick.open, trick.followers
    high = _unbeaten(trick, 1.0 - share, rest.keen_high, rest.shy_high) if card > lying.top else 0.0
    low = _unbeaten(trick, share, rest.keen_low, rest.shy_low) if card < lying.bottom else 0.0
    facts[choice, _LEADS] = high
    facts[choice, _LOWEST] = low
    facts[choice, _SPARES_HIGHEST] = high * lying.top_harm * soon
    facts[choice, _SPARES_LOWEST] = low * lying.bottom_harm * soon


@compiled
def _unbeaten(trick: Trick, share: float, keen: int, shy: int) -> float:
    """The chance that nobody after me plays one of the cards, such a share of the unseen, that beat mine."""
    past = TRICKS - 1 - trick.left
    rest = 1.0 - share
    eager = share * (1.0 + (0.2 * past - 0.6) * rest)
    averse = share * (1.0 - 0.2 * min(4, past) * rest)
    return _power(rest, trick.followers.number - keen - shy) * _power(1.0 - averse, shy) * _power(1.0 - eager, keen)


# The hand


class _Outlook(NamedTuple):
    """How this trick may end for me: the chances, and my sticks after it."""

    up: float
    """The chance to be the highest ..."""
    down: float
    """... the lowest ..."""
    calm: float
    """... and neither."""
    if_high: int
    if_low: int
    net: int


@compiled
def _outlook(trick: Trick, choice: int, facts: FloatTable) -> _Outlook:
    up, down = facts[choice, _LEADS], facts[choice, _LOWEST]
    return _Outlook(up, down, 1.0 - up - down, trick.net + trick.blue, trick.net - trick.red, trick.net)


@compiled
def _consider_hand(trick: Trick, count: int, choice: int, high: float, low: float, facts: FloatTable) -> None:
    """Early in the round: the sticks after this trick, and the cards left to work them off."""
    ends = _outlook(trick, choice, facts)
    spent_high, spent_low = facts[choice, _SPENDS_HIGH], facts[choice, _SPENDS_LOW]
    _consider_sticks(trick, ends, choice, facts)
    _consider_balance(trick, ends, choice, (high - spent_high - low + spent_low) * trick.mean, facts)
    _consider_cards_kept(ends, count, choice, facts)
    facts[choice, _MANY_HIGH] = spent_high * high
    facts[choice, _MANY_LOW] = spent_low * low
    facts[choice, _SPENDS_MIDDLE] = 1.0 - spent_high - spent_low


@compiled
def _lateness(trick: Trick) -> float:
    """From 0 at the first trick to 1 at the last."""
    return 1.0 - trick.left / 8.0


@compiled
def _consider_sticks(trick: Trick, ends: _Outlook, choice: int, facts: FloatTable) -> None:
    up, down, calm, if_high, if_low, net = ends
    size = abs(net)
    facts[choice, _STICKS] = up * (abs(if_high) - size) + down * (abs(if_low) - size)
    facts[choice, _MORE_THAN_NINE] = (
        up * max(0, abs(if_high) - 9) + down * max(0, abs(if_low) - 9) + calm * max(0, size - 9)
    )
    near = (
        up * _near_nothing(if_high, trick.to_come)
        + down * _near_nothing(if_low, trick.to_come)
        + calm * _near_nothing(net, trick.to_come)
    )
    facts[choice, _FROM_NOTHING] = near * _lateness(trick)
    facts[choice, _FROM_STRIKING] = near * _lateness(trick) * trick.worst


@compiled
def _squared(number: float) -> float:
    return number * number


@compiled
def _consider_balance(trick: Trick, ends: _Outlook, choice: int, bring: float, facts: FloatTable) -> None:
    """The sticks together with those that the rest of the hand brings."""
    up, down, calm, if_high, if_low, net = ends
    balance = up * abs(if_high + bring) + down * abs(if_low + bring) + calm * abs(net + bring)
    facts[choice, _BALANCE] = balance
    facts[choice, _BALANCE_LATE] = balance * _lateness(trick)
    facts[choice, _BALANCE_SQUARED] = (
        up * _squared(if_high + bring) + down * _squared(if_low + bring) + calm * _squared(net + bring)
    ) / 20.0


@compiled
def _consider_cards_kept(ends: _Outlook, count: int, choice: int, facts: FloatTable) -> None:
    """The highest and the lowest card that stay in the hand."""
    high = facts[count - 1 if choice < count - 1 else count - 2, _SPENDS_HIGH]
    low = facts[0 if choice > 0 else 1, _SPENDS_LOW]
    facts[choice, _KEEPS_HIGH] = high
    facts[choice, _KEEPS_LOW] = low
    facts[choice, _REPAIR] = (
        ends.up * _repaired(ends.if_high, high, low)
        + ends.down * _repaired(ends.if_low, high, low)
        + ends.calm * _repaired(ends.net, high, low)
    )


@compiled
def _near_nothing(net: int, to_come: int) -> float:
    """Whether there are no sticks, or as many as one score card to come."""
    return 1.0 if net == 0 or (abs(net) <= 9 and (to_come >> abs(net)) & 1) else 0.0


@compiled
def _repaired(net: int, high: float, low: float) -> float:
    """How many sticks the best card for it would take away."""
    return net * low if net > 0 else -net * high


# The last tricks


@compiled
def _score_at_end(trick: Trick, count: int, choice: int, facts: FloatTable) -> float:
    """The score to be expected from the round with the best play of the other cards; struck out points are gained."""
    first = _chance_with(0 if choice > 0 else 1, facts)
    middle = _chance_with(1 if choice > 1 else 2, facts)
    last = _chance_with(count - 1 if choice < count - 1 else count - 2, facts)
    up, down = facts[choice, _LEADS], facts[choice, _LOWEST]
    calm = _score_from(trick, trick.net, first, middle, last)
    score = calm
    if up > SLIGHT:
        score += up * (_score_from(trick, trick.net + trick.blue, first, middle, last) - calm)
    if down > SLIGHT:
        score += down * (_score_from(trick, trick.net - trick.red, first, middle, last) - calm)
    return score


@compiled
def _chance_with(choice: int, facts: FloatTable) -> Chance:
    return Chance(facts[choice, _SPENDS_HIGH], facts[choice, _SPENDS_LOW])


@compiled
def _score_from(trick: Trick, net: int, first: Chance, middle: Chance, last: Chance) -> float:
    """With these cards left, of which the middle one counts if three are left, and one only if one is."""
    if trick.left == 0:
        return cost(net, trick.worst)
    one = lowest_bit(trick.to_come)
    rest = trick.to_come & ~(1 << one)
    if trick.left == 1:
        return last_trick(net, one, first, trick.worst)
    two = lowest_bit(rest)
    if trick.left == 2:
        return two_tricks(net, one, two, first, last, trick.worst)
    three = lowest_bit(rest & ~(1 << two))
    return three_tricks(net, two, one, three, first, middle, last, trick.worst)


_SOBER = {"sticks": -1.0, "balance late": -1.0}
"""As few sticks as possible from this trick, and late in the round an eye on the balance."""
_BALANCED = {"balance with the hand": -1.0, "score at the end": -1.0}
"""Weighs sticks against what the hand still brings."""
_PATIENT = {"score at the end": -1.0, "spends a middle card": 1.0}
"""Plays from the middle and steers at the end."""
STYLES = {"sober": _SOBER, "patient": _PATIENT, "balanced": _BALANCED}
TEMPERATURE = 1.5
"""Of a player who does not look twice: a stick or two go unnoticed."""
