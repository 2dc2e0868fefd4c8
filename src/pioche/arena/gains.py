"""How much more often than the champion a player wins, added up move by move.

The player meets strangers of the pool. Wherever it does something else than the champion would, both moves are played
out many times with the same luck: what nobody has seen is stirred, the strangers go on as themselves, and the seat goes
on as the champion. The mean difference is what the move has gained. All gains of a match together are, in the mean over
matches, the player's win share less the champion's (the performance difference lemma), and there is far less luck in
them than in who won.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from pioche.arena.game import Table, deal_round, laid, next_mover, rehearse, seated, seen_from
from pioche.arena.plan import PLAYERS_PATH, Plan
from pioche.arena.schedule import Seating, seatings
from pioche.arena.tally import Numbers
from pioche.arena.work import in_order, processes
from pioche.engine.dispatch import apply, stir
from pioche.players.contest import play_by_thumb
from pioche.players.descent import Mind
from pioche.players.styles import champion
from pioche.players.thumb import Thumb
from pioche.players.worth import victory_share
from pioche.rulekit import NATURE, NOBODY, FloatTable, Match, compiled

ENTRANT = 0
"""The first of the plan is the one whose gains are added up."""
TRIALS = 300
"""So often both moves are played out."""


@compiled
def gain_of(
    move: int, usual: int, seat: int, state: Match, world: Match, mind: Mind, lineup: FloatTable, trials: int
) -> float:
    """How much more often the seat wins after this move than after its usual one, both tried in the same futures.

    `lineup` is by seat; `world` is scratch, and so is what nobody has seen of `state`.
    """
    total = 0.0
    for _ in range(trials):
        stir(state, mind.dice)
        for sign, tried in ((1.0, move), (-1.0, usual)):
            world.words[:] = state.words
            mind.luck.words[:] = mind.dice.words
            apply(world, tried, None)
            play_by_thumb(world, mind.luck, mind.desk, mind.notes, lineup, mind.path.seated)
            total += sign * victory_share(world, seat)
        mind.dice.words[:] = mind.luck.words
    return total / trials


class Task(NamedTuple):
    plan: Plan
    deal: int


def gains(plan: Plan, deals: int, jobs: int, progress: Callable[[int], None]) -> Numbers:
    """By deal: what the entrant gains in a match, in the mean over all seats."""
    found = []
    with processes(jobs, gain_in_deal) as (submit, ahead):
        for gain in in_order((Task(plan, deal) for deal in range(deals)), submit, ahead):
            found.append(gain)
            progress(1)
    return np.array(found)


def gain_in_deal(task: Task) -> float:
    rehearse(task.plan)
    matches = enumerate(seatings(task.plan, task.deal))
    return float(np.mean([sum(gains_in(task, game, seating)) for game, seating in matches]))


def gains_in(task: Task, game: int, seating: Seating, trials: int = TRIALS) -> Iterator[float]:
    """Of every move of one match in which the entrant does something unusual."""
    plan, deal = task
    seat = [sitter.entrant for sitter in seating].index(ENTRANT)
    usually = Thumb(champion(plan.game, plan.seats))
    table = laid(plan, [seated(plan, deal, game, place, seating) for place in range(plan.seats)])
    lineup: Any = np.array(table.lineup)
    lineup[seat] = usually.style
    mind, world = mind_for(plan, deal, game), table.state.twin()
    for view in decisions(plan, deal, table):
        move, usual = table.players[seat].choose(view, plan.budget), usually.choose(view, plan.budget)
        if move != usual:
            yield gain_of(move, usual, seat, table.state.twin(), world, mind, lineup, trials)
        apply(table.state, move, None)


def decisions(plan: Plan, deal: int, table: Table) -> Iterator[Match]:
    """What the entrant sees whenever he is to move; the caller carries out what he does."""
    while (mover := next_mover(table)) != NOBODY:
        if mover == NATURE:
            deal_round(plan, deal, table)
        else:
            yield seen_from(table.state, mover)


def mind_for(plan: Plan, deal: int, game: int) -> Mind:
    mind = Mind.blank()
    mind.dice.words[:] = plan.luck(deal, PLAYERS_PATH, game, plan.seats).words
    mind.path.seated[: plan.seats] = range(plan.seats)
    return mind
