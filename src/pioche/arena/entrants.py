"""From what an entrant is called to a player: a level, a style, a search with a budget of its own, an outside bot."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from pioche.arena.outside import Outside, entry_points, outside_bot
from pioche.arena.plan import POOL, Plan, read_budget
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget, MoveOpinion, Player
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.levels import LEVELS, expected_table, master
from pioche.players.network_player import NetworkPlayer
from pioche.players.search import Search
from pioche.players.styles import Style, champion, pool, rivals
from pioche.players.trained import NO_NETWORK, network_for
from pioche.rulekit import Match, Refusal

_Maker = Callable[[int, int], Player]
"""Makes a player for a number of seats and a seed."""

NETWORK = "network"
SEARCH, GUIDED, MASTER = "search:", "guided:", "master:"
"""A search with a budget of its own: by styles alone, with the network of the table, or with all that a master has."""


class _Paced:
    """A player that keeps to a budget of its own, whatever the tournament grants."""

    def __init__(self, player: Player, budget: Budget) -> None:
        self.player = player
        self.budget = budget

    def choose(self, view: Match, budget: Budget) -> int:
        return self.player.choose(view, self.budget)

    def opinions(self, view: Match, budget: Budget) -> list[MoveOpinion]:
        return self.player.opinions(view, self.budget)


@cache
def maker(text: str, game: str) -> _Maker:
    """Refusal if nobody goes by this name."""
    if text in LEVELS:
        return partial(LEVELS[text].player, game)
    if any(text in styles_at(game, seats) for seats in GAMES[game].seats):
        return lambda seats, seed: HeuristicPlayer(_style(text, game, seats), seed)
    if text == NETWORK:
        return lambda seats, _: NetworkPlayer(_network(game, seats))
    if text.startswith((SEARCH, GUIDED, MASTER)):
        return _searcher(game, *text.split(":", 1))
    if bot := outside_bot(text):
        return partial(Outside, bot, game)
    raise _unknown(text, game, GAMES[game].seats[0])


def _searcher(game: str, kind: str, own_budget: str) -> _Maker:
    """A bare number counts simulations."""
    budget = read_budget(own_budget + "sims" if own_budget.isdecimal() else own_budget)
    search = {SEARCH: _by_styles, GUIDED: _guided, MASTER: master}[f"{kind}:"]
    return lambda seats, seed: _Paced(search(game, seats, seed), budget)


def _by_styles(game: str, seats: int, seed: int, network: Any = NO_NETWORK) -> Search:
    return Search(game, expected_table(game, seats), seed, network=network)


def _guided(game: str, seats: int, seed: int) -> Search:
    return _by_styles(game, seats, seed, _network(game, seats))


def _network(game: str, seats: int) -> Any:
    network = network_for(game, seats)
    if len(network) == 0:
        raise Refusal("no-network", name=game, seats=seats)
    return network


def styles_at(game: str, seats: int) -> dict[str, Style]:
    """All that can be called by name: the champion, its rivals and the pool."""
    return {style.name: style for style in (champion(game, seats), *rivals(game, seats), *pool(game))}


def _style(name: str, game: str, seats: int) -> Style:
    if name not in styles_at(game, seats):
        raise _unknown(name, game, seats)
    return styles_at(game, seats)[name]


def _unknown(name: str, game: str, seats: int) -> Refusal:
    """With the names to choose from, besides searches and bots in files."""
    known = [*LEVELS, NETWORK, *styles_at(game, seats), POOL, *entry_points()]
    return Refusal("unknown-entrant", name=name, values=", ".join(known))


def check_entrants(plan: Plan) -> None:
    for text in plan.entrants:
        if text != POOL:
            maker(text, plan.game)
        if text == NETWORK or text.startswith(GUIDED):
            _network(plan.game, plan.seats)


def _from_outside(text: str, game: str) -> bool:
    return getattr(maker(text, game), "func", None) is Outside


def house_players(plan: Plan) -> list[Player]:
    called = [text for text in plan.entrants if text != POOL]
    return [maker(text, plan.game)(plan.seats, 0) for text in called if not _from_outside(text, plan.game)]


def only_heuristics(plan: Plan) -> bool:
    house = house_players(plan)
    return len(house) == len(plan.entrants) - plan.mixed and all(
        isinstance(player, HeuristicPlayer) for player in house
    )
