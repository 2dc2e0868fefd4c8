"""Levels by name, from somebody who has just learned the rules to a master."""

from dataclasses import dataclass, replace
from typing import Literal

from pioche.games.catalogue import GAMES
from pioche.players.contract import Player
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.search import Search
from pioche.players.styles import Style, champion, pool, rivals, style_of, temperature_of
from pioche.players.trained import network_for
from pioche.rulekit import Refusal


@dataclass(frozen=True)
class Level:
    name: str
    mind: Literal["style", "search", "network"]
    """By what it plays: a style, a search by styles, or a search with a network and beliefs, where there are any."""
    thinking: tuple[float, float]
    """Seconds from and to, at a live table."""
    reaction: tuple[float, float]
    """The median of a slap in milliseconds, and the spread of its logarithm; nobody is faster than FASTEST_SLAP."""
    forgets: float
    """How often a call is forgotten."""

    def player(self, game: str, seats: int, seed: int) -> Player:
        if self.mind == "style":
            return HeuristicPlayer(level_style(self.name, game, seats), seed)
        return (master if self.mind == "network" else expert)(game, seats, seed)


FASTEST_SLAP = 120


def with_temperature(style: Style, temperature: float) -> Style:
    return replace(style, temperature=temperature)


def level_style(level: str, game: str, seats: int) -> Style:
    """How a level below the expert plays."""
    return with_temperature(liking(level, game, seats), temperature_of(game, seats, level))


def liking(level: str, game: str, seats: int) -> Style:
    """What a level would do if it looked twice: a beginner has one simple idea, the others play like the champion."""
    simple = written(game)[:1] if level == "beginner" else []
    return simple[0] if simple else champion(game, seats)


def expert(game: str, seats: int, seed: int = 0) -> Search:
    return Search(game, expected_table(game, seats), seed)


def master(game: str, seats: int, seed: int = 0) -> Search:
    """The strongest there is: an expert with a network, where one was trained, who believes what the others show."""
    return Search(game, expected_table(game, seats), seed, network=network_for(game, seats), believes=True)


def master_is_expert(game: str, seats: int) -> bool:
    """Where there is neither a network nor a belief, both are the same search."""
    return len(network_for(game, seats)) == 0 and GAMES[game].recall is None


def written(game: str) -> list[Style]:
    return [style_of(game, name, weights) for name, weights in GAMES[game].heuristic.STYLES.items()]


def expected_table(game: str, seats: int) -> list[Style]:
    """Whom a search expects to meet: mostly good players, each a little careless, and some of the pool."""
    best = champion(game, seats)
    warm = with_temperature(best, 0.5 * GAMES[game].heuristic.TEMPERATURE)
    strong = rivals(game, seats)
    return [best, warm, warm, warm, *strong, *strong, *(style for style in pool(game) if style.name != "chance")]


LEVELS = {
    level.name: level
    for level in (
        Level("beginner", "style", (1.0, 3.0), (420, 0.22), 0.15),
        Level("casual", "style", (0.8, 2.5), (380, 0.2), 0.08),
        Level("club", "style", (0.8, 2.0), (340, 0.18), 0.03),
        Level("strong", "style", (0.6, 1.8), (310, 0.16), 0.01),
        Level("expert", "search", (0.6, 1.8), (290, 0.15), 0.0),
        Level("master", "network", (0.6, 1.8), (270, 0.14), 0.0),
    )
}
BY_STYLE = tuple(name for name, level in LEVELS.items() if level.mind == "style")
"""The levels that do not search."""


def player(level: str, game: str, seats: int, seed: int = 0) -> Player:
    if level not in LEVELS:
        raise Refusal("unknown-level", name=level, values=", ".join(LEVELS))
    return LEVELS[level].player(game, seats, seed)
