"""OpenSpiel: games registered from Python. Import this only where OpenSpiel is installed.

Its C++ bots must not be used on games written in Python: their `step` crashes. Its Python algorithms are all right.
"""

from typing import Any

import numpy as np
import pyspiel

from pioche.engine.referee import new_match
from pioche.games.catalogue import GAMES
from pioche.games.game import Game
from pioche.research.observe import VICTORY, actions, layout, reward_named
from pioche.research.seat_by_seat import as_text
from pioche.research.spiel_state import SpielState
from pioche.rulekit import Limit, Match, Value

_PREFIX = "pioche_"
_REGISTERED: set[str] = set()


def register() -> list[str]:
    """The names to load; to register twice does nothing."""
    for game in GAMES.values():
        if game.name not in _REGISTERED:
            pyspiel.register_game(_game_type(game, "placement"), _class_of(game))
            _REGISTERED.add(game.name)
    return [_PREFIX + name for name in GAMES]


def _class_of(game: Game) -> type:
    """OpenSpiel makes a game by calling its class with the parameters."""

    class Registered(_SpielGame):
        played = game

    return Registered


def _parameters(game: Game) -> dict[str, Value]:
    """Players and reward, every option of the rules, every measure of a reduced game; with their defaults."""
    options = {option.name: option.default for option in (*game.options, *game.parts)}
    decimal = {option.name: float(option.default) for option in game.options if isinstance(option, Limit)}
    return {"players": game.seats[0], "reward": "placement", **options, **decimal}


def _game_type(game: Game, reward: str) -> Any:
    kinds = pyspiel.GameType
    bounded = game.lazy_chance.BOUNDED
    return kinds(
        short_name=_PREFIX + game.name,
        long_name=_PREFIX + game.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if reward_named(reward) == VICTORY else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=bounded,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _game_facts(opening: Match, game: Game, reward: str) -> Any:
    most = {"placement": 1.0, "victory": 1.0, "score": float(game.lazy_chance.most_points(opening))}[reward]
    return pyspiel.GameInfo(
        num_distinct_actions=actions(game.name),
        max_chance_outcomes=game.lazy_chance.MOST_OUTCOMES,
        num_players=opening.seats,
        min_utility=0.0 if reward_named(reward) == VICTORY else -most,
        max_utility=most,
        utility_sum=1.0 if reward_named(reward) == VICTORY else 0.0,
        max_game_length=game.lazy_chance.longest(opening),
    )


class _SpielGame(pyspiel.Game):
    played: Game

    def __init__(self, chosen: dict[str, Value] | None = None) -> None:
        settings = _parameters(self.played) | (chosen or {})
        self.reward = str(settings.pop("reward"))
        self.seats = int(settings.pop("players"))
        parts = {part.name: settings.pop(part.name) for part in self.played.parts}
        reduced = parts if any(parts.values()) else {}
        self.opening = new_match(self.played.name, self.seats, 0, settings, reduced)
        facts = _game_facts(self.opening, self.played, self.reward)
        super().__init__(_game_type(self.played, self.reward), facts, chosen or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "_Observer":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return _Observer(self.played.name, self.seats, recall=recall)


class _Observer:
    """With perfect recall: all that the seat has seen happen. Without: what lies before it now."""

    def __init__(self, game: str, seats: int, *, recall: bool) -> None:
        self.game = game
        self.recall = recall
        self.size = layout(game).size(seats)
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        row = state.history_row(player) if self.recall else state.row(player)
        if len(self.tensor) != len(row):
            self.tensor = np.zeros(len(row), np.float32)
            self.dict = {"history" if self.recall else "observation": self.tensor}
        self.tensor[:] = row

    def string_from(self, state: SpielState, player: int) -> str:
        return state.history_seen(player) if self.recall else as_text(self.game, player, state.row(player))
