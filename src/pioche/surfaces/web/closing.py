"""Whether the server is about to close: from then on it opens no tables, and nobody is to be sent here."""

import time

from pioche.rulekit import Refusal


class Closing:
    def __init__(self, drain: float) -> None:
        """It stays open for this many seconds after it was told to close."""
        self._drain = drain
        self._ends: float | None = None

    def begin(self) -> None:
        if self._ends is None:
            self._ends = time.monotonic() + self._drain

    @property
    def due(self) -> bool:
        """Whether it closes now."""
        return self._ends is not None and time.monotonic() >= self._ends

    def check(self) -> None:
        """Refusal if nothing new is begun here."""
        if self._ends is not None:
            raise Refusal("house-closing")
