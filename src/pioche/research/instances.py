"""Reduced games with known solutions: the table in docs/research/solutions.md, computed by us and by OpenSpiel.

python -m pioche.research.instances      # writes the table
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pioche.engine.referee import new_match
from pioche.games.catalogue import GAMES
from pioche.games.contract import Instance, Solvable
from pioche.research.peers import peer
from pioche.research.solve import backward_induction, best_answer, equilibrium, visible
from pioche.rulekit import Match

_FIGURES = "{:+.6f}"


@dataclass(frozen=True)
class Reduced:
    """A game as one of its instances reduces it."""

    game: str
    instance: Instance

    def opening(self) -> Match:
        return new_match(self.game, self.instance.seats, 0, self.instance.options, self.instance.parts)

    @property
    def spiel_name(self) -> str:
        chosen = self.instance
        settings = {"players": chosen.seats, **chosen.parts, **chosen.options, "reward": "score"}
        return f"pioche_{self.game}({','.join(f'{name}={value}' for name, value in settings.items())})"


@dataclass(frozen=True)
class Row:
    """The same figure twice, and how much anybody could still gain by another strategy, as OpenSpiel finds it."""

    instance: Reduced
    method: str
    ours: float
    theirs: float
    gain: float | None = None


def reduced(method: Callable[[Solvable], tuple[Instance, ...]]) -> list[Reduced]:
    """All reduced games that are solved by this method."""
    return [Reduced(name, one) for name, game in GAMES.items() for one in method(game.lazy_chance.SOLVABLE)]


def by_equilibrium(instance: Reduced) -> Row:
    solution = equilibrium(instance.opening())
    strategies = solution.strategies

    def chances(state: Any, player: int) -> dict[int, float]:
        return strategies[player][state.information_state_string(player)]

    game, policy = _loaded(instance), _as_policy(instance, chances)
    gain = peer("open_spiel.python.algorithms.exploitability").nash_conv(game, policy)
    return Row(instance, "equilibrium", solution.value, _value_of(game, policy), gain)


def by_induction(instance: Reduced) -> Row:
    solution = backward_induction(instance.opening())

    def chances(state: Any, player: int) -> dict[int, float]:
        return {solution.choices[visible(state.position.match)]: 1.0}

    game, policy = _loaded(instance), _as_policy(instance, chances)
    gain = peer("open_spiel.python.algorithms.exploitability").nash_conv(game, policy)
    return Row(instance, "backward induction", solution.values[0], _value_of(game, policy), gain)


def by_answer(instance: Reduced) -> Row:
    game = _loaded(instance)
    uniform = peer("open_spiel.python.policy").UniformRandomPolicy(game)
    theirs = peer("open_spiel.python.algorithms.best_response").BestResponsePolicy(game, 0, uniform)
    return Row(instance, "best answer", best_answer(instance.opening(), 0), theirs.value(game.new_initial_state()))


def _loaded(instance: Reduced) -> Any:
    peer("pioche.research.spiel").register()
    return peer("pyspiel").load_game(instance.spiel_name)


def _value_of(game: Any, policy: Any) -> float:
    score = peer("open_spiel.python.algorithms.expected_game_score")
    return float(score.policy_value(game.new_initial_state(), [policy] * game.num_players())[0])


def _as_policy(instance: Reduced, chances: Any) -> Any:
    """A strategy of ours in OpenSpiel's form."""

    def action_probabilities(_: Any, state: Any, player_id: int | None = None) -> dict[int, float]:
        found = chances(state, state.current_player() if player_id is None else player_id)
        return {action: found.get(action, 0.0) for action in state.legal_actions()}

    game = _loaded(instance)
    kind = type("Ours", (peer("open_spiel.python.policy").Policy,), {"action_probabilities": action_probabilities})
    return kind(game, list(range(game.num_players())))


def rows() -> list[Row]:
    return [
        *map(by_equilibrium, reduced(lambda solvable: solvable.equilibrium)),
        *map(by_induction, reduced(lambda solvable: solvable.induction)),
        *map(by_answer, reduced(lambda solvable: solvable.answer)),
    ]


def table(found: list[Row]) -> str:
    lines = ["| instance | method | ours | OpenSpiel's | gain |", "|---|---|---|---|---|"]
    for row in found:
        gain = "–" if row.gain is None else f"{abs(row.gain):.1e}"
        figures = " | ".join(_FIGURES.format(value) for value in (row.ours, row.theirs))
        lines.append(f"| `{row.instance.spiel_name}` | {row.method} | {figures} | {gain} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(table(rows()) + "\n")
