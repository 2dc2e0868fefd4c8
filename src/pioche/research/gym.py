"""Gymnasium's vector API over MatchArray, and one environment alone. Import this only where Gymnasium is installed.

Importing it makes the games known by name, and Gymnasium can do that itself:
gymnasium.make_vec("pioche.research.gym:pioche/NAME-v0", num_envs=64).
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from pioche.games.catalogue import GAMES
from pioche.research.match_array import MatchArray, sparring_partners
from pioche.research.spaces import action_space, observation_space

_Seen = dict[str, Any]
_Facts = dict[str, Any]


class VectorMatches(VectorEnv[_Seen, Any, Any]):
    """Rewards are those of the seat that acted; all seats' are in infos["rewards"], and infos["seat"] is to move."""

    def __init__(self, game: str, num_envs: int, players: int | None = None, **settings: Any) -> None:
        """The settings are those of MatchArray."""
        self.matches = MatchArray(game, num_envs, players, **settings)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(game, self.matches.seats)
        self.single_action_space = action_space(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[_Seen, _Facts]:
        super().reset(seed=seed)
        self.matches.reset(int(self.np_random.integers(2**62)))
        return self._seen(), {"seat": self.matches.movers.copy()}

    def step(self, actions: Any) -> tuple[_Seen, Any, Any, Any, _Facts]:
        matches = self.matches
        matches.step(actions)
        rewards = matches.rewards[np.arange(self.num_envs), matches.actors].astype(np.float64)
        never = np.zeros(self.num_envs, np.bool_)
        return self._seen(), rewards, matches.ended.copy(), never, self._facts()

    def _seen(self) -> _Seen:
        return {"action_mask": self.matches.masks.copy(), "observation": self.matches.observations.copy()}

    def _facts(self) -> _Facts:
        matches = self.matches
        facts: _Facts = {"seat": matches.movers.copy(), "rewards": matches.rewards.copy()}
        if matches.ended.any():
            facts["final_obs"] = {
                "action_mask": np.zeros_like(matches.masks),
                "observation": matches.last_observations.copy(),
            }
            facts["_final_obs"] = matches.ended.copy()
        return facts


class OneTable(gymnasium.Env[_Seen, Any]):
    """One seat against opponents by heuristics: the champion and the pool of styles."""

    def __init__(self, game: str, players: int | None = None, **settings: Any) -> None:
        """The settings are those of MatchArray."""
        self.metadata = {"render_modes": []}
        seats = players or GAMES[game].seats[0]
        chosen: dict[str, Any] = {"opponents": sparring_partners(game, seats), "forfeit": True} | settings
        self.matches = MatchArray(game, 1, seats, **chosen)
        self.observation_space = observation_space(game, seats)
        self.action_space = action_space(game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[_Seen, _Facts]:
        super().reset(seed=seed)
        self.matches.reset(int(self.np_random.integers(2**62)))
        return self._seen(self.matches.observations), {}

    def step(self, action: Any) -> tuple[_Seen, float, bool, bool, _Facts]:
        matches = self.matches
        matches.step([action])
        over = bool(matches.ended[0])
        seen = self._seen(matches.last_observations if over else matches.observations)
        return seen, float(matches.rewards[0, matches.actors[0]]), over, False, {}

    def _seen(self, rows: Any) -> _Seen:
        return {"observation": rows[0].copy(), "action_mask": self.matches.masks[0].copy()}

    def action_masks(self) -> Any:
        """As sb3-contrib asks for it."""
        return self.matches.masks[0].astype(np.bool_)


def vector_by_name(num_envs: int, game: str, **settings: Any) -> VectorMatches:
    return VectorMatches(game, num_envs, **settings)


for name in GAMES:
    gymnasium.register(
        f"pioche/{name}-v0",
        entry_point="pioche.research.gym:OneTable",
        vector_entry_point="pioche.research.gym:vector_by_name",
        kwargs={"game": name},
    )
