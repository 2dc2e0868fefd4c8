"""The value of the end of a round to each seat: its share of the victory, as far as it can be told."""

from pioche.engine.dispatch import wins
from pioche.players.heuristic import standing
from pioche.rulekit import OVER, Floats, Match, compiled
from pioche.rulekit.real import exp

VICTORY = 0.75
"""In a match that is over, how much the victory counts; the rest goes by the distance of the totals ..."""
NOTHING_BUT_VICTORY = 0.95
"""... and to those who care for little else."""


@compiled
def victory_share(state: Match, seat: int) -> float:
    """Equal totals share the victory."""
    winners = 0
    for other in range(state.seats):
        if wins(state, other):
            winners += 1
    return 1.0 / winners if wins(state, seat) else 0.0


@compiled
def weigh_round(state: Match, value: Floats, victory: float) -> None:
    """For each seat a number from 0 to 1, all together 1: the chance to win by the totals after this round. In a match
    that is over, so much of it is who has won."""
    total = 0.0
    for seat in range(state.seats):
        value[seat] = exp(standing(state, seat) - standing(state, 0))
        total += value[seat]
    for seat in range(state.seats):
        value[seat] /= total
        if state.stage == OVER:
            value[seat] = victory * victory_share(state, seat) + (1.0 - victory) * value[seat]
