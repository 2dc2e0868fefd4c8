"""Styles: weights for the features of a heuristic. The champion of a game is tuned, the others are the pool."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from pioche.games.catalogue import GAMES
from pioche.players.heuristic import features

CHANCE = "chance"
CHAMPION = "champion"
COLD = 0.0
"""The temperature of a style that always plays what it likes best."""
_HOT = 1e9
"""The temperature of pure chance."""


@dataclass(frozen=True, eq=False)
class Style:
    name: str
    weights: NDArray[np.float64]
    temperature: float = COLD


def style_of(game: str, name: str, named: dict[str, float], temperature: float = COLD) -> Style:
    """A style from weights by the names of their features; those left out are 0."""
    names = features(game)
    if unknown := set(named) - set(names):
        raise KeyError(f"{game} has no features {sorted(unknown)}")
    return Style(name, np.array([named.get(feature, 0.0) for feature in names]), temperature)


@cache
def pool(game: str) -> tuple[Style, ...]:
    """The yardstick: chance, the hand-written styles, each also in a careless variant, and earlier champions."""
    heuristic = GAMES[game].heuristic
    cold = [style_of(game, name, named) for name, named in heuristic.STYLES.items()]
    warm = [
        style_of(game, f"careless {name}", named, heuristic.TEMPERATURE) for name, named in heuristic.STYLES.items()
    ]
    return (style_of(game, CHANCE, {}, _HOT), *cold, *warm, *_earlier_champions(game))


def champion(game: str, seats: int) -> Style:
    """The champion for this number of players; a larger table plays as the largest that was tuned. A game that was
    never tuned plays by its first hand-written style, or with all weights 0 where it has none."""
    tuned: dict[str, dict[str, float]] = _tuned(game)["champions"]
    untuned: dict[str, float] = next(iter(GAMES[game].heuristic.STYLES.values()), {})
    return style_of(game, CHAMPION, tuned.get(str(seats)) or tuned.get(max(tuned, default=""), untuned))


def temperature_of(game: str, seats: int, level: str) -> float:
    """How careless a level plays; a larger table plays as the largest that was calibrated. A game that was never
    calibrated has one temperature for all."""
    known: dict[str, dict[str, float]] = _tuned(game).get("warmth", {})
    calibrated = known.get(str(seats)) or known.get(max(known, default=""), {})
    return calibrated.get(level, GAMES[game].heuristic.TEMPERATURE)


def rivals(game: str, seats: int) -> list[Style]:
    """Champions of self-play: strong company. A game in which nobody has played against themselves has none."""
    known: dict[str, list[dict[str, float]]] = _tuned(game).get("rivals", {})
    found = known.get(str(seats)) or known.get(max(known, default=""), [])
    return [style_of(game, f"rival {number}", named) for number, named in enumerate(found, 1)]


def _earlier_champions(game: str) -> list[Style]:
    return [style_of(game, f"{CHAMPION} {number}", named) for number, named in enumerate(_tuned(game)["earlier"], 1)]


def as_lineup(styles: Sequence[Style]) -> NDArray[np.float64]:
    """A row for each style, as compiled code reads it: its weights, and its temperature last."""
    return np.array([[*style.weights, style.temperature] for style in styles])


def named_weights(game: str, style: Style) -> dict[str, float]:
    return {name: round(float(weight), 4) for name, weight in zip(features(game), style.weights, strict=True)}


def tuned_source(game: str) -> Any:
    return GAMES[game].folder.joinpath("weights.json")


@cache
def _tuned(game: str) -> dict[str, Any]:
    source = tuned_source(game)
    if not source.is_file():
        return {"champions": {}, "earlier": [], "warmth": {}}
    content: dict[str, Any] = msgspec.json.decode(source.read_bytes())
    return content
