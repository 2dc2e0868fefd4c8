"""Tightrope: everything in Python that knows the game."""

from pioche.games.game import Game, Modules
from pioche.games.tightrope import state


def _load() -> Modules:
    from pioche.games.tightrope import encoding, heuristic, lazy_chance, notation, recall, rules, sight, text_board

    return Modules(rules, sight, notation, heuristic, encoding, lazy_chance, text_board, recall=recall)


GAME = Game(state, _load)
