"""Bots from outside, good and bad, as their authors might write them. The tests name this file."""

import sys
import time
from typing import Any


class First:
    """Always the first move of the list."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.known = (game, seats, seed)

    def choose(self, view: Any, legal: list[str], seconds: float) -> Any:
        assert legal == sorted(legal)
        assert seconds > 0
        return legal[0]


class Chatty(First):
    def choose(self, view: Any, legal: list[str], seconds: float) -> Any:
        sys.stdout.write("this must not spoil the JSON\n")
        return legal[-1]


class Crashing(First):
    def choose(self, view: Any, legal: list[str], seconds: float) -> Any:
        return legal[1_000]


class Quitter(First):
    def choose(self, view: Any, legal: list[str], seconds: float) -> Any:
        sys.exit(3)


class Unborn(First):
    def __init__(self, game: str, seats: int, seed: int) -> None:
        raise RuntimeError("no weights found")


class Meddler(First):
    """Tries to help itself to chips."""

    def choose(self, view: Any, legal: list[str], seconds: float) -> Any:
        view.chips[view.viewer] = 100
        return legal[0]


class Cheat(First):
    def choose(self, view: Any, legal: list[str], seconds: float) -> Any:
        return "take all the chips"


class Mute(First):
    def choose(self, view: Any, legal: list[str], seconds: float) -> Any:
        return None


class Sleepy(First):
    def choose(self, view: Any, legal: list[str], seconds: float) -> Any:
        time.sleep(30)
        return legal[0]


class Endless(First):
    """Swallows whatever it can."""

    def choose(self, view: Any, legal: list[str], seconds: float) -> Any:
        while True:
            try:
                legal.sort()
            except Exception:
                continue
