"""Levels by name, from somebody who has just learned the rules to an expert."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from pioche.games.catalogue import GAMES
from pioche.players.contract import Player
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.search import Search
from pioche.players.styles import Style, champion, pool, rivals, style_of, temperature_of
from pioche.rulekit import Refusal


@dataclass(frozen=True)
class Level:
    name: str
    player: Callable[[str, int, int], Player]
    """For a game, a number of players and a seed."""
    thinking: tuple[float, float]
    """Seconds from and to, at a live table."""
    reaction: tuple[float, float]
    """The median of a slap in milliseconds, and the spread of its logarithm; nobody is faster than FASTEST_SLAP."""
    forgets: float
    """How often a call is forgotten."""


FASTEST_SLAP = 120


def with_temperature(style: Style, temperature: float) -> Style:
    return replace(style, temperature=temperature)


def _heuristic_player(level: str, game: str, seats: int, seed: int) -> Player:
    return HeuristicPlayer(level_style(level, game, seats), seed)


def level_style(level: str, game: str, seats: int) -> Style:
    """How a level below the expert plays."""
    return with_temperature(liking(level, game, seats), temperature_of(game, seats, level))


def liking(level: str, game: str, seats: int) -> Style:
    """What a level would do if it looked twice: a beginner has one simple idea, the others play like the champion."""
    simple = written(game)[:1] if level == "beginner" else []
    return simple[0] if simple else champion(game, seats)


def _expert(game: str, seats: int, seed: int) -> Player:
    return Search(game, expected_table(game, seats), seed)


def written(game: str) -> list[Style]:
    return [style_of(game, name, weights) for name, weights in GAMES[game].heuristic.STYLES.items()]


def expected_table(game: str, seats: int) -> list[Style]:
    """Whom a search expects to meet: mostly good players, each a little careless, and some of the pool."""
    best = champion(game, seats)
    warm = with_temperature(best, 0.5 * GAMES[game].heuristic.TEMPERATURE)
    strong = rivals(game, seats)
    return [best, warm, warm, warm, *strong, *strong, *(style for style in pool(game) if style.name != "chance")]


def _level(name: str, *manners: Any) -> Level:
    return Level(name, _expert if name == "expert" else partial(_heuristic_player, name), *manners)


LEVELS = {
    level.name: level
    for level in (
        _level("beginner", (1.0, 3.0), (420, 0.22), 0.15),
        _level("casual", (0.8, 2.5), (380, 0.2), 0.08),
        _level("club", (0.8, 2.0), (340, 0.18), 0.03),
        _level("strong", (0.6, 1.8), (310, 0.16), 0.01),
        _level("expert", (0.6, 1.8), (290, 0.15), 0.0),
    )
}


def player(level: str, game: str, seats: int, seed: int = 0) -> Player:
    if level not in LEVELS:
        raise Refusal("unknown-level", name=level, values=", ".join(LEVELS))
    return LEVELS[level].player(game, seats, seed)
