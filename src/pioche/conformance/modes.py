"""One text, two ways to run it: interpreted and compiled play must be the same, byte for byte."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator

import numpy as np

from pioche.conformance.alike import by_chance, done, everybody, shown, some_world
from pioche.conformance.settings import settings_of
from pioche.engine.sight import view_of
from pioche.games.game import Game
from pioche.rulekit import INTERPRETED

_PLIES = 60


def digest(game: Game) -> str:
    """Of positions, views, imagined worlds and events of a few matches by chance."""
    seen = hashlib.sha256()
    for number, setting in enumerate(settings_of(game)):
        luck = np.random.default_rng(number)
        for before, deed in by_chance(setting.opening(), _PLIES, luck):
            state, events = done(before, deed)
            seen.update(state.tobytes())
            for seat in everybody(state):
                looks = view_of(state, seat)
                seen.update(looks.tobytes() + some_world(looks, luck).tobytes())
                seen.update(repr(shown(state, events, seat)).encode())
    return seen.hexdigest()


def interpreted_equals_compiled(game: Game) -> Iterator[str]:
    """The other mode runs in a process of its own."""
    environment = os.environ | {"PIOCHE_INTERPRETED": "0" if INTERPRETED else "1"}
    command = [sys.executable, "-m", __name__, game.name]
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if other.returncode:
        yield f"the other mode breaks down: {other.stderr.strip().splitlines()[-1]}"
    elif other.stdout.strip() != digest(game):
        yield "interpreted and compiled play are not the same"


if __name__ == "__main__":
    from pioche.engine.referee import game_named

    sys.stdout.write(digest(game_named(sys.argv[1])) + "\n")
