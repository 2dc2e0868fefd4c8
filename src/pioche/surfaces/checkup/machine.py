"""The machine: compiled code, processor, memory, open files, clock."""

import ctypes
import os
import platform
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from pioche.games.catalogue import GAMES
from pioche.rulekit.cache import home
from pioche.rulekit.compiled import INTERPRETED, cache_folder
from pioche.rulekit.sources import PACKAGE
from pioche.surfaces.checkup import Finding, broken, doubtful, fine
from pioche.warm import is_warm

if sys.platform != "win32":
    import resource

_TO_COMPILE, _TO_SERVE = 1200, 400
"""Megabytes."""
_FEW_FILES = 4096
_WATCHED = 0.25
"""Seconds for which two clocks are compared."""
_UNEVEN = 0.05
_CLOCK_ALONE = 5
"""What the system says of a clock that nothing keeps right."""
_CGROUP = Path("/sys/fs/cgroup")


def look_at_machine() -> Iterator[Finding]:
    cache = _cache()
    yield cache
    yield _cores(_allowed_cores())
    if (free := _free_memory()) is not None:
        yield _memory(free, _TO_SERVE if cache.state == "fine" else _TO_COMPILE)
    if (most := _most_files()) is not None:
        yield _files(most)
    yield from _clock()


def _cache() -> Finding:
    wanted, used = home(), cache_folder()
    if INTERPRETED:
        return doubtful("cache-interpreted")
    if used is None:
        return broken("cache-memory", place=str(wanted or "-"))
    if wanted is None or not used.is_relative_to(wanted):
        return doubtful("cache-private", wanted=str(wanted or "-"), place=str(used.parent))
    if cold := sum(not is_warm(game) for game in GAMES):
        return doubtful("cache-cold", place=str(wanted), games=cold)
    return fine("cache-warm", place=str(wanted))


def _cores(cores: int) -> Finding:
    return (fine if cores > 1 else doubtful)("cores", cores=cores, machine=platform.machine())


def _allowed_cores() -> int:
    """Those that this process may use, by its affinity and by its group."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    with suppress(OSError, ValueError):
        quota, period = (_CGROUP / "cpu.max").read_text().split()
        cores = min(cores, max(1, int(quota) // int(period)))
    return cores


def _memory(free: int, needed: int) -> Finding:
    return (fine if free >= needed else broken)("memory", free=free, needed=needed)


def _free_memory() -> int | None:
    """Megabytes, of the machine or of the group of this process; None where the system does not tell."""
    free = []
    with suppress(OSError):
        fields = dict(line.split(":") for line in Path("/proc/meminfo").read_text().splitlines())
        free.append(int(fields["MemAvailable"].split()[0]) // 1024)
    with suppress(OSError, ValueError):
        most, used = (int((_CGROUP / f"memory.{name}").read_text()) for name in ("max", "current"))
        free.append((most - used) >> 20)
    return min(free, default=None)


def _files(most: int) -> Finding:
    return (fine if most >= _FEW_FILES else doubtful)("files", most=most)


def _most_files() -> int | None:
    """As many as a server will have; None where the system does not tell."""
    if sys.platform == "win32":
        return None
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return sys.maxsize if hard == resource.RLIM_INFINITY else hard


# The clock


def _clock() -> Iterator[Finding]:
    yield _date(time.time(), _oldest_source())
    began = time.time() - time.monotonic()
    time.sleep(_WATCHED)
    yield _even(time.time() - time.monotonic() - began)
    if (state := _kernel_clock()) is not None:
        yield doubtful("clock-alone") if state == _CLOCK_ALONE else fine("clock-kept")


def _date(now: float, made: float) -> Finding:
    """It cannot be earlier than the program was made."""
    said = datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%d %H:%M")
    return (fine if now >= made else broken)("clock-date", now=said)


def _oldest_source() -> float:
    return min(path.stat().st_mtime for path in PACKAGE.glob("*.py"))


def _even(jump: float) -> Finding:
    return (fine if abs(jump) < _UNEVEN else doubtful)("clock-even", jump=round(abs(jump) * 1000))


def _kernel_clock() -> int | None:
    """How well the system knows the time; asking changes nothing. None where it does not tell."""
    with suppress(OSError, AttributeError):
        state: int = ctypes.CDLL(None).adjtimex(ctypes.create_string_buffer(512))
        return state if state >= 0 else None
    return None
