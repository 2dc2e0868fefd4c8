"""Advice: what an expert thinks of every move from what the seat may know, and the facts that speak for its choice."""

from dataclasses import dataclass

from pioche.engine.dispatch import GAME_OF
from pioche.players.contract import Budget, Opinion
from pioche.players.levels import expected_table
from pioche.players.search import Search
from pioche.players.styles import champion
from pioche.players.thumb import Thumb
from pioche.rulekit import Match

MOST_REASONS = 3
ALWAYS = "always"
"""A feature that is there in every position explains none."""


@dataclass(frozen=True)
class Advice:
    opinions: list[Opinion]
    """Of every legal move, best first, by a search."""
    speaks_for: list[str]
    """The features in which the best move is ahead of the next best, the weightiest first ..."""
    speaks_against: list[str]
    """... and those in which it is behind."""


def advise(view: Match, budget: Budget, seed: int = 0) -> Advice:
    """For the one to move in this view."""
    game = GAME_OF[type(view)].name
    opinions = Search(game, expected_table(game, view.seats), seed).opinions(view, budget)
    gains = compared(view, opinions) if len(opinions) > 1 else {}
    ranked = sorted(gains, key=lambda name: -abs(gains[name]))
    speaks_for = [name for name in ranked if gains[name] > 0]
    return Advice(opinions, speaks_for[:MOST_REASONS], [name for name in ranked if gains[name] < 0][:MOST_REASONS])


def compared(view: Match, opinions: list[Opinion]) -> dict[str, float]:
    """By feature: how much more it speaks for the best move than for the next best."""
    thumb = Thumb(champion(GAME_OF[type(view)].name, view.seats))
    best, second = (thumb.reasons(view, opinion.move) for opinion in opinions[:2])
    gains = {name: best[name] - second[name] for name in best if name != ALWAYS}
    return {name: gain for name, gain in gains.items() if abs(gain) > 1e-9}
