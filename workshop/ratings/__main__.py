"""Measure how strong everybody is, in every game: a page, a picture, and the figures as JSON. All of it takes hours.

What was measured before stays, unless it is measured anew. Parts: thumbs (all that do not search), search (the expert
at 100 ms), steady (the expert by 3,000 simulations), master (at 100 ms), slow (the expert at 1 s).
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pioche.games.catalogue import GAMES
from pioche.surfaces.terminal.arguments import compile_once, natural, positive, progress_bar
from workshop.command import Unable, finish, parser_of
from workshop.ratings.figures import Table, read_ratings, write_ratings
from workshop.ratings.page import draw, page
from workshop.ratings.rate import PARTS, Effort, amounts, rate, tables


def main(arguments: Sequence[str] | None = None) -> int:
    usual = Effort()
    parser = parser_of("ratings", __doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"only these: {', '.join(GAMES)} (default: all)")
    parser.add_argument("--seats", type=positive, metavar="N", help="only this number of players (default: every)")
    parser.add_argument(
        "--matches", type=natural, default=usual.heuristics, metavar="K", help="matches of those that do not search"
    )
    parser.add_argument("--search-deals", type=natural, default=usual.search, metavar="K", help="deals of each search")
    parser.add_argument(
        "--slow-deals", type=natural, default=usual.slow, metavar="K", help="deals of the search at 1 s"
    )
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="only these parts (default: all)")
    parser.add_argument("--page", action="store_true", help="measure nothing: write page and picture anew")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the luck of everything (default: 0)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="J", help="how many processes")
    parser.add_argument("--out", type=Path, default=Path("docs"), metavar="DIR", help="where to write (default: docs)")
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    if unknown := set(chosen.games) - set(GAMES):
        raise Unable(f"there is no game {', '.join(sorted(unknown))}; there are {', '.join(GAMES)}")
    if chosen.page:
        _show(chosen.out, read_ratings(chosen.out))
    else:
        _rate(chosen, chosen.games or list(GAMES))
    return 0


def _rate(chosen: argparse.Namespace, games: Sequence[str]) -> None:
    """In several sittings, if somebody likes: every table is kept as soon as it is measured."""
    asked = [place for place in tables() if place[0] in games and chosen.seats in (None, place[1])]
    if not asked:
        raise Unable(f"{', '.join(games)} is not for {chosen.seats} players")
    compile_once(*games)
    effort = Effort(chosen.matches, chosen.search_deals, chosen.slow_deals, chosen.only)
    for game, seats in asked:
        _keep(chosen.out, game, seats, _measure(chosen, game, seats, effort))


def _measure(chosen: argparse.Namespace, game: str, seats: int, effort: Effort) -> dict[str, Any]:
    with progress_bar() as bar:
        tasks = {
            part: bar.add_task(f"{game}, {seats} players: {part}", total=amount)
            for part, amount in amounts(game, seats, effort).items()
            if amount
        }
        return rate(game, seats, effort, chosen.seed, chosen.jobs, lambda part, more: bar.advance(tasks[part], more))


def _keep(folder: Path, game: str, seats: int, measured: dict[str, Any]) -> None:
    known = {(table["game"], table["seats"]): table for table in read_ratings(folder)}
    known.setdefault((game, seats), {"game": game, "seats": seats, "parts": {}})["parts"] |= measured
    found = [known[place] for place in tables() if place in known]
    write_ratings(folder, found)
    _show(folder, found)


def _show(folder: Path, found: list[Table]) -> None:
    """The page and the picture, with what other tools have measured."""
    if not found:
        raise Unable(f"nothing has been rated in {folder}")
    (folder / "ratings.md").write_text(page(found, folder))
    draw(found, folder / "ratings.png")


if __name__ == "__main__":
    sys.exit(main())
