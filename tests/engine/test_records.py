"""Corrupted records end in the one line that docs/records.md describes, never in a traceback."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pioche
from pioche import Session
from pioche.engine.replay import trace
from pioche.engine.transcript import BadRecord, parse
from pioche.games.catalogue import GAMES
from pioche.surfaces.terminal.errors import complaint
from pioche.surfaces.words import words
from tests.laws.worlds import lawful, sessions, walk

Record = dict[str, Any]


def record_of(session: Session, seed: int = 0) -> Record:
    for _ in walk(session, seed=seed):
        pass
    written: Record = json.loads(session.record().to_json())
    return written


def checked(record: Any) -> str:
    """The complaint about a record; empty if there is none."""
    try:
        for _ in trace(parse(json.dumps(record).encode())):
            pass
    except BadRecord as bad:
        return complaint(bad, words())
    return ""


def test_an_untouched_record_is_good() -> None:
    for game in GAMES:
        assert checked(record_of(pioche.new(game, 3, seed=1))) == ""


@pytest.mark.parametrize("key", ["format", "game", "players", "options", "first", "moves"])
@pytest.mark.parametrize("value", [None, 3, "x", [], {}, True, [[1]], -1, 1e300, "take_that ", ["a", 1, None]])
def test_a_wrong_type_names_its_key(key: str, value: Any) -> None:
    record = record_of(pioche.new("no_thanks", 3, seed=1))
    if key == "moves" and value in ([], [[1]], ["a", 1, None]):
        assert checked(record | {key: value}).startswith("ply 0: ") or value == []
    elif (key, value) != ("options", {}):
        assert checked(record | {key: value}).startswith(f"{key}: ")


@pytest.mark.parametrize("key", ["format", "game", "players", "options", "first", "moves"])
def test_a_missing_key_is_named(key: str) -> None:
    record = record_of(pioche.new("no_thanks", 3, seed=1))
    del record[key]
    assert checked(record) == f"{key}: this key is missing"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[1, 2", b"nul", b'"text"', b"[" * 100_000, b'{"a":' * 50_000])
def test_what_is_not_json_is_refused(content: bytes) -> None:
    with pytest.raises(BadRecord) as bad:
        parse(content)
    assert complaint(bad.value, words()).startswith("format: ")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"tacticle": True}, "there is no option tacticle"),
        ({"tactical": 1}, "true or false"),
        ({"tactical": "yes"}, "true or false"),
        ({"rounds": 0}, "a whole number"),
        ({"rounds": 1.5}, "a whole number"),
        ({"rounds": True}, "a whole number"),
        ({"rounds": 10**30}, "a whole number"),
        ({"large_table": True, "tactical": True}, "large table"),
        ({"tactical": None}, "true or false"),
        ({"tactical": [[]]}, "true or false"),
    ],
)
def test_bad_options_are_named(options: Record, why: str) -> None:
    said = checked(record_of(pioche.new("no_thanks", 3, seed=1)) | {"options": options})
    assert said.startswith("options: ")
    assert why in said


@pytest.mark.parametrize("seats", [0, 1, 2, 6, 8, 100])
def test_too_few_or_too_many_players(seats: int) -> None:
    said = checked(record_of(pioche.new("no_thanks", 3, seed=1)) | {"players": ["x"] * seats})
    assert said.startswith("options: " if seats == 6 else "players: ")


@pytest.mark.parametrize("first", [-1, 3, 10**20])
def test_first_must_be_a_seat(first: int) -> None:
    assert checked(record_of(pioche.new("no_thanks", 3, seed=1)) | {"first": first}).startswith("first: ")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "*",
        "0",
        " 0 take",
        "0  take",
        "0 take ",
        "00 take",
        "+0 take",
        "٣ take",
        "9 take",
        "* take",
        "-1 take",
        "0\ttake",
        "0 " + "x" * 10_000,
    ],
)
def test_a_line_is_compared_exactly(line: str) -> None:
    record = record_of(pioche.new("no_thanks", 3, seed=1))
    record["moves"][1] = line
    assert checked(record).startswith("ply 1: ")
    assert len(checked(record)) < 600
    assert "\n" not in checked(record)


def last_word_twice(line: str) -> str:
    """The last word replaced by the one before it: in a deal, a card twice and another missing."""
    *words, before, _ = ["", *line.split(" ")]
    return " ".join([*words[1:], before, before])


Corruption = Callable[[list[Any], int], list[Any]]
CORRUPTIONS: dict[str, Corruption] = {
    "dropped": lambda moves, ply: moves[:ply] + moves[ply + 1 :],
    "doubled": lambda moves, ply: moves[: ply + 1] + moves[ply:],
    "swapped": lambda moves, ply: [*moves[:ply], *reversed(moves[ply : ply + 2]), *moves[ply + 2 :]],
    "cut short": lambda moves, ply: moves[:ply],
    "not text": lambda moves, ply: [*moves[:ply], {"move": moves[ply]}, *moves[ply + 1 :]],
    "other seat": lambda moves, ply: [*moves[:ply], "1" + moves[ply][1:], *moves[ply + 1 :]],
    "upper case": lambda moves, ply: [*moves[:ply], moves[ply].upper(), *moves[ply + 1 :]],
    "one card twice": lambda moves, ply: [*moves[:ply], last_word_twice(moves[ply]), *moves[ply + 1 :]],
    "one word less": lambda moves, ply: [*moves[:ply], moves[ply].rpartition(" ")[0], *moves[ply + 1 :]],
    "one word more": lambda moves, ply: [*moves[:ply], moves[ply] + " 3", *moves[ply + 1 :]],
}


@lawful
@given(sessions(), st.integers(0, 10_000), st.sampled_from(sorted(CORRUPTIONS)), st.integers(0, 99))
def test_a_corrupted_record_ends_in_a_complaint_or_is_another_legal_record(
    session: Session, place: int, corruption: str, seed: int
) -> None:
    """Some changes give a legal record by chance; none gives a traceback, and the trace never lies about the ply."""
    record = record_of(session, seed)
    ply = place % len(record["moves"])
    record["moves"] = CORRUPTIONS[corruption](record["moves"], ply)
    said = checked(record)
    if said:
        assert said.startswith("ply ")
        assert int(said.split(":")[0].removeprefix("ply ")) >= ply


def test_a_move_after_the_end_is_an_error_at_its_own_ply() -> None:
    record = record_of(pioche.new("no_thanks", 3, seed=1))
    end = len(record["moves"])
    record["moves"].append("0 take")
    assert checked(record) == f"ply {end}: 0 take: the game is over (NT-15)"


def test_a_large_file_is_read_or_refused() -> None:
    """A hundred megabytes of comment change nothing; a hundred megabytes of moves fail at the first bad one."""
    record = record_of(pioche.new("no_thanks", 3, seed=1))
    assert checked(record | {"comment": "x" * 100_000_000}) == ""
    said = checked(record | {"moves": record["moves"] + ["0 take"] * 8_000_000})
    assert said.startswith(f"ply {len(record['moves'])}: ")
