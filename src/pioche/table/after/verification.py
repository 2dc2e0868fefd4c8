"""Check that nature kept its word: every deal, shuffle, cut and race of a record follows from what was committed to.

A record alone can only agree with itself: whoever makes one up can make it agree. What a player kept during the game
(`receipts.py`) shows that it is the game that was played.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from pioche.engine.dispatch import to_move
from pioche.engine.referee import admit, carry_out, unshuffled_cards
from pioche.engine.transcript import BadRecord, parse
from pioche.games.contract import Reflex
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, Match, Refusal
from pioche.table.after.final_record import PhotoFinish, Shuffle
from pioche.table.after.receipts import Receipt, compare
from pioche.table.after.review import MOVES_IN_A_SLICE
from pioche.table.luck import SCHEME, commitment, lot, natures_move, pledge, round_key, servers_luck
from pioche.table.reactions import counted, last_of, reflex_of

_SCHEMES = (1, SCHEME)


class Evidence(msgspec.Struct):
    """What a record of a live table holds besides the game."""

    table: str
    shuffles: list[Shuffle]
    races: list[PhotoFinish] = []
    first_by_lot: bool = False


class Verified(msgspec.Struct):
    rounds: int
    moves: int
    """How many moves nature made."""
    races: int
    servers: int
    """How many contributions were the server's."""
    scheme: int = SCHEME
    """The oldest by which a round was dealt."""
    compared: int = 0
    """How many rounds were compared with a receipt."""


def verify(path: Path, receipts: Sequence[Receipt] = ()) -> Verified:
    """BadRecord where the record is not what was committed to, or not what a player kept."""
    return verify_record(path.read_bytes(), receipts)


def verify_record(content: bytes, receipts: Sequence[Receipt] = ()) -> Verified:
    return next(filter(None, verify_by_slices(content, receipts)))


def verify_by_slices(content: bytes, receipts: Sequence[Receipt] = ()) -> Iterator[Verified | None]:
    """None now and then, and then what was found."""
    transcript = parse(content)
    try:
        evidence = msgspec.json.decode(content, type=Evidence)
    except msgspec.MsgspecError as error:
        raise BadRecord("shuffles", Refusal("no-evidence", reason=str(error))) from None
    kept = [receipt for receipt in receipts if receipt.table == evidence.table]
    verifier = _Verifier(evidence, transcript.opening(), reflex_of(transcript.game), kept)
    for number, text in enumerate(transcript.moves):
        verifier.go_on(number, text)
        if number % MOVES_IN_A_SLICE == 0:
            yield None
    yield verifier.found


class _Verifier:
    def __init__(self, evidence: Evidence, state: Match, reflex: Reflex | None, kept: Sequence[Receipt]) -> None:
        self.evidence = evidence
        self.kept = kept
        self.reflex = reflex
        self.state: Any = state
        self.found = Verified(0, 0, 0, sum(len(shuffle.servers) for shuffle in evidence.shuffles))
        self.key = b""
        self.nth = 0

    def go_on(self, number: int, text: str) -> None:
        try:
            self._check(text)
            carry_out(self.state, admit(self.state, text), None)
        except Refusal as refusal:
            raise BadRecord(number, refusal, text) from None

    def _check(self, text: str) -> None:
        if to_move(self.state) != NATURE or not text.startswith("* "):
            return
        if self.state.stage == BETWEEN_ROUNDS:
            self._open_round(text)
        if self.reflex and self.reflex.is_called(self.state) and not unshuffled_cards(self.state)[0]:
            expected = self._verdict(self.reflex)
        else:
            expected = natures_move(self.state, self.key, self.nth).text
        if text != f"* {expected}":
            raise Refusal("not-as-committed", expected=expected)
        self.nth += 1
        self.found.moves += 1

    def _open_round(self, deal: str) -> None:
        number = self.found.rounds = self.found.rounds + 1
        shuffle = next((shuffle for shuffle in self.evidence.shuffles if shuffle.round == number), None)
        if shuffle is None:
            raise Refusal("no-evidence", reason=f"round {number}")
        self.key, self.nth = key_of_round(self.evidence.table, shuffle, self.state.seats), 0
        if number == 1 and self.evidence.first_by_lot and self.state.first != lot(self.key, self.state.seats):
            raise Refusal("lot-fell-otherwise", seat=lot(self.key, self.state.seats))
        self.found.scheme = min(self.found.scheme, shuffle.scheme)
        self.found.compared += compare(shuffle, deal.split()[2:], self.kept)

    def _verdict(self, reflex: Reflex) -> str:
        if self.found.races >= len(self.evidence.races):
            raise Refusal("no-evidence", reason=f"race {self.found.races + 1}")
        race = self.evidence.races[self.found.races]
        self.found.races += 1
        for slap in race.slaps:
            if slap.reaction != counted(slap):
                raise Refusal("reaction-wrong", seat=slap.seat)
        return reflex.verdict(last_of(reflex, self.state, race.called, race.slaps, self.key, self.nth)[0])


def key_of_round(table: str, shuffle: Shuffle, seats: int) -> bytes:
    """The round's key. Refusal if it does not follow from what everybody was bound to."""
    secret, lucks = _bytes_of(shuffle)
    if shuffle.scheme not in _SCHEMES or len(lucks) != seats:
        raise Refusal("no-evidence", reason=f"round {shuffle.round}")
    if commitment(table, shuffle.round, secret, shuffle.scheme) != shuffle.commitment:
        raise Refusal("commitment-broken", round=shuffle.round)
    for seat, luck in enumerate(lucks):
        if seat in shuffle.servers:
            if luck != servers_luck(secret, seat, shuffle.scheme):
                raise Refusal("luck-chosen", seat=seat)
        elif shuffle.scheme != 1:
            _check_pledge(table, shuffle, seat, luck)
    return round_key(table, shuffle.round, secret, lucks, shuffle.scheme)


def _bytes_of(shuffle: Shuffle) -> tuple[bytes, list[bytes]]:
    try:
        bytes.fromhex(shuffle.commitment)
        return bytes.fromhex(shuffle.secret), [bytes.fromhex(luck) for luck in shuffle.lucks]
    except ValueError as error:
        raise Refusal("no-evidence", reason=str(error)) from None


def _check_pledge(table: str, shuffle: Shuffle, seat: int, luck: bytes) -> None:
    pledged = [pledge(table, shuffle.round, seat, shuffle.commitment, luck)]
    if shuffle.pledges[seat : seat + 1] != pledged:
        raise Refusal("luck-not-pledged", seat=seat)
