"""One text, two ways to run it: interpreted and compiled play are the same, byte for byte."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pioche.rulekit import INTERPRETED
from tests.laws.trajectories import digests

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.once
def test_interpreted_equals_compiled() -> None:
    other_mode = os.environ | {"PIOCHE_INTERPRETED": "0" if INTERPRETED else "1"}
    command = [sys.executable, "-m", "tests.laws.trajectories"]
    other = subprocess.run(command, env=other_mode, cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(other.stdout) == digests()
