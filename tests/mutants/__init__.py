"""Mutants: the rules with one line made wrong. Each breaks one promise, and the test of that promise must fail.

A mutant is a line of text in one of the lists here. To add one, name the fault, the function, what stands there,
what is to stand there instead, and the test that must notice. Mutants run interpreted: then the text is what runs.
"""

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pkgutil import resolve_name
from textwrap import dedent
from types import CodeType
from typing import Any

import pioche


@dataclass(frozen=True)
class Mutant:
    fault: str
    """What it does wrong, in a few words."""
    where: str
    """The function (or method of a class), with its module: `take_that.sight.hide_event`."""
    text: str
    """What stands there once ..."""
    instead: str
    """... and what the mutant has in its place."""
    noticed_by: Callable[[], None]
    """The law or the clause's own test that must fail."""
    root: str = "pioche.games"
    """The package that the module is in."""

    def __str__(self) -> str:
        return f"{self.where}: {self.fault}"

    @property
    def function(self) -> Any:
        return resolve_name(f"{self.root}.{self.where}")

    def code(self) -> CodeType:
        """The changed text of the function, translated by Python."""
        text = dedent(inspect.getsource(self.function))
        assert text.count(self.text) == 1, f"{self.where} does not say once: {self.text}"
        names: dict[str, Any] = dict(self.function.__globals__)
        exec(compile(text.replace(self.text, self.instead), f"<mutant of {self.where}>", "exec"), names)
        code: CodeType = names[self.function.__name__].__code__
        return code

    @contextmanager
    def at_large(self) -> Iterator[None]:
        """Every caller meets the mutant: the function stays the same object and has another text."""
        function, sound = self.function, self.function.__code__
        function.__code__ = self.code()
        try:
            yield
        finally:
            function.__code__ = sound


def law(test: Any, game: str, seats: int = 3, tries: int = 6, **options: Any) -> Callable[[], None]:
    """A law of tests/laws, tried on a few matches of one game instead of those that Hypothesis draws."""
    check = test.hypothesis.inner_test
    names = inspect.signature(check).parameters

    def tried() -> None:
        for seed in range(tries):
            drawn = {"session": pioche.new(game, seats, seed, **options), "seed": seed, "plies": 20 * seed}
            check(**{name: drawn[name] for name in names})

    return tried


def run(check: Any, *arguments: Any) -> Callable[[], None]:
    """A test as it stands: with these arguments, or with all that its parametrisation lists."""
    listed = [mark.args[1] for mark in getattr(check, "pytestmark", []) if mark.name == "parametrize"]
    cases = [arguments] if arguments or not listed else listed[0]

    def ran() -> None:
        for case in cases:
            check(*case)

    return ran
