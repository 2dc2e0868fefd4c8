"""What PyTorch learns is what compiled code plays; a course that was cut off goes on. (Only where PyTorch is.)"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from pioche.games.catalogue import GAMES  # noqa: E402
from pioche.players.heuristic import features  # noqa: E402
from pioche.players.network import Thoughts  # noqa: E402
from pioche.players.reading import MOST_KINDS, read_others  # noqa: E402
from pioche.players.styles import as_lineup, champion, pool  # noqa: E402
from pioche.rulekit import MOST_SEATS  # noqa: E402
from tests.kit import some_network  # noqa: E402
from tests.players import test_critic  # noqa: E402
from tests.players.test_network import by_matrices  # noqa: E402
from workshop.train import learner, readers, training  # noqa: E402
from workshop.train.gathering import Assignment, Crew  # noqa: E402
from workshop.train.learner import Batch, Critic, Judge, Scales, Shape, improve, log_softmax  # noqa: E402
from workshop.train.sightings import Table, kinds_at, sightings  # noqa: E402

pytestmark = pytest.mark.needs_speed

SEATS = 3


def beginners(game: str) -> tuple[Judge, Critic, Crew]:
    best = champion(game, SEATS)
    encoding = GAMES[game].encoding
    shape = Shape(encoding.LAYOUT.size(SEATS), encoding.ACTIONS, len(features(game)))
    crew = Crew(Assignment(game, SEATS, {}, 8, 50, 0, 16, 1), 0)
    first = crew.gather(as_lineup([best, *pool(game)]), Judge(shape, Scales.plain(shape), best.weights).flat()[None])
    scales = Scales.of(first)
    return Judge(shape, scales, best.weights), Critic(shape, scales), crew


@pytest.mark.parametrize("game", GAMES)
def test_compiled_code_plays_what_is_learned(game: str) -> None:
    torch.manual_seed(1)
    judge, critic, crew = beginners(game)
    torch.nn.init.normal_(judge.score.weight)
    harvest = crew.gather(as_lineup(pool(game)), judge.flat()[None])
    batch = Batch(harvest, critic)
    counts = np.diff(batch.first)
    owner = torch.from_numpy(np.repeat(np.arange(len(counts)), counts))
    scores = judge(batch.seen, owner, batch.moves, batch.facts)
    chances = log_softmax(scores, owner, len(counts))
    chosen = torch.from_numpy(batch.first[:-1] + batch.chosen)
    assert chances[chosen].detach().numpy() == pytest.approx(batch.before.numpy(), abs=2e-3)
    rows = slice(*batch.first[:2])
    textbook = by_matrices(judge.flat(), harvest.seen[0], harvest.moves[rows], harvest.facts[rows])
    assert scores[rows].detach().numpy() == pytest.approx(textbook, rel=1e-3, abs=1e-3)


def test_what_turned_out_well_becomes_more_likely() -> None:
    torch.manual_seed(1)
    judge, critic, crew = beginners("no_thanks")
    batch = Batch(crew.gather(as_lineup(pool("no_thanks")), judge.flat()[None]), critic)
    take = batch.moves[torch.from_numpy(batch.first[:-1] + batch.chosen)] == 0
    batch.advantages = torch.where(take, 1.0, -1.0)
    before = judge.flat()
    improve(judge, critic, torch.optim.Adam([*judge.parameters(), *critic.parameters()], 1e-3), [batch], 0.0)
    rows = slice(0, batch.first[-1])
    owner = np.repeat(np.arange(len(batch.chosen)), np.diff(batch.first))
    known = batch.seen.numpy()[owner], batch.moves.numpy()[rows], batch.facts.numpy()[rows]
    gains = by_matrices(judge.flat(), *known) - by_matrices(before, *known)
    assert gains[known[1] == 0].mean() > gains[known[1] == 1].mean()


def test_few_decisions_are_looked_at_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    judge, critic, crew = beginners("no_thanks")
    batch = Batch(crew.gather(as_lineup(pool("no_thanks")), judge.flat()[None]), critic)
    assert len(list(learner._parts([batch]))) == learner._MOST_EPOCHS
    monkeypatch.setattr(learner, "_ENOUGH", 5 * len(batch.seen))
    assert len(list(learner._parts([batch]))) == 5
    assert len(list(learner._parts([batch] * 4))) == 4 * learner._EPOCHS


@pytest.mark.parametrize("game", GAMES)
def test_a_critic_says_the_same_with_and_without_pytorch(game: str) -> None:
    """What the textbook says compiled code says, too (tests/players/test_critic.py)."""
    torch.manual_seed(1)
    judge, critic, crew = beginners(game)
    harvest = crew.gather(as_lineup(pool(game)), judge.flat()[None])
    batch = Batch(harvest, critic)
    said = critic(batch.seen, batch.hidden, batch.choice).detach().numpy()
    for decision in range(len(said)):
        seen = np.concatenate([harvest.seen[decision], harvest.hidden[decision]])
        facts = harvest.facts[slice(*batch.first[decision : decision + 2])]
        textbook = test_critic.by_matrices(critic.flat(), seen, facts)
        assert np.clip(said[decision], 0, 1) == pytest.approx(textbook, rel=1e-3, abs=1e-3)


def test_a_course_goes_on_where_it_was_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("_TABLES", 8), ("_STEPS", 16), ("_MATCHES", 60), ("_MEASURED", 2)):
        monkeypatch.setattr(training, name, value)
    heard: list[float] = []
    plan = training.Plan("no_thanks", SEATS, {}, 0.02, 1, 1, None, tmp_path / "course.pt")
    first = training.train(plan, False, lambda spent, _: heard.append(spent))
    assert heard[-1] == 1.0
    assert sorted(heard) == heard
    minutes = first.course.minutes + 0.02
    longer = training.Plan("no_thanks", SEATS, {}, minutes, 1, 1, None, tmp_path / "course.pt")
    second = training.train(longer, True, lambda *_: None)
    assert second.course.turns > first.course.turns
    assert second.course.curve[: len(first.course.curve)] == first.course.curve
    assert [path.name for path in tmp_path.iterdir()] == ["course.pt"]


def test_a_reader_learns_who_sits_there_and_compiled_code_reads_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "_EACH", 4000)
    monkeypatch.setattr(readers, "_MINIBATCH", 256)
    table = Table("no_thanks", SEATS, {}, some_network("no_thanks", SEATS))
    told: list[None] = []
    reader, cost, surprise = readers.learned_reader(table, 3, 1, lambda: told.append(None))
    assert len(told) == readers.STEPS
    assert cost < surprise - 0.005
    learned: Any = np.concatenate([table.network, reader])
    kinds = kinds_at(table)
    seen = sightings(table, 1, 50, 9, 1, lambda: None).seen
    model = readers.Reader(seen, SEATS - 1, kinds)
    model.load_state_dict(_state_of(model, reader))
    expected = torch.softmax(model(torch.from_numpy(seen.astype(np.float32))), 1).detach().numpy()
    for place, row in enumerate(seen):
        thoughts = Thoughts.blank()
        likely: Any = np.zeros((MOST_SEATS, MOST_KINDS))
        thoughts.seen[: len(row)] = row
        assert read_others(SEATS, 0, kinds, thoughts, likely, learned)
        others = slice(place * (SEATS - 1), (place + 1) * (SEATS - 1))
        assert likely[1:SEATS, :kinds] == pytest.approx(expected[others], abs=1e-4)


def _state_of(model: Any, reader: Any) -> dict[str, Any]:
    """Weights of a reader as PyTorch names them."""
    inputs, units, outputs = model.layer.in_features, readers.UNITS, model.scores.out_features
    sizes = [units, inputs * units, outputs]
    bias, weights, last_bias, last = map(torch.from_numpy, np.split(reader[3:], np.cumsum(sizes)))
    return {
        "layer.bias": bias,
        "layer.weight": weights.reshape(inputs, units).T / model.scale,
        "scores.bias": last_bias,
        "scores.weight": last.reshape(units, outputs).T,
    }
