"""The spaces of observations and actions, for PettingZoo and Gymnasium alike."""

from typing import Any

import numpy as np
from gymnasium import spaces

from pioche.research.observe import actions, layout


def observation_space(game: str, seats: int) -> spaces.Dict:
    low, high = layout(game).bounds(seats)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (actions(game),), np.int8),
        }
    )


def action_space(game: str) -> "spaces.Discrete[Any]":
    return spaces.Discrete(actions(game))
