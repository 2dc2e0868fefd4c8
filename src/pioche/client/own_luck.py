"""The luck that a player adds to every deal: drawn anew, pledged, kept, and given only when all have pledged."""

import secrets
from collections.abc import Callable, Iterable
from copy import copy

from pioche.client.api import Message
from pioche.client.mirror import Mirror
from pioche.table.after.receipts import Receipt
from pioche.table.luck import LUCK_BYTES, pledge


class OwnLuck:
    def __init__(
        self,
        keep: Callable[[Receipt], None] = lambda _: None,
        kept: Iterable[Receipt] = (),
        draw: Callable[[], str] = lambda: secrets.token_hex(LUCK_BYTES),
    ) -> None:
        """`keep` is told of every receipt that is new or has changed; `kept` are those of earlier."""
        self.receipts = list(kept)
        self._keep = keep
        self._draw = draw
        self._given: set[str] = set()

    def ready(self, mirror: Mirror) -> Message:
        """The command for the next deal. The receipt is kept before anything is sent."""
        receipt = self._receipt(mirror) or self._new_receipt(mirror)
        return {"do": "ready", "pledge": _pledge_of(receipt), "commitment": receipt.commitment}

    def _new_receipt(self, mirror: Mirror) -> Receipt:
        assert mirror.you is not None
        table = mirror.table
        receipt = Receipt(_label(mirror), table["round"], mirror.you, table["commitment"], self._draw())
        self.receipts.append(receipt)
        self._keep(receipt)
        return receipt

    def _receipt(self, mirror: Mirror) -> Receipt | None:
        """Of the deal that is due or was made last."""
        commitment = mirror.table["commitment"]
        return next((receipt for receipt in self._of_round(mirror) if receipt.commitment == commitment), None)

    def _of_round(self, mirror: Mirror) -> list[Receipt]:
        """For the same round, the deal may have been begun several times."""
        deal = (_label(mirror), mirror.table["round"], mirror.you)
        return [receipt for receipt in self.receipts if (receipt.table, receipt.round, receipt.seat) == deal]

    def answer(self, message: Message, mirror: Mirror) -> Message | None:
        """What a client says by itself to news that the mirror shows already."""
        if mirror.you is None or message["tell"] not in ("snapshot", "event"):
            return None
        if receipt := self._receipt(mirror):
            self._note(receipt, message, mirror)
            return self._reveal(receipt, mirror)
        return self.ready(mirror) if self._is_begun_anew(mirror) else None

    def _note(self, receipt: Receipt, message: Message, mirror: Mirror) -> None:
        before, pledges = copy(receipt), mirror.table["pledges"]
        if not receipt.pledges and pledges[receipt.seat : receipt.seat + 1] == [_pledge_of(receipt)]:
            receipt.pledges = pledges
        receipt.used = receipt.used or (mirror.table["phase"] == "playing" and bool(receipt.pledges))
        if message.get("fact", {}).get("move") == "deal":
            receipt.dealt = [card for name, _, card, _ in message["happened"] if name == "dealt"]
        if receipt != before:
            self._keep(receipt)

    def _reveal(self, receipt: Receipt, mirror: Mirror) -> Message | None:
        """Given once, and only under the pledges that were kept."""
        asked = mirror.table["phase"] == "between" and receipt.seat in mirror.awaits
        agreed = bool(receipt.pledges) and receipt.pledges == mirror.table["pledges"]
        if not (asked and agreed) or receipt.commitment in self._given:
            return None
        self._given.add(receipt.commitment)
        return {"do": "reveal", "luck": receipt.luck}

    def _is_begun_anew(self, mirror: Mirror) -> bool:
        """Whether this seat had pledged for the same round, and somebody has withheld their luck."""
        known = any(receipt.pledges for receipt in self._of_round(mirror))
        return known and mirror.table["phase"] == "between" and mirror.you in mirror.awaits


def _pledge_of(receipt: Receipt) -> str:
    luck = bytes.fromhex(receipt.luck)
    return pledge(receipt.table, receipt.round, receipt.seat, receipt.commitment, luck)


def _label(mirror: Mirror) -> str:
    return f"{mirror.table['id']}.{mirror.table['match']}"
