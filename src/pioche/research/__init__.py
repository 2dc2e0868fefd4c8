"""The standard doors for research: PettingZoo, Gymnasium, OpenSpiel, and bare NumPy arrays.

Nothing of these packages is imported before it is asked for; they come with the extra pioche[research].
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from pioche.games.catalogue import GAMES
from pioche.research.match_array import MatchArray, sparring_partners
from pioche.research.peers import peer

if TYPE_CHECKING:
    from pioche.research.gym import VectorMatches
    from pioche.research.zoo import Seats
    from pioche.research.zoo_parallel import Together

__all__ = [
    "MatchArray",
    "parallel_env",
    "pettingzoo_env",
    "register_openspiel",
    "register_pettingzoo",
    "sparring_partners",
    "vector_env",
]


def pettingzoo_env(game: str, players: int | None = None, **settings: Any) -> "Seats":
    """An AEC environment: agents take turns. Settings are the options of the game, `reward` and `render_mode`."""
    peer("pettingzoo")
    environment: Seats = import_module("pioche.research.zoo").Seats(game, players, **settings)
    return environment


def parallel_env(game: str, players: int | None = None, **settings: Any) -> "Together":
    """A parallel environment, where all agents choose at once: only some games can do that, with the options for it."""
    peer("pettingzoo")
    environment: Together = import_module("pioche.research.zoo_parallel").Together(game, players, **settings)
    return environment


def register_pettingzoo() -> list[str]:
    """Make the games known to PettingZoo: the names, as in pettingzoo.make("aec", "pioche/NAME-v0", players=4)."""
    registry = peer("pettingzoo.env_registry.registration")
    for name, game in GAMES.items():
        together, known = game.nouns.SIMULTANEOUS, f"pioche/{name}-v0"
        if known not in registry.aec_registry:
            registry.register("aec", known, pettingzoo_env, kwargs={"game": name})
        if together is not None and known not in registry.parallel_registry:
            registry.register("parallel", known, parallel_env, kwargs={"game": name, **together})
    return [f"pioche/{name}-v0" for name in GAMES]


def vector_env(game: str, num_envs: int, players: int | None = None, **settings: Any) -> "VectorMatches":
    """Gymnasium's vector environment over MatchArray, which takes the same settings."""
    peer("gymnasium")
    environment: VectorMatches = import_module("pioche.research.gym").VectorMatches(game, num_envs, players, **settings)
    return environment


def register_openspiel() -> list[str]:
    """Make the games known to OpenSpiel: the names to load, as in pyspiel.load_game("pioche_NAME(players=3)")."""
    peer("pyspiel")
    names: list[str] = import_module("pioche.research.spiel").register()
    return names
