"""A bot for No Thanks! in twenty lines. It joins a tournament by its file and its name:

pioche arena no_thanks --players club,casual,examples/bots/no_thanks_bot.py:Frugal --deals 200
"""

from typing import Any


class Frugal:
    def __init__(self, game: str, seats: int, seed: int) -> None:
        """A new one for every game; this one has nothing to remember."""

    def choose(self, view: Any, legal: list[str], seconds: float) -> str:
        """Take the card when it is cheap for the chips on it; a neighbour of a card I own costs nothing."""
        if "refuse" not in legal:
            return "take"
        owners = dict(enumerate(view.place))
        mine = view.viewer in (owners.get(view.offered - 1), owners.get(view.offered + 1))
        cost = 0 if mine else view.offered
        chip = 3 if view.chips[view.viewer] < 4 else 2
        return "take" if cost <= 4 + chip * view.pot else "refuse"
