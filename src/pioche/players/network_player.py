"""A player by a network alone: it does what the network likes best, and looks no further."""

from typing import Any

from pioche.engine.referee import legal_moves
from pioche.players.contract import Budget, MoveOpinion
from pioche.players.heuristic import MoveScores
from pioche.players.network import Thoughts, end_of, judge_by_network
from pioche.rulekit import Match, ints_of


class NetworkPlayer:
    def __init__(self, network: Any) -> None:
        self.network = network[: end_of(network)]
        self.thoughts = Thoughts.blank()
        self.move_scores = MoveScores.blank()

    def choose(self, view: Match, budget: Budget) -> int:
        return self.opinions(view, budget)[0].move

    def opinions(self, view: Match, budget: Budget) -> list[MoveOpinion]:
        """The budget is not needed."""
        moves = legal_moves(view)
        judge_by_network(view, view.viewer, ints_of(moves), len(moves), self.thoughts, self.move_scores, self.network)
        found = [MoveOpinion(move, self.move_scores.scores[number]) for number, move in enumerate(moves)]
        return sorted(found, key=lambda opinion: -opinion.value)
