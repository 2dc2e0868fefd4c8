"""A game's table in plain lines of text, for eyes and screen readers alike: drawn from a View, never from the truth."""

from collections.abc import Sequence

from pioche.engine.dispatch import GAME_OF
from pioche.games.contract import Fact, Line, Seat
from pioche.rulekit import Match
from pioche.surfaces.words import Words


def board(view: Match, names: Sequence[str], words: Words) -> list[str]:
    return [_sentence(line, view, names, words) for line in GAME_OF[type(view)].text_board.lines(view)]


def _sentence(line: Line, view: Match, names: Sequence[str], words: Words) -> str:
    key, facts = line
    return words(key, **{name: _said(fact, view, names, words) for name, fact in facts.items()})


def _said(fact: Fact, view: Match, names: Sequence[str], words: Words) -> str | int:
    """A seat is a player's name, and the viewer is you."""
    if isinstance(fact, Seat):
        return words("you") if fact.number == view.viewer else names[fact.number]
    if isinstance(fact, list):
        return " ".join(fact) if fact else words("none")
    return fact
