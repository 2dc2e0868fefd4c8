"""One match, a decision at a time: what the environments of PettingZoo are made of."""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioche.engine.dispatch import GAME_OF, apply, observe, to_move, view_for
from pioche.engine.rollout import Scratch, start_over, to_decision
from pioche.research.match_array import opening
from pioche.research.observe import actions, layout, reward_named, write_mask, write_rewards
from pioche.rulekit import Dice, Ints, Match, Value, compiled, reseed

_Bytes = NDArray[np.int8]


@compiled
def _to_next_decision(states: Any, lucks: Any, scratches: Any, row: Ints, mask: Ints) -> int:
    """Nature moves; the seat to move, or NOBODY; the row and the mask are for that seat.

    The records come in arrays of one: Python hands them over ten times as fast.
    """
    state = states[0]
    scratch = scratches[0]
    mover = to_decision(state, lucks[0], scratch)
    if mover >= 0:
        observe(state, mover, row)
        write_mask(state, scratch, mask)
    return mover


@compiled
def _decide(states: Any, lucks: Any, scratches: Any, move: int, row: Ints, mask: Ints) -> int:
    apply(states[0], move, None)
    return _to_next_decision(states, lucks, scratches, row, mask)


@compiled
def _see(states: Any, views: Any, seat: int, scratches: Any, row: Ints, mask: Ints) -> None:
    """What any seat may know; the mask is empty unless it may decide."""
    view = views[0]
    view_for(states[0], view, seat)
    observe(view, seat, row)
    mask[:] = 0
    if to_move(view) == seat:
        write_mask(view, scratches[0], mask)


class OneMatch:
    def __init__(
        self, game: str, players: int | None, reward: str, parts: Mapping[str, Value], options: Mapping[str, Value]
    ) -> None:
        fresh = opening(game, players, parts, options)
        self._states: Any = type(fresh).many(1)
        self.state: Match = self._states[0]
        self.state.cells[:] = fresh.cells
        self.game = game
        self.seats: int = self.state.seats
        self.mover = 0
        self.row: Any = np.zeros(layout(game).size(self.seats), np.int8)
        self.mask: Any = np.zeros(actions(game), np.int8)
        self._reward = reward_named(reward)
        self._views: Any = GAME_OF[type(fresh)].view.many(1)
        self._scratches: Any = Scratch.many(1)
        self._lucks: Any = Dice.many(1)
        reseed(self._lucks[0], randbits(63))

    def begin(self, seed: int | None) -> None:
        """Without a seed the luck goes on."""
        if seed is not None:
            reseed(self._lucks[0], seed)
        start_over(self.state)
        self.mover = _to_next_decision(self._states, self._lucks, self._scratches, self.row, self.mask)

    def decide(self, move: int) -> None:
        """Legality is the caller's business."""
        self.mover = _decide(self._states, self._lucks, self._scratches, move, self.row, self.mask)

    def seen_by(self, seat: int) -> tuple[_Bytes, _Bytes]:
        """Observation and mask of any seat, from its view."""
        row: Any = np.empty_like(self.row)
        mask: Any = np.empty_like(self.mask)
        _see(self._states, self._views, seat, self._scratches, row, mask)
        return row, mask

    def rewards(self) -> list[float]:
        """By seat, at the end."""
        found: Any = np.zeros(self.seats)
        write_rewards(self.state, self._reward, found)
        rewards: list[float] = found.tolist()
        return rewards


def as_text(game: str, seat: int, row: _Bytes) -> str:
    """An observation for the eye: every field that is not empty, by its name. Flags as the numbers of the entries."""
    declared = layout(game)
    lines = [f"{game} {seat}"]
    start = 0
    for number in range(1 + (len(row) - declared.table_size) // declared.seat_size):
        if number:
            lines.append(f"+{number - 1}")
        for field in declared.seat if number else declared.table:
            cells = row[start : start + field.size]
            start += field.size
            if cells.any():
                lines.append(f"  {field.name}: {_cells(cells)}")
    return "\n".join(lines)


def _cells(cells: _Bytes) -> str:
    if len(cells) == 1:
        return str(cells[0])
    return " ".join(f"{place}" if cells[place] == 1 else f"{place}={cells[place]}" for place in cells.nonzero()[0])
