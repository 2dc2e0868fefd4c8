"""What people can do at a table, and what they cannot."""

import pytest

from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.broadcast import public_table, snapshot
from pioche.table.host.connections import TAKEN_OVER
from pioche.table.seats import key_of
from pioche.table.state import BETWEEN, GATHERING, OVER, PLAYING
from pioche.table.waiting import AWAY_LIMIT, READY_LIMIT, due, thinkers
from tests.table.company import LUCK, Company
from tests.table.phone import Wire


def no_thanks(**more: object) -> Company:
    return Company("no_thanks", 3, None, 0, **more).sit()


def playing(**more: object) -> Company:
    return no_thanks(**more).get_ready()


def code(answer: dict[str, object]) -> object:
    return answer.get("code", "done")


def phase(company: Company) -> str:
    return company.table.phase


# Sitting down


def test_people_sit_down_and_the_deal_waits_for_all() -> None:
    company = no_thanks()
    assert phase(company) == GATHERING
    company.be_ready(0)
    company.be_ready(1)
    assert company.table.awaits == [2]
    company.be_ready(2)
    assert phase(company) == BETWEEN
    assert company.table.awaits == [0, 1, 2], "their luck is asked for"
    company.give_luck()
    assert phase(company) == PLAYING
    assert company.table.playing.moves[0].startswith("* deal ")


def test_a_seat_or_a_name_is_taken_once() -> None:
    company = Company("no_thanks", 3)
    assert code(company.do(0, m.Sit, "Ann", 1)) == "done"
    assert code(company.do(0, m.Sit, "Ann")) == "already-seated"
    assert code(company.do(1, m.Sit, "Bob", 1)) == "seat-taken"
    assert code(company.do(1, m.Sit, "  ann ")) == "name-taken"
    assert code(company.do(1, m.Sit, "Bob", 6)) == "no-such-seat"
    assert code(company.do(1, m.Sit, " \u200b ")) == "bad-name"
    assert company.table.seats.names() == ["", "Ann", ""]


def test_a_full_table_takes_nobody() -> None:
    company = Company("no_thanks", 3, bots=["club", "club"]).sit()
    stranger = Wire("stranger")
    company.box.join(stranger)
    company.wires.append(stranger)
    assert code(company.do(1, m.Sit, "Zoe")) == "table-full"
    assert code(company.be_ready(1)) == "not-seated"


def test_the_host_fills_empty_seats_with_bots() -> None:
    company = Company("no_thanks", 4)
    company.do(0, m.Sit, "Ann")
    company.do(1, m.Sit, "Bob")
    assert code(company.do(1, m.Start)) == "not-the-host"
    assert code(company.do(0, m.Start)) == "done"
    assert [chair.kind for chair in company.table.seats.chairs] == ["person", "person", "bot", "bot"]
    assert code(company.do(0, m.Start)) == "nobody-missing"


def test_the_host_sends_somebody_away() -> None:
    company = no_thanks()
    assert code(company.do(1, m.Kick, 0)) == "not-the-host"
    assert code(company.do(0, m.Kick, 0)) == "nobody-to-kick"
    assert code(company.do(0, m.Kick, 2)) == "done"
    assert company.table.seats[2].kind == "empty"
    snapshots = [message for message in company.heard(2) if message["tell"] == "snapshot"]
    assert snapshots[-1]["you"] is None


def test_who_leaves_is_replaced_by_a_marked_bot_and_the_host_passes_on() -> None:
    company = playing()
    company.do(0, m.Leave)
    assert company.table.seats[0].kind == "bot"
    assert company.table.host == key_of("company", "person1")
    assert thinkers(company.table, company.now) == [(0, f.BOT)]


# Commands


def test_a_command_sent_twice_is_applied_once_and_answered_alike() -> None:
    company = playing()
    command = m.PlayMove("same", "refuse")
    first = company.send(0, command)
    before = len(company.store.log)
    assert company.send(0, command) == first
    assert len(company.store.log) == before


def test_ids_of_different_people_do_not_meet() -> None:
    company = playing()
    assert code(company.send(0, m.PlayMove("same", "refuse"))) == "done"
    assert code(company.send(1, m.PlayMove("same", "refuse"))) == "done"


def test_a_command_for_an_earlier_position_is_refused() -> None:
    company = playing()
    ply = len(company.table.playing.moves)
    company.do(0, m.PlayMove, "refuse", ply)
    company.do(1, m.PlayMove, "refuse", ply + 1)
    assert code(company.do(2, m.PlayMove, "refuse", ply)) == "moved-on"


def test_refusals_name_code_and_clause() -> None:
    company = playing()
    refusal = company.do(1, m.PlayMove, "take")
    assert (refusal["code"], refusal["clause"]) == ("not-your-turn", "NT-9")
    assert company.do(0, m.PlayMove, "fly")["code"] == "not-a-move"
    assert company.do(0, m.Why, "take")["tell"] == "done"
    assert company.do(1, m.Why, "take")["code"] == "not-your-turn"


def test_moves_before_the_deal_and_after_the_end_are_refused() -> None:
    company = no_thanks()
    assert code(company.do(0, m.PlayMove, "take")) == "not-dealt"
    company.get_ready().play_on()
    assert code(company.do(0, m.PlayMove, "take")) == "match-over"


# Talking


def test_free_text_is_for_invited_people_only() -> None:
    private, public = no_thanks(), no_thanks(public=True)
    assert code(private.do(0, m.Write, "hello <b>all</b>")) == "done"
    assert code(private.do(0, m.Write, "\u202e\x00")) == "bad-text"
    assert code(public.do(0, m.Write, "hello")) == "phrases-only"
    assert code(public.do(0, m.Say, "hello")) == "done"
    assert code(public.do(0, m.Say, "buy now")) == "unknown-phrase"


# Taking back


def test_a_move_is_taken_back_when_all_agree() -> None:
    company = playing()
    company.do(0, m.PlayMove, "refuse")
    assert code(company.do(1, m.Undo)) == "nothing-to-undo"
    assert code(company.do(0, m.Undo)) == "done"
    assert code(company.do(0, m.Agree, yes=True)) == "nobody-asked"
    company.do(1, m.Agree, yes=True)
    assert company.table.playing.to_move == 1
    company.do(2, m.Agree, yes=True)
    assert company.table.playing.to_move == 0
    assert len(company.table.playing.moves) == 1


def test_one_no_is_enough() -> None:
    company = playing()
    company.do(0, m.PlayMove, "refuse")
    company.do(0, m.Undo)
    company.do(1, m.Agree, yes=False)
    company.do(2, m.Agree, yes=True)
    assert company.table.playing.to_move == 1
    assert company.table.question is None


def test_what_showed_a_hidden_card_stands() -> None:
    company = playing()
    company.do(0, m.PlayMove, "take")
    assert code(company.do(0, m.Undo)) == "something-revealed"


def test_bots_always_agree() -> None:
    company = Company("no_thanks", 3, bots=["club", "club"]).sit().get_ready()
    while company.table.awaits != [0]:
        company.step()
    company.do(0, m.PlayMove, "refuse")
    company.do(0, m.Undo)
    assert company.table.awaits == [0]


# Clocks


def test_a_bot_takes_an_overdue_turn_and_hands_the_seat_back() -> None:
    company = playing(clock=30)
    assert due(company.table) == company.now + 30_000
    assert thinkers(company.table, company.now) == []
    company.now += 30_000
    assert thinkers(company.table, company.now) == [(0, f.STAND_IN)]
    company.box.bot_plays(0, "refuse", 1, f.STAND_IN)
    assert company.table.sheet.hands[-1] == f.STAND_IN
    assert not company.table.seats[0].away


def test_without_a_clock_nobody_is_hurried() -> None:
    company = playing(clock=0)
    company.now += 10_000_000
    assert thinkers(company.table, company.now) == []


def test_a_bot_stands_in_for_who_is_gone_until_the_return() -> None:
    company = playing()
    company.box.part(company.wires[0])
    company.now += AWAY_LIMIT
    company.box.tick()
    assert company.table.seats[0].away
    assert thinkers(company.table, company.now) == [(0, f.STAND_IN)]
    company.box.join(company.wires[0], company.table.seq, 0)
    assert not company.table.seats[0].away
    assert thinkers(company.table, company.now) == []


def test_the_next_round_does_not_wait_for_ever() -> None:
    company = Company("no_thanks", 3, {"rounds": 2}).sit().get_ready()
    while phase(company) == PLAYING:
        company.step()
    assert phase(company) == BETWEEN
    assert public_table(company.table).sheet == [company.table.playing.state.scores[:3].tolist()]
    company.be_ready(0, LUCK)
    company.now += READY_LIMIT
    company.box.tick()
    company.give_luck()
    assert phase(company) == PLAYING
    dealt = company.table.deal.dealt
    assert dealt
    assert dealt.servers == [1, 2]
    assert dealt.lucks[0] == LUCK


# Coming back


def test_a_second_connection_takes_the_seat_over() -> None:
    company = playing()
    phone = Wire("person0")
    company.box.join(phone)
    assert company.wires[0].closed == TAKEN_OVER
    before = len(company.wires[0].arriving)
    old, company.wires[0] = company.wires[0], phone
    assert code(company.do(0, m.PlayMove, "refuse")) == "done"
    assert len(old.arriving) == before


def test_a_rematch_keeps_the_people_and_moves_the_start() -> None:
    company = playing()
    company.play_on()
    assert phase(company) == OVER
    assert code(company.do(1, m.Rematch)) == "done"
    assert phase(company) == GATHERING
    company.get_ready()
    assert phase(company) == PLAYING
    assert company.table.playing.state.first == 1
    assert company.table.sheet.scores == []
    company.play_on()
    assert len(company.table.sheet.scores) == 1
    assert [game.id for game in company.store.finished] == ["company.1", "company.2"]


def test_hints_are_recorded_and_can_be_switched_off() -> None:
    company = playing()
    assert code(company.do(1, m.Hint)) == "no-hint-here"
    assert code(company.do(0, m.Hint)) == "done"
    assert company.table.sheet.hints == [(0, 1)]
    assert code(playing(hints=False).do(0, m.Hint)) == "no-hints"


def test_everybody_is_told_how_long_the_table_remembers() -> None:
    assert snapshot(playing().table, 0).memory == "perfect"
    assert snapshot(playing(memory="table").table, 0).memory == "table"


@pytest.mark.parametrize("first", [f.LOT, 2])
def test_everybody_is_told_who_is_first_while_they_gather(first: int) -> None:
    company = Company("no_thanks", 3, first=first)
    assert snapshot(company.table, 0).first == first


@pytest.mark.parametrize("level", ["", "grandmaster"])
def test_unknown_levels_are_refused(level: str) -> None:
    with pytest.raises(ValueError, match="unknown-level"):
        Company("no_thanks", 3, bots=[level])
