"""A finished match once more, step by step: as one seat saw it, or openly; and what each decision was worth.

Decisions are judged by what the player could know, never by what lay hidden.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from pioche.engine.dispatch import GAME_OF
from pioche.engine.looking import written
from pioche.engine.referee import NATURES_NAME
from pioche.engine.transcript import parse
from pioche.players.advice import advise
from pioche.players.contract import Budget
from pioche.rulekit import NATURE, NOBODY, Refusal
from pioche.table.course import Course
from pioche.table.messages import Happening, Opinion
from pioche.table.telling import DEALS, OPENLY, events_of

JUDGING = Budget(seconds=0.0, simulations=400)


class Step(msgspec.Struct):
    ply: int
    """How many moves had been made, this one included."""
    by: int
    move: str | None
    """Null where it was somebody's secret."""
    happened: list[Happening]
    view: dict[str, Any]
    """The position afterwards."""
    awaits: list[int]
    legal: list[str]
    """What the one to move could do, where the viewer may know it."""


class Decision(msgspec.Struct):
    """One choice of a seat, in the light of what it could know."""

    ply: int
    """The number of moves before it."""
    seat: int
    move: str
    moves: list[Opinion]
    """Best first."""
    lost: float
    """The share of the victory that another move would have kept."""
    speaks_for: list[str]
    speaks_against: list[str]


class Replayed:
    """The course of a record, move by move."""

    def __init__(self, record: bytes) -> None:
        self.transcript = parse(record)
        opening = self.transcript
        self.seats = len(opening.players)
        self.course = Course(opening.game, self.seats, opening.first, opening.options)

    def moves(self) -> Iterator[tuple[int, str]]:
        for line in self.transcript.moves:
            name, _, text = line.partition(" ")
            yield NATURE if name == NATURES_NAME else int(name), text


def steps(record: bytes, seat: int | None) -> list[Step]:
    """As the seat saw it (NOBODY for a spectator), or OPENLY."""
    replayed = Replayed(record)
    _check_seat(replayed, seat)
    return [_step(replayed.course, seat, by, text) for by, text in replayed.moves()]


def _check_seat(replayed: Replayed, seat: int | None) -> None:
    if seat is not OPENLY and seat != NOBODY and not 0 <= seat < replayed.seats:
        raise Refusal("no-such-seat", seat=seat, most=replayed.seats - 1)


def _step(course: Course, seat: int | None, by: int, text: str) -> Step:
    rows = course.play(by, text)
    known = seat is OPENLY or by == seat or not course.moved_in_secret
    move = text.partition(" ")[0] if by == NATURE and text.startswith(DEALS) else text
    shown = seat is OPENLY or seat in course.awaits
    legal = course.legal(course.to_move) if shown and course.to_move >= 0 else []
    position = course.state if seat is OPENLY else course.view(seat)
    return Step(
        len(course.moves),
        by,
        move if known else None,
        events_of(course.game.name).told(rows, seat),
        written(position),
        course.awaits,
        legal,
    )


def decisions(record: bytes, seat: int, seed: int = 0) -> list[Decision]:
    """Every real choice of the seat: takes a search for each."""
    replayed = Replayed(record)
    _check_seat(replayed, seat)
    found = []
    for ply, (by, text) in enumerate(replayed.moves()):
        if by == seat and text in (legal := replayed.course.legal(seat)) and len(legal) > 1:
            found.append(_judged(replayed.course, ply, seat, text, seed))
        replayed.course.play(by, text)
    return found


def _judged(course: Course, ply: int, seat: int, text: str, seed: int) -> Decision:
    view = course.view(seat)
    advice = advise(view, JUDGING, seed)
    write = GAME_OF[type(view)].notation.write_move
    moves = [Opinion(write(opinion.move), opinion.worth, opinion.visits) for opinion in advice.opinions]
    chosen = next(opinion.worth for opinion in moves if opinion.move == text)
    lost = max(0.0, max(opinion.worth for opinion in moves) - chosen)
    return Decision(ply, seat, text, moves, lost, advice.speaks_for, advice.speaks_against)
