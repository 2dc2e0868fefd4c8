"""Beliefs: worlds that explain what the others have done come up more often than those in which it looks foolish.

Of several worlds that fit a view one is taken, by how likely the others would have played as they did if they held
those hands and played like a style, which is not always the case (docs/players.md).
"""

from collections.abc import Callable

from pioche.engine.dispatch import apply, imagine, legal, to_move, verb
from pioche.games.contract import NONE, Recall
from pioche.games.game import Game
from pioche.players.descent import SearchState
from pioche.players.heuristic import judge, softmax
from pioche.rulekit import Floats, Match, compiled, fraction

_WORLDS = 16
"""This number of worlds is imagined, and one of them is taken."""
_ODD = 0.1
"""The share of moves that no style can explain."""


def _recall(game: Game) -> Recall:
    assert game.recall
    return game.recall


rewind = verb(lambda game: _recall(game).rewind)
move_then = verb(lambda game: _recall(game).move_then)


@compiled
def _imagine_any(view: Match, world: Match, _other: Match, _past: Match, search: SearchState, _style: Floats) -> None:
    """Where nobody remembers what was done, all worlds are as likely."""
    imagine(view, world, search.dice)


@compiled
def _imagine_likely(view: Match, world: Match, other: Match, past: Match, search: SearchState, style: Floats) -> None:
    """`other` and `past` are scratch. The style must have a temperature."""
    total = 0.0
    for _ in range(_WORLDS if search.believes else 1):
        imagine(view, other, search.dice)
        likelihood = 1.0
        if search.believes:
            likelihood = likelihood_of(view, other, past, search, style)
        total += likelihood
        if total == likelihood or fraction(search.dice) * total < likelihood:
            world.cells[:] = other.cells


def _imagination(game: Game) -> Callable[..., None]:
    return _imagine_likely if game.recall else _imagine_any


imagine_world = verb(_imagination)
"""One that fits the view, and what the others did, if that is believed."""


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
