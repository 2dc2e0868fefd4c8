"""One player against a table full of another: in every seat of every deal, with the share of the victories."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from pioche.arena.entrants import maker
from pioche.arena.plan import read_budget
from pioche.arena.tally import estimated
from pioche.engine.play import seeded
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget, Player
from pioche.players.value import victory_share
from pioche.surfaces.terminal.arguments import compile_once, positive, progress_bar
from workshop.command import Unable, finish, parser_of
from workshop.contest import needed_options
from workshop.duels.flat import FlatPlayer

_FLAT = "flat:"
"""A flat Monte-Carlo player with this number of rollouts for a decision; all others are named as in the arena."""
_FIGURES = "duels.json"
_DEALS = 1_000_003
"""Between the deals of two seeds."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of("duels", __doc__)
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))
    parser.add_argument("one", metavar="ONE", help="as in the arena, e.g. master")
    parser.add_argument("others", metavar="OTHERS", help="e.g. expert, champion, network, flat:20000, my_bot.py:Clever")
    parser.add_argument("--seats", type=positive, default=3, metavar="N", help="default: 3")
    parser.add_argument("--deals", type=positive, default=100, metavar="K", help="each in every seat (default: 100)")
    parser.add_argument("--budget", default="100ms", metavar="B", help="of a move (default: 100ms), or 1000sims")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of cards and players (default: 0)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="J", help="how many threads")
    parser.add_argument("--out", type=Path, metavar="DIR", help=f"keep the figure in {_FIGURES} there")
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    if chosen.seats not in GAMES[chosen.game].seats:
        raise Unable(f"{chosen.game} is not for {chosen.seats} players")
    compile_once(chosen.game)
    shares = _shares(chosen)
    found = estimated(shares.mean(axis=1))
    print(
        f"{chosen.game}, {chosen.seats} players: {chosen.one} wins {found.mean:.1%} ± {found.error:.1%} against"
        f" {chosen.seats - 1} x {chosen.others} (even: {1 / chosen.seats:.1%}; {chosen.deals} deals, {chosen.budget})"
    )
    if chosen.out:
        _keep(chosen, {"win_share": found.mean, "win_share_95": found.error})
    return 0


def _shares(chosen: argparse.Namespace) -> Any:
    """By deal and seat."""
    budget = read_budget(chosen.budget)
    with progress_bar() as bar, ThreadPoolExecutor(chosen.jobs) as threads:
        task = bar.add_task(f"{chosen.one} against {chosen.others}", total=chosen.deals * chosen.seats)

        def play(place: tuple[int, int]) -> float:
            share = _match(chosen, *place, budget)
            bar.advance(task)
            return share

        places = product(range(chosen.deals), range(chosen.seats))
        return np.array(list(threads.map(play, places))).reshape(chosen.deals, chosen.seats)


def _match(chosen: argparse.Namespace, deal: int, seat: int, budget: Budget) -> float:
    """What share of the victory the one in this seat gets."""
    game, seats = chosen.game, chosen.seats
    number = chosen.seed * _DEALS + deal
    names = [chosen.one if place == seat else chosen.others for place in range(seats)]
    play = seeded(Transcript(game, names, needed_options(game, seats)), number)
    players = [_player(name, game, seats, number * seats + place, budget) for place, name in enumerate(names)]
    write = GAMES[game].notation.write_move
    while (mover := play.to_move) is not None:
        player, granted = players[mover]
        play.play(write(player.choose(play.view(mover), granted)))
    return victory_share(play.state, seat)


def _player(name: str, game: str, seats: int, seed: int, budget: Budget) -> tuple[Player, Budget]:
    """And how long it may think."""
    if name.startswith(_FLAT):
        return FlatPlayer(game, seed), Budget(0.0, simulations=int(name.removeprefix(_FLAT)))
    return maker(name, game)(seats, seed), budget


def _keep(chosen: argparse.Namespace, figure: dict[str, float]) -> None:
    """In place of what was measured before for the same."""
    target = chosen.out / _FIGURES
    known = json.loads(target.read_text()) if target.exists() else []
    what = {name: getattr(chosen, name) for name in ("game", "seats", "one", "others", "budget")}
    kept = [one for one in known if any(one[name] != value for name, value in what.items())]
    kept.append(what | {"deals": chosen.deals, "seed": chosen.seed} | figure)
    target.write_text(json.dumps(sorted(kept, key=lambda one: [str(one[name]) for name in what]), indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main())
