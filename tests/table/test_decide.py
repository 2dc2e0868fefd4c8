"""Decisions are functions: a state, a command and the time in, facts out. No mailbox, no store, nobody connected."""

from functools import reduce

import pytest

from pioche.engine.play import SPECTATOR
from pioche.rulekit import Refusal
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.broadcast import snapshot
from pioche.table.decide import Facts, TableLuck, bot_moves, come_back, elapse, handle, open_table, settle, slap
from pioche.table.reactions import Line, judged_slap
from pioche.table.state import GATHERING, PLAYING, TableState
from pioche.table.waiting import AWAY_LIMIT
from tests.table.company import LUCK, ready

CHANCE = TableLuck(lambda: b"s" * 32)
NOW = 1_000_000


def applied(state: TableState, facts: Facts) -> TableState:
    for fact in facts:
        state.apply(fact)
    return state


def settled(state: TableState, now: int = NOW) -> TableState:
    """With all that follows by itself."""
    while facts := settle(state, now, CHANCE):
        applied(state, facts)
    return state


def opened(game: str = "no_thanks", seats: int = 3) -> TableState:
    return settled(applied(TableState("t"), open_table(f.Setup(game, seats), "key0", NOW)))


def done(state: TableState, seat: int, command: m.AnyCommand, now: int = NOW) -> TableState:
    return settled(applied(state, handle(state, f"key{seat}", command, now)), now)


def playing(game: str = "no_thanks", seats: int = 3) -> TableState:
    state = opened(game, seats)
    for seat in range(seats):
        done(state, seat, m.Sit(f"sit{seat}", f"name{seat}"))
    for seat in range(seats):
        done(state, seat, ready(f"ready{seat}", state, seat))
    for seat in range(seats):
        done(state, seat, m.Reveal(f"reveal{seat}", LUCK))
    return state


def looks(state: TableState) -> bytes:
    return m.write_telling(snapshot(state, SPECTATOR))


def test_opening_a_table_gives_facts() -> None:
    facts = open_table(f.Setup("no_thanks", 3, bots=["club"]), "key0", NOW)
    assert [fact.fact for fact in facts] == ["opened", "bot-sat"]
    state = applied(TableState("t"), facts)
    assert [fact.fact for fact in settle(state, NOW, CHANCE)] == ["committed"]


def test_a_decision_changes_nothing() -> None:
    state = playing()
    before, seq = looks(state), state.seq
    facts = handle(state, "key0", m.PlayMove("p", "refuse"), NOW)
    assert [(fact.fact, fact.id, fact.by, fact.at) for fact in facts] == [("moved", "p", 0, NOW)]
    assert settle(state, NOW, CHANCE) == []
    assert (looks(state), state.seq) == (before, seq)


def test_a_log_is_replayed_with_a_fold() -> None:
    state, log = TableState("t"), list[f.AnyFact]()

    def note(facts: Facts) -> Facts:
        log.extend(facts)
        applied(state, facts)
        return settle(state, NOW, CHANCE)

    pending = note(open_table(f.Setup("tightrope", 3, bots=["club"] * 3), "key0", NOW))
    while pending:
        pending = note(pending)
    for _ in range(20):
        mover = state.awaits[0]
        pending = note(bot_moves(state, mover, state.playing.legal_for(mover)[0], state.plies, f.BOT, NOW))
        while pending:
            pending = note(pending)
    again = reduce(lambda state, fact: applied(state, [fact]), log, TableState("t"))
    assert looks(again) == looks(state)


def test_a_round_is_dealt_when_all_are_ready() -> None:
    state = opened()
    for seat in range(3):
        done(state, seat, m.Sit(f"sit{seat}", f"name{seat}"))
    for seat in range(2):
        done(state, seat, ready(f"ready{seat}", state, seat))
    assert state.phase == GATHERING
    applied(state, handle(state, "key2", ready("ready2", state, 2), NOW))
    assert what_follows(state) == ["began", "pledged"]
    for seat in range(2):
        done(state, seat, m.Reveal(f"reveal{seat}", LUCK))
    applied(state, handle(state, "key2", m.Reveal("reveal2", LUCK), NOW))
    assert what_follows(state) == ["dealing", "moved"]
    assert str(state.phase) == PLAYING


def what_follows(state: TableState) -> list[str]:
    kinds = []
    while facts := settle(state, NOW, CHANCE):
        kinds += [fact.fact for fact in facts]
        applied(state, facts)
    return kinds


@pytest.mark.parametrize(
    ("key", "command", "code"),
    [
        ("key1", m.PlayMove("x", "take"), "not-your-turn"),
        ("key0", m.PlayMove("x", "take", 7), "moved-on"),
        ("nobody", m.PlayMove("x", "take"), "not-seated"),
        ("key0", m.Agree("x", yes=True), "nobody-asked"),
        ("key0", m.Rematch("x"), "match-not-over"),
        ("key1", m.Kick("x", 0), "not-the-host"),
    ],
)
def test_what_cannot_be_done_is_refused(key: str, command: m.AnyCommand, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        handle(playing(), key, command, NOW)
    assert refusal.value.code == code


def test_a_bot_that_comes_too_late_does_nothing() -> None:
    state = playing()
    assert bot_moves(state, 0, "refuse", state.plies - 1, f.BOT, NOW) == []
    assert bot_moves(state, 1, "refuse", state.plies, f.BOT, NOW) == []
    assert [fact.fact for fact in bot_moves(state, 0, "refuse", state.plies, f.BOT, NOW)] == ["moved"]


def test_who_is_gone_too_long_is_away_until_they_come_back() -> None:
    state, absent = playing(), {1: NOW}
    assert elapse(state, NOW + AWAY_LIMIT - 1, absent) == []
    applied(state, elapse(state, NOW + AWAY_LIMIT, absent))
    assert state.seats[1].away
    applied(state, come_back(state, 1, NOW))
    assert not state.seats[1].away
    assert come_back(state, 1, NOW) == []


def test_a_slap_where_there_is_nothing_to_slap_is_a_move_or_refused() -> None:
    hit = judged_slap(1, 200, 220, Line(20, 20))
    with pytest.raises(Refusal) as refusal:
        slap(opened(), hit, 0, NOW)
    assert refusal.value.code == "no-slap-now"
    with pytest.raises(Refusal):
        slap(playing(), hit, 99, NOW)
    [fact] = slap(playing("hit_the_deck"), hit, 99, NOW, "x")
    assert (fact.fact, fact.by, fact.id) == ("moved", 1, "x")
