"""Tournaments: the same deals for everyone, every seat for everyone, and figures with error bars (docs/arena.md)."""

from pioche.arena.result import Result, Standing
from pioche.arena.tournament import tournament

__all__ = ["Result", "Standing", "tournament"]
