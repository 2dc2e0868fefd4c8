"""The gate can fail: matches by rules with one line made wrong, which the module does not have.

| `python -m tests.wasm.mutants FILE` | writes, as fixtures |
|---|---|
| | a match by a mutant of each game; mutants are changed Python text, so they are interpreted |
| `sound` | the same matches by sound rules |
| the name of a game | its match by the rules as they are, interpreted or compiled |
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


def _played(game: str, mutant: Mutant | None = None) -> Fixture:
    """The usual game for the fewest players."""
    setting = settings_of(GAMES[game])[0]
    with mutant.at_large() if mutant else nullcontext():
        return fixtures([setting], search=False)[0]


def _chosen(what: str) -> list[Fixture]:
    if what in GAMES:
        return [_played(what)]
    return [_played(game, None if what == "sound" else mutant) for game, mutant in faults().items()]


if __name__ == "__main__":
    write(Path(sys.argv[1]), _chosen("".join(sys.argv[2:])))
