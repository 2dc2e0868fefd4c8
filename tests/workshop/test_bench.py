"""The benchmark measures what it says. How fast anything is, is not tested here."""

import io
import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from pioche import warm
from pioche.games.catalogue import GAMES
from pioche.rulekit import INTERPRETED
from workshop.bench import c_program, fresh, peers, report, run, speed
from workshop.bench.c_program import NoCompiler
from workshop.bench.goals import RELATIVE, Goal, Sense, goals
from workshop.bench.peers import MissingPeer
from workshop.bench.run import Effort
from workshop.bench.slices import Runner, Slice, play_for, race

needs_compiler = pytest.mark.skipif(not any(map(shutil.which, c_program.COMPILERS)), reason="no C compiler")

FIGURES: dict[str, Any] = {
    "decisions_per_cpu_second": {"no_thanks": 60e6, "tightrope": 7e6},
    "peers": {"c_program": 100e6, "open_spiel.oh_hell.whole": 1.2e6, "open_spiel.hearts.whole": 1.4e6},
    "interpreted_decisions_per_cpu_second": {"no_thanks": 2_000.0},
    "cold_compile_seconds": 90.0,
    "machine": {"processor": "a test"},
    "notes": [str(MissingPeer("RLCard"))],
}


def judged() -> dict[str, Any]:
    return FIGURES | {"goals": [goal.as_dict() for goal in goals(FIGURES)]}


def clock(*ticks: float) -> Callable[[], float]:
    return iter(ticks).__next__


def steady(speed: float) -> Runner:
    return lambda seconds: Slice(speed * seconds, seconds)


# Timing


def test_play_for_goes_on_until_the_seconds_are_spent_and_does_not_time_the_counting() -> None:
    played = play_for(1.0, play=lambda: "game", count=len, clock=clock(0.0, 0.6, 5.0, 5.6))
    assert played.decisions == 8
    assert played.cpu_seconds == pytest.approx(1.2)


def test_a_race_takes_turns_and_reports_the_median_without_the_first_slice() -> None:
    turns: list[str] = []
    slow_start = iter([Slice(1, 1.0), Slice(30, 1.0), Slice(10, 1.0), Slice(20, 1.0)])
    runners: dict[str, Runner] = {"slow start": lambda _: next(slow_start), "steady": steady(7)}
    speeds = race(runners, slices=3, seconds=1.0, tell=turns.append)
    assert speeds == {"slow start": 20, "steady": 7}
    assert [turn.partition(",")[0] for turn in turns] == ["slow start", "steady"] * 4


# The C program


@needs_compiler
def test_the_c_program_plays(tmp_path: Path) -> None:
    played = c_program.runners(tmp_path)["c_program"](0.01)
    assert played.decisions > 0
    assert played.cpu_seconds >= 0.01


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c_program, "COMPILERS", ("no-such-compiler",))
    with pytest.raises(NoCompiler, match=r"no C compiler was found \(no-such-compiler\)"):
        c_program.compiler()


# Peers


def test_a_missing_peer_names_the_extra() -> None:
    with pytest.raises(MissingPeer, match=r"OpenSpiel .* pioche\[bench\]"):
        peers.peer("OpenSpiel", "no_such_module")


@pytest.mark.parametrize("runners", [peers.open_spiel, peers.rlcard])
@pytest.mark.filterwarnings("default")
def test_peers_play(runners: Callable[[], dict[str, Runner]]) -> None:
    for runner in runners().values():
        assert runner(0.001).decisions > 0


def test_what_cannot_be_found_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> dict[str, Runner]:
        raise MissingPeer("OpenSpiel")

    monkeypatch.setattr(c_program, "COMPILERS", ())
    monkeypatch.setattr(run, "open_spiel", missing)
    monkeypatch.setattr(run, "rlcard", lambda: {"rlcard.uno": steady(1)})
    notes: list[str] = []
    assert list(run.others(tmp_path, notes)) == ["rlcard.uno"]
    assert len(notes) == 2


# Ourselves


@pytest.mark.parametrize("name", GAMES)
def test_we_play(name: str) -> None:
    assert speed.runner(name, games=2)(0.001).decisions > 0


def test_questions_are_answered_by_fresh_processes() -> None:
    assert speed.interpreted("no_thanks", 0.01) > 0
    assert speed.memory("no_thanks", 10) > 1_000_000


@needs_compiler
def test_everything_is_compiled_for_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(warm, "warm_up", asked.extend)
    assert fresh.everything(str(time.time()))["seconds"] < 60
    assert asked == list(GAMES)


def test_we_and_the_c_program_play_the_same_game(tmp_path: Path) -> None:
    """The mean number of decisions in a game agrees: the C program leaves nothing out."""
    theirs = c_program.ask(c_program.build(tmp_path), 0.01, seed=3)
    games = 200 if INTERPRETED else 20_000
    ours = speed.Player("no_thanks").play(games) / games
    assert theirs["decisions"] / theirs["games"] == pytest.approx(ours, abs=5 * 8 / games**0.5)


# Promises


def test_every_game_has_a_relative() -> None:
    assert set(GAMES) <= set(RELATIVE)


def test_ratios_are_ours_over_theirs() -> None:
    found = {goal.what: goal for goal in goals(FIGURES)}
    assert found["no_thanks / c_program"] == Goal("no_thanks / c_program", 0.6, Sense.AT_LEAST, 0.4)
    assert found["no_thanks / open_spiel.oh_hell.whole"].value == pytest.approx(50)
    assert found["tightrope / open_spiel.hearts.whole"].value == pytest.approx(5)
    assert not any("rlcard" in what for what in found), "what was not measured is not judged"


@pytest.mark.parametrize(
    ("value", "sense", "passed"), [(3, ">", True), (2.9, ">", False), (3, "<", True), (3.1, "<", False)]
)
def test_a_promise_is_kept_or_broken(value: float, sense: str, passed: bool) -> None:
    kind = {">": Sense.AT_LEAST, "<": Sense.AT_MOST}[sense]
    assert Goal("anything", value, kind, 3).passed is passed


# For people


@pytest.mark.long
@pytest.mark.needs_speed
def test_the_whole_bench_can_be_written_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "STARTS", 1)
    monkeypatch.setattr(speed, "cold_compile", lambda: 1.0)
    bench = json.loads(json.dumps(run.run(peers=False, effort=Effort(slices=1, seconds=0.01, games_for_memory=10))))
    assert set(bench["decisions_per_cpu_second"]) == set(GAMES)
    assert bench["peers"] == {}
    assert all({"what", "value", "sense", "wanted", "passed"} == set(goal) for goal in bench["goals"])


def test_the_tables_name_games_promises_and_what_is_missing() -> None:
    console = Console(width=120, file=io.StringIO(), record=True)
    report.show(judged(), console)
    text = console.export_text()
    for words in (
        "Tightrope",
        "60,000,000",
        "OpenSpiel hearts, whole games in C++",
        "kept",
        "broken",
        "the extra pioche[bench].",
    ):
        assert words in text


def test_the_picture_is_saved(tmp_path: Path) -> None:
    report.plot(judged(), tmp_path / "bench.png")
    assert (tmp_path / "bench.png").read_bytes().startswith(b"\x89PNG")


def test_a_missing_matplotlib_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: str) -> Any:
        raise ImportError

    monkeypatch.setattr(report, "import_module", missing)
    with pytest.raises(MissingPeer, match=r"pioche\[bench\]"):
        report.plot(judged(), tmp_path / "bench.png")
