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

MOST_CHOICES = max(MOST_MOVES, CARD_NUMBERS)


class Course(Record):
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
    moves: Annotated[Ints, MOST_CHOICES]
    """The count moves or cards that are possible now ..."""
    weights: Annotated[Ints, MOST_CHOICES]
    """... and in how many ways each."""
    cards: Annotated[Ints, MOST_CARDS]
    """What is dealt or shuffled."""
    tally: Annotated[Ints, CARD_NUMBERS]
    fixed: Annotated[Ints, MOST_CARDS]
    """Places that are decided for the pending move, where a game needs to note them."""


next_slot = verb(lambda game: game.lazy_chance.next_slot)
slot_goes_to = verb(lambda game: game.lazy_chance.slot_goes_to)
next_place = verb(lambda game: game.lazy_chance.next_place)
place_goes_to = verb(lambda game: game.lazy_chance.place_goes_to)
place_seen_by = verb(lambda game: game.lazy_chance.place_seen_by)
tally_hidden = verb(lambda game: game.lazy_chance.tally_hidden)
put_there = verb(lambda game: game.lazy_chance.put_there)
choices_hidden = verb(lambda game: game.lazy_chance.choices_hidden)


@compiled
def go_on(state: Match, course: Course) -> int:
    """Until something is to be decided by a seat or by chance; answer what."""
    while True:
        if course.pending != NONE:
            course.slot = next_place(state, course)
            if course.slot != NONE:
                course.receiver = place_goes_to(state, course)
                course.audience = place_seen_by(state, course)
                course.tally[:] = 0
                tally_hidden(state, course)
                return list_tally(course)
            apply(state, course.pending, None)
            course.pending = NONE
            course.placed = 0
            course.fixed[:] = 0
        course.mover = to_move(state)
        if course.mover != NATURE:
            return list_legal(state, course, DECISION if course.mover >= 0 else END)
        if not course.arranging:
            course.first, course.second = cards_to_shuffle(state, course.cards)
            course.arranging = course.first > 0
            course.decided = 0
        if not course.arranging:
            return list_legal(state, course, NATURES_MOVE)
        course.slot = next_slot(state, course)
        if course.slot != NONE:
            course.receiver = slot_goes_to(state, course.slot)
            course.audience = course.receiver
            tally_undecided(course)
            return list_tally(course)
        deal_or_reshuffle(state, course.cards, None)
        course.arranging = 0


@compiled
def list_legal(state: Match, course: Course, awaited: int) -> int:
    course.awaited = awaited
    course.receiver = NONE
    course.audience = EVERYBODY
    course.count = legal(state, course.moves) if awaited != END else 0
    course.total = course.count
    course.weights[: course.count] = 1
    return awaited


@compiled
def tally_undecided(course: Course) -> None:
    """The cards of this slot's deck that are not decided."""
    stop = course.first if course.slot < course.first else course.first + course.second
    course.tally[:] = 0
    for place in range(course.slot, stop):
        course.tally[course.cards[place]] += 1


@compiled
def list_tally(course: Course) -> int:
    course.awaited = CARD
    course.mover = NATURE
    course.count = 0
    course.total = 0
    for card in range(CARD_NUMBERS):
        if course.tally[card] > 0:
            course.moves[course.count] = card
            course.weights[course.count] = course.tally[card]
            course.count += 1
            course.total += course.tally[card]
    return CARD


@compiled
def put_in_slot(course: Course, card: int) -> None:
    place = course.slot
    while course.cards[place] != card:
        place += 1
    course.cards[place] = course.cards[course.slot]
    course.cards[course.slot] = card


Awaited = tuple[int, int, int, int, int, int, int, int]
"""What is awaited, of whom, how many choices are hidden, who sees a card, who gets it, in which round, how many moves
or cards are possible, and in how many ways."""


@compiled
def carry_out(states: Any, courses: Any, action: int) -> Awaited:
    """A card or a move, as it was awaited. Arrays of one record each: Python hands them over ten times as fast."""
    state = states[0]
    course = courses[0]
    if course.awaited != CARD:
        course.pending = action
    elif course.arranging:
        put_in_slot(course, action)
        course.decided += 1
    else:
        put_there(state, course, action)
        course.placed += 1
    return await_next(states, courses)


@compiled
def await_next(states: Any, courses: Any) -> Awaited:
    """All in one answer: to ask a record from Python is slow."""
    state = states[0]
    course = courses[0]
    awaited = go_on(state, course)
    this_round = state.round + 1 if state.stage == BETWEEN_ROUNDS else state.round
    hidden = choices_hidden(state)
    return awaited, course.mover, hidden, course.audience, course.receiver, this_round, course.count, course.total
