"""Beliefs: worlds that explain what the others have done come up more often than those in which it looks foolish.

Many worlds that fit a view are kept in mind, and one of them is taken, by how likely the others would have played as
they did if they held those hands and played like a style, which is not always the case (docs/players.md).
"""

from collections.abc import Callable
from typing import Any

from pioche.engine.dispatch import apply, imagine, legal, to_move, verb
from pioche.games.contract import NONE, Recall
from pioche.games.game import Game
from pioche.players.descent import SearchState
from pioche.players.heuristic import drawn, judge, softmax
from pioche.rulekit import Floats, Match, compiled

Worlds = Any
"""An array of positions, one for each world."""

_FRESH = 4
"""For each world that is taken, this number of new ones is imagined."""
_ODD = 0.1
"""The share of moves that no style can explain."""


def _recall(game: Game) -> Recall:
    assert game.recall
    return game.recall


rewind = verb(lambda game: _recall(game).rewind)
move_then = verb(lambda game: _recall(game).move_then)


@compiled
def _imagine_any(view: Match, worlds: Worlds, _past: Match, search: SearchState, _style: Floats) -> int:
    """Where nobody remembers what was done, all worlds are as likely."""
    imagine(view, worlds[0], search.dice)
    return 0


@compiled
def _imagine_likely(view: Match, worlds: Worlds, past: Match, search: SearchState, style: Floats) -> int:
    """`past` is scratch. The style must have a temperature."""
    if not search.believes:
        return _imagine_any(view, worlds, past, search, style)
    for _ in range(_FRESH):
        place = search.imagined % len(worlds)
        imagine(view, worlds[place], search.dice)
        search.likelihoods[place] = likelihood_of(view, worlds[place], past, search, style)
        search.imagined += 1
    return drawn(search.likelihoods, min(search.imagined, len(worlds)), search.dice)


def _imagination(game: Game) -> Callable[..., int]:
    return _imagine_likely if game.recall else _imagine_any


imagine_world = verb(_imagination)
"""Where among the worlds there is one now that fits the view, and what the others did, if that is believed."""


@compiled
def likelihood_of(view: Match, world: Match, past: Match, search: SearchState, style: Floats) -> float:
    """How likely the others would have done in this round what they did, if the world were this one."""
    likelihood = 1.0
    rewind(world, past)
    move = move_then(world, past)
    while move != NONE:
        if to_move(past) != view.viewer:
            likelihood *= _chance_of(move, past, search, style)
        apply(past, move, None)
        move = move_then(world, past)
    return likelihood


@compiled
def _chance_of(move: int, past: Match, search: SearchState, style: Floats) -> float:
    moves, scores = search.scratch.moves, search.move_scores.scores
    count = legal(past, moves)
    judge(past, moves, count, search.move_scores, style)
    softmax(scores, count, style[len(style) - 1])
    chance = _ODD / count
    for choice in range(count):
        if moves[choice] == move:
            chance += (1.0 - _ODD) * scores[choice]
    return chance
