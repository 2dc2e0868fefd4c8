"""The only door to Numba.

`@compiled` marks a function that runs at the speed of C. Set PIOCHE_INTERPRETED=1 and the very same text is run
by Python instead: for the debugger, for coverage, for readable tracebacks.

Compiled code is kept on disk, in a folder named by all that it depends on: the sources (sources.py), the processor, the
versions of Python, Numba and its parts, and Numba's settings.
"""

import hashlib
import os
import platform
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy

from pioche.rulekit.cache import LOCK, explain, folder, locked
from pioche.rulekit.sources import Places, digest_of, outside_games, places_for, rooms_up_to

if TYPE_CHECKING:
    numba: Any
    llvmlite: Any

    class Listener:
        """What Numba tells events to."""
else:
    import llvmlite.binding
    import numba
    import numba.extending
    from numba.core.event import Listener

BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "") not in ("", "0")
INTERPRETED = os.environ.get("PIOCHE_INTERPRETED", "") not in ("", "0") or bool(numba.config.DISABLE_JIT)
SETTINGS = (
    "BOUNDSCHECK",
    "CPU_FEATURES",
    "CPU_NAME",
    "DEBUGINFO_DEFAULT",
    "DEBUG_NRT",
    "DISABLE_INTEL_SVML",
    "ENABLE_AVX",
    "ENABLE_PROFILING",
    "ENABLE_SYS_MONITORING",
    "EXTEND_VARIABLE_LIFETIMES",
    "LLVM_REFPRUNE_FLAGS",
    "LLVM_REFPRUNE_PASS",
    "LOOP_VECTORIZE",
    "NRT_STATS",
    "OPT",
    "SLP_VECTORIZE",
)
"""Those of Numba that change what is compiled, by their names in `numba.config`."""

folders_in_use: set[Path] = set()
"""Those that functions of this process are loaded from and kept in."""


@cache
def machine() -> str:
    """Everything but the sources on which compiled code depends."""
    versions = (sys.version, numba.__version__, llvmlite.__version__, numpy.__version__)
    processor = (sys.platform, platform.machine(), *_processor())
    return repr((versions, processor, [str(getattr(numba.config, name, None)) for name in SETTINGS]))


def _processor() -> tuple[Any, Any]:
    """Its name and its features: those that Numba is told to compile for, else this machine's."""
    name, features = numba.config.CPU_NAME, numba.config.CPU_FEATURES
    return (
        llvmlite.binding.get_host_cpu_name() if name is None else name,
        sorted(llvmlite.binding.get_host_cpu_features().items()) if features is None else features,
    )


def cache_folder(room: str = "") -> Path | None:
    """For the code of a room, or of those that may call all rooms; None if nothing can be kept."""
    return _folder_for((*rooms_up_to(room), *outside_games()))


def _folder_for(places: Places) -> Path | None:
    return folder(hashlib.sha256((machine() + digest_of(places)).encode()).hexdigest()[:16])


Function = TypeVar("Function", bound=Callable[..., Any])

if TYPE_CHECKING:

    def compiled(function: Function) -> Function: ...

    def compiled_within(function: Function) -> Function: ...
else:

    def compiled(function):
        if INTERPRETED:
            return function
        home = _folder_for(places_for(function)) if Path(function.__code__.co_filename).is_file() else None
        with _kept_in(home):
            kept = home is not None
            return numba.njit(function, cache=kept, nogil=True, error_model="numpy", boundscheck=BOUNDS_CHECKED)

    def compiled_within(function):
        """Compiled with its callers alone, once for all numbers; `compiled` makes code for each constant argument."""
        if INTERPRETED:
            return function
        return numba.extending.register_jitable(error_model="numpy", boundscheck=BOUNDS_CHECKED)(function)


@contextmanager
def _kept_in(home: Path | None) -> Iterator[None]:
    """Functions that are made meanwhile; those of other packages stay where they are."""
    if home is not None:
        folders_in_use.add(home)
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(home or "")
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


class _OneWriter(Listener):
    """Lets one process at a time keep what it has compiled.

    Numba reads the index of a function, adds an entry and writes it back. Two processes that do so at once lose an
    entry, or give the code of one game the name of another's. It keeps code after it has compiled it, and before it
    leaves its own lock.
    """

    def __init__(self) -> None:
        self._own = threading.local()

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        if event.kind == "numba:compile":
            home = cache_folder("rulekit")
            explain(home)
            self._own.held = held = ExitStack()
            with suppress(OSError):
                held.enter_context(locked(home / f"writing{LOCK}") if home else nullcontext())
        elif held := self._own.__dict__.pop("held", None):
            held.close()


if not INTERPRETED:
    _one_writer = _OneWriter()
    for _kind in ("numba:compile", "numba:compiler_lock"):
        numba.core.event.register(_kind, _one_writer)


def text_of(function: Callable[..., Any]) -> Callable[..., Any]:
    """The plain Python function behind a compiled one."""
    plain: Callable[..., Any] = getattr(function, "py_func", function)
    return plain


def resolved_by_type(generic: Callable[..., Any], choose: Callable[[Any], Callable[..., Any]]) -> None:
    """Inside compiled code a call of `generic(record, ...)` becomes a call of `choose(type of that record)`.

    This is how generic code reaches a game. Passing compiled functions around instead would miss the
    disk cache in every new process.
    """
    if INTERPRETED:
        return

    def found(*types: Any) -> Callable[..., Any]:
        return text_of(choose(types[0]))

    numba.extending.overload(generic, strict=False)(found)


def numba_type(layout: Any) -> Any:
    return numba.from_dtype(layout)


def _point(context: Any, record: Any) -> Any:
    pointer = numba.types.CPointer(numba.types.int64)

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.bitcast(arguments[0], context.get_value_type(pointer))

    return pointer(record), code


def _cells(record: Any) -> Callable[[Any], Any]:
    """`Record.cells`, for compiled code."""
    count = record.size // 8

    def words(record: Any) -> Any:
        return numba.carray(_first_cell(record), count)

    return words


_first_cell = numba.extending.intrinsic(_point)
numba.extending.overload_attribute(numba.types.Record, "cells", target="cpu")(_cells)
"""Templates for a named target are asked before Numba's own, which takes every attribute of a record for a field.
Without the name the order would depend on whether anything was compiled before this import."""
