"""How a table stands: all that follows from its facts, one after the other, and nothing else."""

from collections.abc import Callable
from copy import copy
from typing import Any

from pioche.engine.transcript import Transcript
from pioche.rulekit import NATURE, NOBODY
from pioche.table import facts as f
from pioche.table.chairs import EMPTY, Chairs
from pioche.table.course import Course, Row
from pioche.table.luck import round_key
from pioche.table.race import Slap, covers_hand, in_race, race_open

GATHERING, BETWEEN, PLAYING, OVER = "gathering", "between", "playing", "over"
"""The phases: people sit down; they get ready for the next round; they play; the match is over."""
REMEMBERED = 64
"""So many commands of a person are remembered, should they come again."""


class Standing:
    def __init__(self, table: str) -> None:
        self.id = table
        self.seq = -1
        """The number of the last fact."""
        self.phase = GATHERING
        self.setup = f.Setup("", 0)
        self.host = ""
        """The key of the host."""
        self.chairs = Chairs(0)
        self.match = 1
        """The number of the match among these people."""
        self.course: Course | None = None
        self.round = 1
        """The round that is played, or will be dealt next."""
        self.commitment = ""
        self.secret = b""
        self.lucks: dict[int, str] = {}
        self.dealt = f.Dealing(at=0, round=0, lucks=[], servers=[])
        self.key = b""
        self.reveals: list[f.Revealed] = []
        """Of this match."""
        self.races: list[f.Raced] = []
        self.sheet: list[list[int]] = []
        """The scores of the rounds of this match, by seat."""
        self.asked: int | None = None
        """Who would like to take a move back ..."""
        self.agreed: set[int] = set()
        """... and who does not mind."""
        self.since = 0
        """When the turn, or the waiting, began."""
        self.laid: tuple[int, int] | None = None
        """When the hand card was laid, and by which fact."""
        self.called: int | None = None
        self.slaps: dict[int, Slap] = {}
        self.covered = 0
        """When a hand card was last covered."""
        self.hinted: list[tuple[int, int]] = []
        """Seats and plies at which a hint was given."""
        self.hands: list[str] = []
        """By ply, whose hand it was."""
        self.changes = 0
        """Counts up whenever something everybody may know of the table has changed, the position aside."""
        self.remembered: dict[str, dict[str, int]] = {}
        """By person and command: the number of its fact."""

    @property
    def label(self) -> str:
        """What commitments of this match are bound to."""
        return f"{self.id}.{self.match}"

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def host_seat(self) -> int | None:
        return self.chairs.seat_of(self.host)

    def apply(self, fact: f.AnyFact) -> list[Row]:
        """The next fact: what it made happen by the rules."""
        self.seq += 1
        self._remember(fact)
        if isinstance(fact, f.Moved):
            return self._moved(fact)
        self.changes += 1
        ON[type(fact)](self, fact)
        return []

    def _remember(self, fact: f.AnyFact) -> None:
        if not fact.id:
            return
        key = fact.who if isinstance(fact, f.Sat) else self.chairs.keys[fact.by]
        known = self.remembered.setdefault(key, {})
        known[fact.id] = self.seq
        if len(known) > REMEMBERED:
            del known[next(iter(known))]

    def _opened(self, fact: f.Opened) -> None:
        self.setup = fact.setup
        self.host = fact.host
        self.chairs = Chairs(fact.setup.seats)

    def _sat(self, fact: f.Sat) -> None:
        self.chairs.seat_person(fact.seat, fact.name, fact.who, self.seq)

    def _bot_sat(self, fact: f.BotSat) -> None:
        self.chairs.seat_bot(fact.seat, fact.level)

    def _stood(self, fact: f.Stood) -> None:
        key = self.chairs.keys[fact.seat]
        if self.phase == GATHERING:
            self.chairs.empty(fact.seat)
            self.lucks.pop(fact.seat, None)
        else:
            self.chairs.seat_bot(fact.seat, self.setup.fill)
        if key == self.host:
            self._pass_host_on()

    def _pass_host_on(self) -> None:
        """If everybody has left, the host stays who it was."""
        people = self.chairs.present
        if people:
            self.host = self.chairs.keys[people[0]]

    def _away(self, fact: f.Away) -> None:
        self.chairs[fact.seat].away = True

    def _back(self, fact: f.Back) -> None:
        self.chairs[fact.seat].away = False

    def _committed(self, fact: f.Committed) -> None:
        self.round = fact.round
        self.commitment = fact.commitment
        self.secret = bytes.fromhex(fact.secret)
        self.lucks = {}
        self.since = fact.at
        self.chairs.unready()

    def _readied(self, fact: f.Readied) -> None:
        self.chairs[fact.seat].ready = True
        self.lucks[fact.seat] = fact.luck

    def _began(self, fact: f.Began) -> None:
        self.course = Course(self.setup.game, self.seats, fact.first, self.setup.options)
        self.phase = BETWEEN
        self.reveals, self.races, self.sheet, self.hands, self.hinted = [], [], [], [], []
        self._end_race()

    def _dealing(self, fact: f.Dealing) -> None:
        self.dealt = fact
        self.key = round_key(self.label, fact.round, self.secret, [bytes.fromhex(luck) for luck in fact.lucks])
        self.phase = PLAYING

    def _moved(self, fact: f.Moved) -> list[Row]:
        course = self.playing
        was_racing = in_race(course.state)
        self.changes += fact.by in course.kept
        rows = course.play(fact.by, fact.move)
        self.hands.append(fact.hand)
        if self.asked is not None:
            self._forget_question()
        self.since = fact.at
        if was_racing or course.game.name == "hit_the_deck":
            self._watch_race(fact, was_racing=was_racing)
        return rows

    def _watch_race(self, fact: f.Moved, *, was_racing: bool) -> None:
        state = self.playing.state
        if race_open(state):
            self.called = fact.at
        elif in_race(state):
            self._end_race()
            self.laid = (fact.at, self.seq)
        elif was_racing:
            self._end_race()
        if covers_hand(state) and fact.by != NATURE:
            self.covered = fact.at

    def _end_race(self) -> None:
        self.laid, self.called, self.slaps = None, None, {}
        self.changes += 1

    def _kept(self, fact: f.Kept) -> None:
        self.playing.kept[fact.seat] = (fact.move, fact.hand)

    def _slapped(self, fact: f.Slapped) -> None:
        self.slaps.setdefault(fact.slap.seat, fact.slap)

    def _raced(self, fact: f.Raced) -> None:
        self.races.append(fact)

    def _revealed(self, fact: f.Revealed) -> None:
        self.reveals.append(fact)
        self.sheet.append(self.playing.state.scores[: self.seats].tolist())
        self.since = fact.at
        self.phase = OVER if self.playing.over else BETWEEN

    def _asked(self, fact: f.Asked) -> None:
        self.asked, self.agreed = fact.seat, set()

    def _agreed(self, fact: f.Agreed) -> None:
        if fact.yes:
            self.agreed.add(fact.seat)
        else:
            self._forget_question()

    def _took_back(self, fact: f.TookBack) -> None:
        self.playing.take_back()
        self.hands.pop()
        self.since = fact.at
        self._end_race()
        if in_race(self.playing.state):
            self.laid = (fact.at, self.seq)
        if race_open(self.playing.state):
            self.called = fact.at
        self._forget_question()

    def _forget_question(self) -> None:
        self.asked, self.agreed = None, set()
        self.changes += 1

    def _only_said(self, fact: f.AnyFact) -> None:
        """Nothing follows from it."""

    def _hinted(self, fact: f.Hinted) -> None:
        self.hinted.append((fact.seat, len(self.playing.moves)))

    def _rematched(self, _: f.Rematched) -> None:
        self.match += 1
        self.phase = GATHERING
        self.chairs.unready()

    @property
    def playing(self) -> Course:
        assert self.course is not None
        return self.course

    @property
    def awaits(self) -> list[int]:
        """Whom everybody waits for: to decide, or to get ready."""
        if self.phase == PLAYING:
            return self.playing.awaits
        if self.phase == OVER:
            return []
        return [seat for seat in self.chairs.present if not self.chairs[seat].ready]

    def transcript(self) -> Transcript:
        """The match as a record."""
        course = self.playing
        return Transcript(
            self.setup.game, self.chairs.names(), dict(self.setup.options), course.state.first, course.moves
        )

    def known_to_all(self) -> dict[str, Any]:
        """The table without the position: what everybody may know."""
        return {
            "id": self.id,
            "game": self.setup.game,
            "options": self.setup.options,
            "public": self.setup.public,
            "clock": self.setup.clock,
            "hints": self.setup.hints,
            "phase": self.phase,
            "match": self.match,
            "round": self.round,
            "host": NOBODY if self.host_seat is None else self.host_seat,
            "seats": [copy(chair) for chair in self.chairs.chairs],
            "commitment": self.commitment,
            "asked": NOBODY if self.asked is None else self.asked,
            "agreed": sorted(self.agreed),
            "kept": sorted(self.course.kept) if self.course else [],
            "slapped": list(self.slaps),
            "racing": self.laid is not None,
            "sheet": [*self.sheet],
            "winners": self.playing.winners() if self.phase == OVER else [],
        }

    @property
    def races_hands(self) -> bool:
        """Whether reactions are compared at this table."""
        return self.setup.game == "hit_the_deck" and self.setup.options.get("slap_mode") != "random"

    @property
    def full(self) -> bool:
        return not self.chairs.of_kind(EMPTY)


ON: dict[type, Callable[[Any, Any], None]] = {
    f.Opened: Standing._opened,
    f.Sat: Standing._sat,
    f.BotSat: Standing._bot_sat,
    f.Stood: Standing._stood,
    f.Away: Standing._away,
    f.Back: Standing._back,
    f.Committed: Standing._committed,
    f.Readied: Standing._readied,
    f.Began: Standing._began,
    f.Dealing: Standing._dealing,
    f.Kept: Standing._kept,
    f.Slapped: Standing._slapped,
    f.Raced: Standing._raced,
    f.Revealed: Standing._revealed,
    f.Asked: Standing._asked,
    f.Agreed: Standing._agreed,
    f.TookBack: Standing._took_back,
    f.Said: Standing._only_said,
    f.Wrote: Standing._only_said,
    f.Hinted: Standing._hinted,
    f.Rematched: Standing._rematched,
}
