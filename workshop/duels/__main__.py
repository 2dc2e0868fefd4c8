"""One player against a table full of another: in every seat of every deal, with the share of the victories.

`all-styles` stands for each style and network in the project, one after the other.
"""

import argparse
import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from pioche.arena.plan import read_budget
from pioche.arena.tally import Estimate, estimated
from pioche.games.catalogue import GAMES
from pioche.surfaces.terminal.arguments import compile_once, positive, progress_bar
from workshop.command import Unable, finish, parser_of
from workshop.duels.company import ALL, company
from workshop.duels.matches import Duel, sitter, win_shares
from workshop.kept import DUELS, Figure, keep_figure

_WHAT = ("game", "seats", "one", "others", "budget")
_OTHERS = f"e.g. expert, champion, 'rival 1', network, flat:20000, my_bot.py:Clever, {ALL}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of("duels", __doc__)
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))
    parser.add_argument("one", metavar="ONE", help="as in the arena, e.g. master")
    parser.add_argument("others", metavar="OTHERS", help=_OTHERS)
    parser.add_argument("--seats", type=positive, default=3, metavar="N", help="default: 3")
    parser.add_argument("--deals", type=positive, default=100, metavar="K", help="each in every seat (default: 100)")
    parser.add_argument("--budget", default="100ms", metavar="B", help="of a move (default: 100ms), or 1000sims")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="of cards and players (default: 0)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, metavar="J", help="how many threads")
    parser.add_argument("--out", type=Path, metavar="DIR", help=f"keep the figures in {DUELS} there")
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    if chosen.seats not in GAMES[chosen.game].seats:
        raise Unable(f"{chosen.game} is not for {chosen.seats} players")
    if chosen.deals < 2:
        raise Unable("an error bar needs two deals at the least")
    compile_once(chosen.game)
    met = company(chosen.others, chosen.game, chosen.seats)
    found = {others: _fight(chosen, others) for others in met}
    if chosen.others == ALL:
        print(_summary(found, chosen.seats))
    return 0


def _fight(chosen: argparse.Namespace, others: str) -> Estimate:
    """Told and kept as soon as it is known."""
    found = _measured(chosen, others)
    print(
        f"{chosen.game}, {chosen.seats} players: {chosen.one} wins {found.mean:.1%} ± {found.error:.1%} against"
        f" {chosen.seats - 1} x {others} (even: {1 / chosen.seats:.1%}; {chosen.deals} deals, {chosen.budget})",
        flush=True,
    )
    if chosen.out:
        keep_figure(chosen.out / DUELS, _figure(chosen, others, found), _WHAT)
    return found


def _figure(chosen: argparse.Namespace, others: str, found: Estimate) -> Figure:
    """With the command that measures it anew."""
    told = {name: getattr(chosen, name) for name in (*_WHAT, "deals", "seed")} | {"others": others}
    players = [chosen.game, chosen.one, others]
    amounts = [f"--{name}={told[name]}" for name in ("seats", "deals", "budget", "seed")]
    command = shlex.join(["python", "-m", "workshop.duels", *players, *amounts])
    return told | {"win_share": found.mean, "win_share_95": found.error, "command": command}


def _measured(chosen: argparse.Namespace, others: str) -> Estimate:
    budget = read_budget(chosen.budget)
    one, rest = (sitter(name, chosen.game, budget) for name in (chosen.one, others))
    duel = Duel(chosen.game, chosen.seats, one, rest, chosen.seed)
    with progress_bar() as bar:
        task = bar.add_task(f"{chosen.one} against {others}", total=chosen.deals * chosen.seats)
        return estimated(win_shares(duel, chosen.deals, chosen.jobs, lambda: bar.advance(task)).mean(axis=1))


def _summary(found: dict[str, Estimate], seats: int) -> str:
    """Whether anybody fills a table at which the one is below par."""
    least = min(found, key=lambda others: found[others].mean)
    below = [others for others, share in found.items() if share.mean < 1 / seats]
    surely = [others for others, share in found.items() if share.mean - share.error >= 1 / seats]
    return (
        f"at least par ({1 / seats:.1%}) against {len(found) - len(below)} of {len(found)}, by more than the error"
        f" against {len(surely)}; least, {found[least].mean:.1%} ± {found[least].error:.1%}, against {least}"
    )


if __name__ == "__main__":
    sys.exit(main())
