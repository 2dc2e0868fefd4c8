"""Find the weights of a game's heuristic by self-play, or calibrate its levels; write them where they are used."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pioche.games.catalogue import GAMES
from pioche.players.styles import Style, champion, named_weights, pool, rivals, tuned_source
from pioche.surfaces.terminal.arguments import compile_once, natural, positive, progress_bar
from workshop.command import Unable, finish, parser_of
from workshop.contest import Opponents, rated_seats, win_share
from workshop.ratings.figures import read_ratings, strengths
from workshop.tune import calibration, cross_entropy, regression

FRESH = 1_000_003
"""Added to the seed for the final test, whose deals no candidate has seen."""
TRIALS = 10_000
"""Matches of the final test against each group of opponents."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of("tune", __doc__)
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))
    parser.add_argument("--players", type=int, metavar="N", help="only this number of players (default: every number)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the luck of the deals (default: 0)")
    parser.add_argument(
        "--generations", type=natural, default=40, metavar="G", help="of the cross-entropy method, four times"
    )
    parser.add_argument("--games", type=positive, default=600, metavar="K", help="matches of each candidate in a step")
    parser.add_argument("--regression", type=natural, default=6000, metavar="P", help="positions to fit to, 3 times")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="J", help="how many cores")
    parser.add_argument("--levels", action="store_true", help="keep the champions; space the levels below the expert")
    parser.add_argument("--ratings", type=Path, default=Path("docs"), metavar="DIR", help="where the expert was rated")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write (default: the weights in use)")
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    compile_once(chosen.game)
    source = Path(str(tuned_source(chosen.game)))
    target = chosen.out or source
    weights: dict[str, Any] = json.loads(source.read_text()) if source.exists() else {"champions": {}, "earlier": []}
    for seats in [chosen.players] if chosen.players else rated_seats(chosen.game):
        if chosen.levels:
            weights.setdefault("warmth", {})[str(seats)] = _calibrate(chosen, seats)
        else:
            _crown(weights, chosen, seats)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(weights, indent=1) + "\n")
    return 0


def _crown(weights: dict[str, Any], chosen: argparse.Namespace, seats: int) -> None:
    """The champion of one number of players, and those that it met on the way."""
    best, met = _tune(chosen, seats)
    weights["champions"][str(seats)] = named_weights(chosen.game, best)
    if met:
        weights["earlier"] = [*weights["earlier"], named_weights(chosen.game, met.first)][-3:]
        weights.setdefault("rivals", {})[str(seats)] = [named_weights(chosen.game, rival) for rival in met.rivals]


def _tune(chosen: argparse.Namespace, seats: int) -> tuple[Style, cross_entropy.Champions | None]:
    """The better of what the cross-entropy method and the regression after it gave, and what the first one met."""
    effort = cross_entropy.Effort(generations=chosen.generations, games=chosen.games, jobs=chosen.jobs)
    fit = regression.Effort(positions=chosen.regression, jobs=chosen.jobs)
    with progress_bar() as bar:
        task = bar.add_task(_title(chosen, seats), total=effort.steps + fit.rounds * fit.positions)

        def advance(share: float | None = None) -> None:
            title = f"{_title(chosen, seats)}: {share:.1%}" if share else None
            bar.update(task, advance=1, description=title)

        met = None
        if effort.generations:
            met = cross_entropy.champions(chosen.game, seats, chosen.seed, effort, advance)
        best = met.best if met else champion(chosen.game, seats)
        found = [best]
        if fit.positions:
            found.append(regression.regress(chosen.game, seats, best, chosen.seed, fit, advance))
    strong = met.rivals if met else rivals(chosen.game, seats)
    return max(found, key=lambda style: _fresh_share(chosen, seats, style, strong)), met


def _fresh_share(chosen: argparse.Namespace, seats: int, style: Style, strong: Opponents) -> float:
    """At the tables of the pool and, if there are any, of the rivals."""
    groups = {"the pool": pool(chosen.game)} | ({"rivals": strong} if strong else {})
    seed = chosen.seed + FRESH
    shares = {name: win_share(chosen.game, seats, [group], style, seed, TRIALS) for name, group in groups.items()}
    told = " and ".join(f"{share:.1%} among {name}" for name, share in shares.items())
    print(f"{_title(chosen, seats)}: {told}; even is {1 / seats:.1%}")
    return sum(shares.values()) / len(shares)


def _calibrate(chosen: argparse.Namespace, seats: int) -> dict[str, float]:
    share = _share_of_expert(chosen.game, seats, chosen.ratings)
    with progress_bar() as bar:
        task = bar.add_task(_title(chosen, seats), total=calibration.STEPS)
        found = calibration.temperatures(chosen.game, seats, share, chosen.seed, lambda: bar.advance(task))
    told = ", ".join(f"{name} {temperature:.2f}" for name, temperature in found.items())
    print(f"{_title(chosen, seats)}: temperature {told}")
    return found


def _share_of_expert(game: str, seats: int, folder: Path) -> float:
    for table in read_ratings(folder):
        if (table["game"], table["seats"]) == (game, seats) and "expert" in (known := strengths(table)):
            return known["expert"]["win_share"]
    raise Unable(
        f"the expert has not been rated at {game} for {seats} players in {folder}: "
        f"run python -m workshop.ratings {game} first"
    )


def _title(chosen: argparse.Namespace, seats: int) -> str:
    return f"{chosen.game}, {seats} players"


if __name__ == "__main__":
    sys.exit(main())
