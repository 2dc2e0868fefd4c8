"""A player by a heuristic: fast, and able to say which features spoke for a move."""

from typing import Any

import numpy as np

from pioche.engine.dispatch import GAME_OF
from pioche.engine.referee import legal_moves
from pioche.engine.rollout import Scratch
from pioche.players.contract import Budget, MoveOpinion
from pioche.players.heuristic import MoveScores, features, heuristic_move, judge
from pioche.players.styles import COLD, Style
from pioche.rulekit import Match, dice, ints_of


class HeuristicPlayer:
    def __init__(self, style: Style, seed: int = 0) -> None:
        self.style: Any = np.array([*style.weights, style.temperature])
        self.luck = dice(seed)
        self.scratch = Scratch.blank()
        self.move_scores = MoveScores.blank()

    def choose(self, view: Match, budget: Budget) -> int:
        """The budget is not needed."""
        return heuristic_move(view, self.luck, self.scratch, self.move_scores, self.style)

    def opinions(self, view: Match, budget: Budget) -> list[MoveOpinion]:
        """Best first by score; a warm style still chooses by chance among the best."""
        moves = self._judged(view)
        found = [MoveOpinion(move, self.move_scores.scores[number]) for number, move in enumerate(moves)]
        chosen = self.choose(view, budget) if self.style[-1] != COLD else None
        return sorted(found, key=lambda opinion: (opinion.move != chosen, -opinion.value))

    def reasons(self, view: Match, move: int) -> dict[str, float]:
        """By feature: how much it speaks for this move, or against."""
        moves = self._judged(view)
        facts = self.move_scores.facts[moves.index(move)]
        names = features(GAME_OF[type(view)].name)
        return {name: float(self.style[number] * facts[number]) for number, name in enumerate(names)}

    def _judged(self, view: Match) -> list[int]:
        moves = legal_moves(view)
        judge(view, ints_of(moves), len(moves), self.move_scores, self.style)
        return moves
