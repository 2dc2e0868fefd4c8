"""Fair timing: everybody plays short slices in turn, A B C A B C ..., so that a noisy machine hits all alike."""

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

Clock = Callable[[], float]
Played = TypeVar("Played")


@dataclass(frozen=True)
class Slice:
    decisions: float
    """Made by players; the deal and other chance are not counted."""
    cpu_seconds: float

    @property
    def per_cpu_second(self) -> float:
        return self.decisions / self.cpu_seconds


Runner = Callable[[float], Slice]
"""Plays for about this number of CPU seconds."""


def play_for(
    seconds: float, play: Callable[[], Played], count: Callable[[Played], float], clock: Clock = time.process_time
) -> Slice:
    """Play a few games at a time until the seconds are spent. Counting their decisions is not timed."""
    decisions, spent = 0.0, 0.0
    while spent < seconds:
        start = clock()
        played = play()
        spent += clock() - start
        decisions += count(played)
    return Slice(decisions, spent)


def race(
    runners: Mapping[str, Runner], slices: int, seconds: float, tell: Callable[[str], None] = lambda _: None
) -> dict[str, float]:
    """Decisions per CPU second of each: its median slice, after one slice to warm up that does not count."""
    speeds: dict[str, list[float]] = {name: [] for name in runners}
    for number in range(slices + 1):
        for name, runner in runners.items():
            tell(f"{name}, slice {number} of {slices}")
            speeds[name].append(runner(seconds).per_cpu_second)
    return {name: statistics.median(speed[1:]) for name, speed in speeds.items()}
