"""What a seat may know of a position, and a position that it may be."""

from pioche.engine.dispatch import GAME_OF, imagine, view_for
from pioche.rulekit import Dice, Match


def view_of(state: Match, seat: int) -> Match:
    """What this seat may know; NOBODY for a spectator."""
    view = GAME_OF[type(state)].view.blank()
    view_for(state, view, seat)
    return view


def imagined(view: Match, luck: Dice) -> Match:
    """A position drawn at random among those that look like this view."""
    world = GAME_OF[type(view)].state.blank()
    imagine(view, world, luck)
    return world
