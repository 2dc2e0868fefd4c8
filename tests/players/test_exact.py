"""The exact solver, and the search beside it."""

from typing import Any

import pytest

import pioche
from pioche.engine.dispatch import apply, to_move
from pioche.engine.referee import legal_moves
from pioche.engine.rollout import Scratch, let_nature_move, to_decision_in_round
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.exact import Solver
from pioche.players.search import Search
from pioche.players.value import VICTORY, weigh_round
from pioche.rulekit import BETWEEN_ROUNDS, OVER, Match, dice, floats
from tests.kit import match, sized, view


def ended(state: Match) -> bool:
    return state.stage in (BETWEEN_ROUNDS, OVER)


def values_of(state: Match) -> list[float]:
    """By hand: every line of play, the best for each mover."""
    if ended(state):
        found = floats(state.seats)
        weigh_round(state, found, VICTORY)
        return found.tolist()
    seat, lines = to_move(state), []
    for move in legal_moves(state):
        after = state.copy()
        apply(after, move, None)
        lines.append(values_of(after))
    return max(lines, key=lambda line: line[seat])


def late(game: str, seats: int, seed: int, solver: Solver) -> Any:
    """A position near the end of the first round with a choice in it, and its solution."""
    state, luck, scratch = match(game, seats), dice(seed), Scratch.blank()
    found = None
    let_nature_move(state, luck, scratch, None)
    while to_decision_in_round(state, luck, scratch) >= 0:
        if len(legal_moves(state)) > 1 and (solution := solver.solve(state)):
            found = found or (state.copy(), *solution)
        apply(state, legal_moves(state)[luck.digit % len(legal_moves(state))], None)
        luck.digit = (luck.digit * 69069 + 1) & 0xFFFFFFFF
    return found


@pytest.mark.needs_speed
@pytest.mark.parametrize("game", ["no_thanks", "take_that", "tightrope"])
def test_the_solver_agrees_with_looking_at_every_line(game: str) -> None:
    solver = Solver(game, positions=300)
    solved = [late(game, 3, seed, solver) for seed in range(12)]
    assert sum(found is not None for found in solved) >= 3
    for found in solved:
        if found:
            state, move, value = found
            assert move in legal_moves(state)
            assert value == pytest.approx(values_of(state))


@pytest.mark.parametrize("game", GAMES)
def test_a_solver_gives_up_in_time(game: str) -> None:
    session = pioche.new(game, 3, seed=1)
    assert Solver(game, positions=sized(1000, interpreted=30)).solve(session.state) is None


@pytest.mark.needs_speed
def test_the_search_finds_the_exact_move_for_the_last_card() -> None:
    """NT-22: nothing is hidden once the last card lies open, as chips are remembered."""
    solver, agreed, asked = Solver("no_thanks", positions=150), 0, 0
    for seed in range(60):
        found = late("no_thanks", 3, seed, solver)
        if found and found[0].pile_count == 0:
            state, move, _ = found
            values = {one: worth_after(state, one) for one in legal_moves(state)}
            if max(values.values()) - min(values.values()) > 0.05:
                asked += 1
                agreed += Search("no_thanks", [], seed).choose(view(state, to_move(state)), Budget(0.0, 4000)) == move
    assert asked >= 5
    assert agreed >= 0.9 * asked


def worth_after(state: Match, move: int) -> float:
    after = state.copy()
    apply(after, move, None)
    return values_of(after)[to_move(state)]
