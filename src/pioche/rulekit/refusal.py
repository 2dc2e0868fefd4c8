"""Refusals: what cannot be done and why, as a code, the clause behind it and the facts. Surfaces make the sentence."""

from collections.abc import Callable, Sequence
from functools import partial
from operator import index
from typing import Any, Literal

from pioche.rulekit.arrays import Ints
from pioche.rulekit.compiled import compiled_within


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


# Refusals as numbers, which compiled rules can give

Spelling = Literal["number", "card"] | tuple[str, ...]
"""How a fact is told that compiled rules know as a number: as it is, as the game writes a card, or by one of these."""

MOST_FACTS = 3
NO_REASON = -1
"""Instead of the number of one: nothing speaks against it."""


class Reason:
    """A refusal without the values of its facts, which rules give in this order."""

    def __init__(self, code: str, clause: str, **facts: Spelling) -> None:
        self.code = code
        self.clause = clause
        self.facts = facts

    def refusal(self, numbers: Sequence[int], write_card: Callable[[int], str]) -> Refusal:
        told = zip(self.facts.items(), numbers, strict=False)
        return Refusal(
            self.code, self.clause, **{name: _spelled(how, number, write_card) for (name, how), number in told}
        )


def _spelled(how: Spelling, number: int, write_card: Callable[[int], str]) -> str | int:
    if how == "number":
        return number
    return write_card(number) if how == "card" else how[number]


class Reasons(list[Reason]):
    """Why moves are not legal in a game, or options do not go together, by number."""

    def add(self, code: str, clause: str, **facts: Spelling) -> int:
        """Its number."""
        self.append(Reason(code, clause, **facts))
        return len(self) - 1


@compiled_within
def because(facts: Ints, reason: int, first: int, second: int = 0, third: int = 0) -> int:
    """The reason, with its facts written down."""
    facts[0] = first
    facts[1] = second
    facts[2] = third
    return reason
