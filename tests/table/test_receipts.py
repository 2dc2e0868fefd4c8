"""What a player kept is compared with the record, by Python and by the checker that stands alone."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.engine.transcript import BadRecord
from pioche.surfaces.terminal.main import main
from pioche.table.after import receipts, verification
from pioche.table.after.receipts import Receipt, read_receipts
from pioche.table.after.verification import verify_record
from pioche.table.luck import round_key, servers_luck
from tests.fixtures.shuffles import PATH
from tests.table.company import GAMES_AND_OPTIONS, LUCK, Company
from tests.table.test_promise import all_pledged, withhold

CHECKER = Path(__file__).parents[2] / "examples" / "verify_shuffle.py"


def played(game: str = "take_that", seats: int = 3, options: dict[str, Any] | None = None, seed: int = 0) -> Company:
    company = Company(game, seats, options, seed, bots=["club"]).sit().get_ready()
    company.play_to_the_end()
    return company


def record_of(company: Company) -> bytes:
    return company.store.finished[-1].record


def check_receipts_are_compared() -> None:
    """Another match with the same label: all of it is made up, and agrees with itself."""
    kept, made_up = played(seed=1).receipts(0), record_of(played(seed=2))
    assert verify_record(made_up).compared == 0
    with pytest.raises(BadRecord) as bad:
        verify_record(made_up, kept)
    assert bad.value.refusal.facts["what"] == "commitment"


def test_a_record_made_up_from_nothing_fails_against_a_receipt() -> None:
    check_receipts_are_compared()


def test_a_verifier_that_does_not_compare_receipts_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verification, "compare", lambda *_: False)
    with pytest.raises(pytest.fail.Exception):
        check_receipts_are_compared()


@pytest.mark.parametrize(("game", "seats", "options"), GAMES_AND_OPTIONS)
def test_a_record_agrees_with_everybodys_receipts(game: str, seats: int, options: dict[str, Any]) -> None:
    company = played(game, seats, options)
    for person in range(seats - 1):
        kept = company.receipts(person)
        found = verify_record(record_of(company), kept)
        assert found.compared == found.rounds == len(kept)
        assert all(receipt.used for receipt in kept)
        assert game == "no_thanks" or all(any(receipt.dealt) for receipt in kept)


def test_a_deal_that_was_begun_anew_agrees_with_receipts() -> None:
    company = all_pledged()
    withhold(company, 1)
    company.get_ready()
    record = company.play_on()
    assert [len(company.receipts(person)) for person in range(3)] == [2, 1, 2]
    assert [verify_record(record, company.receipts(person)).compared for person in range(3)] == [1, 0, 1]


Change = Callable[[Receipt], None]


def other_luck(receipt: Receipt) -> None:
    receipt.luck = LUCK


def other_pledges(receipt: Receipt) -> None:
    receipt.pledges = ["00" * 32, *receipt.pledges[1:]]


def other_cards(receipt: Receipt) -> None:
    receipt.dealt = [card and "2" for card in receipt.dealt]


def other_seat(receipt: Receipt) -> None:
    receipt.seat = 2


def unused(receipt: Receipt) -> None:
    receipt.commitment, receipt.used = "00" * 32, False


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (other_luck, "luck"),
        (other_pledges, "pledges"),
        (other_cards, "cards"),
        (other_seat, "left-out"),
        (unused, "anew"),
    ],
)
def test_every_line_of_a_receipt_is_compared(change: Change, what: str, tmp_path: Path) -> None:
    company = played()
    kept = company.receipts(0)
    change(kept[0])
    with pytest.raises(BadRecord) as bad:
        verify_record(record_of(company), kept)
    assert bad.value.refusal.facts == {"round": 1, "what": what}
    record, lines = write(tmp_path, record_of(company), kept)
    assert main(["verify", str(record), "--receipt", str(lines)]) == 1
    assert check_alone(record, lines).returncode == 1


def write(folder: Path, record: bytes, kept: list[Receipt]) -> tuple[Path, Path]:
    paths = folder / "game.json", folder / "receipts.jsonl"
    paths[0].write_bytes(record)
    paths[1].write_bytes(b"".join(msgspec.json.encode(receipt) + b"\n" for receipt in kept))
    assert read_receipts(paths[1].read_bytes()) == kept
    return paths


def check_alone(*paths: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, CHECKER, *paths], capture_output=True, text=True, check=False)


def test_commands_say_what_was_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    company = played()
    record, lines = write(tmp_path, record_of(company), company.receipts(0))
    assert main(["verify", str(record)]) == 0
    assert "nobody's receipt was compared" in capsys.readouterr().out
    assert "nobody's receipt was compared" in check_alone(record).stdout
    assert main(["verify", str(record), "--receipt", str(lines)]) == 0
    told = capsys.readouterr().out
    assert "compared with your receipts" in told
    assert "nobody's receipt" not in told
    assert "nobody's receipt" not in check_alone(record, lines).stdout


def test_a_made_up_record_fails_in_both_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, lines = write(tmp_path, record_of(played(seed=2)), played(seed=1).receipts(0))
    assert main(["verify", str(record)]) == 0
    assert check_alone(record).returncode == 0
    assert main(["verify", str(record), "--receipt", str(lines)]) == 1
    assert "the server's commitment was another one" in capsys.readouterr().err
    assert "receipt" in check_alone(record, lines).stderr


def test_receipts_that_cannot_be_read_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, lines = write(tmp_path, record_of(played()), [])
    lines.write_text("nonsense")
    assert main(["verify", str(record), "--receipt", str(lines)]) == 2
    assert main(["verify", str(record), "--receipt", str(tmp_path / "nothing")]) == 2
    assert capsys.readouterr().err.count("the receipts cannot be read") == 2


# Rounds of earlier versions


def test_a_record_of_scheme_1_is_labelled(capsys: pytest.CaptureFixture[str]) -> None:
    old = Path(__file__).parents[1] / "fixtures" / "0.4.0" / "live_no_thanks.json"
    assert verify_record(old.read_bytes()).scheme == 1
    assert main(["verify", str(old)]) == 0
    assert "scheme 1" in capsys.readouterr().out
    assert "scheme 1" in check_alone(old).stdout


def test_the_two_schemes_have_nothing_in_common() -> None:
    secret, lucks = b"s" * 32, [b"l" * 16]
    assert round_key("t.1", 1, secret, lucks, 1) != round_key("t.1", 1, secret, lucks, 2)
    assert servers_luck(secret, 0, 1) != servers_luck(secret, 0, 2)


def test_receipts_are_named_as_the_checkers_read_them() -> None:
    names = ["table", "round", "seat", "commitment", "luck", "pledges", "used", "dealt"]
    assert list(receipts.Receipt.__struct_fields__) == names


def test_what_the_pages_checker_is_tried_by_is_sound() -> None:
    content = msgspec.json.decode(PATH.read_bytes())
    for match in content["matches"]:
        found = verify_record(msgspec.json.encode(match["record"]), msgspec.convert(match["receipts"], list[Receipt]))
        assert found.compared == found.rounds
    assert verify_record(msgspec.json.encode(content["madeUp"])).rounds >= 1
    assert content["madeUp"]["table"] == content["matches"][0]["record"]["table"]
