"""Whole matches by chance alone, compiled: the simplest player, the fastest, and the yardstick of speed."""

from typing import Annotated

from pioche.engine.dispatch import apply, begin, cards_to_shuffle, deal_or_reshuffle, legal, to_move
from pioche.games.catalogue import MOST_CARDS, MOST_MOVES
from pioche.rulekit import (
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
def natures_choice(state: Match, dice: Dice, desk: Desk) -> int:
    """Chance decides, everything equally likely: the number of a move, or ARRANGED with the cards on the desk."""
    first, second = cards_to_shuffle(state, desk.cards)
    if first == 0:
        return desk.moves[below(dice, legal(state, desk.moves))]
    shuffle(dice, desk.cards, 0, first)
    shuffle(dice, desk.cards, first, first + second)
    return ARRANGED


@compiled
def let_nature_move(state: Match, dice: Dice, desk: Desk, log: Log | None) -> None:
    move = natures_choice(state, dice, desk)
    if move == ARRANGED:
        deal_or_reshuffle(state, desk.cards, log)
    else:
        apply(state, move, log)


@compiled
def play_out(state: Match, dice: Dice, desk: Desk, log: Log | None) -> int:
    """Play at random until the match is over; the number of decisions that players made."""
    decisions = 0
    mover = to_move(state)
    while mover != NOBODY:
        if mover == NATURE:
            let_nature_move(state, dice, desk, log)
        else:
            apply(state, desk.moves[below(dice, legal(state, desk.moves))], log)
            decisions += 1
        if log is not None:
            count_events(log, desk.fired)
        mover = to_move(state)
    return decisions


@compiled
def count_events(log: Log, fired: Ints) -> None:
    for index in range(log.count):
        fired[log.events[index, KIND]] += 1
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
