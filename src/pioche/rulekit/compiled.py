"""The only door to Numba.

`@compiled` marks a function that runs at the speed of C. Set PIOCHE_INTERPRETED=1 and the very same text is run
by Python instead: for the debugger, for coverage, for readable tracebacks.

Numba's disk cache does not notice when a *callee* in another file has changed, and then answers with old rules.
So each room has a cache in a folder named by a digest of its sources and of all rooms above it: new text, new folder.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    numba: Any
else:
    import numba
    import numba.extending

PACKAGE = Path(__file__).parent.parent
ROOMS_WITH_COMPILED_CODE = ("rulekit", "games", "engine", "players", "arena", "research")
"""Each may call those before it."""

INTERPRETED = os.environ.get("PIOCHE_INTERPRETED", "") not in ("", "0")
BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "") not in ("", "0")


@cache
def digest_of_sources(room: str) -> str:
    """Of all that a function in this room may call: its own room and those above it."""
    digest = hashlib.sha256(numba.__version__.encode())
    for above in ROOMS_WITH_COMPILED_CODE[: ROOMS_WITH_COMPILED_CODE.index(room) + 1]:
        for path in sorted((PACKAGE / above).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(room: str = ROOMS_WITH_COMPILED_CODE[-1]) -> Path:
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    chosen = os.environ.get("PIOCHE_CACHE")
    return Path(chosen or home / "pioche") / (digest_of_sources(room) + ("-bounds" if BOUNDS_CHECKED else ""))


def room_of(function: Callable[..., Any]) -> str:
    room = function.__module__.removeprefix("pioche.").partition(".")[0]
    return room if room in ROOMS_WITH_COMPILED_CODE else ROOMS_WITH_COMPILED_CODE[-1]


Function = TypeVar("Function", bound=Callable[..., Any])

if TYPE_CHECKING:

    def compiled(function: Function) -> Function: ...
else:

    def compiled(function):
        if INTERPRETED:
            return function
        numba.config.CACHE_DIR = str(cache_folder(room_of(function)))
        return numba.njit(function, cache=True, nogil=True, error_model="numpy", boundscheck=BOUNDS_CHECKED)


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


def _words(record: Any) -> Callable[[Any], Any]:
    """`Record.words`, for compiled code."""
    count = record.size // 8

    def words(record: Any) -> Any:
        return numba.carray(_first_word(record), count)

    return words


_first_word = numba.extending.intrinsic(_point)
numba.extending.overload_attribute(numba.types.Record, "words", target="cpu")(_words)
"""Templates for a named target are asked before Numba's own, which takes every attribute of a record for a field.
Without the name the order would depend on whether anything was compiled before this import."""
