"""Search: an information-set Monte-Carlo tree search, one for all games.

Each simulation imagines a world that fits the view, goes down the tree by what looked best for each mover in turn,
adds a node, plays the round to its end by rules of thumb, and tells every node on the way what came of it. Worlds
differ, so a move counts how often it was available. The styles of the players are drawn anew for each simulation:
a search that models only itself loses to others. Where choices are secret (Tightrope, simultaneous) only
the viewer's own are branches; the others choose by their rule of thumb.
"""

import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from pioche.engine.dispatch import apply, imagine, in_secret, legal, to_move
from pioche.engine.referee import legal_moves
from pioche.engine.rollout import Desk, let_nature_move
from pioche.games.catalogue import GAMES
from pioche.players.contest import as_lineup
from pioche.players.contract import Budget, Opinion
from pioche.players.styles import Style
from pioche.players.thumbs import Notes, as_shares, judge, thumb_move
from pioche.players.tree import (
    DEEPEST,
    MOST_NODES,
    NONE,
    ROOT,
    Node,
    Path,
    Tree,
    adopt,
    child_for,
    go_to,
    learn,
    mean_worth,
    plant,
)
from pioche.players.worth import weigh_round
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, OVER, Dice, FloatTable, Match, below, compiled, dice

CURIOSITY = 1.0
"""How much a move that looked good at first is tried again before its results decide."""
DOUBT = 0.02
"""How much less than its siblings a move is trusted that was never tried."""
SOFTNESS = 2.0
"""The warmth of first sight."""
BATCH = 64
"""Simulations between two looks at the clock."""


@compiled
def think(
    view: Match,
    state: Match,
    dice: Dice,
    desk: Desk,
    tree: Tree,
    path: Path,
    notes: Notes,
    lineup: FloatTable,
    simulations: int,
) -> None:
    """So many simulations more. `state` is scratch; an empty lineup plays rounds out by chance."""
    for _ in range(simulations):
        imagine(view, state, dice)
        if len(lineup) > 0:
            for seat in range(view.seats):
                path.seated[seat] = below(dice, len(lineup))
        descend(view.viewer, state, dice, desk, tree, path, notes, lineup)
        if len(lineup) > 0:
            finish_round(state, dice, desk, path, notes, lineup)
        else:
            finish_by_chance(state, dice, desk)
        weigh_round(state, path.worth)
        learn(tree, path, view.seats)


@compiled
def round_is_over(state: Match) -> bool:
    return state.stage in (BETWEEN_ROUNDS, OVER)


@compiled
def descend(
    viewer: int, state: Match, dice: Dice, desk: Desk, tree: Tree, path: Path, notes: Notes, lineup: FloatTable
) -> None:
    """From the root to a node never visited before, or to the end of the round."""
    node = ROOT
    path.length = 0
    go_to(path, ROOT)
    while not round_is_over(state) and path.length < DEEPEST:
        mover = to_move(state)
        if mover == NATURE:
            let_nature_move(state, dice, desk, None)
        elif mover != viewer and in_secret(state):
            apply(state, modelled_move(state, mover, dice, desk, path, notes, lineup), None)
        else:
            if mover == viewer or len(lineup) == 0:
                count = legal(state, desk.moves)
                meet_children(state, node, count, desk, tree, path, notes, lineup)
                node = most_promising(mover, node, count, desk, tree)
            else:
                node = expected(state, mover, node, dice, desk, tree, path, notes, lineup)
            if node == NONE:
                return
            go_to(path, node)
            apply(state, tree[node].move, None)
            if tree[node].visits == 0:
                return


@compiled
def expected(
    state: Match,
    mover: int,
    node: int,
    dice: Dice,
    desk: Desk,
    tree: Tree,
    path: Path,
    notes: Notes,
    lineup: FloatTable,
) -> int:
    """The child for what another player does by the style drawn for him."""
    move = modelled_move(state, mover, dice, desk, path, notes, lineup)
    child = child_for(tree, node, move)
    if child == NONE and path.used < len(tree):
        adopt(tree, path, node, move, 1.0)
        child = child_for(tree, node, move)
    return child


@compiled
def meet_children(
    state: Match, node: int, count: int, desk: Desk, tree: Tree, path: Path, notes: Notes, lineup: FloatTable
) -> None:
    """Every legal move has a child, if there is room. A new one gets as prior what first sight thinks of it."""
    judged = False
    for choice in range(count):
        if child_for(tree, node, desk.moves[choice]) == NONE and path.used < len(tree):
            if not judged:
                first_sight(state, count, desk, notes, lineup)
                judged = True
            adopt(tree, path, node, desk.moves[choice], notes.scores[choice])


@compiled
def first_sight(state: Match, count: int, desk: Desk, notes: Notes, lineup: FloatTable) -> None:
    """How good each move looks to the first style of the lineup, as shares of 1."""
    if len(lineup) == 0 or count == 1:
        notes.scores[:count] = 1.0 / count
    else:
        judge(state, desk.moves, count, notes, lineup[0])
        as_shares(notes.scores, count, SOFTNESS)


@compiled
def most_promising(mover: int, node: int, count: int, desk: Desk, tree: Tree) -> int:
    """The child with the best mean worth for the mover, plus what curiosity adds; NONE if there is no child."""
    unknown = mean_worth(tree, node, mover) - DOUBT if tree[node].visits > 0 else 0.0
    found = NONE
    highest = -1e9
    for choice in range(count):
        number = child_for(tree, node, desk.moves[choice])
        if number != NONE:
            child = tree[number]
            child.available += 1
            value = mean_worth(tree, number, mover) if child.visits > 0 else unknown
            value += CURIOSITY * child.prior * np.sqrt(child.available) / (1.0 + child.visits)
            if value > highest:
                found, highest = number, value
    return found


@compiled
def modelled_move(
    state: Match, mover: int, dice: Dice, desk: Desk, path: Path, notes: Notes, lineup: FloatTable
) -> int:
    """What a seat does by the style drawn for it."""
    if len(lineup) == 0:
        return desk.moves[below(dice, legal(state, desk.moves))]
    return thumb_move(state, dice, desk, notes, lineup[path.seated[mover]])


@compiled
def finish_round(state: Match, dice: Dice, desk: Desk, path: Path, notes: Notes, lineup: FloatTable) -> None:
    while not round_is_over(state):
        mover = to_move(state)
        if mover == NATURE:
            let_nature_move(state, dice, desk, None)
        else:
            apply(state, thumb_move(state, dice, desk, notes, lineup[path.seated[mover]]), None)


@compiled
def finish_by_chance(state: Match, dice: Dice, desk: Desk) -> None:
    while not round_is_over(state):
        if to_move(state) == NATURE:
            let_nature_move(state, dice, desk, None)
        else:
            apply(state, desk.moves[below(dice, legal(state, desk.moves))], None)


class Search:
    """Thinks about one view at a time. Every instance has its own memory, so several can think in threads at once."""

    def __init__(self, game: str, lineup: Sequence[Style], seed: int = 0, nodes: int = MOST_NODES) -> None:
        """The first style of the lineup gives first sight; rounds are played out by all of them."""
        self.lineup: Any = as_lineup(lineup) if lineup else np.zeros((0, 1))
        self.state = GAMES[game].state.blank()
        self.dice = dice(seed)
        self.desk = Desk.blank()
        self.tree = Node.many(nodes)
        self.path = Path.blank()
        self.notes = Notes.blank()

    def choose(self, view: Match, budget: Budget) -> int:
        return self.opinions(view, budget)[0].move

    def opinions(self, view: Match, budget: Budget) -> list[Opinion]:
        moves = legal_moves(view)
        plant(self.tree, self.path)
        if len(moves) > 1:
            until = time.perf_counter() + budget.seconds
            self.think(view, budget.simulations or BATCH)
            while time.perf_counter() < until:
                self.think(view, BATCH)
        return sorted((self._opinion(view, move) for move in moves), key=_preference)

    def think(self, view: Match, simulations: int) -> None:
        think(view, self.state, self.dice, self.desk, self.tree, self.path, self.notes, self.lineup, simulations)

    def _opinion(self, view: Match, move: int) -> Opinion:
        child = child_for(self.tree, ROOT, move)
        if child == NONE or not self.tree[child].visits:
            return Opinion(move, 0.0)
        return Opinion(move, mean_worth(self.tree, child, view.viewer), self.tree[child].visits)


def _preference(opinion: Opinion) -> tuple[int, float, int]:
    return -opinion.visits, -opinion.worth, opinion.move
