"""Every key that the program may say exists in every language, with facts that it is given."""

import ast
import re
from pathlib import Path

import pytest

import pioche
from pioche.games.catalogue import GAMES
from pioche.surfaces.terminal.hint import reason
from pioche.surfaces.terminal.telling import COMMON
from pioche.surfaces.words import LANGUAGES, Words, source, words
from pioche.table.messages import PHRASES

SOURCES = Path(pioche.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
REFUSED_IN_PAGE = re.compile(r'(?:Refusal\(|refuse\(|RecordRefused\(|refused\(game, |code: )"([a-z-]+)"')


def refusal_codes() -> set[str]:
    """The first argument of every Refusal(...) in the sources, what the page refuses, and the reasons of games."""
    codes = {reason.code for game in GAMES.values() for reason in game.rules.REASONS}
    for path in PAGE.rglob("*.ts"):
        codes |= set(REFUSED_IN_PAGE.findall(path.read_text(encoding="utf-8")))
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                codes |= {str(text.value) for text in ast.walk(node.args[0]) if isinstance(text, ast.Constant)}
    return codes


def keys(language: str) -> set[str]:
    return set(re.findall(r"^([a-z_][\w-]*) =", source(language), re.M))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    assert len(refusal_codes()) > 25
    assert {f"refused-{code}" for code in refusal_codes()} - keys(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_its_words(language: str, game: str) -> None:
    names = {name for name, _ in GAMES[game].events.values()}
    wanted = {f"event-{name}" if name in COMMON else f"{game}-{name}" for name in names}
    assert wanted - keys(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_is_left_over(language: str) -> None:
    said = {key.removeprefix("refused-") for key in keys(language) if key.startswith("refused-")}
    assert said - refusal_codes() == set()


def test_all_languages_have_the_same_keys() -> None:
    assert {language: keys(language) ^ keys("en") for language in LANGUAGES} == {
        language: set() for language in LANGUAGES
    }


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises((KeyError, LookupError)):
        words()("no-such-key")


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(KeyError):
        Words("en")("refused-no-such-seat", seat=3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_theme_has_its_words_for_or_against(language: str, game: str) -> None:
    said = [key for key in keys(language) if key.startswith((f"{game}-for-", f"{game}-against-"))]
    assert {key.rsplit("-", 1)[1] for key in said} == set(GAMES[game].heuristic.FEATURES.values()) - {""}


def test_a_hint_tells_what_speaks_for_the_best_and_against_the_next_best() -> None:
    moves, say = ["refuse", "take"], words("en")
    told = reason("no_thanks", moves, ["forced"], ["cost", "chips", "forced"], say)
    assert told == (
        "The best move: refuse and pay a chip. Against the next best (take the card and its chips): "
        "it would cost you too many points; you still have chips enough to say no."
    )
    assert reason("no_thanks", moves, [], [], say).startswith("The best move: refuse and pay a chip. At first sight")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_its_words(language: str) -> None:
    assert {key for key in keys(language) if key.startswith("phrase-")} == {f"phrase-{name}" for name in PHRASES}
