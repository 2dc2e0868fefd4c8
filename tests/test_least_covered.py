"""The summary of what was covered."""

from typing import Any

from tests.least_covered import summary


def counted(lines: int, missing: int) -> dict[str, Any]:
    percent = 100.0 * (lines - missing) / lines if lines else 100.0
    branches = {"num_branches": 0, "missing_branches": 0}
    return {"num_statements": lines, "missing_lines": missing, "percent_covered": percent, **branches}


def test_the_total_comes_first_and_then_the_least_covered() -> None:
    files = {f"{number}.py": {"summary": counted(20, number)} for number in range(15)}
    files["empty.py"] = {"summary": counted(0, 0)}
    told = summary({"files": files, "totals": counted(300, 105)})
    assert len(told) == 11
    assert told[0] == " 65.0 %  total  (not run: 105 of 300 lines, 0 of 0 branches)"
    assert [line.split()[2] for line in told[1:3]] == ["14.py", "13.py"]
