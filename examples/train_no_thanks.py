"""Learn No Thanks! by self-play and sparring: PPO on two vector environments, in less than ten minutes.

python examples/train_no_thanks.py            # pip install "pioche[learn]"
pioche arena no_thanks --players examples/no_thanks_network.py:Learned,strong --seats 3 --deals 2000

Half of the tables are self-play, where all seats are the learner's; at the others it meets the tuned heuristic and
the pool of styles. The reward is the share of the victory. Weights go to examples/no_thanks_weights.npz, the learning
curve to docs/research/learning_curve.png.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np
import torch
from matplotlib import pyplot
from no_thanks_network import WEIGHTS, features, inputs
from torch import nn

from pioche.players.styles import champion, pool
from pioche.research import MatchArray

CURVE = Path(__file__).parents[1] / "docs" / "research" / "learning_curve.png"
SEATS = 3
TABLES = 512
STEPS = 96
HIDDEN = 128
EPOCHS = 3
MINIBATCH = 8192
CLIP = 0.2
TRACE = 0.95
"""The lambda of generalised advantage estimation; nothing is discounted."""
SPARRING = [champion("no_thanks", SEATS)] * 5 + list(pool("no_thanks"))


class Network(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(inputs(SEATS), HIDDEN)
        self.second = nn.Linear(HIDDEN, HIDDEN)
        self.policy = nn.Linear(HIDDEN, 2)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, facts: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the chances of the actions, and the expected share of the victory."""
        hidden = torch.tanh(self.second(torch.tanh(self.first(facts))))
        scores = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(scores, 1), self.value(hidden)[:, 0]


@dataclass
class Rollout:
    facts: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor
    advantages: torch.Tensor
    returns: torch.Tensor


def decide(network: Network, tables: MatchArray) -> tuple[Any, ...]:
    facts = torch.from_numpy(features(tables.observations, SEATS))
    masks = torch.from_numpy(tables.masks.copy())
    with torch.no_grad():
        chances, values = network(facts, masks)
    actions = torch.multinomial(chances.exp(), 1)[:, 0]
    return facts, masks, actions, chances.gather(1, actions[:, None])[:, 0], values


def gather(network: Network, tables: MatchArray) -> Rollout:
    """STEPS steps of all tables; what is over within them is rewarded."""
    steps, seats, rewards, ended = [], [], [], []
    for _ in range(STEPS):
        step = decide(network, tables)
        seats.append(tables.movers.copy())
        tables.step(step[2].numpy())
        steps.append(step)
        rewards.append(tables.rewards.copy())
        ended.append(tables.ended.copy())
    values = np.stack([step[4].numpy() for step in steps])
    advantages, known = estimate(values, seats, rewards, ended)
    keep = torch.from_numpy(known.ravel())
    kept = [torch.cat([step[part] for step in steps])[keep] for part in range(4)]
    returns = (advantages + values).ravel()[known.ravel()]
    return Rollout(*kept, torch.from_numpy(advantages.ravel()[known.ravel()]), torch.from_numpy(returns))


def estimate(values: Any, seats: list[Any], rewards: list[Any], ended: list[Any]) -> tuple[Any, Any]:
    """Backwards: each seat's advantage by its own next decision. The last one before the cut is not known yet."""
    count = values.shape[1]
    tables = np.arange(count)
    next_value, next_advantage, due = (np.zeros((count, SEATS), np.float32) for _ in range(3))
    seen = np.zeros((count, SEATS), bool)
    advantages, known = np.zeros_like(values), np.zeros(values.shape, bool)
    for step in range(len(values) - 1, -1, -1):
        over = ended[step]
        due[over], next_value[over], next_advantage[over], seen[over] = rewards[step][over], 0, 0, True
        at = tables, seats[step]
        surprise = due[at] + next_value[at] - values[step]
        known[step] = seen[at]
        advantages[step] = np.where(seen[at], surprise + TRACE * next_advantage[at], 0)
        next_value[at], next_advantage[at], due[at], seen[at] = values[step], advantages[step], 0, True
    return advantages, known


def minibatches(rollout: Rollout) -> Iterator[list[torch.Tensor]]:
    parts = list(vars(rollout).values())
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(rollout.actions)).split(MINIBATCH):
            yield [part[chosen] for part in parts]


def improve(network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout, entropy_weight: float) -> None:
    for facts, masks, actions, before, advantages, returns in minibatches(rollout):
        chances, values = network(facts, masks)
        now = chances.gather(1, actions[:, None])[:, 0]
        ratio = (now - before).exp()
        gain = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(chances.exp() * chances).sum(1).mean()
        loss = 0.5 * (values - returns).square().mean() - surrogate - entropy_weight * entropy
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimiser.step()


def win_share(network: Network, styles: list[Any], matches: int = 4000) -> float:
    """Against these styles, always the action it likes best."""
    tables = MatchArray("no_thanks", 1000, SEATS, reward="victory", opponents=styles)
    tables.reset(seed=987)
    won, ends = 0.0, 0
    while ends < matches:
        facts, masks = torch.from_numpy(features(tables.observations, SEATS)), torch.from_numpy(tables.masks)
        with torch.no_grad():
            tables.step(network(facts, masks)[0].argmax(1).numpy())
        won += float(tables.rewards[np.arange(1000), tables.actors].sum())
        ends += int(tables.ended.sum())
    return won / ends


def train(minutes: float, seed: int) -> list[tuple[float, float, float]]:
    """The curve: minutes, win share against two champions, win share among the pool."""
    torch.set_num_threads(1)  # so small a network is slower on two
    torch.manual_seed(seed)
    network = Network()
    optimiser = torch.optim.Adam(network.parameters(), 1e-3)
    alone = MatchArray("no_thanks", TABLES, SEATS, reward="victory")
    among = MatchArray("no_thanks", TABLES, SEATS, reward="victory", opponents=SPARRING)
    for number, tables in enumerate((alone, among)):
        tables.reset(seed=2 * seed + number)
    curve: list[tuple[float, float, float]] = []
    start, turn = time.time(), 0
    while (spent := (time.time() - start) / 60) < minutes:
        left = 1 - spent / minutes
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 * max(0.05, left)
        if turn % 10 == 0:
            curve.append(measured(network, spent))
        rollouts = [gather(network, tables) for tables in (alone, among)]
        parts = [torch.cat(both) for both in zip(*(vars(rollout).values() for rollout in rollouts), strict=True)]
        improve(network, optimiser, Rollout(*parts), 0.01 * left)
        turn += 1
    curve.append(measured(network, minutes))
    np.savez_compressed(WEIGHTS, **{name: part.numpy() for name, part in network.state_dict().items()})
    return curve


def measured(network: Network, spent: float) -> tuple[float, float, float]:
    champions = win_share(network, [champion("no_thanks", SEATS)])
    styles = win_share(network, list(pool("no_thanks")))
    print(f"{spent:5.1f} min  against champions {champions:.1%}  among the pool {styles:.1%}", flush=True)
    return spent, champions, styles


def draw(curve: list[tuple[float, float, float]]) -> None:
    matplotlib.use("Agg")
    minutes, champions, styles = zip(*curve, strict=True)
    figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
    axes.plot(minutes, champions, color="#0b6e4f", label="against two tuned heuristics")
    axes.plot(minutes, styles, color="#4f6d8f", label="among the pool of styles")
    axes.axhline(1 / SEATS, color="#888888", linestyle="--", linewidth=1, label="an even share")
    axes.set(xlabel="minutes of training", ylabel="win share, three seats", ylim=(0, None))
    axes.set_title("No Thanks!: PPO by self-play and sparring")
    axes.legend(frameon=False)
    CURVE.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(CURVE, dpi=120)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn No Thanks! by PPO.")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    draw(train(chosen.minutes, chosen.seed))
