"""examples/oh_hell, installed as a stranger would: a game from outside can do all that ours can.

It is installed into a folder of its own, and every test runs in a process that sees this folder: no other test knows
of a fifth game. All is interpreted, so nothing is compiled.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pioche.games.catalogue import GAMES
from tests.test_house import ROOT

pytestmark = pytest.mark.once

HOME = ROOT / "examples" / "oh_hell"
PIOCHE = ("-m", "pioche.surfaces.terminal.main")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("site"))


def installed(folder: Path) -> Path:
    """The folder, with the package in it: by its own pyproject.toml and without a network."""
    quietly = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation"]
    command = [sys.executable, "-m", "pip", "install", *quietly, "--target", str(folder), str(HOME)]
    subprocess.run(command, check=True)
    return folder


def told(site: Path, *command: str, stdin: str = "") -> str:
    """What Python says, with the package installed."""
    path = os.pathsep.join(map(str, (site, ROOT / "src", ROOT)))
    environment = os.environ | {"PYTHONPATH": path, "PIOCHE_INTERPRETED": "1", "PIOCHE_LANGUAGE": "en"}
    answer = subprocess.run(
        [sys.executable, *command], env=environment, input=stdin, capture_output=True, text=True, check=False, cwd=site
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


def test_it_is_in_the_catalogue_there_and_not_here(site: Path) -> None:
    assert told(site, "-c", "import pioche; print(*pioche.GAMES)").split() == [*GAMES, "oh_hell"]
    assert "oh_hell" not in GAMES


def test_its_clauses_are_kept_and_it_is_sound(site: Path) -> None:
    """Its own tests; the laws of pioche.conformance are one of them."""
    assert " passed" in told(
        site, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-c", os.devnull, str(HOME / "tests")
    )


def test_it_is_simulated_and_its_figures_go_together(site: Path) -> None:
    figures = json.loads(told(site, *PIOCHE, "simulate", "oh_hell", "--games", "3", "--jobs", "1", "--json"))
    assert (figures["game"], figures["games"], figures["players"]) == ("oh_hell", 3, 3)


def test_its_heuristic_beats_chance_in_the_arena(site: Path) -> None:
    few = ("--deals", "6", "--seats", "3", "--jobs", "1", "--json")
    result = json.loads(told(site, *PIOCHE, "arena", "oh_hell", "--players", "counting,chance", *few))
    shares = {entrant["name"]: entrant["win_share"] for entrant in result["entrants"]}
    assert shares["counting"] > 2 * shares["chance"]


def test_a_match_in_the_terminal_is_written_replayed_and_commented(site: Path, tmp_path: Path) -> None:
    record = str(tmp_path / "game.json")
    played = told(site, *PIOCHE, "play", "oh_hell", "--seed", "3", "--save", record, stdin="1\n" * 100)
    assert "Trumps: " in played
    assert "Final score: " in played
    assert "round 7: " in told(site, *PIOCHE, "replay", record)
    assert "The best move: " in told(site, *PIOCHE, "hint", record, "--ply", "1", "--seconds", "0")


RESEARCH = """
import warnings
warnings.simplefilter("ignore")
import pyspiel
from gymnasium.utils import env_checker
from pettingzoo.test import api_test, seed_test
from pioche.research import pettingzoo_env, register_openspiel, vector_env
from pioche.research.gym import OneTable

api_test(pettingzoo_env("oh_hell", 4, largest_hand=3, up_again=True), num_cycles=100)
seed_test(lambda: pettingzoo_env("oh_hell", 3), num_cycles=50)
env_checker.check_env(OneTable("oh_hell"), skip_render_check=True)
env = vector_env("oh_hell", 4, 5)
env.reset(seed=3)
for _ in range(30):
    assert env.observation_space.contains(env.step(env.matches.random_actions())[0])

register_openspiel()
game = pyspiel.load_game("pioche_oh_hell(players=3,largest_hand=3,missed=tricks)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
state, sampler = game.new_initial_state(), pyspiel.UniformProbabilitySampler(0.0, 1.0)
while not state.is_terminal():
    if not state.is_chance_node():
        other = state.resample_from_infostate(1, sampler)
        assert other.information_state_string(1) == state.information_state_string(1)
    state.apply_action(state.legal_actions()[-1])
"""


def test_pettingzoo_gymnasium_and_openspiel_accept_it(site: Path) -> None:
    assert "Passed API test" in told(site, "-c", RESEARCH)


SOLUTIONS = """
from pioche.games.catalogue import GAMES
from pioche.research.instances import Reduced, by_equilibrium

for instance in GAMES["oh_hell"].lazy_chance.SOLVABLE.equilibrium:
    row = by_equilibrium(Reduced("oh_hell", instance))
    print(abs(row.ours - row.theirs) < 1e-6 and row.gain < 1e-6)
"""


def test_its_reduced_games_are_solved_as_openspiel_solves_them(site: Path) -> None:
    assert set(told(site, "-c", SOLUTIONS).split()) == {"True"}


TABLE = """
from pioche.table.after.verification import verify_record
from tests.table.company import whole_match

print(verify_record(whole_match("oh_hell", 4, {"largest_hand": 3}, seed=5)).rounds)
"""


def test_people_and_a_bot_play_it_at_a_live_table_and_its_shuffles_are_verified(site: Path) -> None:
    assert told(site, "-c", TABLE) == "3\n"
