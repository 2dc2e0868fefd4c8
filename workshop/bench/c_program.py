"""No Thanks! written by hand in C: compiled here and now, with whatever compiler there is."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from workshop.bench.slices import Runner, Slice

SOURCE = Path(__file__).with_name("no_thanks.c")
COMPILERS = ("cc", "gcc", "clang")
FLAGS = ("-O3", "-march=native")


class NoCompiler(Exception):
    def __init__(self) -> None:
        super().__init__(f"The C program is left out: no C compiler was found ({', '.join(COMPILERS)}).")


def compiler() -> str:
    for name in COMPILERS:
        if path := shutil.which(name):
            return path
    raise NoCompiler


def build(folder: Path) -> Path:
    program = folder / "no_thanks"
    subprocess.run([compiler(), *FLAGS, str(SOURCE), "-o", str(program)], check=True)
    return program


def ask(program: Path, seconds: float, seed: int) -> dict[str, Any]:
    """Games, decisions and the CPU seconds they took; neither its start nor ours is counted."""
    command = [str(program), str(seconds), str(seed)]
    answer: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return answer


def runners(folder: Path, seed: int = 0) -> dict[str, Runner]:
    program = build(folder)

    def run(seconds: float) -> Slice:
        answer = ask(program, seconds, seed)
        return Slice(answer["decisions"], answer["cpu_seconds"])

    return {"c_program": run}
