"""The module that is tested: built once for all processes of a run, or before it ($PIOCHE_BUILT_MODULE)."""

import os
from pathlib import Path

import pytest

from pioche.rulekit.cache import locked
from tests.wasm import build


@pytest.fixture(scope="session")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that it lies in, with its layout."""
    if given := os.environ.get("PIOCHE_BUILT_MODULE"):
        return Path(given)
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    with locked(shared / "module.lock"):
        if not (shared / "module" / "pioche.wasm").exists():
            assert build(shared / "module").returncode == 0
    return shared / "module"
