"""Short matches as native code plays them, for web/tests/engine.test.ts: `python -m tests.wasm.matches` writes them."""

import hashlib
from typing import Any

import msgspec

from pioche.engine.dispatch import GAME_OF, apply, to_move
from pioche.engine.referee import interrupting_moves, legal_moves, new_match
from pioche.engine.rollout import Scratch, let_nature_move
from pioche.engine.sight import view_of
from pioche.engine.view_json import Views
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.levels import level_style
from pioche.rulekit import NATURE, NOBODY, Dice, Log, Match, dice
from tests.wasm import ROOT

FILE = ROOT / "web" / "tests" / "matches.json"
_PLIES = 60
_LEVEL = "casual"

_Facts = dict[str, Any]


def matches() -> bytes:
    found = [_match(name, number) for number, name in enumerate(GAMES)]
    return msgspec.json.format(msgspec.json.encode(found), indent=0)


def _match(name: str, number: int) -> _Facts:
    seats = GAMES[name].seats[0]
    chance, luck = dice(number, 0), dice(number, 1)
    seeds = [[one.digit, one.carry] for one in (chance, luck)]
    bot = HeuristicPlayer(level_style(_LEVEL, name, seats))
    bot.luck = luck
    state = new_match(name, seats, 0, {})
    views = Views(state)
    plies = [_told(state, "", Log.blank(), views)]
    while len(plies) < _PLIES and to_move(state) != NOBODY:
        log = Log.blank()
        plies.append(_told(state, _step(state, bot, chance, log), log, views))
    return {"game": name, "seats": seats, "level": _LEVEL, "seeds": seeds, "plies": plies}


def _step(state: Match, bot: HeuristicPlayer, chance: Dice, log: Log) -> str:
    """What was done, in words; "" for nature. A bot does not think where there is no choice."""
    if to_move(state) == NATURE:
        let_nature_move(state, chance, Scratch.blank(), log)
        return ""
    view = view_of(state, to_move(state))
    moves = legal_moves(view)
    move = bot.choose(view, Budget()) if len(moves) > 1 else moves[0]
    apply(state, move, log)
    return GAME_OF[type(state)].notation.write_move(move)


def _told(state: Match, move: str, log: Log, views: Views) -> _Facts:
    """How the match stands after a move."""
    write = GAME_OF[type(state)].notation.write_move
    seats = (*range(state.seats), NOBODY)
    texts = b"\n".join(views.look(state, seats).values())
    return {
        "move": move,
        "mover": to_move(state),
        "legal": [write(one) for one in legal_moves(state)] if to_move(state) >= 0 else [],
        "interrupting": len(interrupting_moves(state)) > 0,
        "events": log.count,
        "views": hashlib.sha256(texts).hexdigest(),
    }


if __name__ == "__main__":
    FILE.write_bytes(matches())
