"""The commands as a person calls them."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import pioche
from pioche.games.catalogue import GAMES
from pioche.surfaces.terminal.main import main
from tests.laws.worlds import walk

Output = pytest.CaptureFixture[str]


def written(path: Path, game: str, seats: int = 3, plies: int = 100_000, **options: bool) -> Path:
    session = pioche.new(game, seats, 1, 0, **options)
    for _ in walk(session, plies):
        pass
    path.write_bytes(session.record().to_json())
    return path


# Replay


def test_a_trace_is_as_records_md_shows_it(tmp_path: Path, capsys: Output) -> None:
    record = written(tmp_path / "a.json", "no_thanks")
    moves = json.loads(record.read_text())["moves"]
    assert main(["replay", "--trace", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f'{{"ply": 0, "by": "*", "move": "{moves[0][2:]}"}}'
    assert lines[1].startswith('{"ply": 1, "by": 0, "legal": ["refuse", "take"], "move": ')
    *_, before_last, last = map(json.loads, lines)
    assert list(before_last) == ["round", "scores"]
    assert last["totals"] == before_last["scores"]
    assert last["winners"] == [seat for seat, total in enumerate(last["totals"]) if total == min(last["totals"])]


def test_an_unfinished_record_says_who_is_to_move(tmp_path: Path, capsys: Output) -> None:
    record = json.loads(written(tmp_path / "a.json", "tightrope", simultaneous=True).read_text())
    for moves, awaited in ((0, ["*"]), (1, [0, 1, 2]), (2, [0, 2]), (3, [0]), (4, [0, 1, 2])):
        cut = tmp_path / "cut.json"
        cut.write_text(json.dumps(record | {"moves": record["moves"][:moves]}))
        assert main(["replay", "--trace", str(cut)]) == 0
        assert json.loads(capsys.readouterr().out.splitlines()[-1]) == {"unfinished": True, "to_move": awaited}


def test_simultaneous_choices_are_written_clockwise_from_the_leader(tmp_path: Path, capsys: Output) -> None:
    record = json.loads(written(tmp_path / "a.json", "tightrope", simultaneous=True).read_text())
    record["moves"][1], record["moves"][2] = record["moves"][2], record["moves"][1]
    (tmp_path / "b.json").write_text(json.dumps(record))
    assert main(["replay", str(tmp_path / "b.json")]) == 1
    assert f"b.json: ply 1: {record['moves'][1]}: seat 1 is to move (TR-7)" in capsys.readouterr().err


def test_several_files_name_themselves_and_a_bad_one_stops_no_other(tmp_path: Path, capsys: Output) -> None:
    good, bad = written(tmp_path / "a.json", "take_that"), tmp_path / "b.json"
    record = json.loads(good.read_text())
    bad.write_text(json.dumps(record | {"moves": [*record["moves"][:3], "0 lay 20"]}))
    assert main(["replay", "--trace", str(bad), str(good)]) == 1
    shown = capsys.readouterr()
    lines = [json.loads(line) for line in shown.out.splitlines()]
    assert all(next(iter(line)) == "file" for line in lines)
    assert [line["ply"] for line in lines if line["file"] == str(bad)] == [0, 1, 2]
    assert shown.err == f"{bad}: ply 3: 0 lay 20: there is no card 20 (TT-1)\n"
    assert "winners" in lines[-1]


def test_a_refused_move_names_the_clause(tmp_path: Path, capsys: Output) -> None:
    record = json.loads(written(tmp_path / "a.json", "take_that").read_text())
    deal = " ".join(map(str, sorted(map(int, record["moves"][0].split()[2:]))))
    moves = [f"* deal {deal}", "1 lay 12", "2 lay 29"]
    (tmp_path / "b.json").write_text(json.dumps(record | {"moves": moves}))
    assert main(["replay", str(tmp_path / "b.json")]) == 1
    assert capsys.readouterr().err.endswith("ply 2: 2 lay 29: the 29 is more than ten away from the 12 (TT-8)\n")


def test_without_trace_the_outcome_is_told(tmp_path: Path, capsys: Output) -> None:
    assert main(["replay", str(written(tmp_path / "a.json", "hit_the_deck"))]) == 0
    assert "won by" in capsys.readouterr().out


# Simulate and perft


@pytest.mark.needs_speed
def test_simulate_is_the_same_whatever_the_number_of_jobs(capsys: Output) -> None:
    shown = []
    for jobs in ("1", "2"):
        assert main(["simulate", "tightrope", "--games", "700", "--seed", "3", "--jobs", jobs, "--json"]) == 0
        shown.append(json.loads(capsys.readouterr().out))
    assert shown[0] == shown[1]
    assert shown[0]["games"] == 700
    assert sum(shown[0]["win_share"]) == pytest.approx(1)
    assert shown[0]["rounds"]["mean"] == 3
    assert shown[0]["events_per_game"]["scored"] == 9


@pytest.mark.parametrize("game", GAMES)
def test_simulate_sums_up(game: str, capsys: Output) -> None:
    assert main(["simulate", game, "--games", "20"]) == 0
    shown = capsys.readouterr().out
    assert "How often each rule fires" in shown
    assert "round-ended" in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["no_thanks", "--players", "9"], "9 players"),
        (["no_thanks", "--option", "tacticle=true"], "no option tacticle"),
        (["take_that", "--option", "rounds=1"], "whole number from 2"),
        (["hit_the_deck", "--option", "cut_depth=deep"], "random-middle, choice"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(arguments: list[str], complaint: str, capsys: Output) -> None:
    assert main(["simulate", *arguments]) == 2
    assert complaint in capsys.readouterr().err


def test_perft_counts_by_hand(capsys: Output) -> None:
    """No Thanks! offers two moves to anybody with chips; Tightrope nine cards to each of three, then eight."""
    assert main(["perft", "no_thanks", "--depth", "10", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["perft"]["10"] == 2**10
    assert main(["perft", "tightrope", "--depth", "4", "--split"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[3] == f"perft 4 {9 * 9 * 9 * 8}"
    assert len(lines) == 4 + 9
    assert all(line.endswith(f": {9 * 9 * 8}") for line in lines[4:])


def test_perft_from_a_record(tmp_path: Path, capsys: Output) -> None:
    record = written(tmp_path / "a.json", "tightrope", plies=26)
    assert main(["perft", "tightrope", "--record", str(record), "--depth", "1"]) == 0
    assert capsys.readouterr().out == "perft 1 1\n"
    assert main(["perft", "no_thanks", "--record", str(record)]) == 2
    assert main(["perft", "no_thanks", "--record", str(tmp_path / "none.json")]) == 1


# Players


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_a_value_for_every_move_and_a_reason(game: str, tmp_path: Path, capsys: Output) -> None:
    record = written(tmp_path / "a.json", game)
    assert main(["hint", str(record), "--ply", "4", "--seconds", "0"]) == 0
    *_, reason = lines = capsys.readouterr().out.splitlines()
    assert any("simulation" in line for line in lines) == ("best move" in reason)
    assert "best move" in reason or "only move" in reason


def test_there_is_no_hint_where_no_player_moves(tmp_path: Path, capsys: Output) -> None:
    record = written(tmp_path / "a.json", "no_thanks")
    assert main(["hint", str(record)]) == 2
    assert main(["hint", str(record), "--ply", "0"]) == 2
    assert "no player is to move there" in capsys.readouterr().err


# Play


def answers(*texts: str) -> Callable[[str], str]:
    waiting: Iterator[str] = iter(texts)

    def answer(_: str) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    return answer


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_at_the_text_table(
    game: str, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", answers(*["1"] * 5000))
    record = tmp_path / "game.json"
    assert main(["play", game, "--seed", "4", "--name", "Zoé", "--save", str(record)]) == 0
    shown = capsys.readouterr().out
    assert "Final score: Zoé" in shown
    assert main(["replay", str(record)]) == 0
    assert "won by" in capsys.readouterr().out


def test_the_menu_asks_again_until_the_rules_allow_it(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", answers("9", "2", "6", "", "6", "large_table", "quit"))
    assert main(["play", "--seed", "1"]) == 0
    shown = capsys.readouterr().out
    assert "A number from 1 to 4 is needed." in shown
    assert "6 players need the option large_table" in shown
    assert "On offer:" in shown


def test_bad_answers_and_commands_lose_nothing(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = tmp_path / "half.json"
    texts = ["?", "99", "fly", "", "board", "undo", "1", "undo", "rules", f"save {saved}", f"save {tmp_path}/no/x", "q"]
    monkeypatch.setattr("builtins.input", answers(*texts))
    assert main(["play", "no_thanks", "--seed", "1"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("Not possible") == 4
    assert "could not be written" in shown
    assert len(json.loads(saved.read_text())["moves"]) == 1


def test_help_shows_every_command_and_examples(capsys: Output) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert all(command in shown for command in ("play", "replay", "simulate", "perft", "arena", "examples:"))


@pytest.mark.parametrize("tool", ["bench", "tune", "ratings"])
def test_the_workshop_is_not_in_the_product(tool: str, capsys: Output) -> None:
    with pytest.raises(SystemExit) as left:
        main([tool])
    assert left.value.code == 2
    assert f"invalid choice: '{tool}'" in capsys.readouterr().err
