"""What a host should know before people come: findings about the machine, the data and the proxy, each with a code."""

from typing import Literal

import msgspec

State = Literal["fine", "doubtful", "broken"]


class Finding(msgspec.Struct, frozen=True):
    code: str
    """Of a sentence, and of another one that says what to do if not all is fine."""
    state: State
    facts: dict[str, str | int] = {}


def fine(code: str, **facts: str | int) -> Finding:
    return Finding(code, "fine", facts)


def doubtful(code: str, **facts: str | int) -> Finding:
    """It works, but not as well as it could."""
    return Finding(code, "doubtful", facts)


def broken(code: str, **facts: str | int) -> Finding:
    return Finding(code, "broken", facts)
