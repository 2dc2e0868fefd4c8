"""The gate can fail: matches by rules with one line made wrong, which the module does not have.

| `python -m tests.wasm.mutants FILE …` | writes, as fixtures |
|---|---|
| `scores` | a match by a mutant of each game that counts wrongly |
| `reasons` | a match by mutants that refuse moves for wrong reasons |
| `sound` | the same matches by sound rules |
| the name of a game | its match by the rules as they are, interpreted or compiled |

Mutants are changed Python text, so they are interpreted.
"""

import sys
from contextlib import nullcontext
from pathlib import Path

from pioche.conformance.settings import settings_of
from pioche.games.catalogue import GAMES
from tests.mutants import Mutant
from tests.mutants.rules import REASONS, SCORES
from tests.wasm.fixtures import Fixture, fixtures, write

_FAULTS = {"scores": SCORES, "reasons": REASONS}


def faults(kind: str) -> dict[str, Mutant]:
    """By game: the first one of this kind."""
    return {mutant.where.partition(".")[0]: mutant for mutant in reversed(_FAULTS[kind])}


def _played(game: str, mutant: Mutant | None = None) -> Fixture:
    """The usual game for the fewest players."""
    setting = settings_of(GAMES[game])[0]
    with mutant.at_large() if mutant else nullcontext():
        return fixtures([setting], search=False)[0]


def _chosen(what: str) -> list[Fixture]:
    if what in GAMES:
        return [_played(what)]
    if what == "sound":
        return [_played(game) for game in GAMES]
    return [_played(game, mutant) for game, mutant in faults(what).items()]


if __name__ == "__main__":
    write(Path(sys.argv[1]), _chosen(sys.argv[2]))
