"""One address cannot fill the house."""

import pytest

from pioche.rulekit import Refusal
from pioche.surfaces.web.limits import HOUR, MOST_CALLERS, Doorkeeper

now = [0.0]


def keeper(most: int) -> Doorkeeper:
    now[0] = 0.0
    return Doorkeeper(lambda: now[0], most)


def test_who_has_opened_enough_waits_and_nobody_else_does() -> None:
    door = keeper(2)
    for _ in range(2):
        door.admit("192.0.2.1")
    with pytest.raises(Refusal, match="too-many-tables"):
        door.admit("192.0.2.1")
    door.admit("192.0.2.2")
    now[0] = HOUR
    door.admit("192.0.2.1")


def test_a_household_has_many_addresses_of_the_long_kind() -> None:
    door = keeper(1)
    door.admit("2001:db8:0:1::1")
    door.admit("2001:db8:0:2::1")
    with pytest.raises(Refusal):
        door.admit("2001:db8:0:1:ffff::2")


def test_zero_is_no_limit() -> None:
    door = keeper(0)
    for _ in range(1000):
        door.admit("192.0.2.1")


def test_so_many_callers_are_remembered_and_the_latest() -> None:
    door = keeper(1)
    for number in range(MOST_CALLERS + 10):
        door.admit(f"caller {number}")
    assert len(door.callers) == MOST_CALLERS
    with pytest.raises(Refusal):
        door.admit(f"caller {MOST_CALLERS + 9}")
