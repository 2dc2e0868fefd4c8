"""Two worlds that a seat cannot tell apart: what it is told is the same in both, byte for byte.

The table plays a match; beside it another one, in a world that the seat could also be in, does the same. As long as
the rules show the seat the same in both, every byte sent to it must be equal, in order and in number. Where a hidden
card comes to light and differs, another world is imagined from there.
"""

from typing import Any

import pytest

from pioche.engine.dispatch import GAME_OF, hide
from pioche.rulekit import NOBODY, Match
from pioche.table import messages as m
from pioche.table.standing import OVER, PLAYING
from tests.kit import imagined
from tests.table.company import GAMES_AND_OPTIONS, Company
from tests.table.phone import Wire

STEPS = 160
LEAST_COMPARED = 25


def view_bytes(state: Match, seat: int) -> bytes:
    view = GAME_OF[type(state)].view.blank()
    hide(state, view, seat)
    return view.tobytes()


class World:
    """A company whose table notes what one seat sees of the position after every fact. Views alone judge: whether two
    worlds look alike must not depend on how events are told, which is what is being tried."""

    def __init__(self, company: Company, seat: int) -> None:
        self.company = company
        self.seat = seat
        self.seen: list[bytes] = []
        told = company.table.tell

        def tell(table: Any, fact: Any, rows: list[list[int]]) -> None:
            if table.course:
                self.seen.append(view_bytes(table.course.state, seat))
            told(table, fact, rows)

        company.table.tell = tell

    @property
    def wire(self) -> Wire:
        return self.company.watcher if self.seat == NOBODY else self.company.wires[self.seat]

    def hear_all(self) -> list[bytes]:
        heard = list(self.wire.arriving)
        self.wire.arriving.clear()
        self.seen.clear()
        return heard


def another_world(company: Company, seat: int, seed: int) -> World:
    """The same table, but for what the seat may not know."""
    other = company.twin()
    course = other.table.playing
    course.state.words[:] = imagined(course.view(seat), seed).words
    course.look_again()
    return World(other, seat)


def next_command(company: Company) -> tuple[int, m.AnyCommand]:
    """What somebody does now, sensible or not."""
    table, luck = company.table, company.luck
    seat = luck.randrange(table.seats)
    if table.phase != PLAYING:
        return seat, m.Ready(company.id(), luck.randbytes(16).hex())
    kind = luck.randrange(12)
    if kind == 0:
        return seat, m.Play(company.id(), luck.choice(["play 7", "lay 40", "slap", "take", "play R3"]))
    if kind == 1:
        return seat, m.Why(company.id(), luck.choice(["play 7", "twist 40", "refuse", "play Y1"]))
    if table.laid:
        return seat, m.SlapNow(company.id(), table.seq, luck.randint(100, 400))
    mover = luck.choice(table.awaits) if table.awaits else seat
    legal = table.playing.legal(mover) if table.awaits else ["pass"]
    return mover, m.Play(company.id(), luck.choice(legal))


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES_AND_OPTIONS)
def test_what_a_seat_hears_tells_no_secret(game: str, seats: int, options: dict[str, Any], seat: int) -> None:
    company = Company(game, seats, options, seed=seat + 7, draw=lambda: b"s" * 32).sit().get_ready()
    here = World(company, seat)
    here.hear_all()
    there, compared = another_world(company, seat, 0), 0
    there.hear_all()
    for step in range(STEPS):
        if company.table.phase == OVER:
            break
        by, command = next_command(company)
        for world in (here, there):
            world.company.now = company.now + 100 if world is here else company.now
            world.company.box.receive(world.company.wires[by], command)
            world.company.box.tick()
        alike = here.seen == there.seen
        heard, heard_there = here.hear_all(), there.hear_all()
        if alike:
            compared += 1
            assert heard == heard_there
            assert resumed(here) == resumed(there)
        else:
            there = another_world(company, seat, step)
            there.hear_all()
    assert compared >= LEAST_COMPARED


def resumed(world: World) -> list[list[bytes]]:
    """What somebody hears who comes back: from the beginning, and (not spectators) from one fact ago."""
    table, teller = world.company.table, world.company.box.teller
    points = (-1,) if world.seat == NOBODY else (-1, table.seq - 1)
    return [teller.missed(table, world.seat, last) for last in points]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES_AND_OPTIONS)
def test_a_secret_is_not_told_before_its_round_is_over(game: str, seats: int, options: dict[str, Any]) -> None:
    company = Company(game, seats, options, bots=["club"]).sit().get_ready()
    secrets = set()
    while company.table.phase != OVER:
        secrets.add((company.table.match, company.table.round, company.table.secret.hex()))
        company.step()
    for seat in range(seats - 1):
        for _, number, secret in secrets:
            told = [message for message in company.heard(seat) if secret in str(message)]
            assert [(message["fact"]["fact"], message["fact"]["round"]) for message in told] == [("revealed", number)]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES_AND_OPTIONS)
def test_nobody_is_told_the_cards_of_a_deal(game: str, seats: int, options: dict[str, Any]) -> None:
    company = Company(game, seats, options).sit().get_ready()
    deals = [message["fact"]["move"] for message in company.heard(0) if message.get("fact", {}).get("by") == -2]
    assert deals[0] == "deal"
