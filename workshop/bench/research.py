"""The doors for research beside those of others: `python -m workshop.bench --research`.

All play uniformly at random, on one core.

vector    decisions per CPU second of a step of many matches: moves, chance, observations, masks and resets; choosing
          the actions is not counted, on either side.
zoo       whole games through PettingZoo, one action at a time, masks and observations included.
spiel     whole games through OpenSpiel in Python; chance nodes are played and not counted.
threads   the vector environment on two threads, decisions per second of the clock.
"""

import random
import time
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any

from pioche.games.catalogue import GAMES
from pioche.research import MatchArray, pettingzoo_env, register_openspiel
from workshop.bench.goals import Goal, Sense
from workshop.bench.peers import peer, play_in_python
from workshop.bench.run import USUAL, Effort, Tell, machine, silence
from workshop.bench.slices import Runner, Slice, play_for, race

EXTRA = "bench-research"
SEATS = 4
BATCH = 256
"""Matches at once: they fit into the caches of a core."""
PGX = (("leduc_holdem", 8192), ("leduc_holdem", 1024), ("sparrow_mahjong", 1024))
CLASSIC = ("leduc_holdem-v4", "texas_holdem-v4")
DOMINOES = ("block", "team")

LEAST_VECTOR, TIMES_PGX, TIMES_CLASSIC, TIMES_DOMINOES = 3e6, 2.0, 3.0, 1.5


def run(*, effort: Effort = USUAL, tell: Tell = silence) -> dict[str, Any]:
    """All figures of `python -m workshop.bench --research`."""
    speeds = race({**vectors(), **zoos(), **spiels(), **pgx()}, effort.slices, effort.seconds, tell)
    speeds |= {f"threads.{game}": both_cores(game, effort.seconds * effort.slices) for game in GAMES}
    return {"research": speeds, "machine": machine(), "goals": [goal.as_dict() for goal in goals(speeds)]}


def goals(speeds: Mapping[str, float]) -> list[Goal]:
    """The best of the others is the measure."""
    return [
        *(Goal(f"vector.{game}", speeds[f"vector.{game}"], Sense.AT_LEAST, LEAST_VECTOR) for game in GAMES),
        *(beside(f"vector.{game}", "pgx", speeds, TIMES_PGX) for game in GAMES),
        *(beside(f"zoo.{game}", "classic", speeds, TIMES_CLASSIC) for game in GAMES),
        *(beside(f"spiel.{game}", "dominoes", speeds, TIMES_DOMINOES) for game in GAMES),
    ]


def beside(ours: str, theirs: str, speeds: Mapping[str, float], wanted: float) -> Goal:
    best = max((key for key in speeds if key.startswith(theirs + ".")), key=lambda key: speeds[key])
    return Goal(f"{ours} / {best}", speeds[ours] / speeds[best], Sense.AT_LEAST, wanted)


# Vector environments


def vectors() -> dict[str, Runner]:
    return {f"vector.{game}": vector(game) for game in GAMES}


def vector(game: str) -> Runner:
    tables = MatchArray(game, BATCH, SEATS)
    tables.reset(0)
    return partial(step_for, choose=tables.random_actions, step=tables.step, batch=BATCH)


def step_for(seconds: float, choose: Callable[[], Any], step: Callable[[Any], Any], batch: int) -> Slice:
    """Only the steps are timed."""
    steps, spent = 0, 0.0
    while spent < seconds:
        chosen = choose()
        start = time.process_time()
        step(chosen)
        spent += time.process_time() - start
        steps += 1
    return Slice(steps * batch, spent)


def pgx() -> dict[str, Runner]:
    """At the batch sizes that suit it best."""
    return {f"pgx.{name}.{batch}": pgx_runner(name, batch) for name, batch in PGX}


def pgx_runner(name: str, batch: int) -> Runner:
    jax, library = peer("JAX", "jax", EXTRA), peer("Pgx", "pgx", EXTRA)
    game = library.make(name)
    resetting = import_module("pgx.experimental").auto_reset(game.step, game.init)
    step = jax.jit(jax.vmap(resetting))
    draw = jax.jit(lambda mask, key: jax.random.categorical(key, jax.numpy.log(mask.astype(float)), axis=1))
    table = {"key": jax.random.PRNGKey(0)}
    table["state"] = jax.jit(jax.vmap(game.init))(jax.random.split(table["key"], batch))

    def choose() -> Any:
        table["key"], one, other = jax.random.split(table["key"], 3)
        return jax.block_until_ready((draw(table["state"].legal_action_mask, one), jax.random.split(other, batch)))

    def advance(chosen: Any) -> None:
        table["state"] = jax.block_until_ready(step(table["state"], *chosen))

    advance(choose())
    return partial(step_for, choose=choose, step=advance, batch=batch)


# PettingZoo


def zoos() -> dict[str, Runner]:
    """PettingZoo's own card games are RLCard's, and want a window to draw in."""
    peer("Pygame", "pygame", EXTRA)
    peer("RLCard", "rlcard", EXTRA)
    make = peer("PettingZoo", "pettingzoo", EXTRA).make
    classic = {f"classic.{name}": make("aec", f"classic/{name}") for name in CLASSIC}
    ours = {f"zoo.{game}": pettingzoo_env(game, SEATS) for game in GAMES}
    return {name: partial(play_for, play=partial(play_zoo, env), count=int) for name, env in (ours | classic).items()}


def play_zoo(env: Any) -> int:
    env.reset()
    made = 0
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        action = None if over or cut else env.action_space(agent).sample(seen["action_mask"])
        made += action is not None
        env.step(action)
    return made


# OpenSpiel


def spiels() -> dict[str, Runner]:
    spiel = peer("OpenSpiel", "pyspiel", EXTRA)
    for name in DOMINOES:
        import_module(f"open_spiel.python.games.{name}_dominoes")
    ours = {f"spiel.{name.removeprefix('pioche_')}": f"{name}(players={SEATS})" for name in register_openspiel()}
    theirs = {f"dominoes.{name}": f"python_{name}_dominoes" for name in DOMINOES}
    luck = random.Random(0)
    games = {key: spiel.load_game(name) for key, name in (ours | theirs).items()}
    return {key: partial(play_for, play=partial(play_spiel, game, luck), count=int) for key, game in games.items()}


def play_spiel(game: Any, luck: random.Random) -> int:
    return play_in_python(game.new_initial_state(), luck)


def both_cores(game: str, seconds: float) -> float:
    tables = MatchArray(game, 8 * BATCH, SEATS, threads=2)
    tables.reset(0)
    steps, spent = 0, 0.0
    while spent < seconds:
        chosen: Any = tables.random_actions()
        start = time.perf_counter()
        tables.step(chosen)
        spent += time.perf_counter() - start
        steps += 1
    return steps * tables.count / spent
