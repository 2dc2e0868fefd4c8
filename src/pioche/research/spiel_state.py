"""OpenSpiel: a position in its tree, with all that happened since the beginning."""

from typing import Any

import numpy as np
import pyspiel

from pioche.engine.dispatch import GAME_OF, observe
from pioche.games.catalogue import GAMES
from pioche.research.dealing import DECISION, END, NATURES_MOVE, Awaited, await_next, carry_out
from pioche.research.histories import (
    CHANCE,
    HIDDEN,
    SEEN,
    HistoryStep,
    TreePosition,
    beginning,
    history,
    seen_by,
    written,
)
from pioche.research.observe import layout, reward_named, write_rewards
from pioche.research.worlds import resampled

_TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class SpielState(pyspiel.State):
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.position = TreePosition(game.opening, beginning())
        self.line: list[HistoryStep] = []
        self.look_anew()
        self.game_name: str = game.played.name
        self.reward: str = game.reward

    def _await(self, awaited: Awaited) -> None:
        """`hidden`: how many of the last steps are choices in secret."""
        self.awaited, self.mover, self.hidden, self.audience, self.receiver, self.round, self.count, self.ways = awaited

    def look_anew(self) -> None:
        self._await(await_next(self.position.matches, self.position.walks))

    # What OpenSpiel asks

    def current_player(self) -> int:
        if self.awaited == DECISION:
            return self.mover
        return _TERMINAL if self.awaited == END else CHANCE

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
        self.line.append(HistoryStep(by, action, self.audience, self.receiver, self.round))
        self._await(carry_out(self.position.matches, self.position.walks, action))

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
        return notation.write_move(action)

    def __str__(self) -> str:
        return " ".join(written(step) for step in self.line)

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
        return history(self.line, self.hidden, player)

    def history_row(self, player: int) -> Any:
        """For each step a number; 0 where nothing has happened yet."""
        row = np.zeros(GAMES[self.game_name].lazy_chance.most_steps(self.position.match), np.float32)
        for number, known in enumerate(seen_by(self.line, self.hidden, player)):
            row[number] = SEEN + self.line[number].action if known else HIDDEN
        return row
