"""Crews play the matches that are learned from, at tables of their own, in threads or on a Ray cluster."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from pioche.arena.work import ray_cluster
from pioche.engine.referee import new_match
from pioche.games.catalogue import GAMES
from pioche.players.heuristic import features
from pioche.rulekit import Value, dice
from workshop.train.frozen import Frozen, thinker_for
from workshop.train.selfplay import Desk, Harvest, Seating, Terms, gather, room_for

_MOVES = 16
"""There is room for this number of moves a decision; where there are more, fewer decisions are gathered."""


@dataclass(frozen=True)
class Assignment:
    """What a crew plays."""

    game: str
    seats: int
    options: dict[str, Value]
    tables: int
    alone: int
    by_earlier: int
    steps: int
    seed: int
    against: Frozen | None = None
    """Has the seats of the styles."""


class Crew:
    def __init__(self, assignment: Assignment, number: int) -> None:
        opening = new_match(assignment.game, assignment.seats, 0, assignment.options)
        tables = assignment.tables
        self._states, self._seatings = type(opening).many(tables), Seating.many(tables)
        for table in range(tables):
            self._states[table].cells[:] = opening.cells
            self._seatings[table].luck.cells[:] = dice(assignment.seed, number * tables + table).cells
        self._desks, self._terms = Desk.many(1), Terms.many(1)
        for name in ("alone", "by_earlier", "steps"):
            setattr(self._terms[0], name, getattr(assignment, name))
        self._thinker = thinker_for(assignment.against, assignment.game, assignment.seats, assignment.seed + number)
        inputs = GAMES[assignment.game].encoding.LAYOUT.size(assignment.seats)
        decisions = tables * assignment.steps
        others, qualities = assignment.seats - 1, len(features(assignment.game))
        self._harvest = room_for(decisions, decisions * _MOVES, inputs, others, qualities)

    def gather(self, lineup: Any, networks: Any) -> Harvest:
        """What it holds is good until the next call."""
        table = self._states, self._seatings, self._desks, self._terms
        gather(*table, lineup, networks, self._thinker, self._harvest)
        decisions, moves = self._harvest.counts
        counts, *by_decision = self._harvest[:-2]
        of_moves = (part[:moves] for part in self._harvest[-2:])
        return Harvest(counts, *(part[: decisions + 1] for part in by_decision), *of_moves)


class Gather(Protocol):
    def __call__(self, lineup: Any, networks: Any) -> list[Harvest]: ...


@contextmanager
def crews(assignment: Assignment, count: int, ray: str | None) -> Iterator[Gather]:
    """This number of crews, each on a core: in threads, as compiled code holds no lock, or on a cluster."""
    with _on_ray(assignment, count, ray) if ray else _in_threads(assignment, count) as gathering:
        yield gathering


@contextmanager
def _in_threads(assignment: Assignment, count: int) -> Iterator[Gather]:
    members = [Crew(assignment, number) for number in range(count)]
    with ThreadPoolExecutor(count) as threads:
        yield lambda lineup, networks: list(threads.map(lambda crew: crew.gather(lineup, networks), members))


@contextmanager
def _on_ray(assignment: Assignment, count: int, address: str) -> Iterator[Gather]:
    with ray_cluster(address, count) as ray:
        actor = ray.remote(Crew)
        members: Sequence[Any] = [actor.remote(assignment, number) for number in range(count)]

        def gather_all(lineup: Any, networks: Any) -> list[Harvest]:
            given = ray.put(lineup), ray.put(networks)
            found: list[Harvest] = ray.get([crew.gather.remote(*given) for crew in members])
            return found

        yield gather_all
