"""Learn through PettingZoo with a library that knows nothing of these games: MaskablePPO of sb3-contrib, unmodified.

python examples/train_with_sb3.py --game take_that         # pip install "pioche[research,learn]"

The learner has seat 0, the others move at random. Printed is its mean placement, from -1 for the last to 1 for the
first, before and after.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO

from pioche.research import pettingzoo_env

LEARNER = "seat_0"


class OneSeat(gymnasium.Env[Any, Any]):
    """A PettingZoo environment as one of its agents sees it; MaskablePPO asks for `action_masks`."""

    def __init__(self, game: str, seed: int) -> None:
        self.zoo = pettingzoo_env(game, 3, reward="placement")
        self.observation_space = self.zoo.observation_space(LEARNER)["observation"]
        self.action_space = self.zoo.action_space(LEARNER)
        self.luck = np.random.default_rng(seed)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.zoo.reset(seed=seed)
        return self.others_move(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.zoo.step(int(action))
        seen = self.others_move()
        return seen, self.zoo.rewards[LEARNER], self.zoo.terminations[LEARNER], False, {}

    def others_move(self) -> Any:
        """At random, until it is the learner's turn or the match is over."""
        while self.zoo.agent_selection != LEARNER and not self.zoo.terminations[LEARNER]:
            mask = self.zoo.observe(self.zoo.agent_selection)["action_mask"]
            self.zoo.step(int(self.luck.choice(np.flatnonzero(mask))))
        return self.zoo.observe(LEARNER)["observation"]

    def action_masks(self) -> Any:
        return self.zoo.observe(LEARNER)["action_mask"].astype(bool)


def placement(model: MaskablePPO, game: str, matches: int = 300) -> float:
    table = OneSeat(game, seed=7)
    total = 0.0
    for number in range(matches):
        seen, _ = table.reset(seed=1000 + number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=table.action_masks(), deterministic=True)
            seen, reward, over, _, _ = table.step(action)
            total += reward
    return total / matches


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn by MaskablePPO through PettingZoo.")
    parser.add_argument("--game", default="take_that")
    parser.add_argument("--steps", type=int, default=50_000)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO("MlpPolicy", OneSeat(chosen.game, seed=1), n_steps=1024, batch_size=256, gamma=1.0, seed=1)
    print(f"before: mean placement {placement(model, chosen.game):+.2f}")
    model.learn(chosen.steps)
    print(f"after {chosen.steps:,} steps: {placement(model, chosen.game):+.2f}")
