"""The tools of this target and their versions: other versions may give other bytes, or none."""

import os
from importlib.metadata import PackageNotFoundError, version

TOOLS = {"numba": "0.68.1", "llvmlite": "0.50.0", "ziglang": "0.17.0"}
"""As in requirements/wasm.in. The build leans on insides of Numba; `ziglang` brings the linker."""
_CHANGES_CODE = ("PIOCHE_INTERPRETED", "NUMBA_")
"""Settings by the environment that begin so."""


class CannotBuild(Exception):
    """Why no module can be made here, in a sentence."""


def check_tools() -> None:
    for name, wanted in TOOLS.items():
        found = _installed(name)
        if found != wanted:
            raise CannotBuild(
                f"{name} {wanted} is needed, and {found or 'none'} is installed: see requirements/wasm.in"
            )


def check_environment() -> None:
    if names := [name for name in sorted(os.environ) if name.startswith(_CHANGES_CODE)]:
        raise CannotBuild(f"the bytes must not depend on settings: unset {', '.join(names)}")


def _installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""
