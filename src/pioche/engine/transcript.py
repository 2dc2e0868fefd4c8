"""The text form of a game: one JSON object that tells the whole story, chance included (docs/records.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from pioche.engine.referee import game_named, new_match
from pioche.rulekit import Match, Refusal, Value

FORMAT = "pioche-record/1"
_MOST_BYTES = 256 * 1024 * 1024
_KEYS = ("format", "game", "players", "options", "first", "moves")


class BadRecord(Exception):
    """A record that cannot be read or replayed: where, in whose words, and why."""

    def __init__(self, where: str | int, refusal: Refusal, text: str = "") -> None:
        super().__init__(where, refusal.code, text)
        self.where = where
        """The key of the record, or the ply."""
        self.refusal = refusal
        self.text = text


@dataclass(frozen=True)
class Transcript:
    game: str
    players: Sequence[str]
    options: dict[str, Value] = field(default_factory=dict)
    first: int = 0
    moves: Sequence[Any] = ()
    """Strings; whatever else a file may hold here is refused when its turn comes."""

    def opening(self) -> Match:
        """The match before its first move; every key but the moves is checked by this."""
        _under("game", game_named, self.game)
        try:
            return new_match(self.game, len(self.players), self.first, self.options)
        except Refusal as refusal:
            raise BadRecord(_key_at_fault(refusal.code), refusal) from None

    def to_json(self) -> bytes:
        content = {"format": FORMAT, **{key: getattr(self, key) for key in _KEYS[1:]}}
        return msgspec.json.format(msgspec.json.encode(content), indent=1)


def read(path: Path) -> Transcript:
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise BadRecord("format", Refusal("file-too-large", most=_MOST_BYTES // 1024**2))
        return parse(path.read_bytes())
    except OSError as error:
        raise BadRecord("format", Refusal("file-unreadable", reason=error.strerror or str(error))) from None


def parse(content: bytes) -> Transcript:
    try:
        found = msgspec.json.decode(content)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord("format", Refusal("not-json", reason=str(error))) from None
    if not isinstance(found, dict):
        raise BadRecord("format", Refusal("not-an-object"))
    for key in _KEYS:
        if key not in found:
            raise BadRecord(key, Refusal("key-missing"))
        _under(key, _CHECKS[key], found[key])
    return Transcript(**{key: found[key] for key in _KEYS[1:]})


def _under(key: str, check: Any, value: Any) -> None:
    try:
        check(value)
    except Refusal as refusal:
        raise BadRecord(key, refusal) from None


def _key_at_fault(code: str) -> str:
    return {"wrong-seats": "players", "no-such-seat": "first"}.get(code, "options")


def _format(value: Any) -> None:
    if value != FORMAT:
        raise Refusal("unknown-format", text=_shown(value), format=FORMAT)


def _game(value: Any) -> None:
    if not isinstance(value, str):
        raise Refusal("wrong-type", text=_shown(value), wanted="string")
    game_named(value)


def _players(value: Any) -> None:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise Refusal("wrong-type", text=_shown(value), wanted="strings")


def _options(value: Any) -> None:
    if not isinstance(value, dict):
        raise Refusal("wrong-type", text=_shown(value), wanted="object")


def _first(value: Any) -> None:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refusal("wrong-type", text=_shown(value), wanted="integer")


def _moves(value: Any) -> None:
    if not isinstance(value, list):
        raise Refusal("wrong-type", text=_shown(value), wanted="list")


def _shown(value: Any) -> str:
    """A piece of bad input, short enough for one line."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else text[:59] + "…"


_CHECKS = {
    "format": _format,
    "game": _game,
    "players": _players,
    "options": _options,
    "first": _first,
    "moves": _moves,
}
