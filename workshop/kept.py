"""Files of figures in which everything that was measured stands once, as JSON."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

Figure = dict[str, Any]

DUELS, EXPLOITS = "duels.json", "exploits.json"
"""What duels and exploiters are kept in; the page of the ratings shows them."""


def read_figures(source: Path) -> list[Figure]:
    known: list[Figure] = json.loads(source.read_text()) if source.exists() else []
    return known


def keep_figure(target: Path, figure: Figure, what: Sequence[str]) -> None:
    """In place of what was known of the same; `what` names the fields by which it is the same."""

    def key(one: Figure) -> list[str]:
        return [str(one[name]) for name in what]

    others = [one for one in read_figures(target) if key(one) != key(figure)]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(sorted([*others, figure], key=key), indent=1) + "\n")
