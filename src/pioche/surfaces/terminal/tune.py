"""pioche tune: find the weights of a game's rule of thumb by self-play."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from pioche.games.catalogue import GAMES
from pioche.players.lessons import Course, learn
from pioche.players.spacing import BY_THUMB, HALVINGS, spaced_warmths
from pioche.players.styles import Style, champion, named_weights, pool, rivals, tuned_source
from pioche.players.tuning import Champions, Effort, champions, win_share
from pioche.rulekit import Refusal
from pioche.surfaces.terminal.asking import compile_once, natural, positive, progress_bar
from pioche.surfaces.terminal.ratings import read_ratings
from pioche.surfaces.terminal.ratings_page import strengths

FRESH = 1_000_003
"""Added to the seed for the final test, whose deals no candidate has seen."""


def add_to(commands: Any) -> None:
    parser = commands.add_parser("tune", help="tune a game's rule of thumb by self-play")
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))
    parser.add_argument("--players", type=int, metavar="N", help="only for so many players (default: every number)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the luck of the deals (default: 0)")
    parser.add_argument(
        "--generations", type=natural, default=40, metavar="G", help="of the cross-entropy method, four times"
    )
    parser.add_argument("--games", type=positive, default=600, metavar="K", help="matches of each candidate in a step")
    parser.add_argument("--lessons", type=natural, default=6000, metavar="L", help="positions to learn from, 3 times")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="J", help="how many cores")
    parser.add_argument("--levels", action="store_true", help="keep the champions; space the levels below the expert")
    parser.add_argument("--ratings", type=Path, default=Path("docs"), metavar="DIR", help="where the expert was rated")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write (default: the weights in use)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    compile_once(chosen.game)
    target = chosen.out or Path(str(tuned_source(chosen.game)))
    found: dict[str, Any] = json.loads(tuned_source(chosen.game).read_text())
    for seats in [chosen.players] if chosen.players else seat_numbers(chosen.game):
        if chosen.levels:
            found.setdefault("warmth", {})[str(seats)] = spaced(chosen, seats)
        else:
            crown(found, chosen, seats)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(found, indent=1) + "\n")
    return 0


def crown(found: dict[str, Any], chosen: argparse.Namespace, seats: int) -> None:
    """The champion of one number of players, and those whom it met on the way."""
    best, met = tuned(chosen, seats)
    found["champions"][str(seats)] = named_weights(chosen.game, best)
    if met:
        found["earlier"] = [*found["earlier"], named_weights(chosen.game, met.first)][-3:]
        found.setdefault("rivals", {})[str(seats)] = [named_weights(chosen.game, rival) for rival in met.rivals]


def seat_numbers(game: str) -> list[int]:
    """The usual table; six and seven at No Thanks! play by the weights for five."""
    return [seats for seats in GAMES[game].seats if not (game == "no_thanks" and seats > 5)]


def spaced(chosen: argparse.Namespace, seats: int) -> dict[str, float]:
    title = f"{chosen.game}, {seats} players"
    share = share_of_expert(chosen.game, seats, chosen.ratings)
    with progress_bar() as bar:
        task = bar.add_task(title, total=HALVINGS * len(BY_THUMB))
        warmths = spaced_warmths(chosen.game, seats, share, chosen.seed, lambda: bar.advance(task))
    print(f"{title}: warmth", ", ".join(f"{name} {warmths[name]:.2f}" for name in warmths))
    return warmths


def share_of_expert(game: str, seats: int, folder: Path) -> float:
    for table in read_ratings(folder):
        if (table["game"], table["seats"]) == (game, seats) and "expert" in (known := strengths(table)):
            return known["expert"]["win_share"]
    raise Refusal("expert-unrated", game=game, seats=seats, folder=str(folder))


def tuned(chosen: argparse.Namespace, seats: int) -> tuple[Style, Champions | None]:
    """The better of what the cross-entropy method and the lessons after it gave, and whom the first one met."""
    effort = Effort(generations=chosen.generations, games=chosen.games, jobs=chosen.jobs)
    course = Course(positions=chosen.lessons, jobs=chosen.jobs)
    title = f"{chosen.game}, {seats} players"
    with progress_bar() as bar:
        generations = effort.steps if effort.generations else 0
        task = bar.add_task(title, total=generations + course.rounds * course.positions)

        def advance(share: float | None = None) -> None:
            bar.update(task, advance=1, description=f"{title}: {share:.1%}" if share else None)

        met = champions(chosen.game, seats, chosen.seed, effort, advance) if effort.generations else None
        best = met.best if met else champion(chosen.game, seats)
        pupil = learn(chosen.game, seats, best, chosen.seed, course, advance) if course.positions else best
    company = met.rivals if met else rivals(chosen.game, seats)
    return max(best, pupil, key=lambda style: fresh_share(chosen, seats, style, company)), met


def fresh_share(chosen: argparse.Namespace, seats: int, style: Style, company: list[Style]) -> float:
    """At the tables of the pool and, if there are any, of the rivals."""
    companies = [pool(chosen.game), *([company] if company else [])]
    shares = [win_share(chosen.game, seats, [one], style, chosen.seed + FRESH, 10_000) for one in companies]
    told = " and ".join(f"{share:.1%} among {who}" for share, who in zip(shares, ("the pool", "rivals"), strict=False))
    print(f"{chosen.game}, {seats} players: {told}; even is {1 / seats:.1%}")
    return sum(shares) / len(shares)
