"""A player whose strength stands still: a search by a number of simulations for a decision, or the champion.

Learners meet it in compiled code; elsewhere it goes by its name in the arena.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from pioche.engine.dispatch import legal, view_for
from pioche.games.catalogue import GAMES
from pioche.players.elimination import preferred
from pioche.players.levels import expert, master
from pioche.players.search import Search, begin_thinking, think
from pioche.players.styles import CHAMPION, champion
from pioche.rulekit import Match, compiled

_SEARCHES = {"master": (master, "master:"), "expert": (expert, "search:")}
FROZEN = (*_SEARCHES, CHAMPION)


@dataclass(frozen=True)
class Frozen:
    name: str
    simulations: int
    """For a decision; the champion needs none."""

    @property
    def entrant(self) -> str:
        """What the arena calls it."""
        return f"{_SEARCHES[self.name][1]}{self.simulations}" if self.name in _SEARCHES else self.name


class Thinker(NamedTuple):
    """A search as compiled code is given it. Without simulations nobody thinks."""

    sight: Any
    worlds: Any
    past: Any
    state: Any
    memory: Any
    tree: Any
    lineup: Any
    simulations: int


def thinker_for(frozen: Frozen | None, game: str, seats: int, seed: int) -> Thinker:
    if frozen and frozen.name in _SEARCHES:
        return _thinker(game, _SEARCHES[frozen.name][0](game, seats, seed), frozen.simulations)
    return _thinker(game, Search(game, [champion(game, seats)], seed), 0)


def _thinker(game: str, search: Search, simulations: int) -> Thinker:
    positions = GAMES[game].view.blank(), search.worlds, search.past, search.state
    return Thinker(*positions, search.memory, search.tree, search.lineup, simulations)


@compiled
def searched_move(state: Match, seat: int, thinker: Thinker) -> int:
    """What the search does for this seat, by what the seat may know."""
    view, memory, tree, lineup = thinker.sight, thinker.memory, thinker.tree, thinker.lineup
    view_for(state, view, seat)
    moves, elimination = memory.scratch.moves, memory.elimination
    if legal(view, moves) == 1:
        return int(moves[0])
    begin_thinking(view, memory, tree, lineup)
    think(view, thinker.worlds, thinker.past, thinker.state, memory, tree, lineup, thinker.simulations)
    return int(elimination.moves[preferred(elimination)])
