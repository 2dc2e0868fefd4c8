"""What is to be played: all that the workers must know, small enough to send to each of them."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pioche.engine.referee import game_named, new_match
from pioche.players.contract import Budget
from pioche.rulekit import Dice, Match, Refusal, Value, dice

POOL = "pool"
NATURES_PATH, LOTS_PATH, STRANGERS_PATH, PLAYERS_PATH = range(4)
"""What luck is drawn for, below a seed and a deal: nothing of one changes another."""


@dataclass(frozen=True)
class Plan:
    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    entrants: tuple[str, ...]
    """As they were called; POOL comes last."""
    seed: int
    budget: Budget

    @property
    def mixed(self) -> bool:
        """Whether each entrant plays apart from the others, among strangers drawn from the pool."""
        return POOL in self.entrants

    @property
    def names(self) -> list[str]:
        """The second of the same call is "club #2"."""
        seen: Counter[str] = Counter()
        return [_numbered(_short_name(text), seen) for text in self.entrants]

    def luck(self, deal: int, *path: int) -> Dice:
        return dice(self.seed, deal, *path)


def plan_for(
    game: str, entrants: list[str], seats: int | None, options: dict[str, Value], seed: int, budget: str
) -> Plan:
    """Refusal if the rules do not allow it, or if nobody would meet anybody."""
    called = [_from_anywhere(text) for text in entrants if text != POOL] + [POOL] * (POOL in entrants)
    if len(called) < 2 or called[0] == POOL:
        raise Refusal("too-few-entrants")
    at_table = seats or _usual_seats(game, called)
    plan = Plan(game, at_table, tuple(sorted(options.items())), tuple(called), seed, read_budget(budget))
    opening(plan)
    return plan


def _usual_seats(game: str, called: list[str]) -> int:
    """Room for all entrants at one table of up to four; three at a mixed table."""
    wanted = 3 if POOL in called else min(len(called), 4)
    return min(max(wanted, game_named(game).seats[0]), game_named(game).seats[-1])


@cache
def opening(plan: Plan) -> Match:
    """The match before the deal, to be copied."""
    return new_match(plan.game, plan.seats, 0, dict(plan.options))


def read_budget(text: str) -> Budget:
    """ "50ms", "1s" or "2000sims"."""
    found = re.fullmatch(r"(\d{1,7})(ms|s|sims)", text)
    if not found or not int(found[1]):
        raise Refusal("not-a-budget", text=text)
    amount, unit = int(found[1]), found[2]
    return Budget(0.0, amount) if unit == "sims" else Budget(amount / (1000 if unit == "ms" else 1), 0)


def write_budget(budget: Budget) -> str:
    return f"{budget.simulations}sims" if budget.simulations else f"{budget.seconds * 1000:.0f}ms"


def file_and_name(text: str) -> tuple[Path, str] | None:
    """Of a bot in a file: "bots/my_bot.py:Clever"."""
    path, sign, name = text.rpartition(":")
    return (Path(path), name) if sign and path.endswith(".py") else None


def _from_anywhere(text: str) -> str:
    """A bot in a file by its whole path: workers may live in another folder."""
    found = file_and_name(text)
    return f"{found[0].resolve()}:{found[1]}" if found else text


def _short_name(text: str) -> str:
    """A bot in a file goes by its own name: "bots/my_bot.py:Clever" is Clever."""
    found = file_and_name(text)
    return found[1] if found else text


def _numbered(name: str, seen: Counter[str]) -> str:
    seen[name] += 1
    return name if seen[name] == 1 else f"{name} #{seen[name]}"
