"""A game as its options make it: the usual one at every number of players, then every option once."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from pioche.engine.referee import new_match
from pioche.games.game import Game
from pioche.rulekit import Choice, Count, Flag, Match, Option, Refusal, Value


@dataclass(frozen=True)
class Setting:
    game: Game
    seats: int
    options: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.seats} players{chosen}"

    def opening(self) -> Match:
        return new_match(self.game.name, self.seats, 0, self.options)


def settings(game: Game) -> list[Setting]:
    """Those that the game admits; one with an option is taken at the smallest table that admits it."""
    usual = [Setting(game, seats) for seats in game.seats]
    special = [next(filter(admitted, tables), None) for tables in _tables_by_option(game)]
    return [*filter(admitted, usual), *filter(None, special)]


def admitted(setting: Setting) -> bool:
    try:
        setting.opening()
    except Refusal:
        return False
    return True


def _tables_by_option(game: Game) -> Iterator[list[Setting]]:
    for option in game.options:
        for value in _other_values(option):
            yield [Setting(game, seats, {option.name: value}) for seats in game.seats]


def _other_values(option: Option) -> list[Value]:
    """What it may be instead of its default; a limit of time changes nothing in the rules."""
    if isinstance(option, Flag):
        return [not option.default]
    if isinstance(option, Choice):
        return list(option.values[1:])
    return [max(option.least, option.default // 2)] if isinstance(option, Count) else []
