"""The tables in docs/research, made from what the code declares: `python -m tests.research.pages` writes them anew."""

from collections.abc import Iterator
from pathlib import Path

from pioche.games.catalogue import GAMES
from pioche.games.game import Game
from pioche.research.observe import layout
from pioche.rulekit import Choice, Count, Flag, Limit, Option, Part
from pioche.rulekit.fields import Field

FOLDER = Path(__file__).parents[2] / "docs" / "research"
RUNS = {
    "take_that": [(0, 0), (12, 98), (112, 198)],
    "no_thanks": [(0, 0), (1, 1)],
    "tightrope": [(1, 50)],
    "hit_the_deck": [
        (0, 19),
        (20, 23),
        (24, 27),
        (28, 32),
        (33, 36),
        (37, 37),
        *((move, move) for move in range(38, 43)),
        (43, 153),
    ],
}
"""By game, the actions that are numbered in a row."""


def page(game: str) -> Path:
    return FOLDER / f"{game}.md"


def fresh(game: str) -> str:
    """The page with its tables as they should be."""
    text = page(game).read_text(encoding="utf-8")
    for name, lines in tables(GAMES[game]).items():
        before, _, rest = text.partition(f"<!-- {name} -->\n")
        _, _, after = rest.partition(f"<!-- /{name} -->")
        text = f"{before}<!-- {name} -->\n{lines}<!-- /{name} -->{after}"
    return text


def tables(game: Game) -> dict[str, str]:
    return {
        "observation": "".join(observation(game)),
        "actions": "".join(actions(game)),
        "options": "".join(options(game)),
    }


def observation(game: Game) -> Iterator[str]:
    declared = layout(game.name)
    yield "| from | size | name | values | meaning |\n|---|---|---|---|---|\n"
    yield from rows(declared.table, 0, "")
    yield from rows(declared.seat, declared.table_size, f" + {declared.seat_size} k")
    sizes = ", ".join(f"{declared.size(seats)} with {seats}" for seats in game.seats)
    yield f"\nThe k-th seat clockwise from the observer, k = 0 being the observer. Bytes in all: {sizes} players.\n"


def rows(fields: tuple[Field, ...], start: int, step: str) -> Iterator[str]:
    for field in fields:
        yield f"| {start}{step} | {field.size} | {field.name} | {field.least} … {field.most} | {field.meaning} |\n"
        start += field.size


def actions(game: Game) -> Iterator[str]:
    write = game.notation.write_move
    yield "| action | move |\n|---|---|\n"
    for first, last in RUNS[game.name]:
        if first == last:
            yield f"| {first} | `{write(first)}` |\n"
        else:
            yield f"| {first} … {last} | `{write(first)}` … `{write(last)}` |\n"


def options(game: Game) -> Iterator[str]:
    yield "| argument | values | default |\n|---|---|---|\n"
    yield f"| `players` | {game.seats[0]} … {game.seats[-1]} | {game.seats[0]} |\n"
    for option in game.options:
        yield f"| `{option.name}` | {values(option)} | `{option.default}` |\n"
    if game.parts:
        yield "\n| part of a reduced game | values | full game |\n|---|---|---|\n"
    for part in game.parts:
        yield f"| `{part.name}` | {values(part)} | 0 |\n"


def values(option: Option | Part) -> str:
    match option:
        case Flag():
            return "`True`, `False`"
        case Choice():
            return ", ".join(f"`{value}`" for value in option.values)
        case Count():
            return f"{option.least} and up"
        case Part():
            return f"{option.least} … {option.most}"
        case Limit():
            return "a time; it changes nothing here"


if __name__ == "__main__":
    for name in GAMES:
        page(name).write_text(fresh(name), encoding="utf-8")
