"""PettingZoo, parallel: all agents choose at once. Import this only where PettingZoo is installed."""

import sys
from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from pioche.engine.dispatch import choices_are_hidden
from pioche.games.catalogue import GAMES
from pioche.research.match_array import FULL
from pioche.research.seat_by_seat import OneMatch, as_text
from pioche.research.spaces import action_space, observation_space
from pioche.research.zoo import RENDER_MODES, Seen, agent_names
from pioche.rulekit import NOBODY, Refusal, Value

_FORFEIT = -1.0
_Told = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


def _simultaneous() -> list[str]:
    """The games in which all may choose at once, each with the options for it."""
    return [f"{name} ({_options(game.nouns.SIMULTANEOUS)})" for name, game in GAMES.items() if game.nouns.SIMULTANEOUS]


def _options(chosen: Mapping[str, Value]) -> str:
    return ", ".join(f"{name}={value}" for name, value in chosen.items())


class Together(ParallelEnv[str, Seen, Any]):
    """An illegal choice forfeits the match, as PettingZoo's own wrapper has it: it ends, and costs the chooser one."""

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
        self.match = OneMatch(game, players, reward, parts, options)
        if not choices_are_hidden(self.match.state):
            raise Refusal("not-simultaneous", values=", ".join(_simultaneous()))
        self.metadata = {"name": f"{game}_parallel_v0", "render_modes": RENDER_MODES}
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.match.seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(game, self.match.seats) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        rows = [self.match.seen_by(seat) for seat in range(self.match.seats)]
        return {agent: {"observation": rows[seat][0], "action_mask": rows[seat][1]} for seat, agent in self._seated()}

    def _seated(self) -> list[tuple[int, str]]:
        return list(enumerate(self.possible_agents))

    def step(self, actions: dict[str, Any]) -> _Told:
        if not self.agents:
            raise Refusal("not-begun")
        chosen = [int(actions[agent]) for agent in self.possible_agents]
        wrong = [seat for seat in range(self.match.seats) if not self._legal(seat, chosen[seat])]
        if not wrong:
            self._reveal(chosen)
        return self._told(wrong)

    def _legal(self, seat: int, action: int) -> bool:
        mask = self.match.seen_by(seat)[1]
        return 0 <= action < len(mask) and bool(mask[action])

    def _reveal(self, chosen: list[int]) -> None:
        """Clockwise from the leader, as records have it."""
        for _ in self.possible_agents:
            self.match.decide(chosen[self.match.mover])

    def _told(self, wrong: list[int]) -> _Told:
        over = self.match.mover == NOBODY or bool(wrong)
        rewards = self._rewards(wrong)
        told: _Told = (
            self._seen(),
            dict(zip(self.possible_agents, rewards, strict=True)),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, False),
            {agent: {} for agent in self.possible_agents},
        )
        self.agents = [] if over else self.agents
        return told

    def _rewards(self, wrong: list[int]) -> list[float]:
        if wrong or self.match.mover != NOBODY:
            return [_FORFEIT if seat in wrong else 0.0 for seat in range(self.match.seats)]
        return self.match.rewards()

    def render(self) -> str | None:
        """What every agent may know, field by field."""
        seen = self._seen()
        text = "\n".join(as_text(self.match.game, seat, seen[agent]["observation"]) for seat, agent in self._seated())
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
