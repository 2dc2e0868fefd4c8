"""A game as its options make it: the usual one at every number of players, then each option once."""

from typing import NamedTuple

from pioche.engine.referee import new_match
from pioche.games.game import Game
from pioche.rulekit import Choice, Count, Flag, Match, Option, Refusal, Value

_SMALL = 10
"""A larger count is halved, for a shorter match; a smaller one is raised by one."""


class Setting(NamedTuple):
    game: str
    seats: int
    options: dict[str, Value]

    def __str__(self) -> str:
        return " ".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])

    def opening(self) -> Match:
        return new_match(self.game, self.seats, 0, self.options)


def other_values(option: Option) -> list[Value]:
    """What the option may be instead of its default. A limit of time changes nothing in the rules."""
    match option:
        case Flag():
            return [not option.default]
        case Choice():
            return list(option.values[1:])
        case Count():
            return [option.default // 2 if option.default > _SMALL else option.default + 1]
    return []


def accepted(setting: Setting) -> bool:
    try:
        setting.opening()
    except Refusal:
        return False
    return True


def settings_of(game: Game) -> list[Setting]:
    usual = [Setting(game.name, seats, {}) for seats in game.seats]
    special = [(option.name, value) for option in game.options for value in other_values(option)]
    found = [_setting_with(game, name, value, number) for number, (name, value) in enumerate(special)]
    return [*filter(accepted, usual), *filter(None, found)]


def _setting_with(game: Game, name: str, value: Value, number: int) -> Setting | None:
    """The option at a number of players that goes with it; another number of them each time."""
    turn = number % len(game.seats)
    tables = [Setting(game.name, seats, {name: value}) for seats in (*game.seats[turn:], *game.seats[:turn])]
    return next(filter(accepted, tables), None)
