"""What native code does, written down so that the module can be compared with it.

`python -m tests.wasm.fixtures FILE [GAME ...]` writes, for every number of players and with every option once: matches
by chance, one match step by step with all that a table reads off it and the reasons why moves are refused, heuristic
players and, where rules are compiled, searches. web/browser/gate/check.ts does the same by the module.
"""

import hashlib
import json
import sys
from base64 import b64encode
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from pioche.conformance.settings import Setting, settings_of
from pioche.engine.dispatch import GAME_OF, apply, choices_are_hidden, to_move, wins
from pioche.engine.play import EVERYTHING, SPECTATOR, seeded
from pioche.engine.referee import admit, interrupting_moves, legal_moves
from pioche.engine.rollout import Scratch, let_nature_move, play_many
from pioche.engine.sight import view_of
from pioche.engine.transcript import Transcript
from pioche.engine.view_json import Views
from pioche.games.catalogue import GAMES
from pioche.games.contract import Notation
from pioche.games.game import Game
from pioche.players.contract import Budget
from pioche.players.heuristic_player import HeuristicPlayer
from pioche.players.levels import BY_STYLE, expected_table, level_style
from pioche.players.search import Search
from pioche.players.trained import NO_NETWORK, NUMBERS, network_for
from pioche.rulekit import (
    INTERPRETED,
    NATURE,
    NOBODY,
    Dice,
    Limit,
    Log,
    Match,
    Refusal,
    Value,
    dice,
    ints_of,
    left_of,
    reseed,
)
from pioche.table.after.review import decisions, steps
from tests.kit import some_critic, some_network, some_reader

_ROLLOUTS = 12
_PLIES = 160
_SEARCHES = 2
"""In a match."""
_FEW, _MANY = 300, 6000
"""Simulations: of most searches, and of one for each game, whose tree grows."""
_GROWN = 100
"""A tree with more nodes than any root has moves."""
_REVIEWED = 30
"""Plies of the match that is looked through afterwards."""
_INTERRUPTED = 7
"""After this number of plies somebody interrupts, if they may."""
_STRIDE = 8
"""Of all moves that can be written, every eighth is asked for at a ply, beginning with another one each time."""

Fixture = dict[str, Any]


def fixtures(settings: Sequence[Setting], *, search: bool) -> list[Fixture]:
    return [_fixture(number, setting, search) for number, setting in enumerate(settings)]


def settings_for(games: Sequence[str]) -> list[Setting]:
    return [setting for game in games for setting in _settings(GAMES[game])]


def _settings(game: Game) -> list[Setting]:
    """Those of the laws, the tables that need an option, and other limits of time, which are part of a position."""
    found = settings_of(game)
    limits: dict[str, Value] = {
        option.name: option.default + 0.5 for option in game.options if isinstance(option, Limit)
    }
    others = set(game.seats) - {setting.seats for setting in found}
    wider = [Setting(game.name, seats, setting.options) for seats in sorted(others) for setting in found]
    return [*found, *filter(_is_accepted, wider), *([Setting(game.name, game.seats[0], limits)] if limits else [])]


def _is_accepted(setting: Setting) -> bool:
    try:
        setting.opening()
    except Refusal:
        return False
    return True


def _fixture(number: int, setting: Setting, search: bool) -> Fixture:
    lines, views = _match(setting, dice(number, 1))
    some = views[:: max(1, len(views) // _SEARCHES)][:_SEARCHES] if search else []
    searches = [_search(setting, view, _FEW) for view in some]
    for network in _networks(setting):
        searches += [_search(setting, view, _FEW, network, believes=True) for view in some]
    if search and setting.seats == GAMES[setting.game].seats[0] and not setting.options:
        searches.append(_long_search(setting, views))
    return {
        "game": setting.game,
        "seats": setting.seats,
        "options": setting.options,
        "opening": _digest(setting.opening().tobytes()),
        "rollouts": [_rollout(setting, dice(number, 0, seed)) for seed in range(_ROLLOUTS)],
        "match": {"dice": _numbers(dice(number, 1)), "lines": lines},
        "searches": searches,
        "review": _review(setting, number, search),
    }


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _numbers(dice: Dice) -> list[int]:
    return [dice.digit, dice.carry]


def _rollout(setting: Setting, luck: Dice) -> Fixture:
    state, before = setting.opening(), _numbers(luck)
    decisions = play_many(state, luck, Scratch.blank(), 1)
    return {"dice": before, "decisions": decisions, "state": _digest(state.tobytes()), "after": _numbers(luck)}


# One match, step by step


def _match(setting: Setting, luck: Dice) -> tuple[list[Fixture], list[Match]]:
    """Its lines, and the views in which there was a choice."""
    position, views, log = setting.opening().in_a_row(), Views(setting.opening()), Log.blank()
    state = position[0]
    lines, choices = [], []
    for ply in range(_PLIES):
        if to_move(state) == NOBODY:
            break
        if to_move(state) >= 0 and len(legal_moves(state)) > 1:
            choices.append(view_of(state, to_move(state)))
        log.count = 0
        asked = {**_asked(state), "refusals": _digest(_compact(_refusals(state, ply)))}
        lines.append({**asked, "move": _step(state, ply, luck, log), **_told(position, log, views, luck)})
    return lines, choices


def _asked(state: Match) -> Fixture:
    """What a table asks the rules."""
    rules = GAME_OF[type(state)].rules
    return {
        "mover": to_move(state),
        "legal": legal_moves(state),
        "interrupts": interrupting_moves(state),
        "hidden": bool(choices_are_hidden(state)),
        "choosers": [seat for seat in range(state.seats) if rules.may_choose(state, seat)],
    }


def _refusals(state: Match, ply: int) -> list[Fixture | None]:
    """What the one to move and their neighbour hear to moves that they can write, in time to all of them."""
    mover = max(0, to_move(state))
    heard = []
    for seat in (mover, left_of(state, mover)):
        view, texts = view_of(state, seat), _readable_moves(GAME_OF[type(state)].name, seat)
        heard += [_refusal(view, seat, text) for text in texts[ply % _STRIDE :: _STRIDE]]
    return heard


def _refusal(state: Match, seat: int, text: str) -> Fixture | None:
    try:
        admit(state, f"{seat} {text}")
    except Refusal as refusal:
        return {"code": refusal.code, "clause": refusal.clause, "facts": refusal.facts}
    return None


@cache
def _readable_moves(game: str, seat: int) -> list[str]:
    """All that this seat can write, by number of the move."""
    notation = GAMES[game].notation
    return [notation.write_move(move) for move in range(GAMES[game].nouns.MOVES) if _reads(notation, move, seat)]


def _reads(notation: Notation, move: int, seat: int) -> bool:
    try:
        return notation.read_move(notation.write_move(move), seat) == move
    except (LookupError, Refusal):
        return False


def _step(state: Match, ply: int, luck: Dice, log: Log) -> int:
    """What is done: the number of the move, or NATURE."""
    mover, interrupts = to_move(state), interrupting_moves(state)
    if interrupts and ply % _INTERRUPTED == 0:
        apply(state, interrupts[0], log)
        return interrupts[0]
    if mover == NATURE:
        let_nature_move(state, luck, Scratch.blank(), log)
        return NATURE
    level = BY_STYLE[ply % len(BY_STYLE)]
    player = HeuristicPlayer(level_style(level, GAME_OF[type(state)].name, state.seats))
    player.luck = luck
    move = player.choose(view_of(state, mover), Budget())
    apply(state, move, log)
    return int(move)


def _told(position: Any, log: Log, views: Views, luck: Dice) -> Fixture:
    """What everybody is told afterwards."""
    state = position[0]
    seats = (*range(state.seats), NOBODY)
    events = log.events[: log.count].tolist()
    return {
        "state": _digest(state.tobytes()),
        "events": _digest(_compact(events)),
        "hidden_events": _digest(_compact([list(_hidden(state, events, seat)) for seat in seats])),
        "views": _digest(b"\n".join(views.look(position, seats).values())),
        "winners": [seat for seat in range(state.seats) if wins(state, seat)],
        "dice": _numbers(luck),
    }


def _hidden(state: Match, events: list[list[int]], seat: int) -> Iterator[list[int]]:
    for event in events:
        row = ints_of(event)
        GAME_OF[type(state)].sight.hide_event(row, seat)
        yield row.tolist()


def _compact(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


# Afterwards


def _review(setting: Setting, seed: int, search: bool) -> Fixture:
    """A record, its steps for everybody with views as JSON, the bytes of the last views, and one seat's decisions."""
    play = seeded(
        Transcript(setting.game, [f"Player {seat + 1}" for seat in range(setting.seats)], setting.options), seed
    )
    luck = Random(seed)
    while play.to_move is not None and len(play.moves) < _REVIEWED:
        play.play(luck.choice(play.legal_for(play.to_move)))
    record = play.record().to_json()
    viewers = (*range(setting.seats), SPECTATOR, EVERYTHING)
    told = {viewer: steps(record, viewer, 0, len(play.moves)).steps for viewer in viewers}
    return {
        "record": record.decode(),
        "steps": {viewer: _digest(msgspec.json.encode(found)) for viewer, found in told.items()},
        "seen": [_digest(play.view(seat).tobytes()) for seat in range(setting.seats)],
        "network": b64encode(network_for(setting.game, setting.seats).astype(NUMBERS).tobytes()).decode(),
        "decisions": list(decisions(record, 0)) if search else None,
    }


# Searches


def _networks(setting: Setting) -> list[Any]:
    """One by itself, and one with all that may follow it."""
    table = setting.game, setting.seats
    return [some_network(*table), np.concatenate([part(*table) for part in (some_network, some_reader, some_critic)])]


def _long_search(setting: Setting, views: list[Match]) -> Fixture:
    """One whose tree grows: most choices are clear before."""
    searches = (_search(setting, view, _MANY) for view in views)
    return next(one for one in searches if one["found"]["nodes"] > _GROWN)


def _search(
    setting: Setting, view: Match, simulations: int, network: Any = NO_NETWORK, believes: bool = False
) -> Fixture:
    seed = dice(simulations, view.round)
    search = Search(setting.game, expected_table(setting.game, setting.seats), network=network, believes=believes)
    reseed(search.memory.dice, simulations, view.round)
    opinions = search.opinions(view, Budget(0.0, simulations))
    elimination, used = search.memory.elimination, search.memory.path.used
    return {
        "view": b64encode(view.tobytes()).decode(),
        "network": b64encode(network.tobytes()).decode(),
        "believes": believes,
        "dice": _numbers(seed),
        "simulations": simulations,
        "found": {
            "opinions": [{"move": int(one.move), "value": float(one.value), "visits": one.visits} for one in opinions],
            "worlds": elimination.worlds,
            "nodes": used,
            "memory": _digest(search.memory.tobytes()),
            "tree": _digest(search.tree[:used].tobytes()),
        },
    }


def write(path: Path, found: list[Fixture]) -> None:
    path.write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    write(Path(sys.argv[1]), fixtures(settings_for(sys.argv[2:] or list(GAMES)), search=not INTERPRETED))
