"""Advice: what a master thinks of every move from what the seat may know, and what speaks for its choice."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from pioche.engine.dispatch import GAME_OF
from pioche.players.contract import Budget, MoveOpinion
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.levels import master
from pioche.players.styles import champion
from pioche.rulekit import Match

_SLIGHT = 0.2
"""Whatever weighs less than this share of the weightiest theme is not worth a word."""


@dataclass(frozen=True)
class Advice:
    opinions: list[MoveOpinion]
    """Of every legal move, best first, by a search."""
    speaks_for: list[str]
    """The themes in which the best move is ahead of the next best by what it has itself, the weightiest first ..."""
    speaks_against: list[str]
    """... and those in which it is ahead by what the next best lacks."""


def advise(view: Match, budget: Budget, seed: int = 0) -> Advice:
    """For the one to move in this view."""
    return next(filter(None, advise_by_slices(view, [budget], seed)))


def advise_by_slices(view: Match, slices: Iterable[Budget], seed: int = 0) -> Iterator[Advice | None]:
    """None after each of these budgets, and then the advice."""
    game = GAME_OF[type(view)].name
    latest: list[MoveOpinion] = []
    for opinions in master(game, view.seats, seed).opinions_by_slices(view, slices):
        latest = opinions
        yield None
    yield _explained(view, latest)


def _explained(view: Match, opinions: list[MoveOpinion]) -> Advice:
    if len(opinions) == 1:
        return Advice(opinions, [], [])
    best, second = (_themes_of(view, opinion.move) for opinion in opinions[:2])
    ahead = _weighty({theme: best[theme] - second[theme] for theme in best})
    own = [theme for theme in ahead if best[theme] > -second[theme]]
    return Advice(opinions, own, [theme for theme in ahead if theme not in own])


def _themes_of(view: Match, move: int) -> dict[str, float]:
    """By theme: how much it speaks for this move, or against."""
    game = GAME_OF[type(view)]
    reasons = HeuristicPlayer(champion(game.name, view.seats)).reasons(view, move)
    weights = dict.fromkeys(filter(None, game.heuristic.FEATURES.values()), 0.0)
    for feature, theme in game.heuristic.FEATURES.items():
        if theme:
            weights[theme] += reasons[feature]
    return weights


def _weighty(gains: dict[str, float]) -> list[str]:
    """The themes with a gain that counts, the weightiest first."""
    ranked = sorted(gains, key=lambda theme: -gains[theme])
    return [theme for theme in ranked if gains[theme] > max(1e-9, _SLIGHT * gains[ranked[0]])]
