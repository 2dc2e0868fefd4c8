"""Observations, masks and rewards of any game, found by the type of the record.

An encoder reads only what the observer may know, so it gives the same numbers for a view and for the truth behind it;
a law says so.
"""

from importlib import import_module
from typing import Any

from pioche.engine.dispatch import legal, verb_in
from pioche.engine.rollout import Desk
from pioche.players.worth import victory_share
from pioche.research.fields import Layout
from pioche.rulekit import Floats, Ints, Match, Refusal, compiled


def encoder(game: str) -> Any:
    """The module with a game's fields."""
    return import_module(f"pioche.research.observations.{game}")


def layout(game: str) -> Layout:
    declared: Layout = encoder(game).LAYOUT
    return declared


def actions(game: str) -> int:
    """The number of an action is the number of the move; so many there are."""
    count: int = encoder(game).ACTIONS
    return count


@verb_in(lambda game: encoder(game.name))
def observe(state: Match, seat: int, row: Ints) -> None:
    """Write what the seat may know into the row."""


@verb_in(lambda game: encoder(game.name))
def points(state: Match, seat: int) -> int:
    """The seat's total, turned so that more is better."""
    raise NotImplementedError


@compiled
def write_mask(state: Match, desk: Desk, mask: Ints) -> None:
    """1 for each legal move of the one to move."""
    mask[:] = 0
    moves = desk.moves
    for choice in range(legal(state, moves)):
        mask[moves[choice]] = 1


PLACEMENT, VICTORY, SCORE = range(3)
REWARDS = {"placement": PLACEMENT, "victory": VICTORY, "score": SCORE}


def reward_named(name: str) -> int:
    if name not in REWARDS:
        raise Refusal("unknown-reward", name=name, values=", ".join(REWARDS))
    return REWARDS[name]


@compiled
def write_rewards(state: Match, kind: int, rewards: Floats) -> None:
    """At the end of a match, for every seat."""
    for seat in range(state.seats):
        if kind == VICTORY:
            rewards[seat] = victory_share(state, seat)
        elif kind == SCORE:
            rewards[seat] = lead(state, seat)
        else:
            rewards[seat] = placement(state, seat)


@compiled
def placement(state: Match, seat: int) -> float:
    """1 for the first, -1 for the last, the others evenly between; equal totals share their places. The sum is 0."""
    balance = 0.0
    mine = points(state, seat)
    for other in range(state.seats):
        theirs = points(state, other)
        balance += 1.0 if mine > theirs else -1.0 if mine < theirs else 0.0
    return balance / (state.seats - 1)


@compiled
def lead(state: Match, seat: int) -> float:
    """The seat's points above the mean of the others. The sum is 0."""
    total = 0.0
    for other in range(state.seats):
        total += points(state, other)
    mine = points(state, seat)
    return mine - (total - mine) / (state.seats - 1)
