"""The spaces of observations and actions, for PettingZoo and Gymnasium alike."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pioche.research.observe import actions, layout
from pioche.rulekit.fields import Field, Layout

Bound = NDArray[np.int8]


def observation_space(game: str, seats: int) -> spaces.Dict:
    low, high = bounds(layout(game), seats)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (actions(game),), np.int8),
        }
    )


def action_space(game: str) -> "spaces.Discrete[Any]":
    return spaces.Discrete(actions(game))


def bounds(layout: Layout, seats: int) -> tuple[Bound, Bound]:
    fields = [*layout.table, *layout.seat * seats]
    return _repeated([field.least for field in fields], fields), _repeated([field.most for field in fields], fields)


def _repeated(values: list[int], fields: list[Field]) -> Bound:
    return np.repeat(np.array(values, np.int8), [field.size for field in fields])
