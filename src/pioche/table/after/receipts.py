"""What a player kept of a deal, and whether a record agrees with it. Nothing of it was asked from the server later."""

from collections.abc import Iterable, Sequence

import msgspec

from pioche.rulekit import Refusal
from pioche.table.after.final_record import Shuffle


class Receipt(msgspec.Struct):
    """Of one deal to one seat."""

    table: str
    """The label of the table and the match."""
    round: int
    seat: int
    commitment: str
    """The server's, as it was shown before this seat pledged."""
    luck: str
    pledges: list[str] = []
    """Of all seats, this one's among them, as they were shown before any luck was asked for."""
    used: bool = False
    """Whether the cards were dealt by it; else somebody withheld their luck, and the deal was begun anew."""
    dealt: list[str | None] = []
    """The cards in the order in which they were dealt, null where this seat could not see them."""


def compare(shuffle: Shuffle, deck: Sequence[str] | None, kept: Iterable[Receipt]) -> bool:
    """Whether a receipt speaks of this deal; Refusal if one says something else. The deck may be unknown yet."""
    bound = [receipt for receipt in kept if receipt.round == shuffle.round and receipt.pledges]
    others = [receipt for receipt in bound if receipt.commitment != shuffle.commitment]
    mine = [receipt for receipt in bound if receipt.commitment == shuffle.commitment]
    if any(receipt.used for receipt in others):
        raise _differs(shuffle, "commitment")
    if len({receipt.commitment for receipt in others}) > len(shuffle.withheld):
        raise _differs(shuffle, "anew")
    for receipt in mine:
        _compare_one(shuffle, deck, receipt)
    return bool(mine)


def _compare_one(shuffle: Shuffle, deck: Sequence[str] | None, mine: Receipt) -> None:
    if mine.seat in shuffle.servers:
        raise _differs(shuffle, "left-out")
    if shuffle.lucks[mine.seat : mine.seat + 1] != [mine.luck]:
        raise _differs(shuffle, "luck")
    if mine.pledges != shuffle.pledges:
        raise _differs(shuffle, "pledges")
    if deck is not None and not _is_dealt(deck, mine.dealt):
        raise _differs(shuffle, "cards")


def _is_dealt(deck: Sequence[str], seen: Sequence[str | None]) -> bool:
    shown = zip(seen, deck, strict=False)
    return len(seen) <= len(deck) and all(card is None or card == there for card, there in shown)


def _differs(shuffle: Shuffle, what: str) -> Refusal:
    return Refusal("receipt-differs", round=shuffle.round, what=what)


def read_receipts(lines: bytes) -> list[Receipt]:
    """One JSON object a line. Refusal if it is something else."""
    try:
        return [msgspec.json.decode(line, type=Receipt) for line in lines.splitlines() if line.strip()]
    except msgspec.MsgspecError as error:
        raise Refusal("not-a-receipt", reason=str(error)) from None
