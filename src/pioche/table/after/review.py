"""A finished match once more, step by step: as one seat saw it, or openly; and what each decision was worth.

Decisions are judged by what the player could know, never by what lay hidden.
"""

from collections.abc import Iterator

import msgspec

from pioche.engine.dispatch import GAME_OF
from pioche.engine.play import EVERYTHING, SPECTATOR, Play
from pioche.engine.referee import NATURES_NAME
from pioche.engine.transcript import Transcript, parse
from pioche.engine.view_json import View, json_view
from pioche.players.advice import advise
from pioche.players.contract import Budget
from pioche.players.trained import network_for
from pioche.rulekit import NATURE, Refusal
from pioche.table.broadcast import events_of, shown_move
from pioche.table.messages import Happening, Opinion

MOVES_IN_A_SLICE = 50
"""Where a match is replayed, and nothing is thought about."""
_JUDGING = Budget(seconds=0.0, simulations=400)
"""Of a decision; by a network each of them takes longer, and tells more."""
_JUDGING_BY_NETWORK = Budget(seconds=0.0, simulations=200)


class Step(msgspec.Struct):
    ply: int
    """How many moves had been made, this one included."""
    by: int
    move: str | None
    """Null where it was somebody's secret."""
    happened: list[Happening]
    view: View
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


class Steps(msgspec.Struct):
    """A part of a match."""

    steps: list[Step]
    total: int
    """How many steps the whole match has."""


def steps(record: bytes, viewer: int, first: int, count: int) -> Steps:
    """As a seat or a SPECTATOR saw it, or with EVERYTHING; from one step on."""
    return next(filter(None, steps_by_slices(record, viewer, first, count)))


def steps_by_slices(record: bytes, viewer: int, first: int, count: int) -> Iterator[Steps | None]:
    """None now and then, and then the steps."""
    transcript = parse(record)
    if viewer not in (SPECTATOR, EVERYTHING):
        _check_seat(transcript, viewer)
    play, moves, found = Play(transcript), list(_moves(transcript)), []
    for number, (by, text) in enumerate(moves[: first + count]):
        if number < first:
            play.apply(by, text)
        else:
            found.append(_step(play, viewer, by, text))
        if number % MOVES_IN_A_SLICE == 0:
            yield None
    yield Steps(found, len(moves))


def _moves(transcript: Transcript) -> Iterator[tuple[int, str]]:
    for line in transcript.moves:
        name, _, text = line.partition(" ")
        yield NATURE if name == NATURES_NAME else int(name), text


def _check_seat(transcript: Transcript, seat: int) -> None:
    if not 0 <= seat < len(transcript.players):
        raise Refusal("no-such-seat", seat=seat, most=len(transcript.players) - 1)


def _step(play: Play, viewer: int, by: int, text: str) -> Step:
    rows = play.apply(by, text)
    return Step(
        len(play.moves),
        by,
        shown_move(by, text, viewer, hidden=play.moved_in_secret),
        events_of(play.game)(rows, viewer),
        json_view(play.state if viewer == EVERYTHING else play.view(viewer)),
        play.awaited,
        _legal(play, viewer),
    )


def _legal(play: Play, viewer: int) -> list[str]:
    """What the one to move could do, where the viewer may know it; where several choose, what the viewer could."""
    seat = play.to_move if viewer == EVERYTHING else viewer
    return play.legal_for(seat) if seat is not None and seat in play.awaited else []


def decisions(record: bytes, seat: int, seed: int = 0) -> Iterator[Decision]:
    """Every real choice of the seat: takes a search for each."""
    transcript = parse(record)
    _check_seat(transcript, seat)
    play = Play(transcript)
    for ply, (by, text) in enumerate(_moves(transcript)):
        if by == seat and text in (legal := play.legal_for(seat)) and len(legal) > 1:
            yield _judged(play, ply, seat, text, seed)
        play.apply(by, text)


def _judged(play: Play, ply: int, seat: int, text: str, seed: int) -> Decision:
    view = play.view(seat)
    game = GAME_OF[type(view)]
    guided = len(network_for(game.name, view.seats)) > 0
    advice = advise(view, _JUDGING_BY_NETWORK if guided else _JUDGING, seed)
    write = game.notation.write_move
    moves = [Opinion(write(opinion.move), opinion.value, opinion.visits) for opinion in advice.opinions]
    chosen = next(opinion.worth for opinion in moves if opinion.move == text)
    lost = max(0.0, max(opinion.worth for opinion in moves) - chosen)
    return Decision(ply, seat, text, moves, lost, advice.speaks_for, advice.speaks_against)
