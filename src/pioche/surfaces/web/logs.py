"""Structured logs: one JSON object a line."""

import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

_STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


_REST_SECONDS = 1.0


class Bounded(logging.Filter):
    """Each place in the code may warn once a second; its next line tells how many were left out before."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._rested: dict[tuple[str, int], float] = {}
        self._left_out: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        place, now = (record.pathname, record.lineno), self._clock()
        if record.levelno < logging.WARNING:
            return True
        if now < self._rested.get(place, now):
            self._left_out[place] = self._left_out.get(place, 0) + 1
            return False
        self._rested[place] = now + _REST_SECONDS
        if left_out := self._left_out.pop(place, 0):
            record.left_out = left_out
        return True


class _AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in _STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(*, verbose: bool) -> None:
    out = logging.StreamHandler()
    out.setFormatter(_AsJson())
    out.addFilter(Bounded())
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[out], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
