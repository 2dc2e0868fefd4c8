"""One address cannot fill the house, and nobody else waits for it."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields
from functools import partial

import pytest

from pioche.rulekit import Refusal
from pioche.surfaces.web.limits import (
    HOUR,
    MINUTE,
    MOST_CALLERS,
    REQUESTS_SECONDS,
    TOGETHER,
    Household,
    Households,
    Limits,
    read_limits,
)
from tests.surfaces.web.server import ROOT

ONE, OTHER = "192.0.2.1", "192.0.2.2"
now = [0.0]


@pytest.fixture(autouse=True)
def midnight() -> None:
    now[0] = 0.0


def neighbours(limits: Limits | None = None, tables: int = 0) -> Households:
    return Households(lambda: now[0], limits or Limits(), tables)


def counted(what: Callable[[], bool], most: int = 5000) -> int:
    """How often it is allowed."""
    return next((number for number in range(most) if not what()), most)


def test_whoever_has_opened_enough_tables_waits_and_nobody_else_does() -> None:
    houses = neighbours(tables=2)
    for _ in range(2):
        houses.admit_table(ONE, public=False)
    with pytest.raises(Refusal, match="too-many-tables"):
        houses.admit_table(ONE, public=False)
    houses.admit_table(OTHER, public=False)
    now[0] = HOUR
    houses.admit_table(ONE, public=False)


def test_one_address_cannot_fill_the_lobby() -> None:
    """It shows a hundred tables, of all."""
    houses = neighbours()

    def opens() -> bool:
        with suppress(Refusal):
            houses.admit_table(ONE, public=True)
            return True
        return False

    assert counted(opens) == Limits().public <= 100 // 8
    houses.admit_table(OTHER, public=True)
    houses.admit_table(ONE, public=False)


def test_a_household_has_many_addresses_of_the_long_kind() -> None:
    houses = neighbours()
    assert houses.of("2001:db8:0:1::1") is houses.of("2001:db8:0:1:ffff::2")
    assert houses.of("2001:db8:0:1::1") is not houses.of("2001:db8:0:2::1")
    assert houses.of("::ffff:192.0.2.1") is houses.of(ONE)
    assert houses.of("fe80::1%eth0") is houses.of("fe80::2%eth1")


def connect(household: Household) -> bool:
    if allowed := household.may_connect(now[0]):
        household.sockets += 1
    return allowed


def test_an_address_has_few_sockets_at_once_and_few_new_ones_in_a_minute() -> None:
    houses = neighbours(Limits(sockets=60, handshakes=120))
    assert counted(lambda: connect(houses.of(ONE))) == 60
    assert connect(houses.of(OTHER))
    houses.of(ONE).sockets = 0
    assert counted(lambda: houses.of(ONE).may_connect(now[0])) == 60
    now[0] = MINUTE
    assert counted(lambda: houses.of(ONE).may_connect(now[0])) == 120


def test_an_address_has_few_requests_at_once() -> None:
    houses = neighbours(Limits(requests_at_once=7))
    houses.of(ONE).asking = 6
    assert houses.of(ONE).may_ask()
    houses.of(ONE).asking = 7
    assert not houses.of(ONE).may_ask()
    assert houses.of(OTHER).may_ask()


def test_after_a_few_requests_the_others_of_an_address_come_one_after_the_other() -> None:
    houses = neighbours(Limits(requests=100))
    gap = REQUESTS_SECONDS / 100
    waits = [houses.of(ONE).turn(now[0]) for _ in range(TOGETHER + 5)]
    assert waits == pytest.approx([0.0] * TOGETHER + [gap * number for number in range(1, 6)])
    assert houses.of(OTHER).turn(now[0]) == 0.0
    now[0] += REQUESTS_SECONDS
    assert houses.of(ONE).turn(now[0]) == 0.0


def test_zero_is_no_limit() -> None:
    household = neighbours(read_limits("off")).of(ONE)
    for allowed in (household.may_connect, household.frames.spend, household.tables.spend):
        assert counted(partial(allowed, 0.0)) == 5000
    assert counted(household.may_ask) == 5000
    assert counted(lambda: household.turn(0.0) == 0.0) == 5000


def test_few_callers_are_remembered_and_the_latest() -> None:
    houses = neighbours(tables=1)
    for number in range(MOST_CALLERS + 10):
        houses.admit_table(f"caller {number}", public=False)
    assert len(houses.known) == MOST_CALLERS
    with pytest.raises(Refusal):
        houses.admit_table(f"caller {MOST_CALLERS + 9}", public=False)


def test_whoever_has_a_socket_open_is_not_forgotten() -> None:
    houses = neighbours()
    houses.of(ONE).sockets = 1
    for number in range(3 * MOST_CALLERS):
        houses.of(f"caller {number}")
    assert len(houses.known) <= MOST_CALLERS + 1
    assert houses.of(ONE).sockets == 1


def test_what_an_address_is_called_takes_little_room() -> None:
    houses = neighbours()
    houses.of("x" * 8000)
    assert len(next(iter(houses.known))) < 100


def test_limits_are_read_and_a_wrong_one_is_named() -> None:
    assert read_limits("") == Limits()
    assert read_limits("sockets=7, frames=0") == Limits(sockets=7, frames=0)
    assert set(vars(read_limits("off")).values()) == {0}
    for wrong in ("doors=7", "sockets=-1", "sockets", "sockets=²"):
        with pytest.raises(Refusal, match="unknown-limit"):
            read_limits(wrong)


def test_the_host_reads_of_every_limit() -> None:
    told = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, number in vars(Limits()).items():
        assert f"| `{name}` | {number} |" in told


def test_one_address_stays_far_below_what_the_system_allows() -> None:
    """With 1024 open files a quarter may stand at the door, and half may be sockets."""
    limits, files = Limits(), 1024
    assert limits.silent < files // 4
    assert limits.sockets < files // 2
    assert limits.silent + limits.sockets + limits.requests_at_once < files // 4
    assert all(getattr(limits, field.name) for field in fields(limits))
