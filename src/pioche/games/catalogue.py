"""The single list of games. Everything that runs games takes them from here."""

from dataclasses import dataclass
from types import ModuleType
from typing import Any

from pioche.games.no_thanks import notation as no_thanks_notation
from pioche.games.no_thanks import rules as no_thanks_rules
from pioche.games.no_thanks import sight as no_thanks_sight
from pioche.games.no_thanks import state as no_thanks_state
from pioche.rulekit import Match, Option


@dataclass(frozen=True)
class Game:
    nouns: ModuleType
    verbs: ModuleType
    sight: ModuleType
    notation: ModuleType

    @property
    def name(self) -> str:
        return str(self.nouns.NAME)

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
    def seats(self) -> range:
        numbers: range = self.nouns.SEATS
        return numbers

    def verb(self, name: str) -> Any:
        return getattr(self.verbs, name, None) or getattr(self.sight, name)


GAMES = {game.name: game for game in (Game(no_thanks_state, no_thanks_rules, no_thanks_sight, no_thanks_notation),)}
