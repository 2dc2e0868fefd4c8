"""The verbs of any game, found by the type of the record they are given. Here alone the engine meets the games.

What each verb does stands in games/contract.py.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from pioche.games.catalogue import GAMES
from pioche.games.game import Game
from pioche.rulekit import Match, Record
from pioche.rulekit.compiled import INTERPRETED, numba_type, resolved_by_type

GAME_OF: dict[type[Record], Game] = {kind: game for game in GAMES.values() for kind in (game.state, game.view)}
_GAME_OF_COMPILED = {} if INTERPRETED else {numba_type(game.state.layout): game for game in GAMES.values()}

_Others = ParamSpec("_Others")
_Answer = TypeVar("_Answer")


_Find = Callable[[Game], Callable[Concatenate[Any, _Others], _Answer]]


def verb(find: _Find[_Others, _Answer]) -> Callable[Concatenate[Match, _Others], _Answer]:
    """A function that does what the game of its first argument does; compiled code calls that at once."""

    @cache
    def found(kind: Any) -> Callable[..., _Answer]:
        return find(GAME_OF[kind])

    def call(record: Any, *others: Any) -> _Answer:
        kind: Any = type(record)
        return found(kind)(record, *others)

    resolved_by_type(call, lambda kind: find(_GAME_OF_COMPILED[kind]))
    return cast(Callable[Concatenate[Match, _Others], _Answer], call)


begin = verb(lambda game: game.rules.begin)
to_move = verb(lambda game: game.rules.to_move)
legal = verb(lambda game: game.rules.legal)
apply = verb(lambda game: game.rules.apply)
cards_to_shuffle = verb(lambda game: game.rules.cards_to_shuffle)
deal_or_reshuffle = verb(lambda game: game.rules.deal_or_reshuffle)
choices_are_hidden = verb(lambda game: game.rules.choices_are_hidden)
may_choose = verb(lambda game: game.rules.may_choose)
interrupts = verb(lambda game: game.rules.interrupts)
wins = verb(lambda game: game.rules.wins)
view_for = verb(lambda game: game.sight.view_for)
imagine = verb(lambda game: game.sight.imagine)
observe = verb(lambda game: game.encoding.observe)
reshuffle_unseen = verb(lambda game: game.sight.reshuffle_unseen)
