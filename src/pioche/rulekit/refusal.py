"""Refusals: what cannot be done and why, as a code, the clause behind it and the facts. Surfaces make the sentence."""

from functools import partial
from operator import index
from typing import Any


class Refusal(ValueError):
    def __init__(self, code: str, clause: str = "", **facts: str | int) -> None:
        """Facts are text and plain numbers; those of interpreted rules come as numbers of NumPy."""
        self.code = code
        self.clause = clause
        self.facts = {name: fact if isinstance(fact, str) else index(fact) for name, fact in facts.items()}
        super().__init__(code, clause, self.facts)

    def __reduce__(self) -> tuple[Any, ...]:
        """Facts and all, it can come from another process."""
        return partial(Refusal, self.code, self.clause, **self.facts), ()
