"""Pioche: play, study and research four small-box card games.

What it offers is imported when it is asked for: a game from outside, whose modules import `pioche.rulekit`, may be
imported before the catalogue looks for it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pioche.engine.play import MatchEvent, new
    from pioche.engine.play import Play as Session
    from pioche.engine.transcript import BadRecord, Transcript
    from pioche.games.catalogue import GAMES
    from pioche.rulekit import NATURE, NOBODY, UNKNOWN, Refusal

__version__ = "0.4.0"

__all__ = [
    "GAMES",
    "NATURE",
    "NOBODY",
    "UNKNOWN",
    "BadRecord",
    "MatchEvent",
    "Refusal",
    "Session",
    "Transcript",
    "new",
]

_HOMES = {
    "BadRecord": "engine.transcript",
    "MatchEvent": "engine.play",
    "GAMES": "games.catalogue",
    "Session": "engine.play",
    "Transcript": "engine.transcript",
    "new": "engine.play",
}
"""Where each name lives; the others are words of the rulekit."""


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'pioche' has no attribute {name!r}")
    home = import_module(f"pioche.{_HOMES.get(name, 'rulekit')}")
    found = globals()[name] = getattr(home, "Play" if name == "Session" else name)
    return found
