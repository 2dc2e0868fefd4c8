"""What is called warm is warm: nothing is missing, nothing is empty, nothing is of other sources."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from pioche import warm
from pioche.games.catalogue import GAMES
from pioche.games.defaults import no_interrupts
from pioche.rehearsal import Rehearsal
from pioche.rulekit import NOBODY, Refusal
from pioche.rulekit.cache import MARK, write_whole
from pioche.surfaces.terminal import arguments

GAME = "no_thanks"
FOLDER = "0123456789abcdef"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache in which one game is warm, by two files."""
    place = tmp_path / FOLDER
    (place / "games").mkdir(parents=True)
    files = [f"{FOLDER}/games/rules.apply-1.py311.{kind}" for kind in ("nbi", "1.nbc")]
    for name in files:
        (tmp_path / name).write_bytes(b"code")
    monkeypatch.setattr(warm, "INTERPRETED", False)
    monkeypatch.setattr(warm, "cache_folder", lambda: place)
    monkeypatch.setattr(warm, "folder", lambda name: tmp_path / name)
    monkeypatch.setattr(warm, "folders_in_use", {place})
    write_whole(place / f"{GAME}{MARK}", msgspec.json.encode(warm.Warm(warm._sources(), files)))
    return place


@pytest.mark.usefixtures("home")
def test_a_whole_cache_is_warm_and_only_for_its_game() -> None:
    assert warm.is_warm(GAME)
    assert not warm.is_warm("tightrope")


def lose_a_file(place: Path) -> None:
    (place / "games" / "rules.apply-1.py311.1.nbc").unlink()


def lose_power(place: Path) -> None:
    (place / "games" / "rules.apply-1.py311.nbi").write_bytes(b"")


def tear_the_mark(place: Path) -> None:
    mark = place / f"{GAME}{MARK}"
    mark.write_bytes(mark.read_bytes()[:-9])


def change_the_package(place: Path) -> None:
    mark = place / f"{GAME}{MARK}"
    old = msgspec.json.decode(mark.read_bytes(), type=warm.Warm)
    mark.write_bytes(msgspec.json.encode(warm.Warm("other sources", old.files)))


def move_the_code(place: Path) -> None:
    (place / "games").rename(place.parent / "games")


@pytest.mark.parametrize("harm", [lose_a_file, lose_power, tear_the_mark, change_the_package, move_the_code])
def test_a_harmed_cache_is_not_warm(home: Path, harm: Callable[[Path], None]) -> None:
    harm(home)
    assert not warm.is_warm(GAME)


def test_a_mark_is_made_after_the_last_step_and_lists_what_is_there(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = home / f"{GAME}{MARK}"
    mark.unlink()
    steps: list[bool] = []
    monkeypatch.setattr(warm, "STEPS", (lambda _: steps.append(mark.exists()),) * 3)
    warm.warm_here(GAME, lambda: None)
    assert steps == [False] * 3
    assert warm.is_warm(GAME)


def test_a_step_that_fails_leaves_no_mark(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / f"{GAME}{MARK}").unlink()
    monkeypatch.setattr(warm, "STEPS", (lambda _: 1 // 0,))
    with pytest.raises(ZeroDivisionError):
        warm.warm_here(GAME, lambda: None)
    assert not warm.is_warm(GAME)


def test_code_that_cannot_be_loaded_is_forgotten_and_compiled_anew(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(game: str, progress: Callable[[], None]) -> bool:
        progress()
        return game == "tightrope" or not any((home / "games").iterdir())

    done: list[int] = []
    monkeypatch.setattr(warm, "_warm_apart", load)
    warm.warm_up([GAME, "tightrope"], lambda steps, _: done.append(steps))
    assert done == [0, 1, 2, 0, 1, 2], "what is done anew is counted anew"
    assert not (home / f"{GAME}{MARK}").exists()


@pytest.mark.usefixtures("home")
def test_code_that_cannot_be_compiled_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "_warm_apart", lambda *_, **__: False)
    with pytest.raises(Refusal, match="not-compiled"):
        warm.warm_up([GAME])


@pytest.mark.usefixtures("home")
def test_where_nothing_can_be_kept_this_process_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(warm, "cache_folder", lambda: None)
    monkeypatch.setattr(warm, "STEPS", (done.append,))
    warm.warm_up([GAME, "tightrope"])
    assert done == [GAME, "tightrope"]
    assert not warm.is_warm(GAME)


@pytest.mark.usefixtures("home")
def test_the_second_waits_says_so_and_compiles_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Between its first look and its turn another process has compiled everything."""
    looks = iter((False, True))
    monkeypatch.setattr(arguments, "is_warm", lambda _: next(looks))
    monkeypatch.setattr(warm, "locked", lambda path, waiting: waiting() or open_lock(path))
    monkeypatch.setattr(warm, "_warm_apart", lambda *_, **__: pytest.fail("compiled twice"))
    arguments.compile_once(GAME)
    assert capsys.readouterr().err == "Another process is compiling the rules; waiting for it\n"


def open_lock(path: Path) -> object:
    return path.open("ab")


def test_progress_is_told_line_by_line_where_nobody_watches(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def steps(_: str, progress: Callable[[], None]) -> bool:
        for _step in warm.STEPS:
            progress()
        return True

    (home / f"{GAME}{MARK}").unlink()
    monkeypatch.setattr(warm, "_warm_apart", steps)
    arguments.compile_once(GAME)
    total = len(warm.STEPS)
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == f"Compiling the rules, once (0/{total})"
    assert lines[-1] == f"Compiling the rules, once ({total}/{total})"
    assert len(lines) == 5


@pytest.mark.parametrize("game", GAMES)
def test_a_rehearsal_comes_to_all_that_a_table_does(game: str) -> None:
    rehearsal = Rehearsal(game)
    movers = set()
    while rehearsal.mover != NOBODY and len(rehearsal.done) < 400:
        rehearsal.look()
        movers.add(rehearsal.mover)
        if rehearsal.mover != NOBODY:
            rehearsal.step()
    assert movers == {-2, -3, *range(GAMES[game].seats[0])}
    assert "advice" in rehearsal.done
    assert ("interrupt" in rehearsal.done) == (GAMES[game].rules.interrupts is not no_interrupts)
