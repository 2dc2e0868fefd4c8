"""A client gives its luck once, under the pledges it has kept, and to nobody who changes them."""

from copy import deepcopy
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from pioche.client.mirror import Mirror
from pioche.client.own_luck import OwnLuck
from pioche.surfaces.terminal import receipt_file
from pioche.surfaces.terminal.receipt_file import ReceiptFile
from pioche.table.after.receipts import Receipt

EVENT = {"tell": "event", "fact": {"fact": "pledged"}, "happened": []}


def mirror_of(phase: str = "gathering", **changed: Any) -> Mirror:
    mirror = Mirror()
    mirror.you, mirror.awaits = 1, [1]
    seats = [{"ready": False}, {"ready": False}]
    table = {"id": "t", "match": 1, "round": 1, "phase": phase, "commitment": "ab" * 32, "pledges": [], "seats": seats}
    mirror.table = {**table, **changed}
    return mirror


def pledged() -> tuple[OwnLuck, list[Receipt], list[str]]:
    """Somebody in seat 1 who is ready, what they have kept, and the pledges of both."""
    kept, numbers = list[Receipt](), count(1)
    own = OwnLuck(lambda receipt: kept.append(deepcopy(receipt)), draw=lambda: f"{next(numbers):032x}")
    return own, kept, ["cd" * 32, own.ready(mirror_of())["pledge"]]


def test_a_receipt_is_kept_before_anything_is_sent() -> None:
    _, kept, _ = pledged()
    assert [(receipt.seat, receipt.luck, receipt.pledges) for receipt in kept] == [(1, f"{1:032x}", [])]


def test_whoever_says_twice_that_they_are_ready_pledges_the_same() -> None:
    own, _, pledges = pledged()
    assert own.ready(mirror_of())["pledge"] == pledges[1]


def test_luck_is_given_once() -> None:
    own, kept, pledges = pledged()
    mirror = mirror_of("between", pledges=pledges)
    assert own.answer(EVENT, mirror) == {"do": "reveal", "luck": f"{1:032x}"}
    assert own.answer(EVENT, mirror) is None
    assert kept[-1].pledges == pledges


@pytest.mark.parametrize(
    "changed",
    [
        {"pledges": []},
        {"pledges": ["cd" * 32, "ef" * 32]},
        {"commitment": "00" * 32},
        {"round": 2},
        {"match": 2},
        {"phase": "gathering"},
    ],
)
def test_luck_is_not_given_where_something_is_not_as_it_was(changed: dict[str, Any]) -> None:
    own, _, pledges = pledged()
    table = {"pledges": pledges, "phase": "between", **changed}
    answer = own.answer(EVENT, mirror_of(table.pop("phase"), **table))
    assert answer is None or answer["do"] != "reveal"


def test_luck_is_not_given_when_the_pledges_of_others_change() -> None:
    own, kept, pledges = pledged()
    waiting = mirror_of("between", pledges=pledges)
    waiting.awaits = []
    own.answer(EVENT, waiting)
    assert own.answer(EVENT, mirror_of("between", pledges=["00" * 32, pledges[1]])) is None
    assert kept[-1].pledges == pledges


def test_a_deal_that_is_begun_anew_gets_new_luck_by_itself() -> None:
    own, _, pledges = pledged()
    own.answer(EVENT, mirror_of("between", pledges=pledges))
    answer = own.answer(EVENT, mirror_of("between", commitment="00" * 32))
    assert answer
    assert answer["do"] == "ready"
    assert [receipt.luck for receipt in own.receipts] == [f"{1:032x}", f"{2:032x}"]


def test_nobody_is_made_ready_for_a_round_they_have_not_agreed_to() -> None:
    own, _, pledges = pledged()
    own.answer(EVENT, mirror_of("between", pledges=pledges))
    assert own.answer(EVENT, mirror_of("between", round=2, commitment="00" * 32)) is None


def test_who_starts_again_goes_on_with_what_was_kept() -> None:
    _, kept, pledges = pledged()
    own = OwnLuck(kept=kept)
    assert own.answer(EVENT, mirror_of("between", pledges=pledges)) == {"do": "reveal", "luck": kept[0].luck}


# The file


def receipt_of(number: int, **more: Any) -> Receipt:
    return Receipt("t.1", number, 0, f"{number:064x}", f"{number:032x}", **more)


def test_the_last_line_about_a_deal_counts(tmp_path: Path) -> None:
    file = ReceiptFile(tmp_path / "deep" / "receipts.jsonl")
    assert file.read() == []
    file.keep(receipt_of(1))
    ReceiptFile(file.path).keep(receipt_of(2))
    file.keep(receipt_of(1, used=True))
    with file.path.open("ab") as cut_off:
        cut_off.write(b'{"table":"t.1","rou')
    assert file.read() == [receipt_of(1, used=True), receipt_of(2)]
    assert file.path.stat().st_mode & 0o777 == 0o600, "luck is nobody else's business before it is given"


def test_the_file_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(receipt_file, "_MOST", 5)
    monkeypatch.setattr(receipt_file, "_LONGEST", 20)
    file = ReceiptFile(tmp_path / "receipts.jsonl")
    for number in range(60):
        file.keep(receipt_of(number))
        kept = file.read()
    assert kept[-1] == receipt_of(59)
    assert len(file.path.read_bytes().splitlines()) <= 20
