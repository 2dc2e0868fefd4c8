"""Nobody wins a race by cheating: whatever a client does, it gains no more than GREATEST_GAIN over honest play.

The system's own round trip is the one thing that a program at the other end cannot stretch. It is the judge's, and so
is the time at which the table showed the card.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from pioche.players.levels import FASTEST_SLAP
from pioche.table import messages as m
from pioche.table import reactions
from pioche.table.host.connections import Connection, Connections
from pioche.table.host.pulse import BEAT, Pulse
from pioche.table.host.round_trips import RoundTrips
from pioche.table.reactions import GREATEST_GAIN, Line, judged_slap
from tests.table.company import Company, racing
from tests.table.phone import Wire
from tests.table.test_race import at_a_hand_card

PINGS = 12
EVERY = 5000
"""Milliseconds from ping to ping."""
HUMANS = (180, 1500)
LINES = (0, 60, 200)


Late = Callable[[Random], int]
"""How long a client holds back the answer to a ping."""
NEVER = 10**9
REPORTS: list[Callable[[int], int]] = [lambda truth: truth, lambda _: 0, lambda truth: truth - 45, lambda _: 9000]


def prompt(_: Random) -> int:
    return 0


LATE: list[Late] = [
    prompt,
    lambda _: 150,
    lambda _: 2500,
    lambda luck: luck.choice((0, 20, 400, 3000)),
    lambda _: NEVER,
]
FAMILY = list(product(LATE, REPORTS))
COMES = ("stays", "comes back", "second connection")
"""How the client is connected when it slaps: as before, again after the card was shown, or by another socket."""


def measured(late: Late, distance: int, *, proved: bool) -> Line:
    """After a minute of pings, by the real measurement."""
    time, luck = 0, Random(1)
    trips = RoundTrips(lambda: time)
    for _ in range(PINGS):
        label = trips.ping()
        held = late(luck)
        time += distance + held
        if held < NEVER:
            trips.answered(label)
        time += EVERY
    return trips.line(distance if proved else None)


@cache
def hand_card() -> tuple[Company, int]:
    """A race, and who does not call in it."""
    company = at_a_hand_card()
    caller = company.table.awaits[0]
    company.do(caller, m.PlayMove, "call")
    return company, (caller + 1) % 3


def elapsed(comes: str, reaction: int, distance: int) -> int:
    """By the table's own clock, of a slap that is made so long after the card was shown to somebody so far away."""
    original, seat = hand_card()
    company = original.copy()
    company.box.connections.race_shown = shown = company.now
    company.now += 100
    if comes == "comes back":
        company.box.part(company.wires[seat])
    if comes != "stays":
        company.wires[seat] = Wire(company.wires[seat].person)
        company.box.join(company.wires[seat])
    company.now = shown + reaction + distance
    company.do(seat, m.SlapNow, company.table.seq, 0)
    return company.table.slaps[seat].elapsed


def gains() -> Iterator[tuple[int, str]]:
    """Of every strategy, over honest play from the same place with the same reaction."""
    for comes, reaction, distance in product(COMES, HUMANS, LINES):
        taken = elapsed(comes, reaction, distance)
        for (late, report), proved in product(FAMILY, (True, False)):
            line = measured(late, distance, proved=proved)
            gain = honest(reaction, distance, proved=proved) - judged_slap(0, report(reaction), taken, line).reaction
            yield gain, f"{comes}, {reaction} ms, {distance} ms away, {line}"


def honest(reaction: int, distance: int, *, proved: bool) -> int:
    return judged_slap(0, reaction, reaction + distance, measured(prompt, distance, proved=proved)).reaction


def greatest_gain() -> tuple[int, str]:
    return max(gains())


def test_no_strategy_gains_more_than_the_greatest_gain() -> None:
    gain, how = greatest_gain()
    assert gain <= GREATEST_GAIN, how
    assert gain > 0, "the family has teeth: some of them gain a little"


def test_honest_people_are_judged_by_their_reaction_wherever_they_live() -> None:
    for reaction, distance in product(HUMANS, LINES):
        assert honest(reaction, distance, proved=True) == reaction


def test_a_judge_who_believes_late_answers_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reactions.Line, "credit", property(lambda line: line.answered))
    assert greatest_gain()[0] > GREATEST_GAIN


def test_a_judge_who_starts_the_clock_at_each_welcome_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    welcome = Connections.welcome

    def forgetful(self: Connections, connection: Connection, seat: int, missed: list[bytes], seq: int) -> None:
        welcome(self, connection, seat, missed, seq)
        self.race_shown = self._clock()

    monkeypatch.setattr(Connections, "welcome", forgetful)
    assert greatest_gain()[0] > GREATEST_GAIN


def test_nobody_is_faster_than_a_human_can_be() -> None:
    for report, reaction in product(REPORTS, (0, 40, 90)):
        assert judged_slap(0, report(reaction), reaction + 10, Line(10, 10)).reaction == FASTEST_SLAP


def test_an_answer_to_a_ping_that_was_never_heard_counts_for_nothing() -> None:
    trips = RoundTrips(lambda: 0)
    trips.ping()
    trips.answered(b"guessed!")
    assert trips.line(None).answered == 0


# A server that stands still


def stalled_company() -> tuple[Company, Pulse]:
    company = at_a_hand_card()
    company.do(company.table.awaits[0], m.PlayMove, "call")
    pulse = Pulse(lambda: company.now)
    pulse.beat()
    company.box.pulse = pulse
    return company, pulse


def test_a_race_in_which_the_server_stood_still_is_void_and_begins_anew() -> None:
    company, pulse = stalled_company()
    company.now += 300
    pulse.beat()
    company.now += 20
    company.do(0, m.SlapNow, company.table.seq, 200)
    assert racing(company.table)
    assert company.table.slaps == {}
    assert company.table.voided == 1
    assert company.heard(1)[-1]["fact"]["fact"] == "voided"
    company.now += 50
    pulse.beat()
    company.now += 200
    pulse.beat()
    company.do(0, m.SlapNow, company.table.seq, 250)
    assert company.table.slaps[0].elapsed == 250


def test_what_is_heard_before_the_beat_after_a_stall_is_void_too() -> None:
    company, _ = stalled_company()
    company.now += BEAT + 400
    company.do(0, m.SlapNow, company.table.seq, 200)
    assert company.table.voided == 1


def test_a_race_is_not_begun_anew_for_ever() -> None:
    company, _ = stalled_company()
    for _ in range(3):
        company.now += BEAT + 400
        company.do(0, m.SlapNow, company.table.seq, 200)
    assert company.table.voided == 2
    assert 0 in company.table.slaps


def test_a_stall_before_the_card_was_shown_does_not_matter() -> None:
    company, pulse = stalled_company()
    company.now += 400
    pulse.beat()
    company.box.connections.race_shown = company.now + 10
    for _ in range(3):
        company.now += BEAT
        pulse.beat()
    company.do(0, m.SlapNow, company.table.seq, 250)
    assert company.table.voided == 0
