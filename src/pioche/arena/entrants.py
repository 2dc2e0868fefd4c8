"""From what an entrant is called to a player: a level, a style, a search with a budget of its own, an outside bot."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from pioche.arena.outside import Outside, entry_points, outside_bot
from pioche.arena.plan import POOL, Plan, read_budget
from pioche.players.contract import Budget, MoveOpinion, Player
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.levels import LEVELS, expected_table
from pioche.players.network_player import NetworkPlayer
from pioche.players.search import Search
from pioche.players.styles import CHAMPION, Style, champion, pool
from pioche.players.trained import NO_NETWORK, network_for
from pioche.rulekit import Match, Refusal

_Maker = Callable[[int, int], Player]
"""Makes a player for a number of seats and a seed."""

NETWORK = "network"
SEARCH, GUIDED = "search:", "guided:"
"""A search with a budget of its own, by styles alone or with the network of the table."""


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
    if text == CHAMPION:
        return lambda seats, seed: HeuristicPlayer(champion(game, seats), seed)
    if text in _styles(game):
        return lambda _, seed: HeuristicPlayer(_styles(game)[text], seed)
    if text == NETWORK:
        return lambda seats, _: NetworkPlayer(_network(game, seats))
    if text.startswith((SEARCH, GUIDED)):
        return _searcher(game, text.partition(":")[2], text.startswith(GUIDED))
    bot = outside_bot(text)
    if not bot:
        raise Refusal("unknown-entrant", name=text, values=", ".join(_known(game)))
    return partial(Outside, bot, game)


def _searcher(game: str, own_budget: str, guided: bool) -> _Maker:
    """A bare number counts simulations."""
    budget = read_budget(own_budget + "sims" if own_budget.isdecimal() else own_budget)

    def make(seats: int, seed: int) -> Player:
        network = _network(game, seats) if guided else NO_NETWORK
        return _Paced(Search(game, expected_table(game, seats), seed, network=network), budget)

    return make


def _network(game: str, seats: int) -> Any:
    network = network_for(game, seats)
    if len(network) == 0:
        raise Refusal("no-network", name=game, seats=seats)
    return network


def _styles(game: str) -> dict[str, Style]:
    return {style.name: style for style in pool(game)}


def _known(game: str) -> list[str]:
    """Names to choose from, besides searches and bots in files."""
    return [*LEVELS, CHAMPION, NETWORK, *_styles(game), POOL, *entry_points()]


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
