"""Whole matches by chance alone, compiled: the simplest player, the fastest, and the yardstick of speed."""

from typing import Annotated

from pioche.engine.dispatch import apply, arrange, begin, legal, to_arrange, to_move
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


class Desk(Record):
    """Room to write on while a match is played."""

    moves: Annotated[Ints, MOST_MOVES]
    cards: Annotated[Ints, MOST_CARDS]
    fired: Annotated[Ints, MOST_KINDS]
    """By kind of event, how often it has happened."""


ARRANGED = -1
"""Nature's choice where it is an order of cards, and not the number of a move."""


@compiled
def random_move(state: Match, dice: Dice, desk: Desk) -> int:
    """One of the legal moves, all equally likely."""
    return desk.moves[below(dice, legal(state, desk.moves))]


@compiled
def natures_choice(state: Match, dice: Dice, desk: Desk) -> int:
    """Chance decides, everything equally likely: the number of a move, or ARRANGED with the cards on the desk."""
    first, second = to_arrange(state, desk.cards)
    if first == 0:
        return random_move(state, dice, desk)
    shuffle(dice, desk.cards, 0, first)
    shuffle(dice, desk.cards, first, first + second)
    return ARRANGED


@compiled
def let_nature_move(state: Match, dice: Dice, desk: Desk, log: Log | None) -> None:
    move = natures_choice(state, dice, desk)
    if move == ARRANGED:
        arrange(state, desk.cards, log)
    else:
        apply(state, move, log)


@compiled
def to_decision_in_round(state: Match, dice: Dice, desk: Desk) -> int:
    """Nature moves until a seat is to decide: that seat; NATURE where the round is over, NOBODY where the match is."""
    mover = to_move(state)
    while mover == NATURE and state.stage != BETWEEN_ROUNDS:
        let_nature_move(state, dice, desk, None)
        mover = to_move(state)
    return mover


@compiled
def to_decision(state: Match, dice: Dice, desk: Desk, log: Log | None) -> int:
    """Nature moves, and deals new rounds, until a seat is to decide: that seat, or NOBODY where the match is over.

    With a log, what happens is counted on the desk.
    """
    mover = to_move(state)
    while mover == NATURE:
        let_nature_move(state, dice, desk, log)
        count_events(log, desk)
        mover = to_move(state)
    return mover


@compiled
def play_out(state: Match, dice: Dice, desk: Desk, log: Log | None) -> int:
    """Play at random until the match is over; the number of decisions that players made."""
    decisions = 0
    while to_decision(state, dice, desk, log) != NOBODY:
        apply(state, random_move(state, dice, desk), log)
        count_events(log, desk)
        decisions += 1
    return decisions


@compiled
def count_events(log: Log | None, desk: Desk) -> None:
    if log is not None:
        for index in range(log.count):
            desk.fired[log.events[index, KIND]] += 1
        log.count = 0


@compiled
def start_over(state: Match) -> None:
    """The same match again: same seats, same options, nothing dealt."""
    open_match(state, state.seats, state.first)
    begin(state)


@compiled
def play_many(state: Match, dice: Dice, desk: Desk, games: int) -> int:
    """So many matches, one after the other; the number of decisions in all."""
    decisions = 0
    for _ in range(games):
        start_over(state)
        decisions += play_out(state, dice, desk, None)
    return decisions


@compiled
def play_and_note(state: Match, dice: Dice, desk: Desk, log: Log, totals: Table, lengths: Table) -> None:
    """As many matches as there are rows: the totals by seat, and how many decisions and rounds each match took."""
    for game in range(len(totals)):
        start_over(state)
        lengths[game, 0] = play_out(state, dice, desk, log)
        lengths[game, 1] = state.round
        totals[game, :] = state.totals[: state.seats]
