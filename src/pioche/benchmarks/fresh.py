"""What is measured in a process of its own: `python -P fresh.py first_answer no_thanks` answers in JSON.

It is run as a file, since `python -m` would import the package before the clock starts.
"""

import time

BEGIN = time.perf_counter()
"""Before anything of ours, or Numba, is imported."""

import json  # noqa: E402
import os  # noqa: E402
import subprocess  # noqa: E402
import sys  # noqa: E402
from importlib import import_module  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import Any  # noqa: E402

PACKAGE_HOME = Path(__file__).parents[2]


def ask(question: str, *arguments: object, **environment: str) -> dict[str, Any]:
    """Put the question to a fresh process."""
    path = os.pathsep.join(filter(None, (str(PACKAGE_HOME), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-P", __file__, question, *map(str, arguments)]
    process = subprocess.run(
        command, check=True, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": path} | environment
    )
    answer: dict[str, Any] = json.loads(process.stdout)
    return answer


def first_answer(*names: str) -> dict[str, float]:
    """From import to the first match of each of these games played to its end."""
    speed = import_module("pioche.benchmarks.speed")
    for name in names:
        speed.Player(name).play(1)
    return {"seconds": time.perf_counter() - BEGIN}


def everything() -> dict[str, float]:
    """From import to the last function compiled."""
    import_module("pioche.benchmarks.speed").use_everything()
    return {"seconds": time.perf_counter() - BEGIN}


def play_slice(name: str, seconds: str) -> dict[str, float]:
    played = import_module("pioche.benchmarks.speed").runner(name, games=1)(float(seconds))
    return {"decisions": played.decisions, "cpu_seconds": played.cpu_seconds}


def simulate(name: str, games: str) -> dict[str, int]:
    """The memory at its peak while so many games are simulated."""
    opening = import_module("pioche.benchmarks.speed").opening(name)
    import_module("pioche.engine.simulation").simulate(opening, int(games))
    return {"bytes": most_memory()}


def most_memory() -> int:
    """The peak of resident memory. `getrusage` would count the parent's too: it survives fork and exec."""
    status = Path("/proc/self/status")
    if status.exists():
        words = next(line.split() for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(words[1]) * 1024
    usage: int = (resource := import_module("resource")).getrusage(resource.RUSAGE_SELF).ru_maxrss
    return usage if sys.platform == "darwin" else usage * 1024


QUESTIONS = {question.__name__: question for question in (first_answer, everything, play_slice, simulate)}

if __name__ == "__main__":
    answer = QUESTIONS[sys.argv[1]](*sys.argv[2:])
    sys.stdout.write(json.dumps(answer))
