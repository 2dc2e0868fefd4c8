"""Write pioche.wasm and layout.json into a folder: the games as one WebAssembly module, and what a page must know."""

import argparse
import sys
from pathlib import Path

from pioche.wasm.toolchain import CannotBuild, check_environment, check_tools


def main() -> int:
    parser = argparse.ArgumentParser("python -m pioche.wasm", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the two files are written")
    parser.add_argument("games", nargs="*", metavar="game", help="these alone; without any, all that are installed")
    chosen = parser.parse_args()
    try:
        check_environment()
        check_tools()
        _write(chosen.folder, chosen.games)
    except (CannotBuild, OSError) as error:
        sys.stderr.write(f"pioche.wasm: {error}\n")
        return 1
    return 0


def _write(folder: Path, games: list[str]) -> None:
    """Numba is listened to before anything else is imported: what is compiled then belongs to the module."""
    from pioche.wasm import recording

    folder.mkdir(parents=True, exist_ok=True)
    recording.record()
    from pioche.wasm.building import build

    built = build(games)
    (folder / "layout.json").write_bytes(built.layout)
    (folder / "pioche.wasm").write_bytes(built.module)


if __name__ == "__main__":
    sys.exit(main())
