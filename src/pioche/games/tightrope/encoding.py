"""Tightrope: what an observer is told. Number cards are counted from 1, and so are score cards."""

from pioche.games.tightrope.measures import full_hand, numbers_in_use, rounds_to_play, score_cards_in_use
from pioche.games.tightrope.rules import has_played
from pioche.games.tightrope.state import (
    BLUE_ZERO,
    MOST,
    MOVES,
    NUMBERS,
    PLAYING,
    RED_ZERO,
    SCORE_CARDS,
    TRICKS,
    State,
)
from pioche.rulekit import UNKNOWN, Ints, compiled
from pioche.rulekit.fields import Field, Layout, clipped, offsets, places_after

ACTIONS = MOVES

TABLE = (
    Field("hand", NUMBERS, 0, 1, "1 at each card of the observer's hand"),
    Field("unseen", NUMBERS, 0, 1, "1 at each card that the observer cannot place: in another hand, or out of play"),
    Field("score cards", SCORE_CARDS, 0, 1, "1 at each score card still to come (10 is the blue zero, 11 the red one)"),
    Field("value", 1, 0, 9, "how many sticks this trick is about"),
    Field("blue zero", 1, 0, 1, "1 where no blue sticks are awarded in this trick"),
    Field("red zero", 1, 0, 1, "1 where no red sticks are awarded in this trick"),
    Field("trick", 1, 0, TRICKS, "tricks of this round that are over"),
    Field("rounds", 1, 0, MOST, "rounds to come after this one"),
)
SEAT = (
    Field("net", 1, -127, 127, "sticks in front of the seat: blue ones count up, red ones down"),
    Field("lead", 1, -127, 127, "the observer's total less this seat's: the observer is behind where it is positive"),
    Field(
        "worst", 1, 0, 127, "the highest earlier score that is not yet struck out: what a round without sticks saves"
    ),
    Field("leads", 1, 0, 1, "1 for the leader of this trick"),
    Field("played", 1, 0, 1, "1 for who has given a card to this trick"),
    Field("card", 1, 0, NUMBERS, "the number of that card, 0 if there is none or it is hidden"),
    Field("cards", NUMBERS, 0, 1, "1 at each card that the seat has played in this round, hidden ones left out"),
)
LAYOUT = Layout(TABLE, SEAT)
_HELD, _UNSEEN, _TO_COME, _VALUE, _NO_BLUE, _NO_RED, _TRICK, _ROUNDS_LEFT = offsets(TABLE)
_NET, _LEAD, _WORST, _LEADS, _HAS_PLAYED, CARD, _PLAYED = offsets(SEAT)
_SEATS_AT, _BLOCK = LAYOUT.table_size, LAYOUT.seat_size


@compiled
def points(state: State, seat: int) -> int:
    """TR-20: few points win."""
    return -state.totals[seat]


@compiled
def observe(state: State, seat: int, row: Ints) -> None:
    row[:] = 0
    if state.round > 0:
        _see_score_cards(state, row)
        row[_UNSEEN : _UNSEEN + numbers_in_use(state)] = 1
    hand = state.hand[seat]
    for place in range(state.hand_count[seat]):
        row[_HELD + hand[place] - 1] = 1
        row[_UNSEEN + hand[place] - 1] = 0
    row[_TRICK] = state.trick
    row[_ROUNDS_LEFT] = rounds_to_play(state) - max(1, state.round)
    for other in range(state.seats):
        _see_seat(state, seat, other, row)


@compiled
def _see_score_cards(state: State, row: Ints) -> None:
    row[_TO_COME : _TO_COME + score_cards_in_use(state)] = 1
    for place in range(state.turned):
        row[_TO_COME + state.score_pile[place] - 1] = 0
    row[_VALUE] = state.value
    row[_NO_BLUE] = state.zero == BLUE_ZERO
    row[_NO_RED] = state.zero == RED_ZERO


@compiled
def _see_seat(state: State, seat: int, other: int, row: Ints) -> None:
    block = _SEATS_AT + _BLOCK * places_after(state.seats, seat, other)
    row[block + _NET] = clipped(state.net[other])
    row[block + _LEAD] = clipped(state.totals[seat] - state.totals[other])
    row[block + _WORST] = clipped(_worst_score(state, other))
    for trick in range(state.trick):
        card = state.played[trick, other]
        row[block + _PLAYED + card - 1] = 1
        row[_UNSEEN + card - 1] = 0
    if state.stage == PLAYING:
        _see_trick(state, seat, other, block, row)


@compiled
def _see_trick(state: State, seat: int, other: int, block: int, row: Ints) -> None:
    """TR-27: a card chosen in secret is its owner's."""
    row[block + _LEADS] = state.leader == other
    row[block + _HAS_PLAYED] = has_played(state, other)
    card = state.played[state.trick, other] if state.trick < full_hand(state) else UNKNOWN
    if card != UNKNOWN and (other == seat or not state.options.simultaneous):
        row[block + CARD] = card
        row[block + _PLAYED + card - 1] = 1
        row[_UNSEEN + card - 1] = 0


@compiled
def _worst_score(state: State, seat: int) -> int:
    """TR-18."""
    worst = 0
    for past in range(state.round):
        if not state.cancelled[past, seat]:
            worst = max(worst, state.sheet[past, seat])
    return worst
