"""A server that notes whatever it compiles: `python -m tests.surfaces.web.watched NOTES serve ...`."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from numba.core.event import Listener

from pioche.surfaces.terminal.main import main

events: Any = import_module("numba.core.event")


class Notes(Listener):
    """A line for each function."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("a", encoding="utf-8", buffering=1)

    def on_start(self, event: Any) -> None:
        function = event.data["dispatcher"].py_func
        self.file.write(f"{function.__module__}.{function.__name__}\n")

    def on_end(self, event: Any) -> None:
        pass


if __name__ == "__main__":
    events.register("numba:compile", Notes(Path(sys.argv[1])))
    sys.exit(main(sys.argv[2:]))
