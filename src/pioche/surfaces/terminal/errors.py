"""Bad input in one line: what, where and why. Whatever it held, it cannot disturb the terminal."""

from pioche.engine.transcript import BadRecord
from pioche.surfaces.words import Words

_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Languages need them, and they do no harm."""


def complaint(bad: BadRecord, say: Words) -> str:
    """ "ply 17: 2 lay 45: why (TT-8)" or, outside the moves, "options: why"."""
    why = one_line(say.why(bad.refusal))
    if isinstance(bad.where, str):
        return f"{bad.where}: {why}"
    return f"ply {bad.where}: {one_line(bad.text)}: {why}"


def one_line(text: str, longest: int = 200) -> str:
    kept = (letter if letter.isprintable() or letter in _SPACES else "\N{REPLACEMENT CHARACTER}" for letter in text)
    shown = "".join(kept)
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"
