"""What is measured in a process of its own: `python -P fresh.py first_answer BEGIN no_thanks` answers in JSON.

It is run as a file, and told when it was begun: so the start of Python and all imports count.
"""

import json
import os
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def ask(question: str, *arguments: object, **environment: str) -> dict[str, Any]:
    """Put the question to a fresh process."""
    path = os.pathsep.join(filter(None, (str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-P", __file__, question, str(time.time()), *map(str, arguments)]
    process = subprocess.run(
        command, check=True, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": path} | environment
    )
    answer: dict[str, Any] = json.loads(process.stdout)
    return answer


def first_answer(begin: str, name: str) -> dict[str, float]:
    """Until the first match of this game is played to its end."""
    import_module("workshop.bench.speed").Player(name).play(1)
    return {"seconds": time.time() - float(begin)}


def everything(begin: str) -> dict[str, float]:
    """Until the last function of all games is compiled."""
    import_module("pioche.warm").warm_up(list(import_module("pioche.games.catalogue").GAMES))
    return {"seconds": time.time() - float(begin)}


def play_slice(_: str, name: str, seconds: str) -> dict[str, float]:
    played = import_module("workshop.bench.speed").runner(name, games=1)(float(seconds))
    return {"decisions": played.decisions, "cpu_seconds": played.cpu_seconds}


def simulate(_: str, name: str, games: str) -> dict[str, int]:
    """The memory at its peak while this number of games is simulated."""
    opening = import_module("workshop.bench.speed").opening(name)
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
