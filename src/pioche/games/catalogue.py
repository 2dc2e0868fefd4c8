"""The single list of games. Everything that runs games takes them from here."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from pioche.rulekit import Kinds, Match, Option, Part

NAMES = ("take_that", "no_thanks", "tightrope", "hit_the_deck")


@cache
def _room(game: str, question: str) -> ModuleType:
    return import_module(f"pioche.games.{game}.{question}")


@dataclass(frozen=True)
class Game:
    name: str

    def room(self, question: str) -> ModuleType:
        return _room(self.name, question)

    @property
    def nouns(self) -> ModuleType:
        return self.room("state")

    @property
    def notation(self) -> ModuleType:
        return self.room("notation")

    @property
    def state(self) -> type[Match]:
        kind: type[Match] = self.nouns.State
        return kind

    @property
    def view(self) -> type[Match]:
        kind: type[Match] = self.nouns.View
        return kind

    @property
    def options(self) -> tuple[Option, ...]:
        declared: tuple[Option, ...] = self.nouns.OPTIONS
        return declared

    @property
    def parts(self) -> tuple[Part, ...]:
        """The measures by which research may reduce the game; a game that cannot be reduced has none."""
        declared: tuple[Part, ...] = getattr(self.nouns, "REDUCED", ())
        return declared

    @property
    def events(self) -> Kinds:
        kinds: Kinds = self.nouns.EVENTS
        return kinds

    @property
    def seats(self) -> range:
        numbers: range = self.nouns.SEATS
        return numbers

    def verb(self, name: str) -> Any:
        """A function of the rules or of sight; None where a game has no such verb."""
        return getattr(self.room("rules"), name, None) or getattr(self.room("sight"), name, None)


GAMES = {name: Game(name) for name in NAMES}
