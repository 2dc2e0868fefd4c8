"""Which language the terminal speaks."""

import pytest

from pioche.rulekit import Refusal
from pioche.surfaces.terminal.main import main
from pioche.surfaces.terminal.speaking import meant, spoken
from pioche.surfaces.words import words
from tests.surfaces.test_command_line import Output


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("", {}, "en"),
        ("", {"LANG": "C.UTF-8"}, "en"),
        ("", {"LANG": "pt_BR.UTF-8"}, "pt"),
        ("", {"LANG": "ja_JP.UTF-8"}, "en"),
        ("", {"LANG": "de_AT@euro", "LC_MESSAGES": "fr_CA"}, "fr"),
        ("", {"LANG": "de_AT", "LC_ALL": "C"}, "en"),
        ("", {"LANG": "de_AT", "PIOCHE_LANGUAGE": "pt"}, "pt"),
        ("fr", {"LANG": "de_AT", "PIOCHE_LANGUAGE": "pt"}, "fr"),
        ("PT-br", {}, "pt"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_system(
    asked: str, environment: dict[str, str], language: str
) -> None:
    assert spoken(asked, environment) == language


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown-language"):
        spoken("tlh", {})
    with pytest.raises(Refusal, match="unknown-language"):
        spoken("", {"PIOCHE_LANGUAGE": "tlh", "LANG": "fr_FR"})


def test_the_refusal_names_the_languages(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert main(["play", "no_thanks", "--language", "tlh"]) == 2
    assert capsys.readouterr().err == "pioche: tlh wird hier nicht gesprochen; es gibt en, fr, pt, de\n"


@pytest.mark.parametrize("arguments", [["--language", "fr", "replay", "none"], ["replay", "none", "--language", "fr"]])
def test_the_language_may_stand_before_or_after_the_command(arguments: list[str], capsys: Output) -> None:
    assert main(arguments) == 1
    assert "le fichier est illisible\N{NO-BREAK SPACE}: No such file" in capsys.readouterr().err


def test_what_is_typed_may_be_english_or_not_and_needs_no_signs() -> None:
    assert meant("Bien joué", "phrase", ("hello", "well-played"), words("fr")) == "well-played"
    assert meant("well-played", "phrase", ("hello", "well-played"), words("fr")) == "well-played"
    assert meant("zurück", "command", ("help", "undo"), words("de")) == "undo"
    assert meant("lay 45", "command", ("help", "undo"), words("de")) == "lay 45"
    assert meant("", "command", ("help", "undo"), words("de")) == ""
