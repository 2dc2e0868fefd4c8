"""Take That! by Andreas Spies and Reinhard Staupe: the nouns.

A row of numbers grows to the right; the next card may differ from the last one by ten at most. Who holds the
mirror of a card in the row (94 for 49) may twist it out: both cards are plus points. Who cannot or will not do
either takes the whole row as minus points, and a toad (22, 33 ... 88) among them costs five. When the pile is used
up the round ends with the row. The most points win. Clauses (TT-1 ...) are those of docs/rules/take_that.md.
"""

from typing import Annotated

from pioche.rulekit import (
    MATCH_ENDED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SCORED,
    Choice,
    Count,
    Flag,
    Ints,
    Kinds,
    Match,
    Part,
    Record,
    Table,
    ints_of,
)

NAME = "take_that"
PREFIX = "TT"
SEATS = range(2, 5)
RATED_SEATS = SEATS
USUAL_SEATS = 3
MINUTES = (20, 20)
"""As printed on the box, for the shortest and the longest game."""

FIRST_PLAYS = False
"""Match.first deals first, and the player on their left begins (TT-5)."""

LOWEST, HIGHEST = 12, 98
CARDS = ints_of([card for card in range(LOWEST, HIGHEST + 1) if card % 10 != 0])
"""TT-1: the numbers from 12 to 98 that do not end in 0, each once."""
DECK = 79
"""How many they are."""
FULL_HAND = 9
"""Eight only with four players (TT-4)."""
LARGEST_PILE = DECK - 2 * FULL_HAND
REACH = 10
"""How far a card may be from the last one of the row (TT-8)."""

TAKE = 0
"""A move is TAKE, or the number of a card to lay ..."""
TWIST = 100
"""... or TWIST + the card shown to twist its mirror out of the row."""
MOVES = 200

PLAYING = 2
"""The stage of play: opening where the row is empty (TT-6), otherwise acting (TT-7)."""

FACE_UP = 0
"""Where a card lies: FACE_UP + seat, won by twisting ..."""
BOX = 9
"""... out of a reduced game ..."""
FACE_DOWN = 10
"""... FACE_DOWN + seat, taken with a row that everybody saw (TT-28) ..."""
ROW = 20
"""... in the row: up to here all places are public ..."""
HAND = 30
"""... HAND + seat, which its owner alone may know ..."""
UNSEEN = 40
"""... UNSEEN + seat, an experts' extra card that nobody has seen (TT-29, R-7). In the pile it is UNKNOWN."""

MOST_CARDS = DECK
MOST_MOVES = 2 * FULL_HAND + 1
"""Every card of the hand laid or twisted, or the row taken."""
CARD_NUMBERS = HIGHEST + 1


class Options(Record):
    rounds: int
    """TT-23: how many rounds are played, the scores added. Default 2, which is the least (R-12)."""
    experts: int
    """TT-29: who takes a row of one card takes the top card of the pile too, unseen. Default off."""
    penalty_display: int
    """Display only: show the number of face-down cards, or the faces that memory knows anyway. Default count."""
    digits: int
    """Of a reduced game: no digit of its cards is higher than this ..."""
    hand: int
    """... a full hand has this many cards ..."""
    pile: int
    """... the pile not more than this many, the others being out of play, unseen ..."""
    deals: int
    """... and this many rounds are played. 0 in each is the full game."""


CLAUSES = {"deal": "TT-4", "turn": "TT-5", "over": "TT-23"}
"""Where to look for: what is dealt, whose turn it is, when it is over."""

OPTIONS = (
    Count("rounds", 2, least=2, group="box"),
    Flag("experts", group="box", recommended=(2,)),
    Choice("penalty_display", ("count", "faces"), group="comfort"),
)
REDUCED = (Part("digits", 2, 9), Part("hand", 1, FULL_HAND), Part("pile", 1, LARGEST_PILE), Part("deals", 1, 1_000_000))
SIMULTANEOUS = None


class State(Match):
    options: Options
    turn: int
    """The active seat."""
    pile_count: int
    pile: Annotated[Ints, LARGEST_PILE]
    """The top card is the last of the pile_count first ones."""
    row_count: int
    row: Annotated[Ints, DECK]
    """From left to right."""
    hand_count: Annotated[Ints, 4]
    hands: Annotated[Table, (4, FULL_HAND)]
    """By seat, in ascending order: a hand is a set, and when a card came to it is nobody's business."""
    extras: Annotated[Ints, 4]
    """By seat: how many of the face-down cards nobody has seen yet (TT-29)."""
    place: Annotated[Ints, HIGHEST + 1]
    """By card: where it lies."""


class View(State):
    """What one seat may know: hidden cards and places are UNKNOWN."""


# What happened: (kind, seat, card, amount).
DEALT = 10  # seat was dealt card; amount = cards in the hand now
OPENED = 11  # seat began a new row with card; amount = cards in the row now, 1
LAID = 12  # seat laid card at the end of the row; amount = cards in the row now
TWISTED = 13  # seat showed card and twisted amount, its mirror, out of the row
TOOK = 14  # seat took the row; amount = its number of cards
EXTRA = 15  # seat put the top card of the pile, unseen, to its face-down cards; amount = cards left in the pile
DREW = 16  # seat drew card; amount = cards left in the pile
USED_UP = 17  # the pile is empty from now on
TURNED_UP = 18  # card, face down before seat, was turned up for scoring; amount = its minus points

EVENTS: Kinds = {
    ROUND_BEGAN: ("round-began", "TT-5"),
    DEALT: ("dealt", "TT-4"),
    OPENED: ("opened", "TT-6"),
    LAID: ("laid", "TT-8"),
    TWISTED: ("twisted", "TT-11"),
    TOOK: ("took", "TT-16"),
    EXTRA: ("extra", "TT-29"),
    DREW: ("drew", "TT-14"),
    USED_UP: ("used-up", "TT-18"),
    ROUND_ENDED: ("round-ended", "TT-19"),
    TURNED_UP: ("turned-up", "TT-28"),
    SCORED: ("scored", "TT-22"),
    MATCH_ENDED: ("match-ended", "TT-23"),
}
