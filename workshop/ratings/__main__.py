"""Measure how strong everybody is, in every game: a page, a picture, and the figures as JSON. All of it takes hours."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pioche.games.catalogue import GAMES
from pioche.surfaces.terminal.arguments import compile_once, natural, positive, progress_bar
from workshop.command import finish, parser_of
from workshop.ratings.figures import read_ratings, write_ratings
from workshop.ratings.page import draw, page
from workshop.ratings.rate import Effort, amounts, rate, tables


def main(arguments: Sequence[str] | None = None) -> int:
    usual = Effort()
    parser = parser_of("ratings", __doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"only these: {', '.join(GAMES)} (default: all)")
    parser.add_argument("--seats", type=positive, metavar="N", help="only this number of players (default: every)")
    parser.add_argument(
        "--matches", type=natural, default=usual.heuristics, metavar="K", help="matches of those that do not search"
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
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    """What was measured before stays, unless it is measured anew; so it may be done in several sittings."""
    effort = Effort(chosen.matches, chosen.search_deals, chosen.slow_deals)
    games = chosen.games or GAMES
    compile_once(*games)
    for game, seats in tables():
        if game in games and chosen.seats in (None, seats):
            _keep(chosen.out, game, seats, _measure(chosen, game, seats, effort))
    return 0


def _measure(chosen: argparse.Namespace, game: str, seats: int, effort: Effort) -> dict[str, Any]:
    with progress_bar() as bar:
        tasks = {
            part: bar.add_task(f"{game}, {seats} players: {part}", total=amount)
            for part, amount in amounts(game, effort).items()
            if amount
        }
        return rate(game, seats, effort, chosen.seed, chosen.jobs, lambda part, more: bar.advance(tasks[part], more))


def _keep(folder: Path, game: str, seats: int, measured: dict[str, Any]) -> None:
    """Write the figures, the page and the picture."""
    known = {(table["game"], table["seats"]): table for table in read_ratings(folder)}
    known.setdefault((game, seats), {"game": game, "seats": seats, "parts": {}})["parts"] |= measured
    found = [known[place] for place in tables() if place in known]
    write_ratings(folder, found)
    (folder / "ratings.md").write_text(page(found))
    draw(found, folder / "ratings.png")


if __name__ == "__main__":
    sys.exit(main())
