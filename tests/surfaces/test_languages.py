"""Four languages say the same: the same facts in every sentence, a sentence for every case, no English left over."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

import pioche.surfaces.words
from pioche.games.catalogue import GAMES
from pioche.rulekit import Choice
from pioche.surfaces.terminal.join import COMMANDS as JOIN_COMMANDS
from pioche.surfaces.terminal.main import main
from pioche.surfaces.terminal.text_table import COMMANDS as PLAY_COMMANDS
from pioche.surfaces.words import LANGUAGES, Words, rules_source, source, text_of, words
from pioche.table.messages import PHRASES
from tests.surfaces.test_command_line import Output, answers

OTHERS = tuple(language for language in LANGUAGES if language != "en")
LOANS = {
    "take_that-title": OTHERS,
    "hit_the_deck-title": OTHERS,
    "tightrope-title": ("fr", "pt"),
    "fact-said": ("pt", "de"),
    "fact-wrote": ("pt", "de"),
    "hint-and": ("pt", "de"),
    "level-expert": ("fr",),
    "keys-menu": ("fr", "pt"),
    "keys-name-enter": ("pt",),
    "page-bot": ("de",),
    "page-bots": ("de",),
    "page-is-bot": ("de",),
    "page-menu": ("fr", "pt"),
    "page-milliseconds": OTHERS,
    "page-minutes": ("fr",),
    "page-scores": ("fr",),
    "page-total": ("fr", "pt"),
    "page-variant": ("pt", "de"),
    "page-total-is": ("fr", "pt"),
    "play-game": ("fr", "pt"),
    "rules-option": ("pt", "de"),
}
"""Where a language has no other words than the English ones: titles, words in common, sentences without any word."""

BESIDES = sorted(path.name for path in (Path(pioche.surfaces.words.__file__).parent / "en").glob("*.ftl"))
"""Catalogues of single surfaces, in a folder for each language."""

PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 11)
Fact = str | int


def cases(message: ast.Message) -> dict[str, set[str]]:
    """The facts of a message, each with the cases that its selectors tell apart."""
    found: dict[str, set[str]] = defaultdict(set)
    for node in nodes(message):
        if isinstance(node, ast.VariableReference):
            found[node.id.name] |= set()
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            found[node.selector.id.name] |= {key_of(variant) for variant in node.variants}
    return found


def nodes(part: object) -> Iterator[ast.BaseNode]:
    if isinstance(part, ast.BaseNode):
        yield part
        for below in vars(part).values():
            yield from nodes(below)
    elif isinstance(part, list):
        for below in part:
            yield from nodes(below)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def catalogue(language: str) -> str:
    return "\n".join([source(language), *(text_of(f"{language}/{name}") for name in BESIDES)])


@cache
def entries(language: str) -> list[ast.Message]:
    parsed = FluentParser().parse(catalogue(language)).body
    assert not [entry.content for entry in parsed if isinstance(entry, ast.Junk)]
    return [entry for entry in parsed if isinstance(entry, ast.Message)]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language)}


@cache
def speaker(language: str) -> Words:
    say = Words(language)
    say.bundle.add_resource(FluentResource(catalogue(language)))
    return say


def samples(told_apart: set[str]) -> Iterable[Fact]:
    """Numbers where a selector counts, else a text for each case and one for none of them."""
    if told_apart & PLURALS or any(case.isdecimal() for case in told_apart):
        return NUMBERS
    return [*sorted(told_apart - {"other"}), "R5"]


def every_text(language: str, key: str) -> Iterator[str]:
    found = cases(messages("en")[key]) | cases(messages(language)[key])
    for values in product(*map(samples, found.values())):
        yield speaker(language)(key, **dict(zip(found, values, strict=True)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    keys = [entry.id.name for entry in entries(language)]
    assert {key for key in keys if keys.count(key) > 1} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_has_the_facts_of_the_english_one(language: str) -> None:
    facts = {key: set(cases(message)) for key, message in messages(language).items()}
    assert facts == {key: set(cases(message)) for key, message in messages("en").items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_has_a_sentence_without_a_stumble(language: str) -> None:
    for key in messages("en"):
        for text in every_text(language, key):
            assert not re.search(r"[{}]|  | [,.]|\.\.|^ | $", text), (key, text)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    def text(of: str, key: str) -> str:
        return FluentSerializer().serialize_entry(messages(of)[key])

    same = {key for key in messages("en") if text(language, key) == text("en", key) and '{ "" }' not in text("en", key)}
    assert same == {key for key, languages in LOANS.items() if language in languages and key in messages("en")}


def prose(language: str) -> list[str]:
    """All that people read, without the code in it."""
    sentences = [text for key in messages(language) for text in every_text(language, key)]
    pages = [rules_source(language, game) for game in GAMES]
    plain = [
        re.sub(r"`[^`]*`|https?://\S+|pip install \S+|\b\w+:[\w.]+|Authorization: Bearer", "x", text)
        for text in sentences + pages
    ]
    return [text.replace("Take That!", "x").replace("![", "[") for text in plain]


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("fr", r"[\"'“”„]|«[^\u202f]|[^\u202f]»|[^\u202f ][;!?](?!\w)|[^\u00a0*]:(?!\w)|[ ][;!?:»]|« "),
        ("pt", r"[\"'“”„]|« | »|\s[;!?:]"),
        ("de", r"[\"'”«»]|„\s|\s“|\s[;!?:]"),
    ],
    ids=OTHERS,
)
def test_typography(language: str, wrong: str) -> None:
    assert [found[0] for text in prose(language) for found in re.finditer(f".{{0,20}}(?:{wrong}).{{0,9}}", text)] == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [("en", r"\s%"), ("fr", r"[^\u202f]%"), ("pt", r"[^\u00a0]%"), ("de", r"[^\u00a0]%")],
    ids=LANGUAGES,
)
def test_a_percent_sign_stands_as_the_language_wants(language: str, wrong: str) -> None:
    assert [text for text in prose(language) if re.search(wrong, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_no_end_of_its_own(language: str) -> None:
    """A full stop or the number of a rule follows."""
    ends = {
        key: text[-1] for key in messages(language) if key.startswith("refused-") for text in every_text(language, key)
    }
    assert {key for key, end in ends.items() if end in ".!?:;…"} == set()


ENGLISH = r"\b(the|and|you|your|is|are|of|to|with|not|card|player|game|seat|move)\b"
TITLES = r"Hit the Deck|Take That!|No Thanks!"


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_has_an_english_word(language: str) -> None:
    shown = [re.sub(TITLES, "x", text) for text in prose(language)]
    assert [text for text in shown if re.search(ENGLISH, text)] == []


VOUS = {"fr": r"\b([Vv]ous|[Vv]otre|[Vv]os)\b", "pt": r"\b[Vv]ocês?\b", "de": r"(?<=[\w,] )(Sie|Ihnen|Ihre?[mnrs]?)\b"}


@pytest.mark.parametrize("language", OTHERS)
def test_everybody_is_a_friend(language: str) -> None:
    """One player is tu or du; only the rules speak to all of them at once."""
    sentences = [text for key in messages(language) for text in every_text(language, key)]
    assert [text for text in sentences if re.search(VOUS[language], text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_type_is_one_word_and_means_one_thing(language: str) -> None:
    say = words(language)
    typed = [say(f"command-{name}") for name in {*PLAY_COMMANDS, *JOIN_COMMANDS}]
    assert len(set(typed)) == len(typed)
    assert all(text.isalpha() and text.islower() for text in typed)
    assert len({say(f"phrase-{name}") for name in PHRASES}) == len(PHRASES)


# Whole games


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_every_language(
    game: str, language: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = words(language)
    typed = [say("command-help"), say("command-rules"), say("command-board"), say("command-undo")]
    monkeypatch.setattr("builtins.input", answers(*typed, *["1"] * 5000))
    assert main(["play", game, "--language", language, "--seed", "4", "--name", "Zoé", "--level", "beginner"]) == 0
    shown = capsys.readouterr().out
    assert say(f"{game}-intro") in shown
    assert say.rules(game) in shown
    assert say("refused-nothing-to-undo") in shown
    assert say("event-match-ended") in shown
    assert say("play-totals", scores="Zoé").rstrip(".") in shown
    assert not re.search(r"\b(the|You|your|card|cards|takes|draws)\b", shown.replace("Hit the Deck", ""))


def test_leaving_in_french(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", answers("2", "3", "tactical", "fly", "Quitter"))
    monkeypatch.setenv("PIOCHE_LANGUAGE", "fr_FR.UTF-8")
    assert main(["play", "--seed", "1"]) == 0
    shown = capsys.readouterr().out
    assert "tactical=false  variante tactique" in shown
    assert "Impossible\N{NO-BREAK SPACE}: «\u202ffly\u202f» n’est pas un coup de ce jeu" in shown
    assert words("fr")("event-match-ended") not in shown


# The rules on one page


def headings(page: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) ", page, re.M)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_rules_names_every_option(game: str, language: str) -> None:
    say = words(language)
    page = say.rules(game)
    assert page.startswith(f"# {say(f'{game}-title')}\n")
    assert headings(page) == headings(words("en").rules(game)) == [1, *[2] * 9]
    assert 500 < len(re.findall(r"\w+", page)) < 1300
    for option in GAMES[game].options:
        assert f"**{say(f'{game}-option-{option.name}')}** (`{option.name}`)" in page.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_rules_has_the_same_pictures_in_every_language(game: str, language: str) -> None:
    def pictures(spoken: str) -> list[str]:
        return re.findall(r"^!\[.{20,130}\]\((\w+)\)$", rules_source(spoken, game), re.M)

    assert len(pictures(language)) >= 2
    assert pictures(language) == pictures("en")
    assert "![" not in words(language).rules(game)
    for caption in re.findall(r"^!\[(.*)\]", rules_source(language, game), re.M):
        assert f"> {caption}\n" in words(language).rules(game), "those who see no pictures read what they show"


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_of_options_have_names_and_none_is_left_over(language: str) -> None:
    """But for what is said of an option that some numbers of players need."""
    choices = [option for game in GAMES.values() for option in game.options if isinstance(option, Choice)]
    wanted = {f"option-{option.name}-{value}" for option in choices for value in option.values}
    named = {key for key in messages(language) if key.startswith("option-") and not key.endswith("-needed")}
    assert named == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_options_have_names_and_none_is_left_over(game: str, language: str) -> None:
    named = {key for key in messages(language) if key.startswith(f"{game}-option-")}
    assert named == {f"{game}-option-{option.name}" for option in GAMES[game].options}
