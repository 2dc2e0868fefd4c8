"""A release is whole: a wheel without the page is no wheel."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/pioche/surfaces/web/page/index.html"


class Whole(BuildHookInterface[Any]):
    """Run by hatchling before it builds."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del build_data
        if version != "editable" and not (Path(self.root) / PAGE).exists():
            raise RuntimeError(f"{PAGE} is missing: run `make page` first")
