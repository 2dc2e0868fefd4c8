"""A small network that plays No Thanks!, and the bot that plays by it. Playing needs NumPy only.

pioche arena no_thanks --players examples/no_thanks_network.py:Learned,strong --seats 3 --deals 2000

`train_no_thanks.py` writes its weights.
"""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioche.engine.dispatch import observe
from pioche.games.catalogue import GAMES
from pioche.games.no_thanks.encoding import BLOCK, CARDS, CHIPS, OFFERED, OWNED, PILE_LEFT, POT, SEATS_AT, UNSEEN
from pioche.research.observe import layout

Array = NDArray[np.float32]
WEIGHTS = Path(__file__).with_name("no_thanks_weights.npz")
AROUND = 3
"""This many neighbours of the offered card are looked at on either side."""
VALUES = np.arange(3, 3 + CARDS, dtype=np.float32)


def features(observations: NDArray[np.int8], seats: int) -> Array:
    """What the observations say of the offered card: a row for each."""
    rows = np.arange(len(observations))
    card = observations[:, OFFERED : OFFERED + CARDS].argmax(1)
    blocks = observations[:, SEATS_AT:].reshape(len(rows), seats, BLOCK)
    owned = _padded(blocks[:, :, OWNED : OWNED + CARDS].astype(np.float32))
    unseen = _padded(observations[:, None, UNSEEN : UNSEEN + CARDS].astype(np.float32))
    places = card[:, None] + [offset for offset in range(2 * AROUND + 1) if offset != AROUND]
    near = np.concatenate([owned, unseen], 1)[rows[:, None, None], np.arange(seats + 1)[:, None], places[:, None, :]]
    value = VALUES[card][:, None]
    marginal = value * (1 - near[:, :seats, AROUND - 1]) - (value + 1) * near[:, :seats, AROUND]
    chips = blocks[:, :, CHIPS].astype(np.float32)
    points = ((owned[:, :, 1:] * (1 - owned[:, :, :-1]))[:, :, AROUND - 1 : AROUND - 1 + CARDS] * VALUES).sum(2) - chips
    table = np.stack([value[:, 0] / 10, observations[:, POT] / 5, observations[:, PILE_LEFT] / 24], 1)
    standing = np.concatenate([chips / 8, 1 / (1 + chips), (points - points[:, :1]) / 20, points[:, :1] / 20], 1)
    costs = np.concatenate([marginal / 10, (marginal <= 0).astype(np.float32)], 1)
    return np.concatenate([table, standing, costs, near.reshape(len(rows), -1)], 1, dtype=np.float32)


def _padded(flags: Array) -> Array:
    return np.pad(flags, ((0, 0), (0, 0), (AROUND, AROUND)))


def inputs(seats: int) -> int:
    return features(np.zeros((1, layout("no_thanks").size(seats)), np.int8), seats).shape[1]


def preferences(weights: dict[str, Array], facts: Array) -> Array:
    """By action; more is better."""
    for layer in ("first", "second"):
        facts = np.tanh(facts @ weights[f"{layer}.weight"].T + weights[f"{layer}.bias"])
    scores: Array = facts @ weights["policy.weight"].T + weights["policy.bias"]
    return scores


class Learned:
    """The actions of the network: take is 0, refuse is 1."""

    trained_for = (3,)
    """Numbers of players."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.seats = seats
        self.weights = dict(np.load(WEIGHTS))
        self.row: Any = np.zeros(layout(game).size(seats), np.int8)
        observe(GAMES[game].view.blank(), 0, self.row)  # compiled here, once, and not while the clock of a move runs

    def choose(self, view: Any, legal: list[str], seconds: float) -> str:
        if len(legal) == 1:
            return legal[0]
        observe(view, view.viewer, self.row)
        take, refuse = preferences(self.weights, features(self.row[None], self.seats))[0]
        return "take" if take > refuse else "refuse"
