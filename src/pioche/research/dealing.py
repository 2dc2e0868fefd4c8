"""Chance as a tree sees it: hidden cards are not decided before somebody sees them, and then one at a time.

A position keeps its hidden cards in some order that means nothing. Where a move is about to bring a hidden card to
light, chance first decides which one it is, and that card changes places with the one that lies there. All hidden
cards being alike until then, the game is the same as with a shuffle at the beginning, and its tree far smaller.
"""

from typing import Annotated, Any

from pioche.engine.dispatch import apply, cards_to_shuffle, deal_or_reshuffle, legal, to_move, verb
from pioche.games.catalogue import CARD_NUMBERS, MOST_CARDS, MOST_MOVES
from pioche.games.contract import EVERYBODY, NONE
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, Ints, Match, Record, compiled

DECISION, CARD, NATURES_MOVE, END = range(4)
"""What is awaited."""

_MOST_CHOICES = max(MOST_MOVES, CARD_NUMBERS)


class ChanceWalk(Record):
    """How far things are between two decisions."""

    awaited: int
    mover: int
    pending: int
    """The move that waits for cards to come to light ..."""
    placed: int
    """... and how many of them are decided."""
    arranging: int
    """Whether cards are being dealt or shuffled ..."""
    decided: int
    """... and how many of them are decided."""
    first: int
    """The cards of the first deck ..."""
    second: int
    """... and of the second."""
    receiver: int
    """Whose card is decided next; NONE if nobody's ..."""
    audience: int
    """... and who sees it."""
    slot: int
    """Where it goes."""
    count: int
    total: int
    """The sum of the weights."""
    moves: Annotated[Ints, _MOST_CHOICES]
    """The count moves or cards that are possible now ..."""
    weights: Annotated[Ints, _MOST_CHOICES]
    """... and in how many ways each."""
    cards: Annotated[Ints, MOST_CARDS]
    """What is dealt or shuffled."""
    tally: Annotated[Ints, CARD_NUMBERS]
    fixed: Annotated[Ints, MOST_CARDS]
    """Places that are decided for the pending move, where a game needs to note them."""


_next_slot = verb(lambda game: game.lazy_chance.next_slot)
_slot_goes_to = verb(lambda game: game.lazy_chance.slot_goes_to)
_next_place = verb(lambda game: game.lazy_chance.next_place)
_place_goes_to = verb(lambda game: game.lazy_chance.place_goes_to)
_place_seen_by = verb(lambda game: game.lazy_chance.place_seen_by)
_tally_hidden = verb(lambda game: game.lazy_chance.tally_hidden)
_put_there = verb(lambda game: game.lazy_chance.put_there)
_choices_hidden = verb(lambda game: game.lazy_chance.choices_hidden)


@compiled
def _go_on(state: Match, walk: ChanceWalk) -> int:
    """Until something is to be decided by a seat or by chance; answer what."""
    while True:
        if walk.pending != NONE:
            walk.slot = _next_place(state, walk)
            if walk.slot != NONE:
                walk.receiver = _place_goes_to(state, walk)
                walk.audience = _place_seen_by(state, walk)
                walk.tally[:] = 0
                _tally_hidden(state, walk)
                return _list_tally(walk)
            apply(state, walk.pending, None)
            walk.pending = NONE
            walk.placed = 0
            walk.fixed[:] = 0
        walk.mover = to_move(state)
        if walk.mover != NATURE:
            return _list_legal(state, walk, DECISION if walk.mover >= 0 else END)
        if not walk.arranging:
            walk.first, walk.second = cards_to_shuffle(state, walk.cards)
            walk.arranging = walk.first > 0
            walk.decided = 0
        if not walk.arranging:
            return _list_legal(state, walk, NATURES_MOVE)
        walk.slot = _next_slot(state, walk)
        if walk.slot != NONE:
            walk.receiver = _slot_goes_to(state, walk.slot)
            walk.audience = walk.receiver
            _tally_undecided(walk)
            return _list_tally(walk)
        deal_or_reshuffle(state, walk.cards, None)
        walk.arranging = 0


@compiled
def _list_legal(state: Match, walk: ChanceWalk, awaited: int) -> int:
    walk.awaited = awaited
    walk.receiver = NONE
    walk.audience = EVERYBODY
    walk.count = legal(state, walk.moves) if awaited != END else 0
    walk.total = walk.count
    walk.weights[: walk.count] = 1
    return awaited


@compiled
def _tally_undecided(walk: ChanceWalk) -> None:
    """The cards of this slot's deck that are not decided."""
    stop = walk.first if walk.slot < walk.first else walk.first + walk.second
    walk.tally[:] = 0
    for place in range(walk.slot, stop):
        walk.tally[walk.cards[place]] += 1


@compiled
def _list_tally(walk: ChanceWalk) -> int:
    walk.awaited = CARD
    walk.mover = NATURE
    walk.count = 0
    walk.total = 0
    for card in range(CARD_NUMBERS):
        if walk.tally[card] > 0:
            walk.moves[walk.count] = card
            walk.weights[walk.count] = walk.tally[card]
            walk.count += 1
            walk.total += walk.tally[card]
    return CARD


@compiled
def _put_in_slot(walk: ChanceWalk, card: int) -> None:
    place = walk.slot
    while walk.cards[place] != card:
        place += 1
    walk.cards[place] = walk.cards[walk.slot]
    walk.cards[walk.slot] = card


Awaited = tuple[int, int, int, int, int, int, int, int]
"""What is awaited, of whom, how many choices are hidden, who sees a card, who gets it, in which round, how many moves
or cards are possible, and in how many ways."""


@compiled
def carry_out(states: Any, walks: Any, action: int) -> Awaited:
    """A card or a move, as it was awaited. Arrays of one record each: Python hands them over ten times as fast."""
    state = states[0]
    walk = walks[0]
    if walk.awaited != CARD:
        walk.pending = action
    elif walk.arranging:
        _put_in_slot(walk, action)
        walk.decided += 1
    else:
        _put_there(state, walk, action)
        walk.placed += 1
    return await_next(states, walks)


@compiled
def await_next(states: Any, walks: Any) -> Awaited:
    """All in one answer: to ask a record from Python is slow."""
    state = states[0]
    walk = walks[0]
    awaited = _go_on(state, walk)
    this_round = state.round + 1 if state.stage == BETWEEN_ROUNDS else state.round
    hidden = _choices_hidden(state)
    return awaited, walk.mover, hidden, walk.audience, walk.receiver, this_round, walk.count, walk.total
