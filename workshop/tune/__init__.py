"""Weights of a game's heuristic: `python -m workshop.tune GAME`."""
