"""A person's lines are counted together, whatever they say them through."""

import msgspec
import pytest

from pioche.rulekit import Refusal
from pioche.table import messages as m
from pioche.table.clock import SECOND
from pioche.table.host.talk import MOST_LINES, MOST_TALKERS, Talk
from tests.table.company import Company
from tests.table.phone import Wire


def seated() -> Company:
    return Company("no_thanks", 3).sit()


def lines_told(company: Company) -> int:
    return sum(b'"fact":"said"' in message for message in company.watcher.arriving)


def test_a_new_connection_does_not_renew_what_a_person_may_say() -> None:
    company = seated()
    for _ in range(5):
        company.wires[0] = Wire("person0")
        company.box.join(company.wires[0])
        for _ in range(MOST_LINES):
            company.do(0, m.Say, "hello")
    assert lines_told(company) == MOST_LINES
    refused = company.do(0, m.Write, "hello")
    assert (refused["code"], refused["facts"]) == ("too-much-chat", {"most": MOST_LINES, "seconds": 20})
    assert company.do(1, m.Say, "hello")["tell"] == "done"
    company.now += 20 * SECOND
    assert company.do(0, m.Say, "hello")["tell"] == "done"


def test_a_line_that_was_said_is_answered_alike_and_not_counted_again() -> None:
    company = seated()
    commands = [m.Say(company.id(), "hello") for _ in range(MOST_LINES)]
    first = [company.send(0, command) for command in commands]
    assert [company.send(0, command) for command in commands] == first
    assert lines_told(company) == MOST_LINES


def test_whoever_has_no_seat_takes_no_room() -> None:
    company = seated()
    for number in range(10):
        wire = Wire(f"stranger{number}")
        company.box.join(wire)
        company.box.receive(wire, m.Say("1", "hello"))
        assert msgspec.json.decode(wire.arriving[-1])["code"] == "not-seated"
    assert not company.box._talk._talkers


def test_moves_are_not_lines() -> None:
    company = seated().get_ready()
    for _ in range(MOST_LINES):
        company.do(0, m.Say, "hello")
    company.step()
    assert company.table.plies > 1


def test_few_talkers_are_remembered() -> None:
    talk = Talk(1)
    for number in range(3 * MOST_TALKERS):
        talk.spend(str(number), 0)
    assert len(talk._talkers) == MOST_TALKERS
    with pytest.raises(Refusal):
        talk.spend(str(3 * MOST_TALKERS - 1), 0)


def test_a_table_that_counts_each_connection_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mutant: whoever comes again may say everything again."""
    company = seated()
    join = company.box.join

    def join_afresh(wire: Wire) -> None:
        monkeypatch.setattr(company.box, "_talk", Talk(MOST_LINES))
        join(wire)

    monkeypatch.setattr(company.box, "join", join_afresh)
    for _ in range(2):
        company.wires[0] = Wire("person0")
        company.box.join(company.wires[0])
        for _ in range(MOST_LINES):
            company.do(0, m.Say, "hello")
    assert lines_told(company) == 2 * MOST_LINES
