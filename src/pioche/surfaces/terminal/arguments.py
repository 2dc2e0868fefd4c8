"""What several commands ask for in the same words: a game, its players, its options; and patience while compiling."""

import argparse
import os
import sys
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pioche.engine.referee import game_named, new_match
from pioche.games.catalogue import GAMES
from pioche.rulekit import Match, Value
from pioche.surfaces.words import words
from pioche.warm import STEPS, alone, is_warm, warm_up

_QUARTERS = 4


def add_game(parser: argparse.ArgumentParser) -> None:
    add_rules(parser)
    parser.add_argument("--players", type=int, metavar="N", help="how many play (default: as few as the game allows)")


def add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the luck of the deal (default: 0)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=option,
        metavar="NAME=VALUE",
        help="an option of the rules, e.g. tactical=true; may be given several times",
    )


def setting(
    parser: argparse.ArgumentParser, name: str, variable: str, usual: str, text: str, kind: Callable[[str], Any] = str
) -> None:
    """An argument that may also stand in the environment."""
    shown = f"{text} (default: ${variable}{f' or {usual}' if usual else ''})"
    parser.add_argument(name, default=os.environ.get(variable, usual), type=kind, metavar="X", help=shown)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return number


def natural(text: str) -> int:
    """0 leaves a part out."""
    return 0 if text == "0" else positive(text)


def option(text: str) -> tuple[str, Value]:
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, option_value(value)


def option_value(text: str) -> Value:
    known = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
    if text in known:
        return known[text]
    return int(text) if text.lstrip("-").isdecimal() else text


def opening(chosen: argparse.Namespace) -> Match:
    """The match that the arguments ask for; Refusal if the rules do not allow it."""
    seats = chosen.players or game_named(chosen.game).seats[0]
    match = new_match(chosen.game, seats, 0, dict(chosen.option))
    compile_once(chosen.game)
    return match


def progress_bar(transient: bool = False) -> Progress:
    """On standard error, so that standard output stays clean; silent where nobody watches."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=transient,
        disable=not sys.stderr.isatty(),
    )


def compile_once(*games: str, language: str = "en", tell: Callable[[int, int], None] = lambda *_: None) -> None:
    """What is not compiled yet is compiled now, in processes of their own, and is seen to get on; `tell` hears how many
    steps are done, and of how many."""
    if all(map(is_warm, games)):
        return
    say = words(language)
    with alone(lambda: print(say("compiling-elsewhere"), file=sys.stderr, flush=True)):
        if cold := [game for game in games if not is_warm(game)]:
            _compile(cold, say("compiling"), tell)


def _compile(games: list[str], text: str, tell: Callable[[int, int], None]) -> None:
    with progress_bar(transient=True) as bar:
        steps = _Steps(text, len(STEPS) * len(games), bar, tell)
        warm_up(games, steps.advance)


class _Steps:
    """Progress, on a bar; for a log a line at the beginning, and for each quarter of the way."""

    def __init__(self, text: str, total: int, bar: Progress, tell: Callable[[int, int], None]) -> None:
        self.text, self.total, self.done = text, total, 0
        self._bar, self._tell = bar, tell
        self._task = bar.add_task(text, total=total)
        self._show(new_quarter=True)

    def advance(self) -> None:
        before = _QUARTERS * self.done // self.total
        self.done += 1
        self._show(new_quarter=_QUARTERS * self.done // self.total > before)

    def _show(self, *, new_quarter: bool) -> None:
        self._tell(self.done, self.total)
        self._bar.update(self._task, completed=self.done)
        if self._bar.disable and new_quarter:
            self._write()

    def _write(self) -> None:
        print(f"{self.text} ({self.done}/{self.total})", file=sys.stderr, flush=True)
