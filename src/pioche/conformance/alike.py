"""Worlds that a seat cannot tell apart: views alone decide whether two worlds are alike."""

from collections.abc import Iterator

import numpy as np

from pioche.engine.dispatch import GAME_OF, apply, deal_or_reshuffle, to_move
from pioche.engine.referee import interrupting_moves, legal_moves, unshuffled_cards
from pioche.engine.sight import imagined, view_of
from pioche.rulekit import CARD, KIND, NATURE, NOBODY, SEAT, Log, Match, dice, ints_of

Deed = int | list[int]
"""A move, or the order in which nature arranges the cards."""
_Event = tuple[int, ...]
Luck = np.random.Generator
_SWAPS = 30
_WORLDS = 3


def some_world(seen: Match, luck: Luck) -> Match:
    """A world that looks like this."""
    return imagined(seen, dice(int(luck.integers(2**32))))


def everybody(state: Match) -> list[int]:
    return [*range(state.seats), NOBODY]


def by_chance(state: Match, plies: int, luck: Luck) -> Iterator[tuple[Match, Deed]]:
    """Positions of a match by chance, each with what is done there; the position changes when the next is asked for."""
    for _ in range(plies):
        if to_move(state) == NOBODY:
            return
        deed = _some_deed(state, luck)
        yield state, deed
        state = done(state, deed)[0]


def _some_deed(state: Match, luck: Luck) -> Deed:
    cards, first = unshuffled_cards(state)
    if cards:
        return _some_order(cards, first, luck)
    interrupts = interrupting_moves(state)
    return int(luck.choice(interrupts if interrupts and luck.random() < 0.1 else legal_moves(state)))


def _some_order(cards: list[int], first: int, luck: Luck) -> list[int]:
    return [*luck.permutation(cards[:first]).tolist(), *luck.permutation(cards[first:]).tolist()]


def done(state: Match, deed: Deed) -> tuple[Match, list[_Event]]:
    """The position afterwards, in a copy, and all the events, nothing hidden."""
    world, log = state.copy(), Log.blank()
    if isinstance(deed, list):
        deal_or_reshuffle(world, ints_of(deed), log)
    else:
        apply(world, deed, log)
    return world, [tuple(event) for event in log.events[: log.count].tolist()]


def _seen_after(state: Match, deed: Deed, seat: int) -> bytes:
    return view_of(done(state, deed)[0], seat).tobytes()


def shown(state: Match, happened: list[_Event], seat: int) -> list[list[int]]:
    """The events as the game shows them to a seat."""
    hide_event = GAME_OF[type(state)].sight.hide_event
    rows = [ints_of(event) for event in happened]
    for row in rows:
        hide_event(row, seat)
    return _own_cards_sorted([row.tolist() for row in rows], seat)


def _own_cards_sorted(rows: list[list[int]], seat: int) -> list[list[int]]:
    """In which order cards came into one's own hand is no secret to oneself, and a view does not tell it."""
    for kind in {row[KIND] for row in rows}:
        own = [row for row in rows if row[KIND] == kind and row[SEAT] == seat]
        for row, card in zip(own, sorted(row[CARD] for row in own), strict=True):
            row[CARD] = card
    return rows


def named_cards(rows: list[list[int]]) -> list[tuple[int, int, int]]:
    return [(row[KIND], row[SEAT], row[CARD]) for row in rows if row[CARD] >= 0]


# The same in another world


def same_elsewhere(state: Match, deed: Deed, seat: int, luck: Luck) -> Iterator[tuple[Match, Deed]]:
    """Other worlds that look the same to the seat now, and the same deed there; cards may lie in another order."""
    for _ in range(_WORLDS):
        world = some_world(view_of(state, seat), luck)
        if isinstance(deed, list):
            yield world, _order_elsewhere(state, deed, world, seat, luck)
        elif deed in legal_moves(world) or deed in interrupting_moves(world):
            yield world, deed


def _order_elsewhere(state: Match, order: list[int], world: Match, seat: int, luck: Luck) -> list[int]:
    """The same order, but for cards that change places unnoticed; where other cards are arranged, any order."""
    cards, first = unshuffled_cards(world)
    if sorted(cards[:first]) != sorted(order[:first]):
        return _some_order(cards, first, luck)
    seen = _seen_after(state, order, seat)
    for _ in range(_SWAPS):
        changed = _swapped(order, first, luck)
        if _seen_after(world, changed, seat) == seen:
            order = changed
    return order


def _swapped(order: list[int], first: int, luck: Luck) -> list[int]:
    """Two cards of one deck have changed places."""
    second = len(order) > first and luck.random() < 0.3
    one, other = luck.integers(first if second else 0, len(order) if second else first, 2)
    changed = list(order)
    changed[one], changed[other] = order[other], order[one]
    return changed


def other_deeds(state: Match, deed: Deed, seat: int, luck: Luck) -> Iterator[tuple[Match, Deed]]:
    """Other worlds, and something else that the one to move may do there."""
    if isinstance(deed, list) or to_move(state) in (seat, NATURE):
        return
    world = some_world(view_of(state, seat), luck)
    moves = legal_moves(world)
    yield from ((world, int(move)) for move in luck.permutation(moves)[: 2 * _WORLDS] if move != deed)
