"""Tightrope: what the one to move sees of a trick, in numbers."""

from typing import NamedTuple

from pioche.games.tightrope.endgame import ones
from pioche.games.tightrope.measures import numbers_in_use
from pioche.games.tightrope.rules import to_move
from pioche.games.tightrope.state import BLUE_ZERO, RED_ZERO, TRICKS, State
from pioche.rulekit import UNKNOWN, Ints, compiled

_POINTS = 45
"""All score cards together."""
_ALL_NUMBERS = 0b1111111110


class _OpenCards(NamedTuple):
    """The cards of this trick that lie open."""

    cards: int
    top: int
    """The highest card, 0 when there is none."""
    bottom: int
    top_harm: int
    """How many more sticks its owner will have if it stays the highest."""
    bottom_harm: int


class _Followers(NamedTuple):
    """Those who play after me."""

    number: int
    keen_high: int
    """How many would get rid of sticks with the highest card ..."""
    shy_high: int
    """... and how many would get more."""
    keen_low: int
    shy_low: int


class Trick(NamedTuple):
    """What the one to move sees, in numbers. Sets of cards are bits: bit 7 is the card 7."""

    net: int
    blue: int
    """What the highest takes ..."""
    red: int
    """... and the lowest."""
    left: int
    """Tricks to come after this one ..."""
    to_come: int
    """... their score cards ..."""
    mean: float
    """... and the mean of these."""
    worst: int
    """The earlier score that a round without sticks would strike out."""
    open: _OpenCards
    others: int
    followers: _Followers
    unseen: int
    """Number cards that may be in other hands."""
    unseen_count: int


@compiled
def look(state: State, moves: Ints, count: int) -> Trick:
    me, past = to_move(state), state.trick
    blue = 0 if state.zero == BLUE_ZERO else state.value
    red = 0 if state.zero == RED_ZERO else state.value
    open_cards = _on_the_table(state, me, blue, red)
    followers = _still_to_play(state, me, blue, red)
    unseen = _never_seen(state, moves, count) & ~open_cards.cards
    left = TRICKS - 1 - past
    turned, points = _turned_up(state)
    return Trick(
        state.net[me],
        blue,
        red,
        left,
        _ALL_NUMBERS & ~turned,
        (_POINTS - points) / max(1, left),
        _worst_score(state, me),
        open_cards,
        state.seats - 1,
        followers,
        unseen,
        ones(unseen),
    )


@compiled
def _card_shown(state: State, seat: int) -> int:
    """What a seat has played to this trick; UNKNOWN while it has not, or not openly."""
    return UNKNOWN if state.options.simultaneous else state.played[state.trick, seat]


@compiled
def _more_with(net: int, sticks: int) -> int:
    """How many more sticks of a colour somebody has after taking these; less than 0 where they work some off."""
    return abs(net + sticks) - abs(net)


@compiled
def _on_the_table(state: State, me: int, blue: int, red: int) -> _OpenCards:
    cards, top, bottom, top_harm, bottom_harm = 0, 0, 99, 0, 0
    for seat in range(state.seats):
        card = UNKNOWN if seat == me else _card_shown(state, seat)
        if card != UNKNOWN:
            cards |= 1 << card
            if card > top:
                top, top_harm = card, _more_with(state.net[seat], blue)
            if card < bottom:
                bottom, bottom_harm = card, _more_with(state.net[seat], -red)
    return _OpenCards(cards, top, bottom, top_harm, bottom_harm)


@compiled
def _still_to_play(state: State, me: int, blue: int, red: int) -> _Followers:
    number, keen_high, shy_high, keen_low, shy_low = 0, 0, 0, 0, 0
    for seat in range(state.seats):
        if seat != me and _card_shown(state, seat) == UNKNOWN:
            up, down = _more_with(state.net[seat], blue), _more_with(state.net[seat], -red)
            number += 1
            keen_high += up < 0
            shy_high += up > 0
            keen_low += down < 0
            shy_low += down > 0
    return _Followers(number, keen_high, shy_high, keen_low, shy_low)


@compiled
def _never_seen(state: State, moves: Ints, count: int) -> int:
    """The number cards that were never in my hand, nor played in an earlier trick."""
    unseen = (2 << numbers_in_use(state)) - 2
    for choice in range(count):
        unseen &= ~(1 << moves[choice])
    for past in range(state.trick):
        for seat in range(state.seats):
            unseen &= ~(1 << state.played[past, seat])
    return unseen


@compiled
def _turned_up(state: State) -> tuple[int, int]:
    """The numbers among the score cards so far (TR-24), and their sum."""
    numbers, points = 0, 0
    for depth in range(state.turned):
        card = state.score_pile[depth]
        if card < BLUE_ZERO:
            numbers |= 1 << card
            points += card
    return numbers, points


@compiled
def _worst_score(state: State, seat: int) -> int:
    """What a round without sticks would strike out (TR-18)."""
    worst = 0
    for past in range(state.round - 1):
        if not state.cancelled[past, seat]:
            worst = max(worst, state.sheet[past, seat])
    return worst


@compiled
def unseen_below(trick: Trick, card: int) -> float:
    """The share of the unseen cards that are lower."""
    return ones(trick.unseen & ((1 << card) - 1)) / max(1, trick.unseen_count)
