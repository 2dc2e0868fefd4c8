"""Train networks for a game by self-play, and write them where they are used. It needs PyTorch."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from pioche.games.catalogue import GAMES
from pioche.players.network import end_of
from pioche.players.reading import end_of_reader
from pioche.players.trained import NO_NETWORK, NUMBERS, file_for, network_for, networks_folder
from pioche.surfaces.terminal.arguments import compile_once, positive, progress_bar
from workshop.command import Unable, finish, parser_of
from workshop.contest import needed_options, rated_seats
from workshop.train.road import checkpoint_in, reader_road_for, road_for
from workshop.train.sightings import Table

_USUAL_MINUTES = 120.0
_MOST_BYTES = 2_000_000


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of("train", __doc__)
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))
    parser.add_argument("--players", type=int, metavar="N", help="only this number of players (default: every number)")
    parser.add_argument(
        "--minutes", type=float, default=_USUAL_MINUTES, metavar="M", help="for all numbers together (default: 120)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of luck and of first weights (default: 0)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="J", help="how many cores")
    parser.add_argument("--ray", metavar="ADDRESS", help='play the matches on a Ray cluster; "local" starts one')
    parser.add_argument("--resume", action="store_true", help="go on where the last course stopped")
    parser.add_argument(
        "--checkpoints", type=Path, default=Path("checkpoints"), metavar="DIR", help="where courses are kept"
    )
    parser.add_argument(
        "--readers", action="store_true", help="keep the networks in use, and learn only to read the others anew"
    )
    parser.add_argument(
        "--critic", action="store_true", help="a search asks the critic, too, instead of playing rounds to the end"
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="where to write (default: the networks in use)")
    parser.add_argument("--curve", type=Path, metavar="FILE", help="write the learning curves there, as JSON")
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    compile_once(chosen.game)
    folder = chosen.out or Path(str(networks_folder(chosen.game)))
    numbers = [chosen.players] if chosen.players else rated_seats(chosen.game)
    for seats in numbers:
        network, critic = (_in_use if chosen.readers else _learned)(chosen, seats, chosen.minutes / len(numbers))
        write_network(folder, seats, np.concatenate([network, _reader(chosen, seats, network), critic]))
    return 0


def _in_use(chosen: argparse.Namespace, seats: int, _: float) -> tuple[Any, Any]:
    """The network and its critic, without its reader."""
    learned = network_for(chosen.game, seats)
    if len(learned) == 0:
        raise Unable(f"{chosen.game} has no network for {seats} players yet")
    return learned[: end_of(learned)], learned[end_of_reader(seats, learned) :]


def _learned(chosen: argparse.Namespace, seats: int, minutes: float) -> tuple[Any, Any]:
    """The network and its critic, if a search is to ask it; and the curve is kept, if somebody wants it."""
    training = _train(chosen, seats, minutes)
    if chosen.curve:
        _write_curve(chosen.curve, seats, [point._asdict() for point in training.course.curve])
    return training.judge.flat(), training.critic.flat() if chosen.critic else NO_NETWORK


def _reader(chosen: argparse.Namespace, seats: int, network: Any) -> Any:
    road = reader_road_for(chosen.game, seats)
    table = Table(chosen.game, seats, needed_options(chosen.game, seats), network)
    with progress_bar() as bar:
        task = bar.add_task(f"{_title(chosen.game, seats)}: reading the others", total=road.STEPS)
        reader, cost, surprise = road.learned_reader(table, chosen.seed, chosen.jobs, lambda: bar.advance(task))
    costs = f"costs {cost:.3f} with the reader, {surprise:.3f} without"
    print(f"{_title(chosen.game, seats)}: to tell who somebody is {costs}")
    return reader


def _train(chosen: argparse.Namespace, seats: int, minutes: float) -> Any:
    road = road_for(chosen.game, seats)
    checkpoint = checkpoint_in(chosen.checkpoints, f"{chosen.game}-{seats}", chosen.resume)
    plan = road.Plan(
        chosen.game,
        seats,
        needed_options(chosen.game, seats),
        minutes,
        chosen.seed,
        chosen.jobs,
        chosen.ray,
        checkpoint,
    )
    with progress_bar() as bar:
        task = bar.add_task(_title(chosen.game, seats), total=1.0)

        def advance(spent: float, course: Any) -> None:
            title = f"{_title(chosen.game, seats)}: {course.curve[-1].champions:.1%} against champions"
            bar.update(task, completed=spent, description=title)

        training = road.train(plan, chosen.resume, advance)
    last = training.course.curve[-1]
    print(
        f"{_title(chosen.game, seats)}: {last.decisions / 1e6:.1f} million decisions; wins {last.champions:.1%} against"
        f" champions, {last.rivals:.1%} against rivals, {last.pool:.1%} among the pool"
    )
    return training


def _title(game: str, seats: int) -> str:
    return f"{game}, {seats} players"


def write_network(folder: Path, seats: int, network: Any) -> None:
    """As numbers of 16 bits, at once or not at all."""
    with np.errstate(over="ignore"):
        numbers = network.astype(NUMBERS)
    if not np.isfinite(numbers).all():
        raise Unable("a weight is too large for 16 bits")
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / file_for(seats)
    others = sum(path.stat().st_size for path in folder.iterdir() if path != target)
    if (size := others + numbers.nbytes) > _MOST_BYTES:
        raise Unable(f"the networks of a game may have {_MOST_BYTES} bytes, not {size}")
    unfinished = target.with_suffix(".unfinished")
    unfinished.write_bytes(numbers.tobytes())
    unfinished.replace(target)


def _write_curve(target: Path, seats: int, curve: list[dict[str, float]]) -> None:
    known = json.loads(target.read_text()) if target.exists() else {}
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(known | {str(seats): curve}, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main())
