"""What the page must know beside the module, as JSON: where fields lie, what options there are, how moves are written.

All of it is read off the catalogue. The numbers that a match is played with are in the module alone.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from pioche.engine.view_json import template_of
from pioche.games.catalogue import GAMES, MOST_CARDS, MOST_MOVES
from pioche.games.game import Game
from pioche.players.heuristic import features
from pioche.players.levels import BY_STYLE, FASTEST_SLAP, LEVELS, Level, expected_table, level_style
from pioche.players.styles import Style, as_lineup, champion
from pioche.players.tree import MOST_NODES
from pioche.rulekit import MOST_FACTS, NATURE, Choice, Count, Flag, Limit, Option, Record, Refusal, Retired, dice
from pioche.wasm.exports import RECORDS
from pioche.wasm.reading import arrangement, unread_moves


def layout(games: Sequence[Game]) -> dict[str, Any]:
    return {
        "most": {"moves": MOST_MOVES, "cards": MOST_CARDS, "facts": MOST_FACTS, "nodes": MOST_NODES},
        "seed": [dice(0).digit, dice(0).carry],
        "records": {kind.__name__: _record(kind) for kind in RECORDS},
        "games": {game.name: _game(game) for game in games},
        "levels": {name: _manners(level) for name, level in LEVELS.items()},
        "fastest_slap": FASTEST_SLAP,
    }


def _game(game: Game) -> dict[str, Any]:
    moves = [_written(game, move) for move in range(game.nouns.MOVES)]
    return {
        "seats": [game.seats[0], game.seats[-1]],
        "state": _record(game.state),
        "options": [_option(option) for option in game.options],
        "retired": {option.name: option.default for option in game.nouns.OPTIONS if isinstance(option, Retired)},
        "simultaneous": game.nouns.SIMULTANEOUS is not None,
        "remembers": game.recall is not None,
        "events": {number: name for number, (name, _) in game.events.items()},
        "moves": moves,
        "own_moves": dict(_own_moves(game)),
        "unread_moves": unread_moves(game, moves),
        "arrangement": arrangement(game),
        "cards": _cards(game, game.notation.write_card),
        "event_cards": {event: _cards(game, write) for event, write in game.notation.EVENT_CARDS.items()},
        "clauses": game.nouns.CLAUSES,
        "reasons": [{"code": one.code, "clause": one.clause, "facts": one.facts} for one in game.rules.REASONS],
        "view": _view(game),
        "features": {name: game.heuristic.FEATURES[name] for name in features(game.name)},
        **_players(game),
    }


# Records


def _record(kind: type[Record]) -> dict[str, Any]:
    return {"bytes": kind.layout.itemsize, "fields": dict(_fields(kind.layout, "", 0))}


def _fields(layout: Any, above: str, begin: int) -> Sequence[tuple[str, list[int]]]:
    """By path: the offset in bytes, and the length in each dimension."""
    found = []
    for name in layout.names:
        kind, offset = layout.fields[name][:2]
        if kind.names:
            found += [(above + name, [begin + offset]), *_fields(kind, f"{above}{name}.", begin + offset)]
        else:
            found.append((above + name, [begin + offset, *kind.shape]))
    return found


def _option(option: Option) -> dict[str, Any]:
    """Its name is that of its field in `options`, where it is a whole number."""
    match option:
        case Flag():
            return {"name": option.name, "kind": "flag", "default": option.default}
        case Count():
            return {"name": option.name, "kind": "count", "default": option.default, "least": option.least}
        case Choice():
            return {"name": option.name, "kind": "choice", "default": option.default, "values": list(option.values)}
        case Limit():
            return {"name": option.name, "kind": "limit", "default": option.default}
    raise TypeError(option)


# Texts


def _written(game: Game, move: int) -> str | None:
    """As somebody writes it; None for a number that is no move."""
    return game.notation.write_move(move) if _writers(game, move) else None


def _writers(game: Game, move: int) -> list[int]:
    """Seats, and nature: those whose text is read as this move."""
    return [by for by in (NATURE, *range(game.seats[-1])) if _reads(game, move, by)]


def _reads(game: Game, move: int, by: int) -> bool:
    try:
        return game.notation.read_move(game.notation.write_move(move), by) == move
    except Refusal:
        return False


def _own_moves(game: Game) -> Sequence[tuple[int, int]]:
    """The moves that one seat alone writes so, each with its seat."""
    found = [(move, _writers(game, move)) for move in range(game.nouns.MOVES)]
    return [(move, writers[0]) for move, writers in found if len(writers) == 1]


def _cards(game: Game, write: Callable[[int], str]) -> list[str | None]:
    return [_card(write, card) for card in range(game.nouns.CARD_NUMBERS)]


def _card(write: Callable[[int], str], card: int) -> str | None:
    """None for a number that is no card there."""
    try:
        return write(card)
    except LookupError:
        return None


def _view(game: Game) -> dict[str, Any]:
    template = template_of(game.name)
    return {
        "starts": template.starts.tolist(),
        "cuts": template.cuts.tolist(),
        "pieces": template.pieces.tobytes().decode("ascii"),
        "longest": template.longest,
    }


# Players


def _manners(level: Level) -> dict[str, Any]:
    """How a bot behaves at a live table, whatever the game."""
    return {"mind": level.mind, "thinking": level.thinking, "reaction": level.reaction, "forgets": level.forgets}


def _players(game: Game) -> dict[str, Any]:
    """Styles, each once, as rows that end with a temperature; and by number of players, who plays by which."""
    rows: list[list[float]] = []

    def number(style: Style) -> int:
        row = as_lineup([style])[0].tolist()
        if row not in rows:
            rows.append(row)
        return rows.index(row)

    by_seats = {}
    for seats in game.seats:
        levels = {level: number(level_style(level, game.name, seats)) for level in BY_STYLE}
        lineup = [number(style) for style in expected_table(game.name, seats)]
        by_seats[seats] = {"levels": levels, "lineup": lineup, "champion": number(champion(game.name, seats))}
    return {"styles": rows, "players": by_seats}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(layout([GAMES[name] for name in sys.argv[1:]])))
