"""What must be there before a course begins."""

from importlib import import_module
from pathlib import Path
from typing import Any

from pioche.games.catalogue import GAMES
from pioche.players.levels import expected_table
from pioche.players.network import MOST_INPUTS
from pioche.players.reading import MOST_KINDS
from workshop.command import Unable


def road_for(game: str, seats: int) -> Any:
    """The module that trains networks."""
    return _with_torch("workshop.train.training", game, seats)


def reader_road_for(game: str, seats: int) -> Any:
    """The module that trains readers."""
    if (kinds := len(expected_table(game, seats)) + 1) > MOST_KINDS:
        raise Unable(f"a reader knows {MOST_KINDS} kinds of players at most; {game} has {kinds}")
    return _with_torch("workshop.train.readers", game, seats)


def _with_torch(module: str, game: str, seats: int) -> Any:
    if (inputs := GAMES[game].encoding.LAYOUT.size(seats)) > MOST_INPUTS:
        raise Unable(f"a network sees {MOST_INPUTS} numbers at most; the encoding has {inputs} for {seats} players")
    try:
        return import_module(module)
    except ImportError:
        raise Unable("training needs PyTorch: pip install 'pioche[learn]'") from None


def checkpoint_in(folder: Path, course: str, resume: bool) -> Path:
    checkpoint = folder / f"{course}.pt"
    if resume and not checkpoint.exists():
        raise Unable(f"there is nothing to go on from: {checkpoint} does not exist")
    return checkpoint
