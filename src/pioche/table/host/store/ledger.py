"""What all workers agree about before somebody comes in."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

_KEY_BYTES = 32

_Statement = tuple[str, Sequence[Any]]


class SqlLedger:
    def __init__(self, ask: Callable[..., list[Any]], write: Callable[..., list[Any]]) -> None:
        """How to read, and how to write some statements and have what the last one returns."""
        self._ask = ask
        self._write = write

    def knows(self, table: str) -> bool:
        return bool(self._ask("SELECT 1 FROM tables WHERE id = ?", [table]))

    def ticket_key(self, day: int) -> bytes:
        """Those of the days before yesterday are forgotten: an old copy of the database opens no door."""
        old: _Statement = ("DELETE FROM ticket_keys WHERE day < ?", [day - 1])
        made = secrets.token_hex(_KEY_BYTES)
        new: _Statement = ("INSERT INTO ticket_keys (day, key) VALUES (?, ?) ON CONFLICT (day) DO NOTHING", [day, made])
        rows = self._write(old, new, ("SELECT key FROM ticket_keys WHERE day = ?", [day]))
        return bytes.fromhex(rows[0][0])

    def spend_ticket(self, name: str, until: int) -> bool:
        text = "INSERT INTO spent_tickets (name, until) VALUES (?, ?) ON CONFLICT (name) DO NOTHING RETURNING name"
        return bool(self._write((text, [name, until])))
