"""What learns: the network as PyTorch knows it, a critic beside it, and one turn of learning, by PPO.

The moves of all decisions lie one after the other; `owner` says to which decision each belongs.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from workshop.train.selfplay import Harvest, estimate

WIDE, NARROW, CRITIC = 64, 32, 64
"""How many units the layers have: of the network that is shipped, and of the critic."""
_EPOCHS, _MOST_EPOCHS, _ENOUGH = 3, 20, 40_960
"""Few decisions are looked at more often: as if there were enough of them, but not more often than the most."""
_MINIBATCH, _FEWEST = 4096, 512
_STEPS = 3
"""A batch is learned from in this number of steps at the least, if it is not too small."""
_CLIP, _TRACE = 0.2, 0.95
_LARGEST_STEP = 0.5
_OFTEN = 1e-3


@dataclass(frozen=True)
class Shape:
    """Of a game at a table of some size."""

    inputs: int
    actions: int
    features: int


@dataclass(frozen=True)
class Scales:
    """What an entry is multiplied by, so that all entries vary alike; one that is nearly always 0 hardly grows."""

    seen: Tensor
    facts: Tensor
    others: int
    hidden: Tensor
    news: Any
    """Which entries of what the others see tell anything new."""

    @classmethod
    def of(cls, harvest: Harvest) -> "Scales":
        decisions, moves = harvest.counts
        seen, hidden = harvest.seen[:decisions], harvest.hidden[:decisions]
        news = _news(seen, hidden)
        spreads = (part.astype(np.float32).std(0) for part in (seen, hidden[:, news]))
        of_seen, of_hidden = (inverse_spread(spread, 3.0) for spread in spreads)
        of_facts, others = inverse_spread(harvest.facts[:moves].std(0), 10.0), hidden.shape[1] // seen.shape[1]
        return cls(of_seen, of_facts, others, of_hidden, news)

    @classmethod
    def plain(cls, shape: Shape) -> "Scales":
        return cls(torch.ones(shape.inputs), torch.ones(shape.features), 0, torch.ones(0), np.zeros(0, np.int64))


def _news(seen: Any, hidden: Any) -> Any:
    """The columns of what is hidden that repeat neither each other nor what is seen."""
    columns = np.concatenate([seen, hidden], 1).T
    first: Any = np.unique(columns, axis=0, return_index=True)[1]
    return np.sort(first[first >= seen.shape[1]]) - seen.shape[1]


def inverse_spread(spread: Any, most: float) -> Tensor:
    return torch.from_numpy(np.minimum(1 / np.maximum(spread, _OFTEN), most).astype(np.float32))


class Judge(nn.Module):
    """Scores of moves: the same sums as in pioche/players/network.py. It begins as the style of a heuristic."""

    def __init__(self, shape: Shape, scales: Scales, style: Any) -> None:
        super().__init__()
        self.shape, self.scales = shape, scales
        self.position = nn.Linear(shape.inputs, WIDE)
        self.action = nn.Embedding(shape.actions, WIDE)
        self.facts = nn.Linear(shape.features, WIDE, bias=False)
        self.second = nn.Linear(WIDE, NARROW)
        self.score = nn.Linear(NARROW, 1, bias=False)
        self.linear = nn.Linear(shape.features, 1, bias=False)
        nn.init.normal_(self.action.weight, std=0.05)
        nn.init.normal_(self.score.weight, std=0.01)
        self.linear.weight.data[0] = torch.from_numpy(np.float32(style)) / scales.facts

    def forward(self, seen: Tensor, owner: Tensor, moves: Tensor, facts: Tensor) -> Tensor:
        known = facts * self.scales.facts
        common = self.position(seen * self.scales.seen)
        wide = torch.relu(common[owner] + self.action(moves) + self.facts(known))
        scores: Tensor = self.score(torch.relu(self.second(wide))) + self.linear(known)
        return scores[:, 0]

    def flat(self) -> Any:
        """The row of numbers that compiled code reads."""
        shape = self.shape
        parts = [
            torch.tensor([shape.inputs, shape.actions, shape.features, WIDE, NARROW]),
            self.position.bias,
            (self.position.weight * self.scales.seen).T,
            self.action.weight,
            (self.facts.weight * self.scales.facts).T,
            self.second.bias,
            self.second.weight.T,
            self.score.weight,
            self.linear.weight * self.scales.facts,
            torch.ones(1),
        ]
        return torch.cat([part.detach().reshape(-1).double() for part in parts]).numpy()


class Critic(nn.Module):
    """The expected share of the victory: the same sums as in pioche/players/critic.py. It sees what everybody sees, so
    there is less luck in what it did not expect."""

    def __init__(self, shape: Shape, scales: Scales) -> None:
        super().__init__()
        self.scales = scales
        first = nn.Linear(shape.inputs + len(scales.news) + 2 * shape.features, CRITIC)
        self.layers = nn.Sequential(first, nn.ReLU(), nn.Linear(CRITIC, CRITIC), nn.ReLU(), nn.Linear(CRITIC, 1))

    def forward(self, seen: Tensor, hidden: Tensor, choice: Tensor) -> Tensor:
        values: Tensor = self.layers(torch.cat([seen * self.scales.seen, hidden * self.scales.hidden, choice], 1))
        return values[:, 0]

    def flat(self) -> Any:
        """The row of numbers that compiled code reads."""
        first, second, last = (layer for layer in self.layers if isinstance(layer, nn.Linear))
        inputs, features = len(self.scales.seen), len(self.scales.facts)
        sizes = [inputs, len(self.scales.news), 2 * features]
        of_seen, of_hidden, of_choice = torch.split(first.weight.T, sizes)
        counts, weights = torch.zeros(self.scales.others * inputs), torch.zeros(self.scales.others * inputs, CRITIC)
        counts[self.scales.news], weights[self.scales.news] = 1.0, of_hidden * self.scales.hidden[:, None]
        parts = [
            torch.tensor([inputs, features, CRITIC, CRITIC]),
            torch.ones(inputs),
            counts,
            self.scales.facts,
            first.bias,
            of_seen * self.scales.seen[:, None],
            weights,
            of_choice,
            second.bias,
            second.weight.T,
            last.weight,
            last.bias,
        ]
        return torch.cat([part.detach().reshape(-1).double() for part in parts]).numpy()


class Batch:
    """A harvest as tensors, and what came of each decision."""

    def __init__(self, harvest: Harvest, critic: Critic) -> None:
        decisions, moves = (int(count) for count in harvest.counts)
        self.first = harvest.first[: decisions + 1].copy()
        self.seen = torch.from_numpy(harvest.seen[:decisions].astype(np.float32))
        self.hidden = torch.from_numpy(harvest.hidden[:decisions, critic.scales.news].astype(np.float32))
        self.moves = torch.from_numpy(harvest.moves[:moves].copy())
        self.facts = torch.from_numpy(harvest.facts[:moves].copy())
        self.chosen = harvest.chosen[:decisions].copy()
        self.before = torch.from_numpy(harvest.chances[:decisions].copy())
        self.choice = self._choices(critic.scales)
        with torch.no_grad():
            values = critic(self.seen, self.hidden, self.choice).numpy()
        advantages, known = np.zeros(decisions, np.float32), np.zeros(decisions, np.bool_)
        estimate(harvest, values, _TRACE, advantages, known)
        self.known = np.flatnonzero(known)
        self.advantages, self.returns = torch.from_numpy(advantages), torch.from_numpy(advantages + values)

    def _choices(self, scales: Scales) -> Tensor:
        """By decision: the mean and the most of each feature over its moves."""
        counts = np.diff(self.first)
        owner = torch.from_numpy(np.repeat(np.arange(len(counts)), counts))
        known, rows = self.facts * scales.facts, (len(counts), self.facts.shape[1])
        mean = torch.zeros(rows).index_add(0, owner, known) / torch.from_numpy(counts)[:, None]
        most = torch.full(rows, -20.0).scatter_reduce(0, owner[:, None].expand_as(known), known, "amax")
        return torch.cat([mean, most.clamp(max=20.0)], 1)


@dataclass(frozen=True)
class _Part:
    """Some decisions of a batch: their numbers, and where their moves are."""

    numbers: Tensor
    rows: Tensor
    owner: Tensor
    chosen: Tensor
    """Where the choices are among these rows."""

    @classmethod
    def of(cls, batch: Batch, numbers: Any) -> "_Part":
        counts = batch.first[numbers + 1] - batch.first[numbers]
        base = np.cumsum(counts) - counts
        rows = np.arange(counts.sum()) + np.repeat(batch.first[numbers] - base, counts)
        owner = np.repeat(np.arange(len(numbers)), counts)
        return cls(*map(torch.from_numpy, (numbers, rows, owner, base + batch.chosen[numbers])))


def improve(
    judge: Judge, critic: Critic, optimiser: torch.optim.Optimizer, batches: list[Batch], curiosity: float
) -> None:
    """Some epochs; `curiosity` is how much it counts that several moves stay possible."""
    gains = torch.cat([batch.advantages[batch.known] for batch in batches])
    mean, spread = float(gains.mean()), float(gains.std()) + 1e-8
    for batch, part in _parts(batches):
        scores = judge(batch.seen[part.numbers], part.owner, batch.moves[part.rows], batch.facts[part.rows])
        chances = log_softmax(scores, part.owner, len(part.numbers))
        ratio = (chances[part.chosen] - batch.before[part.numbers]).exp()
        gain = (batch.advantages[part.numbers] - mean) / spread
        surrogate = torch.min(ratio * gain, ratio.clamp(1 - _CLIP, 1 + _CLIP) * gain).mean()
        entropy = -(chances.exp() * chances).sum() / len(part.numbers)
        expected = critic(*(known[part.numbers] for known in (batch.seen, batch.hidden, batch.choice)))
        missed = expected - batch.returns[part.numbers]
        _step(optimiser, 0.5 * missed.square().mean() - surrogate - curiosity * entropy)


def _step(optimiser: torch.optim.Optimizer, loss: Tensor) -> None:
    optimiser.zero_grad()
    torch.autograd.backward(loss)
    nn.utils.clip_grad_norm_([part for group in optimiser.param_groups for part in group["params"]], _LARGEST_STEP)
    optimiser.step()


def _parts(batches: list[Batch]) -> Iterator[tuple[Batch, _Part]]:
    decisions = sum(len(batch.seen) for batch in batches)
    for _ in range(min(_MOST_EPOCHS, max(_EPOCHS, _ENOUGH // decisions))):
        for batch in batches:
            order = batch.known[torch.randperm(len(batch.known)).numpy()]
            size = min(_MINIBATCH, max(_FEWEST, len(batch.seen) // _STEPS))
            for start in range(0, len(order), size):
                numbers = order[start : start + size]
                if len(numbers) >= min(_FEWEST, len(order)):
                    yield batch, _Part.of(batch, numbers)


def log_softmax(scores: Tensor, owner: Tensor, decisions: int) -> Tensor:
    """Among the moves of each decision."""
    top = torch.full((decisions,), -torch.inf).scatter_reduce(0, owner, scores.detach(), "amax")
    less = scores - top[owner]
    total = torch.zeros(decisions).index_add(0, owner, less.exp())
    return less - total.log()[owner]
