"""The clock of outside bots: three times the budget and a little grace, then the game is forfeited.

A bot written in Python is stopped at the limit by an alarm, even in an endless loop. Where there are no alarms (outside
the main thread, on Windows), and for native code, the time is measured when the bot has answered.
"""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pioche.players.contract import Budget

_PATIENCE = 3.0
_GRACE = 0.05
_AGAIN = 0.1
"""Seconds after which the alarm rings again, should the bot have slept through it."""


class Overtime(BaseException):
    """Not an Exception, so that no bot catches it by accident. Holds the limit in seconds."""


def _limit_of(budget: Budget) -> float:
    return _PATIENCE * budget.seconds + _GRACE


@contextmanager
def within(budget: Budget) -> Iterator[None]:
    """Overtime if what is done inside takes too long."""
    limit = _limit_of(budget)
    began = time.perf_counter()
    with _alarm(limit):
        yield
    if time.perf_counter() - began > limit:
        raise Overtime(limit)


@contextmanager
def _alarm(limit: float) -> Iterator[None]:
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: Any) -> None:
        raise Overtime(limit)

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, limit, _AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
