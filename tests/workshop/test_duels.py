"""One against the rest: who sits where, what is kept, and a yardstick that sees what any look at the rules shows."""

import json
from pathlib import Path

import pytest

from pioche.engine.play import Play, new
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES
from pioche.games.no_thanks.state import REFUSE, TAKE
from pioche.players.contract import Budget
from pioche.players.styles import champion, pool, rivals
from pioche.players.trained import network_for
from pioche.rulekit import NATURE
from tests.kit import sized
from workshop.duels.__main__ import main
from workshop.duels.company import ALL, company
from workshop.duels.flat import FlatPlayer
from workshop.duels.matches import sitter

SOME = Budget(0.0, simulations=sized(2000, interpreted=200))


@pytest.mark.parametrize("game", GAMES)
def test_flat_rollouts_are_shared_by_all_moves(game: str) -> None:
    play = new(game, 3, seed=1)
    while play.to_move is not None and len(play.legal) < 2:
        play.play(play.legal[0])
    found = FlatPlayer(game, 0).opinions(play.view(play.to_move or 0), SOME)
    each = SOME.simulations // len(found)
    assert [opinion.visits for opinion in found] == [each] * len(found)
    assert all(0 < opinion.value < each for opinion in found)


def test_flat_rollouts_see_what_is_plain() -> None:
    """A cheap card with many chips on it is taken; a dear one without any is refused."""
    for deal, refusals, right in (([3, *range(4, 36)], 15, TAKE), ([35, *range(3, 35)], 0, REFUSE)):
        play = Play(Transcript("no_thanks", ["Ann", "Bob", "Cat"]))
        play.apply(NATURE, "deal " + " ".join(map(str, deal)))
        for _ in range(refusals):
            play.play("refuse")
        assert FlatPlayer("no_thanks", 0).choose(play.view(0), SOME) == right


def test_a_duel_is_told_and_kept_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for deals in ("2", "3"):
        assert main(["no_thanks", "champion", "chance", "--deals", deals, "--jobs", "1", "--out", str(tmp_path)]) == 0
    assert "champion wins" in capsys.readouterr().out
    (kept,) = json.loads((tmp_path / "duels.json").read_text())
    assert (kept["deals"], kept["one"], kept["others"]) == (3, "champion", "chance")
    assert kept["win_share"] > 0.5


def test_more_players_than_the_game_is_for_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no_thanks", "champion", "chance", "--seats", "9"]) == 2
    assert "is not for 9 players" in capsys.readouterr().err
    assert main(["no_thanks", "champion", "chance", "--deals", "1"]) == 2
    assert "an error bar needs two deals" in capsys.readouterr().err


# Everybody in the project


@pytest.mark.parametrize("game", GAMES)
def test_all_styles_are_all_that_can_fill_a_table_without_a_search(game: str) -> None:
    for seats in GAMES[game].seats:
        found = company(ALL, game, seats)
        styles = [champion(game, seats), *rivals(game, seats), *pool(game)]
        assert found[: len(styles)] == [style.name for style in styles]
        assert ("network" in found) == bool(len(network_for(game, seats)))
        for name in found:
            sitter(name, game, SOME)(seats, 1)


def test_the_example_of_a_network_sits_where_it_was_trained() -> None:
    example = "examples/no_thanks_network.py:Learned"
    assert company(ALL, "no_thanks", 3)[-1] == example
    assert example not in company(ALL, "no_thanks", 4)
    assert company("expert", "no_thanks", 4) == ["expert"]


def test_a_duel_with_everybody_is_one_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    some = ["chance", "rival 1", "examples/no_thanks_network.py:Learned"]
    monkeypatch.setattr("workshop.duels.__main__.company", lambda *_: some)
    assert main(["no_thanks", "champion", ALL, "--deals", "2", "--jobs", "1", "--out", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert all(f"against 2 x {name}" in told for name in some)
    assert "of 3, by more than the error" in told
    kept = json.loads((tmp_path / "duels.json").read_text())
    assert {one["others"] for one in kept} == set(some)


@pytest.mark.parametrize("name", ["nobody", "flat:", "flat:many"])
def test_nobody_goes_by_another_name(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no_thanks", "champion", name]) == 2
    assert "rival 1" in capsys.readouterr().err


def test_a_player_that_fails_is_named_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "odd.py"
    source.write_text(
        "class Odd:\n    def __init__(self, *_): ...\n    def choose(self, view, legal, seconds): return 1 / 0\n"
    )
    assert main(["no_thanks", "champion", f"{source}:Odd", "--deals", "2", "--jobs", "1"]) == 2
    assert "deal 0 gave no move (ZeroDivisionError: division by zero)" in capsys.readouterr().err
