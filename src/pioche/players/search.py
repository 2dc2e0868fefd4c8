"""Search: an information-set Monte-Carlo tree search, one for all games.

A world that fits the view is imagined, and every move that is not eliminated yet is tried in it, with the same luck for
each: down the tree, to the end of the round by heuristics, and every node on the way is told what came of it. The
styles of the others are drawn anew for each world.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from pioche.engine.dispatch import apply, imagine, legal, to_move
from pioche.engine.referee import legal_moves
from pioche.games.catalogue import GAMES
from pioche.players.belief import Worlds, imagine_world
from pioche.players.contract import Budget, MoveOpinion
from pioche.players.descent import (
    LEARNED,
    MOST_WORLDS,
    SearchState,
    descend,
    has_network,
    judge_end,
    meet_network,
    read_table,
    style_at,
    write_priors,
)
from pioche.players.elimination import drop_out, is_decided, leader, line_up, note_world, preferred, value_of
from pioche.players.heuristic import best, features
from pioche.players.reading import kind_of
from pioche.players.styles import Style, as_lineup
from pioche.players.trained import NO_NETWORK
from pioche.players.tree import MOST_NODES, ROOT, Node, Tree, add_child, backpropagate, child_for, go_to, reset
from pioche.rulekit import Floats, Match, Refusal, below, compiled, reseed

_EXPAND_AFTER = 1000
"""So often a move is tried before the tree grows below it: a young tree misleads (docs/players.md)."""
_LEARNED_PERCENT = 50
"""So often others are expected to play by the network, where there is one."""
_HARDLY = 0.25
"""Others are expected to be who they seem where they play like the network with less than this chance: what looks like
the network fits many strong players (docs/players.md)."""
_CAUTION = 1.0
"""With a network: worlds that may still come in which the leader loses everything (docs/players.md)."""
_BATCH = 64
"""Simulations between two looks at the clock."""
_LONGEST = 3.0
"""On a busy machine thinking ends after this multiple of the budget."""


@compiled
def begin_thinking(view: Match, search: SearchState, tree: Tree, lineup: Floats) -> None:
    search.imagined = 0
    meet_network(view.seats, search, lineup)
    count = legal(view, search.scratch.moves)
    write_priors(view, view.viewer, count, search, lineup)
    read_table(view.seats, view.viewer, search, lineup)
    line_up(search.elimination, search.scratch.moves, count, best(search.move_scores.scores, count))
    reset(tree, search.path)
    for choice in range(count):
        add_child(tree, search.path, ROOT, search.scratch.moves[choice], search.move_scores.scores[choice])


@compiled
def think(
    view: Match,
    worlds: Worlds,
    past: Match,
    state: Match,
    search: SearchState,
    tree: Tree,
    lineup: Floats,
    simulations: int,
) -> None:
    """About this number of simulations more, unless only one move is left before. The other positions are scratch."""
    caution = _CAUTION if has_network(search, lineup) else 0.0
    done = 0
    while done < simulations and not is_decided(search.elimination):
        place = imagine_world(view, worlds, past, search, style_at(search, lineup, 1))
        done += _try_moves(view, worlds[place], state, search, tree, lineup)
        drop_out(search.elimination, caution)


@compiled
def _try_moves(view: Match, world: Match, state: Match, search: SearchState, tree: Tree, lineup: Floats) -> int:
    """All moves still running, in one world; how many they are."""
    elimination = search.elimination
    _draw_styles(view, search, lineup)
    tried = 0
    for choice in range(elimination.count):
        if elimination.running[choice]:
            state.cells[:] = world.cells
            search.luck.cells[:] = search.dice.cells
            _simulate(elimination.moves[choice], view, state, search, tree, lineup)
            elimination.value[choice] = search.path.value[view.viewer]
            tried += 1
    search.dice.cells[:] = search.luck.cells
    note_world(elimination)
    return tried


@compiled
def _draw_styles(view: Match, search: SearchState, lineup: Floats) -> None:
    """For the others; the thinker plays on by the network, or else by the first style."""
    if search.styles > 0:
        learned = has_network(search, lineup)
        for seat in range(view.seats):
            read = search.reads and search.likely[seat, search.styles] < _HARDLY
            search.path.seated[seat] = _kind_read(seat, search) if read else _any_kind(learned, search)
        search.path.seated[view.viewer] = LEARNED if learned else 0


@compiled
def _kind_read(seat: int, search: SearchState) -> int:
    kind = kind_of(seat, search.styles + 1, search.likely, search.dice)
    return LEARNED if kind == search.styles else kind


@compiled
def _any_kind(learned: bool, search: SearchState) -> int:
    by_network = learned and below(search.dice, 100) < _LEARNED_PERCENT
    return LEARNED if by_network else below(search.dice, search.styles)


@compiled
def _simulate(move: int, view: Match, state: Match, search: SearchState, tree: Tree, lineup: Floats) -> None:
    child = child_for(tree, ROOT, move)
    search.path.length = 0
    go_to(search.path, ROOT)
    go_to(search.path, child)
    apply(state, move, None)
    if _tree_grows(tree[child].visits, search, lineup):
        descend(child, view.viewer, state, search, tree, lineup)
    judge_end(state, view.viewer, search, lineup)
    backpropagate(tree, search.path, view.seats)


@compiled
def _tree_grows(visits: int, search: SearchState, lineup: Floats) -> bool:
    """A network knows better how to go on than a tree that has to try everything."""
    return search.styles == 0 or (visits >= _EXPAND_AFTER and not has_network(search, lineup))


class Search:
    """Thinks about one view at a time. Every instance has its own memory, so several can think in threads at once."""

    def __init__(
        self,
        game: str,
        lineup: Sequence[Style],
        seed: int = 0,
        nodes: int = MOST_NODES,
        network: Any = NO_NETWORK,
        believes: bool = False,
    ) -> None:
        """The network, or else the first style of the lineup, gives priors; rounds are played out by all of them.

        The tree has room for this number of nodes, and always for the root and every move there. A search that believes
        takes the others for players of the second style, where views tell what they have done.
        """
        self.lineup: Any = np.concatenate([as_lineup(lineup).ravel(), network])
        believes = believes and GAMES[game].recall is not None
        self.worlds = GAMES[game].state.many(MOST_WORLDS if believes else 1)
        self.past, self.state = GAMES[game].state.blank(), GAMES[game].state.blank()
        self.tree = Node.many(max(nodes, 1 + GAMES[game].nouns.MOST_MOVES))
        self.memory = SearchState.blank()
        self.memory.styles, self.memory.style_size = len(lineup), len(features(game)) + 1
        self.memory.believes = believes
        reseed(self.memory.dice, seed)

    def choose(self, view: Match, budget: Budget) -> int:
        return self.opinions(view, budget)[0].move

    def opinions(self, view: Match, budget: Budget) -> list[MoveOpinion]:
        return next(self.opinions_by_slices(view, [budget]))

    def opinions_by_slices(self, view: Match, slices: Iterable[Budget]) -> Iterator[list[MoveOpinion]]:
        """What it thinks after each of these budgets, until the choice is sure."""
        if not (moves := legal_moves(view)):
            raise Refusal("not-your-turn", seat=to_move(view))
        if len(moves) == 1:
            yield [MoveOpinion(moves[0], 0.0)]
            return
        begin_thinking(view, self.memory, self.tree, self.lineup)
        for budget in slices:
            self.think_on(view, budget)
            yield self._ranked(moves)
            if is_decided(self.memory.elimination):
                return

    def _ranked(self, moves: list[int]) -> list[MoveOpinion]:
        elimination = self.memory.elimination
        chosen = preferred(elimination)
        longest = leader(elimination)
        found = [
            MoveOpinion(move, value_of(elimination, one, longest), int(elimination.tried[one]))
            for one, move in enumerate(moves)
        ]
        return sorted(found, key=lambda opinion: (opinion.move != moves[chosen], -opinion.value, opinion.move))

    def reconsider(self, view: Match, budget: Budget) -> int:
        """What it would do if it went on thinking about the view that it has just chosen for."""
        self.think_on(view, budget)
        elimination = self.memory.elimination
        return int(elimination.moves[preferred(elimination)])

    def values(self, view: Match, worlds: int) -> Any:
        """By number of the move: the mean over this number of worlds, in which all of them are tried."""
        begin_thinking(view, self.memory, self.tree, self.lineup)
        for _ in range(worlds):
            imagine(view, self.worlds[0], self.memory.dice)
            _try_moves(view, self.worlds[0], self.state, self.memory, self.tree, self.lineup)
        sums: Any = self.memory.elimination.sums
        return sums[: self.memory.elimination.count] / worlds

    def think_on(self, view: Match, budget: Budget) -> None:
        """The budget counts the processor's time, so that a busy machine makes nobody weaker."""
        worked, began = time.thread_time() + budget.seconds, time.perf_counter()
        self._think(view, budget.simulations or _BATCH)
        while time.thread_time() < worked and not is_decided(self.memory.elimination):
            self._think(view, _BATCH)
            if time.perf_counter() - began > _LONGEST * budget.seconds:
                return

    def _think(self, view: Match, simulations: int) -> None:
        think(view, self.worlds, self.past, self.state, self.memory, self.tree, self.lineup, simulations)
