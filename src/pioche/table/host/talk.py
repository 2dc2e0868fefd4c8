"""How much everybody may say at one table: a person's lines count together, over all their connections."""

from pioche.rulekit import Refusal
from pioche.table.allowance import Allowance
from pioche.table.clock import SECOND

MOST_LINES = 20
_PERIOD = 20 * SECOND
MOST_TALKERS = 100
"""This many people are remembered."""


class Talk:
    def __init__(self, most: int) -> None:
        """Lines in 20 seconds; 0 for as many as anybody likes."""
        self._most = most
        self._talkers: dict[str, Allowance] = {}
        """Whoever has come last is last."""

    def spend(self, key: str, now: int) -> None:
        """Refusal if this person has said enough for now."""
        if key not in self._talkers:
            self._talkers[key] = Allowance(self._most, _PERIOD)
        if len(self._talkers) > MOST_TALKERS:
            del self._talkers[next(iter(self._talkers))]
        if not self._talkers[key].spend(now):
            raise Refusal("too-much-chat", most=self._most, seconds=_PERIOD // SECOND)
