"""Search: an information-set Monte-Carlo tree search, one for all games.

Each simulation imagines a world that fits the view, goes down the tree by what looked best for each mover in turn,
adds a node, plays the round to its end by rules of thumb, and tells every node on the way what came of it. Worlds
differ, so a move counts how often it was available. The styles of the players are drawn anew for each simulation:
a search that models only itself loses to others. Where choices are secret (Tightrope, simultaneous) only
the viewer's own are branches; the others choose by their rule of thumb.
"""

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from pioche.engine.dispatch import apply, imagine, in_secret, legal, to_move
from pioche.engine.referee import legal_moves
from pioche.engine.rollout import Desk, let_nature_move
from pioche.games.catalogue import GAMES
from pioche.players.contest import as_lineup, thumb_move
from pioche.players.floats import Floats, FloatTable, float_table, floats
from pioche.players.styles import Style
from pioche.players.thumbs import MOST_FEATURES, best, judge
from pioche.players.tree import MOST_NODES, NONE, ROOT, Tree, adopt, child_for, learn, mean_worth, new_tree, plant
from pioche.players.worth import weigh_round
from pioche.rulekit import (
    BETWEEN_ROUNDS,
    MOST_MOVES,
    MOST_SEATS,
    NATURE,
    OVER,
    Dice,
    Ints,
    Match,
    below,
    compiled,
    dice,
    ints,
)

CURIOSITY = 1.0
"""How much a move that looked good at first is tried again before its results decide."""
DOUBT = 0.02
"""How much less than its siblings a move is trusted that was never tried."""
SOFTNESS = 2.0
"""The warmth of first sight: thumbs' scores become shares of 1 by it."""
DEEPEST = 256
BATCH = 64
"""Simulations between two looks at the clock."""


class Paper(NamedTuple):
    """What a search writes on besides its tree."""

    facts: FloatTable
    scores: Floats
    worth: Floats
    path: Ints
    seated: Ints
    """By seat: the number of its style in this simulation."""


def new_paper() -> Paper:
    facts, scores = float_table(MOST_MOVES, MOST_FEATURES), floats(MOST_MOVES)
    return Paper(facts, scores, floats(MOST_SEATS), ints(DEEPEST), ints(MOST_SEATS))


@compiled
def think(
    view: Match, state: Match, dice: Dice, desk: Desk, tree: Tree, paper: Paper, lineup: FloatTable, simulations: int
) -> None:
    """So many simulations more. `state` is scratch; an empty lineup plays rounds out by chance."""
    for _ in range(simulations):
        imagine(view, state, dice)
        for seat in range(view.seats):
            paper.seated[seat] = below(dice, len(lineup)) if len(lineup) > 0 else 0
        depth = descend(view.viewer, state, dice, desk, tree, paper, lineup)
        finish_round(state, dice, desk, paper, lineup)
        weigh_round(state, paper.worth)
        learn(tree, paper.path, depth, paper.worth, view.seats)


@compiled
def round_is_over(state: Match) -> bool:
    return state.stage in (BETWEEN_ROUNDS, OVER)


@compiled
def descend(viewer: int, state: Match, dice: Dice, desk: Desk, tree: Tree, paper: Paper, lineup: FloatTable) -> int:
    """From the root to a node never visited before, or to the end of the round; the length of the path."""
    node = ROOT
    paper.path[0] = ROOT
    depth = 1
    while not round_is_over(state) and depth < DEEPEST:
        mover = to_move(state)
        if mover == NATURE:
            let_nature_move(state, dice, desk, None)
        elif mover != viewer and in_secret(state):
            apply(state, modelled_move(state, mover, dice, desk, paper, lineup), None)
        else:
            node = step(state, mover, node, desk, tree, paper, lineup)
            if node == NONE:
                break
            paper.path[depth] = node
            depth += 1
            if tree.visits[node] == 0:
                break
    return depth


@compiled
def step(state: Match, mover: int, node: int, desk: Desk, tree: Tree, paper: Paper, lineup: FloatTable) -> int:
    """Make the most promising move; the node it leads to, or NONE where the tree is full."""
    count = legal(state, desk.moves)
    meet_children(state, node, count, desk, tree, paper, lineup)
    child = most_promising(mover, node, count, desk, tree)
    if child != NONE:
        apply(state, tree.move[child], None)
    return child


@compiled
def meet_children(
    state: Match, node: int, count: int, desk: Desk, tree: Tree, paper: Paper, lineup: FloatTable
) -> None:
    """Every legal move has a child. A new one gets as prior what the first style of the lineup thinks of it."""
    judged = False
    for choice in range(count):
        child = child_for(tree, node, desk.moves[choice])
        if child < 0 and tree.used[0] < len(tree.move):
            if not judged:
                first_sight(state, count, desk, paper, lineup)
                judged = True
            adopt(tree, node, desk.moves[choice], paper.scores[choice])


@compiled
def first_sight(state: Match, count: int, desk: Desk, paper: Paper, lineup: FloatTable) -> None:
    """Scores become shares of 1."""
    scores = paper.scores
    if len(lineup) == 0 or count == 1:
        scores[:count] = 1.0 / count
        return
    judge(state, desk.moves, count, paper.facts, lineup[0][:-1], scores)
    top = scores[best(scores, count)]
    total = 0.0
    for choice in range(count):
        scores[choice] = np.exp((scores[choice] - top) / SOFTNESS)
        total += scores[choice]
    for choice in range(count):
        scores[choice] /= total


@compiled
def most_promising(mover: int, node: int, count: int, desk: Desk, tree: Tree) -> int:
    """The child with the best mean worth for the mover, plus what curiosity adds."""
    unknown = mean_worth(tree, node, mover) - DOUBT if tree.visits[node] > 0 else 0.0
    found = NONE
    highest = -1e9
    for choice in range(count):
        child = child_for(tree, node, desk.moves[choice])
        if child == NONE:
            continue
        tree.available[child] += 1
        visits = tree.visits[child]
        value = mean_worth(tree, child, mover) if visits > 0 else unknown
        value += CURIOSITY * tree.prior[child] * np.sqrt(tree.available[child]) / (1.0 + visits)
        if value > highest:
            found, highest = child, value
    return found


@compiled
def modelled_move(state: Match, mover: int, dice: Dice, desk: Desk, paper: Paper, lineup: FloatTable) -> int:
    """What a seat does by the style drawn for it."""
    if len(lineup) == 0:
        return desk.moves[below(dice, legal(state, desk.moves))]
    return thumb_move(state, dice, desk, paper.facts, paper.scores, lineup[paper.seated[mover]])


@compiled
def finish_round(state: Match, dice: Dice, desk: Desk, paper: Paper, lineup: FloatTable) -> None:
    while not round_is_over(state):
        mover = to_move(state)
        if mover == NATURE:
            let_nature_move(state, dice, desk, None)
        else:
            apply(state, modelled_move(state, mover, dice, desk, paper, lineup), None)


class Verdict(NamedTuple):
    """What a search thinks of one move."""

    move: int
    visits: int
    worth: float
    """The share of the victory it expects."""


class Search:
    """Thinks about one view at a time. Every instance has its own memory, so several can think in threads at once."""

    def __init__(self, game: str, lineup: Sequence[Style], seed: int = 0, nodes: int = MOST_NODES) -> None:
        """The first style of the lineup gives first sight; rounds are played out by all of them."""
        self.lineup: Any = as_lineup(lineup) if lineup else np.zeros((0, 1))
        self.state = GAMES[game].state.blank()
        self.dice = dice(seed)
        self.desk = Desk.blank()
        self.tree = new_tree(nodes)
        self.paper = new_paper()

    def consider(self, view: Match, seconds: float = 0.0, simulations: int = 0) -> list[Verdict]:
        """Every legal move, best first, after so many simulations or so much time."""
        if len(legal_moves(view)) > 1:
            plant(self.tree)
            until = time.perf_counter() + seconds
            self._think(view, simulations)
            while time.perf_counter() < until:
                self._think(view, BATCH)
        return sorted((self._verdict(view, move) for move in legal_moves(view)), key=_preference)

    def choose(self, view: Match, seconds: float = 0.0, simulations: int = 0) -> int:
        return self.consider(view, seconds, simulations)[0].move

    def _think(self, view: Match, simulations: int) -> None:
        think(view, self.state, self.dice, self.desk, self.tree, self.paper, self.lineup, simulations)

    def _verdict(self, view: Match, move: int) -> Verdict:
        child = child_for(self.tree, ROOT, move)
        if child == NONE or not self.tree.visits[child]:
            return Verdict(move, 0, 0.0)
        return Verdict(move, int(self.tree.visits[child]), mean_worth(self.tree, child, view.viewer))


def _preference(verdict: Verdict) -> tuple[int, float, int]:
    return -verdict.visits, -verdict.worth, verdict.move
