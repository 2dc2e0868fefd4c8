"""Who is first: by the lot of the first deal, or as the host chose; then by turns."""

import hashlib
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.client.mirror import Mirror
from pioche.engine.transcript import BadRecord
from pioche.games.catalogue import GAMES
from pioche.rulekit import NOBODY, Refusal
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.after.verification import verify_record
from pioche.table.broadcast import snapshot
from pioche.table.decide import open_table
from pioche.table.luck import lot, round_key
from tests.table.company import Company

CHECKER = Path(__file__).parents[2] / "examples" / "verify_shuffle.py"


def seated(first: int, seed: int = 0, game: str = "no_thanks", seats: int = 3) -> Company:
    return Company(game, seats, {}, seed, bots=["club"], first=first).sit().get_ready()


def stored(company: Company) -> list[f.AnyFact]:
    return [f.read_fact(line) for line in company.store.log]


def checked(record: dict[str, Any], path: Path) -> int:
    path.write_bytes(msgspec.json.encode(record))
    return subprocess.run([sys.executable, CHECKER, path], capture_output=True, check=False).returncode


def test_the_lot_is_the_published_formula() -> None:
    """The page has the same numbers (web/tests/shuffle.test.ts)."""
    key = bytes(range(32))
    word = int.from_bytes(hashlib.sha256(key + b"\xff\xff\xff\xff" + bytes(4)).digest()[:4], "big")
    found = [lot(key, seats) for seats in range(2, 8)]
    assert found == [word % seats for seats in range(2, 8)] == [0, 0, 2, 4, 0, 2]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_adds_up_to_what_is_seen_wherever_the_lot_falls(game: str) -> None:
    for seed in range(6):
        company = seated(f.LOT, seed, game)
        for person in range(2):
            mirror = Mirror()
            for message in company.heard(person):
                mirror.hear(message)
            assert mirror.view == msgspec.to_builtins(snapshot(company.table, person)).get("view")


def test_the_lot_is_fair() -> None:
    """Chi-square with 3 degrees stays under its 99.9 % point."""
    seen = Counter(lot(bytes([first, second]), 4) for first in range(64) for second in range(64))
    assert sum((seen[seat] - 1024) ** 2 / 1024 for seat in range(4)) < 16.3


def test_the_lot_falls_on_everybody_and_follows_from_the_key_of_the_first_deal() -> None:
    fell = set()
    for seed in range(12):
        company = seated(f.LOT, seed)
        deal = company.table.deal
        assert deal.dealt
        key = round_key("company.1", 1, deal.secret, [bytes.fromhex(luck) for luck in deal.dealt.lucks])
        assert deal.dealt.first == company.table.playing.state.first == lot(key, 3)
        fell.add(deal.dealt.first)
    assert fell == {0, 1, 2}


def test_before_the_deal_nobody_can_know_it() -> None:
    company = Company("no_thanks", 3, {}, 0, first=f.LOT).sit()
    for person in range(3):
        company.be_ready(person)
    assert [fact.first for fact in stored(company) if isinstance(fact, f.Began)] == [f.LOT]
    assert company.table.deal.key == b""


@pytest.mark.parametrize("game", ["no_thanks", "tightrope", "take_that"])
def test_everybody_sees_who_is_first_and_replays_it(game: str) -> None:
    company = next(found for seed in range(9) if (found := seated(f.LOT, seed, game)).table.playing.state.first > 0)
    first = company.table.playing.state.first
    for person in range(2):
        mirror = Mirror()
        for message in company.heard(person):
            mirror.hear(message)
        told = msgspec.json.decode(m.write_telling(snapshot(company.table, person)))
        assert mirror.view == told["view"]
        assert told["view"]["first"] == first
    other = company.copy()
    assert other.table.playing.state.tobytes() == company.table.playing.state.tobytes()
    assert other.table.sheet.by_lot


@pytest.mark.parametrize("game", ["no_thanks", "take_that"])
def test_a_record_by_lot_holds_and_one_with_another_first_does_not(game: str, tmp_path: Path) -> None:
    company = seated(f.LOT, 1, game)
    record = msgspec.json.decode(company.play_on())
    assert record["first_by_lot"] is True
    found = verify_record(msgspec.json.encode(record), company.receipts(0))
    assert found.compared == found.rounds
    assert checked(record, tmp_path / "game.json") == 0
    record["first"] = (record["first"] + 1) % 3
    record["moves"] = record["moves"][:1]
    with pytest.raises(BadRecord) as bad:
        verify_record(msgspec.json.encode(record))
    assert bad.value.refusal.code == "lot-fell-otherwise"
    assert checked(record, tmp_path / "other.json") == 1


def test_the_next_match_begins_one_seat_further_whatever_the_lot_was() -> None:
    company = seated(f.LOT, 2)
    first = company.table.playing.state.first
    company.play_to_the_end()
    company.do(0, m.Rematch)
    company.get_ready()
    assert company.table.playing.state.first == (first + 1) % 3
    assert "first_by_lot" not in msgspec.json.decode(company.play_on())


def test_the_host_may_choose() -> None:
    company = seated(2)
    assert company.table.playing.state.first == 2
    assert [fact.first for fact in stored(company) if isinstance(fact, f.Dealing)] == [NOBODY]
    assert "first_by_lot" not in msgspec.json.decode(company.play_on())
    with pytest.raises(Refusal):
        open_table(f.Setup("no_thanks", 3, first=3), "host", 0)


def test_a_deal_that_is_begun_anew_draws_anew() -> None:
    """Whoever withholds their luck does not keep the lot that it would have brought."""
    company = Company("no_thanks", 3, {}, 5, bots=["club"], first=f.LOT).sit()
    for person in range(2):
        company.be_ready(person)
    company.do(0, m.Reveal, company.lucks[0, company.table.deal.commitment])
    company.now += 60_000
    company.box.tick()
    assert company.table.deal.dealt is None
    company.get_ready()
    deal = company.table.deal
    assert deal.dealt
    key = round_key("company.1", 1, deal.secret, [bytes.fromhex(luck) for luck in deal.dealt.lucks])
    assert company.table.playing.state.first == lot(key, 3)


def test_tables_of_earlier_versions_name_no_first() -> None:
    setup = msgspec.json.decode(b'{"game": "no_thanks", "seats": 3}', type=f.Setup)
    assert setup.first == 0
