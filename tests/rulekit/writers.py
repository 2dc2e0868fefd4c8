"""Compile the same functions for a record of one's own: `python -m tests.rulekit.writers COINS BEGIN`.

Several such processes begin with each function at the same moment. Prints how many were compiled, and not loaded.
"""

import sys
import time
from importlib import import_module
from typing import Annotated, Any

from pioche.rulekit import Ints, Record, compiled

event: Any = import_module("numba.core.event")
BEAT = 0.3
"""Seconds from one function to the next."""


@compiled
def first(record: Any) -> int:
    return len(record.coins)


@compiled
def second(record: Any) -> int:
    return 2 * len(record.coins)


@compiled
def third(record: Any) -> int:
    return 3 * len(record.coins)


@compiled
def fourth(record: Any) -> int:
    return 4 * len(record.coins)


@compiled
def fifth(record: Any) -> int:
    return 5 * len(record.coins)


@compiled
def sixth(record: Any) -> int:
    return 6 * len(record.coins)


def compile_all(coins: int, begin: float) -> int:
    """How many had to be compiled."""
    kind: Any = type("Purse", (Record,), {"__annotations__": {"coins": Annotated[Ints, coins]}})
    with event.install_recorder("numba:compile") as heard:
        for number, function in enumerate((first, second, third, fourth, fifth, sixth), 1):
            time.sleep(max(0.0, begin + number * BEAT - time.time()))
            assert function(kind.blank()) == number * coins
    return len(heard.buffer) // 2


if __name__ == "__main__":
    sys.stdout.write(f"{compile_all(int(sys.argv[1]), float(sys.argv[2]))}\n")
