"""Games from other packages: taken in by an entry point, or left out with a reason, and never in the way of others."""

from pathlib import Path

import pytest

from pioche.games.catalogue import GAMES, take_in
from pioche.rulekit import MOST_SEATS
from tests.conformance.outside import install, package, run

PLAY = "import pioche; game = pioche.new({name!r}, 3, 1); game.play(game.legal[0]); print(game.state.seats)"
WHY = """
from pioche.games.catalogue import GAMES, LEFT_OUT
from pioche.surfaces.words import words
print(",".join(GAMES), *(words("en").why(why) for why in LEFT_OUT.values()), sep="|")
"""


def told(folder: Path) -> list[str]:
    """The games there are, and why some are left out."""
    answer = run(folder, "-c", WHY)
    assert not answer.returncode, answer.stderr
    return answer.stdout.strip().split("|")


def test_a_game_from_outside_is_played_and_told_sound(tmp_path: Path) -> None:
    package(tmp_path, "fifth")
    assert told(tmp_path) == [",".join([*GAMES, "fifth"])]
    assert run(tmp_path, "-c", PLAY.format(name="fifth")).stdout == "3\n"
    answer = run(tmp_path, "-m", "pioche.conformance", "fifth", "--one-mode", "--matches", "1", "--plies", "12")
    assert answer.stdout.startswith("fifth is sound\n"), answer.stdout + answer.stderr


def test_a_game_that_is_imported_before_pioche_is_taken_in(tmp_path: Path) -> None:
    """As its own tests do: `from fifth.state import ...` stands above `import pioche`."""
    package(tmp_path, "fifth")
    answer = run(tmp_path, "-c", "import fifth.rules, pioche; print(*pioche.GAMES)")
    assert answer.stdout.split() == [*GAMES, "fifth"], answer.stderr


def test_a_larger_deck_elsewhere_changes_nothing_here(tmp_path: Path) -> None:
    """Limits are computed from the games: no game takes its own measures from them."""
    limits = {"MOST_CARDS = HIGHEST + 1 - LOWEST": "MOST_CARDS = 150", "MOST_MOVES = MOVES": "MOST_MOVES = 300"}
    package(tmp_path, "fifth", limits)
    ask = "from pioche.games.catalogue import MOST_CARDS, MOST_MOVES; print(MOST_CARDS, MOST_MOVES)"
    assert run(tmp_path, "-c", ask).stdout == "150 300\n"
    for name in GAMES:
        answer = run(tmp_path, "-c", PLAY.format(name=name))
        assert answer.stdout == "3\n", answer.stderr


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"USUAL_SEATS = 4\n": ""}, "fifth.state does not say all that a game must say; it lacks USUAL_SEATS"),
        ({'NAME = "fifth"': 'NAME = "no_thanks"'}, "there is a game no_thanks already"),
        (
            {"SEATS = range(3, 8)": f"SEATS = range(3, {MOST_SEATS + 2})"},
            f"fifth is for up to {MOST_SEATS + 1} players, and {MOST_SEATS} is the most",
        ),
        (
            {"    spare: int\n": ""},
            "the record of fifth has the same fields as that of no_thanks, so that they cannot be told apart",
        ),
        (
            {"from typing import Annotated": "from typing import Anotated"},
            "the game fifth cannot be loaded: ImportError: cannot import name 'Anotated' from 'typing'",
        ),
    ],
    ids=["incomplete", "name", "seats", "layout", "broken"],
)
def test_a_game_that_cannot_be_taken_in_is_left_out_with_a_reason(
    tmp_path: Path, changes: dict[str, str], reason: str
) -> None:
    package(tmp_path, "fifth", changes)
    games, why = told(tmp_path)
    assert games == ",".join(GAMES)
    assert why.startswith(reason)
    assert run(tmp_path, "-c", PLAY.format(name="no_thanks")).stdout == "3\n"


def test_an_entry_point_to_something_else_is_left_out(tmp_path: Path) -> None:
    install(tmp_path, "fifth", "math:pi")
    assert told(tmp_path)[1:] == ["the game fifth cannot be loaded: math:pi is no pioche.games.game.Game"]


def test_who_asks_for_a_game_left_out_hears_why(tmp_path: Path) -> None:
    install(tmp_path, "fifth", "nowhere:GAME")
    answer = run(tmp_path, "-m", "pioche.surfaces.terminal.main", "play", "fifth")
    assert answer.returncode == 2
    assert "the game fifth cannot be loaded: ModuleNotFoundError: No module named 'nowhere'" in answer.stderr


def test_nothing_is_left_out_here() -> None:
    assert take_in([], dict(GAMES)) == {}
