"""A tree of what may happen, as arrays: for each node its visits, its worth to each seat, its children."""

from typing import NamedTuple

from pioche.players.floats import Floats, FloatTable, float_table, floats
from pioche.rulekit import MOST_SEATS, Ints, compiled, ints

NONE = -1
ROOT = 0
MOST_NODES = 60_000


class Tree(NamedTuple):
    move: Ints
    """The move that leads to the node."""
    first_child: Ints
    next_child: Ints
    visits: Ints
    available: Ints
    """How often the node could have been chosen: in other imagined worlds its move is not legal."""
    prior: Floats
    """How good the move looked at first sight, as a share of 1 among its siblings."""
    worth: FloatTable
    """By node and seat: the sum over all visits."""
    used: Ints
    """The number of nodes, as the only entry."""


def new_tree(nodes: int = MOST_NODES) -> Tree:
    move, first_child, next_child, visits, available = (ints(nodes) for _ in range(5))
    worth = float_table(nodes, MOST_SEATS)
    return Tree(move, first_child, next_child, visits, available, floats(nodes), worth, ints(1))


@compiled
def plant(tree: Tree) -> None:
    """Forget everything but the root."""
    tree.used[0] = 0
    add_node(tree, NONE, 1.0)


@compiled
def add_node(tree: Tree, move: int, prior: float) -> int:
    node = tree.used[0]
    tree.used[0] = node + 1
    tree.move[node] = move
    tree.first_child[node] = NONE
    tree.next_child[node] = NONE
    tree.visits[node] = 0
    tree.available[node] = 0
    tree.prior[node] = prior
    for seat in range(MOST_SEATS):
        tree.worth[node, seat] = 0.0
    return node


@compiled
def child_for(tree: Tree, node: int, move: int) -> int:
    child = tree.first_child[node]
    while child != NONE and tree.move[child] != move:
        child = tree.next_child[child]
    return child


@compiled
def adopt(tree: Tree, node: int, move: int, prior: float) -> None:
    """A new child for this move; the caller sees to it that there is room."""
    child = add_node(tree, move, prior)
    tree.next_child[child] = tree.first_child[node]
    tree.first_child[node] = child


@compiled
def mean_worth(tree: Tree, node: int, seat: int) -> float:
    return tree.worth[node, seat] / tree.visits[node]


@compiled
def learn(tree: Tree, path: Ints, depth: int, worth: Floats, seats: int) -> None:
    """All nodes on the path were visited once more, with this end."""
    for step in range(depth):
        node = path[step]
        tree.visits[node] += 1
        for seat in range(seats):
            tree.worth[node, seat] += worth[seat]
