"""Take That!: the heuristic.

A row costs whoever gets stuck before it. So ask of every card you lay: can the next player answer it, and if it
comes round again, can you? A short row is cheap to take and buys a fresh start; a long one with toads should find
somebody else stuck. A twist is two points and a safe turn: one that nobody else can make will wait, one that others
may make will not. Keep cards spread over the numbers, so that something always fits. When the pile is used up, count
who must end the round.
"""

from pioche.games.take_that.cards import minus_points, mirror, toad
from pioche.games.take_that.odds import (
    EXTRA_POINTS,
    around,
    chance_of_none,
    lateness,
    points_in_row,
    toads_in_hand,
    unseen,
    unseen_around,
    unseen_cards,
    victory,
)
from pioche.games.take_that.rules import result
from pioche.games.take_that.state import (
    HAND,
    HIGHEST,
    LOWEST,
    PLAYING,
    REACH,
    ROW,
    TAKE,
    TWIST,
    State,
)
from pioche.rulekit import UNKNOWN, Floats, FloatTable, Ints, compiled, left_of

FEATURES = {
    "the next is stuck": "answers",
    "the next is stuck, points": "answers",
    "the next is stuck or I am, points": "answers",
    "the one after is stuck, points": "answers",
    "cards that may fit": "answers",
    "twists for others": "gift",
    "twists for others, the next is stuck": "gift",
    "twists I keep": "twists",
    "twists I keep, the next is stuck": "twists",
    "twists that may come": "twists",
    "I am exposed": "exposed",
    "I am exposed, points": "exposed",
    "I am exposed, points, no pile": "exposed",
    "I am exposed later": "exposed",
    "I am exposed later, points": "exposed",
    "my cards in reach": "exposed",
    "my cards in reach, no pile": "exposed",
    "my cards in twice the reach": "exposed",
    "none of mine in reach": "exposed",
    "none of mine in reach, points": "exposed",
    "breadth of my hand": "",
    "a toad": "toad",
    "the match ends": "",
    "I hold its mirror": "mirror",
    "its mirror is unseen": "gift",
    "it could twist instead": "",
    "it opens, the next is stuck": "answers",
    "take": "row",
    "take late": "row",
    "take, points": "row",
    "take, points late": "row",
    "take, many points": "row",
    "take, toads in my hand": "",
    "take, no pile": "row",
    "twist": "twist",
    "the match ends, points": "",
    "twist the only card": "twist",
    "the round ends, I win": "victory",
    "the next must end the round, I win": "victory",
    "the next may end the round, I win": "victory",
}
_COUNT = len(FEATURES)
(
    _NEXT_STUCK,
    _NEXT_STUCK_POINTS,
    _STUCK_OR_EXPOSED,
    _AFTER_NEXT_STUCK,
    _FITTING,
    _TWISTS_FOR_OTHERS,
    _TWISTS_FOR_OTHERS_STUCK,
    _TWISTS_KEPT,
    _TWISTS_KEPT_STUCK,
    _TWISTS_TO_COME,
    _EXPOSED,
    _EXPOSED_POINTS,
    _EXPOSED_NO_PILE,
    _LATER,
    _LATER_POINTS,
    _IN_REACH,
    _IN_REACH_NO_PILE,
    _IN_TWICE_REACH,
    _NONE_IN_REACH,
    _NONE_IN_REACH_POINTS,
    _BREADTH,
    _A_TOAD,
    _MATCH_ENDS,
    _MIRROR_MINE,
    _MIRROR_UNSEEN,
    _MIRROR_LIES,
    _OPENS_STUCK,
    _TAKING,
    _TAKING_LATE,
    _TAKING_POINTS,
    _TAKING_POINTS_LATE,
    _TAKING_MANY,
    _TAKING_TOADS,
    _TAKING_NO_PILE,
    _TWISTING,
    _MATCH_ENDS_POINTS,
    _CLEARING,
    _VICTORY,
    _VICTORY_NEXT,
    _VICTORY_NEARS,
) = range(_COUNT)


LEAD = (0.0, 0.0, 16.7, 10.0, 6.6)
"""By number of players, the lead after the first of two rounds that makes the victory e times as likely."""


@compiled
def standing(state: State, seat: int) -> float:
    """A logistic fit to 20,000 matches of champions for each number of players."""
    points = result(state, seat) if state.stage == PLAYING else 0
    return (state.totals[seat] + points) / LEAD[state.seats]


@compiled
def is_quiet(state: State) -> bool:
    """A row has been cleared, and the next one begins."""
    return state.row_count == 0


@compiled
def consider(state: State, moves: Ints, count: int, facts: FloatTable) -> None:
    for choice in range(count):
        move = moves[choice]
        facts[choice, :_COUNT] = 0.0
        if move == TAKE:
            _speak_of_taking(state, facts[choice])
        elif move < TWIST:
            _speak_of_laying(state, move, facts[choice])
        else:
            _speak_of_twisting(state, move - TWIST, facts[choice])


@compiled
def _speak_of_taking(state: State, fact: Floats) -> None:
    points = points_in_row(state)
    late = lateness(state)
    if state.options.experts and state.row_count == 1 and state.pile_count > 0:
        points += EXTRA_POINTS
    fact[_TAKING] = 1.0
    fact[_TAKING_LATE] = late
    fact[_TAKING_POINTS] = points
    fact[_TAKING_POINTS_LATE] = points * late
    fact[_TAKING_MANY] = points * points / 10.0
    fact[_TAKING_TOADS] = toads_in_hand(state)
    _speak_of_my_hand(state, UNKNOWN, UNKNOWN, fact)
    if state.pile_count == 0:
        fact[_TAKING_NO_PILE] = 1.0
        _speak_of_the_end(state, -points, fact)


@compiled
def _speak_of_laying(state: State, card: int, fact: Floats) -> None:
    _speak_of_the_row(state, card, UNKNOWN, card, fact)
    if state.row_count == 0:
        fact[_OPENS_STUCK] = fact[_NEXT_STUCK]
    where = state.place[mirror(card)]
    if toad(card):
        fact[_A_TOAD] = 1.0
    elif where == HAND + state.turn:
        fact[_MIRROR_MINE] = 1.0
    elif where == ROW:
        fact[_MIRROR_LIES] = 1.0
    elif unseen(where, state.turn):
        fact[_MIRROR_UNSEEN] = 1.0


@compiled
def _speak_of_twisting(state: State, card: int, fact: Floats) -> None:
    fact[_TWISTING] = 1.0
    last = state.row_count - 1
    if last > 0:
        end = state.row[last] if state.row[last] != mirror(card) else state.row[last - 1]
        _speak_of_the_row(state, card, mirror(card), end, fact)
        return
    fact[_CLEARING] = 1.0
    _speak_of_my_hand(state, card, UNKNOWN, fact)
    if state.pile_count == 0:
        _speak_of_the_end(state, 2.0, fact)


@compiled
def _speak_of_the_end(state: State, gain: float, fact: Floats) -> None:
    """With the pile used up, a row taken or twisted away ends the round (TT-19)."""
    if state.round == state.options.rounds:
        fact[_VICTORY] = victory(state, state.turn, gain)
        fact[_MATCH_ENDS] = 1.0
        fact[_MATCH_ENDS_POINTS] = -gain


@compiled
def _row_found(state: State, played: int, gone: int, end: int) -> tuple[int, int, int, int]:
    """Of the row once a card is played and another perhaps gone: its points, the twists that I hold, those that others
    may hold, and how many of them by cards out of reach."""
    me, place = state.turn, state.place
    points, mine, others, apart = 0, 0, 0, 0
    for slot in range(state.row_count):
        card = state.row[slot]
        other = mirror(card)
        hidden = unseen(place[other], me)
        points += minus_points(card)
        mine += place[other] == HAND + me
        others += hidden
        apart += hidden & (abs(other - end) > REACH)
    if gone == UNKNOWN:
        other = mirror(played)
        hidden = unseen(place[other], me)
        points += minus_points(played)
        mine += (place[other] == HAND + me) & (other != played)
        mine -= place[other] == ROW
        others += hidden
        apart += hidden & (abs(other - end) > REACH)
    else:
        points -= 1
        mine -= 1
    return points, mine, others, apart


@compiled
def _speak_of_the_row(state: State, played: int, gone: int, end: int, fact: Floats) -> None:
    """The row that the next player finds."""
    me = state.turn
    points, mine, others, apart = _row_found(state, played, gone, end)
    near = unseen_around(state, end, REACH)
    hands, cards = unseen_cards(state)
    left = left_of(state, me)
    stuck = chance_of_none(state.hand_count[left], near + apart, cards)
    _speak_of_my_hand(state, played, end, fact)
    exposed = later = 0.0
    if mine == 0:
        exposed, later = fact[_EXPOSED], fact[_LATER]
    fact[_NEXT_STUCK] = stuck
    fact[_NEXT_STUCK_POINTS] = stuck * points
    if state.seats > 2:
        fact[_AFTER_NEXT_STUCK] = (1.0 - stuck) * stuck * points
    fact[_FITTING] = near
    fact[_TWISTS_FOR_OTHERS] = others * hands / max(1, cards)
    fact[_TWISTS_FOR_OTHERS_STUCK] = fact[_TWISTS_FOR_OTHERS] * stuck
    fact[_TWISTS_KEPT] = mine
    fact[_TWISTS_KEPT_STUCK] = mine * stuck
    fact[_EXPOSED] = exposed
    fact[_EXPOSED_POINTS] = exposed * points
    fact[_STUCK_OR_EXPOSED] = stuck * exposed * points
    fact[_LATER] = later
    fact[_LATER_POINTS] = later * points
    if fact[_IN_REACH] == 0.0 and mine == 0:
        fact[_NONE_IN_REACH] = 1.0
        fact[_NONE_IN_REACH_POINTS] = points
    if state.pile_count == 0:
        fact[_EXPOSED_NO_PILE] = exposed * points
        fact[_IN_REACH_NO_PILE] = fact[_IN_REACH]
        fact[_VICTORY_NEARS] = victory(state, left, -points)
        fact[_VICTORY_NEXT] = stuck * fact[_VICTORY_NEARS]


@compiled
def _speak_of_my_hand(state: State, played: int, end: int, fact: Floats) -> None:
    """What I shall hold, the card drawn not counted: how much of what may come it answers."""
    me, hand, place = state.turn, state.hands[state.turn], state.place
    near, far, coming = 0, 0, 0
    breadth, answered, later = 0, 0, 0
    reached = LOWEST - 1
    for slot in range(state.hand_count[me]):
        card = hand[slot]
        if card != played:
            other = mirror(card)
            first, last = max(reached + 1, card - REACH), min(HIGHEST, card + REACH)
            reached = last
            near += abs(card - end) <= REACH
            far += abs(card - end) <= 2 * REACH
            coming += (abs(other - end) <= REACH) & unseen(place[other], me)
            breadth += last - first + 1
            answered += max(0, min(last, end + REACH) - max(first, end - REACH) + 1)
            later += max(0, min(last, end + 2 * REACH) - max(first, end - 2 * REACH) + 1)
    fact[_BREADTH] = breadth / 8.7
    if end == UNKNOWN:
        return
    fact[_TWISTS_TO_COME] = coming
    fact[_IN_REACH] = near
    fact[_IN_TWICE_REACH] = far
    fact[_EXPOSED] = 1.0 - answered / around(end, REACH)
    fact[_LATER] = 1.0 - later / around(end, 2 * REACH)


_GREEDY = {"twist": 5.0, "take": -5.0, "take, points": -1.0, "my cards in reach": 0.5, "a toad": -1.0}
"""Twist whenever you can, and never take a row while a card fits."""
_CAUTIOUS = {
    "take": 1.0,
    "take, points": -1.0,
    "twist": 3.0,
    "I am exposed, points": -1.0,
    "none of mine in reach, points": -0.5,
    "a toad": -1.5,
    "twists for others": -2.0,
}
"""Take a short row rather than wait until it is long."""
_HUNTER = {
    "take": -1.0,
    "take, points": -1.0,
    "twist": 2.5,
    "the next is stuck, points": 1.0,
    "I am exposed, points": -0.5,
    "twists I keep": 1.5,
}
"""Leave the next player a row that nothing fits, the dearer the better."""
_PATIENT = {
    "take": -1.0,
    "take, points": -1.0,
    "twist": 1.0,
    "twists I keep": 2.0,
    "twists I keep, the next is stuck": -2.0,
    "I hold its mirror": 1.0,
    "breadth of my hand": 0.5,
    "I am exposed, points": -0.5,
}
"""A twist nobody else can make will wait: it is a safe turn kept for later."""
STYLES = {"greedy": _GREEDY, "cautious": _CAUTIOUS, "hunter": _HUNTER, "patient": _PATIENT}
TEMPERATURE = 1.5
"""Of a player who does not look twice: a point and a half go unnoticed."""
