"""Our solutions of reduced games, and OpenSpiel's opinion of them."""

import re
from pathlib import Path

import pytest

from pioche.research.instances import (
    Reduced,
    Row,
    by_answer,
    by_equilibrium,
    by_induction,
    reduced,
    table,
)
from pioche.research.solve import backward_induction, equilibrium

SOLUTIONS = Path(__file__).parents[2] / "docs" / "research" / "solutions.md"


EQUILIBRIA = reduced(lambda solvable: solvable.equilibrium[:1])
INDUCTIONS = reduced(lambda solvable: solvable.induction[:2])
ANSWERS = reduced(lambda solvable: solvable.answer[:1])
"""Those that take a second or less."""


@pytest.mark.needs_speed
@pytest.mark.parametrize("instance", EQUILIBRIA, ids=str)
def test_nobody_can_better_our_equilibrium(instance: Reduced) -> None:
    check(by_equilibrium(instance))


@pytest.mark.needs_speed
@pytest.mark.parametrize("instance", INDUCTIONS, ids=str)
def test_nobody_can_better_our_induction(instance: Reduced) -> None:
    check(by_induction(instance))


@pytest.mark.long
@pytest.mark.needs_speed
@pytest.mark.parametrize("instance", ANSWERS[-1:], ids=str)
def test_our_best_answer_is_theirs(instance: Reduced) -> None:
    check(by_answer(instance))


def check(row: Row) -> None:
    assert row.ours == pytest.approx(row.theirs, abs=1e-7)
    assert row.gain is None or abs(row.gain) < 1e-7
    assert table([row]).splitlines()[-1].split("|")[3].strip() in documented(row)


def documented(row: Row) -> list[str]:
    """The figures of this instance in the documentation."""
    lines = [line for line in SOLUTIONS.read_text(encoding="utf-8").splitlines() if row.instance.spiel_name in line]
    assert len(lines) == 1
    return re.findall(r"[+-]\d+\.\d{6}", lines[0])


def test_two_ways_to_the_same_value() -> None:
    opening = INDUCTIONS[0].opening()
    values = backward_induction(opening).values
    assert equilibrium(opening).value == pytest.approx(values[0])
    assert sum(values) == pytest.approx(0)
