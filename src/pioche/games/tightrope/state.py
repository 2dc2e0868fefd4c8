"""Tightrope (Drahtseilakt) by Reiner Knizia: the nouns.

Nine tricks a round. A score card is turned up, everybody plays one number card: the highest takes that many blue
sticks, the lowest as many red ones, and a red and a blue stick in front of one player cancel each other out. A zero
spares one colour. What is left after nine tricks is the score of the round, and who has nothing left strikes out the
worst of their earlier scores. Everybody deals once; the lowest total wins.
Clauses (TR-1 ...) are those of docs/rules/tightrope.md.
"""

from typing import Annotated

from pioche.rulekit import (
    MATCH_ENDED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SCORED,
    BySeat,
    Flag,
    Ints,
    Kinds,
    Match,
    Part,
    Record,
    Retired,
    Table,
)

NAME = "tightrope"
PREFIX = "TR"
SEATS = range(3, 6)
"""R-1."""
RATED_SEATS = SEATS
USUAL_SEATS = 4
MINUTES = (30, 30)
"""As printed on the box, for the shortest and the longest game."""

FIRST_PLAYS = False
"""Match.first deals first, and the player on their left leads (TR-5)."""
MOST = 5
"""The most players, and so the most rounds (TR-2)."""

NUMBERS = 50
"""The number cards are 1 to 50 (TR-1); to play one is the move of the same number."""
MOVES = NUMBERS + 1

BLUE_ZERO, RED_ZERO = 10, 11
"""The score cards are 1 to 9 and these two, also written B0 and R0."""
NO_ZERO = 0
SCORE_CARDS = 11

HAND = 9
TRICKS = 9

PLAYING = 2
"""The stage of play."""

MOST_CARDS = NUMBERS + SCORE_CARDS
MOST_MOVES = HAND
CARD_NUMBERS = NUMBERS + 1


class Options(Record):
    tactical: int
    """TR-26: only the number cards 1 to 9 x players, all of them dealt. Default off."""
    simultaneous: int
    """TR-27: all choose in secret and reveal together. Default off."""
    ask_before_cancel: int
    """Always off: cancelling is automatic, because it can never hurt (R-12). Older records and views have the field."""
    numbers: int
    """Of a reduced game: its number cards are 1 to this ..."""
    tricks: int
    """... this many cards are in a hand, and the score cards are 1 to this, without zeros ..."""
    deals: int
    """... and this many rounds are played. 0 in each is the full game."""


CLAUSES = {"deal": "TR-3", "turn": "TR-7", "over": "TR-20"}
"""Where to look for: what is dealt, whose turn it is, when it is over."""

OPTIONS = (Flag("tactical", group="box"), Flag("simultaneous", group="box"), Retired("ask_before_cancel"))
REDUCED = (Part("numbers", 1, NUMBERS), Part("tricks", 1, TRICKS), Part("deals", 1, MOST))
SIMULTANEOUS = {"simultaneous": True}
"""TR-27."""


class State(Match):
    options: Options
    leader: int
    """Who turned up the score card of this trick (TR-6); after the round, who had the last highest card."""
    turn: int
    """The first seat, clockwise from the leader, that has not played to this trick."""
    trick: int
    """How many tricks of the round are over."""
    value: int
    """How many sticks this trick is about (TR-8) ..."""
    zero: int
    """... and the zero whose colour is not awarded (TR-11): BLUE_ZERO, RED_ZERO or NO_ZERO."""
    turned: int
    """How many score cards are turned up."""
    score_pile: Annotated[Ints, SCORE_CARDS]
    """Top card first; the turned-up ones stay here and stay visible (TR-24)."""
    hand_count: BySeat
    hand: Annotated[Table, (MOST, HAND)]
    """By seat, in ascending order; UNKNOWN beyond hand_count."""
    played: Annotated[Table, (TRICKS, MOST)]
    """By trick and seat: the number card, remembered after it is discarded (TR-25)."""
    net: BySeat
    """Blue sticks count up, red sticks down: +5 is five blue, -3 is three red (TR-14)."""
    sheet: Annotated[Table, (MOST, MOST)]
    """By round and seat: the score as it was played."""
    cancelled: Annotated[Table, (MOST, MOST)]
    """By round and seat: 1 where the score is struck out (TR-18)."""


class View(State):
    """What one seat may know: hidden cards are UNKNOWN."""


# What happened: (kind, seat, card, amount). The card of TURNED_UP is a score card, every other one a number card.
DEALT = 10  # seat gets card, which nobody else sees; amount = cards in the hand now
TURNED_UP = 11  # seat turned up the score card; amount = cards left in the score pile
ZEROS_DISCARDED = 12  # both zeros came up for one trick and have no effect
PLAYED = 13  # seat played card; amount = number of the trick
CHOSE = 14  # seat chose card, which nobody else sees yet; amount = number of the trick
REVEALED = 15  # seat shows the chosen card; amount = number of the trick
TOOK_BLUE = 16  # seat takes amount blue sticks for card, the highest
TOOK_RED = 17  # seat takes amount red sticks for card, the lowest
RETURNED = 18  # seat returns amount pairs of sticks
TRICK_ENDED = 19  # the cards are discarded; seat had the highest one, card; amount = number of the trick
CANCELLED = 20  # seat strikes out an earlier score of amount

EVENTS: Kinds = {
    ROUND_BEGAN: ("round-began", "TR-5"),
    DEALT: ("dealt", "TR-3"),
    TURNED_UP: ("turned-up", "TR-6"),
    ZEROS_DISCARDED: ("zeros-discarded", "TR-12"),
    PLAYED: ("played", "TR-7"),
    CHOSE: ("chose", "TR-27"),
    REVEALED: ("revealed", "TR-27"),
    TOOK_BLUE: ("took-blue", "TR-8"),
    TOOK_RED: ("took-red", "TR-8"),
    RETURNED: ("returned", "TR-14"),
    TRICK_ENDED: ("trick-ended", "TR-9"),
    ROUND_ENDED: ("round-ended", "TR-16"),
    SCORED: ("scored", "TR-17"),
    CANCELLED: ("cancelled", "TR-18"),
    MATCH_ENDED: ("match-ended", "TR-20"),
}
