"""Bots from outside: a class in a file or behind an entry point, that knows views and move strings and nothing else.

class Clever:
    def __init__(self, game, seats, seed): ...
    def choose(self, view, legal, seconds): return legal[0]
"""

import sys
from collections.abc import Callable
from functools import cache
from importlib import metadata
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from pioche.arena.clock import within
from pioche.arena.plan import file_and_name
from pioche.engine.dispatch import GAME_OF
from pioche.engine.referee import legal_moves
from pioche.players.contract import Budget, MoveOpinion
from pioche.rulekit import Match, Refusal

_GROUP = "pioche.players"
_PACE = 20_000
"""Where simulations are counted and not time, this number of them is told to a bot as one second."""

_Bot = Callable[[str, int, int], Any]


class Illegal(Exception):
    """Holds what the bot answered."""


class Outside:
    def __init__(self, bot: _Bot, game: str, seats: int, seed: int) -> None:
        self.bot = bot(game, seats, seed)

    def choose(self, view: Match, budget: Budget) -> int:
        write = GAME_OF[type(view)].notation.write_move
        moves = {write(move): move for move in legal_moves(view)}
        answer = self._answer(view, sorted(moves), budget)
        if not isinstance(answer, str) or answer not in moves:
            raise Illegal(repr(answer))
        return moves[answer]

    def opinions(self, view: Match, budget: Budget) -> list[MoveOpinion]:
        """It has none but its choice."""
        return [MoveOpinion(self.choose(view, budget), 0.0)]

    def _answer(self, view: Match, legal: list[str], budget: Budget) -> Any:
        shown = _locked(view)
        if budget.simulations:
            return self.bot.choose(shown, legal, budget.simulations / _PACE)
        with within(budget):
            return self.bot.choose(shown, legal, budget.seconds)


def _locked(view: Match) -> Match:
    """A copy that nobody can write into."""
    copies = type(view).many(1)
    copies[0].cells[:] = view.cells
    copies.flags.writeable = False
    copy: Match = copies[0]
    return copy


def outside_bot(text: str) -> _Bot | None:
    """ "my_bot.py:Clever", or the name of an entry point; None if it is neither."""
    if in_file := file_and_name(text):
        return _bot_in_file(*in_file)
    found = entry_points().get(text)
    return _loaded(text, found.load) if found else None


def entry_points() -> dict[str, metadata.EntryPoint]:
    return {point.name: point for point in metadata.entry_points(group=_GROUP)}


def _bot_in_file(path: Path, name: str) -> _Bot:
    if not path.is_file():
        raise Refusal("no-such-file", path=str(path))
    module = _loaded(str(path), lambda: _module_in(path))
    bot: _Bot | None = getattr(module, name, None)
    if bot is None:
        raise Refusal("no-such-bot", name=name, path=str(path))
    return bot


@cache
def _module_in(path: Path) -> ModuleType:
    """The file as a module; it may import its neighbours."""
    spec = spec_from_file_location(f"pioche_bot:{path}", path)
    assert spec
    assert spec.loader
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _loaded(text: str, load: Callable[[], Any]) -> Any:
    """Whatever can go wrong in somebody else's file."""
    try:
        return load()
    except (Exception, SystemExit) as error:
        raise Refusal("bot-broken", name=text, reason=f"{type(error).__name__}: {error}") from error
