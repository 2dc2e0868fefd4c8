"""A yardstick that knows nothing but the rules: flat Monte Carlo.

Every move is tried equally often, each time in a world of its own that fits the view, and everybody goes on by chance
to the end of the round.
"""

from pioche.engine.dispatch import apply, imagine, legal
from pioche.engine.rollout import Scratch, random_move, to_decision_in_round
from pioche.games.catalogue import GAMES, MOST_MOVES
from pioche.players.contract import Budget, MoveOpinion
from pioche.players.value import VICTORY, weigh_round
from pioche.rulekit import MOST_SEATS, Dice, Floats, Match, compiled, dice, floats


@compiled
def _try_all(view: Match, state: Match, luck: Dice, scratch: Scratch, moves: int, rounds: int, sums: Floats) -> None:
    """Each of the legal moves this number of times: the sums of what came of them."""
    value = floats(MOST_SEATS)
    sums[:moves] = 0.0
    for _ in range(rounds):
        for choice in range(moves):
            imagine(view, state, luck)
            legal(state, scratch.moves)
            apply(state, scratch.moves[choice], None)
            while to_decision_in_round(state, luck, scratch) >= 0:
                apply(state, random_move(state, luck, scratch), None)
            weigh_round(state, value, VICTORY)
            sums[choice] += value[view.viewer]


class FlatPlayer:
    """The budget counts the rollouts of a decision, all moves together."""

    def __init__(self, game: str, seed: int) -> None:
        self.luck = dice(seed)
        self.scratch = Scratch.blank()
        self.sums = floats(MOST_MOVES)
        self.state = GAMES[game].state.blank()

    def choose(self, view: Match, budget: Budget) -> int:
        return self.opinions(view, budget)[0].move

    def opinions(self, view: Match, budget: Budget) -> list[MoveOpinion]:
        moves = self.scratch.moves[: legal(view, self.scratch.moves)].tolist()
        rounds = max(1, budget.simulations // len(moves)) if len(moves) > 1 else 0
        _try_all(view, self.state, self.luck, self.scratch, len(moves), rounds, self.sums)
        found = [MoveOpinion(move, float(self.sums[place]), rounds) for place, move in enumerate(moves)]
        return sorted(found, key=lambda opinion: -opinion.value)
