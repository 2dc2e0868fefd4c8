"""Replay one simulated evening, step by step: python -m tests.table.evening --seed N"""

import argparse
import sys

from tests.table.world import World


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--steps", type=int, default=250)
    chosen = parser.parse_args()
    world = World(chosen.seed)
    for number in range(chosen.steps):
        deed = world.step()
        sys.stdout.write(f"{number:4} {deed:16} log {len(world.store.log):4} phase {world.reference.phase}\n")
    world.settle_down()
    sys.stdout.write(f"over: log {len(world.store.log)}, {world.acknowledged} acknowledged\n")


if __name__ == "__main__":
    main()
