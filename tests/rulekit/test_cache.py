"""Compiled code is kept where it can be, found again if it is the same, and never served to anybody else."""

import os
import stat
import subprocess
import sys
import time
from pathlib import Path
from shutil import which

import pytest

from pioche.rulekit.cache import KEPT_FOLDERS, KEPT_SECONDS, forget_old, home, locked, write_whole

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
COMPILE = "from tests.rulekit.writers import compile_all; print(compile_all(3, 0.0))"
FUNCTIONS = 6
UNKNOWN_USER = "import pwd; pwd.getpwuid = {}.__getitem__"
"""As in a container that runs for a number without an entry in /etc/passwd."""
OTHER_PROCESSOR = "import llvmlite.binding as llvm; llvm.get_host_cpu_name = lambda: 'generic'"
AS_OTHERS = ["setpriv", "--bounding-set=-dac_override"] if os.getuid() == 0 else []
"""So that root, too, cannot write to what is read-only."""


def only(environment: dict[str, str]) -> dict[str, str]:
    """These variables and no others that matter."""
    ours = ("PIOCHE_", "NUMBA_", "XDG_", "HOME")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    return {**kept, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", **environment}


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own."""
    command = [*AS_OTHERS, sys.executable, "-c", code]
    return subprocess.run(command, env=only(environment), cwd="/", capture_output=True, text=True, check=False)


def compiled_by(**environment: str) -> int:
    """How many functions had to be compiled; nothing is said."""
    answer = run(COMPILE, **environment)
    assert (answer.returncode, answer.stderr) == (0, "")
    return int(answer.stdout)


def test_code_is_compiled_once(tmp_path: Path) -> None:
    assert compiled_by(PIOCHE_CACHE=str(tmp_path)) == FUNCTIONS
    assert compiled_by(PIOCHE_CACHE=str(tmp_path)) == 0


@pytest.mark.parametrize("setting", [{"NUMBA_OPT": "1"}, {"NUMBA_CPU_NAME": "generic"}, {"NUMBA_BOUNDSCHECK": "1"}])
def test_other_settings_have_other_code(setting: dict[str, str], tmp_path: Path) -> None:
    assert compiled_by(PIOCHE_CACHE=str(tmp_path)) == FUNCTIONS
    assert compiled_by(PIOCHE_CACHE=str(tmp_path), **setting) == FUNCTIONS
    assert compiled_by(PIOCHE_CACHE=str(tmp_path)) == 0


@pytest.mark.parametrize(("setting", "again"), [({}, FUNCTIONS), ({"NUMBA_CPU_NAME": "generic"}, 0)])
def test_code_for_any_processor_is_found_on_another_one(setting: dict[str, str], again: int, tmp_path: Path) -> None:
    assert compiled_by(PIOCHE_CACHE=str(tmp_path), **setting) == FUNCTIONS
    answer = run(f"{OTHER_PROCESSOR}; {COMPILE}", PIOCHE_CACHE=str(tmp_path), **setting)
    assert (answer.stdout, answer.stderr) == (f"{again}\n", "")


def test_processes_that_compile_at_once_lose_nothing(tmp_path: Path) -> None:
    """Numba alone does: it reads an index, adds an entry and writes it back."""
    environment = only({"PIOCHE_CACHE": str(tmp_path)})
    compiled_by(PIOCHE_CACHE=str(tmp_path))
    begin = time.time() + 3.0
    for when in (begin, 0.0):
        command = [sys.executable, "-m", "tests.rulekit.writers"]
        several = [
            subprocess.Popen(
                [*command, str(coins), str(when)], env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True
            )
            for coins in range(4, 9)
        ]
        found = [int(process.communicate()[0]) for process in several]
        assert found == [FUNCTIONS if when else 0] * len(several)


def test_a_cache_that_cannot_be_written_is_replaced_by_a_private_one_and_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "temporary").mkdir()
    environment = {"PIOCHE_CACHE": str(tmp_path / "file" / "cache"), "TMPDIR": str(tmp_path / "temporary")}
    answer = run(COMPILE, **environment)
    private = tmp_path / "temporary" / f"pioche-{os.getuid()}"
    assert answer.stdout == f"{FUNCTIONS}\n"
    said = f"Compiled code is kept in {private}, because {tmp_path / 'file' / 'cache'} cannot be written."
    assert answer.stderr.splitlines() == [said]
    assert stat.S_IMODE(private.stat().st_mode) == 0o700
    assert run(COMPILE, **environment).stdout == "0\n"


def test_a_private_folder_that_others_can_write_to_is_not_used(tmp_path: Path) -> None:
    (tmp_path / f"pioche-{os.getuid()}").mkdir()
    (tmp_path / f"pioche-{os.getuid()}").chmod(0o777)
    answer = run(COMPILE, PIOCHE_CACHE=os.devnull, TMPDIR=str(tmp_path))
    assert answer.stdout == f"{FUNCTIONS}\n"
    assert not any((tmp_path / f"pioche-{os.getuid()}").iterdir())


def test_a_user_without_home_or_name_can_compile(tmp_path: Path) -> None:
    answer = run(f"{UNKNOWN_USER}; {COMPILE}", TMPDIR=str(tmp_path))
    said = f"Compiled code is kept in {tmp_path / f'pioche-{os.getuid()}'}, because the user has no home folder."
    assert (answer.stdout, answer.stderr.splitlines()) == (f"{FUNCTIONS}\n", [said])


@pytest.mark.skipif(bool(AS_OTHERS) and not which(AS_OTHERS[0]), reason="for root everything can be written")
def test_a_read_only_cache_is_used_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "temporary").mkdir()
    shared = {"PIOCHE_CACHE": str(tmp_path / "cache"), "TMPDIR": str(tmp_path / "temporary")}
    assert compiled_by(**shared) == FUNCTIONS
    before = sorted((tmp_path / "cache").rglob("*"))
    for place in (tmp_path / "cache", *before):
        place.chmod(0o555 if place.is_dir() else 0o444)
    assert compiled_by(**shared) == 0
    more = run(COMPILE.replace("3", "4"), **shared)
    assert (more.stdout, len(more.stderr.splitlines())) == (f"{FUNCTIONS}\n", 1)
    assert sorted((tmp_path / "cache").rglob("*")) == before


def test_where_nothing_can_be_written_code_is_compiled_in_memory() -> None:
    answer = run(f"import tempfile; tempfile.tempdir = '{os.devnull}'; {COMPILE}", PIOCHE_CACHE=os.devnull)
    said = f"Compiled code is kept in memory only, because {os.devnull} cannot be written."
    assert (answer.stdout, answer.stderr.splitlines()) == (f"{FUNCTIONS}\n", [said])


def test_the_home_is_chosen_or_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PIOCHE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
    assert home() == Path("/caches/pioche")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/somebody")
    assert home() == Path("/somebody/.cache/pioche")
    monkeypatch.setenv("PIOCHE_CACHE", "/chosen")
    assert home() == Path("/chosen")


def test_functions_of_others_stay_in_their_own_cache(tmp_path: Path) -> None:
    code = "import numba; import pioche; print(repr(numba.config.CACHE_DIR))"
    assert run(code, PIOCHE_CACHE=str(tmp_path)).stdout == "''\n"


def aged_folder(place: Path, number: int, days: float) -> Path:
    """A folder of compiled code that was last used so long ago."""
    inner = place / f"{number:016x}" / "games_1"
    inner.mkdir(parents=True)
    (inner / "rules.apply-1.py311.nbi").touch()
    then = time.time() - days * 24 * 3600
    for path in (inner, inner.parent):
        os.utime(path, (then, then))
    return inner.parent


def test_old_folders_are_forgotten_and_nothing_else(tmp_path: Path) -> None:
    recent = [aged_folder(tmp_path, number, 1) for number in range(KEPT_FOLDERS - 2)]
    kept_for_number = [aged_folder(tmp_path, 100 + number, 39 + number) for number in range(2)]
    old = [aged_folder(tmp_path, 300 + number, 41 + number) for number in range(3)]
    strange = aged_folder(tmp_path, 400, 400)
    (strange / "letters.txt").touch()
    os.utime(strange, (0, 0))
    other = aged_folder(tmp_path, 500, 400).rename(tmp_path / "holidays")
    assert set(forget_old(tmp_path)) == set(old)
    for place in (*recent, *kept_for_number, strange, other):
        assert place.exists()
    assert not any(place.exists() for place in old)


def test_many_folders_of_today_are_kept(tmp_path: Path) -> None:
    for number in range(3 * KEPT_FOLDERS):
        aged_folder(tmp_path, number, KEPT_SECONDS / 24 / 3600 - 1)
    assert forget_old(tmp_path) == []


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    write_whole(tmp_path / "mark", b"one")
    write_whole(tmp_path / "mark", b"two")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("mark", b"two")]


def test_a_lock_is_waited_for_and_ends_with_its_process(tmp_path: Path) -> None:
    code = f"""
import time
from pathlib import Path
from pioche.rulekit.cache import locked
with locked(Path({str(tmp_path / "x.lock")!r})):
    print("held", flush=True)
    time.sleep(60)
"""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PIOCHE_INTERPRETED": "1"}
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == "held\n"
        with locked(tmp_path / "x.lock", waiting=holder.kill):
            assert holder.wait() != 0
    with locked(tmp_path / "x.lock", waiting=lambda: pytest.fail("nobody has it")):
        pass
