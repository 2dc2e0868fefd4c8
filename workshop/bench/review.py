"""The review of a whole match in the page, beside the same by native code, and how busy the page is meanwhile.

Both judge the same decisions by the same simulations. Only the clock on the wall is the same in both: measure on a
quiet machine.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from pioche.engine.play import new
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.levels import player
from pioche.surfaces.terminal.arguments import compile_once
from pioche.table.after.review import decisions
from workshop.bench.goals import Goal, Sense
from workshop.bench.report import goal_table
from workshop.command import Unable, finish, parser_of

_WEB = Path(__file__).parents[2] / "web"
_LEVEL, _SEED, _SEAT = "casual", 1, 0
_TURNS = 3
_MOST_OF_NATIVE = 1.5
_LONGEST_TASK = 50.0


class _Found(NamedTuple):
    decisions: int
    native: float
    page: float
    """Seconds, the best of some turns."""
    longest: float
    """Milliseconds of the processor that the page's main thread was busy at a time."""


def _record(game: str) -> bytes:
    seats = GAMES[game].nouns.USUAL_SEATS
    play, bot = new(game, seats, _SEED), player(_LEVEL, game, seats, _SEED)
    write = GAMES[game].notation.write_move
    while play.to_move is not None:
        play.play(write(bot.choose(play.view(play.to_move), Budget())))
    return play.record().to_json()


def _natively(record: bytes) -> tuple[int, float]:
    began = time.perf_counter()
    found = len(list(decisions(record, _SEAT)))
    return found, time.perf_counter() - began


def _in_the_page(folder: Path) -> None:
    command = ["npx", "vitest", "run", "--config", "vitest.browser.ts"]
    done = subprocess.run(command, cwd=_WEB, env={**os.environ, "REVIEWS": str(folder)}, stdout=sys.stderr, check=False)
    if done.returncode:
        raise Unable("the page could not review them; the reason is above")


def _measure(folder: Path) -> dict[str, _Found]:
    records = {game: _record(game) for game in GAMES}
    for game, record in records.items():
        (folder / f"{game}.record.json").write_bytes(record)
    turns = [_turn(folder, records) for _ in range(_TURNS)]
    return {
        game: _Found(
            turns[0][game].decisions,
            min(turn[game].native for turn in turns),
            min(turn[game].page for turn in turns),
            max(turn[game].longest for turn in turns),
        )
        for game in records
    }


def _turn(folder: Path, records: dict[str, bytes]) -> dict[str, _Found]:
    native = {game: _natively(record) for game, record in records.items()}
    _in_the_page(folder)
    page = {game: json.loads((folder / f"{game}.page.json").read_text()) for game in records}
    return {game: _Found(*native[game], page[game]["milliseconds"] / 1000, page[game]["longest"]) for game in records}


def _show(found: dict[str, _Found], console: Console) -> None:
    title = f"A review of one seat, seconds: the best of {_TURNS} turns"
    table = Table("", "decisions", "native", "in the page", title=title, title_justify="left")
    goals = []
    for game, one in found.items():
        table.add_row(game, str(one.decisions), f"{one.native:.2f}", f"{one.page:.2f}")
        goals.append(Goal(f"{game}: review_over_native", one.page / one.native, Sense.AT_MOST, _MOST_OF_NATIVE))
        goals.append(Goal(f"{game}: longest_task_ms", one.longest, Sense.AT_MOST, _LONGEST_TASK))
    console.print(table)
    console.print(goal_table({"goals": [goal.as_dict() for goal in goals]}))


def _run(_: argparse.Namespace) -> int:
    compile_once(*GAMES)
    with tempfile.TemporaryDirectory() as folder:
        _show(_measure(Path(folder)), Console())
    return 0


def main() -> int:
    return finish(_run, parser_of("bench.review", __doc__).parse_args())


if __name__ == "__main__":
    sys.exit(main())
