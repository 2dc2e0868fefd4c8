"""One against the rest: who sits where, what is kept, and a yardstick that sees what any look at the rules shows."""

import json
from pathlib import Path

import pytest

from pioche.engine.play import Play, new
from pioche.engine.transcript import Transcript
from pioche.games.catalogue import GAMES
from pioche.games.no_thanks.state import REFUSE, TAKE
from pioche.players.contract import Budget
from pioche.rulekit import NATURE
from tests.kit import sized
from workshop.duels.__main__ import main
from workshop.duels.flat import FlatPlayer

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
