"""The simplest player: any legal move, each as likely."""

from pioche.engine.referee import legal_moves
from pioche.rulekit import Match, below, dice


class Chance:
    def __init__(self, seed: int) -> None:
        self.luck = dice(seed)

    def choose(self, view: Match) -> int:
        moves = legal_moves(view)
        return moves[below(self.luck, len(moves))]
