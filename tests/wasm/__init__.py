"""The WebAssembly module does what native code does, byte for byte: in Node and in Chromium."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
NODE = Path(sys.executable).parent / "node"
GATE = ROOT / "web" / "browser" / "gate"
_NO_SETTINGS: Mapping[str, str] = {}


class Verdict(NamedTuple):
    compared: int
    differences: list[str]


def build(folder: Path, *games: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """`python -m pioche.wasm`, with nothing in the environment that could change its bytes but these settings."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PIOCHE_INTERPRETED", "NUMBA_"))}
    command = [sys.executable, "-m", "pioche.wasm", str(folder), *games]
    return subprocess.run(command, env=plain | settings, cwd=ROOT, capture_output=True, text=True, check=False)


def judged(browser: str, module: Path, fixtures: Path) -> Verdict:
    """What the gate finds, in `node` or in `chromium`."""
    command = [str(NODE), str(GATE / f"{browser}.ts"), str(module), str(fixtures)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert answer.returncode == 0, answer.stderr
    return Verdict(**json.loads(answer.stdout))


def told(*command: str, settings: Mapping[str, str] = _NO_SETTINGS, cwd: Path = ROOT) -> str:
    """What Python says."""
    answer = subprocess.run(
        [sys.executable, *command], env={**os.environ, **settings}, cwd=cwd, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout
