"""How much more often than the champion a player wins, added up move by move.

The player meets strangers of the pool. Wherever it does something else than the champion would, both moves are played
out many times with the same luck: what nobody has seen is shuffled anew, the strangers go on as themselves, and the
seat goes on as the champion. The mean difference is what the move has gained. All gains of a match together are, in
the mean over matches, the player's win share less the champion's (the performance difference lemma), and there is far
less luck in them than in the victory.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from pioche.arena.game import ArenaMatch, deal_round, laid, next_mover, rehearse, seated
from pioche.arena.plan import PLAYERS_PATH, Plan
from pioche.arena.schedule import Seating, seatings
from pioche.arena.tally import Numbers
from pioche.arena.work import in_order, processes
from pioche.engine.dispatch import apply, imagine, reshuffle_unseen
from pioche.engine.referee import legal_moves
from pioche.engine.sight import view_of
from pioche.players.contract import Budget, Player
from pioche.players.descent import SearchState
from pioche.players.heuristic import advance
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.search import Search
from pioche.players.styles import champion
from pioche.players.value import victory_share
from pioche.rulekit import NATURE, NOBODY, FloatTable, Match, compiled

Progress = Callable[[int], None]

ENTRANT = 0
"""Of a plan: the one that plays among the pool."""
TRIALS = 300
"""How often both moves are played out ..."""
MANY_TRIALS = 4000
"""... and how often where a search has changed its mind, as those moves are close."""


@compiled
def _lead_of(
    move: int, usual: int, seat: int, state: Match, world: Match, search: SearchState, lineup: FloatTable
) -> float:
    """Of one move over another in one future, with the same luck for both. `lineup` is by seat; `world` is scratch."""
    lead = 0.0
    for sign, tried in ((1.0, move), (-1.0, usual)):
        world.cells[:] = state.cells
        search.luck.cells[:] = search.dice.cells
        apply(world, tried, None)
        advance(world, search.luck, search.scratch, search.move_scores, lineup, search.path.seated)
        lead += sign * victory_share(world, seat)
    search.dice.cells[:] = search.luck.cells
    return lead


@compiled
def _gain_of(
    move: int, usual: int, seat: int, state: Match, world: Match, search: SearchState, lineup: FloatTable, trials: int
) -> float:
    """How much more often the seat wins after this move than after its usual one, whatever comes that nobody knows."""
    total = 0.0
    for _ in range(trials):
        reshuffle_unseen(state, search.dice)
        total += _lead_of(move, usual, seat, state, world, search, lineup)
    return total / trials


@compiled
def _expected_gain(
    move: int, usual: int, view: Match, state: Match, world: Match, search: SearchState, lineup: FloatTable, trials: int
) -> float:
    """The same by what the seat itself knows: in any world that looks like this to it."""
    total = 0.0
    for _ in range(trials):
        imagine(view, state, search.dice)
        total += _lead_of(move, usual, view.viewer, state, world, search, lineup)
    return total / trials


class Task(NamedTuple):
    plan: Plan
    deal: int


def gains(plan: Plan, deals: int, jobs: int, progress: Progress) -> Numbers:
    """By deal: what the entrant gains in a match, in the mean over all seats."""
    return _over_deals(_gain_in_deal, plan, deals, jobs, progress)


def gains_by_time(plan: Plan, deals: int, jobs: int, progress: Progress) -> Numbers:
    """By deal: what an expert would gain in a match by thinking ten times as long."""
    return _over_deals(gain_by_time, plan, deals, jobs, progress)


def _over_deals(work: Callable[[Task], float], plan: Plan, deals: int, jobs: int, progress: Progress) -> Numbers:
    found = []
    with processes(jobs, work) as (submit, ahead):
        for gain in in_order((Task(plan, deal) for deal in range(deals)), submit, ahead):
            found.append(gain)
            progress(1)
    return np.array(found)


def _gain_in_deal(task: Task) -> float:
    rehearse(task.plan)
    matches = enumerate(seatings(task.plan, task.deal))
    return float(np.mean([sum(gains_in(task, game, seating)) for game, seating in matches]))


def gains_in(task: Task, game: int, seating: Seating, trials: int = TRIALS) -> Iterator[float]:
    """Of every move of one match in which the entrant does something unusual."""
    plan, seat = task.plan, seat_of_entrant(seating)
    usually = HeuristicPlayer(champion(plan.game, plan.seats))
    match = match_for(task, game, seating)
    lineup, search, world = _lineup_with(usually, match, seat), _search_for(task, game), match.state.copy()
    for view in _decisions(task, match):
        move, usual = match.players[seat].choose(view, plan.budget), usually.choose(view, plan.budget)
        if move != usual:
            yield _gain_of(move, usual, seat, match.state.copy(), world, search, lineup, trials)
        apply(match.state, move, None)


def gain_by_time(task: Task, trials: int = MANY_TRIALS) -> float:
    """One match, the seat changing with the deal. The expert plays by its budget, but goes on thinking about every
    decision; if it changes its mind, both moves are played out in worlds that fit the view."""
    rehearse(task.plan)
    plan, game = task.plan, task.deal % task.plan.seats
    seating = seatings(plan, task.deal)[game]
    seat = seat_of_entrant(seating)
    match = match_for(task, game, seating)
    lineup = _lineup_with(HeuristicPlayer(champion(plan.game, plan.seats)), match, seat)
    search, state, world = _search_for(task, game), match.state.copy(), match.state.copy()
    total = 0.0
    for view in choices(task, match):
        soon, later = _soon_and_later(match.players[seat], view, plan.budget)
        if later != soon:
            total += _expected_gain(later, soon, view, state, world, search, lineup, trials)
        apply(match.state, soon, None)
    return total


def _soon_and_later(player: Player, view: Match, budget: Budget) -> tuple[int, int]:
    """What an expert would do after its budget, and what after ten times as much."""
    assert isinstance(player, Search)
    return player.choose(view, budget), player.reconsider(view, Budget(9 * budget.seconds, 9 * budget.simulations))


def choices(task: Task, match: ArenaMatch) -> Iterator[Match]:
    """The entrant's decisions in which there is something to choose; what is forced is done."""
    for view in _decisions(task, match):
        if len(moves := legal_moves(view)) > 1:
            yield view
        else:
            apply(match.state, moves[0], None)


def _decisions(task: Task, match: ArenaMatch) -> Iterator[Match]:
    """What the entrant sees whenever it is to move; the caller carries out what it does."""
    while (mover := next_mover(match)) != NOBODY:
        if mover == NATURE:
            deal_round(task.plan, task.deal, match)
        else:
            yield view_of(match.state, mover)


def seat_of_entrant(seating: Seating) -> int:
    return [sitter.entrant for sitter in seating].index(ENTRANT)


def match_for(task: Task, game: int, seating: Seating) -> ArenaMatch:
    plan = task.plan
    return laid(plan, [seated(plan, task.deal, game, place, seating) for place in range(plan.seats)])


def _lineup_with(usually: HeuristicPlayer, match: ArenaMatch, seat: int) -> Any:
    """By seat how it goes on: strangers as themselves, the entrant by this heuristic."""
    lineup = np.array(match.lineup)
    lineup[seat] = usually.style
    return lineup


def _search_for(task: Task, game: int) -> SearchState:
    search = SearchState.blank()
    search.dice.cells[:] = task.plan.luck(task.deal, PLAYERS_PATH, game, task.plan.seats).cells
    search.path.seated[: task.plan.seats] = range(task.plan.seats)
    return search
