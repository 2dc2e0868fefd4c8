"""Every promise has a test that can fail: each mutant makes the named one fail, and without mutants it holds."""

import pytest

from pioche.games.catalogue import GAMES
from pioche.games.game import Game
from pioche.rulekit import MOST_KINDS, ints_of
from tests.mutants import Mutant, rules, sight

MUTANTS = [*sight.MUTANTS, *rules.MUTANTS]
KINDS = {
    "shown": sight.SHOWN,
    "imagined": sight.IMAGINED,
    "clauses": rules.CLAUSES,
    "scores": rules.SCORES,
    "conserved": rules.CONSERVED,
    "reasons": rules.REASONS,
}


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_the_mutant_is_noticed(mutant: Mutant) -> None:
    with mutant.at_large(), pytest.raises(AssertionError):
        mutant.noticed_by()


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_without_the_mutant_all_is_well(mutant: Mutant) -> None:
    mutant.noticed_by()


@pytest.mark.parametrize("kind", KINDS)
def test_every_game_has_a_mutant_of_every_kind(kind: str) -> None:
    assert games_of(KINDS[kind]) == set(GAMES)


def test_every_game_that_hides_events_has_a_mutant_that_does_not() -> None:
    off = [mutant for mutant in sight.TOLD if mutant.instead == "pass"]
    assert games_of(off) == {game.name for game in GAMES.values() if hides_events(game)}


def games_of(mutants: list[Mutant]) -> set[str]:
    return {mutant.where.partition(".")[0] for mutant in mutants}


def hides_events(game: Game) -> bool:
    """Whether some event about seat 0 looks different to seat 1."""
    for kind in range(MOST_KINDS):
        row = ints_of([kind, 0, 20, 1])
        game.sight.hide_event(row, 1)
        if row.tolist() != [kind, 0, 20, 1]:
            return True
    return False
