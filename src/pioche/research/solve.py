"""Exact solutions of reduced games.

`equilibrium`, for two seats: the value of the game and a strategy for each seat that nobody can better, by linear
programming over sequences of moves (Koller, Megiddo, von Stengel 1994).
`best_answer`, for one seat among others that move at random: the most that it can get.
`backward_induction`, for any number of seats where nothing is hidden but what chance has not decided.
"""

from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pioche.research.dealing import DECISION, END, await_next, carry_out
from pioche.research.histories import CHANCE, HistoryStep, TreePosition, beginning, history
from pioche.research.observe import reward_named, write_rewards
from pioche.research.peers import peer
from pioche.rulekit import Match

_Strategy = dict[str, dict[int, float]]
"""By information state, the chance of each move."""


class _HistoryNode:
    """A position of the tree, reached by a line of steps."""

    def __init__(self, position: TreePosition, line: tuple[HistoryStep, ...], awaited: Any) -> None:
        self.position = position
        self.line = line
        self.awaited, self.mover, self.hidden, self.audience, self.receiver, self.round, self.count, self.ways = awaited

    @property
    def key(self) -> str:
        """What the mover has seen."""
        return history(self.line, self.hidden, self.mover)

    @property
    def actions(self) -> list[int]:
        return sorted(self.position.moves[: self.count].tolist())

    def chances(self) -> Iterator[tuple[int, float]]:
        for place in range(self.count):
            yield int(self.position.moves[place]), int(self.position.weights[place]) / self.ways

    def after(self, action: int) -> "_HistoryNode":
        position = deepcopy(self.position)
        by = self.mover if self.awaited == DECISION else CHANCE
        step = HistoryStep(by, action, self.audience, self.receiver, self.round)
        return _HistoryNode(position, (*self.line, step), carry_out(position.matches, position.walks, action))

    def rewards(self, kind: int) -> Any:
        found: Any = np.zeros(self.position.match.seats)
        write_rewards(self.position.match, kind, found)
        return found


def _root(opening: Match) -> _HistoryNode:
    position = TreePosition(opening, beginning())
    return _HistoryNode(position, (), await_next(position.matches, position.walks))


# Two seats, hidden cards


@dataclass
class _Sequences:
    """All sequences of moves of one seat; the empty one is number 0."""

    number: dict[tuple[str, int], int] = field(default_factory=dict)
    """By information state and move."""
    parent: dict[str, int] = field(default_factory=dict)
    """By information state: the sequence that leads there."""
    actions: dict[str, list[int]] = field(default_factory=dict)

    def meet(self, key: str, parent: int, actions: list[int]) -> None:
        if key not in self.parent:
            self.parent[key] = parent
            self.actions[key] = actions
            for action in actions:
                self.number[key, action] = len(self.number) + 1


@dataclass
class _Tree:
    seats: tuple[_Sequences, _Sequences] = field(default_factory=lambda: (_Sequences(), _Sequences()))
    payoff: dict[tuple[int, int], float] = field(default_factory=lambda: defaultdict(float))
    """By the sequences of both seats: what seat 0 gets there, times the chance of the cards."""
    nodes: int = 0


@dataclass(frozen=True)
class _Solution:
    value: float
    """What seat 0 gets on average if both play well."""
    strategies: tuple[_Strategy, _Strategy]
    nodes: int
    """Of the tree ..."""
    states: int
    """... and information states."""


def _grown(opening: Match, reward: str) -> _Tree:
    tree = _Tree()
    kind = reward_named(reward)

    def grow(node: _HistoryNode, sequences: tuple[int, int], chance: float) -> None:
        tree.nodes += 1
        if node.awaited == END:
            tree.payoff[sequences] += chance * node.rewards(kind)[0]
        elif node.awaited != DECISION:
            for action, share in node.chances():
                grow(node.after(action), sequences, chance * share)
        else:
            decide(node, sequences, chance)

    def decide(node: _HistoryNode, sequences: tuple[int, int], chance: float) -> None:
        own, key = tree.seats[node.mover], node.key
        own.meet(key, sequences[node.mover], node.actions)
        for action in node.actions:
            number = own.number[key, action]
            grow(node.after(action), (number, sequences[1]) if node.mover == 0 else (sequences[0], number), chance)

    grow(_root(opening), (0, 0), 1.0)
    return tree


def equilibrium(opening: Match, reward: str = "score") -> _Solution:
    """For two seats and a reward whose sum is 0. A million nodes take a minute or two."""
    tree = _grown(opening, reward)
    value, first = _best_plan(tree.seats, tree.payoff)
    swapped = {(two, one): -amount for (one, two), amount in tree.payoff.items()}
    _, second = _best_plan((tree.seats[1], tree.seats[0]), swapped)
    strategies = _as_strategy(tree.seats[0], first), _as_strategy(tree.seats[1], second)
    return _Solution(value, strategies, tree.nodes, sum(len(seat.parent) for seat in tree.seats))


def _best_plan(seats: tuple[_Sequences, _Sequences], payoff: dict[tuple[int, int], float]) -> tuple[float, Any]:
    """How often the first seat should aim at each of its sequences, whatever the second one does; and what it gets.

    Unknowns are the plan and, for every information state of the other seat, the most that it can hold us to there.
    """
    own, other = seats
    plans, states = len(own.number) + 1, {key: place for place, key in enumerate(other.parent, 1)}
    held: list[tuple[int, int, float]] = [(0, plans, 1.0)]
    for (key, _), number in other.number.items():
        held.append((number, plans + states[key], 1.0))
    held += [(parent, plans + states[key], -1.0) for key, parent in other.parent.items()]
    held += [(two, one, -amount) for (one, two), amount in payoff.items()]
    flow = [(0, 0, 1.0)]
    for row, (key, parent) in enumerate(own.parent.items(), 1):
        flow += [(row, parent, -1.0), *((row, own.number[key, action], 1.0) for action in own.actions[key])]
    return _solved(held, len(other.number) + 1, flow, len(own.parent) + 1, plans, len(states) + 1)


def _solved(
    held: list[tuple[int, int, float]],
    held_rows: int,
    flow: list[tuple[int, int, float]],
    flow_rows: int,
    plans: int,
    states: int,
) -> tuple[float, Any]:
    optimize, sparse = peer("scipy.optimize"), peer("scipy.sparse")
    aim = np.zeros(plans + states)
    aim[plans] = -1.0

    def matrix(cells: list[tuple[int, int, float]], rows: int) -> Any:
        row, column, amount = zip(*cells, strict=True)
        return sparse.coo_array((amount, (row, column)), shape=(rows, plans + states))

    one = np.zeros(flow_rows)
    one[0] = 1.0
    bounds = [(0, None)] * plans + [(None, None)] * states
    found = optimize.linprog(
        aim, matrix(held, held_rows), np.zeros(held_rows), matrix(flow, flow_rows), one, bounds, method="highs-ds"
    )
    return -float(found.fun), found.x[:plans]


def _as_strategy(seat: _Sequences, plan: Any) -> _Strategy:
    """Where the plan never gets, any move is as good as another."""
    strategy: _Strategy = {}
    for key, actions in seat.actions.items():
        aims = np.maximum([plan[seat.number[key, action]] for action in actions], 0.0)
        shares = aims / aims.sum() if aims.sum() > 0 else np.full(len(actions), 1 / len(actions))
        strategy[key] = dict(zip(actions, shares.tolist(), strict=True))
    return strategy


# One seat among others that move at random


def best_answer(opening: Match, seat: int, reward: str = "score") -> float:
    """What the seat gets if it answers as well as can be, knowing that the others move at random."""
    kind = reward_named(reward)
    together: dict[str, list[tuple[_HistoryNode, float]]] = defaultdict(list)
    """By information state of the seat: the positions that it cannot tell apart, and how likely each is."""
    chosen: dict[str, int] = {}

    def gather(node: _HistoryNode, chance: float) -> None:
        if node.awaited == DECISION and node.mover == seat:
            together[node.key].append((node, chance))
            for action in node.actions:
                gather(node.after(action), chance)
        elif node.awaited != END:
            for action, share in node.chances():
                gather(node.after(action), chance * share)

    def value(node: _HistoryNode) -> float:
        if node.awaited == END:
            return float(node.rewards(kind)[seat])
        if node.awaited == DECISION and node.mover == seat:
            return value(node.after(choice(node.key)))
        return sum(share * value(node.after(action)) for action, share in node.chances())

    def choice(key: str) -> int:
        if key not in chosen:
            alike = together[key]
            hopes = {move: sum(part * value(node.after(move)) for node, part in alike) for move in alike[0][0].actions}
            chosen[key] = max(hopes, key=lambda move: hopes[move])
        return chosen[key]

    gather(_root(opening), 1.0)
    return value(_root(opening))


# Any number of seats, nothing hidden


@dataclass(frozen=True)
class _Induction:
    values: list[float]
    """By seat, what it gets on average if all play for themselves."""
    choices: dict[bytes, int]
    """By position, the best move; of equal ones the first."""


def backward_induction(opening: Match, reward: str = "score") -> _Induction:
    """Where a good memory knows all: positions are what everybody sees, whatever led to them."""
    kind = reward_named(reward)
    choices: dict[bytes, int] = {}
    known: dict[bytes, Any] = {}

    def value(node: _HistoryNode) -> Any:
        if node.awaited == END:
            return node.rewards(kind)
        if node.awaited != DECISION:
            return sum(share * value(node.after(action)) for action, share in node.chances())
        key = visible(node.position.match)
        if key not in known:
            outcomes = [value(node.after(action)) for action in node.actions]
            best = max(range(len(outcomes)), key=lambda place: (outcomes[place][node.mover], -place))
            choices[key] = node.actions[best]
            known[key] = outcomes[best]
        return known[key]

    return _Induction(value(_root(opening)).tolist(), choices)


def visible(match: Any) -> bytes:
    """Without the order of the pile, which means nothing, and without what only led here."""
    seen = match.copy()
    for hidden in (seen.pile, seen.paid, seen.gathered):
        hidden[:] = 0
    found: bytes = seen.tobytes()
    return found
