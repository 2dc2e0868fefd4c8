"""The gate can fail: matches by rules with one line made wrong, which the module does not have.

`python -m tests.wasm.mutants FILE` writes them as fixtures; `python -m tests.wasm.mutants FILE sound` writes the same
matches by sound rules. Mutants are changed Python text, so they are interpreted.
"""

import sys
from contextlib import nullcontext
from pathlib import Path

from pioche.conformance.settings import settings_of
from pioche.games.catalogue import GAMES
from tests.mutants import Mutant
from tests.mutants.rules import SCORES
from tests.wasm.fixtures import Fixture, fixtures, write


def faults() -> dict[str, Mutant]:
    """By game: one that counts wrongly."""
    return {mutant.where.partition(".")[0]: mutant for mutant in reversed(SCORES)}


def _played(game: str, mutant: Mutant, *, sound: bool) -> Fixture:
    """The usual game for the fewest players."""
    setting = settings_of(GAMES[game])[0]
    with nullcontext() if sound else mutant.at_large():
        return fixtures([setting], search=False)[0]


if __name__ == "__main__":
    write(Path(sys.argv[1]), [_played(*fault, sound=sys.argv[2:] == ["sound"]) for fault in faults().items()])
