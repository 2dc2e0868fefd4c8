"""Check that nature kept its word: every deal, shuffle, cut and race of a record follows from what was committed to."""

from pathlib import Path
from typing import Any

import msgspec

from pioche.engine.dispatch import to_move
from pioche.engine.referee import admit, carry_out, unshuffled_cards
from pioche.engine.transcript import BadRecord, parse
from pioche.games.contract import Reflex
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, Match, Refusal
from pioche.table.after.final_record import PhotoFinish, Shuffle
from pioche.table.luck import commitment, natures_move, round_key, servers_luck
from pioche.table.reactions import counted, last_of, reflex_of


class Evidence(msgspec.Struct):
    """What a record of a live table holds besides the game."""

    table: str
    shuffles: list[Shuffle]
    races: list[PhotoFinish] = []


class Verified(msgspec.Struct):
    rounds: int
    moves: int
    """How many moves nature made."""
    races: int
    servers: int
    """How many contributions were the server's."""


def verify(path: Path) -> Verified:
    """BadRecord where the record is not what was committed to."""
    return verify_record(path.read_bytes())


def verify_record(content: bytes) -> Verified:
    transcript = parse(content)
    try:
        evidence = msgspec.json.decode(content, type=Evidence)
    except msgspec.MsgspecError as error:
        raise BadRecord("shuffles", Refusal("no-evidence", reason=str(error))) from None
    return _Verifier(evidence, transcript.opening(), reflex_of(transcript.game)).run(list(transcript.moves))


class _Verifier:
    def __init__(self, evidence: Evidence, state: Match, reflex: Reflex | None) -> None:
        self.evidence = evidence
        self.reflex = reflex
        self.state: Any = state
        self.found = Verified(0, 0, 0, sum(len(shuffle.servers) for shuffle in evidence.shuffles))
        self.key = b""
        self.nth = 0

    def run(self, moves: list[str]) -> Verified:
        for number, text in enumerate(moves):
            try:
                self._check(text)
                carry_out(self.state, admit(self.state, text), None)
            except Refusal as refusal:
                raise BadRecord(number, refusal, text) from None
        return self.found

    def _check(self, text: str) -> None:
        if to_move(self.state) != NATURE or not text.startswith("* "):
            return
        if self.state.stage == BETWEEN_ROUNDS:
            self._open_round()
        if self.reflex and self.reflex.is_called(self.state) and not unshuffled_cards(self.state)[0]:
            expected = self._verdict(self.reflex)
        else:
            expected = natures_move(self.state, self.key, self.nth).text
        if text != f"* {expected}":
            raise Refusal("not-as-committed", expected=expected)
        self.nth += 1
        self.found.moves += 1

    def _open_round(self) -> None:
        number = self.found.rounds = self.found.rounds + 1
        shuffle = next((shuffle for shuffle in self.evidence.shuffles if shuffle.round == number), None)
        if shuffle is None:
            raise Refusal("no-evidence", reason=f"round {number}")
        secret = bytes.fromhex(shuffle.secret)
        if commitment(self.evidence.table, number, secret) != shuffle.commitment:
            raise Refusal("commitment-broken", round=number)
        lucks = [bytes.fromhex(luck) for luck in shuffle.lucks]
        for seat in shuffle.servers:
            if lucks[seat] != servers_luck(secret, seat):
                raise Refusal("luck-chosen", seat=seat)
        self.key, self.nth = round_key(self.evidence.table, number, secret, lucks), 0

    def _verdict(self, reflex: Reflex) -> str:
        if self.found.races >= len(self.evidence.races):
            raise Refusal("no-evidence", reason=f"race {self.found.races + 1}")
        race = self.evidence.races[self.found.races]
        self.found.races += 1
        for slap in race.slaps:
            if slap.reaction != counted(slap):
                raise Refusal("reaction-wrong", seat=slap.seat)
        return reflex.verdict(last_of(reflex, self.state, race.called, race.slaps, self.key, self.nth)[0])
