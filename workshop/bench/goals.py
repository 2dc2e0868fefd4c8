"""What the project promises of its speed and size, and whether it holds."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any


class Sense(StrEnum):
    AT_LEAST = "≥"
    AT_MOST = "≤"


@dataclass(frozen=True)
class Goal:
    what: str
    value: float
    sense: Sense
    wanted: float

    @property
    def passed(self) -> bool:
        return self.value >= self.wanted if self.sense is Sense.AT_LEAST else self.value <= self.wanted

    def as_dict(self) -> dict[str, Any]:
        return asdict(self) | {"passed": self.passed}


RELATIVE = {"take_that": "oh_hell", "no_thanks": "oh_hell", "tightrope": "hearts", "hit_the_deck": "crazy_eights"}
"""The nearest relative of each game in OpenSpiel."""

TIMES_C, TIMES_OPEN_SPIEL, TIMES_RLCARD = 0.4, 5.0, 400.0
LEAST_INTERPRETED = 3_000
MOST_STATE_BYTES = 8 * 1024
MOST_WARM_SECONDS, MOST_COLD_SECONDS = 1.5, 90.0
MOST_MEGABYTES = 300.0


def goals(bench: Mapping[str, Any]) -> list[Goal]:
    """All that can be judged by what was measured."""
    return [*speed_goals(bench["decisions_per_cpu_second"], bench["peers"]), *own_goals(bench)]


def speed_goals(ours: Mapping[str, float], peers: Mapping[str, float]) -> Iterator[Goal]:
    yield from ratio("no_thanks", ours, "c_program", peers, TIMES_C)
    for game in ours:
        yield from ratio(game, ours, f"open_spiel.{RELATIVE[game]}.whole", peers, TIMES_OPEN_SPIEL)
        yield from ratio(game, ours, "rlcard.uno", peers, TIMES_RLCARD)


def ratio(game: str, ours: Mapping[str, float], peer: str, peers: Mapping[str, float], wanted: float) -> Iterator[Goal]:
    """Nothing where one of the two was not measured."""
    if game in ours and peer in peers:
        yield Goal(f"{game} / {peer}", ours[game] / peers[peer], Sense.AT_LEAST, wanted)


OWN = {
    "interpreted_decisions_per_cpu_second": (Sense.AT_LEAST, LEAST_INTERPRETED),
    "state_bytes": (Sense.AT_MOST, MOST_STATE_BYTES),
    "warm_start_seconds": (Sense.AT_MOST, MOST_WARM_SECONDS),
    "megabytes_for_a_million_games": (Sense.AT_MOST, MOST_MEGABYTES),
}
"""By measure, which every game has."""


def own_goals(bench: Mapping[str, Any]) -> Iterator[Goal]:
    for measure, (sense, wanted) in OWN.items():
        for game, value in bench.get(measure, {}).items():
            yield Goal(f"{game}: {measure}", value, sense, wanted)
    if "cold_compile_seconds" in bench:
        yield Goal("cold_compile_seconds", bench["cold_compile_seconds"], Sense.AT_MOST, MOST_COLD_SECONDS)
