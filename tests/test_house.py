"""The house keeps its own rules: short files, locks without addresses, nothing that speaks of machines."""

import re
import subprocess
from pathlib import Path

import pioche

ROOT = Path(__file__).parent.parent
LONGEST_FILE = 400


def tracked(*patterns: str) -> list[Path]:
    """The project's files: those git knows, or those of an unpacked archive."""
    listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.split() if (ROOT / name).exists()]


def test_no_source_file_is_longer_than_400_lines() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in tracked("*.py", "*.ts", "*.svelte")}
    assert {path.name: lines for path, lines in lengths.items() if lines > LONGEST_FILE} == {}
    assert len(lengths) > 20


def test_locks_have_hashes_and_no_addresses() -> None:
    for lock in tracked("requirements/*.lock"):
        text = lock.read_text(encoding="utf-8")
        assert not re.search(r"https?://|--index-url|--find-links", text), lock
        pinned = re.findall(r"^[A-Za-z0-9_.\[\]-]+==", text, re.M)
        assert pinned
        assert len(re.findall(r"==.* \\$", text, re.M)) == len(pinned), "every pin carries a hash"


def test_the_changelog_tells_of_this_version() -> None:
    assert f"## {pioche.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
