"""Who may sit where, and under which name."""

import pytest

from pioche.rulekit import Refusal
from pioche.table import messages as m
from pioche.table.names import clean_name, looks
from pioche.table.seats import EMPTY
from pioche.table.waiting import SEAT_LIMIT
from tests.table.company import Company, ready

BOTS = ("Ada", "Bo", "Cleo", "Dov", "Elif", "Finn", "Gus")


@pytest.mark.parametrize(
    "name", ["", "  ", "\u2800", "\u3164 \uffa0", "\u200b", "a\u202eb", "\u0301", "a" + "\u0301" * 5]
)
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize("name", ["Zoé", "Ольга", "李雷", "Nguyễn", "Ann-Marie O’Neil", "7", "🦊"])
def test_names_of_all_languages_are_welcome(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Аnn"), ("Bill", "BiIl"), ("Zoe", "Zoé"), ("ｆｏｏ", "foo"), ("Tom", "T0m"), ("Marna", "Mama")],
)
def test_names_that_look_alike_are_one_name(one: str, other: str) -> None:
    company = Company("no_thanks", 3)
    company.do(0, m.Sit, one)
    assert company.do(1, m.Sit, other)["code"] == "name-taken"


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anne"), ("Tom", "Tim"), ("Ольга", "Олег")])
def test_names_that_differ_are_two(one: str, other: str) -> None:
    assert looks(one) != looks(other)


def test_seven_people_with_the_names_of_bots_and_one_leaves() -> None:
    company = Company("no_thanks", 7, {"large_table": True})
    for seat, name in enumerate(BOTS):
        assert company.do(seat, m.Sit, name)["tell"] == "done"
    company.get_ready()
    assert company.do(3, m.Leave)["tell"] == "done"
    assert company.table.seats[3].kind == "bot"
    assert len(set(company.table.seats.names())) == 7


def test_whoever_is_sent_away_does_not_sit_down_again_nor_after_a_restart() -> None:
    company = Company("no_thanks", 3).sit()
    assert company.do(0, m.Kick, 2)["tell"] == "done"
    for table in (company, company.copy()):
        assert table.do(2, m.Sit, "somebody else")["code"] == "sent-away"
        assert table.table.seats[2].kind == EMPTY


def test_a_seat_that_nobody_comes_back_to_is_given_to_others() -> None:
    company = Company("no_thanks", 3).sit()
    company.box.part(company.wires[1])
    company.now += SEAT_LIMIT - 1
    company.box.tick()
    assert company.table.seats[1].kind == "person"
    wake = company.box.wake_at()
    assert wake is not None
    assert wake <= company.now + 1
    company.now += 1
    company.box.tick()
    assert company.table.seats[1].kind == EMPTY


def test_a_refused_command_sent_again_is_refused_again() -> None:
    company = Company("no_thanks", 3)
    early = ready("once", company.table, 0)
    assert company.send(0, early)["code"] == "not-seated"
    company.sit()
    assert company.send(0, early)["code"] == "not-seated"
    assert not company.table.seats[0].ready


def _said(company: Company, seat: int) -> str:
    answer = company.do(seat, m.Say, "hello")
    return str(answer.get("code", answer["tell"]))


def test_whoever_is_muted_says_nothing_until_the_host_lets_them() -> None:
    company = Company("no_thanks", 3).sit()
    assert company.do(0, m.Mute, 2)["tell"] == "done"
    assert company.table.seats[2].muted
    assert [_said(company, seat) for seat in range(3)] == ["done", "done", "muted"]
    assert company.do(2, m.Write, "psst")["code"] == "muted"
    assert company.do(0, m.Mute, 2, False)["tell"] == "done"
    assert _said(company, 2) == "done"


def test_whoever_is_muted_stays_so_after_sitting_down_again_and_after_a_restart() -> None:
    company = Company("no_thanks", 3).sit()
    company.do(0, m.Mute, 2)
    company.do(2, m.Leave)
    assert company.do(2, m.Sit, "somebody else")["tell"] == "done"
    for table in (company, company.copy()):
        assert _said(table, 2) == "muted"


def test_only_the_host_mutes_and_only_people_are_muted() -> None:
    company = Company("no_thanks", 3).sit()
    assert company.do(1, m.Mute, 2)["code"] == "not-the-host"
    assert company.do(0, m.Mute, 0)["code"] == "nobody-to-mute"
    assert company.do(0, m.Mute, 5)["code"] == "nobody-to-mute"
