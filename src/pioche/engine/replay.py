"""Replay a record move by move, checking each, and tell what was legal: the trace of docs/records.md."""

from collections.abc import Iterator
from typing import Any

from pioche.engine.dispatch import GAME_OF, to_move, wins
from pioche.engine.referee import NATURES_NAME, Ply, admit, awaited, carry_out, legal_moves
from pioche.engine.transcript import BadRecord, Transcript
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, NOBODY, OVER, Match, Refusal

Line = dict[str, Any]


def trace(transcript: Transcript) -> Iterator[Line]:
    """One line for each move, each round and the end; BadRecord where the record breaks the rules."""
    state = transcript.opening()
    for number, text in enumerate(transcript.moves):
        ply = _admitted(state, number, text)
        yield _line(state, number, ply)
        carry_out(state, ply, None)
        if state.stage in (BETWEEN_ROUNDS, OVER):
            yield {"round": state.round, "scores": state.scores[: state.seats].tolist()}
        if state.stage == OVER:
            yield _outcome(state)
    if state.stage != OVER:
        yield {"unfinished": True, "to_move": [_name_of(seat) for seat in awaited(state)]}


def played(transcript: Transcript) -> Match:
    """The position at the end of the record; BadRecord where it breaks the rules."""
    state = transcript.opening()
    for number, text in enumerate(transcript.moves):
        carry_out(state, _admitted(state, number, text), None)
    return state


def _outcome(state: Match) -> Line:
    return {"totals": state.totals[: state.seats].tolist(), "winners": winners(state)}


def winners(state: Match) -> list[int]:
    return [seat for seat in range(state.seats) if wins(state, seat)] if to_move(state) == NOBODY else []


def _name_of(seat: int) -> str | int:
    return NATURES_NAME if seat == NATURE else seat


def _admitted(state: Match, number: int, text: Any) -> Ply:
    if not isinstance(text, str):
        raise BadRecord(number, Refusal("move-not-text"), repr(text)[:60])
    try:
        return admit(state, text)
    except Refusal as refusal:
        raise BadRecord(number, refusal, text) from None


def _line(state: Match, number: int, ply: Ply) -> Line:
    line: Line = {"ply": number, "by": _name_of(ply.by)}
    moves = legal_moves(state)
    if ply.move in moves and not ply.cards:
        line["legal"] = sorted(map(GAME_OF[type(state)].notation.write_move, moves))
    return line | {"move": ply.text}
