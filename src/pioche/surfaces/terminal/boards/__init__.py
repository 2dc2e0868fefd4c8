"""A game's table in plain lines of text, for eyes and screen readers alike: drawn from a View, never from the truth."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from pioche.rulekit import Match
from pioche.surfaces.words import Words

Board = Callable[[Any, list[str], Words], list[str]]


def board(game: str) -> Board:
    drawn: Board = import_module(f"{__name__}.{game}").lines
    return drawn


def named(match: Match, names: list[str], words: Words, seat: int) -> str:
    """A player's name; the viewer is you."""
    return words("you") if seat == match.viewer else names[seat]


def listed(cards: list[str], words: Words) -> str:
    return " ".join(cards) if cards else words("none")
