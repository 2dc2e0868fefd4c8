"""Search: an information-set Monte-Carlo tree search, one for all games.

A world that fits the view is imagined, and every move still in the race is tried in it, with the same luck for each:
down the tree, to the end of the round by rules of thumb, and every node on the way learns what came of it. The
styles of the others are drawn anew for each world.
"""

import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from pioche.engine.dispatch import apply, imagine, legal
from pioche.engine.referee import legal_moves
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget, MoveOpinion
from pioche.players.descent import Mind, descend, finish_round, first_sight
from pioche.players.elimination import drop_out, is_decided, leader, line_up, note_world, preferred, worth_of
from pioche.players.heuristic import best
from pioche.players.styles import Style, as_lineup
from pioche.players.tree import MOST_NODES, ROOT, Node, Tree, adopt, child_for, go_to, learn, plant
from pioche.players.value import weigh_round
from pioche.rulekit import FloatTable, Match, below, compiled, reseed

PATIENCE = 1000
"""So often a move is tried before the tree grows below it: a young tree misleads (docs/players.md)."""
BATCH = 64
"""Simulations between two looks at the clock."""
LONGEST = 3.0
"""On a busy machine thinking ends after so many times the budget."""


@compiled
def begin_thinking(view: Match, mind: Mind, tree: Tree, lineup: FloatTable) -> None:
    count = legal(view, mind.scratch.moves)
    first_sight(view, count, mind.scratch, mind.move_scores, lineup)
    line_up(mind.race, mind.scratch.moves, count, best(mind.move_scores.scores, count))
    plant(tree, mind.path)
    for choice in range(count):
        adopt(tree, mind.path, ROOT, mind.scratch.moves[choice], mind.move_scores.scores[choice])


@compiled
def think(
    view: Match, world: Match, state: Match, mind: Mind, tree: Tree, lineup: FloatTable, simulations: int
) -> None:
    """About so many simulations more, unless the race is decided before. `world` and `state` are scratch."""
    done = 0
    while done < simulations and not is_decided(mind.race):
        done += try_moves(view, world, state, mind, tree, lineup)
        drop_out(mind.race)


@compiled
def try_moves(view: Match, world: Match, state: Match, mind: Mind, tree: Tree, lineup: FloatTable) -> int:
    """All moves still running, in one world; how many they are."""
    race = mind.race
    imagine(view, world, mind.dice)
    draw_styles(view, mind, lineup)
    tried = 0
    for choice in range(race.count):
        if race.running[choice]:
            state.words[:] = world.words
            mind.luck.words[:] = mind.dice.words
            simulate(race.moves[choice], view, state, mind, tree, lineup)
            race.worth[choice] = mind.path.worth[view.viewer]
            tried += 1
    mind.dice.words[:] = mind.luck.words
    note_world(race)
    return tried


@compiled
def draw_styles(view: Match, mind: Mind, lineup: FloatTable) -> None:
    """For the others; the thinker plays on by the first of the lineup."""
    if len(lineup) > 0:
        for seat in range(view.seats):
            mind.path.seated[seat] = below(mind.dice, len(lineup))
        mind.path.seated[view.viewer] = 0


@compiled
def simulate(move: int, view: Match, state: Match, mind: Mind, tree: Tree, lineup: FloatTable) -> None:
    child = child_for(tree, ROOT, move)
    mind.path.length = 0
    go_to(mind.path, ROOT)
    go_to(mind.path, child)
    apply(state, move, None)
    if tree[child].visits >= PATIENCE or len(lineup) == 0:
        descend(child, view.viewer, state, mind, tree, lineup)
    finish_round(state, mind, lineup)
    weigh_round(state, mind.path.worth)
    learn(tree, mind.path, view.seats)


class Search:
    """Thinks about one view at a time. Every instance has its own memory, so several can think in threads at once."""

    def __init__(self, game: str, lineup: Sequence[Style], seed: int = 0, nodes: int = MOST_NODES) -> None:
        """The first style of the lineup gives first sight; rounds are played out by all of them.

        The tree has room for this number of nodes, and always for the root and every move there.
        """
        self.lineup: Any = as_lineup(lineup) if lineup else np.zeros((0, 1))
        self.world, self.state = GAMES[game].state.blank(), GAMES[game].state.blank()
        self.tree = Node.many(max(nodes, 1 + GAMES[game].nouns.MOST_MOVES))
        self.mind = Mind.blank()
        reseed(self.mind.dice, seed)

    def choose(self, view: Match, budget: Budget) -> int:
        return self.opinions(view, budget)[0].move

    def opinions(self, view: Match, budget: Budget) -> list[MoveOpinion]:
        if len(moves := legal_moves(view)) == 1:
            return [MoveOpinion(moves[0], 0.0)]
        begin_thinking(view, self.mind, self.tree, self.lineup)
        self.think_on(view, budget)
        race = self.mind.race
        chosen = preferred(race)
        longest = leader(race)
        found = [
            MoveOpinion(move, worth_of(race, one, longest), int(race.tried[one])) for one, move in enumerate(moves)
        ]
        return sorted(found, key=lambda opinion: (opinion.move != moves[chosen], -opinion.worth, opinion.move))

    def reconsider(self, view: Match, budget: Budget) -> int:
        """What it would do if it went on thinking about the view that it has just chosen for."""
        self.think_on(view, budget)
        race = self.mind.race
        return int(race.moves[preferred(race)])

    def worths(self, view: Match, worlds: int) -> Any:
        """By number of the move: the mean of so many worlds, in which all of them are tried."""
        begin_thinking(view, self.mind, self.tree, self.lineup)
        for _ in range(worlds):
            try_moves(view, self.world, self.state, self.mind, self.tree, self.lineup)
        sums: Any = self.mind.race.sums
        return sums[: self.mind.race.count] / worlds

    def think_on(self, view: Match, budget: Budget) -> None:
        """The budget counts the processor's time, so that a busy machine makes nobody weaker."""
        worked, began = time.thread_time() + budget.seconds, time.perf_counter()
        self._think(view, budget.simulations or BATCH)
        while time.thread_time() < worked and not is_decided(self.mind.race):
            self._think(view, BATCH)
            if time.perf_counter() - began > LONGEST * budget.seconds:
                return

    def _think(self, view: Match, simulations: int) -> None:
        think(view, self.world, self.state, self.mind, self.tree, self.lineup, simulations)
