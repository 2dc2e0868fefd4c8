"""Everybody in the project who plays without a search, each of whom may fill a table."""

from pathlib import Path

from pioche.arena.entrants import NETWORK, styles_at
from pioche.arena.outside import outside_bot
from pioche.players.trained import network_for

ALL = "all-styles"
_EXAMPLES = Path("examples")


def company(others: str, game: str, seats: int) -> list[str]:
    """Whom this name stands for: one player, or each style and network of a table."""
    return [*styles_at(game, seats), *_network(game, seats), *_example(game, seats)] if others == ALL else [others]


def _network(game: str, seats: int) -> list[str]:
    return [NETWORK] if len(network_for(game, seats)) else []


def _example(game: str, seats: int) -> list[str]:
    """The network among the examples, where there is one for this game and number of players."""
    source = _EXAMPLES / f"{game}_network.py"
    bot = f"{source}:Learned"
    return [bot] if source.is_file() and seats in getattr(outside_bot(bot), "trained_for", ()) else []
