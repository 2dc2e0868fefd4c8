"""Oh Hell: everything that knows the game."""

from oh_hell import state
from pioche.games.game import Game, Modules


def _load() -> Modules:
    from oh_hell import encoding, heuristic, lazy_chance, notation, rules, sight, text_board

    return Modules(rules, sight, notation, heuristic, encoding, lazy_chance, text_board)


GAME = Game(state, _load)
