"""Refusals: what cannot be done and why, as a code, the clause behind it and the facts. Surfaces make the sentence."""

from functools import partial
from typing import Any


class Refusal(ValueError):
    def __init__(self, code: str, clause: str = "", **facts: str | int) -> None:
        super().__init__(code, clause, facts)
        self.code = code
        self.clause = clause
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Facts and all, it can come from another process."""
        return partial(Refusal, self.code, self.clause, **self.facts), ()
