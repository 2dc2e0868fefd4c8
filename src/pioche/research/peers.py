"""Other people's packages are imported when they are asked for, never before."""

from importlib import import_module
from typing import Any

from pioche.rulekit import Refusal

_EXTRA = "research"


def peer(module: str, extra: str = _EXTRA) -> Any:
    """Refusal, with the extra that brings it, where the package is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module.partition(".")[0]:
            raise
        raise Refusal("peer-missing", package=missing.name, extra=extra) from None
