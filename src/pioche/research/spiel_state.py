"""OpenSpiel: a position in its tree, with all that happened since the beginning."""

from typing import Any, NamedTuple

import numpy as np
import pyspiel

from pioche.engine.dispatch import GAME_OF
from pioche.research.dealing import (
    DECISION,
    END,
    EVERYBODY,
    NATURES_MOVE,
    NONE,
    Awaited,
    Course,
    await_next,
    carry_out,
    dealer,
)
from pioche.research.observe import layout, observe, reward_named, write_rewards
from pioche.research.worlds import resampled
from pioche.rulekit import Match

HIDDEN, SEEN = 1, 2
"""In a history as numbers: a step whose outcome the seat does not see, and the first number of those that it sees."""


class Step(NamedTuple):
    by: int
    """A seat, or CHANCE."""
    action: int
    audience: int
    """Who saw it: a seat, EVERYBODY or NOBODY_YET."""
    receiver: int
    """Who got the card, or NONE."""
    round: int


CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class Position:
    """The records of a match; a copy of it shares nothing."""

    def __init__(self, match: Match, course: Course) -> None:
        self.matches: Any = type(match).many(1)
        self.courses: Any = Course.many(1)
        self.match: Match = self.matches[0]
        self.course: Course = self.courses[0]
        self.match.words[:] = match.words
        self.course.words[:] = course.words
        self.moves: Any = self.course["moves"]
        self.weights: Any = self.course["weights"]

    def __deepcopy__(self, _: Any) -> "Position":
        return Position(self.match, self.course)


def beginning() -> Course:
    course = Course.blank()
    course.pending = NONE
    return course


class SpielState(pyspiel.State):
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.position = Position(game.opening, beginning())
        self.line: list[Step] = []
        self.look_anew()
        self.game_name: str = game.played.name
        self.reward: str = game.reward

    def _await(self, awaited: Awaited) -> None:
        """`hidden`: how many of the last steps are choices in secret."""
        self.awaited, self.mover, self.hidden, self.audience, self.receiver, self.round, self.count, self.ways = awaited

    def look_anew(self) -> None:
        self._await(await_next(self.position.matches, self.position.courses))

    # What OpenSpiel asks

    def current_player(self) -> int:
        if self.awaited == DECISION:
            return self.mover
        return TERMINAL if self.awaited == END else CHANCE

    def is_terminal(self) -> bool:
        return self.awaited == END

    def _legal_actions(self, player: int) -> list[int]:
        moves: list[int] = self.position.moves[: self.count].tolist()
        moves.sort()
        return moves

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = self.ways
        moves = self.position.moves[: self.count].tolist()
        weights = self.position.weights[: self.count].tolist()
        return [(move, weight / ways) for move, weight in zip(moves, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        by = self.mover if self.awaited == DECISION else CHANCE
        self.line.append(Step(by, action, self.audience, self.receiver, self.round))
        self._await(carry_out(self.position.matches, self.position.courses, action))

    def returns(self) -> list[float]:
        found: Any = np.zeros(self.position.match.seats)
        if self.awaited == END:
            write_rewards(self.position.match, reward_named(self.reward), found)
        rewards: list[float] = found.tolist()
        return rewards

    def _action_to_string(self, player: int, action: int) -> str:
        notation = GAME_OF[type(self.position.match)].notation
        if player == CHANCE and self.awaited != NATURES_MOVE:
            return str(action)
        text: str = notation.write_move(action)
        return text

    def __str__(self) -> str:
        return " ".join(_written(step) for step in self.line)

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        """A history that this player cannot tell from the true one. What is over and done with is left as it was."""
        return resampled(self, player, sampler)

    # What the observers ask

    def row(self, player: int) -> Any:
        seats = self.position.match.seats
        row: Any = np.zeros(layout(self.game_name).size(seats), np.int8)
        observe(self.position.match, player, row)
        return row

    def history_seen(self, player: int) -> str:
        secret = len(self.line) - self.hidden
        return " ".join(
            _written(step) if sees(step, player) and not (number >= secret and step.by != player) else _covered(step)
            for number, step in enumerate(self.line)
        )

    def history_row(self, player: int) -> Any:
        """For each step a number; 0 where nothing has happened yet."""
        row = np.zeros(dealer(self.game_name).most_steps(self.position.match), np.float32)
        secret = len(self.line) - self.hidden
        for number, step in enumerate(self.line):
            seen = sees(step, player) and not (number >= secret and step.by != player)
            row[number] = SEEN + step.action if seen else HIDDEN
        return row


def sees(step: Step, player: int) -> bool:
    return step.audience in (EVERYBODY, player)


def _written(step: Step) -> str:
    return f"{_who(step)}{step.action}"


def _covered(step: Step) -> str:
    return f"{_who(step)}?"


def _who(step: Step) -> str:
    """Who acts, or to whom chance gives a card."""
    if step.by != CHANCE:
        return f"{step.by}:"
    return f"*{step.receiver}:" if step.receiver != EVERYBODY else "*"
