"""Oh Hell, a traditional game: the nouns.

Everybody says how many tricks they will take, and scores only if they take exactly as many. A card is turned up for
trumps, and hands get smaller from round to round. Clauses (OH-1 ...) are those of RULES.md.
"""

from typing import Annotated

from pioche.rulekit import (
    MATCH_ENDED,
    MOST_SEATS,
    ROUND_BEGAN,
    ROUND_ENDED,
    SCORED,
    BySeat,
    Choice,
    Count,
    Flag,
    Ints,
    Kinds,
    Match,
    Part,
    Record,
    Table,
)

NAME = "oh_hell"
PREFIX = "OH"
SEATS = range(3, 8)
RATED_SEATS = range(3, 6)
USUAL_SEATS = 4
MINUTES = (15, 35)
FIRST_PLAYS = False
"""Match.first deals first, and their left neighbour bids and leads first (OH-7, OH-10)."""

SUITS, RANKS = 4, 13
LOWEST = 2
HIGHEST = LOWEST + SUITS * RANKS - 1
"""Cards are 2 to 53: thirteen of each suit, the two first and the ace last."""
MOST_HAND = 10

NO_BID = HIGHEST + 1
"""To play a card is the move of its number; to bid this many tricks is NO_BID and this many more."""
MOVES = NO_BID + MOST_HAND + 1

BIDDING, PLAYING = 2, 3
"""The stages of play."""

MOST_CARDS = SUITS * RANKS
MOST_MOVES = MOST_HAND + 1
CARD_NUMBERS = HIGHEST + 1


class Options(Record):
    largest_hand: int
    """OH-3: how many cards a hand has in the first round. Default 7."""
    up_again: int
    """OH-4: after the round of one card hands grow again. Default off."""
    hook: int
    """OH-9: the dealer may not bid what makes all bids come true. Default on."""
    missed: int
    """OH-16: what a missed bid scores: nothing, or a point for each trick. Default nothing."""
    suits: int
    """Of a reduced game: how many suits it has ..."""
    ranks: int
    """... how many cards each of them has ..."""
    deals: int
    """... and how many rounds are played. 0 in each is the full game."""


CLAUSES = {"deal": "OH-5", "turn": "OH-10", "over": "OH-17"}

OPTIONS = (
    Count("largest_hand", 7),
    Flag("up_again"),
    Flag("hook", default=True),
    Choice("missed", ("nothing", "tricks")),
)
REDUCED = (Part("suits", 1, SUITS), Part("ranks", 1, RANKS), Part("deals", 1, 2 * MOST_HAND))
SIMULTANEOUS = None
MISSED_COUNTS_TRICKS = 1


class State(Match):
    options: Options
    turn: int
    """The seat that bids or plays."""
    leader: int
    """The seat that leads to this trick."""
    hand_size: int
    """How many cards each was dealt in this round ..."""
    tricks: int
    """... and how many tricks of it are over."""
    trump_card: int
    """The card that was turned up (OH-6)."""
    bid: BySeat
    """How many tricks each has bid; UNKNOWN until then."""
    won: BySeat
    """How many tricks each has taken."""
    trick_card: BySeat
    """What each has played to this trick ..."""
    last_card: BySeat
    """... and to the one before it (OH-20)."""
    hand_count: BySeat
    hand: Annotated[Table, (MOST_SEATS, MOST_HAND)]
    """By seat, in ascending order; UNKNOWN beyond hand_count."""
    lay_open: Annotated[Ints, HIGHEST + 1]
    """By card: 1 if everybody has seen it in this round."""
    void: Annotated[Table, (MOST_SEATS, SUITS)]
    """By seat and suit: 1 if the seat could not follow, so that everybody knows it has none."""


class View(State):
    """What one seat may know: the hands of the others are UNKNOWN."""


# What happened: (kind, seat, card, amount).
DEALT = 10  # seat gets card, which nobody else sees; amount = cards in the hand now
TURNED_UP = 11  # seat, the dealer, turns up card; amount = cards left over
BID = 12  # seat bids amount
PLAYED = 13  # seat plays card; amount = number of the trick
WON = 14  # seat takes the trick with card; amount = tricks it has taken in this round

EVENTS: Kinds = {
    ROUND_BEGAN: ("round-began", "OH-7"),
    DEALT: ("dealt", "OH-5"),
    TURNED_UP: ("turned-up", "OH-6"),
    BID: ("bid", "OH-8"),
    PLAYED: ("played", "OH-11"),
    WON: ("won", "OH-13"),
    ROUND_ENDED: ("round-ended", "OH-14"),
    SCORED: ("scored", "OH-15"),
    MATCH_ENDED: ("match-ended", "OH-17"),
}
