"""The shuffle is bound before the deal, follows from everybody's luck, and can be checked by strangers."""

import hashlib
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from pioche.engine.transcript import BadRecord
from pioche.surfaces.terminal.main import main
from pioche.table.after.verification import verify_record
from pioche.table.luck import below, commitment, numbers, pledge, round_key, servers_luck, shuffled
from tests.table.company import GAMES_AND_OPTIONS, whole_match

CHECKER = Path(__file__).parents[2] / "examples" / "verify_shuffle.py"
SECRET = bytes(range(32))
PLEDGED = [
    (label, number, seat, "ab" * 32, luck)
    for label in ("t.1", "t.2")
    for number in (1, 2)
    for seat in (0, 1)
    for luck in (b"l" * 16, b"m" * 16)
]


def test_the_commitment_is_the_published_formula() -> None:
    for scheme, mark in ((1, b"pioche-commit-1"), (2, b"pioche-commit-2")):
        bound = mark + b"t.1" + b"\x00\x00\x00\x02" + SECRET
        assert commitment("t.1", 2, SECRET, scheme) == hashlib.sha256(bound).hexdigest()


def test_a_pledge_fits_one_deal_one_seat_and_one_luck() -> None:
    bound, other = "ab" * 32, "cd" * 32
    pledges = {pledge(*what) for what in PLEDGED} | {pledge("t.1", 1, 0, other, b"l" * 16)}
    assert len(pledges) == len(PLEDGED) + 1
    parts = [b"t.1", b"\x00\x00\x00\x01", b"\x00\x00\x00\x00", bytes.fromhex(bound), b"l" * 16]
    joined = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    assert pledge("t.1", 1, 0, bound, b"l" * 16) == hashlib.sha256(b"pioche-luck-2" + joined).hexdigest()


def test_everybodys_luck_changes_the_key() -> None:
    lucks = [bytes([seat]) * 16 for seat in range(3)]
    keys = {round_key("t.1", 1, SECRET, lucks)}
    for seat in range(3):
        other = [*lucks[:seat], b"x" * 16, *lucks[seat + 1 :]]
        keys.add(round_key("t.1", 1, SECRET, other))
    keys.add(round_key("t.1", 2, SECRET, lucks))
    keys.add(round_key("t.2", 1, SECRET, lucks))
    keys.add(round_key("t.1", 1, SECRET[::-1], lucks))
    keys.add(round_key("t.1", 1, SECRET, lucks, scheme=1))
    assert len(keys) == 8


def test_every_move_of_nature_has_numbers_of_its_own() -> None:
    first, second = numbers(b"key", 0), numbers(b"key", 1)
    assert {next(first) for _ in range(40)}.isdisjoint({next(second) for _ in range(40)})


def test_a_shuffle_is_fair() -> None:
    """All 24 orders of four cards, each about as often: chi-square with 23 degrees stays under its 99.9 % point."""
    stream = numbers(b"a key", 0)
    seen = Counter(tuple(shuffled(stream, [1, 2, 3, 4])) for _ in range(24_000))
    assert len(seen) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 49.7


def test_a_number_is_below_its_bound_without_bias() -> None:
    stream = iter([2**32 - 1, 5])
    assert below(stream, 3) == 5 % 3, "the last number would favour the low ones and is left out"


def test_the_servers_luck_cannot_be_chosen_afterwards() -> None:
    assert servers_luck(SECRET, 1) != servers_luck(SECRET, 2)
    assert len(servers_luck(SECRET, 1)) == 16


@pytest.mark.parametrize(("game", "seats", "options"), GAMES_AND_OPTIONS)
def test_records_of_live_games_hold(game: str, seats: int, options: dict[str, object], tmp_path: Path) -> None:
    record = whole_match(game, seats, options)
    found = verify_record(record)
    assert found.rounds >= 1
    path = tmp_path / "game.json"
    path.write_bytes(record)
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path)]) == 0
    checked = subprocess.run([sys.executable, CHECKER, path], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "as committed" in checked.stdout


def test_a_record_that_was_tampered_with_does_not_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = msgspec.json.decode(whole_match("no_thanks", 3, {}))
    deal = content["moves"][0].split(" ")
    deal[2], deal[3] = deal[3], deal[2]
    tampered = tmp_path / "tampered.json"
    tampered.write_bytes(msgspec.json.encode({**content, "moves": [" ".join(deal), *content["moves"][1:]]}))
    assert main(["verify", str(tampered)]) == 1
    assert "ply 0" in capsys.readouterr().err
    assert subprocess.run([sys.executable, CHECKER, tampered], capture_output=True, check=False).returncode == 1


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("secret", "00" * 32, "commitment-broken"),
        ("lucks", ["00" * 16] * 3, "luck-not-pledged"),
        ("lucks", ["00" * 16] * 4, "no-evidence"),
        ("lucks", ["zz"] * 3, "no-evidence"),
        ("servers", [0, 1, 2], "luck-chosen"),
        ("pledges", [], "luck-not-pledged"),
        ("scheme", 1, "commitment-broken"),
        ("scheme", 3, "no-evidence"),
    ],
)
def test_evidence_that_was_tampered_with_does_not_hold(key: str, value: object, code: str) -> None:
    content = msgspec.json.decode(whole_match("no_thanks", 3, {}))
    content["shuffles"][0][key] = value
    with pytest.raises(BadRecord) as bad:
        verify_record(msgspec.json.encode(content))
    assert bad.value.refusal.code == code


def test_a_record_without_evidence_cannot_be_verified() -> None:
    content = msgspec.json.decode(whole_match("no_thanks", 3, {}))
    del content["shuffles"]
    with pytest.raises(BadRecord) as bad:
        verify_record(msgspec.json.encode(content))
    assert bad.value.refusal.code == "no-evidence"


def test_a_race_can_be_judged_again() -> None:
    content = next(
        content
        for seed in range(40)
        if (content := msgspec.json.decode(whole_match("hit_the_deck", 3, {"target": 60}, seed)))["races"]
    )
    content["races"][0]["slaps"][0]["reaction"] += 1
    with pytest.raises(BadRecord) as bad:
        verify_record(msgspec.json.encode(content))
    assert bad.value.refusal.code == "reaction-wrong"
