"""Which language the terminal speaks, and what people may type in it."""

import argparse
import re
from collections.abc import Iterable, Mapping

from pioche.rulekit import Refusal
from pioche.surfaces.words import LANGUAGES, Words

_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system says its language, the strongest first."""


def add_to(parser: argparse.ArgumentParser) -> None:
    known = ", ".join(LANGUAGES)
    parser.add_argument(
        "--language", default=argparse.SUPPRESS, help=f"{known} (default: $PIOCHE_LANGUAGE or that of the system)"
    )


def spoken(asked: str, environment: Mapping[str, str]) -> str:
    """As asked for, else as PIOCHE_LANGUAGE says, else as the system does; Refusal for a language we do not speak."""
    wanted = asked or environment.get("PIOCHE_LANGUAGE", "")
    if not wanted:
        return of_the_system(environment)
    if _without_country(wanted) not in LANGUAGES:
        raise Refusal("unknown-language", name=wanted, values=", ".join(LANGUAGES))
    return _without_country(wanted)


def of_the_system(environment: Mapping[str, str]) -> str:
    """English where the system speaks something else."""
    language = _without_country(next((environment[name] for name in _SYSTEM if environment.get(name)), ""))
    return language if language in LANGUAGES else "en"


def _without_country(locale: str) -> str:
    """pt for pt_BR.UTF-8."""
    return re.split(r"[-_.@]", locale)[0].lower()


def meant(typed: str, kind: str, names: Iterable[str], say: Words) -> str:
    """The name that was typed in the language of the table; other texts, English names too, as they are."""
    return next((name for name in names if _bare(say(f"{kind}-{name}")) == _bare(typed)), typed)


def _bare(text: str) -> str:
    """Without spaces, signs and capitals."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())
