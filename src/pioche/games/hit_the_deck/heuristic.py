"""Hit the Deck: the heuristic. Each feature speaks of the card laid, or of what the hand can answer afterwards.

Every card left in the hand costs its points, so get rid of tens before somebody goes out; but a HIT card fits on
anything and spares a draw, so a spare one is best kept for the last. Word cards go only on their own colour: steer
to it. Lay what leaves many colours and numbers in the hand. A FLIP gives another turn at once, a CUT takes one from
the next player; a demand makes them draw, the surer the fewer cards they have. Never give a player with one card a free
choice. And call.
"""

from pioche.games.defaults import never_quiet
from pioche.games.hit_the_deck.cards import VALUE, is_cut, is_flip, is_hit, is_number
from pioche.games.hit_the_deck.state import (
    CARDS,
    CUT,
    CUT_CARD,
    DRAW,
    FACES,
    FLIP_CARD,
    FORGET,
    HAND,
    HIT_COLOUR,
    HIT_HAND,
    HIT_NUMBER,
    LAST,
    PASS,
    State,
)
from pioche.games.hit_the_deck.tally import (
    COLOUR,
    FIGURE,
    FITTING,
    LANES,
    MIDDLING,
    NUMBER_LANE,
    WILD_LANE,
    answers,
    filled,
    of_colour,
    of_number,
    points_of,
    tally_of,
    wilds,
)
from pioche.games.hit_the_deck.turns import after
from pioche.rulekit import Floats, FloatTable, Ints, compiled
from pioche.rulekit.real import power

FEATURES = {
    "points got rid of": "points",
    "points, somebody nearly out": "points",
    "points, somebody has one card": "points",
    "points, many cards in my hand": "points",
    "cuts": "cut",
    "cuts, I am nearly out": "cut",
    "flips": "flip",
    "demands a number": "demand",
    "number demanded": "demand",
    "demands a colour": "demand",
    "hits with a hand": "",
    "takes the turn of one nearly out": "stop",
    "takes the turn of one with one card": "",
    "brings the turn to one nearly out": "",
    "demands what one nearly out must draw": "stop",
    "hits with a hand, somebody nearly out": "stop",
    "the next must draw": "draws",
    "the next may go out": "",
    "the next may go out, my points": "danger",
    "nobody can answer": "",
    "wild cards kept": "wild",
    "two wild cards kept": "wild",
    "a wild card kept, I am nearly out": "wild",
    "a wild card kept, the next must draw": "wild",
    "a word card is my last": "word",
    "colours kept": "choice",
    "numbers kept": "choice",
    "cards of its colour kept": "choice",
    "cards of its number kept": "choice",
    "word cards of its colour kept": "",
    "answers kept": "choice",
    "answers kept, I am nearly out": "choice",
    "my turn again": "again",
    "my turn again, I am nearly out": "again",
    "goes out": "out",
    "draws though able": "drawing",
    "keeps the card drawn": "keeping",
    "forgets to call": "call",
}
_COUNT = len(FEATURES)
(
    _POINTS,
    _POINTS_DANGER,
    _POINTS_LAST,
    _POINTS_MANY,
    _CUTS,
    _CUTS_LATE,
    _FLIPS,
    _DEMANDS_NUMBER,
    _DEMANDED,
    _DEMANDS_COLOUR,
    _HANDS,
    _TURN_TAKEN,
    _TURN_LAST,
    _TURN_BROUGHT,
    _DEMAND_DANGER,
    _HAND_DANGER,
    _MUST_DRAW,
    _MAY_GO_OUT,
    _AT_STAKE,
    _BACK,
    _WILDS,
    _WILD_PAIR,
    _WILD_LATE,
    _WILD_WAITS,
    _LAST_WORD,
    _COLOURS,
    _NUMBERS,
    _SAME_COLOUR,
    _SAME_NUMBER,
    _SAME_WORDS,
    _ANSWERS,
    _ANSWERS_LATE,
    _AGAIN,
    _AGAIN_LATE,
    _GOES_OUT,
    _DRAWS,
    _KEEPS,
    _FORGETS,
) = range(_COUNT)

# The moves


is_quiet = never_quiet


@compiled
def consider(state: State, moves: Ints, count: int, facts: FloatTable) -> None:
    me = state.turn
    tally = tally_of(state.hands[me])
    held = state.hand_count[me]
    points = points_of(state.hands[me])
    least = _fewest_cards_of_others(state)
    for choice in range(count):
        row = facts[choice]
        row[:_COUNT] = 0.0
        move = moves[choice]
        if move < FACES:
            _speak_of_points(state, row, move, least)
            _speak_of_hand(state, row, move, tally - LANES[move], held - 1)
            _speak_of_top(state, row, move, tally - LANES[move], points - VALUE[move])
            _speak_of_effect(state, row, move, least)
        elif move == DRAW:
            row[_DRAWS] = 1.0
        elif move == PASS:
            row[_KEEPS] = 1.0
        elif move == FORGET:
            row[_FORGETS] = 1.0
        elif CUT < move < LAST:
            _speak_of_cut(state, row, state.draw_count + CUT - move, tally, points, least)


@compiled
def _fewest_cards_of_others(state: State) -> int:
    fewest = CARDS
    for seat in range(state.seats):
        if seat != state.turn:
            fewest = min(fewest, state.hand_count[seat])
    return max(1, fewest)


@compiled
def _speak_of_cut(state: State, row: Floats, place: int, tally: int, points: int, least: int) -> None:
    """R-9: a cutter who remembers a card may cut to it; it counts as laid by them (HD-16)."""
    if state.draw_known[place]:
        card = state.draw[place]
        _speak_of_top(state, row, card, tally, points)
        _speak_of_effect(state, row, card, least)


@compiled
def _speak_of_points(state: State, row: Floats, card: int, least: int) -> None:
    points = float(VALUE[card])
    row[_POINTS] = points
    row[_POINTS_DANGER] = points / least
    row[_POINTS_LAST] = points if least == 1 else 0.0
    row[_POINTS_MANY] = points * state.hand_count[state.turn] / HAND
    row[_GOES_OUT] = 1.0 if state.hand_count[state.turn] == 1 else 0.0


@compiled
def _speak_of_hand(state: State, row: Floats, card: int, tally: int, held: int) -> None:
    """What the hand can answer when this card has left it."""
    wild = wilds(tally)
    colours, numbers = filled(tally, 0, NUMBER_LANE), filled(tally, NUMBER_LANE, WILD_LANE)
    share = 10.0 if wild > 0 else 10.0 - (4 - colours) * (5 - numbers) / 2.0
    late = 1.0 / max(1, held)
    row[_WILDS] = wild
    row[_WILD_PAIR] = 1.0 if wild > 1 else 0.0
    row[_WILD_LATE] = late if wild > 0 else 0.0
    row[_LAST_WORD] = 1.0 if held == 1 and wild + numbers == 0 else 0.0
    row[_COLOURS] = colours
    row[_NUMBERS] = numbers
    row[_ANSWERS] = share
    row[_ANSWERS_LATE] = share * late
    row[_CUTS_LATE] = late if is_cut(card) else 0.0
    if card < HIT_NUMBER:
        row[_SAME_COLOUR] = of_colour(tally, card)
        row[_SAME_NUMBER] = of_number(tally, card)
        hand = state.hands[state.turn]
        row[_SAME_WORDS] = (
            hand[CUT_CARD + COLOUR[card]] + hand[FLIP_CARD + COLOUR[card]] - (0 if card < CUT_CARD else 1)
        )
    if is_flip(card) or (state.seats == 2 and is_cut(card)):
        row[_AGAIN] = _chance_to_go_on(state, card, tally, share)
        row[_AGAIN_LATE] = row[_AGAIN] * late


@compiled
def _chance_to_go_on(state: State, card: int, tally: int, share: float) -> float:
    """HD-21: after a flip the turn comes back; the card then on top was the lowest of the draw pile."""
    if is_cut(card):
        return share
    for place in range(state.draw_count):
        if not state.draw_known[place]:
            return share
        if not is_flip(state.draw[place]):
            return 10.0 if answers(tally, state.draw[place]) > 0 else 0.0
    return share


@compiled
def _speak_of_top(state: State, row: Floats, card: int, tally: int, points: int) -> None:
    """What the one to play next can answer, as far as one knows, and what I have to pay if they go out with it."""
    if is_flip(card):
        return
    follower = after(state, state.turn)
    if is_cut(card):
        _speak_of_going_out(state, row, after(state, follower), MIDDLING, points)
        return
    if card == HIT_HAND:
        _speak_of_going_out(state, row, follower, 1.0 - 1.0 / state.seats, points)
        return
    share = _chance_to_fit(state, card, tally, follower)
    row[_MUST_DRAW] = 10.0 * power(1.0 - share, state.hand_count[follower])
    row[_WILD_WAITS] = row[_MUST_DRAW] if wilds(tally) > 0 else 0.0
    others = state.hand_count[: state.seats].sum() - state.hand_count[state.turn]
    row[_BACK] = 10.0 * power(1.0 - share, others + state.seats - 1)
    _speak_of_going_out(state, row, follower, share, points)


@compiled
def _chance_to_fit(state: State, card: int, tally: int, follower: int) -> float:
    """How likely a card of theirs goes on this one: mine are not theirs, and some of theirs may be known."""
    if answers(tally_of(state.shown[follower]), card) > 0:
        return 1.0
    return (FITTING[card] - answers(tally, card)) / (CARDS - state.hand_count[state.turn])


@compiled
def _speak_of_going_out(state: State, row: Floats, seat: int, share: float, points: int) -> None:
    if state.hand_count[seat] == 1 and seat != state.turn:
        row[_MAY_GO_OUT] = 10.0 * share
        row[_AT_STAKE] = share * points / 5.0


@compiled
def _speak_of_effect(state: State, row: Floats, card: int, least: int) -> None:
    """What the card does to the others."""
    cards = max(1, state.hand_count[after(state, state.turn)])
    if card == HIT_HAND:
        row[_HANDS] = 1.0
        row[_HAND_DANGER] = 10.0 / least
    elif is_hit(card):
        row[_DEMAND_DANGER] = row[_MUST_DRAW] / cards
        row[_DEMANDS_NUMBER if card < HIT_COLOUR else _DEMANDS_COLOUR] = 1.0
        row[_DEMANDED] = max(0, FIGURE[card])
    elif not is_number(card):
        row[_FLIPS if is_flip(card) else _CUTS] = 1.0
        row[_TURN_TAKEN] = 10.0 / cards
        row[_TURN_LAST] = 1.0 if cards == 1 else 0.0
        row[_TURN_BROUGHT] = 10.0 / max(1, state.hand_count[_brought_near(state, card)])


@compiled
def _brought_near(state: State, card: int) -> int:
    """HD-17: after a cut the one after next plays. HD-20: after a flip, and me, the one before me."""
    return before(state, state.turn) if is_flip(card) else after(state, after(state, state.turn))


@compiled
def before(state: State, seat: int) -> int:
    return (seat - state.direction) % state.seats


_LEAD = (0.0, 0.0, 32.0, 19.0, 15.0, 15.0, 12.0)
"""By number of players, the lead at the beginning of a match that makes the victory e times as likely."""


@compiled
def standing(state: State, seat: int) -> float:
    """A logistic fit to matches of the pool: the nearer the end, the more the same lead counts."""
    highest = 0
    for other in range(state.seats):
        highest = max(highest, state.totals[other])
    return -state.totals[seat] / (_LEAD[state.seats] * (1.0 - 0.5 * min(1.0, highest / state.options.target)))


_CARE = {"goes out": 100.0, "draws though able": -30.0, "keeps the card drawn": -10.0, "forgets to call": -30.0}
"""What no style neglects."""
_GREEDY = _CARE | {"points got rid of": 1.0}
"""The dearest card first."""
_PATIENT = _CARE | {
    "points got rid of": 0.2,
    "points, somebody nearly out": 2.0,
    "wild cards kept": 2.0,
    "answers kept": 0.5,
}
"""Number cards first; HIT cards are kept until somebody is nearly out."""
_NEARBY = {"cards of its colour kept": 0.5, "cards of its number kept": 0.5}
_NIMBLE = _CARE | _NEARBY | {"answers kept": 1.0, "points got rid of": 0.2}
"""Keep an answer to everything."""
_SPITEFUL = _CARE | {
    "the next must draw": 1.0,
    "takes the turn of one nearly out": 1.0,
    "the next may go out": -2.0,
    "points got rid of": 0.2,
}
"""Make the next player draw or miss a turn."""
STYLES = {"greedy": _GREEDY, "patient": _PATIENT, "nimble": _NIMBLE, "spiteful": _SPITEFUL}
TEMPERATURE = 3.0
"""Of a player who does not look twice: three points more or less go unnoticed."""
