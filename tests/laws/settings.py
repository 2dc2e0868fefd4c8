"""The settings of all games, for the laws."""

from pioche.conformance.settings import other_values, settings_of
from pioche.games.catalogue import GAMES

SETTINGS = [setting for game in GAMES.values() for setting in settings_of(game)]


def never_accepted() -> set[tuple[str, str]]:
    """The options, each with its game, that no setting has."""
    return {
        (game.name, option.name)
        for game in GAMES.values()
        for option in game.options
        if other_values(option) and not any(option.name in setting.options for setting in settings_of(game))
    }
