"""Readers: networks that tell from a position who the others are, learned from sightings. It needs PyTorch."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from workshop.train.learner import inverse_spread
from workshop.train.sightings import Sightings, Table, kinds_at, sightings

UNITS = 64
_PARTS, _EACH = 8, 75_000
"""Sightings are gathered in parts, this number in each."""
_EPOCHS, _MINIBATCH = 8, 4096
_RATE, _SLOWEST = 2e-3, 0.02
STEPS = _PARTS + _EPOCHS
"""Of the work, as its progress is told."""


class Reader(nn.Module):
    """The same sums as in pioche/players/reading.py, before they become shares."""

    def __init__(self, seen: Any, others: int, kinds: int) -> None:
        super().__init__()
        self.others, self.kinds = others, kinds
        self.scale = inverse_spread(seen[:_EACH].astype(np.float32).std(0), 3.0)
        self.layer = nn.Linear(seen.shape[1], UNITS)
        self.scores = nn.Linear(UNITS, others * kinds)

    def forward(self, seen: Tensor) -> Tensor:
        """By sighting and other seat a row of scores."""
        scores: Tensor = self.scores(torch.relu(self.layer(seen * self.scale)))
        return scores.reshape(-1, self.kinds)

    def flat(self) -> Any:
        """The row of numbers that compiled code reads."""
        parts = [
            torch.tensor([self.layer.in_features, UNITS, self.kinds]),
            self.layer.bias,
            (self.layer.weight * self.scale).T,
            self.scores.bias,
            self.scores.weight.T,
        ]
        return torch.cat([part.detach().reshape(-1).double() for part in parts]).numpy()


def learned_reader(table: Table, seed: int, jobs: int, tell: Callable[[], None]) -> tuple[Any, float, float]:
    """Its numbers; and what it costs to tell who somebody is (in natural logarithms), by the reader and without."""
    torch.manual_seed(seed)
    torch.set_num_threads(jobs)
    found = sightings(table, _PARTS, _EACH, seed, jobs, tell)
    held_out, known = (Sightings(*part) for part in zip(*(np.split(column, [_EACH]) for column in found), strict=True))
    reader = Reader(known.seen, table.seats - 1, kinds_at(table))
    _learn(reader, known, tell)
    with torch.no_grad():
        return reader.flat(), float(_cost(reader, held_out)), _surprise(held_out.kinds)


def _learn(reader: Reader, known: Sightings, tell: Callable[[], None]) -> None:
    optimiser = torch.optim.Adam(reader.parameters(), _RATE)
    for spent, numbers in _portions(len(known.seen), tell):
        for group in optimiser.param_groups:
            group["lr"] = _RATE * max(_SLOWEST, 1 - spent)
        optimiser.zero_grad()
        torch.autograd.backward(_cost(reader, Sightings(known.seen[numbers], known.kinds[numbers])))
        optimiser.step()


def _portions(count: int, tell: Callable[[], None]) -> Iterator[tuple[float, Any]]:
    """In every epoch all sightings, in a new order; and the share of the work that is done."""
    for epoch in range(_EPOCHS):
        order = torch.randperm(count).numpy()
        for start in range(0, count, _MINIBATCH):
            yield (epoch + start / count) / _EPOCHS, order[start : start + _MINIBATCH]
        tell()


def _cost(reader: Reader, some: Sightings) -> Tensor:
    seen = torch.from_numpy(some.seen.astype(np.float32))
    return nn.functional.cross_entropy(reader(seen), torch.from_numpy(some.kinds.reshape(-1)))


def _surprise(kinds: Any) -> float:
    """What it costs by how common each kind is."""
    shares = np.unique(kinds, return_counts=True)[1] / kinds.size
    return float(-(shares * np.log(shares)).sum())
