"""A tree of what may happen, as arrays: for each node its visits, its worth to each seat, its children."""

from typing import Any, NamedTuple

import numpy as np

from pioche.players.floats import Floats, FloatTable
from pioche.rulekit import MOST_SEATS, Ints, compiled, ints

NONE = -1
MOST_NODES = 100_000
DEEPEST = 512


class Tree(NamedTuple):
    move: Ints
    """The move that leads to the node."""
    first_child: Ints
    next_child: Ints
    visits: Ints
    available: Ints
    """How often the node could have been chosen: in other imagined worlds its move is not legal."""
    prior: Floats
    """How likely the move looked at first sight."""
    worth: FloatTable
    """By node and seat: the sum over all visits."""
    used: Ints
    """The number of nodes, as the only entry."""


def new_tree(nodes: int = MOST_NODES) -> Tree:
    real: Any = np.zeros(nodes)
    table: Any = np.zeros((nodes, MOST_SEATS))
    tree = Tree(ints(nodes), ints(nodes), ints(nodes), ints(nodes), ints(nodes), real, table, ints(1))
    clear(tree)
    return tree


@compiled
def clear(tree: Tree) -> None:
    """Only the root is left."""
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
def adopt(tree: Tree, node: int, move: int, prior: float) -> int:
    """A new child for this move, if there is room."""
    if tree.used[0] >= len(tree.move):
        return NONE
    child = add_node(tree, move, prior)
    tree.next_child[child] = tree.first_child[node]
    tree.first_child[node] = child
    return child
