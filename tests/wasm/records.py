"""Records that are wrong, and what native code says of each, for web/tests/records.test.ts.

`python -m tests.wasm.records` writes them. One is right, so that the others are refused for their faults alone.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import msgspec

from pioche.engine.play import seeded
from pioche.engine.replay import played
from pioche.engine.transcript import BadRecord, Transcript, parse
from pioche.games.catalogue import GAMES
from pioche.rulekit import Flag
from tests.wasm import ROOT

FILE = ROOT / "web" / "tests" / "records.json"
_PLIES = 12

_Record = dict[str, Any]


def records() -> bytes:
    found = [_judged(record) for game in GAMES for record in _variants(_record(game))]
    return msgspec.json.format(msgspec.json.encode(found), indent=0)


def _record(game: str) -> _Record:
    seats = GAMES[game].nouns.USUAL_SEATS
    play = seeded(Transcript(game, [f"Player {seat + 1}" for seat in range(seats)]), 1)
    luck = Random(1)
    while play.to_move is not None and len(play.moves) < _PLIES:
        play.play(luck.choice(play.legal_for(play.to_move)))
    record: _Record = msgspec.json.decode(play.record().to_json())
    return record


def _variants(record: _Record) -> Iterator[_Record]:
    yield record
    for key in record:
        yield {name: value for name, value in record.items() if name != key}
        yield record | {key: None}
    yield record | {"game": "chess"}
    yield record | {"players": ["Ann"]}
    yield record | {"players": ["Ann"] * 9}
    yield record | {"players": [1, 2, 3]}
    yield record | {"first": 9}
    yield record | {"first": True}
    yield from (record | {"options": options} for options in _wrong_options(record["game"]))
    yield from (record | {"moves": moves} for moves in _wrong_moves(record["moves"]))


def _wrong_options(game: str) -> Iterator[_Record]:
    """And some that may not go together."""
    yield {"no": 1}
    for option in GAMES[game].options:
        yield {option.name: None}
        yield {option.name: "maybe"}
        yield {option.name: -1}
    flags = [option.name for option in GAMES[game].options if isinstance(option, Flag)]
    yield from (dict.fromkeys(pair, True) for pair in combinations(flags, 2))


def _wrong_moves(moves: list[str]) -> Iterator[list[Any]]:
    """One line is another, or two have changed places."""
    deal, *rest = moves
    cards = deal.split(" ")
    first = next(place for place, line in enumerate(moves) if not line.startswith("*"))
    yield [deal.replace("* deal", "* shuffle"), *rest]
    yield [deal.replace("* ", "0 "), *rest]
    yield [" ".join([*cards[:2], "?", *cards[3:]]), *rest]
    yield [" ".join(cards[:-1]), *rest]
    yield [deal + " ?", *rest]
    for line in ("", "x", "0", "9 take", "-1 take", "00 take", "* take", "0 take 1", "0 fly", "0 play ?", 7, None):
        yield [*moves[:first], line, *moves[first + 1 :]]
    yield [*moves[:first], moves[0], *moves[first + 1 :]]
    mover, _, move = moves[first].partition(" ")
    yield [*moves[:first], f"{(int(mover) + 1) % 2} {move}", *moves[first + 1 :]]
    yield [*moves[:first], *moves[first + 1 :]]


def _judged(record: _Record) -> _Record:
    """Null where it holds."""
    try:
        played(parse(msgspec.json.encode(record)))
    except BadRecord as bad:
        refusal = bad.refusal
        facts = {"where": bad.where, "code": refusal.code, "clause": refusal.clause, "facts": refusal.facts}
        return {"record": record, "refused": facts}
    return {"record": record, "refused": None}


if __name__ == "__main__":
    FILE.write_bytes(records())
