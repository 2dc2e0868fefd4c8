"""A tree of what may happen: an array of nodes, each with its visits, its value to each seat, its children."""

from typing import Annotated, Any

from pioche.rulekit import MOST_SEATS, Floats, Ints, Record, compiled

NONE = -1
ROOT = 0
MOST_NODES = 60_000
DEEPEST = 256


class Node(Record):
    move: int
    """The move that leads here."""
    first_child: int
    next_child: int
    visits: int
    available: int
    """How often it could have been chosen: in other imagined worlds its move is not legal."""
    prior: float
    """How good the move looks to the heuristic, as a share of 1 among its siblings."""
    value: Annotated[Floats, MOST_SEATS]
    """By seat: the sum over all visits."""


class Path(Record):
    """The way of one simulation through the tree, and what came of it."""

    used: int
    """How many nodes the tree has."""
    length: int
    nodes: Annotated[Ints, DEEPEST]
    value: Annotated[Floats, MOST_SEATS]
    seated: Annotated[Ints, MOST_SEATS]
    """By seat: the number of its style in this simulation."""


Tree = Any
"""An array of Node."""


@compiled
def reset(tree: Tree, path: Path) -> None:
    """Forget everything but the root."""
    path.used = 0
    _add_node(tree, path, NONE, 1.0)


@compiled
def _add_node(tree: Tree, path: Path, move: int, prior: float) -> int:
    number = path.used
    path.used += 1
    node = tree[number]
    node.move = move
    node.first_child = NONE
    node.next_child = NONE
    node.visits = 0
    node.available = 0
    node.prior = prior
    node.value[:] = 0.0
    return number


@compiled
def child_for(tree: Tree, parent: int, move: int) -> int:
    child: int = tree[parent].first_child
    while child != NONE and tree[child].move != move:
        child = tree[child].next_child
    return child


@compiled
def add_child(tree: Tree, path: Path, parent: int, move: int, prior: float) -> None:
    """A new child for this move; the caller sees to it that there is room."""
    child = _add_node(tree, path, move, prior)
    tree[child].next_child = tree[parent].first_child
    tree[parent].first_child = child


@compiled
def go_to(path: Path, node: int) -> None:
    path.nodes[path.length] = node
    path.length += 1


@compiled
def mean_value(tree: Tree, node: int, seat: int) -> float:
    mean: float = tree[node].value[seat] / tree[node].visits
    return mean


@compiled
def backpropagate(tree: Tree, path: Path, seats: int) -> None:
    """All nodes on the path were visited once more, with this end."""
    value = path.value
    for step in range(path.length):
        node = tree[path.nodes[step]]
        node.visits += 1
        for seat in range(seats):
            node.value[seat] += value[seat]
