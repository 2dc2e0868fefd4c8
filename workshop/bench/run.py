"""The entrance: measure, judge, and hand back one dictionary that can be written as JSON."""

import platform
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from pioche.games.catalogue import GAMES
from workshop.bench import c_program, speed
from workshop.bench.goals import goals
from workshop.bench.peers import MissingPeer, open_spiel, rlcard
from workshop.bench.slices import Runner, race

Tell = Callable[[str], None]
"""Is told what is being measured now."""


@dataclass(frozen=True)
class Effort:
    slices: int = 7
    seconds: float = 0.25
    """Of CPU time, per slice."""
    games_for_memory: int = 1_000_000


USUAL = Effort()


def silence(_: str) -> None:
    pass


def run(*, peers: bool, effort: Effort = USUAL, tell: Tell = silence) -> dict[str, Any]:
    """All figures of `python -m workshop.bench`; with peers, theirs too and the ratios to them."""
    move_scores: list[str] = []
    bench = measure_speed(effort, tell, move_scores, peers=peers) | measure_ourselves(effort, tell)
    bench |= {"machine": machine(), "effort": asdict(effort), "notes": move_scores}
    return bench | {"goals": [goal.as_dict() for goal in goals(bench)]}


def measure_speed(effort: Effort, tell: Tell, move_scores: list[str], *, peers: bool) -> dict[str, dict[str, float]]:
    with tempfile.TemporaryDirectory() as folder:
        runners = speed.runners() | (others(Path(folder), move_scores) if peers else {})
        speeds = race(runners, effort.slices, effort.seconds, tell)
    return {
        "decisions_per_cpu_second": {name: speeds[name] for name in GAMES},
        "peers": {name: value for name, value in speeds.items() if name not in GAMES},
    }


def others(folder: Path, move_scores: list[str]) -> dict[str, Runner]:
    """Those that can be found on this machine; a note for each that cannot."""
    found: dict[str, Runner] = {}
    for look in (partial(c_program.runners, folder), open_spiel, rlcard):
        try:
            found |= look()
        except (c_program.NoCompiler, MissingPeer) as missing:
            move_scores.append(str(missing))
    return found


def measure_ourselves(effort: Effort, tell: Tell) -> dict[str, Any]:
    """What needs no comparison, in fresh processes."""
    measures: dict[str, Callable[[str], float]] = {
        "interpreted_decisions_per_cpu_second": lambda name: speed.interpreted(name, effort.seconds),
        "state_bytes": speed.state_bytes,
        "warm_start_seconds": speed.warm_start,
        "megabytes_for_a_million_games": lambda name: megabytes(name, effort),
    }
    figures: dict[str, Any] = {what: by_game(what, measure, tell) for what, measure in measures.items()}
    tell("cold_compile_seconds")
    return figures | {"cold_compile_seconds": speed.cold_compile()}


def by_game(what: str, measure: Callable[[str], float], tell: Tell) -> dict[str, float]:
    figures = {}
    for name in GAMES:
        tell(f"{name}, {what}")
        figures[name] = measure(name)
    return figures


def megabytes(name: str, effort: Effort) -> float:
    return speed.memory(name, effort.games_for_memory) / 1e6


def machine() -> dict[str, str]:
    return {"processor": processor(), "system": platform.platform(), "python": platform.python_version()}


def processor() -> str:
    """Linux tells its name in a file of its own."""
    file = Path("/proc/cpuinfo")
    lines = file.read_text().splitlines() if file.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()
