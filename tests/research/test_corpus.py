"""Games in files: they can be replayed, whatever the file and the number of jobs."""

import gzip
import io
import json
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
import zstandard

from pioche.engine.replay import trace
from pioche.engine.transcript import Transcript, parse
from pioche.games.catalogue import GAMES
from pioche.research.corpus import Order, write
from pioche.research.scripts import Scribe, ScriptPly
from pioche.rulekit import BETWEEN_ROUNDS, Refusal
from pioche.surfaces.terminal.main import main

Output = pytest.CaptureFixture[str]


def ignore(_: int) -> None:
    pass


def gunzipped(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


def ending(transcript: Transcript) -> dict[str, Any]:
    return list(trace(transcript))[-1]


@pytest.mark.parametrize("game", GAMES)
def test_records_replay(game: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    write(Order(game, 4, {}, seed=3), 6, path, 1, ignore)
    lines = gunzipped(path).splitlines()
    assert len(lines) == 6
    assert len(set(lines)) == 6
    for number, line in enumerate(lines):
        assert json.loads(line)["first"] == number % 4
        assert ending(parse(line))["totals"] == json.loads(line)["totals"]


def test_records_can_be_compressed_by_zstandard(tmp_path: Path) -> None:
    one, other = tmp_path / "games.jsonl.zst", tmp_path / "games.jsonl.gz"
    order = Order("tightrope", 3, {"simultaneous": True}, seed=3, style="champion")
    for path in (one, other):
        write(order, 5, path, 1, ignore)
    text = zstandard.open(io.BytesIO(one.read_bytes()), "rb").read()
    assert text == gunzipped(other)
    assert all(ending(parse(line))["winners"] for line in text.splitlines())


@pytest.mark.parametrize("game", GAMES)
def test_columns_hold_the_whole_game(game: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    order = Order(game, 3, {})
    write(order, 4, path, 1, ignore)
    table = pyarrow.parquet.read_table(path)
    facts = json.loads(table.schema.metadata[b"pioche"])
    assert (facts["format"], facts["game"], facts["players"]) == ("pioche-columns/1", game, 3)
    for row in table.to_pylist():
        assert ending(transcript(order, row)) == {"totals": row["totals"], "winners": row["winners"]}
        assert row["decisions"] == sum(by >= 0 for by in row["by"])


def transcript(order: Order, row: dict[str, Any]) -> Transcript:
    """A record again, as docs/research/corpus.md tells how."""
    scribe, moves = Scribe(order.opening()), []
    cards, arranged = iter(row["cards"]), iter(row["arranged"])
    dealt = 0
    for by, move in zip(row["by"], row["move"], strict=True):
        now = [next(cards) for _ in range(next(arranged))] if move == -1 else []
        full = len(now) == row["arranged"][0]
        dealt += full
        moves.append(scribe.written(ScriptPly(by, move, BETWEEN_ROUNDS if full else 3, now)))
    assert dealt == row["rounds"]
    return Transcript(order.game, ["?"] * order.seats, dict(order.options), row["first"], moves)


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    written = []
    for jobs in (1, 2):
        path = tmp_path / f"{jobs}.jsonl.gz"
        write(Order("no_thanks", 3, {}, seed=9), 1100, path, jobs, ignore)
        written.append(gunzipped(path))
    assert written[0] == written[1]
    assert written[0].count(b"\n") == 1100


def test_the_command_writes_and_refuses(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "games.parquet"
    asked = ["simulate", "no_thanks", "--games", "3", "--jobs", "1", "--out", str(path)]
    assert main(asked) == 0
    assert pyarrow.parquet.read_metadata(path).num_rows == 3
    assert main(asked) == 2
    assert "is there already" in capsys.readouterr().err
    assert main([*asked[:-1], str(tmp_path / "games.csv")]) == 2
    assert ".parquet" in capsys.readouterr().err
    with pytest.raises(Refusal, match="unknown-style"):
        write(Order("no_thanks", 3, {}, style="genius"), 1, tmp_path / "x.parquet", 1, ignore)
    assert sorted(tmp_path.iterdir()) == [path]
