"""Who does the work: this process, processes of this machine, or a Ray cluster. The outcomes are the same."""

import multiprocessing
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from pioche.arena.entrants import only_heuristics
from pioche.arena.game import play, rehearse
from pioche.arena.outcome import Fault, Outcome, barred_by, unplayed
from pioche.arena.plan import Plan
from pioche.arena.schedule import Seating, seatings
from pioche.rulekit import Refusal

_LOCAL = "local"
"""The address of a Ray cluster that is started for the occasion."""
_QUICK = 25
"""Deals in one task where everybody plays by a heuristic; else one."""


class _Task(NamedTuple):
    plan: Plan
    deals: range
    barred: frozenset[int]


_Deal = list[Outcome]
_Work = TypeVar("_Work")
_Done = TypeVar("_Done")
_Submit = Callable[[_Work], Future[_Done]]


def tasks(plan: Plan, deals: int, barred: Callable[[], frozenset[int]]) -> Iterator[_Task]:
    """Made when they are asked for: later ones know who has been barred."""
    size = _QUICK if only_heuristics(plan) else 1
    for start in range(0, deals, size):
        yield _Task(plan, range(start, min(start + size, deals)), barred())


def _do(task: _Task) -> list[_Deal]:
    """Play some deals. Bots may print, but not into our output."""
    rehearse(task.plan)
    faults: list[Fault] = []
    with redirect_stdout(sys.stderr):
        return [_play_deal(task, deal, faults) for deal in task.deals]


def _play_deal(task: _Task, deal: int, faults: list[Fault]) -> _Deal:
    outcomes = []
    for game, seating in enumerate(seatings(task.plan, deal)):
        outcomes.append(_played_or_not(task, deal, game, seating, task.barred | barred_by(faults)))
        faults += [fault] if (fault := outcomes[-1].fault) else []
    return outcomes


def _played_or_not(task: _Task, deal: int, game: int, seating: Seating, barred: frozenset[int]) -> Outcome:
    entrants = tuple(sitter.entrant for sitter in seating)
    if barred.isdisjoint(entrants):
        return play(task.plan, deal, game, seating)
    return unplayed(deal, game, entrants, barred)


def in_order(waiting_tasks: Iterator[_Work], submit: _Submit[_Work, _Done], ahead: int) -> Iterator[_Done]:
    """What was done, in the order of the tasks, with a few of them under way ahead."""
    under_way = deque(map(submit, islice(waiting_tasks, ahead)))
    while under_way:
        yield under_way.popleft().result()
        under_way += map(submit, islice(waiting_tasks, 1))


@contextmanager
def workers(jobs: int, ray: str | None) -> Iterator[tuple[_Submit[_Task, list[_Deal]], int]]:
    """How to have a task done, and how many should be under way at once."""
    if ray:
        with _on_ray(ray, jobs) as cluster:
            yield cluster
    elif jobs == 1:
        yield _at_once, 1
    else:
        with processes(jobs, _do) as pool:
            yield pool


def _at_once(task: _Task) -> "Future[list[_Deal]]":
    done: Future[list[_Deal]] = Future()
    done.set_result(_do(task))
    return done


@contextmanager
def processes(jobs: int, work: Callable[[_Work], _Done]) -> Iterator[tuple[_Submit[_Work, _Done], int]]:
    """Fresh ones, not forks: nothing of this process, threads above all, leaks into them."""
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            yield lambda task: pool.submit(work, task), 2 * jobs
        except BrokenProcessPool:
            raise Refusal("worker-died") from None
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _on_ray(address: str, jobs: int) -> Iterator[tuple[_Submit[_Task, list[_Deal]], int]]:
    with ray_cluster(address, jobs) as ray:
        remote = ray.remote(_do)
        yield lambda task: remote.remote(task).future(), 2 * int(ray.cluster_resources().get("CPU", jobs))


@contextmanager
def ray_cluster(address: str, jobs: int) -> Iterator[Any]:
    """The module, connected to an existing cluster by its address, or to a LOCAL one of this number of workers."""
    ray = _ray()
    where: dict[str, Any] = (
        {"num_cpus": jobs, "include_dashboard": False} if address == _LOCAL else {"address": address}
    )
    try:
        ray.init(**where, log_to_driver=False, logging_level="ERROR")
    except Exception as error:
        raise Refusal("no-cluster", address=address, reason=f"{type(error).__name__}: {error}") from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise Refusal("extra-missing", package="ray", extra="ray") from None
