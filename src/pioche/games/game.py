"""A game: its nouns, which a catalogue must know, and its other modules, which are imported when it is played."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from pioche.games.contract import (
    Encoding,
    Heuristic,
    LazyChance,
    Notation,
    Nouns,
    Recall,
    Reflex,
    Rules,
    Sight,
    TextBoard,
)
from pioche.rulekit import Kinds, Match, Option, Part, Retired


@dataclass(frozen=True)
class Modules:
    """All modules of a game but its nouns."""

    rules: Rules
    sight: Sight
    notation: Notation
    heuristic: Heuristic
    encoding: Encoding
    lazy_chance: LazyChance
    text_board: TextBoard
    reflex: Callable[[], Reflex] | None = None
    """What is decided by the clock at a live table, where a game has such a thing."""
    recall: Recall | None = None
    """How the round went so far, where views remember it."""


@dataclass(frozen=True)
class Game:
    nouns: Nouns
    load: Callable[[], Modules]
    """Imports the other modules: that takes a while, so it is done when the first of them is asked for."""

    @cached_property
    def modules(self) -> Modules:
        return self.load()

    @property
    def name(self) -> str:
        return self.nouns.NAME

    @property
    def state(self) -> type[Match]:
        return self.nouns.State

    @property
    def view(self) -> type[Match]:
        return self.nouns.View

    @property
    def options(self) -> tuple[Option, ...]:
        """Those that people choose."""
        return tuple(option for option in self.nouns.OPTIONS if not isinstance(option, Retired))

    @property
    def parts(self) -> tuple[Part, ...]:
        return self.nouns.REDUCED

    @property
    def events(self) -> Kinds:
        return self.nouns.EVENTS

    @property
    def seats(self) -> range:
        return self.nouns.SEATS

    @property
    def rules(self) -> Rules:
        return self.modules.rules

    @property
    def sight(self) -> Sight:
        return self.modules.sight

    @property
    def notation(self) -> Notation:
        return self.modules.notation

    @property
    def heuristic(self) -> Heuristic:
        return self.modules.heuristic

    @property
    def encoding(self) -> Encoding:
        return self.modules.encoding

    @property
    def lazy_chance(self) -> LazyChance:
        return self.modules.lazy_chance

    @property
    def text_board(self) -> TextBoard:
        return self.modules.text_board

    @property
    def reflex(self) -> Callable[[], Reflex] | None:
        return self.modules.reflex

    @property
    def recall(self) -> Recall | None:
        return self.modules.recall

    @property
    def folder(self) -> Traversable:
        """Where its weights and its words lie."""
        return files(self.nouns.__name__.rpartition(".")[0])
