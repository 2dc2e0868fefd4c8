"""Where the receipts of deals are kept: one JSON object a line, for nobody else to read."""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from pioche.rulekit import Refusal
from pioche.table.after.receipts import Receipt, read_receipts

_MOST = 500
"""Receipts that are kept; older ones go ..."""
_LONGEST = 4 * _MOST
"""... when the file has more lines than this."""


def usual_place(environment: Mapping[str, str]) -> Path:
    """Refusal for a user without a home."""
    try:
        folder = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    except RuntimeError:
        raise Refusal("no-home", option="--receipts") from None
    return Path(folder) / "pioche" / "receipts.jsonl"


def receipts_in(path: Path) -> list[Receipt]:
    """Refusal if they cannot be read."""
    try:
        return read_receipts(path.read_bytes())
    except OSError as error:
        raise Refusal("not-a-receipt", reason=str(error)) from None


class ReceiptFile:
    """Lines are only added while people play, so that several can write to it; the last one about a deal counts."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> list[Receipt]:
        """What is known of each deal; a line that was cut off is left out. A file that has grown long is shortened."""
        lines = self.path.read_bytes().splitlines() if self.path.exists() else []
        known = {_deal(receipt): receipt for line in lines for receipt in _read_if_whole(line)}
        receipts = list(known.values())[-_MOST:]
        if len(lines) > _LONGEST:
            new = self.path.with_name(f"{self.path.name}.{os.getpid()}")
            _add(new, receipts)
            new.replace(self.path)
        return receipts

    def keep(self, receipt: Receipt) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        _add(self.path, [receipt])


def _read_if_whole(line: bytes) -> list[Receipt]:
    try:
        return read_receipts(line)
    except Refusal:
        return []


def _add(path: Path, receipts: list[Receipt]) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "ab") as file:
        file.write(b"".join(msgspec.json.encode(receipt) + b"\n" for receipt in receipts))


def _deal(receipt: Receipt) -> tuple[str, int, int, str]:
    return receipt.table, receipt.round, receipt.seat, receipt.commitment
