"""Hit the Deck: everything in Python that knows the game."""

from pioche.games.game import Game, Modules
from pioche.games.hit_the_deck import state


def _load() -> Modules:
    from pioche.games.hit_the_deck import encoding, heuristic, lazy_chance, notation, rules, sight, text_board
    from pioche.games.hit_the_deck.reflex import Reflex

    return Modules(rules, sight, notation, heuristic, encoding, lazy_chance, text_board, Reflex)


GAME = Game(state, _load)
