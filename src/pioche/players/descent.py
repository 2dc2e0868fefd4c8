"""One simulation of a search: down the tree from a move of the root, then to the end of the round.

The thinker's own moves are chosen by what looked best so far, those of the others by the styles drawn for them: a
search that models only itself loses to others. Worlds differ, so a move counts how often it was available.
Where choices are secret only the thinker's own are branches: nobody can answer
what he does not see. Without any styles chance plays for everybody, and everybody seeks his best in the tree.
"""

import numpy as np

from pioche.engine.dispatch import apply, choices_are_hidden, legal, to_move
from pioche.engine.rollout import Desk, let_nature_move
from pioche.players.heuristic import Notes, as_shares, judge, pauses, thumb_move
from pioche.players.race import Race
from pioche.players.tree import DEEPEST, NONE, Path, Tree, adopt, child_for, go_to, mean_worth
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, OVER, Dice, FloatTable, Match, Record, below, compiled

CURIOSITY = 1.0
"""How much a move that looked good at first is tried again before its results decide."""
DOUBT = 0.02
"""How much less than its siblings a move is trusted that was never tried."""
SOFTNESS = 2.0
"""The warmth of first sight."""
FARTHEST = 4
"""So many pauses ahead a round is played out (docs/players.md)."""


class Mind(Record):
    """All that a search keeps in mind, beside the tree."""

    dice: Dice
    """Imagines the worlds."""
    luck: Dice
    """Decides what happens in one, the same for every move that is tried in it."""
    desk: Desk
    notes: Notes
    path: Path
    race: Race


@compiled
def round_is_over(state: Match) -> bool:
    return state.stage in (BETWEEN_ROUNDS, OVER)


@compiled
def descend(node: int, viewer: int, state: Match, mind: Mind, tree: Tree, lineup: FloatTable) -> None:
    """From a node to one never visited before, or to the end of the round."""
    path = mind.path
    while not round_is_over(state) and path.length < DEEPEST:
        mover = to_move(state)
        if mover == NATURE:
            let_nature_move(state, mind.luck, mind.desk, None)
        elif mover != viewer and choices_are_hidden(state):
            apply(state, modelled_move(state, mover, mind, lineup), None)
        else:
            if mover == viewer or len(lineup) == 0:
                count = legal(state, mind.desk.moves)
                meet_children(state, node, count, mind, tree, lineup)
                node = most_promising(mover, node, count, mind.desk, tree)
            else:
                node = expected(state, mover, node, mind, tree, lineup)
            if node == NONE:
                return
            go_to(path, node)
            apply(state, tree[node].move, None)
            if tree[node].visits == 0:
                return


@compiled
def expected(state: Match, mover: int, node: int, mind: Mind, tree: Tree, lineup: FloatTable) -> int:
    """The child for what another player does by the style drawn for him."""
    move = modelled_move(state, mover, mind, lineup)
    child = child_for(tree, node, move)
    if child == NONE and mind.path.used < len(tree):
        adopt(tree, mind.path, node, move, 1.0)
        child = child_for(tree, node, move)
    return child


@compiled
def meet_children(state: Match, node: int, count: int, mind: Mind, tree: Tree, lineup: FloatTable) -> None:
    """Every legal move has a child, if there is room. A new one gets as prior what first sight thinks of it."""
    judged = False
    desk, path, notes = mind.desk, mind.path, mind.notes
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
def modelled_move(state: Match, mover: int, mind: Mind, lineup: FloatTable) -> int:
    """What a seat does by the style drawn for it."""
    if len(lineup) == 0:
        return move_by_chance(state, mind)
    return thumb_move(state, mind.luck, mind.desk, mind.notes, lineup[mind.path.seated[mover]])


@compiled
def move_by_chance(state: Match, mind: Mind) -> int:
    return mind.desk.moves[below(mind.luck, legal(state, mind.desk.moves))]


@compiled
def finish_round(state: Match, mind: Mind, lineup: FloatTable) -> None:
    """To the end of the round, or to a pause from which on the rest is mere luck; by chance always to the end."""
    pause = 0
    while not round_is_over(state) and pause < FARTHEST:
        mover = to_move(state)
        if mover == NATURE:
            let_nature_move(state, mind.luck, mind.desk, None)
        else:
            apply(state, modelled_move(state, mover, mind, lineup), None)
            pause += len(lineup) > 0 and pauses(state)
