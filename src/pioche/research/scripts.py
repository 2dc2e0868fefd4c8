"""Whole matches as rows of numbers, compiled; and those as records or columns."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from pioche.engine.dispatch import GAME_OF, apply, cards_to_shuffle, deal_or_reshuffle, to_move
from pioche.engine.referee import NATURES_NAME
from pioche.engine.rollout import ARRANGED, Scratch, natures_choice, random_move, start_over
from pioche.games.catalogue import MOST_CARDS
from pioche.players.heuristic import MoveScores, heuristic_move
from pioche.players.styles import Style, as_lineup
from pioche.rulekit import (
    NATURE,
    NOBODY,
    Dice,
    FloatTable,
    Ints,
    Match,
    compiled,
    dice,
)

_ROOM = 1 << 14
"""Numbers that a script may have at first; it is doubled where a match is longer."""
_LONGEST_PLY = 4 + MOST_CARDS


class ScriptPly(NamedTuple):
    """One move, or one arrangement of cards at this stage."""

    by: int
    move: int
    stage: int
    cards: list[int]


class Played(NamedTuple):
    number: int
    first: int
    rounds: int
    totals: list[int]
    lines: list[ScriptPly]


@compiled
def _play_script(
    state: Match, dice: Dice, scratch: Scratch, move_scores: MoveScores, lineup: FloatTable, script: Ints
) -> int:
    """Play a match to its end and write down who did what; how many numbers, or -1 where the script is too short.

    A lineup of one style plays all seats; an empty one stands for chance.
    """
    used = 0
    mover = to_move(state)
    while mover != NOBODY:
        if used + _LONGEST_PLY > len(script):
            return -1
        script[used] = mover
        used += 1
        if mover == NATURE:
            used = _natures_line(state, dice, scratch, script, used)
        else:
            script[used] = _players_choice(state, dice, scratch, move_scores, lineup)
            apply(state, script[used], None)
            used += 1
        mover = to_move(state)
    return used


@compiled
def _natures_line(state: Match, dice: Dice, scratch: Scratch, script: Ints, used: int) -> int:
    first, second = cards_to_shuffle(state, scratch.cards)
    script[used] = natures_choice(state, dice, scratch)
    if script[used] != ARRANGED:
        apply(state, script[used], None)
        return used + 1
    count = first + second
    script[used + 1] = state.stage
    script[used + 2] = count
    script[used + 3 : used + 3 + count] = scratch.cards[:count]
    deal_or_reshuffle(state, scratch.cards, None)
    return used + 3 + count


@compiled
def _players_choice(state: Match, dice: Dice, scratch: Scratch, move_scores: MoveScores, lineup: FloatTable) -> int:
    if len(lineup) > 0:
        return heuristic_move(state, dice, scratch, move_scores, lineup[0])
    return random_move(state, dice, scratch)


def played(opening: Match, style: Style | None, seed: int, numbers: range) -> Iterator[Played]:
    """The matches of these numbers: each has its own luck, and the first seat goes round."""
    state, scratch, move_scores = opening.copy(), Scratch.blank(), MoveScores.blank()
    lineup: Any = as_lineup([style]) if style else np.zeros((0, 1))
    script: Any = np.zeros(_ROOM, np.int64)
    for number in numbers:
        state.first = number % state.seats
        used = -1
        while used < 0:
            start_over(state)
            used = _play_script(state, dice(seed, number), scratch, move_scores, lineup, script)
            if used < 0:
                script = np.zeros(2 * len(script), np.int64)
        totals = state.totals[: state.seats].tolist()
        yield Played(number, state.first, state.round, totals, list(_lines(script[:used].tolist())))


def _lines(script: list[int]) -> Iterator[ScriptPly]:
    place = 0
    while place < len(script):
        by, move = script[place : place + 2]
        if by != NATURE or move != ARRANGED:
            yield ScriptPly(by, move, 0, [])
            place += 2
        else:
            stage, count = script[place + 2 : place + 4]
            yield ScriptPly(by, move, stage, script[place + 4 : place + 4 + count])
            place += 4 + count


class Scribe:
    """Writes the lines of one match in the words of records.md."""

    def __init__(self, opening: Match) -> None:
        self.notation = GAME_OF[type(opening)].notation
        self.table = opening.copy()
        self.known: dict[tuple[int, int], str] = {}

    def written(self, line: ScriptPly) -> str:
        if line.cards:
            self.table.stage = line.stage
            return f"{NATURES_NAME} {self.notation.write_arrangement(self.table, line.cards)}"
        key = line.by, line.move
        if key not in self.known:
            who = NATURES_NAME if line.by == NATURE else line.by
            self.known[key] = f"{who} {self.notation.write_move(line.move)}"
        return self.known[key]
