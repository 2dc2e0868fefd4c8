"""Many games in files: compressed records (.jsonl.gz, .jsonl.zst) or columns (.parquet). Written as they are played.

The columns are described in docs/research/corpus.md.
"""

import gzip
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

import msgspec

from pioche.engine.dispatch import GAME_OF
from pioche.engine.referee import new_match
from pioche.engine.replay import winners
from pioche.engine.transcript import FORMAT
from pioche.players.styles import CHAMPION, CHANCE, Style, champion, pool
from pioche.research.peers import peer
from pioche.research.scripts import Played, Scribe, played
from pioche.rulekit import NATURE, OVER, Match, Refusal, Value, read_options

_CHUNK = 500
"""Games for a piece of work, and rows of a row group."""
_COLUMNS = "pioche-columns/1"


@dataclass(frozen=True)
class Order:
    """What is to be played."""

    game: str
    seats: int
    options: Mapping[str, Value]
    seed: int = 0
    style: str = CHANCE

    def opening(self) -> Match:
        return new_match(self.game, self.seats, 0, self.options)

    def player(self) -> Style | None:
        """None is chance, which needs no thought."""
        if self.style == CHANCE:
            return None
        styles = {style.name: style for style in (*pool(self.game), champion(self.game, self.seats))}
        if self.style not in styles:
            raise Refusal("unknown-style", name=self.style, values=", ".join([CHANCE, CHAMPION, *styles]))
        return styles[self.style]


class Book(Protocol):
    """A file that takes chunks of games."""

    def prepare(self, order: Order, numbers: range) -> Any:
        """Done in any process."""

    def open(self, path: Path, order: Order) -> AbstractContextManager[Callable[[Any], object]]: ...


def write(order: Order, games: int, path: Path, jobs: int, progress: Callable[[int], None]) -> None:
    """The same order gives the same games, whatever the number of jobs. A file that is there already is refused."""
    book = _book_for(path)
    order.player()
    if path.exists():
        raise Refusal("file-exists", path=str(path))
    chunks = [range(start, min(games, start + _CHUNK)) for start in range(0, games, _CHUNK)]
    unfinished = path.with_name(path.name + ".part")
    with book.open(unfinished, order) as add:
        for number, content in enumerate(_prepared(partial(book.prepare, order), chunks, jobs)):
            add(content)
            progress(len(chunks[number]))
    unfinished.rename(path)


def _prepared(prepare: Callable[[range], Any], chunks: list[range], jobs: int) -> Iterator[Any]:
    """In order; a few are prepared ahead."""
    if jobs == 1 or len(chunks) == 1:
        yield from map(prepare, chunks)
        return
    rest = iter(chunks)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool_of_work:
        waiting: list[Future[Any]] = [pool_of_work.submit(prepare, chunk) for chunk in islice(rest, 2 * jobs)]
        while waiting:
            yield waiting.pop(0).result()
            waiting += [pool_of_work.submit(prepare, chunk) for chunk in islice(rest, 1)]


def _book_for(path: Path) -> Book:
    for ending, book in BOOKS.items():
        if path.name.endswith(ending):
            return book
    raise Refusal("unknown-ending", path=str(path), values=", ".join(BOOKS))


# Records, one JSON object a line


@dataclass(frozen=True)
class _Records:
    opened: Callable[[Path], Any]

    def prepare(self, order: Order, numbers: range) -> bytes:
        opening = order.opening()
        scribe = Scribe(opening)
        header = {
            "format": FORMAT,
            "game": order.game,
            "players": [f"{order.style} {seat}" for seat in range(order.seats)],
        }
        options = read_options(opening["options"], GAME_OF[type(opening)].options)
        matches = played(opening, order.player(), order.seed, numbers)
        return b"".join(self._line(header, options, scribe, match) for match in matches)

    def _line(self, header: dict[str, Any], options: dict[str, Value], scribe: Scribe, match: Played) -> bytes:
        moves = [scribe.written(line) for line in match.lines]
        record = {**header, "options": options, "first": match.first, "moves": moves, "totals": match.totals}
        return msgspec.json.encode(record) + b"\n"

    def open(self, path: Path, order: Order) -> AbstractContextManager[Callable[[bytes], object]]:
        return _OpenedFile(self.opened(path))


class _OpenedFile(AbstractContextManager[Callable[[bytes], object]]):
    def __init__(self, file: Any) -> None:
        self.file = file

    def __enter__(self) -> Callable[[bytes], object]:
        write_bytes: Callable[[bytes], object] = self.file.__enter__().write
        return write_bytes

    def __exit__(self, *why: object) -> None:
        self.file.__exit__(*why)


def _gzipped(path: Path) -> Any:
    return gzip.open(path, "wb", compresslevel=6)


def _zstandard(path: Path) -> Any:
    return peer("zstandard").open(path, "wb")


# Columns


class _Columns:
    def prepare(self, order: Order, numbers: range) -> dict[str, list[Any]]:
        opening = order.opening()
        matches = list(played(opening, order.player(), order.seed, numbers))
        return {
            "number": [match.number for match in matches],
            "first": [match.first for match in matches],
            "rounds": [match.rounds for match in matches],
            "decisions": [sum(line.by != NATURE for line in match.lines) for match in matches],
            "totals": [match.totals for match in matches],
            "winners": [_won(opening, match.totals) for match in matches],
            "by": [[line.by for line in match.lines] for match in matches],
            "move": [[line.move for line in match.lines] for match in matches],
            "cards": [[card for line in match.lines for card in line.cards] for match in matches],
            "arranged": [[len(line.cards) for line in match.lines if line.cards] for match in matches],
        }

    def open(self, path: Path, order: Order) -> AbstractContextManager[Callable[[Any], object]]:
        return _RowGroups(path, order)


def _won(opening: Match, totals: list[int]) -> list[int]:
    table = opening.copy()
    table.stage = OVER
    table.totals[: len(totals)] = totals
    return winners(table)


class _RowGroups(AbstractContextManager[Callable[[Any], object]]):
    def __init__(self, path: Path, order: Order) -> None:
        self.arrow = peer("pyarrow")
        self.schema = self._schema(order)
        self.writer = peer("pyarrow.parquet").ParquetWriter(path, self.schema, compression="zstd")

    def _schema(self, order: Order) -> Any:
        arrow = self.arrow
        small, middle = arrow.list_(arrow.int8()), arrow.list_(arrow.int16())
        kinds = {
            "number": arrow.int64(),
            "first": arrow.int8(),
            "rounds": arrow.int16(),
            "decisions": arrow.int32(),
            "totals": arrow.list_(arrow.int32()),
            "winners": small,
            "by": small,
            "move": middle,
            "cards": small,
            "arranged": small,
        }
        facts = {"format": _COLUMNS, "game": order.game, "players": order.seats, "options": dict(order.options)}
        told = facts | {"seed": order.seed, "style": order.style}
        return arrow.schema(kinds).with_metadata({"pioche": msgspec.json.encode(told)})

    def __enter__(self) -> Callable[[Any], object]:
        return lambda columns: self.writer.write_table(self.arrow.table(columns, schema=self.schema))

    def __exit__(self, *why: object) -> None:
        self.writer.close()


BOOKS: dict[str, Book] = {
    ".jsonl.gz": _Records(_gzipped),
    ".jsonl.zst": _Records(_zstandard),
    ".parquet": _Columns(),
}
