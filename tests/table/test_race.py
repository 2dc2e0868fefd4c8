"""Slap races: reactions count, not arrivals; figures are kept; the calm mode needs no hands."""

from typing import Any

import pytest

from pioche.players.levels import FASTEST_SLAP
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.reactions import GREATEST_GAIN, Line, Slap, counted, judged_slap
from pioche.table.state import PLAYING
from pioche.table.waiting import bots_to_slap
from tests.table.company import Company, racing


@pytest.mark.parametrize(
    ("reported", "elapsed", "proved", "counts", "mark"),
    [
        (250, 300, 50, 250, ""),  # honest: the line took 50
        (250, 330, 50, 250, ""),  # a little jitter is believed
        (100, 330, 50, 330 - 50 - GREATEST_GAIN, "not-confirmed"),  # too good to be true
        (900, 300, 50, 250, ""),  # cannot be slower than the answer came
        (0, 20, 50, FASTEST_SLAP, "too-fast"),  # nobody is that fast
        (250, 900, 600, 900 - 250 - GREATEST_GAIN, "not-confirmed"),  # no line counts as longer than that
    ],
)
def test_a_report_is_believed_within_bounds(reported: int, elapsed: int, proved: int, counts: int, mark: str) -> None:
    slap = judged_slap(0, reported, elapsed, Line(0, proved))
    assert (slap.reaction, slap.mark) == (counts, mark)
    assert counted(slap) == counts


def test_slaps_of_earlier_records_are_judged_by_the_rule_of_their_time() -> None:
    assert counted(Slap(0, 0, 20, 50, 0)) == 0
    assert counted(Slap(0, 250, 1700, 1600, 100)) == 100


def at_a_hand_card(seats: int = 3, seed: int = 0, **options: Any) -> Company:
    """Play until somebody lays a hand card."""
    for attempt in range(seed, seed + 60):
        company = Company("hit_the_deck", seats, {"target": 1000, **options}, attempt, clock=0).sit().get_ready()
        for _ in range(120):
            if racing(company.table):
                return company
            if company.table.phase != PLAYING:
                break
            company.move(company.table.awaits[0])
            company.now += 600
    raise AssertionError("no hand card came up")


def slap(company: Company, seat: int, reaction: int, after: int) -> dict[str, Any]:
    """A slap that arrives so long after the card was shown."""
    company.now = company.box.connections.race_shown + after
    return company.do(seat, m.SlapNow, company.table.seq, reaction)


def cards_of(company: Company, seat: int) -> int:
    view: Any = company.table.playing.view(seat)
    return int(view.hand_count[seat])


def test_the_slowest_reaction_is_last_and_not_the_slowest_line() -> None:
    company = at_a_hand_card()
    caller = company.table.awaits[0]
    company.do(caller, m.PlayMove, "call")
    near, middle, far = [(caller + step) % 3 for step in range(3)]
    company.wires[far].line = Line(400, 240)
    slap(company, near, 350, 370)
    slap(company, middle, 300, 372)
    slap(company, far, 210, 452)
    race = company.table.sheet.races[-1]
    reactions = {slap.seat: slap.reaction for slap in race.slaps}
    assert reactions == {near: 350, middle: 307, far: 210}
    assert race.last == near
    assert company.table.playing.moves[-1] == f"* last {near}"


def test_a_call_that_is_taken_back_begins_the_race_anew() -> None:
    company = at_a_hand_card()
    caller = company.table.awaits[0]
    others = [seat for seat in range(3) if seat != caller]
    company.do(caller, m.PlayMove, "call")
    slap(company, others[0], 300, 330)
    assert company.do(caller, m.Undo)["tell"] == "done"
    for seat in others:
        company.do(seat, m.Agree, yes=True)
    assert not company.table.slaps
    assert company.table.awaits == [caller]
    assert racing(company.table)
    company.do(caller, m.PlayMove, "call")
    for seat in range(3):
        slap(company, seat, 200 + 10 * seat, 260 + 10 * seat)
    assert len(company.table.sheet.races[-1].slaps) == 3


def test_a_race_closes_at_the_limit_for_those_who_did_not_slap() -> None:
    company = at_a_hand_card()
    caller = company.table.awaits[0]
    company.do(caller, m.PlayMove, "call")
    slap(company, caller, 200, 220)
    company.now += 5000
    company.box.tick()
    assert racing(company.table), "slaps may still be on their way"
    company.now += 700
    company.box.tick()
    assert company.table.sheet.races[-1].last != caller


def test_who_does_not_call_in_time_has_forgotten() -> None:
    company = at_a_hand_card()
    caller = company.table.awaits[0]
    company.now += 5000
    company.box.tick()
    assert f"{caller} forget" in company.table.playing.moves[-2:]
    assert not racing(company.table)
    assert f.TABLE in company.table.sheet.hands[-2:]


def test_a_hand_slaps_once_and_only_what_it_has_seen() -> None:
    company = at_a_hand_card()
    assert company.table.reflex
    assert company.table.reflex.laid_by is not None
    unseen = company.do(0, m.SlapNow, company.table.reflex.laid_by - 1, 100)
    assert unseen["code"] == "slap-unseen"
    assert slap(company, 0, 200, 250)["tell"] == "done"
    assert slap(company, 0, 200, 260)["code"] == "already-slapped"


def test_equal_reactions_are_decided_by_the_key_of_the_round() -> None:
    lasts = set()
    for seed in range(0, 240, 30):
        company = at_a_hand_card(seed=seed)
        caller = company.table.awaits[0]
        company.do(caller, m.PlayMove, "call")
        for seat in range(3):
            slap(company, seat, 250 + seat, 275)
        race = company.table.sheet.races[-1]
        assert race.tied == [0, 1, 2]
        lasts.add(race.last)
    assert len(lasts) > 1


def test_a_wrong_slap_costs_two_cards_but_not_just_after_a_hand_card() -> None:
    company = Company("hit_the_deck", 3, {}, 4, clock=0).sit().get_ready()
    before = cards_of(company, 1)
    company.now += 1000
    assert company.do(1, m.SlapNow, company.table.seq, 100)["tell"] == "done"
    assert cards_of(company, 1) == before + 2
    company = at_a_hand_card()
    caller = company.table.awaits[0]
    company.do(caller, m.PlayMove, "call")
    for seat in range(3):
        slap(company, seat, 200 + 30 * seat, 300)
    mover = company.table.awaits[0]
    moves = company.table.playing.legal_for(mover)
    company.do(mover, m.PlayMove, next(move for move in moves if move.startswith("play ") and "HAND" not in move))
    company.now += 100
    assert company.do(0, m.SlapNow, company.table.seq, 100)["code"] == "slap-too-late"


def test_in_calm_mode_the_table_calls_and_nature_decides() -> None:
    found = 0
    for seed in range(30):
        company = Company("hit_the_deck", 3, {"slap_mode": "random", "target": 60}, seed).sit().get_ready()
        company.play_on()
        moves = company.table.playing.moves
        for place, move in enumerate(moves):
            if move.endswith(" call"):
                found += 1
                assert company.table.sheet.hands[place] == f.TABLE
                assert any(later.startswith("* last ") for later in moves[place + 1 : place + 3])
        assert company.table.sheet.races == []
        if found:
            break
    assert found


def test_bots_tell_their_reaction_as_it_is() -> None:
    for seed in range(40):
        company = Company("hit_the_deck", 3, {"target": 1000}, seed, bots=["club", "expert"], clock=0)
        company.sit().get_ready()
        for _ in range(80):
            if racing(company.table) or company.table.phase != PLAYING:
                break
            company.move(company.table.awaits[0])
        if racing(company.table):
            break
    assert bots_to_slap(company.table) == [1, 2]
    company.box.bot_slaps(1, 310)
    assert company.table.slaps[1].reaction == 310
    assert bots_to_slap(company.table) == [2]
