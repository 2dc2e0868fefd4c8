"""The module of the page: its size, and the speed of its search in a Worker of Chromium, beside native code by turns.

The expert thinks about the same views in both, as long by simulations. Only the clock on the wall is the same in both:
measure on a quiet machine.
"""

import argparse
import gzip
import json
import subprocess
import sys
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import IO

from rich.console import Console
from rich.table import Table

import pioche
from pioche.engine.play import Play
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.levels import expected_table
from pioche.players.search import Search
from pioche.rulekit import Match
from pioche.surfaces.terminal.arguments import compile_once
from workshop.bench.goals import Goal, Sense
from workshop.bench.report import goal_table
from workshop.bench.slices import Runner, Slice, race
from workshop.command import Unable, finish, parser_of

_VIEWS, _SIMULATIONS = 24, 2000
_SLICES = 7
_MOST_BYTES, _MOST_ZIPPED = 190_000, 60_000
_SHARE_OF_NATIVE = 0.7
_SPEED = Path(__file__).parents[2] / "web" / "browser" / "gate" / "speed.ts"


@dataclass(frozen=True)
class _Task:
    game: str
    seats: int
    views: list[Match]

    def as_json(self) -> str:
        views = [b64encode(view.tobytes()).decode() for view in self.views]
        return json.dumps({"game": self.game, "seats": self.seats, "views": views, "simulations": _SIMULATIONS})


def _task(game: str) -> _Task:
    seats = GAMES[game].nouns.USUAL_SEATS
    return _Task(game, seats, [_view(pioche.new(game, seats, seed), Random(seed)) for seed in range(_VIEWS)])


def _view(match: Play, luck: Random) -> Match:
    """Some moves after the deal, where there is a choice."""
    for _ in range(luck.randrange(12)):
        match.play(luck.choice(match.legal))
    while len(match.legal) < 2:
        match.play(match.legal[0])
    return match.view(match.to_move or 0)


# The two who are measured


def _natively(task: _Task) -> Runner:
    search = Search(task.game, expected_table(task.game, task.seats))

    def think(_: float) -> Slice:
        began = time.perf_counter()
        opinions = [search.opinions(view, Budget(0.0, _SIMULATIONS)) for view in task.views]
        spent = time.perf_counter() - began
        return Slice(sum(opinion.visits for one in opinions for opinion in one), spent)

    return think


def _in_the_page(task: _Task, ask: Callable[[str], str]) -> Runner:
    def think(_: float) -> Slice:
        speed = json.loads(ask(task.as_json()))
        return Slice(speed["simulations"], speed["milliseconds"] / 1000)

    return think


@contextmanager
def _chromium(folder: Path) -> Iterator[Callable[[str], str]]:
    """A Worker with the module, to be asked."""
    with subprocess.Popen(
        ["node", str(_SPEED), str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as node:
        assert node.stdin
        assert node.stdout
        yield partial(_asked, node.stdin, node.stdout)
        node.stdin.close()


def _asked(there: IO[str], back: IO[str], line: str) -> str:
    there.write(line + "\n")
    there.flush()
    if not (answer := back.readline()):
        raise Unable("the browser has gone; the reason is above")
    return answer


# Figures


def _sizes(folder: Path) -> list[Goal]:
    code = (folder / "pioche.wasm").read_bytes()
    return [
        Goal("module_bytes", len(code), Sense.AT_MOST, _MOST_BYTES),
        Goal("module_gzip_bytes", len(gzip.compress(code)), Sense.AT_MOST, _MOST_ZIPPED),
    ]


def _run(chosen: argparse.Namespace) -> int:
    if not (chosen.folder / "pioche.wasm").is_file():
        raise Unable(f"there is no pioche.wasm in {chosen.folder}: run `make wasm`")
    compile_once(*GAMES)
    tasks = [_task(game) for game in GAMES]
    with _chromium(chosen.folder) as ask:
        runners = {(task.game, "native"): _natively(task) for task in tasks}
        runners |= {(task.game, "page"): _in_the_page(task, ask) for task in tasks}
        speeds = race({" ".join(key): runners[key] for key in sorted(runners)}, _SLICES, 0.0)
    _show(speeds, _sizes(chosen.folder), Console())
    return 0


def _show(speeds: dict[str, float], sizes: list[Goal], console: Console) -> None:
    table = Table("", "native", "in the page", title="The expert's simulations per second", title_justify="left")
    goals = list(sizes)
    for game in GAMES:
        native, page = speeds[f"{game} native"], speeds[f"{game} page"]
        table.add_row(game, f"{native:,.0f}", f"{page:,.0f}")
        goals.append(Goal(f"{game}: page_over_native", page / native, Sense.AT_LEAST, _SHARE_OF_NATIVE))
    console.print(table)
    console.print(goal_table({"goals": [goal.as_dict() for goal in goals]}))


def main() -> int:
    parser = parser_of("bench.wasm", __doc__)
    parser.add_argument("folder", type=Path, help="where pioche.wasm and layout.json lie")
    return finish(_run, parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
