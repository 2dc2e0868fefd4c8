"""How a table stands: what follows from its facts, one after the other, and from nothing else."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from pioche.engine.play import Play, Row
from pioche.engine.transcript import Transcript
from pioche.games.contract import Reflex
from pioche.rulekit import NOBODY
from pioche.table import facts as f
from pioche.table.luck import SCHEME, round_key
from pioche.table.reactions import Slap, reflex_of
from pioche.table.seats import EMPTY, Seating
from pioche.table.told import Phase

GATHERING: Final = "gathering"
BETWEEN: Final = "between"
PLAYING: Final = "playing"
OVER: Final = "over"
_REMEMBERED = 64
"""Commands of a person that are remembered, should they come again."""


class Deal(msgspec.Struct):
    """The luck of one round."""

    round: int = 1
    commitment: str = ""
    secret: bytes = b""
    scheme: int = SCHEME
    pledges: dict[int, str] = {}
    """By seat, of those who are ready."""
    sealed: bool = False
    """Whether no pledge is taken any more."""
    lucks: dict[int, str] = {}
    """By seat, of those who have given what they pledged."""
    dealt: f.Dealing | None = None
    key: bytes = b""

    @property
    def spent(self) -> bool:
        """Whether a new secret is needed: for the next round, or because people were bound in an older way."""
        return not self.commitment or self.dealt is not None or self.scheme != SCHEME

    @property
    def missing(self) -> list[int]:
        """The seats that have pledged some luck and not given it yet."""
        return [seat for seat in self.pledges if seat not in self.lucks]


class Question(msgspec.Struct):
    """A seat would like to take its move back ..."""

    seat: int
    agreed: set[int] = set()
    """... and these do not mind."""


class Sheet(msgspec.Struct):
    """What is noted down during a match."""

    scores: list[list[int]] = []
    """Of the rounds, by seat."""
    reveals: list[f.Revealed] = []
    races: list[f.Raced] = []
    hands: list[str] = []
    """By ply, whose hand it was."""
    hints: list[tuple[int, int]] = []
    """Seats and plies at which a hint was given."""
    withheld: dict[int, int] = {}
    """By seat, the round for which it did not give the luck that it had pledged."""
    by_lot: bool = False
    """Whether the shuffle of the first deal says who is first."""


class TableState:
    def __init__(self, table: str) -> None:
        self.id = table
        self.seq = -1
        """The number of the last fact."""
        self.phase: Phase = GATHERING
        self.setup = f.Setup("", 0)
        self.host = ""
        """The key of the host."""
        self.seats = Seating(0)
        self.banned: set[str] = set()
        """The keys of those whom the host has sent away."""
        self.match = 1
        """The number of the match among these people."""
        self.play: Play | None = None
        self.deal = Deal()
        self.sheet = Sheet()
        self.question: Question | None = None
        self.reflex: Reflex | None = None
        """What there is to slap, if the game has such a thing ..."""
        self.slaps: dict[int, Slap] = {}
        """... and who has slapped it."""
        self.voided = 0
        """How often the race for it was begun anew."""
        self.since = 0
        """When the turn, or the waiting, began."""
        self.resumed = 0
        """When the table was taken from the store: no fact, and told to nobody."""
        self.changes = 0
        """Counts up whenever something everybody may know of the table has changed, the position aside."""
        self.commands: dict[str, dict[str, int]] = {}
        """By person and command: the number of its fact."""

    def apply(self, fact: f.AnyFact) -> list[Row]:
        """The next fact: what it made happen by the rules."""
        self.seq += 1
        if fact.id:
            self._remember(fact)
        if isinstance(fact, f.Moved):
            return _moved(self, fact)
        self.changes += 1
        _FOLLOWS[type(fact)](self, fact)
        return []

    def _remember(self, fact: f.AnyFact) -> None:
        key = fact.who if isinstance(fact, f.Sat) else self.seats.keys[fact.by]
        known = self.commands.setdefault(key, {})
        known[fact.id] = self.seq
        if len(known) > _REMEMBERED:
            del known[next(iter(known))]

    def number_of(self, key: str, command: str) -> int | None:
        """The number of the fact that this command of a person led to; None if it is new."""
        return self.commands.get(key, {}).get(command)

    @property
    def label(self) -> str:
        """What commitments of this match are bound to."""
        return f"{self.id}.{self.match}"

    @property
    def playing(self) -> Play:
        assert self.play is not None
        return self.play

    @property
    def awaits(self) -> list[int]:
        """Whom everybody waits for: to decide, to get ready, or to give their luck."""
        if self.phase == PLAYING:
            return self.playing.awaited
        if self.phase == OVER:
            return []
        if self.deal.sealed:
            return self.deal.missing
        return [seat for seat in self.seats.present if not self.seats[seat].ready]

    @property
    def full(self) -> bool:
        return not self.seats.of_kind(EMPTY)

    @property
    def plies(self) -> int:
        """How many moves have been made."""
        return len(self.play.moves) if self.play else 0


# What follows from a fact


def _opened(state: TableState, fact: f.TableOpened) -> None:
    state.setup = fact.setup
    state.host = fact.host
    state.seats = Seating(fact.setup.seats)
    state.reflex = reflex_of(fact.setup.game)


def _sat(state: TableState, fact: f.Sat) -> None:
    state.seats.seat_person(fact.seat, fact.name, fact.who, state.seq)


def _bot_sat(state: TableState, fact: f.BotSat) -> None:
    state.seats.seat_bot(fact.seat, fact.level)


def _stood(state: TableState, fact: f.Stood) -> None:
    """If everybody has left, the host stays who it was."""
    was_host = state.seats.keys[fact.seat] == state.host
    if fact.kicked:
        state.banned.add(state.seats.keys[fact.seat])
    if not state.deal.sealed:
        state.deal.pledges.pop(fact.seat, None)
    if state.phase == GATHERING:
        state.seats.empty(fact.seat)
    else:
        state.seats.seat_bot(fact.seat, state.setup.fill)
    if was_host and state.seats.present:
        state.host = state.seats.keys[state.seats.present[0]]


def _muted(state: TableState, fact: f.Muted) -> None:
    state.seats.muted.add(state.seats.keys[fact.seat])
    state.seats[fact.seat].muted = True


def _unmuted(state: TableState, fact: f.Unmuted) -> None:
    state.seats.muted.discard(state.seats.keys[fact.seat])
    state.seats[fact.seat].muted = False


def _away(state: TableState, fact: f.Away) -> None:
    state.seats[fact.seat].away = True


def _back(state: TableState, fact: f.Back) -> None:
    state.seats[fact.seat].away = False


def _committed(state: TableState, fact: f.Committed) -> None:
    """Those who withheld their luck are not asked again."""
    state.deal = Deal(fact.round, fact.commitment, bytes.fromhex(fact.secret), fact.scheme)
    state.since = fact.at
    state.seats.unready()
    for seat in state.sheet.withheld:
        state.seats[seat].ready = True


def _readied(state: TableState, fact: f.Readied) -> None:
    state.seats[fact.seat].ready = True
    if fact.pledge:
        state.deal.pledges[fact.seat] = fact.pledge


def _pledged(state: TableState, fact: f.Pledged) -> None:
    state.deal.sealed = True
    state.since = fact.at


def _gave(state: TableState, fact: f.Gave) -> None:
    state.deal.lucks[fact.seat] = fact.luck


def _withheld(state: TableState, fact: f.Withheld) -> None:
    state.sheet.withheld[fact.seat] = state.deal.round


def _began(state: TableState, fact: f.Began) -> None:
    _open_match(state, max(fact.first, 0))
    state.phase = BETWEEN
    state.sheet = Sheet(by_lot=fact.first == f.LOT)
    state.slaps = {}
    if state.reflex:
        state.reflex.reset()


def _open_match(state: TableState, first: int) -> None:
    setup = state.setup
    state.play = Play(Transcript(setup.game, state.seats.names(), setup.options, first))


def _dealing(state: TableState, fact: f.Dealing) -> None:
    if fact.first != NOBODY:
        _open_match(state, fact.first)
    state.deal.dealt = fact
    state.deal.key = key_of_deal(state, fact)
    state.phase = PLAYING


def key_of_deal(state: TableState, fact: f.Dealing) -> bytes:
    lucks = [bytes.fromhex(luck) for luck in fact.lucks]
    return round_key(state.label, fact.round, state.deal.secret, lucks, fact.scheme)


def _moved(state: TableState, fact: f.Moved) -> list[Row]:
    play = state.playing
    state.changes += fact.by in play.kept
    rows = play.apply(fact.by, fact.move)
    state.sheet.hands.append(fact.hand)
    state.since = fact.at
    if state.question:
        _forget_question(state)
    if state.reflex and state.reflex.moved(play.state, fact.by, fact.at, state.seq):
        state.slaps, state.voided = {}, 0
        state.changes += 1
    return rows


def _kept(state: TableState, fact: f.Kept) -> None:
    state.playing.kept[fact.seat] = (fact.move, fact.hand)


def _slapped(state: TableState, fact: f.Slapped) -> None:
    state.slaps.setdefault(fact.slap.seat, fact.slap)


def _raced(state: TableState, fact: f.Raced) -> None:
    state.sheet.races.append(fact)


def _voided(state: TableState, fact: f.Voided) -> None:
    state.voided += 1
    _race_anew(state, fact.at)


def _race_anew(state: TableState, at: int) -> None:
    state.slaps = {}
    if state.reflex:
        state.reflex.begin_anew(state.playing.state, at, state.seq)


def _revealed(state: TableState, fact: f.Revealed) -> None:
    position = state.playing.state
    state.sheet.reveals.append(fact)
    state.sheet.scores.append(position.scores[: position.seats].tolist())
    state.since = fact.at
    state.phase = OVER if state.playing.over else BETWEEN


def _asked(state: TableState, fact: f.Asked) -> None:
    state.question = Question(fact.seat)


def _agreed(state: TableState, fact: f.Agreed) -> None:
    assert state.question
    if fact.yes:
        state.question.agreed.add(fact.seat)
    else:
        _forget_question(state)


def _took_back(state: TableState, fact: f.TookBack) -> None:
    state.playing.undo()
    state.sheet.hands.pop()
    state.since = fact.at
    _race_anew(state, fact.at)
    _forget_question(state)


def _forget_question(state: TableState) -> None:
    state.question = None
    state.changes += 1


def _only_said(state: TableState, fact: f.AnyFact) -> None:
    """Nothing follows from it."""


def _hinted(state: TableState, fact: f.Hinted) -> None:
    state.sheet.hints.append((fact.seat, len(state.playing.moves)))


def _rematched(state: TableState, _: f.Rematched) -> None:
    state.match += 1
    state.phase = GATHERING
    state.sheet.withheld = {}
    state.seats.unready()


_FOLLOWS: dict[type, Callable[[TableState, Any], None]] = {
    f.TableOpened: _opened,
    f.Sat: _sat,
    f.BotSat: _bot_sat,
    f.Stood: _stood,
    f.Muted: _muted,
    f.Unmuted: _unmuted,
    f.Away: _away,
    f.Back: _back,
    f.Committed: _committed,
    f.Readied: _readied,
    f.Pledged: _pledged,
    f.Gave: _gave,
    f.Withheld: _withheld,
    f.Began: _began,
    f.Dealing: _dealing,
    f.Kept: _kept,
    f.Slapped: _slapped,
    f.Raced: _raced,
    f.Revealed: _revealed,
    f.Voided: _voided,
    f.Asked: _asked,
    f.Agreed: _agreed,
    f.TookBack: _took_back,
    f.Said: _only_said,
    f.Wrote: _only_said,
    f.Hinted: _hinted,
    f.Rematched: _rematched,
}
