"""Pioche: play, study and research four small-box card games."""

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
