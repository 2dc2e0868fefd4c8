"""Whole tournaments: figures, faults, outside bots, and the same result whoever does the work."""

import json
import pickle
from pathlib import Path

import numpy as np
import pytest

from pioche.arena import Result, entrants, tournament
from pioche.arena.outcome import MOST_FAULTS, Outcome, forfeited, places_by
from pioche.arena.plan import plan_for
from pioche.arena.scoreboard import Scoreboard
from pioche.arena.tally import Estimate, Tally
from pioche.engine.play import new
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.levels import master
from pioche.players.styles import rivals
from pioche.players.trained import NO_NETWORK
from pioche.rulekit import Refusal
from pioche.surfaces.terminal.main import main
from tests.kit import some_network

BOTS = Path(__file__).parent / "bots.py"
EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "no_thanks_bot.py"
QUICK = "20sims"
Output = pytest.CaptureFixture[str]


def with_bot(name: str, deals: int = 4, budget: str = QUICK, jobs: int = 1) -> Result:
    return tournament("no_thanks", ["strong", "chance", f"{BOTS}:{name}"], deals, budget=budget, jobs=jobs)


# Figures


@pytest.mark.needs_speed
def test_the_strong_come_before_chance() -> None:
    result = tournament("no_thanks", ["chance", "strong", "casual"], deals=100)
    assert [result.standings[number].name for number in result.ranking] == ["strong", "casual", "chance"]
    chance, strong, casual = result.standings
    assert strong.rating.mu > casual.rating.mu + casual.rating.sigma > chance.rating.mu
    assert strong.placement.mean < casual.placement.mean < chance.placement.mean
    assert strong.win_share.mean - strong.win_share.error > 1 / 3
    assert sum(standing.win_share.mean for standing in result.standings) == pytest.approx(1)
    ahead, behind = result.pairwise[1][0], result.pairwise[0][1]
    assert ahead
    assert behind
    assert ahead.mean + behind.mean == pytest.approx(1)
    assert result.pairwise[0][0] is None
    lead = result.leads[1][0]
    assert lead
    assert lead.p < 0.001


def test_equals_share_victory_and_places() -> None:
    """Two first, one last; the mean of the places 1 and 2 is 1.5. The deal of one game is one observation."""
    assert places_by([30, 12, 12], [1, 2]) == (3, 1, 1)
    assert places_by([30, 12, 12], [0]) == (1, 2, 2)
    assert places_by([5, 5], [0, 1]) == (1, 1)
    outcome = Outcome(0, 0, (0, 1, 2), (3, 1, 1), (30, 12, 12))
    assert outcome.victory_shares == [0, 0.5, 0.5]
    assert outcome.mean_places == [3, 1.5, 1.5]


def test_the_error_counts_deals_and_not_games() -> None:
    """Four deals of three games each, all games of a deal alike: 0, 1, 0, 1 has a standard error of 1/sqrt(12)."""
    tally = Tally(1)
    for deal in range(4):
        tally.add(np.array([3.0 * (deal % 2)]), np.array([3.0]))
    estimate = tally.estimate(0)
    assert estimate
    assert estimate.mean == 0.5
    assert estimate.error == pytest.approx(1.96 / 12**0.5)
    assert tally.count(0) == 12
    assert Estimate(1.96, 1.96).p == pytest.approx(0.05, abs=0.001)


def test_one_who_sits_in_several_seats_is_counted_in_each() -> None:
    result = tournament("no_thanks", ["strong", "chance"], deals=10, seats=3)
    strong, chance = result.standings
    assert (strong.games, chance.games, result.games) == (60, 60, 40)
    assert strong.win_share.mean + chance.win_share.mean == pytest.approx(2 / 3)
    assert result.plan.names == ["strong", "chance"]
    assert tournament("no_thanks", ["club", "club"], deals=2).plan.names == ["club", "club #2"]


@pytest.mark.needs_speed
def test_mixed_tables_compare_entrants_who_never_meet() -> None:
    result = tournament("no_thanks", ["pool", "chance", "strong"], deals=40)
    chance, strong, pool = result.standings
    assert [chance.games, strong.games, pool.games] == [120, 120, 480]
    assert result.pairwise[0][1] is None
    assert result.pairwise[1][2]
    assert strong.win_share.mean > 1 / 3 > chance.win_share.mean


# The same, whoever does the work


@pytest.mark.needs_speed
def test_the_number_of_jobs_changes_nothing() -> None:
    """With a search, a bot that is barred half-way and tasks that did not know it."""
    results = [
        tournament("no_thanks", ["search:20", "chance", f"{BOTS}:Crashing"], deals=12, budget=QUICK, jobs=jobs)
        for jobs in (1, 2)
    ]
    assert results[0].as_json() == results[1].as_json()
    assert results[0].fault_counts(2) == {"crashed": MOST_FAULTS, "illegal": 0, "slow": 0}


def test_the_seed_decides_all() -> None:
    first, again, other = (
        tournament("no_thanks", ["club", "casual", "chance"], deals=10, seed=seed) for seed in (1, 1, 2)
    )
    assert first == again
    assert first.standings != other.standings


@pytest.mark.long
def test_a_ray_cluster_changes_nothing() -> None:
    pytest.importorskip("ray")
    entrants = ["search:50", "club", f"{BOTS}:First"]
    here, there = (tournament("no_thanks", entrants, deals=8, budget=QUICK, jobs=2, ray=ray) for ray in (None, "local"))
    assert here.as_json() == there.as_json()


# Outside bots


def test_the_example_joins_and_beats_chance() -> None:
    result = tournament("no_thanks", ["chance", f"{EXAMPLE}:Frugal"], deals=20)
    assert result.plan.names == ["chance", "Frugal"]
    assert not result.faults
    assert result.standings[1].win_share.mean > 0.6
    assert len(EXAMPLE.read_text().split("class ")[1].splitlines()) <= 20


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_of_an_installed_package_joins_by_its_name(
    jobs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "frugal_bots-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: frugal-bots\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[pioche.players]\nfrugal = frugal_bots:Frugal\n")
    (tmp_path / "frugal_bots.py").write_text(EXAMPLE.read_text())
    monkeypatch.syspath_prepend(tmp_path)
    result = tournament("no_thanks", ["chance", "frugal"], deals=10, jobs=jobs)
    assert not result.faults
    assert result.standings[1].win_share.mean > 0.6
    with pytest.raises(Refusal) as refused:
        tournament("no_thanks", ["chance", "lavish"], deals=10)
    assert "frugal" in str(refused.value.facts["values"])


@pytest.mark.parametrize(
    ("name", "kind", "message"),
    [
        ("Crashing", "crashed", "IndexError: list index out of range (bots.py:"),
        ("Quitter", "crashed", "SystemExit: 3"),
        ("Unborn", "crashed", "RuntimeError: no weights found"),
        ("Meddler", "crashed", "read-only"),
        ("Cheat", "illegal", "'take all the chips'"),
        ("Mute", "illegal", "None"),
        ("Sleepy", "slow", "0.056"),
        ("Endless", "slow", "0.056"),
    ],
)
def test_a_fault_is_named_and_loses_the_game(name: str, kind: str, message: str) -> None:
    result = with_bot(name, deals=2, budget="2ms")
    strong, chance, bot = result.standings
    assert {fault.kind for fault in result.faults} == {kind}
    assert all(message in fault.message and fault.entrant == 2 for fault in result.faults)
    assert [fault.deal for fault in result.faults] == [0, 0, 0, 1, 1, 1]
    assert bot.forfeits == bot.games == 6
    assert (bot.win_share.mean, bot.placement.mean, bot.score) == (0, 3, None)
    assert (strong.win_share.mean, chance.win_share.mean) == (0.5, 0.5)
    assert result.pairwise[0][2] == (1, 0)


def test_only_time_budgets_have_a_clock() -> None:
    assert not with_bot("First", deals=2).faults


def test_after_twenty_faults_games_are_forfeited_without_play() -> None:
    result = with_bot("Cheat", deals=10)
    assert len(result.faults) == MOST_FAULTS
    assert result.standings[2].forfeits == 30
    assert result.standings[2].win_share.mean == 0


def test_where_all_have_failed_nobody_wins() -> None:
    assert forfeited(0, 0, (0, 1), (0, 1)).victory_shares == [0, 0]
    assert forfeited(0, 0, (0, 1, 2), (1,)).victory_shares == [0.5, 0, 0.5]
    assert forfeited(0, 0, (0, 1, 2), (1,)).places == (1, 3, 1)


def test_who_is_barred_forfeits_even_if_the_game_was_played() -> None:
    board = Scoreboard(plan_for("no_thanks", ["club", "chance", "strong"], 3, {}, 0, QUICK))
    failed = with_bot("Cheat", deals=7).faults
    board.faults = [fault._replace(entrant=0) for fault in failed]
    board.add_deal([Outcome(9, 0, (0, 1, 2), (1, 2, 3), (10, 20, 30))])
    board.add_deal([Outcome(10, 0, (1, 2, 0), (1, 2, 3), (10, 20, 30))])
    club, chance, strong = board.result().standings
    assert (club.win_share.mean, chance.win_share.mean, strong.win_share.mean) == (0, 0.5, 0.5)
    assert club.score is None


# Refusals and the command


@pytest.mark.parametrize(
    ("called", "code"),
    [
        (["club"], "too-few-entrants"),
        (["pool"], "too-few-entrants"),
        (["club", "grandmaster"], "unknown-entrant"),
        (["club", "rival 9"], "unknown-entrant"),
        (["club", "search:soon"], "not-a-budget"),
        (["club", "master:"], "not-a-budget"),
        (["club", "nowhere.py:Bot"], "no-such-file"),
        (["club", f"{BOTS}:Nobody"], "no-such-bot"),
    ],
)
def test_what_cannot_be_played_is_refused(called: list[str], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        tournament("no_thanks", called, deals=2)


@pytest.mark.needs_speed
@pytest.mark.parametrize("entrant", ["network", "guided:20"])
def test_networks_play_where_one_was_trained(entrant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrants, "network_for", some_network)
    result = tournament("no_thanks", ["club", entrant], deals=2, seats=3, jobs=1)
    assert sum(standing.win_share.mean for standing in result.standings) > 0
    monkeypatch.setattr(entrants, "network_for", lambda *_: NO_NETWORK)
    with pytest.raises(Refusal, match="no-network"):
        tournament("no_thanks", ["club", entrant], deals=2, seats=3, jobs=1)


@pytest.mark.parametrize("game", GAMES)
def test_rivals_sit_at_the_tables_that_have_them(game: str) -> None:
    for seats in GAMES[game].seats:
        for style in rivals(game, seats):
            player = entrants.maker(style.name, game)(seats, 1)
            assert isinstance(player, HeuristicPlayer)
            assert (player.style[:-1] == style.weights).all()


@pytest.mark.parametrize("game", GAMES)
def test_a_master_may_keep_to_a_budget_of_its_own(game: str) -> None:
    session = new(game, 3, seed=2)
    while session.to_move is not None and len(session.legal) < 2:
        session.play(session.legal[0])
    view = session.view(session.to_move or 0)
    chosen = entrants.maker("master:6", game)(3, 4).choose(view, Budget(9.0))
    assert chosen == master(game, 3, 4).choose(view, Budget(0.0, simulations=6))


def test_a_refusal_travels_between_processes() -> None:
    there = pickle.loads(pickle.dumps(Refusal("no-such-bot", "NT-1", name="Bot", path="x.py")))
    assert (there.code, there.clause, there.facts) == ("no-such-bot", "NT-1", {"name": "Bot", "path": "x.py"})


def test_a_file_that_does_not_load_is_refused(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "broken.py").write_text("import nothing_of_the_kind")
    assert main(["arena", "no_thanks", "--players", f"club,{tmp_path}/broken.py:Bot"]) == 2
    assert "ModuleNotFoundError" in capsys.readouterr().err


def test_too_few_deals_or_seats_are_refused() -> None:
    with pytest.raises(Refusal, match="too-few-deals"):
        tournament("no_thanks", ["club", "chance"], deals=1)
    with pytest.raises(Refusal, match="wrong-seats"):
        tournament("no_thanks", ["club", "chance"], seats=9)


def test_the_command_prints_one_json_object(capsys: Output) -> None:
    arguments = ["--players", f"club,{BOTS}:Chatty,chance", "--deals", "4", "--budget", "10sims", "--jobs", "1"]
    assert main(["arena", "no_thanks", "--option", "tactical=true", "--json", *arguments]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert list(shown) == [
        *("format", "game", "seats", "options", "seed", "budget", "mixed_tables", "deals", "games"),
        *("entrants", "pairwise", "leads", "faults"),
    ]
    assert shown["format"] == "pioche-arena/1"
    assert (shown["options"], shown["budget"], shown["games"]) == ({"tactical": True}, "10sims", 12)
    assert list(shown["entrants"][1]) == [
        *("name", "called", "games", "forfeits", "win_share", "win_share_95", "placement", "placement_95"),
        *("score", "score_95", "rating", "faults"),
    ]
    assert shown["entrants"][1]["name"] == "Chatty"
    assert set(shown["pairwise"][0][1]) == {"ahead", "ahead_95"}
    assert set(shown["leads"][0][1]) == {"lead", "lead_95", "p"}


def test_the_command_shows_tables_faults_and_a_picture(tmp_path: Path, capsys: Output) -> None:
    picture = tmp_path / "arena.png"
    arguments = ["--players", f"club,{BOTS}:Cheat,chance", "--deals", "8", "--jobs", "1", "--plot", str(picture)]
    assert main(["arena", "no_thanks", *arguments]) == 0
    shown = capsys.readouterr().out
    assert "How often row finishes ahead of column" in shown
    assert "Cheat lost 24 games by faults" in shown
    assert "seat 0: answered 'take all the chips', which is no legal move" in shown
    assert "after 20 faults" in shown
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert main(["arena", "no_thanks", "--players", "club,chance,pool", "--deals", "4", "--jobs", "1"]) == 0
    assert "Row's win share less column's" in capsys.readouterr().out
