"""Warm up: compile all that a game needs, once, so that nobody waits later. `python -m pioche.warm` does all games.

What is called warm is warm for this very installation: the folder of compiled code is named by everything that the code
depends on, and the mark of a game lists the files that were there when everything had been called once.
"""

import inspect
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from functools import cache, partial
from itertools import count
from pathlib import Path

import msgspec

from pioche.arena.game import rehearse
from pioche.arena.plan import plan_for
from pioche.engine.perft import perft
from pioche.engine.play import seeded
from pioche.engine.referee import new_match
from pioche.engine.rollout import Scratch, let_nature_move, play_many
from pioche.engine.simulation import simulate
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.levels import player
from pioche.rehearsal import play_through
from pioche.rulekit import Log, Match, Refusal, dice
from pioche.rulekit.cache import LOCK, MARK, code_in, empty, explain, folder, forget_old, locked, write_whole
from pioche.rulekit.compiled import INTERPRETED, cache_folder, folders_in_use
from pioche.rulekit.sources import PACKAGE, digest_of, outside_games

_Progress = Callable[[], None]
_Tell = Callable[[int, int], None]
WAITING = "waiting"
"""The line by which `python -m pioche.warm` says that another process is at it; its other lines are steps: 3/32."""
_MODEST = 10
"""Whoever plays meanwhile, or looks at the page, comes first."""


def is_warm(game: str) -> bool:
    """Whether everything that this game needs is there, and can be read."""
    return INTERPRETED or _is_whole(_mark(game))


@contextmanager
def alone(waiting: _Progress) -> Iterator[None]:
    """One process warms up at a time; `waiting` is called where another one is at it."""
    home = cache_folder()
    with locked(home / f"warming{LOCK}", waiting) if home else nullcontext():
        yield


def warm_up(games: Sequence[str], tell: _Tell = lambda *_: None) -> None:
    """Compile on all cores, a process for each game; `tell` hears how many of the STEPS of all games are done, and of
    how many. Refusal if they cannot be compiled."""
    home = cache_folder()
    explain(home)
    if home is None:
        progress = _counted(games, tell)
        for game in games:
            warm_here(game, progress)
        return
    if not _all_apart(games, tell):
        for used in folders_in_use:
            empty(used)
        if not _all_apart(games, tell):
            raise Refusal("not-compiled")
    forget_old(home.parent)


def _counted(games: Sequence[str], tell: _Tell) -> _Progress:
    """Counts what several threads do."""
    steps, lock, total = count(1), threading.Lock(), len(STEPS) * len(games)
    tell(0, total)

    def progress() -> None:
        with lock:
            tell(next(steps), total)

    return progress


def _all_apart(games: Sequence[str], tell: _Tell) -> bool:
    """Whether all went well: what cannot be loaded is to be forgotten, and compiled anew.

    The longest game comes first: so all cores have something to do until the end.
    """
    progress = _counted(games, tell)
    longest_first = sorted(games, key=_length, reverse=True)
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        return all(list(threads.map(partial(_warm_apart, progress=progress), longest_first)))


def _length(game: str) -> int:
    """Bytes of its sources."""
    home = Path(inspect.getfile(GAMES[game].state)).parent
    return sum(source.stat().st_size for source in home.glob("*.py"))


def _warm_apart(game: str, progress: _Progress) -> bool:
    command = [sys.executable, "-m", "pioche.warm", game]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for _ in process.stdout or ():
            progress()
    return process.returncode == 0


def warm_here(game: str, progress: _Progress) -> None:
    """Call everything once; the mark is made last."""
    for step in STEPS:
        step(game)
        progress()
    if mark := _mark(game):
        write_whole(mark, msgspec.json.encode(Warm(_sources(), sorted(code_in(folders_in_use)))))


# What is called


def _begin(game: str) -> Match:
    return new_match(game, GAMES[game].seats[0], 0, {})


def _begin_and_deal(game: str) -> None:
    let_nature_move(_begin(game), dice(0), Scratch.blank(), Log.blank())


def _script(game: str) -> None:
    seeded(Transcript(game, ["?"] * GAMES[game].seats[0]), seed=0)


def _play_by_chance(game: str) -> None:
    play_many(_begin(game), dice(0), Scratch.blank(), 1)


def _count(game: str) -> None:
    simulate(_begin(game), 1)
    perft(_begin(game), 1)


def _think(level: str, game: str) -> None:
    seats = GAMES[game].seats[0]
    session = seeded(Transcript(game, ["?"] * seats), seed=0)
    player(level, game, seats).opinions(session.view(session.to_move or 0), Budget(seconds=0.0))


def _compete(game: str) -> None:
    rehearse(plan_for(game, ["chance", "chance"], None, {}, 0, "1sims"))


STEPS: tuple[Callable[[str], None], ...] = (
    _begin_and_deal,
    _script,
    _play_by_chance,
    _count,
    partial(_think, "strong"),
    partial(_think, "expert"),
    play_through,
    _compete,
)


# The mark


class Warm(msgspec.Struct):
    sources: str
    """A digest of the whole package: other sources may call other things."""
    files: list[str]


def _mark(game: str) -> Path | None:
    home = cache_folder()
    return home / f"{game}{MARK}" if home else None


def _is_whole(mark: Path | None) -> bool:
    try:
        warm = msgspec.json.decode(mark.read_bytes() if mark else b"", type=Warm)
    except (OSError, msgspec.MsgspecError):
        return False
    folders = [folder(name) for name in {file.partition("/")[0] for file in warm.files}]
    return warm.sources == _sources() and code_in(filter(None, folders)) >= set(warm.files)


@cache
def _sources() -> str:
    return digest_of((PACKAGE, *outside_games()))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _be_modest() -> None:
    if hasattr(os, "nice"):
        os.nice(_MODEST)


def _main(game: str = "") -> int:
    """One game in this process, or all that are not warm, each in its own."""
    if game:
        _be_modest()
        warm_here(game, partial(_say, game))
        return 0
    try:
        with alone(partial(_say, WAITING)):
            if cold := [game for game in GAMES if not is_warm(game)]:
                warm_up(cold, lambda done, total: _say(f"{done}/{total}"))
    except Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(_main(*sys.argv[1:]))
