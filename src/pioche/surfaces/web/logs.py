"""Structured logs: one JSON object a line."""

import logging
import time
from typing import Any

import msgspec

_STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


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
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[out], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
