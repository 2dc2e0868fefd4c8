"""A live table: commands in, facts out. It knows the time only as it is told, and neither stores nor sends."""

from collections.abc import Callable
from typing import Any

from pioche.engine.referee import new_match
from pioche.players.levels import LEVELS
from pioche.rulekit import Refusal
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.chairs import EMPTY, clean_name
from pioche.table.race import Slap, grace, is_race, limits, race_open
from pioche.table.settling import Settling
from pioche.table.standing import BETWEEN, GATHERING, OVER, PLAYING


def checked(setup: f.Setup) -> f.Setup:
    """Refusal if no such game can be played."""
    new_match(setup.game, setup.seats, 0, setup.options)
    for level in (setup.fill, *setup.bots):
        if level not in LEVELS:
            raise Refusal("unknown-level", name=level, values=", ".join(LEVELS))
    if len(setup.bots) > setup.seats:
        raise Refusal("too-many-bots", bots=len(setup.bots), seats=setup.seats)
    return setup


class Table(Settling):
    def open(self, setup: f.Setup, host: str, now: int) -> None:
        self.now = now
        self._do(f.Opened, setup=checked(setup), host=host)
        for number, level in enumerate(setup.bots):
            self._do(f.BotSat, seat=setup.seats - len(setup.bots) + number, level=level)
        self._commit(1)
        self._settle()

    def handle(self, key: str, command: m.AnyCommand, now: int) -> int:
        """Do what somebody asks for: the number of the fact it led to. Refusal if it cannot be done."""
        if (known := self.remembered.get(key, {}).get(command.id)) is not None:
            return known
        self.now = max(now, self.now)
        before = self.seq
        seat = self.chairs.seat_of(key)
        self._id, self._by = command.id, -1 if seat is None else seat
        try:
            if isinstance(command, m.Sit):
                self._sit(key, seat, command)
            elif isinstance(command, m.Start):
                self._start(key)
            else:
                self._seated(seat, command)
        finally:
            self._id, self._by = "", -1
        if self.seq > before:
            self._settle()
        return min(before + 1, self.seq)

    def _seated(self, seat: int | None, command: m.AnyCommand) -> None:
        if seat is None:
            raise Refusal("not-seated")
        DOES[type(command)](self, seat, command)

    def play(self, seat: int, move: str, ply: int, hand: str, now: int) -> None:
        """A bot's move; without effect if the table has moved on."""
        self.now = max(now, self.now)
        if self.phase == PLAYING and len(self.playing.moves) == ply and seat in self.awaits:
            self._choose(seat, move, hand)
            self._settle()

    def slap(self, slap: Slap, seen: int, now: int, command_id: str = "") -> None:
        """Somebody who had been told everything up to `seen` hits the pile."""
        self.now = max(now, self.now)
        if self.phase != PLAYING:
            raise Refusal("no-slap-now")
        self._id, self._by = command_id, slap.seat
        try:
            self._slap(slap, seen)
        finally:
            self._id, self._by = "", -1
        self._settle()

    def tick(self, now: int) -> None:
        """Time has passed."""
        self.now = max(now, self.now)
        for seat in self.gone_too_long():
            self._do(f.Away, seat=seat)
        if self._call_overdue():
            self._do(f.Moved, by=self.playing.to_move, move="forget", hand=f.TABLE)
        self._settle()

    def _call_overdue(self) -> bool:
        """HD-33, HD-45."""
        if self.phase != PLAYING or not is_race(self.playing.state) or race_open(self.playing.state):
            return False
        return self.now >= self._laid_at() + limits(self.playing.state)[0]

    def connected(self, seat: int, now: int) -> None:
        self.now = max(now, self.now)
        self.gone.pop(seat, None)
        if self.chairs[seat].away:
            self._do(f.Back, seat=seat)

    def disconnected(self, seat: int, now: int) -> None:
        self.gone[seat] = now

    # Deeds

    def _sit(self, key: str, seat: int | None, command: m.Sit) -> None:
        if seat is not None:
            raise Refusal("already-seated", seat=seat)
        if self.phase != GATHERING:
            raise Refusal("match-begun")
        name = clean_name(command.name)
        if name.casefold() in (known.casefold() for known in self.chairs.names()):
            raise Refusal("name-taken", name=name)
        self._do(f.Sat, seat=self.chairs.free(command.seat), name=name, who=key)

    def _start(self, key: str) -> None:
        """The fact that carries the command is the first bot that sits down."""
        if key != self.host:
            raise Refusal("not-the-host")
        if self.phase != GATHERING:
            raise Refusal("match-begun")
        if self.full:
            raise Refusal("nobody-missing")
        if self._by < 0:
            raise Refusal("not-seated")
        for seat in self.chairs.of_kind(EMPTY):
            self._do(f.BotSat, seat=seat, level=self.setup.fill)

    def _ready(self, seat: int, command: m.Ready) -> None:
        if self.phase not in (GATHERING, BETWEEN):
            raise Refusal("no-deal-due")
        if self.chairs[seat].ready:
            raise Refusal("already-ready")
        self._do(f.Readied, seat=seat, luck=command.luck)

    def _play(self, seat: int, command: m.Play) -> None:
        self._need_play()
        moved_on = command.ply is not None and command.ply != len(self.playing.moves)
        if moved_on and not self.playing.secret:
            raise Refusal("moved-on", ply=len(self.playing.moves))
        self._choose(seat, command.move, f.PERSON)

    def _need_play(self) -> None:
        if self.phase != PLAYING:
            raise Refusal("match-over" if self.phase == OVER else "not-dealt")

    def _choose(self, seat: int, move: str, hand: str) -> None:
        """Admitted by what the seat sees: no refusal tells a secret."""
        course = self.playing
        if seat in course.kept:
            raise Refusal("already-chosen")
        course.check(seat, move)
        if seat in course.awaits and seat != course.to_move:
            self._do(f.Kept, seat=seat, move=move, hand=hand)
        else:
            self._do(f.Moved, by=seat, move=move, hand=hand)

    def _slap(self, slap: Slap, seen: int) -> None:
        """On a hand card it is a race; else it is wrong (HD-34), unless it was meant for the hand card just covered."""
        state = self.playing.state
        if is_race(state):
            if self.laid and seen < self.laid[1]:
                raise Refusal("slap-unseen")
            if slap.seat in self.slaps:
                raise Refusal("already-slapped")
            self._do(f.Slapped, slap=slap)
        elif self.setup.game == "hit_the_deck" and self.now < self.covered + grace(state):
            raise Refusal("slap-too-late")
        else:
            self.playing.check(slap.seat, "slap")
            self._do(f.Moved, by=slap.seat, move="slap")

    def _say(self, seat: int, command: m.Say) -> None:
        if command.phrase not in m.PHRASES:
            raise Refusal("unknown-phrase", phrase=command.phrase)
        self._do(f.Said, seat=seat, phrase=command.phrase)

    def _write(self, seat: int, command: m.Write) -> None:
        """Only among people who were invited."""
        if self.setup.public:
            raise Refusal("phrases-only")
        text = " ".join(command.text.split())
        if not text or not text.isprintable():
            raise Refusal("bad-text")
        self._do(f.Wrote, seat=seat, text=text)

    def _undo(self, seat: int, _: m.Undo) -> None:
        self._need_play()
        course = self.playing
        if self.asked is not None:
            raise Refusal("already-asked", seat=self.asked)
        if course.before is None or course.mover != seat or course.secret:
            raise Refusal("nothing-to-undo")
        if not course.nothing_revealed():
            raise Refusal("something-revealed")
        self._do(f.Asked, seat=seat)

    def _agree(self, seat: int, command: m.Agree) -> None:
        if self.asked is None or self.asked == seat:
            raise Refusal("nobody-asked")
        if seat in self.agreed:
            raise Refusal("already-agreed")
        self._do(f.Agreed, seat=seat, yes=command.yes)

    def _hint(self, seat: int, _: m.Hint) -> None:
        self._need_play()
        if not self.setup.hints:
            raise Refusal("no-hints")
        if seat not in self.awaits:
            raise Refusal("no-hint-here")
        self._do(f.Hinted, seat=seat)

    def _rematch(self, seat: int, _: m.Rematch) -> None:
        if self.phase != OVER:
            raise Refusal("match-not-over")
        self._do(f.Rematched, seat=seat)
        self._commit(1)

    def _leave(self, seat: int, _: m.Leave) -> None:
        self._do(f.Stood, seat=seat)

    def _kick(self, seat: int, command: m.Kick) -> None:
        if self.chairs.keys[seat] != self.host:
            raise Refusal("not-the-host")
        if command.seat >= len(self.chairs) or command.seat == seat or self.chairs[command.seat].kind == EMPTY:
            raise Refusal("nobody-to-kick", seat=command.seat)
        self._do(f.Stood, seat=command.seat, kicked=True)


DOES: dict[type, Callable[[Any, int, Any], None]] = {
    m.Ready: Table._ready,
    m.Play: Table._play,
    m.Say: Table._say,
    m.Write: Table._write,
    m.Undo: Table._undo,
    m.Agree: Table._agree,
    m.Hint: Table._hint,
    m.Rematch: Table._rematch,
    m.Leave: Table._leave,
    m.Kick: Table._kick,
}
