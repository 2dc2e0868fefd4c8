"""Hit the Deck (Fundex, 2001): the nouns.

Get rid of your hand. A number card goes on its colour or its number, a word card on its colour, a HIT card on
anything. After CUT THE DECK the next player cuts the draw pile and shows a card, after FLIP THE DECK they turn both
piles over and play runs the other way. A HIT card with a number or a colour demands just that until somebody meets
it; at a HIT card with a hand everybody slaps the pile, and the last one draws four. Who cannot play draws one card.
When a hand is empty the others count theirs; when somebody has 100 points, the fewest win.
Clauses (HD-1 ...) are those of docs/rules/hit_the_deck.md.

Cards are faces, copies being interchangeable. Colours are 0 red, 1 green, 2 blue, 3 yellow.

     0 ... 19   number cards: 5 * colour + number - 1
    20 ... 23   CUT by colour          24 ... 27   FLIP by colour
    28 ... 32   HIT with a number      33 ... 36   HIT with a colour      37   HIT with a hand

Moves:

     0 ... 37   play this face
    DRAW, PASS, FLIP, CALL, FORGET
    CUT + k     lift k cards of the draw pile; k = 0 where there is nothing to cut (HD-36)
    LAST + s    nature: seat s was the last to slap
    BURY + k    nature: the HIT card turned up first goes beneath k cards of the draw pile
    SLAP + s    seat s slaps though no hand card is on top; out of turn, so never among the legal moves
"""

from typing import Annotated

from pioche.rulekit import (
    MATCH_ENDED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SCORED,
    BySeat,
    Choice,
    Count,
    Flag,
    Ints,
    Kinds,
    Limit,
    Match,
    Part,
    Record,
    Table,
)

NAME = "hit_the_deck"
PREFIX = "HD"
SEATS = range(2, 7)
RATED_SEATS = SEATS
USUAL_SEATS = 4
MINUTES = (30, 30)
"""As printed on the box, for the shortest and the longest game."""

FIRST_PLAYS = False
"""Match.first deals first, and the player on their left begins (HD-7)."""
MOST_HANDS = 6

CARDS = 110
HAND = 7
LAST_SLAPPER_DRAWS = 4
WRONG_SLAPPER_DRAWS = 2
STALEMATE = 100
"""HD-48: this many moves without a change in any hand end the round."""

CUT_CARD, FLIP_CARD, HIT_NUMBER, HIT_COLOUR, HIT_HAND = 20, 24, 28, 33, 37
"""Where each kind begins; number cards begin at 0."""
FACES = 38

DRAW, PASS, FLIP, CALL, FORGET = range(FACES, FACES + 5)
CUT = FACES + 5
LAST = CUT + CARDS + 1
BURY = LAST + MOST_HANDS
SLAP = BURY + CARDS + 1
MOVES = SLAP + MOST_HANDS

BURYING, PLAYING, DRAWN, CUTTING, FLIPPING, CALLING, RACING = range(2, 9)
"""The stages of a round. PLAYING covers NORMAL, DEMAND and FREE, which the top card tells apart; DRAWN is the same
after drawing a card that fits. A word card on top while PLAYING is inert."""

_RANDOM_MIDDLE, CUTTER_CHOOSES = 0, 1
_EXPOSER_CALLS, NEXT_CALLS = 0, 1
_RACE, CALM = 0, 1

MOST_CARDS = CARDS
MOST_MOVES = CARDS
"""The first card is buried anywhere in the draw pile (HD-6); no other choice is as wide."""
CARD_NUMBERS = FACES


class Options(Record):
    target: int
    """HD-39: a total of this many points ends the game. Default 100."""
    cut_depth: int
    """R-9: nature cuts somewhere in the middle half, or the cutter chooses there. Default random-middle."""
    exposed_hand_caller: int
    """R-14: who calls a hand card that a cut or flip exposed: the exposer, or the player after them, which uses
    up their turn. Default exposer."""
    resolve_last_card: int
    """R-26: a hand card played as the last card is called and raced all the same. Default off."""
    may_draw_when_able: int
    """R-5: who can play may draw instead. Default off."""
    may_keep_drawn: int
    """R-6: a card drawn that fits need not be played. Default off."""
    slap_mode: int
    """A race, or calm: the call counts as made and nature names the last one (random). Default race."""
    false_slap: int
    """HD-34: a wrong slap costs two cards; if not, nobody can slap wrongly. Default on."""
    call_limit: int
    """HD-45: the time for the call at a live table. Default 5 s."""
    slap_limit: int
    """HD-46: the time for the slaps at a live table. Default 5 s."""
    slap_grace: int
    """Slaps are ignored so long after a hand card was covered, at a live table. Default 500 ms."""


CLAUSES = {"deal": "HD-3", "shuffle": "HD-35", "turn": "HD-7", "over": "HD-39"}
"""Where to look for: what is dealt, when it is shuffled again, whose turn it is, when it is over."""

OPTIONS = (
    Count("target", 100),
    Choice("cut_depth", ("random-middle", "choice")),
    Choice("exposed_hand_caller", ("exposer", "next")),
    Flag("resolve_last_card"),
    Flag("may_draw_when_able"),
    Flag("may_keep_drawn"),
    Choice("slap_mode", ("race", "random"), group="comfort"),
    Flag("false_slap", default=True),
    Limit("call_limit", 5),
    Limit("slap_limit", 5),
    Limit("slap_grace", 500, unit="milliseconds"),
)
SIMULTANEOUS = None
REDUCED: tuple[Part, ...] = ()


class State(Match):
    options: Options
    turn: int
    """The seat that plays, cuts, flips or calls."""
    direction: int
    """HD-7: 1 to the left, -1 to the right."""
    layer: int
    """Who is answerable for the top card of the discard pile."""
    drawn: int
    """The card that the seat on turn has just drawn and may play."""
    drawn_known: int
    """Whether everybody knows that card."""
    debtor: int
    """Who has still to draw penalty cards, a reshuffle having come between ..."""
    owed: int
    """... and how many."""
    lull: int
    """HD-48: moves since a hand last changed."""
    draw_count: int
    discard_count: int
    hand_count: BySeat
    slapped: BySeat
    """HD-47: who has slapped wrongly on this top card."""
    hands: Annotated[Table, (MOST_HANDS, FACES)]
    """Copies by seat and face."""
    shown: Annotated[Table, (MOST_HANDS, FACES)]
    """Those of them that everybody knows: they were drawn from a known place (HD-44)."""
    draw: Annotated[Ints, CARDS]
    """The draw pile, bottom card first: the top card is the last of the draw_count first ones."""
    draw_known: Annotated[Ints, CARDS]
    """By place: whether everybody with a good memory knows the card there."""
    discard: Annotated[Ints, CARDS]
    """The discard pile, likewise bottom card first."""
    discard_known: Annotated[Ints, CARDS]


class View(State):
    """What one seat may know: hidden cards are UNKNOWN, and so are all numbers of a hidden hand."""


# What happened: (kind, seat, card, amount).
DEALT = 10  # seat got card; its owner alone sees it
TURNED_UP = 11  # card lies face up beside the draw pile; seat dealt it; amount = cards in the draw pile
BURIED = 12  # card, turned up first, went beneath amount cards of the draw pile
PLAYED = 13  # seat played card; amount = cards left in its hand
DREW = 14  # seat drew card, which it alone sees; amount = cards left in the draw pile
DREW_KNOWN = 15  # seat drew card, which had lain open before; amount likewise
PASSED = 16  # seat passed
EXPOSED = 17  # seat cut, lifted amount cards and exposed card
FLIPPED = 18  # seat turned over the piles; amount = cards in the new draw pile
TURNED_ROUND = 19  # play now runs to the left (amount 1) or to the right (amount 0)
FLIP_BURIED = 20  # card, a FLIP that came up, went beneath amount cards of the discard pile
CAME_UP = 21  # card is the new top card after a flip; seat is answerable for it
INERT = 22  # card, a word card, lies on top without effect
CALLED = 23  # seat called
FORGOT = 24  # seat did not call in time; amount = penalty
WAS_LAST = 25  # seat was the last to slap; amount = penalty
SLAPPED = 26  # seat slapped wrongly; amount = penalty
SHUFFLED = 27  # a new draw pile of amount cards was formed from the discard pile
WENT_OUT = 28  # seat has no card left
STALLED = 29  # stalemate: nobody went out; amount = moves without a change
LAID_OPEN = 30  # seat shows amount copies of card at the end of the round

EVENTS: Kinds = {
    ROUND_BEGAN: ("round-began", "HD-7"),
    DEALT: ("dealt", "HD-3"),
    TURNED_UP: ("turned-up", "HD-4"),
    BURIED: ("buried", "HD-6"),
    PLAYED: ("played", "HD-8"),
    DREW: ("drew", "HD-13"),
    DREW_KNOWN: ("drew-known", "HD-44"),
    PASSED: ("passed", "HD-14"),
    EXPOSED: ("exposed", "HD-16"),
    FLIPPED: ("flipped", "HD-19"),
    TURNED_ROUND: ("turned-round", "HD-20"),
    FLIP_BURIED: ("flip-buried", "HD-22"),
    CAME_UP: ("came-up", "HD-23"),
    INERT: ("inert", "HD-36"),
    CALLED: ("called", "HD-29"),
    FORGOT: ("forgot", "HD-33"),
    WAS_LAST: ("was-last", "HD-30"),
    SLAPPED: ("slapped", "HD-34"),
    SHUFFLED: ("shuffled", "HD-35"),
    WENT_OUT: ("went-out", "HD-37"),
    STALLED: ("stalled", "HD-48"),
    LAID_OPEN: ("laid-open", "HD-38"),
    ROUND_ENDED: ("round-ended", "HD-37"),
    SCORED: ("scored", "HD-38"),
    MATCH_ENDED: ("match-ended", "HD-39"),
}
