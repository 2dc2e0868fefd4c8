"""One simulation of a search: down the tree from a move of the root, then to the end of the round.

The thinker's own moves are chosen by what looked best so far, those of the others by the styles drawn for them: a
search that models only itself loses to others. Worlds differ, so a move counts how often it was available.
Where choices are secret only the thinker's own are branches: nobody can answer
what they do not see. Without any styles chance plays for everybody, and everybody seeks their best in the tree.
"""

from typing import Annotated

import numpy as np

from pioche.engine.dispatch import apply, choices_are_hidden, legal
from pioche.engine.rollout import Scratch, random_move, to_decision_in_round
from pioche.players.critic import expected_share
from pioche.players.elimination import Elimination
from pioche.players.heuristic import MoveScores, heuristic_move, is_quiet, judge, softmax
from pioche.players.network import Thoughts, end_of, judge_by_network, network_move
from pioche.players.reading import MOST_KINDS, end_of_reader, read_others
from pioche.players.tree import DEEPEST, NONE, Path, Tree, add_child, child_for, go_to, mean_value
from pioche.players.value import NOTHING_BUT_VICTORY, VICTORY, weigh_round
from pioche.rulekit import MOST_SEATS, Dice, Floats, FloatTable, Match, Record, compiled

_EXPLORATION = 1.0
"""How much a move that looked good at first is tried again before its results decide."""
_UNVISITED_PENALTY = 0.02
"""How much less than its siblings a move is trusted that was never tried."""
_PRIOR_TEMPERATURE = 2.0
"""Of the heuristic that gives priors."""
_HORIZON = 4
"""A round is played out to the end, or over this number of quiet moments (docs/players.md)."""
_FORESIGHT = 3
"""Or else a critic judges the position at this decision of the thinker, counted from the next one on."""


MOST_WORLDS = 256
"""A search that believes keeps this number of worlds in mind."""


class SearchState(Record):
    """All that a search remembers, beside the tree."""

    dice: Dice
    """Imagines the worlds."""
    luck: Dice
    """Decides what happens in one, the same for every move that is tried in it."""
    scratch: Scratch
    move_scores: MoveScores
    path: Path
    elimination: Elimination
    thoughts: Thoughts
    styles: int
    """How many the lineup has; what comes after them is a network, if there is anything, and perhaps its reader ..."""
    style_size: int
    """... and how many numbers each of them is ..."""
    network_size: int
    """... and the network ..."""
    critic: int
    """... and where after the styles its critic begins; 0 if it has none."""
    reads: int
    """1 if the others are read ..."""
    likely: Annotated[FloatTable, (MOST_SEATS, MOST_KINDS)]
    """... then by seat how likely it plays by each style of the lineup, and last by the network."""
    believes: int
    """1 if worlds are imagined by what the others have done, too ..."""
    imagined: int
    """... then how many have been, for the view that is thought about ..."""
    likelihoods: Annotated[Floats, MOST_WORLDS]
    """... and how well each of the last ones explains what was done."""


LEARNED = -1
"""Of a seat: it plays by the network."""


@compiled
def style_at(search: SearchState, lineup: Floats, number: int) -> Floats:
    return lineup[number * search.style_size : (number + 1) * search.style_size]


@compiled
def _network(search: SearchState, lineup: Floats) -> Floats:
    start = search.styles * search.style_size
    return lineup[start : start + search.network_size]


@compiled
def has_network(search: SearchState, lineup: Floats) -> bool:
    return len(lineup) > search.styles * search.style_size


@compiled
def meet_network(seats: int, search: SearchState, lineup: Floats) -> None:
    """Look at what comes after the styles."""
    search.network_size, search.critic = 0, 0
    if has_network(search, lineup):
        learned = _learned(search, lineup)
        search.network_size = end_of(learned)
        end = end_of_reader(seats, learned)
        search.critic = end if end < len(learned) else 0


@compiled
def read_table(seats: int, viewer: int, search: SearchState, lineup: Floats) -> None:
    """Who the others seem to be, in the position that priors were just written for."""
    search.reads = 0
    if has_network(search, lineup):
        learned, kinds = _learned(search, lineup), search.styles + 1
        search.reads = read_others(seats, viewer, kinds, search.thoughts, search.likely, learned)


@compiled
def _learned(search: SearchState, lineup: Floats) -> Floats:
    return lineup[search.styles * search.style_size :]


@compiled
def descend(node: int, viewer: int, state: Match, search: SearchState, tree: Tree, lineup: Floats) -> None:
    """From a node to one never visited before, or to the end of the round."""
    path = search.path
    while path.length < DEEPEST:
        mover = to_decision_in_round(state, search.luck, search.scratch)
        if mover < 0:
            return
        if mover != viewer and choices_are_hidden(state):
            apply(state, _modelled_move(state, mover, search, lineup), None)
            continue
        if mover == viewer or search.styles == 0:
            count = legal(state, search.scratch.moves)
            _meet_children(state, mover, node, count, search, tree, lineup)
            node = _most_promising(mover, node, count, search.scratch, tree)
        else:
            node = _expected(state, mover, node, search, tree, lineup)
        if node == NONE:
            return
        go_to(path, node)
        apply(state, tree[node].move, None)
        if tree[node].visits == 0:
            return


@compiled
def _expected(state: Match, mover: int, node: int, search: SearchState, tree: Tree, lineup: Floats) -> int:
    """The child for what another player does by the style drawn for them."""
    move = _modelled_move(state, mover, search, lineup)
    child = child_for(tree, node, move)
    if child == NONE and search.path.used < len(tree):
        add_child(tree, search.path, node, move, 1.0)
        child = child_for(tree, node, move)
    return child


@compiled
def _meet_children(
    state: Match, mover: int, node: int, count: int, search: SearchState, tree: Tree, lineup: Floats
) -> None:
    """Every legal move has a child, if there is room. A new one gets as prior what the heuristic thinks of it."""
    judged = False
    scratch, path, move_scores = search.scratch, search.path, search.move_scores
    for choice in range(count):
        if child_for(tree, node, scratch.moves[choice]) == NONE and path.used < len(tree):
            if not judged:
                write_priors(state, mover, count, search, lineup)
                judged = True
            add_child(tree, path, node, scratch.moves[choice], move_scores.scores[choice])


@compiled
def write_priors(state: Match, mover: int, count: int, search: SearchState, lineup: Floats) -> None:
    """How good each move looks to the network, or else to the first style, as shares of 1."""
    moves, move_scores = search.scratch.moves, search.move_scores
    if search.styles == 0 or count == 1:
        move_scores.scores[:count] = 1.0 / count
    elif has_network(search, lineup):
        judge_by_network(state, mover, moves, count, search.thoughts, move_scores, _network(search, lineup))
        softmax(move_scores.scores, count, 1.0)
    else:
        judge(state, moves, count, move_scores, style_at(search, lineup, 0))
        softmax(move_scores.scores, count, _PRIOR_TEMPERATURE)


@compiled
def _most_promising(mover: int, node: int, count: int, scratch: Scratch, tree: Tree) -> int:
    """The child with the best mean value for the mover, plus a bonus to explore it; NONE if there is no child."""
    unknown = mean_value(tree, node, mover) - _UNVISITED_PENALTY if tree[node].visits > 0 else 0.0
    found = NONE
    highest = -1e9
    for choice in range(count):
        number = child_for(tree, node, scratch.moves[choice])
        if number != NONE:
            child = tree[number]
            child.available += 1
            value = mean_value(tree, number, mover) if child.visits > 0 else unknown
            value += _EXPLORATION * child.prior * np.sqrt(child.available) / (1.0 + child.visits)
            if value > highest:
                found, highest = number, value
    return found


@compiled
def _modelled_move(state: Match, mover: int, search: SearchState, lineup: Floats) -> int:
    """What a seat does by the style drawn for it."""
    if search.styles == 0:
        return random_move(state, search.luck, search.scratch)
    style = search.path.seated[mover]
    if style == LEARNED:
        return network_move(
            state, mover, search.luck, search.scratch, search.thoughts, search.move_scores, _network(search, lineup)
        )
    return heuristic_move(state, search.luck, search.scratch, search.move_scores, style_at(search, lineup, style))


@compiled
def judge_end(state: Match, viewer: int, search: SearchState, lineup: Floats) -> None:
    """What a position comes to, by seat: as a critic sees it for the thinker alone, if there is one, or else by how the
    round ends."""
    value = search.path.value
    if _play_on(state, viewer, search, lineup):
        value[:] = 0.0
        value[viewer] = _criticise(state, viewer, search, lineup)
    else:
        weigh_round(state, value, NOTHING_BUT_VICTORY if has_network(search, lineup) else VICTORY)


@compiled
def _play_on(state: Match, viewer: int, search: SearchState, lineup: Floats) -> bool:
    """To a decision of the thinker for a critic to judge, if there is one; else to the end of the round, or to a quiet
    moment after which all is mere luck; by chance always to the end."""
    later = quiet = 0
    while quiet < _HORIZON:
        mover = to_decision_in_round(state, search.luck, search.scratch)
        if mover < 0:
            return False
        if search.critic > 0:
            later += mover == viewer and legal(state, search.scratch.moves) > 1
            if later == _FORESIGHT:
                return True
        apply(state, _modelled_move(state, mover, search, lineup), None)
        quiet += search.styles > 0 and search.critic == 0 and is_quiet(state)
    return False


@compiled
def _criticise(state: Match, viewer: int, search: SearchState, lineup: Floats) -> float:
    moves = search.scratch.moves
    count, critic = legal(state, moves), _learned(search, lineup)[search.critic :]
    return expected_share(state, viewer, moves, count, search.thoughts, search.move_scores, critic)
