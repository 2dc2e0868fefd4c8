"""Sightings, compiled: positions as a seat saw them in its matches, and who the others were."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from pioche.engine.dispatch import apply, observe
from pioche.engine.referee import new_match
from pioche.engine.rollout import start_over, to_decision
from pioche.games.catalogue import GAMES
from pioche.players.heuristic import heuristic_move
from pioche.players.levels import expected_table
from pioche.players.network import network_move
from pioche.players.styles import as_lineup
from pioche.rulekit import MOST_SEATS, NOBODY, Dice, Floats, FloatTable, Ints, Match, Value, below, compiled, dice, ints
from workshop.train.selfplay import Desk

_ALL = 100
_ALIKE = 50
"""Of a hundred tables, at how many all others are of one kind; at the rest each is drawn apart."""
_BY_NETWORK = 50
"""Of a hundred others, how many play by the network, as a search expects them that cannot read."""
_NOTED = 25
"""Of a hundred decisions of a match, how many are sightings: those that follow each other are much alike."""


class Sightings(NamedTuple):
    seen: Any
    """By sighting what the seat may know: the game's encoding."""
    kinds: Any
    """And from the left neighbour on, the style of each other seat, or one more for the network."""


class Table(NamedTuple):
    """Where matches are played."""

    game: str
    seats: int
    options: dict[str, Value]
    network: Any


def kinds_at(table: Table) -> int:
    """How many kinds of players there may be."""
    return len(expected_table(table.game, table.seats)) + 1


def sightings(table: Table, parts: int, each: int, seed: int, jobs: int, tell: Callable[[], None]) -> Sightings:
    """This number for each part; however many cores there are, the same."""

    def sight(part: int) -> Sightings:
        found = _sighted(table, each, seed, part)
        tell()
        return found

    with ThreadPoolExecutor(jobs) as threads:
        found = list(threads.map(sight, range(parts)))
    return Sightings(*(np.concatenate(columns) for columns in zip(*found, strict=True)))


def _sighted(table: Table, count: int, seed: int, part: int) -> Sightings:
    game, seats = table.game, table.seats
    inputs = GAMES[game].encoding.LAYOUT.size(seats)
    found = Sightings(np.zeros((count, inputs), np.int8), np.zeros((count, seats - 1), np.int64))
    lineup: Any = as_lineup(expected_table(game, seats))
    state = new_match(game, seats, 0, table.options)
    _sight(state, dice(seed, part), Desk.many(1), ints(MOST_SEATS), lineup, table.network, found)
    return found


@compiled
def _sight(
    state: Match, luck: Dice, desks: Any, seated: Ints, lineup: FloatTable, network: Floats, found: Sightings
) -> None:
    """In match after match, until there is no room."""
    noted = 0
    while noted < len(found.seen):
        state.first = below(luck, state.seats)
        start_over(state)
        viewer = below(luck, state.seats)
        _seat(state.seats, len(lineup), luck, seated)
        seated[viewer] = len(lineup)
        noted = _sight_match(state, viewer, noted, luck, desks[0], seated, lineup, network, found)


@compiled
def _seat(seats: int, styles: int, luck: Dice, seated: Ints) -> None:
    alike = below(luck, _ALL) < _ALIKE
    for seat in range(seats):
        known = alike and seat > 0
        seated[seat] = seated[0] if known else _any_kind(styles, luck)


@compiled
def _any_kind(styles: int, luck: Dice) -> int:
    return styles if below(luck, _ALL) < _BY_NETWORK else below(luck, styles)


@compiled
def _sight_match(
    state: Match,
    viewer: int,
    noted: int,
    luck: Dice,
    desk: Desk,
    seated: Ints,
    lineup: FloatTable,
    network: Floats,
    found: Sightings,
) -> int:
    """How many sightings there are then."""
    scratch, move_scores, thoughts = desk.scratch, desk.move_scores, desk.thoughts
    mover = to_decision(state, luck, scratch)
    while mover != NOBODY and noted < len(found.seen):
        if mover == viewer and below(luck, _ALL) < _NOTED:
            _note(state, viewer, noted, desk, seated, found)
            noted += 1
        if seated[mover] == len(lineup):
            move = network_move(state, mover, luck, scratch, thoughts, move_scores, network)
        else:
            move = heuristic_move(state, luck, scratch, move_scores, lineup[seated[mover]])
        apply(state, move, None)
        mover = to_decision(state, luck, scratch)
    return noted


@compiled
def _note(state: Match, viewer: int, place: int, desk: Desk, seated: Ints, found: Sightings) -> None:
    observe(state, viewer, desk.thoughts.seen)
    found.seen[place, :] = desk.thoughts.seen[: found.seen.shape[1]]
    for other in range(1, state.seats):
        found.kinds[place, other - 1] = seated[(viewer + other) % state.seats]
