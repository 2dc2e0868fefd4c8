"""What the page may call: one list for all games. Nothing here knows a game.

The names of a game's functions are `game.verb`; those that concern no game have no dot.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from numba import types

from pioche.engine.rollout import Scratch, natures_choice, play_many, start_over
from pioche.engine.view_json import look_around
from pioche.games.game import Game
from pioche.players.descent import SearchState
from pioche.players.elimination import Elimination, is_decided, leader, preferred, value_of
from pioche.players.heuristic import MoveScores, heuristic_move
from pioche.players.search import begin_thinking, think
from pioche.players.tree import Node
from pioche.rulekit import Dice, Log, Record
from pioche.rulekit.compiled import numba_type

RECORDS: tuple[type[Record], ...] = (Dice, Log, Scratch, MoveScores, SearchState, Node)
"""Those that are the same for all games, and that a caller makes room for."""


class Export(NamedTuple):
    name: str
    function: Any
    """Compiled."""
    kinds: tuple[Any, ...]
    """Numba's types of its arguments."""


def exports_for(games: Sequence[Game]) -> Iterator[Export]:
    yield from _for_all_games()
    for game in games:
        yield from _of_game(game)


def _of(kind: type[Record]) -> Any:
    return numba_type(kind.layout)


def _rows(kind: Any, dimensions: int = 1) -> Any:
    return types.Array(kind, dimensions, "C")


_NUMBER = types.int64
_NUMBERS = _rows(types.int64)
_BYTES = _rows(types.uint8)
_WEIGHTS = _rows(types.float64)


def _for_all_games() -> Iterator[Export]:
    elimination = _of(Elimination)
    yield Export("is_decided", is_decided, (elimination,))
    yield Export("preferred", preferred, (elimination,))
    yield Export("leader", leader, (elimination,))
    yield Export("value_of", value_of, (elimination, _NUMBER, _NUMBER))


def _of_game(game: Game) -> Iterator[Export]:
    verbs: list[tuple[str, Callable[..., Any], tuple[Any, ...]]] = [*_verbs(game), *_loops(game), *_players(game)]
    for name, function, kinds in verbs:
        yield Export(f"{game.name}.{name}", function, kinds)


def _verbs(game: Game) -> Iterator[tuple[str, Callable[..., Any], tuple[Any, ...]]]:
    """Those of the contract that are compiled."""
    state, dice, log = _of(game.state), _of(Dice), _of(Log)
    rules, sight = game.rules, game.sight
    yield "to_move", rules.to_move, (state,)
    yield "legal", rules.legal, (state, _NUMBERS)
    yield "apply", rules.apply, (state, _NUMBER, log)
    yield "cards_to_shuffle", rules.cards_to_shuffle, (state, _NUMBERS)
    yield "deal_or_reshuffle", rules.deal_or_reshuffle, (state, _NUMBERS, log)
    yield "choices_are_hidden", rules.choices_are_hidden, (state,)
    yield "may_choose", rules.may_choose, (state, _NUMBER)
    yield "interrupts", rules.interrupts, (state, _NUMBERS)
    yield "wins", rules.wins, (state, _NUMBER)
    yield "check_options", rules.check_options, (state, _NUMBERS)
    yield "why_not", rules.why_not, (state, _NUMBER, _NUMBERS)
    yield "view_for", sight.view_for, (state, state, _NUMBER)
    yield "hide_event", sight.hide_event, (_NUMBERS, _NUMBER)
    yield "imagine", sight.imagine, (state, state, dice)


def _loops(game: Game) -> Iterator[tuple[str, Callable[..., Any], tuple[Any, ...]]]:
    """What the engine does with any game."""
    state, dice, scratch = _of(game.state), _of(Dice), _of(Scratch)
    yield "start_over", start_over, (state,)
    yield "natures_choice", natures_choice, (state, dice, scratch)
    yield "play_many", play_many, (state, dice, scratch, _NUMBER)
    texts = (_NUMBERS, _NUMBERS, _BYTES, _NUMBERS, _BYTES, _NUMBERS)
    yield "look_around", look_around, (state, _rows(state), *texts)


def _players(game: Game) -> Iterator[tuple[str, Callable[..., Any], tuple[Any, ...]]]:
    state, search, tree = _of(game.state), _of(SearchState), _rows(_of(Node))
    yield "heuristic_move", heuristic_move, (state, _of(Dice), _of(Scratch), _of(MoveScores), _WEIGHTS)
    yield "begin_thinking", begin_thinking, (state, search, tree, _WEIGHTS)
    yield "think", think, (state, _rows(state), state, state, search, tree, _WEIGHTS, _NUMBER)
