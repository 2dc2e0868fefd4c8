"""The road of learning: what is gathered is what happened, what is estimated is right, what is written can be read.

How strong a network becomes is not tested here.
"""

from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from pioche.games.catalogue import GAMES
from pioche.players.styles import as_lineup, champion, pool
from tests.kit import sized, some_critic, some_network, some_reader
from tests.players.test_network import by_matrices
from workshop.command import Unable
from workshop.train import __main__ as train
from workshop.train.__main__ import main, write_network
from workshop.train.gathering import Assignment, Crew, crews
from workshop.train.selfplay import Harvest, estimate, room_for
from workshop.train.sightings import Table, kinds_at, sightings

SEATS = 3
TABLES, STEPS = sized(16, interpreted=2), sized(24, interpreted=6)


def assignment(game: str, alone: int = 50, by_earlier: int = 50) -> Assignment:
    return Assignment(game, SEATS, {}, TABLES, alone, by_earlier, STEPS, seed=3)


def lineup(game: str) -> Any:
    return as_lineup([champion(game, SEATS), *pool(game)])


def networks(game: str, count: int = 3) -> Any:
    return np.stack([some_network(game, SEATS, seed) for seed in range(count)])


def gathered(game: str, times: int = 2, **terms: int) -> list[Harvest]:
    crew = Crew(assignment(game, **terms), 0)
    return [_copied(crew.gather(lineup(game), networks(game))) for _ in range(times)]


def _copied(harvest: Harvest) -> Harvest:
    return Harvest(*(part.copy() for part in harvest))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_gathered_fits_together(game: str) -> None:
    for harvest in gathered(game):
        decisions, moves = harvest.counts
        counts = np.diff(harvest.first[: decisions + 1])
        assert decisions == TABLES * STEPS
        assert harvest.first[0] == 0
        assert harvest.first[decisions] == moves == len(harvest.moves)
        assert (counts >= 2).all()
        assert (harvest.chosen[:decisions] < counts).all()
        assert (harvest.chances[:decisions] <= 0).all()
        ends = harvest.ended[:decisions] != 0
        assert harvest.shares[:decisions][ends].sum(1) == pytest.approx(1)
        assert np.bincount(harvest.matches[:decisions]).tolist() == [STEPS] * TABLES


@pytest.mark.parametrize("game", GAMES)
def test_the_chances_are_those_of_the_network(game: str) -> None:
    """By the features and the sight that were written down with them."""
    (harvest,) = gathered(game, 1)
    network = networks(game)[0]
    for decision in range(0, harvest.counts[0], 7):
        rows = slice(*harvest.first[decision : decision + 2])
        scores = by_matrices(network, harvest.seen[decision], harvest.moves[rows], harvest.facts[rows])
        shares = np.exp(scores - scores.max())
        chance = np.log(shares / shares.sum())[harvest.chosen[decision]]
        assert harvest.chances[decision] == pytest.approx(chance, abs=1e-4)


def test_the_same_seed_gathers_the_same() -> None:
    first, second = (gathered("no_thanks")[1] for _ in range(2))
    for one, other in zip(first, second, strict=True):
        assert (one == other).all()


def test_alone_among_styles_one_seat_learns_and_in_selfplay_all() -> None:
    def learners(harvest: Harvest) -> list[int]:
        """By table, before its first end: how many seats decided."""
        found = []
        for table in range(TABLES):
            mine = np.flatnonzero(harvest.matches[: harvest.counts[0]] == table)
            ends = np.flatnonzero(harvest.ended[mine])
            found.append(len(set(harvest.seats[mine[: ends[0] + 1 if len(ends) else None]])))
        return found

    assert set(learners(gathered("no_thanks", 1, alone=100, by_earlier=0)[0])) == {1}
    assert max(learners(gathered("no_thanks", 1, alone=0, by_earlier=0)[0])) == SEATS
    assert set(learners(gathered("no_thanks", 1, alone=0, by_earlier=100)[0])) == {1}


def test_a_crew_stops_where_there_is_no_room() -> None:
    crew = Crew(assignment("take_that"), 0)
    inputs, features = (part.shape[1] for part in (crew._harvest.seen, crew._harvest.facts))
    crew._harvest = room_for(50, 100, inputs, SEATS - 1, features)
    harvest = crew.gather(lineup("take_that"), networks("take_that"))
    assert 0 < harvest.counts[0] <= 50
    assert 0 < harvest.counts[1] <= 100


def expected_advantages(harvest: Harvest, values: Any, trace: float) -> dict[int, float]:
    """Forwards, from the definition: for every decision of a seat its next one, or the end of the match."""
    found: dict[int, float] = {}
    decisions = int(harvest.counts[0])
    for decision in range(decisions - 1, -1, -1):
        seat, end = harvest.seats[decision], None
        following = None
        for later in range(decision, decisions):
            if harvest.matches[later] != harvest.matches[decision]:
                break
            if later > decision and harvest.seats[later] == seat:
                following = later
                break
            if harvest.ended[later]:
                end = later
                break
        if end is not None:
            found[decision] = float(harvest.shares[end, seat] - values[decision])
        elif following is not None:
            found[decision] = float(values[following] - values[decision]) + trace * found.get(following, 0.0)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_advantages_are_those_of_the_definition(game: str) -> None:
    for harvest in gathered(game):
        decisions = harvest.counts[0]
        values = np.random.default_rng(1).random(decisions).astype(np.float32)
        advantages, known = np.zeros(decisions, np.float32), np.zeros(decisions, np.bool_)
        estimate(harvest, values, 0.9, advantages, known)
        expected = expected_advantages(harvest, values, 0.9)
        assert set(np.flatnonzero(known)) == set(expected)
        assert advantages[known] == pytest.approx([expected[int(one)] for one in np.flatnonzero(known)], abs=1e-5)


def test_crews_in_threads_gather_as_each_does_alone() -> None:
    with crews(assignment("no_thanks"), 2, None) as gather:
        together = [_copied(harvest) for harvest in gather(lineup("no_thanks"), networks("no_thanks"))]
    alone = [
        Crew(assignment("no_thanks"), number).gather(lineup("no_thanks"), networks("no_thanks")) for number in (0, 1)
    ]
    for one, other in zip(together, alone, strict=True):
        for part, same in zip(one, other, strict=True):
            assert (part == same).all()


@pytest.mark.needs_speed
def test_crews_on_a_cluster_gather_the_same() -> None:
    pytest.importorskip("ray")
    with crews(assignment("no_thanks"), 2, "local") as gather:
        found = gather(lineup("no_thanks"), networks("no_thanks"))
    alone = Crew(assignment("no_thanks"), 1).gather(lineup("no_thanks"), networks("no_thanks"))
    for part, same in zip(found[1], alone, strict=True):
        assert (part == same).all()


# Files


def test_a_network_is_written_beside_those_that_are_there(tmp_path: Path) -> None:
    for seats in (3, 4):
        write_network(tmp_path / "networks", seats, some_network("no_thanks", seats))
    for seats in (3, 4):
        found = np.fromfile(tmp_path / "networks" / f"{seats}.f16", "<f2")
        assert (found.astype(float) == some_network("no_thanks", seats)).all()
    assert {path.name for path in (tmp_path / "networks").iterdir()} == {"3.f16", "4.f16"}


@pytest.mark.parametrize(
    ("weights", "problem"),
    [(np.array([1e6]), "too large for 16 bits"), (np.zeros(2_000_000), "may have 2000000 bytes")],
)
def test_weights_that_do_not_fit_are_refused_and_nothing_is_lost(tmp_path: Path, weights: Any, problem: str) -> None:
    write_network(tmp_path, 3, some_network("no_thanks", 3))
    before = (tmp_path / "3.f16").read_bytes()
    with pytest.raises(Unable, match=problem):
        write_network(tmp_path, 3, weights)
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [before]


def test_readers_are_learned_anew_between_network_and_critic(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    network, reader, critic = (part("take_that", 3, seed=2) for part in (some_network, some_reader, some_critic))
    monkeypatch.setattr(train, "network_for", lambda *_: np.concatenate([network, some_reader("take_that", 3), critic]))
    monkeypatch.setattr(train, "_reader", lambda *_: reader)
    assert main(["take_that", "--players", "3", "--readers", "--out", str(tmp_path)]) == 0
    assert np.fromfile(tmp_path / "3.f16", "<f2").tolist() == np.concatenate([network, reader, critic]).tolist()


@dataclass
class _Flat:
    numbers: Any

    def flat(self) -> Any:
        return self.numbers


@pytest.mark.parametrize("critic", [True, False])
def test_a_course_ends_with_all_that_a_master_needs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, critic: bool
) -> None:
    """In the order in which a search reads them: the network, its reader, and the critic for whoever wants it."""
    parts = [part("take_that", 3, seed=2) for part in (some_network, some_reader, some_critic)]
    learned = SimpleNamespace(judge=_Flat(parts[0]), critic=_Flat(parts[2]))
    monkeypatch.setattr(train, "_train", lambda *_: learned)
    monkeypatch.setattr(train, "_reader", lambda *_: parts[1])
    assert main(["take_that", "--players", "3", "--out", str(tmp_path), *["--critic"] * critic]) == 0
    found, wanted = np.fromfile(tmp_path / "3.f16", "<f2"), np.concatenate(parts[: 2 + critic])
    assert found.tolist() == wanted.tolist()


def test_without_anything_to_resume_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    arguments = ["no_thanks", "--players", "3", "--resume", "--checkpoints", str(tmp_path)]
    assert main(arguments) == 2
    assert "there is nothing to go on from" in capsys.readouterr().err


def test_an_encoding_that_is_too_large_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("workshop.train.road.MOST_INPUTS", 10)
    assert main(["no_thanks", "--players", "3"]) == 2
    assert "a network sees 10 numbers at most" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_sightings_tell_who_sits_where(game: str) -> None:
    """Of every kind that may sit there, and the same however many cores there are."""
    table = Table(game, SEATS, {}, some_network(game, SEATS))
    parts, each = 4, sized(300, interpreted=8)
    told: list[None] = []
    alone = sightings(table, parts, each, 5, 1, lambda: told.append(None))
    crowd = sightings(table, parts, each, 5, 2, lambda: None)
    assert len(told) == parts
    assert (alone.seen == crowd.seen).all()
    assert (alone.kinds == crowd.kinds).all()
    assert alone.seen.shape == (parts * each, GAMES[game].encoding.LAYOUT.size(SEATS))
    assert alone.kinds.shape == (parts * each, SEATS - 1)
    assert alone.kinds.min() >= 0
    assert alone.kinds.max() < kinds_at(table)
    alike = (alone.kinds == alone.kinds[:, :1]).all(1)
    assert min(alike.sum(), (~alike).sum()) >= sized(100, interpreted=0)


def test_readers_are_learned_for_networks_only(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["no_thanks", "--players", "7", "--readers", "--out", str(tmp_path)]) != 0
    assert "no network" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
