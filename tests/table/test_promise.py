"""What the shuffle promises: nobody chooses the cards, no luck is known early, and whoever withholds is named.

Each promise is a function that fails where it is broken, and each has a mutant: a house that breaks it on purpose.
"""

from typing import Any

import msgspec
import pytest

from pioche.engine.transcript import BadRecord
from pioche.table import dealing
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.after.verification import verify_record
from pioche.table.luck import pledge
from pioche.table.state import BETWEEN, OVER, PLAYING
from pioche.table.told import TOLD_AS, ToldFact
from pioche.table.waiting import READY_LIMIT, REVEAL_LIMIT
from tests.table.company import LUCK, Company, ready
from tests.table.phone import Wire

TRIES = 2000
OPERATOR = 2


def code(answer: dict[str, Any]) -> str:
    return str(answer.get("code", answer["tell"]))


def all_pledged(rounds: int = 1) -> Company:
    company = Company("no_thanks", 3, {"rounds": rounds}).sit()
    for seat in range(3):
        company.be_ready(seat)
    return company


def give(company: Company, seat: int) -> dict[str, Any]:
    return company.do(seat, m.Reveal, company.lucks[seat, company.table.deal.commitment])


# Nobody chooses the cards


def check_nobody_chooses() -> None:
    """An operator who plays knows the secret and everybody's luck, and sends their own last."""
    company = all_pledged()
    assert not company.table.deal.lucks, "their pledge is fixed, and no luck is known"
    give(company, 0)
    give(company, 1)
    before = company.table.seq
    for number in range(TRIES):
        luck = number.to_bytes(16, "big").hex()
        assert code(company.do(OPERATOR, m.Reveal, luck)) == "not-as-pledged"
    assert company.table.seq == before
    give(company, OPERATOR)
    assert company.table.phase == PLAYING
    assert company.table.deal.dealt
    assert company.table.deal.dealt.servers == []


def test_who_knows_the_secret_and_all_luck_cannot_choose_the_cards() -> None:
    check_nobody_chooses()


def test_a_house_that_does_not_check_pledges_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "_is_pledged", lambda *_: True)
    with pytest.raises(AssertionError):
        check_nobody_chooses()


def test_a_record_with_luck_that_was_not_pledged_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "_is_pledged", lambda *_: True)
    company = all_pledged()
    for seat in range(3):
        company.do(seat, m.Reveal, LUCK)
    with pytest.raises(BadRecord) as bad:
        verify_record(company.play_on())
    assert bad.value.refusal.code == "luck-not-pledged"


def test_a_pledge_of_somebody_else_cannot_be_copied() -> None:
    company = Company("no_thanks", 3).sit()
    copied = ready("copied", company.table, 0)
    company.be_ready(0, LUCK)
    assert code(company.send(1, copied)) == "done"
    company.be_ready(2)
    give(company, 0)
    assert code(company.do(1, m.Reveal, LUCK)) == "not-as-pledged"


def test_the_secret_is_fixed_before_anybody_pledges_and_the_pledges_before_any_luck() -> None:
    company = all_pledged().give_luck()
    kinds = [f.read_fact(line).fact for line in company.store.log]
    ordered = [kind for kind in kinds if kind in ("committed", "readied", "pledged", "gave", "dealing")]
    assert ordered == ["committed", *["readied"] * 3, "pledged", *["gave"] * 3, "dealing"]


# No luck is known early


def check_no_luck_is_told_early() -> None:
    company = all_pledged(rounds=2)
    lucks = [luck for (_, commitment), luck in company.lucks.items() if commitment == company.table.deal.commitment]
    company.give_luck()
    while company.table.deal.round == 1:
        assert not any(luck in str(company.heard(seat)) for luck in lucks for seat in range(3))
        company.step()
    for seat in range(3):
        told = [message["fact"]["fact"] for message in company.heard(seat) if lucks[0] in str(message)]
        assert told == ["revealed"]


def test_no_luck_is_told_before_its_round_is_over() -> None:
    check_no_luck_is_told_early()


class _ToldAll(ToldFact[Any]):
    seat: int
    luck: str


def test_a_house_that_tells_luck_early_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TOLD_AS, f.Gave, _ToldAll)
    with pytest.raises(AssertionError):
        check_no_luck_is_told_early()


def test_luck_is_not_taken_before_it_is_asked_for() -> None:
    company = Company("no_thanks", 3).sit()
    company.be_ready(0)
    assert code(give(company, 0)) == "no-luck-due"


def test_a_pledge_belongs_to_the_commitment_that_was_shown() -> None:
    company = Company("no_thanks", 3).sit()
    assert code(company.do(0, m.Ready, "0" * 64, "0" * 64)) == "other-commitment"


def test_who_was_late_cannot_pledge_once_luck_is_asked_for() -> None:
    company = all_pledged(rounds=2).give_luck()
    while company.table.phase == PLAYING:
        company.step()
    company.be_ready(0)
    company.now += READY_LIMIT
    company.box.tick()
    assert code(company.be_ready(1)) == "pledges-closed"


# Whoever withholds is named


def withhold(company: Company, *who: int) -> None:
    """All but these give their luck, and the time for it passes."""
    for seat in company.table.deal.missing:
        if seat not in who:
            give(company, seat)
    company.now += REVEAL_LIMIT
    company.box.tick()


def test_whoever_withholds_is_named_and_the_deal_is_begun_anew_without_them() -> None:
    company = all_pledged()
    before = company.table.deal.commitment
    withhold(company, 1)
    assert company.table.phase == BETWEEN
    assert company.table.deal.commitment != before
    assert company.table.awaits == [0, 2], "the others pledge anew"
    told = [message["fact"] for message in company.heard(0) if message.get("fact", {}).get("fact") == "withheld"]
    assert [fact["seat"] for fact in told] == [1]
    company.get_ready()
    assert company.table.deal.dealt
    assert company.table.deal.dealt.servers == [1]
    record = msgspec.json.decode(company.play_on())
    assert record["shuffles"][0]["withheld"] == [1]


def test_luck_of_a_deal_that_was_begun_anew_is_of_no_use() -> None:
    company = all_pledged()
    before = company.table.deal.commitment
    withhold(company, 1)
    company.get_ready()
    dealt = company.table.deal.dealt
    assert dealt
    assert company.lucks[0, before] not in dealt.lucks


def test_nobody_withholds_twice_in_a_match() -> None:
    company = all_pledged(rounds=3)
    withhold(company, 1)
    while company.table.phase != OVER:
        assert code(company.be_ready(1)) in ("already-ready", "no-deal-due")
        company.get_ready()
        while company.table.phase == PLAYING:
            company.step()
    kinds = [f.read_fact(line).fact for line in company.store.log]
    assert kinds.count("withheld") == 1
    assert kinds.count("committed") == 4
    company.do(0, m.Rematch)
    assert company.table.awaits == [0, 1, 2], "in a new match everybody adds luck again"


def test_all_can_withhold_and_the_match_goes_on() -> None:
    company = all_pledged()
    withhold(company, 0, 1, 2)
    assert company.table.phase == PLAYING
    assert company.table.deal.dealt
    assert company.table.deal.dealt.servers == [0, 1, 2]


def test_who_comes_back_in_time_gives_what_they_had_pledged() -> None:
    company = all_pledged()
    company.box.part(company.wires[1])
    give(company, 0)
    give(company, 2)
    company.wires[1] = Wire("person1")
    company.box.join(company.wires[1], -1, 1)
    assert company.heard(1)[0]["table"]["pledges"][1] == pledge_of(company, 1)
    assert company.heard(1)[0]["awaits"] == [1]
    give(company, 1)
    assert company.table.phase == PLAYING


def pledge_of(company: Company, seat: int) -> str:
    deal = company.table.deal
    luck = bytes.fromhex(company.lucks[seat, deal.commitment])
    return pledge(company.table.label, deal.round, seat, deal.commitment, luck)


def test_who_leaves_after_pledging_does_not_stop_the_deal() -> None:
    company = all_pledged()
    company.do(1, m.Leave)
    withhold(company, 1)
    company.get_ready()
    assert company.table.phase == PLAYING
