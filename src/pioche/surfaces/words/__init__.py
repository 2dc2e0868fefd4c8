"""Words: for each language a Fluent catalogue, made of what all games have in common and of the words of every game.

Everything below this room speaks in keys and numbers.
"""

import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from pioche.games.catalogue import GAMES
from pioche.games.game import Game
from pioche.rulekit import Refusal

LANGUAGES = ("en", "fr", "pt", "de")
_LONGEST_FACT = 400
"""A fact may be a piece of somebody's input: it is cut here."""


_PICTURE = re.compile(r"^!\[(.*)\]\(.*\)$", re.M)
"""A paragraph of its own: what it shows in words, and its name, which the page in the browser draws."""


class Words:
    def __init__(self, language: str, catalogue: str = "") -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(catalogue or source(language)))

    def __call__(self, key: str, **facts: str | int | float) -> str:
        """The sentence for a key; KeyError if this language has none."""
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(pattern, {name: _fact(value) for name, value in facts.items()})
        if errors:
            raise KeyError(f"{key}: {errors}")
        return str(text)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def rules(self, game: str) -> str:
        """The rules on one page, in Markdown, for those who see no pictures."""
        return re.sub(_PICTURE, r"> \1", rules_source(self.language, game))

    def option(self, game: str, option: str) -> str:
        """An option of a game, as its rules tell it."""
        message = self.bundle.get_message(f"{game}-option-{option}")
        rule, _ = self.bundle.format_pattern(message.attributes["rule"], {})
        return self("rules-option", name=self(f"{game}-option-{option}"), option=option, rule=str(rule))

    def why(self, refusal: Refusal) -> str:
        """Why something was refused, with the clause to look it up."""
        sentence = self("refused-" + refusal.code, **refusal.facts)
        return f"{sentence} ({refusal.clause})" if refusal.clause else sentence


@cache
def source(language: str) -> str:
    return "\n".join([text_of(f"{language}.ftl"), *(_game_source(game, language) for game in GAMES.values())])


def _game_source(game: Game, language: str) -> str:
    """The words of a game; in English where it does not speak the language."""
    return _words_of(game, language, "{}.ftl")


def page_source(language: str) -> str:
    """What the page in the browser says besides."""
    return f"{source(language)}\n{text_of(f'{language}/web.ftl')}"


def rules_source(language: str, game: str) -> str:
    """The rules on one page; all options come last."""
    say = words(language)
    options = [f"- {say.option(game, option.name)}\n" for option in GAMES[game].options]
    return _words_of(GAMES[game], language, "rules.{}.md") + "".join(options)


def _words_of(game: Game, language: str, name: str) -> str:
    folder = game.folder.joinpath("words")
    spoken = folder.joinpath(name.format(language))
    return (spoken if spoken.is_file() else folder.joinpath(name.format("en"))).read_text(encoding="utf-8")


def text_of(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


@cache
def words(language: str = "en") -> Words:
    return Words(language)


def _fact(value: str | int | float) -> str | int | float:
    if not isinstance(value, str):
        return value if isinstance(value, float) else int(value)
    return value if len(value) <= _LONGEST_FACT else value[: _LONGEST_FACT - 1] + "…"
