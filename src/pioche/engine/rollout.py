"""Whole matches by chance alone, compiled: the simplest player, the fastest, and the yardstick of speed."""

from typing import Annotated

from pioche.engine.dispatch import apply, begin, cards_to_shuffle, deal_or_reshuffle, legal, to_move
from pioche.games.catalogue import MOST_CARDS, MOST_MOVES
from pioche.rulekit import (
    BETWEEN_ROUNDS,
    KIND,
    MOST_KINDS,
    NATURE,
    NOBODY,
    Dice,
    Ints,
    Log,
    Match,
    Record,
    Table,
    below,
    compiled,
    open_match,
    shuffle,
)


class Scratch(Record):
    """Room to write on while a match is played."""

    moves: Annotated[Ints, MOST_MOVES]
    cards: Annotated[Ints, MOST_CARDS]
    fired: Annotated[Ints, MOST_KINDS]
    """By kind of event, how often it has happened."""


ARRANGED = -1
"""Nature's choice where it is an order of cards, and not the number of a move."""


@compiled
def random_move(state: Match, dice: Dice, scratch: Scratch) -> int:
    """One of the legal moves, all equally likely."""
    return scratch.moves[below(dice, legal(state, scratch.moves))]


@compiled
def natures_choice(state: Match, dice: Dice, scratch: Scratch) -> int:
    """Chance decides, everything equally likely: the number of a move, or ARRANGED with the cards on the scratch."""
    cards = scratch.cards[:]  # a plain row, as Python gives it too: so the rules are compiled once for both
    first, second = cards_to_shuffle(state, cards)
    if first == 0:
        return random_move(state, dice, scratch)
    shuffle(dice, cards, 0, first)
    shuffle(dice, cards, first, first + second)
    return ARRANGED


@compiled
def let_nature_move(state: Match, dice: Dice, scratch: Scratch, log: Log | None) -> None:
    move = natures_choice(state, dice, scratch)
    if move == ARRANGED:
        deal_or_reshuffle(state, scratch.cards[:], log)
    else:
        apply(state, move, log)


@compiled
def to_decision_in_round(state: Match, dice: Dice, scratch: Scratch) -> int:
    """Nature moves until a seat is to decide: that seat; NATURE where the round is over, NOBODY where the match is."""
    mover = to_move(state)
    return mover if mover != NATURE else _nature_in_round(state, dice, scratch)


@compiled
def _nature_in_round(state: Match, dice: Dice, scratch: Scratch) -> int:
    """Apart from its caller, which stays small enough to be compiled into every loop."""
    mover = NATURE
    while mover == NATURE and state.stage != BETWEEN_ROUNDS:
        let_nature_move(state, dice, scratch, None)
        mover = to_move(state)
    return mover


@compiled
def to_decision(state: Match, dice: Dice, scratch: Scratch) -> int:
    """Nature moves, and deals new rounds, until a seat is to decide: that seat, or NOBODY where the match is over."""
    mover = to_move(state)
    while mover == NATURE:
        let_nature_move(state, dice, scratch, None)
        mover = to_move(state)
    return mover


@compiled
def _play_out(state: Match, dice: Dice, scratch: Scratch, log: Log | None) -> int:
    """Play at random until the match is over; the number of decisions that players made.

    With a log, what happens is counted on the scratch.
    """
    decisions = 0
    mover = to_move(state)
    while mover != NOBODY:
        if mover == NATURE:
            let_nature_move(state, dice, scratch, log)
        else:
            apply(state, random_move(state, dice, scratch), log)
            decisions += 1
        _count_events(log, scratch)
        mover = to_move(state)
    return decisions


@compiled
def _count_events(log: Log | None, scratch: Scratch) -> None:
    if log is not None:
        for index in range(log.count):
            scratch.fired[log.events[index, KIND]] += 1
        log.count = 0


@compiled
def start_over(state: Match) -> None:
    """The same match again: same seats, same options, nothing dealt."""
    open_match(state, state.seats, state.first)
    begin(state)


@compiled
def play_many(state: Match, dice: Dice, scratch: Scratch, games: int) -> int:
    """This number of matches, one after the other; the number of decisions in all."""
    decisions = 0
    for _ in range(games):
        start_over(state)
        decisions += _play_out(state, dice, scratch, None)
    return decisions


@compiled
def play_and_note(state: Match, dice: Dice, scratch: Scratch, log: Log, totals: Table, lengths: Table) -> None:
    """As many matches as there are rows: the totals by seat, and how many decisions and rounds each match took."""
    for game in range(len(totals)):
        start_over(state)
        lengths[game, 0] = _play_out(state, dice, scratch, log)
        lengths[game, 1] = state.round
        totals[game, :] = state.totals[: state.seats]
