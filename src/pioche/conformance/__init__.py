"""Is a game sound? The laws that every game must keep, as a kit: for the games of this package and for any other.

    python -m pioche.conformance NAME           tells law by law what holds and what is broken

    from pioche.conformance import assert_sound
    def test_my_game_is_sound():
        assert_sound("my_game")                 in the tests of a game

A law that is broken is told with the setting, the moment and the seat at which it was. docs/new-game.md tells what
each law asks.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from pioche.conformance import matches, modes, modules, positions
from pioche.conformance.alike import Luck, by_chance
from pioche.conformance.settings import Setting, settings_of
from pioche.engine.referee import game_named

__all__ = ["Broken", "Extent", "Report", "assert_sound", "check"]


@dataclass(frozen=True)
class Extent:
    """How long a check goes on."""

    matches: int = 2
    """Of each setting."""
    plies: int = 60
    """Of each match, at which the laws of a position are asked."""
    other_mode: bool = True
    """Whether the game is also run the other way, interpreted or compiled: compiling takes its time."""


_USUAL = Extent()


@dataclass(frozen=True)
class Broken:
    law: str
    where: str
    problem: str

    def __str__(self) -> str:
        return f"{self.law} ({self.where}): {self.problem}"


@dataclass
class Report:
    game: str
    asked: Counter[str] = field(default_factory=Counter)
    """By law: how often it was asked."""
    broken: list[Broken] = field(default_factory=list)
    """One example of each law and setting."""

    @property
    def sound(self) -> bool:
        return not self.broken

    def __str__(self) -> str:
        broken = {one.law for one in self.broken}
        laws = [f"{'BROKEN' if law in broken else 'holds'}\t{law}, asked {n} times" for law, n in self.asked.items()]
        return "\n".join([f"{self.game} is {'sound' if self.sound else 'NOT sound'}", *laws, *map(str, self.broken)])

    def note(self, law: str, where: str, problems: Iterator[str]) -> None:
        """A law is asked; an exception in the game is a problem too."""
        self.asked[law] += 1
        if any(one.law == law and one.where == where for one in self.broken):
            return
        try:
            found = next(problems, None)
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        if found:
            self.broken.append(Broken(law, where, found))


def check(name: str, extent: Extent = _USUAL, seed: int = 0) -> Report:
    """Ask all laws of a game in the catalogue; Refusal where there is no such game, with the reason."""
    game = game_named(name)
    report = Report(name)
    for law in modules.LAWS:
        report.note(_name_of(law), "what it declares", law(game))
    if report.sound:
        for number, setting in enumerate(settings_of(game)):
            for match in range(extent.matches):
                _check_setting(report, setting, extent, np.random.default_rng((seed, number, match)))
        if extent.other_mode:
            report.note("interpreted_equals_compiled", "all settings", modes.interpreted_equals_compiled(game))
    return report


def _check_setting(report: Report, setting: Setting, extent: Extent, luck: Luck) -> None:
    for law in matches.LAWS:
        report.note(_name_of(law), str(setting), law(setting, luck))
    for state, deed in by_chance(setting.opening(), extent.plies, luck):
        for one in positions.LAWS:
            report.note(_name_of(one), str(setting), one(positions.Moment(state, deed, luck)))


def assert_sound(name: str, extent: Extent = _USUAL) -> None:
    """For a test: fails with the whole report."""
    report = check(name, extent)
    assert report.sound, str(report)


def _name_of(law: Any) -> str:
    return str(law.__name__).lstrip("_")
