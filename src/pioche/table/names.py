"""Names that people can tell apart: printable, not blank to the eye, and no two at a table that look alike."""

import unicodedata

from pioche.rulekit import Refusal

_BLANK = "\u2800\u3164\u115f\u1160\uffa0"
"""Characters that count as letters or signs and show nothing."""
_MOST_MARKS = 2
"""Accents on one letter."""
_ALIKE = str.maketrans(
    "авекмнорстухіїјѕԁԛԝһ" + "αβεζηικμνορτυχω" + "01|!$@",
    "abekmhopctyxiijsdqwh" + "abezhikmvoptuxw" + "olllsa",
)
"""Small letters of other alphabets, and signs, that look like Latin ones."""


def clean_name(name: str) -> str:
    """As it is shown: composed, without odd widths and spaces. Refusal if nothing would be seen, or too much."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if not shown.isprintable() or not any(map(_is_seen, shown)) or _is_overloaded(shown):
        raise Refusal("bad-name")
    return shown


def _is_seen(character: str) -> bool:
    return character not in _BLANK and unicodedata.category(character)[0] in "LNPS"


def _is_overloaded(name: str) -> bool:
    """More accents than any language needs."""
    marks = 0
    for character in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks > _MOST_MARKS:
            return True
    return False


def looks(name: str) -> str:
    """The same for names that a hurried eye takes for one another."""
    bare = "".join(part for part in unicodedata.normalize("NFKD", name) if unicodedata.category(part)[0] in "LNPS")
    return bare.casefold().translate(_ALIKE).replace("rn", "m").replace("vv", "w").replace("i", "l")
