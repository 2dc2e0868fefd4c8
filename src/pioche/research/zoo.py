"""PettingZoo: agents take turns at one match. Import this only where PettingZoo is installed."""

import sys
from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from pioche.research.match_array import FULL
from pioche.research.seat_by_seat import OneMatch, as_text
from pioche.research.spaces import action_space, observation_space
from pioche.rulekit import NOBODY, Refusal, Value

RENDER_MODES = ["ansi", "human"]
Seen = dict[str, Any]


def agent_names(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


class Seats(AECEnv[str, Seen, Any]):
    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = "placement",
        render_mode: str | None = None,
        parts: Mapping[str, Value] = FULL,
        **options: Value,
    ) -> None:
        super().__init__()
        self.match = OneMatch(game, players, reward, parts, options)
        self.metadata = {"name": f"{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.match.seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(game, self.match.seats) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. There are no options of a reset: those of the game were given at the beginning."""
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.mover]

    def observe(self, agent: str) -> Seen:
        seat = self._number[agent]
        if seat == self.match.mover:
            return {"observation": self.match.row.copy(), "action_mask": self.match.mask.copy()}
        row, mask = self.match.seen_by(seat)
        return {"observation": row, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Refusal, and nothing happens, where the action is not legal."""
        if not self.agents:
            raise Refusal("not-begun")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.match.decide(self._checked(action))
        if self.match.mover == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.match.mover]
        if self.render_mode == "human":
            self.render()

    def _checked(self, action: Any) -> int:
        mask = self.match.mask
        if action is None or not 0 <= action < len(mask) or not mask[action]:
            raise Refusal("illegal-action", environment=0, action=str(action))
        return int(action)

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.match.rewards(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What the agent to move may know, field by field."""
        agent = self.agent_selection
        text = as_text(self.match.game, self._number[agent], self.observe(agent)["observation"])
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
