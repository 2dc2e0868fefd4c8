"""Tightrope: how the round went so far. Every card that was played is remembered, with its trick and its player."""

from pioche.games.contract import NONE
from pioche.games.tightrope.rules import hold, turn_up
from pioche.games.tightrope.state import State
from pioche.rulekit import UNKNOWN, compiled, left_of, rotated


@compiled
def rewind(world: State, past: State) -> None:
    """TR-25: all cards played are in the hands again. TR-5: the player on the dealer's left leads the first trick."""
    past.cells[:] = world.cells
    for trick in range(world.trick + 1):
        for seat in range(world.seats):
            if world.played[trick, seat] != UNKNOWN:
                hold(past, seat, world.played[trick, seat])
    past.played[:] = UNKNOWN
    past.net[:] = 0
    past.trick = 0
    past.turned = 0
    past.leader = left_of(past, rotated(past))
    turn_up(past, None)


@compiled
def move_then(world: State, past: State) -> int:
    """TR-7: the card of the seat whose turn it was."""
    card = world.played[past.trick, past.turn]
    return NONE if card == UNKNOWN else card
