"""No Thanks! by Thorsten Gimmler: the nouns.

Cards 3 to 35 come up one by one, and nobody wants them. Take the card, or pay a chip to pass it on; who takes it
gets the chips that lie on it. At the end a card costs its value, a run of neighbours only its lowest card,
and each chip kept takes one point off. The fewest points win. Clauses (NT-1 ...) are those of docs/rules/no_thanks.md.
"""

from typing import Annotated

from pioche.rulekit import (
    MATCH_ENDED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SCORED,
    BySeat,
    Count,
    Flag,
    Ints,
    Kinds,
    Match,
    Part,
    Record,
)

NAME = "no_thanks"
PREFIX = "NT"
SEATS = range(3, 8)
"""Six and seven only at a large table (R-11)."""

RATED_SEATS = range(3, 6)
USUAL_SEATS = 4
MINUTES = (20, 20)
"""As printed on the box, for the shortest and the longest game."""

FIRST_PLAYS = True
"""Match.first is the starting player; in the other games it is the dealer, and the left neighbour begins."""

LOWEST, HIGHEST = 3, 35
PILE = 24
_REMOVED = 9

TAKE, REFUSE = 0, 1
"""The two moves."""
MOVES = 2

DECIDING = 2
"""The stage of play."""

BOX = 100
"""Where a card lies, if not before a seat: known to be out of the game (NT-26) ..."""
OFFERED = 101
"""... or turned up and on offer; UNKNOWN while it may be in the pile or among the removed cards."""

MOST_CARDS = HIGHEST + 1 - LOWEST
MOST_MOVES = MOVES
CARD_NUMBERS = HIGHEST + 1


class Options(Record):
    tactical: int
    """NT-26: ten chips each, and the 10, 20 and 30 are out. Default off."""
    rounds: int
    """NT-25: how many rounds are played, the results added. Default 1."""
    large_table: int
    """R-11: admit six players with nine chips, seven with seven. Default off; not with tactical."""
    chips_visible: int
    """Display only: show everybody's chips, which a good memory knows anyway (NT-18). Default off."""
    highest: int
    """Of a reduced game: its highest card ..."""
    pile: int
    """... how many cards its pile has ..."""
    purse: int
    """... and how many chips a seat begins with. 0 in each is the full game."""


CLAUSES = {"deal": "NT-3", "turn": "NT-9", "over": "NT-15"}
"""Where to look for: what is dealt, whose turn it is, when it is over."""

OPTIONS = (
    Flag("tactical", group="box"),
    Count("rounds", 1, group="box"),
    Flag("large_table", needed=(6, 7)),
    Flag("chips_visible", group="comfort"),
)
REDUCED = (Part("highest", LOWEST, HIGHEST), Part("pile", 1, PILE), Part("purse", 1, 100))
SIMULTANEOUS = None


class State(Match):
    options: Options
    turn: int
    """The seat that decides."""
    offered: int
    """The card beside the pile."""
    pot: int
    """The chips on it."""
    pile_count: int
    pile: Annotated[Ints, PILE]
    """The top card is the last of the pile_count first ones."""
    place: Annotated[Ints, HIGHEST + 1]
    """By card: the seat that owns it, OFFERED, BOX or UNKNOWN."""
    chips: BySeat
    """In the hand, hidden from the others (NT-16)."""
    paid: BySeat
    """All the chips a seat laid on cards: everybody saw it (NT-18) ..."""
    gathered: BySeat
    """... and all it got with the cards it took."""


class View(State):
    """What one seat may know: hidden cards and counts are UNKNOWN."""


# What happened: (kind, seat, card, amount).
REVEALED = 10  # seat turned up card; amount = cards left in the pile
REFUSED = 11  # seat laid a chip on card; amount = the pot now
TOOK = 12  # seat took card and amount chips
FORCED = 13  # seat had no chip and must take card

EVENTS: Kinds = {
    ROUND_BEGAN: ("round-began", "NT-4"),
    REVEALED: ("revealed", "NT-5"),
    REFUSED: ("refused", "NT-7"),
    TOOK: ("took", "NT-12"),
    FORCED: ("forced", "NT-8"),
    ROUND_ENDED: ("round-ended", "NT-15"),
    SCORED: ("scored", "NT-23"),
    MATCH_ENDED: ("match-ended", "NT-25"),
}
