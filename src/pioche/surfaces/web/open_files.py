"""How many files and connections the system lets this process have open."""

import logging
import sys

if sys.platform != "win32":
    import resource

_UNKNOWN = 1024
"""Where the system does not say."""
_PLENTY = 65_536
"""Where the system knows no limit."""
_FEW = 4096

_log = logging.getLogger("pioche.server")


def open_files() -> int:
    """How many there may be."""
    if sys.platform == "win32":
        return _UNKNOWN
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return _PLENTY if soft == resource.RLIM_INFINITY else soft


def raise_open_files() -> None:
    """As many as the system allows at most. The log tells how many, aloud where they are few."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = max(soft, _PLENTY) if hard == resource.RLIM_INFINITY else hard
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    level = logging.WARNING if open_files() < _FEW else logging.INFO
    _log.log(level, "this many files and connections may be open", extra={"most": open_files()})
