"""Every clause and every vector of the four rulebooks in docs/rules is found in the rules and in the tests."""

import re
from pathlib import Path

import pytest

from pioche.games.catalogue import GAMES

ROOT = Path(__file__).parent.parent
BESIDE_THE_RULES = {"encoding.py", "endgame.py", "heuristic.py", "lazy_chance.py", "odds.py", "recall.py", "tally.py"}
"""For players and research: what they cite, the rules must cite too."""


def rulebook(game: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def clauses(game: str) -> list[str]:
    return sorted(set(re.findall(rf"^- \*\*({GAMES[game].nouns.PREFIX}-\d+)\*\*", rulebook(game), re.M)))


def vectors(game: str) -> list[str]:
    return sorted(set(re.findall(rf"^\| ({GAMES[game].nouns.PREFIX}-[VE]\d+) \|", rulebook(game), re.M)))


def own_tests(game: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "games").glob(f"*{game}*.py"))


def own_rules(game: str) -> str:
    """With the text board: some clauses are about display."""
    paths = [path for path in (ROOT / "src/pioche/games" / game).glob("*.py") if path.name not in BESIDE_THE_RULES]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def mentioned(identifier: str, text: str) -> bool:
    return re.search(rf"\b{identifier}\b", text) is not None


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_has_clauses_without_gaps(game: str) -> None:
    numbers = sorted(int(clause.split("-")[1]) for clause in clauses(game))
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(vectors(game)) > 30


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test_named_after_it(game: str) -> None:
    names = re.findall(r"def (test_\w+)", own_tests(game))
    wanted = [f"test_{clause.lower().replace('-', '_')}_" for clause in clauses(game)]
    assert [prefix for prefix in wanted if not any(name.startswith(prefix) for name in names)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_vector_is_tested(game: str) -> None:
    text = own_tests(game)
    assert [vector for vector in vectors(game) if not mentioned(vector, text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_in_the_rules(game: str) -> None:
    text = own_rules(game)
    assert [clause for clause in clauses(game) if not mentioned(clause, text)] == []
