"""What goes wrong again and again is said once a second."""

import logging

from pioche.surfaces.web.logs import Bounded


def warn(place: int, level: int = logging.ERROR) -> logging.LogRecord:
    return logging.LogRecord("store", level, "store.py", place, "it fails", (), None)


def test_one_line_a_second_from_each_place() -> None:
    now = [0.0]
    bounded = Bounded(lambda: now[0])
    assert sum(bounded.filter(warn(1)) for _ in range(1000)) == 1
    assert bounded.filter(warn(2)), "another place has its own second"
    now[0] = 1.0
    again = warn(1)
    assert bounded.filter(again)
    assert again.__dict__["left_out"] == 999
    assert not bounded.filter(warn(1))
    now[0] = 5.0
    later = warn(2)
    assert bounded.filter(later)
    assert "left_out" not in later.__dict__


def test_what_is_no_warning_is_not_counted() -> None:
    bounded = Bounded(lambda: 0.0)
    assert all(bounded.filter(warn(1, logging.INFO)) for _ in range(10))
