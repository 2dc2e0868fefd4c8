"""Whole matches by chance, as digests of every position on the way: equal digests, equal play."""

import hashlib
import json
import sys

import pioche
from pioche.games.catalogue import GAMES
from pioche.rulekit import NOBODY, below, dice
from tests.kit import imagined
from tests.laws.worlds import interrupted


def digest(game: str, seats: int, seed: int, plies: int = 150) -> str:
    """Positions, every seat's view and what it imagines, and events, over the first moves of a match."""
    session = pioche.new(game, seats, seed, **({"large_table": True} if seats > 5 and game == "no_thanks" else {}))
    seen = hashlib.sha256()
    luck = dice(seed, 2)
    while not session.over and len(session.moves) < plies:
        if not interrupted(session, luck):
            session.play(session.legal[below(luck, len(session.legal))])
        seen.update(session.state.tobytes())
        for seat in (*range(seats), NOBODY):
            view = session.view(seat)
            seen.update(view.tobytes())
            seen.update(imagined(view, seed).tobytes())
    seen.update(repr(session.events).encode())
    return seen.hexdigest()


def digests() -> dict[str, str]:
    return {f"{game} {seats}": digest(game, seats, seats) for game in GAMES for seats in GAMES[game].seats}


if __name__ == "__main__":
    json.dump(digests(), sys.stdout)
