"""pioche ratings: how strong everybody is, in every game: a page, a picture, and the figures as JSON."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from pioche.arena.ratings import Effort, amounts, rate, tables
from pioche.games.catalogue import GAMES
from pioche.surfaces.terminal.asking import compile_once, natural, positive, progress_bar
from pioche.surfaces.terminal.ratings_page import draw, page

FORMAT = "pioche-ratings/1"
RATINGS = "ratings.json"


def add_to(commands: Any) -> None:
    usual = Effort()
    parser = commands.add_parser("ratings", help="measure how strong everybody is, in every game")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"only these: {', '.join(GAMES)} (default: all)")
    parser.add_argument("--seats", type=positive, metavar="N", help="only for so many players (default: every number)")
    parser.add_argument(
        "--matches", type=natural, default=usual.thumbs, metavar="K", help="matches of those who do not search"
    )
    parser.add_argument(
        "--search-deals", type=natural, default=usual.search, metavar="K", help="deals of the search at 100 ms"
    )
    parser.add_argument(
        "--slow-deals", type=natural, default=usual.slow, metavar="K", help="deals of the search at 1 s"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the luck of everything (default: 0)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="J", help="how many processes")
    parser.add_argument("--out", type=Path, default=Path("docs"), metavar="DIR", help="where to write (default: docs)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """What was measured before stays, unless it is measured anew; so it may be done in several sittings."""
    effort = Effort(chosen.matches, chosen.search_deals, chosen.slow_deals)
    compile_once(*(chosen.games or GAMES))
    wanted = [
        (game, seats) for game, seats in tables() if game in (chosen.games or GAMES) and chosen.seats in (None, seats)
    ]
    for game, seats in wanted:
        keep(chosen.out, game, seats, measured(chosen, game, seats, effort))
    return 0


def measured(chosen: argparse.Namespace, game: str, seats: int, effort: Effort) -> dict[str, Any]:
    with progress_bar() as bar:
        tasks = {
            part: bar.add_task(f"{game}, {seats} players: {part}", total=amount)
            for part, amount in amounts(game, effort).items()
            if amount
        }
        return rate(game, seats, effort, chosen.seed, chosen.jobs, lambda part, more: bar.advance(tasks[part], more))


def keep(folder: Path, game: str, seats: int, measured_parts: dict[str, Any]) -> None:
    """Write the figures, the page and the picture."""
    folder.mkdir(parents=True, exist_ok=True)
    known = {(table["game"], table["seats"]): table for table in read_ratings(folder)}
    table = known.setdefault((game, seats), {"game": game, "seats": seats, "parts": {}})
    table["parts"] |= measured_parts
    found = [known[place] for place in tables() if place in known]
    (folder / RATINGS).write_text(json.dumps({"format": FORMAT, "tables": found}, indent=1) + "\n")
    (folder / "ratings.md").write_text(page(found))
    draw(found, folder / "ratings.png")


def read_ratings(folder: Path) -> list[dict[str, Any]]:
    source = folder / RATINGS
    known: list[dict[str, Any]] = json.loads(source.read_text())["tables"] if source.exists() else []
    return known
