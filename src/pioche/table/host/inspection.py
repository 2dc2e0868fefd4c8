"""Whether a database of tables is whole: its pages, its schema, every log from end to end, every finished match."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from pioche.engine.transcript import BadRecord, parse
from pioche.rulekit import Refusal
from pioche.table.after.verification import verify_record
from pioche.table.facts import AnyFact, read_fact
from pioche.table.host.store.copying import portions
from pioche.table.host.store.database import Database
from pioche.table.host.store.schema import applied_to, check_schema
from pioche.table.state import TableState

_WELL = "ok"
_LOG = "SELECT seq, epoch, line FROM log WHERE id = ? ORDER BY seq"
_LEFT_OVER = "SELECT DISTINCT id FROM {name} WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = {name}.id)"

Advance = Callable[[], None]
"""Called after each table and each match."""


class Damage(msgspec.Struct, frozen=True):
    where: str
    """The table or the match; empty for the database as a whole."""
    why: Refusal | BadRecord


def inspect(source: Database, advance: Advance = lambda: None, *, quick: bool = False) -> Iterator[Damage]:
    """What is wrong. What is quick replays nothing."""
    yield from _pages(source)
    try:
        check_schema(source, applied_to(source))
    except Refusal as refusal:
        yield Damage("", refusal)
    for name in ("log", "people"):
        yield from (Damage(row[0], Refusal("lost-rows", name=name)) for row in source.run(_LEFT_OVER.format(name=name)))
    for rows in portions(source, "tables"):
        for table, epoch, *_ in rows:
            yield from _log_of(source, table, epoch, quick)
            advance()
    for rows in portions(source, "games"):
        for game, *_, record in rows:
            yield from _record_of(game, record, quick)
            advance()


def _pages(source: Database) -> Iterator[Damage]:
    if checking := source.dialect.checking:
        said = [row[0] for row in source.run(checking)]
        yield from (Damage("", Refusal("broken-pages", reason=line)) for line in said if line != _WELL)


def _log_of(source: Database, table: str, epoch: int, quick: bool) -> Iterator[Damage]:
    """The first thing that is wrong with it: all that follows would be wrong, too."""
    state, before = TableState(table), 0
    for number, (seq, written, line) in enumerate(source.run(_LOG, [table])):
        try:
            _check_order(number, seq, before, written, epoch)
            fact = _fact(number, line)
            if not quick:
                _follow(state, number, fact)
        except Refusal as refusal:
            yield Damage(table, refusal)
            return
        before = written


def _check_order(number: int, seq: int, before: int, written: int, epoch: int) -> None:
    if seq != number:
        raise Refusal("gap-in-log", number=number)
    if not before <= written <= epoch:
        raise Refusal("epochs-mixed", number=number)


def _fact(number: int, line: str) -> AnyFact:
    try:
        return read_fact(line.encode())
    except msgspec.MsgspecError as error:
        raise Refusal("bad-fact", number=number, reason=str(error)) from None


def _follow(state: TableState, number: int, fact: Any) -> None:
    """A fact that cannot be breaks the fold somewhere: anything may be raised."""
    try:
        state.apply(fact)
    except Exception as error:
        raise Refusal("fact-does-not-follow", number=number, reason=repr(error)) from None


def _record_of(game: str, record: str, quick: bool) -> Iterator[Damage]:
    check: Callable[[bytes], object] = parse if quick else verify_record
    try:
        check(record.encode())
    except BadRecord as bad:
        yield Damage(game, bad)
