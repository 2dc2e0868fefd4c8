"""Tightrope: the heuristic.

Sticks taken early hardly matter: until the fifth trick or so, even fifteen of a colour are usually worked off. What
counts is to keep the hand that can still steer: a very high card, a very low one, and not more of one end than of the
other, for the cards left over bring sticks by themselves. So play from the middle while the score cards are unimportant
and let extremes go when there are too many of them. In the last four tricks the score cards to come are known: count
where each card leads, aim at no stick at all, and remember that nothing strikes out the worst earlier score.
A player that still needs a colour goes for it late in the round; one that does not dodges if they can.
"""

from typing import NamedTuple

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
COUNT = len(FEATURES)
(
    SCORE,
    STICKS,
    MORE_THAN_NINE,
    BALANCE,
    BALANCE_SQUARED,
    BALANCE_LATE,
    FROM_NOTHING,
    FROM_STRIKING,
    REPAIR,
    KEEPS_HIGH,
    KEEPS_LOW,
    SPENDS_HIGH,
    SPENDS_LOW,
    MANY_HIGH,
    MANY_LOW,
    SPENDS_MIDDLE,
    LEADS,
    LOWEST,
    SPARES_HIGHEST,
    SPARES_LOWEST,
) = range(COUNT)

SIGHT = 3
"""With at most this number of tricks to follow, all ways to play them are counted through."""


is_quiet = never_quiet


@compiled
def standing(state: State, seat: int) -> float:
    """A logistic fit to matches of the pool: fewer rounds to come, and the same lead counts for more."""
    to_come = max(1, state.seats - state.round)
    return float(-state.totals[seat] / (5.0 * to_come**0.5))


@compiled
def consider(state: State, moves: Ints, count: int, facts: FloatTable) -> None:
    trick = look(state, moves, count)
    high, low = 0.0, 0.0
    for choice in range(count):
        facts[choice, :COUNT] = 0.0
        share = unseen_below(trick, moves[choice])
        facts[choice, SPENDS_HIGH] = power(share, trick.others)
        facts[choice, SPENDS_LOW] = power(1.0 - share, trick.others)
        high += facts[choice, SPENDS_HIGH]
        low += facts[choice, SPENDS_LOW]
    for choice in range(count):
        consider_trick(trick, moves[choice], choice, facts)
        if trick.left > SIGHT:
            consider_hand(trick, count, choice, high, low, facts)
        else:
            facts[choice, SCORE] = score_at_end(trick, count, choice, facts)


@compiled
def power(base: float, exponent: int) -> float:
    """For exponents from 0 to 4."""
    if exponent == 0:
        return 1.0
    square = base * base
    if exponent <= 2:
        return base if exponent == 1 else square
    return square * base if exponent == 3 else square * square


# This trick


@compiled
def consider_trick(trick: Trick, card: int, choice: int, facts: FloatTable) -> None:
    share = unseen_below(trick, card)
    soon = 1.0 / (1 << trick.left)
    lying, rest = trick.open, trick.followers
    high = unbeaten(trick, 1.0 - share, rest.keen_high, rest.shy_high) if card > lying.top else 0.0
    low = unbeaten(trick, share, rest.keen_low, rest.shy_low) if card < lying.bottom else 0.0
    facts[choice, LEADS] = high
    facts[choice, LOWEST] = low
    facts[choice, SPARES_HIGHEST] = high * lying.top_harm * soon
    facts[choice, SPARES_LOWEST] = low * lying.bottom_harm * soon


@compiled
def unbeaten(trick: Trick, share: float, keen: int, shy: int) -> float:
    """The chance that nobody after me plays one of the cards, such a share of the unseen, that beat mine."""
    past = TRICKS - 1 - trick.left
    rest = 1.0 - share
    eager = share * (1.0 + (0.2 * past - 0.6) * rest)
    averse = share * (1.0 - 0.2 * min(4, past) * rest)
    return power(rest, trick.followers.number - keen - shy) * power(1.0 - averse, shy) * power(1.0 - eager, keen)


# The hand


class Outlook(NamedTuple):
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
def outlook(trick: Trick, choice: int, facts: FloatTable) -> Outlook:
    up, down = facts[choice, LEADS], facts[choice, LOWEST]
    return Outlook(up, down, 1.0 - up - down, trick.net + trick.blue, trick.net - trick.red, trick.net)


@compiled
def consider_hand(trick: Trick, count: int, choice: int, high: float, low: float, facts: FloatTable) -> None:
    """Early in the round: the sticks after this trick, and the cards left to work them off."""
    ends = outlook(trick, choice, facts)
    spent_high, spent_low = facts[choice, SPENDS_HIGH], facts[choice, SPENDS_LOW]
    consider_sticks(trick, ends, choice, facts)
    consider_balance(trick, ends, choice, (high - spent_high - low + spent_low) * trick.mean, facts)
    consider_cards_kept(ends, count, choice, facts)
    facts[choice, MANY_HIGH] = spent_high * high
    facts[choice, MANY_LOW] = spent_low * low
    facts[choice, SPENDS_MIDDLE] = 1.0 - spent_high - spent_low


@compiled
def lateness(trick: Trick) -> float:
    """From 0 at the first trick to 1 at the last."""
    return 1.0 - trick.left / 8.0


@compiled
def consider_sticks(trick: Trick, ends: Outlook, choice: int, facts: FloatTable) -> None:
    up, down, calm, if_high, if_low, net = ends
    size = abs(net)
    facts[choice, STICKS] = up * (abs(if_high) - size) + down * (abs(if_low) - size)
    facts[choice, MORE_THAN_NINE] = (
        up * max(0, abs(if_high) - 9) + down * max(0, abs(if_low) - 9) + calm * max(0, size - 9)
    )
    near = (
        up * near_nothing(if_high, trick.to_come)
        + down * near_nothing(if_low, trick.to_come)
        + calm * near_nothing(net, trick.to_come)
    )
    facts[choice, FROM_NOTHING] = near * lateness(trick)
    facts[choice, FROM_STRIKING] = near * lateness(trick) * trick.worst


@compiled
def consider_balance(trick: Trick, ends: Outlook, choice: int, bring: float, facts: FloatTable) -> None:
    """The sticks together with those that the rest of the hand brings."""
    up, down, calm, if_high, if_low, net = ends
    balance = up * abs(if_high + bring) + down * abs(if_low + bring) + calm * abs(net + bring)
    facts[choice, BALANCE] = balance
    facts[choice, BALANCE_LATE] = balance * lateness(trick)
    facts[choice, BALANCE_SQUARED] = (
        up * (if_high + bring) ** 2 + down * (if_low + bring) ** 2 + calm * (net + bring) ** 2
    ) / 20.0


@compiled
def consider_cards_kept(ends: Outlook, count: int, choice: int, facts: FloatTable) -> None:
    """The highest and the lowest card that stay in the hand."""
    high = facts[count - 1 if choice < count - 1 else count - 2, SPENDS_HIGH]
    low = facts[0 if choice > 0 else 1, SPENDS_LOW]
    facts[choice, KEEPS_HIGH] = high
    facts[choice, KEEPS_LOW] = low
    facts[choice, REPAIR] = (
        ends.up * repaired(ends.if_high, high, low)
        + ends.down * repaired(ends.if_low, high, low)
        + ends.calm * repaired(ends.net, high, low)
    )


@compiled
def near_nothing(net: int, to_come: int) -> float:
    """Whether there are no sticks, or as many as one score card to come."""
    return 1.0 if net == 0 or (abs(net) <= 9 and (to_come >> abs(net)) & 1) else 0.0


@compiled
def repaired(net: int, high: float, low: float) -> float:
    """How many sticks the best card for it would take away."""
    return net * low if net > 0 else -net * high


# The last tricks


@compiled
def score_at_end(trick: Trick, count: int, choice: int, facts: FloatTable) -> float:
    """The score to be expected from the round with the best play of the other cards; struck out points are gained."""
    first = chance_with(0 if choice > 0 else 1, facts)
    middle = chance_with(1 if choice > 1 else 2, facts)
    last = chance_with(count - 1 if choice < count - 1 else count - 2, facts)
    up, down = facts[choice, LEADS], facts[choice, LOWEST]
    calm = score_from(trick, trick.net, first, middle, last)
    score = calm
    if up > SLIGHT:
        score += up * (score_from(trick, trick.net + trick.blue, first, middle, last) - calm)
    if down > SLIGHT:
        score += down * (score_from(trick, trick.net - trick.red, first, middle, last) - calm)
    return score


@compiled
def chance_with(choice: int, facts: FloatTable) -> Chance:
    return Chance(facts[choice, SPENDS_HIGH], facts[choice, SPENDS_LOW])


@compiled
def score_from(trick: Trick, net: int, first: Chance, middle: Chance, last: Chance) -> float:
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


SOBER = {"sticks": -1.0, "balance late": -1.0}
"""As few sticks as possible from this trick, and late in the round an eye on the balance."""
BALANCED = {"balance with the hand": -1.0, "score at the end": -1.0}
"""Weighs sticks against what the hand still brings."""
PATIENT = {"score at the end": -1.0, "spends a middle card": 1.0}
"""Plays from the middle and steers at the end."""
STYLES = {"sober": SOBER, "patient": PATIENT, "balanced": BALANCED}
TEMPERATURE = 1.5
"""Of a player who does not look twice: a stick or two go unnoticed."""
