"""The record of a finished match, with all that is needed to verify it (docs/records.md, docs/protocol.md)."""

from typing import Any

import msgspec

from pioche.engine.transcript import Transcript
from pioche.table.reactions import Slap
from pioche.table.seats import nameless
from pioche.table.state import TableState


class Shuffle(msgspec.Struct):
    """A round's luck."""

    round: int
    commitment: str
    secret: str
    lucks: list[str]
    """By seat."""
    servers: list[int]
    """The seats whose luck is the server's: bots, and people who were absent or withheld theirs."""
    scheme: int = 1
    pledges: list[str] = []
    """By seat; empty for the server's. In scheme 1 there were none."""
    withheld: list[int] = []
    """The seats for which the deal was begun anew."""


class PhotoFinish(msgspec.Struct):
    """How a race ended."""

    called: int
    slaps: list[Slap]
    tied: list[int]
    last: int


def final_record(state: TableState, ended: int) -> bytes:
    play, sheet, setup = state.playing, state.sheet, state.setup
    opening = Transcript(setup.game, state.seats.names(), dict(setup.options), play.state.first, play.moves)
    content: dict[str, Any] = msgspec.json.decode(opening.to_json())
    if sheet.by_lot:
        content["first_by_lot"] = True
    content["totals"] = play.totals
    content["winners"] = play.winners
    content["ended"] = ended
    content["hands"] = sheet.hands
    content["hints"] = sheet.hints
    content["table"] = state.label
    content["shuffles"] = [msgspec.convert(fact, Shuffle, from_attributes=True) for fact in sheet.reveals]
    content["races"] = [msgspec.convert(fact, PhotoFinish, from_attributes=True) for fact in sheet.races]
    return msgspec.json.encode(content)


def anonymous(record: bytes) -> bytes:
    """The same match among players without names."""
    content: dict[str, Any] = msgspec.json.decode(record)
    content["players"] = [nameless(seat) for seat in range(len(content["players"]))]
    return msgspec.json.encode(content)
