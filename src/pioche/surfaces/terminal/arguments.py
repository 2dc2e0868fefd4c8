"""What several commands ask for in the same words: a game, its players, its options; and patience while compiling."""

import argparse
import os
import sys
from collections.abc import Callable
from typing import Any, Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pioche.engine.referee import game_named, new_match
from pioche.games.catalogue import GAMES
from pioche.rulekit import Match, Value
from pioche.surfaces.words import Words, words
from pioche.warm import alone, is_warm, warm_up

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


def compile_once(*games: str, language: str = "en") -> None:
    """What is not compiled yet is compiled now, in processes of their own, and is seen to get on."""
    if all(map(is_warm, games)):
        return
    say = words(language)
    with Compiling(say) as compiling, alone(compiling.wait):
        if cold := [game for game in games if not is_warm(game)]:
            warm_up(cold, compiling.tell)


class Compiling:
    """Progress of compiling, on a bar; for a log a line at the beginning, and for each quarter of the way."""

    def __init__(self, say: Words) -> None:
        self._say = say
        self._bar = progress_bar(transient=True)
        self._task = self._bar.add_task(say("compiling"), total=None, visible=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def wait(self) -> None:
        print(self._say("compiling-elsewhere"), file=sys.stderr, flush=True)

    def tell(self, done: int, total: int) -> None:
        self._bar.start()
        self._bar.update(self._task, completed=done, total=total, visible=True)
        if self._bar.disable and _QUARTERS * done // total > _QUARTERS * (done - 1) // total:
            print(f"{self._say('compiling')} ({done}/{total})", file=sys.stderr, flush=True)

    def end(self) -> None:
        """The bar goes away."""
        self._bar.stop()
