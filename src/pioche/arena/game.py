"""One game of a tournament: the cards of the deal, the players of the seating, and a fault if one of them fails.

The luck of nature is drawn anew for each round, from the seed, the deal and the round alone. The luck of a player comes
from the seed, the deal, the game and the seat; at tables of the pool strangers have the same luck whomever they meet.
"""

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

import numpy as np

from pioche.arena.clock import Overtime
from pioche.arena.entrants import house_players, maker
from pioche.arena.outcome import CRASHED, ILLEGAL, SLOW, Fault, Outcome, forfeited, places_by
from pioche.arena.outside import Illegal
from pioche.arena.plan import NATURES_PATH, PLAYERS_PATH, Plan, opening
from pioche.arena.schedule import Seating
from pioche.engine.dispatch import apply, wins
from pioche.engine.rollout import Scratch, let_nature_move, to_decision, to_decision_in_round
from pioche.engine.sight import view_of
from pioche.players.contract import Budget, Player
from pioche.players.heuristic import MoveScores, heuristic_move
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.styles import CHANCE
from pioche.rulekit import NATURE, NOBODY, Dice, FloatTable, Ints, Match, compiled, dice, ints_of

_LONGEST_MESSAGE = 200


class _Failure(Exception):
    """A player failed: its seat, what kind of fault, and the message."""


@dataclass
class ArenaMatch:
    state: Match
    players: list[Player]
    lineup: FloatTable
    """The styles of those who play by a heuristic ..."""
    by_heuristic: Ints
    """... which are those where this is 1."""
    lucks: Any
    """Their luck: an array of Dice."""
    nature: Dice
    scratch: Scratch
    move_scores: MoveScores


@compiled
def _advance_in_round(
    state: Match,
    nature: Dice,
    scratch: Scratch,
    move_scores: MoveScores,
    lineup: FloatTable,
    by_heuristic: Ints,
    lucks: Any,
) -> int:
    """Nature and heuristics, each with its own luck, move until somebody else is to: a seat, NATURE for a new round,
    or NOBODY."""
    mover = to_decision_in_round(state, nature, scratch)
    while mover >= 0 and by_heuristic[mover]:
        apply(state, heuristic_move(state, lucks[mover], scratch, move_scores, lineup[mover]), None)
        mover = to_decision_in_round(state, nature, scratch)
    return mover


def play(plan: Plan, deal: int, game: int, seating: Seating) -> Outcome:
    entrants = tuple(sitter.entrant for sitter in seating)
    try:
        match = laid(plan, [seated(plan, deal, game, seat, seating) for seat in range(plan.seats)])
        play_to_the_end(plan, deal, match)
    except _Failure as failure:
        seat, kind, message = failure.args
        fault = Fault(entrants[seat], kind, message, deal, game, seat)
        return forfeited(deal, game, entrants, (seat,), fault)
    return finished(deal, game, entrants, match.state)


def seated(plan: Plan, deal: int, game: int, seat: int, seating: Seating) -> Player:
    turn = game % plan.seats if plan.mixed else game
    seed = plan.luck(deal, PLAYERS_PATH, turn, seat).digit
    return _asked(seat, lambda: maker(seating[seat].text, plan.game)(plan.seats, seed))


def laid(plan: Plan, players: list[Player]) -> ArenaMatch:
    styles = [player.style if isinstance(player, HeuristicPlayer) else None for player in players]
    longest = max((len(style) for style in styles if style is not None), default=1)
    lineup: Any = np.array([np.zeros(longest) if style is None else style for style in styles])
    lucks = Dice.many(plan.seats)
    for seat, player in enumerate(players):
        if isinstance(player, HeuristicPlayer):
            lucks[seat].cells[:] = player.luck.cells
    by_heuristic = ints_of([style is not None for style in styles])
    return ArenaMatch(
        opening(plan).copy(), players, lineup, by_heuristic, lucks, dice(0), Scratch.blank(), MoveScores.blank()
    )


def play_to_the_end(plan: Plan, deal: int, match: ArenaMatch) -> None:
    while (mover := next_mover(match)) != NOBODY:
        if mover == NATURE:
            deal_round(plan, deal, match)
        else:
            apply(match.state, _chosen(plan, match, mover), None)


def deal_round(plan: Plan, deal: int, match: ArenaMatch) -> None:
    match.nature = plan.luck(deal, NATURES_PATH, match.state.round)
    let_nature_move(match.state, match.nature, match.scratch, None)


def next_mover(match: ArenaMatch) -> int:
    return _advance_in_round(
        match.state, match.nature, match.scratch, match.move_scores, match.lineup, match.by_heuristic, match.lucks
    )


def _chosen(plan: Plan, match: ArenaMatch, seat: int) -> int:
    view = view_of(match.state, seat)
    return _asked(seat, lambda: match.players[seat].choose(view, plan.budget))


_Answer = TypeVar("_Answer")


def _asked(seat: int, ask: Callable[[], _Answer]) -> _Answer:
    """What a player answers; Failure if it fails to."""
    try:
        return ask()
    except Overtime as late:
        raise _Failure(seat, SLOW, f"{late.args[0]:.3g}") from None
    except Illegal as illegal:
        raise _Failure(seat, ILLEGAL, _cut(str(illegal))) from None
    except (Exception, SystemExit) as error:
        raise _Failure(seat, CRASHED, _cut(_whereabouts(error))) from error


def _whereabouts(error: BaseException) -> str:
    """ "ZeroDivisionError: division by zero (my_bot.py:12)"."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    file = where.filename.replace("\\", "/").rpartition("/")[2]
    return f"{type(error).__name__}: {error} ({file}:{where.lineno})"


def _cut(message: str) -> str:
    return message if len(message) <= _LONGEST_MESSAGE else message[: _LONGEST_MESSAGE - 1] + "…"


def finished(deal: int, game: int, entrants: tuple[int, ...], state: Match) -> Outcome:
    totals = tuple(state.totals[: state.seats].tolist())
    winners = [seat for seat in range(state.seats) if wins(state, seat)]
    return Outcome(deal, game, entrants, places_by(totals, winners), totals)


@cache
def rehearse(plan: Plan) -> None:
    """Compile, or load what was compiled, before any clock runs: a game by chance, and a move of each house player."""
    by_chance = [maker(CHANCE, plan.game)(plan.seats, seat) for seat in range(plan.seats)]
    play_to_the_end(plan, 0, laid(plan, by_chance))
    state = opening(plan).copy()
    view = view_of(state, to_decision(state, plan.luck(0, NATURES_PATH), Scratch.blank()))
    for player in house_players(plan):
        player.choose(view, Budget(0.0, 1))
