"""The bench of the doors for research: who is compared with whom. How fast anything is, is not tested here."""

import io
from typing import Any

import pytest
from rich.console import Console

from pioche.games.catalogue import GAMES
from workshop.bench.peers import MissingPeer, peer
from workshop.bench.report import show_research
from workshop.bench.research import goals, spiels, step_for, vector

SPEEDS = {
    **{f"vector.{game}": 4e6 for game in GAMES},
    **{f"zoo.{game}": 9e3 for game in GAMES},
    **{f"spiel.{game}": 4e4 for game in GAMES},
    "pgx.leduc_holdem.1024": 1e6,
    "pgx.leduc_holdem.8192": 2.5e6,
    "classic.leduc_holdem-v4": 2e3,
    "classic.texas_holdem-v4": 4e3,
    "dominoes.block": 2e4,
    "dominoes.team": 1e4,
}


def test_the_best_of_the_others_is_the_measure() -> None:
    found = {goal.what: (goal.value, goal.passed) for goal in goals(SPEEDS)}
    assert found["vector.no_thanks"] == (4e6, True)
    assert found["vector.no_thanks / pgx.leduc_holdem.8192"] == (1.6, False)
    assert found["zoo.tightrope / classic.texas_holdem-v4"] == (2.25, False)
    assert found["spiel.take_that / dominoes.block"] == (2.0, True)
    assert len(found) == 4 * len(GAMES)


def test_the_report_names_everybody() -> None:
    text = io.StringIO()
    figures: dict[str, Any] = {"research": SPEEDS, "machine": {"processor": "a test"}}
    figures["goals"] = [goal.as_dict() for goal in goals(SPEEDS)]
    show_research(figures, Console(file=text, width=160))
    for words in (
        "No Thanks!, vector environment",
        "leduc_holdem.8192, Pgx",
        "texas_holdem-v4, PettingZoo classic",
        "broken",
    ):
        assert words in text.getvalue()


def test_only_steps_are_timed_and_all_matches_counted() -> None:
    chosen: list[int] = []
    played = step_for(0.001, choose=lambda: len(chosen), step=chosen.append, batch=10)
    assert played.decisions == 10 * len(chosen)
    assert chosen == list(range(len(chosen)))


def test_runners_play() -> None:
    assert vector("no_thanks")(0.001).decisions >= 256
    assert spiels()["spiel.no_thanks"](0.001).decisions > 20


def test_a_missing_peer_is_named_with_its_extra() -> None:
    with pytest.raises(MissingPeer, match="pioche\\[bench-research\\]"):
        peer("Nobody", "no_such_package", "bench-research")
