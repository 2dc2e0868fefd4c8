"""How much anybody may do in a while."""


class Allowance:
    """This many in this time, counted from the first; 0 for as many as anybody likes. Any unit of time will do."""

    __slots__ = ("_left", "_most", "_period", "_until")

    def __init__(self, most: int, period: float) -> None:
        self._most = most
        self._period = period
        self._left = most
        self._until = float("-inf")
        """When it is renewed."""

    def spend(self, now: float) -> bool:
        """Whether one more is allowed."""
        if now >= self._until:
            self._left, self._until = self._most, now + self._period
        if self._most and not self._left:
            return False
        self._left -= 1
        return True
