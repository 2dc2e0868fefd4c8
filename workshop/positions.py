"""Mine test positions: where champion and search disagree most and a deep search is sure, by styles and by a network.

Prints them as JSON: a record up to the decision, the right move, and by how much it is ahead of the champion's.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from pioche.engine.play import Play, new
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.levels import expected_table, master, with_temperature
from pioche.players.search import Search
from pioche.players.styles import champion
from pioche.rulekit import Match
from pioche.surfaces.terminal.arguments import positive, progress_bar
from workshop.command import finish, parser_of

_FIRST_LOOK = Budget(0.0, simulations=600)
_SOME, _MANY = 400, 4000
"""Worlds in which all moves of a position are tried: to see whether it is worth a deep search, and in that."""
_LEAST = 0.03
"""By how much the right move must be ahead of every other one, as a share of the victory."""
_CARELESS = 0.3
"""Of the temperature of careless players: so matches differ."""

Position = dict[str, Any]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_of("positions", __doc__)
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))
    parser.add_argument("--players", type=int, default=3, metavar="N", help="default: 3")
    parser.add_argument("--matches", type=positive, default=40, metavar="M", help="to look through (default: 40)")
    parser.add_argument("--keep", type=positive, default=5, metavar="K", help="the clearest of them (default: 5)")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    return finish(_run, parser.parse_args(arguments))


def _run(chosen: argparse.Namespace) -> int:
    found: list[Position] = []
    with progress_bar() as bar:
        for seed in bar.track(range(chosen.seed, chosen.seed + chosen.matches), description=chosen.game):
            found += _clearest_of_match(chosen.game, chosen.players, seed)
    found.sort(key=lambda position: -position["ahead"])
    print(json.dumps(found[: chosen.keep], indent=1))
    return 0


def _clearest_of_match(game: str, seats: int, seed: int) -> list[Position]:
    """One of each match at most."""
    found = list(_of_match(game, seats, seed))
    return [max(found, key=lambda position: position["ahead"])] if found else []


def _of_match(game: str, seats: int, seed: int) -> Iterator[Position]:
    play = new(game, seats, seed)
    best = champion(game, seats)
    players = (
        HeuristicPlayer(best),
        HeuristicPlayer(with_temperature(best, _CARELESS * GAMES[game].heuristic.TEMPERATURE), seed),
    )
    by_styles, by_network = Search(game, expected_table(game, seats), seed), master(game, seats, seed)
    while play.to_move is not None:
        view = play.view(play.to_move)
        usual = players[0].choose(view, Budget())
        if len(play.legal) > 1 and (right := _surely_better(view, usual, by_styles, by_network)):
            yield _position(play, *right)
        play.play(GAMES[game].notation.write_move(players[1].choose(view, Budget())))


def _surely_better(view: Match, usual: int, by_styles: Search, by_network: Search) -> tuple[int, float] | None:
    """The move that is clearly better than the usual one, and by how much, if both searches are sure of the same."""
    if by_styles.choose(view, _FIRST_LOOK) == usual or not _ahead(view, usual, by_styles, _SOME):
        return None
    one, other = (_ahead(view, usual, search, _MANY) for search in (by_styles, by_network))
    if one is None or other is None or one[0] != other[0]:
        return None
    return one[0], min(one[1], other[1])


def _ahead(view: Match, usual: int, search: Search, worlds: int) -> tuple[int, float] | None:
    """The best move and its lead over the usual one, if it is ahead of all others."""
    values = search.values(view, worlds).tolist()
    moves = search.memory.elimination.moves[: len(values)].tolist()
    (highest, best), (second, _), *_ = sorted(zip(values, moves, strict=True), reverse=True)
    lead = highest - values[moves.index(usual)]
    return (best, lead) if best != usual and highest - second > _LEAST else None


def _position(play: Play, move: int, ahead: float) -> Position:
    record: Transcript = play.record()
    return {
        "game": record.game,
        "seats": len(record.players),
        "options": record.options,
        "first": record.first,
        "moves": list(record.moves),
        "right": GAMES[record.game].notation.write_move(move),
        "ahead": round(ahead, 3),
    }


if __name__ == "__main__":
    sys.exit(main())
