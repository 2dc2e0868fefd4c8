"""What has happened, card by card and move by move, and what of it each seat has seen."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pioche.games.contract import EVERYBODY, NONE
from pioche.research.dealing import ChanceWalk
from pioche.rulekit import Match

CHANCE = -1
HIDDEN, SEEN = 1, 2
"""In a history as numbers: a step whose outcome the seat does not see, and the first number of those that it sees."""


class HistoryStep(NamedTuple):
    by: int
    """A seat, or CHANCE."""
    action: int
    audience: int
    """Who saw it: a seat, EVERYBODY or NOBODY_YET."""
    receiver: int
    """Who got the card, or NONE."""
    round: int


class TreePosition:
    """A match on its way through a tree, chance decided card by card; a copy of it shares nothing."""

    def __init__(self, match: Match, walk: ChanceWalk) -> None:
        self.matches: Any = type(match).many(1)
        self.walks: Any = ChanceWalk.many(1)
        self.match: Match = self.matches[0]
        self.walk: ChanceWalk = self.walks[0]
        self.match.cells[:] = match.cells
        self.walk.cells[:] = walk.cells
        self.moves: Any = self.walk["moves"]
        self.weights: Any = self.walk["weights"]

    def __deepcopy__(self, _: Any) -> "TreePosition":
        return TreePosition(self.match, self.walk)


def beginning() -> ChanceWalk:
    walk = ChanceWalk.blank()
    walk.pending = NONE
    return walk


def seen_by(line: Sequence[HistoryStep], hidden: int, player: int) -> list[bool]:
    """Which steps the player saw the outcome of; the last `hidden` ones are choices in secret."""
    secret = len(line) - hidden
    return [_sees(step, player) and (number < secret or step.by == player) for number, step in enumerate(line)]


def history(line: Sequence[HistoryStep], hidden: int, player: int) -> str:
    """All that the player has seen happen: with perfect recall, so it tells their information states apart."""
    seen = seen_by(line, hidden, player)
    return " ".join(written(step) if known else _covered(step) for step, known in zip(line, seen, strict=True))


def _sees(step: HistoryStep, player: int) -> bool:
    return step.audience in (EVERYBODY, player)


def written(step: HistoryStep) -> str:
    return f"{_who(step)}{step.action}"


def _covered(step: HistoryStep) -> str:
    return f"{_who(step)}?"


def _who(step: HistoryStep) -> str:
    """Who acts, or to whom chance gives a card."""
    if step.by != CHANCE:
        return f"{step.by}:"
    return f"*{step.receiver}:" if step.receiver != EVERYBODY else "*"
