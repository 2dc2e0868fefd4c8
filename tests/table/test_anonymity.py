"""When a match at a public table is over, strangers hear of players without names: by the socket as by the record."""

import msgspec
import pytest

from pioche.client.mirror import Mirror
from pioche.engine.play import SPECTATOR
from pioche.table import broadcast
from pioche.table import messages as m
from pioche.table.broadcast import snapshot
from pioche.table.state import GATHERING, OVER, TableState
from tests.table.company import Company
from tests.table.phone import Wire

NAMES = [f"name{seat}" for seat in range(3)]


def finished(*, public: bool = True) -> Company:
    company = Company("no_thanks", 3, public=public).sit().get_ready()
    while company.table.phase != OVER:
        company.step()
    return company


def mirror_of(wire: Wire) -> Mirror:
    mirror = Mirror()
    for message in wire.arriving:
        mirror.hear(msgspec.json.decode(message))
    return mirror


def names(mirror: Mirror) -> list[str]:
    return [seat["name"] for seat in mirror.table["seats"]]


def stranger(company: Company, last: int = -1) -> Wire:
    wire = Wire("stranger")
    company.box.join(wire, last)
    return wire


def names_told_to_strangers(company: Company) -> list[str]:
    """To those who come now, whatever they say that they have heard, and stay while somebody leaves."""
    told = [stranger(company, last) for last in range(-1, company.table.seq + 1)]
    company.do(2, m.Leave)
    company.do(1, m.Say, "good-game")
    heard = b" ".join(message for wire in told for message in wire.arriving).decode()
    return [name for name in NAMES if f'"{name}"' in heard]


def test_strangers_hear_no_names_when_a_public_match_is_over() -> None:
    assert names_told_to_strangers(finished()) == []


def test_whoever_may_come_by_invitation_only_hears_them() -> None:
    assert names_told_to_strangers(finished(public=False)) == NAMES


def test_whoever_has_a_seat_hears_them() -> None:
    company = finished()
    again = Wire("person1")
    company.box.join(again)
    assert names(mirror_of(again)) == names(mirror_of(company.wires[0])) == NAMES


def test_a_spectator_shows_what_the_table_shows_to_spectators() -> None:
    """Before the end, after it, and when the next match is about to begin."""
    company = finished()
    assert names(mirror_of(company.watcher)) == ["Player 1", "Player 2", "Player 3"]
    late = stranger(company)
    company.do(0, m.Rematch)
    assert company.table.phase == GATHERING
    for wire in (company.watcher, late):
        due = msgspec.json.decode(m.write_telling(snapshot(company.table, SPECTATOR)))
        assert mirror_of(wire).table == due["table"]
        assert names(mirror_of(wire)) == NAMES


def test_a_table_that_names_everybody_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "_watched", lambda table: table)
    assert names_told_to_strangers(finished()) == NAMES


def test_a_table_that_hides_names_in_snapshots_only_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    changed_table = broadcast.Broadcast._changed_table

    def the_same_for_all(self: broadcast.Broadcast, state: TableState) -> object:
        changed, _ = changed_table(self, state)
        return changed, changed

    monkeypatch.setattr(broadcast.Broadcast, "_changed_table", the_same_for_all)
    assert names_told_to_strangers(finished()) != []
