"""Matches by chance, position by position, and other worlds that a seat cannot tell from them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pioche.engine.dispatch import GAME_OF, apply, arrange, hide, imagine, to_move
from pioche.engine.referee import cards_to_arrange, interrupting_moves, legal_moves
from pioche.rulekit import CARD, KIND, NOBODY, SEAT, Dice, Log, Match, below, ints_of, shuffle

Deed = int | list[int]
"""A move, or the order in which NATURE puts the cards."""
Event = list[int]
OUT_OF_TURN = 8
"""One move in this many is made out of turn, where that is possible."""


@dataclass(frozen=True)
class Moment:
    """A position and what is done there."""

    state: Match
    deed: Deed
    luck: Dice

    def everybody(self) -> list[int]:
        return [*range(self.state.seats), NOBODY]


def walk(state: Match, plies: int, luck: Dice) -> Iterator[Moment]:
    """Until the match is over, or so many things were done."""
    for _ in range(plies):
        if to_move(state) == NOBODY:
            return
        moment = Moment(state, some_deed(state, luck), luck)
        yield moment
        state, _ = after(state, moment.deed)


def some_deed(state: Match, luck: Dice) -> Deed:
    cards, first = cards_to_arrange(state)
    if cards:
        return some_order(cards, first, luck)
    interrupts = interrupting_moves(state)
    moves = interrupts if interrupts and below(luck, OUT_OF_TURN) == 0 else legal_moves(state)
    return moves[below(luck, len(moves))]


def some_order(cards: list[int], first: int, luck: Dice) -> list[int]:
    order = ints_of(cards)
    shuffle(luck, order, 0, first)
    shuffle(luck, order, first, len(cards))
    return order.tolist()


def after(state: Match, deed: Deed) -> tuple[Match, list[Event]]:
    """The position afterwards, in a copy, and what happened, nothing hidden."""
    world, log = state.twin(), Log.blank()
    if isinstance(deed, list):
        arrange(world, ints_of(deed), log)
    else:
        apply(world, deed, log)
    return world, log.events[: log.count].tolist()


def view(state: Match, seat: int) -> Match:
    seen = GAME_OF[type(state)].view.blank()
    hide(state, seen, seat)
    return seen


def imagined(seen: Match, luck: Dice) -> Match:
    world = GAME_OF[type(seen)].state.blank()
    imagine(seen, world, luck)
    return world


def shown(state: Match, events: list[Event], seat: int) -> list[Event]:
    """The events as the game shows them to a seat. In which order cards came into one's own hand does not matter."""
    hide_event = GAME_OF[type(state)].sight.hide_event
    rows: list[Any] = [ints_of(event) for event in events]
    for row in rows:
        hide_event(row, seat)
    told: list[Event] = [row.tolist() for row in rows]
    for kind in {event[KIND] for event in told}:
        own = [event for event in told if event[KIND] == kind and event[SEAT] == seat]
        for event, card in zip(own, sorted(event[CARD] for event in own), strict=True):
            event[CARD] = card
    return told


def elsewhere(moment: Moment, seat: int, tries: int) -> Iterator[tuple[Match, Deed]]:
    """Worlds that look the same to the seat, in which the same is done; of an order, as far as the seat sees it."""
    for _ in range(tries):
        world = imagined(view(moment.state, seat), moment.luck)
        if isinstance(moment.deed, list):
            yield world, _alike_order(moment, world, seat)
        elif moment.deed in legal_moves(world) or moment.deed in interrupting_moves(world):
            yield world, moment.deed


def _alike_order(moment: Moment, world: Match, seat: int) -> list[int]:
    """Cards of the order change places wherever the seat does not notice."""
    assert isinstance(moment.deed, list)
    cards, first = cards_to_arrange(world)
    if sorted(cards) != sorted(moment.deed):
        return some_order(cards, first, moment.luck)
    order, seen = list(moment.deed), view(after(moment.state, moment.deed)[0], seat).tobytes()
    for _ in range(len(order) // 2):
        one, other = (below(moment.luck, first) for _ in range(2))
        changed = list(order)
        changed[one], changed[other] = order[other], order[one]
        if view(after(world, changed)[0], seat).tobytes() == seen:
            order = changed
    return order
