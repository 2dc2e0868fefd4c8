"""What must be there before a course begins."""

from importlib import import_module
from pathlib import Path
from typing import Any

from pioche.games.catalogue import GAMES
from pioche.players.network import MOST_INPUTS
from workshop.command import Unable


def road_for(game: str, seats: int) -> Any:
    """The module that trains."""
    if (inputs := GAMES[game].encoding.LAYOUT.size(seats)) > MOST_INPUTS:
        raise Unable(f"a network sees {MOST_INPUTS} numbers at most; the encoding has {inputs} for {seats} players")
    try:
        return import_module("workshop.train.training")
    except ImportError:
        raise Unable("training needs PyTorch: pip install 'pioche[learn]'") from None


def checkpoint_in(folder: Path, course: str, resume: bool) -> Path:
    checkpoint = folder / f"{course}.pt"
    if resume and not checkpoint.exists():
        raise Unable(f"there is nothing to go on from: {checkpoint} does not exist")
    return checkpoint
