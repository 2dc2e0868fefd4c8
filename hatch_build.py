"""A release is whole: a wheel without the page is no wheel."""

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/pioche/surfaces/web/page"
DOCUMENT = "index.html"


class Whole(BuildHookInterface[Any]):
    """Run by hatchling before it builds."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del build_data
        if version != "editable" and (missing := _missing(Path(self.root) / PAGE)):
            raise RuntimeError(f"{PAGE}/{missing} is missing: run `make page` first")


def _missing(page: Path) -> str:
    """A file without which the page cannot be shown: the document, or what it loads."""
    if not (page / DOCUMENT).exists():
        return DOCUMENT
    loaded = re.findall(r'"/(assets/[^"]+)"', (page / DOCUMENT).read_text(encoding="utf-8"))
    return next((name for name in loaded if not (page / name).exists()), "")
