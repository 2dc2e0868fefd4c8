"""The record of a finished match, with all that is needed to verify it (docs/records.md, docs/protocol.md)."""

from typing import Any

import msgspec

from pioche.table import facts as f
from pioche.table.standing import Standing


class Shuffle(msgspec.Struct):
    """A round's luck."""

    round: int
    commitment: str
    secret: str
    lucks: list[str]
    """By seat."""
    servers: list[int]
    """The seats whose luck is the server's: bots, and people who were absent."""


def shuffle_of(fact: f.Revealed) -> Shuffle:
    return Shuffle(fact.round, fact.commitment, fact.secret, fact.lucks, fact.servers)


def record_of(table: Standing, ended: int) -> bytes:
    content: dict[str, Any] = msgspec.json.decode(table.transcript().to_json())
    content["totals"] = table.playing.state.totals[: table.seats].tolist()
    content["winners"] = table.playing.winners()
    content["ended"] = ended
    content["hands"] = table.hands
    content["hints"] = table.hinted
    content["table"] = table.label
    content["shuffles"] = [shuffle_of(fact) for fact in table.reveals]
    content["races"] = [told_race(fact) for fact in table.races]
    return msgspec.json.encode(content)


def told_race(fact: f.Raced) -> dict[str, Any]:
    return {"called": fact.called, "slaps": fact.slaps, "tied": fact.tied, "last": fact.last}


def anonymous(record: bytes) -> bytes:
    """The same match among players without names."""
    content: dict[str, Any] = msgspec.json.decode(record)
    content["players"] = [f"Player {seat + 1}" for seat in range(len(content["players"]))]
    return msgspec.json.encode(content)
