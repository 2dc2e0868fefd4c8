"""Every sentence of the rulebooks is a clause, is done somewhere, and is told in every language."""

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pioche.surfaces.words import LANGUAGES, rules_source
from tests.test_rulebooks import clauses

ROOT = Path(__file__).parent.parent
SENTENCES: list[dict[str, Any]] = tomllib.loads((ROOT / "tests/rulebook_sentences.toml").read_text(encoding="utf-8"))[
    "sentence"
]
COUNTED = {"take_that": 42, "no_thanks": 32, "tightrope": 26, "hit_the_deck": 41}
"""As the rulebooks were gone through, sentence by sentence."""
SECTIONS = ("head", "goal", "begin", "see", "turn", "score", "examples", "advice", "rulings", "options")
"""Of every page of rules, in this order."""
SPACES = str.maketrans({"\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " "})


@cache
def section(game: str, language: str, name: str) -> str:
    parts = re.split(r"^## .*$", rules_source(language, game), flags=re.M)
    assert len(parts) == len(SECTIONS)
    return parts[SECTIONS.index(name)].translate(SPACES).casefold()


def is_said(number: str, text: str) -> bool:
    return re.search(rf"(?<![\d−]){number}(?!\d)", text) is not None


def missing(sentence: dict[str, Any], language: str) -> list[str]:
    """What should stand in the section and does not."""
    text = section(sentence["game"], language, sentence["told"])
    words = [sentence["says"][language]] if "says" in sentence else []
    lost = [word for word in words if word.casefold() not in text]
    return lost + [number for number in sentence.get("numbers", []) if not is_said(number, text)]


def test_all_sentences_are_there_once() -> None:
    assert Counter(sentence["game"] for sentence in SENTENCES) == COUNTED
    assert sum(COUNTED.values()) == len({sentence["id"] for sentence in SENTENCES}) == 141


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence["id"])
def test_a_sentence_is_a_clause_and_is_done(sentence: dict[str, Any]) -> None:
    assert sentence["clause"] in clauses(sentence["game"])
    path, _, name = sentence["done"].partition("::")
    source = (ROOT / path).read_text(encoding="utf-8")
    assert f"def {name}(" in source or f'test("{name}"' in source


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence["id"])
def test_a_sentence_is_told_in_every_language(sentence: dict[str, Any]) -> None:
    assert ("says" in sentence) != ("numbers" in sentence)
    assert {language: missing(sentence, language) for language in LANGUAGES} == {language: [] for language in LANGUAGES}


def test_what_is_not_told_is_noticed() -> None:
    lost = {**SENTENCES[0], "numbers": ["78"]}
    assert missing(lost, "en") == ["78"]
    assert missing({**SENTENCES[1], "told": "advice"}, "fr") == [SENTENCES[1]["says"]["fr"]]
