"""A course of learning: matches are gathered, the network improves, and now and then it is measured and kept."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch

from pioche.engine.referee import new_match
from pioche.games.catalogue import GAMES
from pioche.players.heuristic import features
from pioche.players.styles import Style, as_lineup, champion, pool, rivals
from pioche.rulekit import Value, dice
from workshop.train.frozen import Frozen
from workshop.train.gathering import Assignment, Gather, crews
from workshop.train.learner import Batch, Critic, Judge, Scales, Shape, improve
from workshop.train.selfplay import Desk, play_for, victories

_TABLES, _STEPS = 384, 64
"""Of each crew: matches side by side, and decisions that are gathered from each at a time."""
_FEW_TABLES = 8
"""Where others think, which takes its time ..."""
_PATIENCE = 20.0
"""... and seconds for which several harvests may be gathered before they are learned from."""
_ALL, _ALONE, _BY_EARLIER = 100, 65, 35
_EARLIER, _SELVES = 6, 10
"""How many earlier selves are kept to play against, and how many there are in a whole course."""
_RATE, _SLOWEST = 1e-3, 0.05
_CURIOSITY = 0.01
_WARMTH = 0.3
"""The style that a network begins with plays by this share of the temperature of careless players."""
_MEASURED, _MATCHES = 40, 6000
"""Turns between two measurements, and matches of each."""


class Point(NamedTuple):
    """Of a learning curve: win shares of the network alone, without any search."""

    minutes: float
    decisions: int
    champions: float
    """At tables of the champion ..."""
    rivals: float
    """... of the champions of self-play ..."""
    pool: float
    """... and of the pool."""


@dataclass
class Course:
    """All that is kept in a checkpoint, beside the networks."""

    minutes: float = 0.0
    """Of learning so far."""
    turns: int = 0
    decisions: int = 0
    earlier: list[Any] = field(default_factory=list)
    curve: list[Point] = field(default_factory=list)
    victories: list[float] = field(default_factory=list)
    """By turn, of a learner alone: what share of the matches that ended it won."""


@dataclass(frozen=True)
class Plan:
    game: str
    seats: int
    options: dict[str, Value]
    minutes: float
    seed: int
    jobs: int
    ray: str | None
    checkpoint: Path
    against: Frozen | None = None
    """Whom the learner meets at all other seats, instead of all others and itself."""

    @property
    def thinks(self) -> bool:
        """Whether those that it meets search."""
        return self.against is not None and self.against.simulations > 0


class Training:
    def __init__(self, plan: Plan, gather: Gather) -> None:
        torch.manual_seed(plan.seed)
        self.plan, self._gather = plan, gather
        self.course = Course()
        best = champion(plan.game, plan.seats)
        strong = rivals(plan.game, plan.seats) or [best]
        self._groups = [[best], strong, list(pool(plan.game))]
        company = [best] if plan.against else [best] * 4 + strong * 2 + list(pool(plan.game))
        self._lineup = as_lineup(company)
        self.judge, self.critic = self._beginners(best)
        parts = [*self.judge.parameters(), *self.critic.parameters()]
        self._optimiser = torch.optim.Adam(parts, _RATE)

    def _beginners(self, style: Style) -> tuple[Judge, Critic]:
        """By what is seen in a first harvest, in which the style plays."""
        game = GAMES[self.plan.game]
        shape = Shape(game.encoding.LAYOUT.size(self.plan.seats), game.encoding.ACTIONS, len(features(game.name)))
        weights = style.weights / (_WARMTH * game.heuristic.TEMPERATURE)
        first = Judge(shape, Scales.plain(shape), weights)
        scales = Scales.of(self._gather(self._lineup, first.flat()[None])[0])
        return Judge(shape, scales, weights), Critic(shape, scales)

    def turns(self) -> Iterator[float]:
        """Until the time is over: after each turn, the share of it that is."""
        last = time.perf_counter()
        while (spent := self.course.minutes / self.plan.minutes) < 1.0:
            self._turn(spent)
            now = time.perf_counter()
            self.course.minutes += (now - last) / 60
            last = now
            yield min(1.0, self.course.minutes / self.plan.minutes)

    def _turn(self, spent: float) -> None:
        course = self.course
        if course.turns % _MEASURED == 0:
            self.measure()
            self.save()
        if spent >= len(course.earlier) / _SELVES:
            course.earlier.append(self.judge.flat())
        for group in self._optimiser.param_groups:
            group["lr"] = _RATE * max(_SLOWEST, 1 - spent)
        networks = np.stack([self.judge.flat(), *course.earlier[-_EARLIER:]])
        batches = self._batches(networks)
        improve(self.judge, self.critic, self._optimiser, batches, _CURIOSITY * (1 - spent))
        course.turns += 1
        course.decisions += sum(len(batch.seen) for batch in batches)

    def _batches(self, networks: Any) -> list[Batch]:
        """One of each crew; where others think, more of them, as long as patience lasts."""
        found: list[Batch] = []
        ends: list[float] = []
        began = time.perf_counter()
        while not found or (self.plan.thinks and time.perf_counter() - began < _PATIENCE):
            for harvest in self._gather(self._lineup, networks):
                found.append(Batch(harvest, self.critic))
                ends += victories(harvest)
        if self.plan.against and ends:
            self.course.victories.append(float(np.mean(ends)))
        return found

    def measure(self) -> Point:
        shares = [win_share(self.plan, group, self.judge.flat()) for group in self._groups]
        self.course.curve.append(Point(self.course.minutes, self.course.decisions, *shares))
        return self.course.curve[-1]

    # Checkpoints

    def save(self) -> None:
        """At once or not at all: a file that is half written has another name."""
        self.plan.checkpoint.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.plan.checkpoint.with_suffix(".unfinished")
        torch.save({name: part.state_dict() for name, part in self._parts().items()} | vars(self.course), unfinished)
        unfinished.replace(self.plan.checkpoint)

    def resume(self) -> None:
        kept = torch.load(self.plan.checkpoint, weights_only=False)
        for name, part in self._parts().items():
            part.load_state_dict(kept.pop(name))
        self.course = Course(**kept)

    def _parts(self) -> dict[str, Any]:
        return {"judge": self.judge, "critic": self.critic, "optimiser": self._optimiser}


def win_share(plan: Plan, group: list[Style], network: Any) -> float:
    """At tables whose others are drawn from a group."""
    opening = new_match(plan.game, plan.seats, 0, plan.options)
    lineup: Any = as_lineup(group)
    each = _MATCHES // plan.jobs

    def play(number: int) -> float:
        states, shares = type(opening).many(each), np.zeros(each)
        for match in range(each):
            states[match].cells[:] = opening.cells
        play_for(states, dice(plan.seed + 1, number), Desk.many(1), lineup, network, shares)
        return float(shares.mean())

    with ThreadPoolExecutor(plan.jobs) as threads:
        return float(np.mean(list(threads.map(play, range(plan.jobs)))))


def _assignment(plan: Plan) -> Assignment:
    alone = _ALL if plan.against else _ALONE
    tables = _FEW_TABLES if plan.thinks else _TABLES
    table = plan.game, plan.seats, plan.options
    return Assignment(*table, tables, alone, _BY_EARLIER, _STEPS, plan.seed, plan.against)


def train(plan: Plan, resume: bool, advance: Callable[[float, Course], None]) -> Training:
    """`advance` hears the share of the time that is over, and how the course is going."""
    torch.set_num_threads(plan.jobs)
    with crews(_assignment(plan), plan.jobs, plan.ray) as gather:
        training = Training(plan, gather)
        if resume:
            training.resume()
        for spent in training.turns():
            advance(spent, training.course)
        training.measure()
        training.save()
    return training
