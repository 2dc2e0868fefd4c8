"""What coverage measured, in eleven lines: the whole, then the ten files of which the least was run.

coverage json -o /dev/stdout | python -m tests.least_covered
"""

import json
import sys
from typing import Any

FEW = 10


def summary(report: dict[str, Any]) -> list[str]:
    files = {name: file["summary"] for name, file in report["files"].items() if file["summary"]["num_statements"]}
    least = sorted(files, key=lambda name: (files[name]["percent_covered"], name))[:FEW]
    return [line("total", report["totals"]), *(line(name, files[name]) for name in least)]


def line(name: str, counted: dict[str, Any]) -> str:
    lines = f"{counted['missing_lines']} of {counted['num_statements']} lines"
    branches = f"{counted['missing_branches']} of {counted['num_branches']} branches"
    return f"{counted['percent_covered']:5.1f} %  {name}  (not run: {lines}, {branches})"


if __name__ == "__main__":
    sys.stdout.write("\n".join(summary(json.load(sys.stdin))) + "\n")
