"""What a table does by itself: deals, lets nature move, judges races, ends rounds, and watches the clock."""

import secrets
from collections.abc import Callable
from typing import Any

from pioche.engine.referee import cards_to_arrange
from pioche.rulekit import NATURE
from pioche.table import facts as f
from pioche.table.chairs import BOT, PERSON
from pioche.table.course import Row
from pioche.table.luck import SECRET_BYTES, commitment, natures_move, servers_luck
from pioche.table.race import WINDOW, calm_call, is_race, last_of_race, limits, race_open
from pioche.table.standing import BETWEEN, GATHERING, PLAYING, Standing

READY_LIMIT = 20_000
"""Milliseconds until the next round is dealt without waiting any longer."""
AWAY_LIMIT = 20_000
"""Milliseconds after which a bot stands in for somebody who is not connected."""

Secret = Callable[[], bytes]
Told = Callable[[Standing, f.AnyFact, list[Row]], None]


def draw_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


class Settling(Standing):
    def __init__(self, table: str, tell: Told, draw: Secret = draw_secret, natures: Any = natures_move) -> None:
        """`tell` hears of every new fact at once; `draw` and `natures` are where chance comes from."""
        super().__init__(table)
        self.tell = tell
        self.draw = draw
        self.natures = natures
        self.now = 0
        self._id, self._by = "", -1
        self.gone: dict[int, int] = {}
        """Since when the people of these seats are not connected."""

    # Times

    def gone_too_long(self) -> list[int]:
        limit = self.now - AWAY_LIMIT
        people = self.chairs.present if self.phase != GATHERING else []
        return [seat for seat in people if seat in self.gone and self.gone[seat] <= limit]

    @property
    def due(self) -> int | None:
        """When the table, or a bot in its name, will act for those it waits for."""
        if self.phase == BETWEEN:
            return self.since + READY_LIMIT
        if self.phase != PLAYING:
            return None
        if is_race(self.playing.state):
            return self._race_due()
        if not self.setup.clock or all(self.chairs[seat].kind != PERSON for seat in self.awaits):
            return None
        return self.since + self.setup.clock * 1000

    def _race_due(self) -> int:
        call_limit, slap_limit = limits(self.playing.state)
        if self.called is None:
            return self._laid_at() + call_limit
        return self.called + slap_limit + WINDOW

    def wake_at(self) -> int | None:
        """When to tick next."""
        due = self.due
        times = [] if due is None else [due]
        if self.gone and self.phase != GATHERING:
            times += [self.gone[seat] + AWAY_LIMIT for seat in self.chairs.present if seat in self.gone]
        return min(times, default=None)

    def thinkers(self, now: int) -> list[tuple[int, str]]:
        """The seats for which a bot is to decide now, and whose hand that is."""
        if self.phase != PLAYING:
            return []
        return [(seat, hand) for seat in self.awaits if (hand := self._hand_for(seat, now))]

    def _hand_for(self, seat: int, now: int) -> str:
        chair = self.chairs[seat]
        if chair.kind == BOT:
            return f.BOT
        overdue = self.due is not None and now >= self.due and not is_race(self.playing.state)
        return f.STAND_IN if chair.away or overdue else ""

    def bots_to_slap(self) -> list[int]:
        """The seats for which a bot races now."""
        if self.phase != PLAYING or not is_race(self.playing.state):
            return []
        chairs = self.chairs.chairs
        return [s for s, chair in enumerate(chairs) if s not in self.slaps and (chair.kind == BOT or chair.away)]

    def level_of(self, seat: int) -> str:
        return self.chairs[seat].level or self.setup.fill

    def _do(self, kind: type[f.AnyFact], **what: Any) -> None:
        if self._id:
            what = {"id": self._id, "by": self._by, **what}
            self._id = ""
        fact: Any = kind(at=self.now, **what)
        self.tell(self, fact, self.apply(fact))

    # Step by step

    def _settle(self) -> None:
        while self._step():
            pass

    def _step(self) -> bool:
        """One thing that follows by itself; whether there was one."""
        if self.phase == GATHERING:
            return self._begin_when_ready()
        if self.phase == BETWEEN:
            return self._deal_when_ready()
        if self.phase == PLAYING:
            return self._take_back_when_agreed() or self._go_on()
        return False

    def _begin_when_ready(self) -> bool:
        chairs = self.chairs.chairs
        if not self.full or not all(chair.ready for chair in chairs):
            return False
        self._do(f.Began, first=(self.match - 1) % self.seats)
        return True

    def _deal_when_ready(self) -> bool:
        if self.awaits and self.now < self.since + READY_LIMIT:
            return False
        servers = [seat for seat in range(self.seats) if seat not in self.lucks]
        lucks = [self.lucks.get(seat) or servers_luck(self.secret, seat).hex() for seat in range(self.seats)]
        self._do(f.Dealing, round=self.round, lucks=lucks, servers=servers)
        return True

    def _take_back_when_agreed(self) -> bool:
        if self.asked is None or set(self.chairs.present) - self.agreed - {self.asked}:
            return False
        self._do(f.TookBack, seat=self.asked)
        return True

    def _go_on(self) -> bool:
        course = self.playing
        if course.over or (course.between_rounds and self.dealt.round == course.state.round):
            self._end_round()
        elif course.to_move == NATURE:
            return self._let_nature_move()
        elif calm_call(course.state):
            self._do(f.Moved, by=course.to_move, move="call", hand=f.TABLE)
        elif course.to_move in course.kept:
            move, hand = course.kept[course.to_move]
            self._do(f.Moved, by=course.to_move, move=move, hand=hand)
        else:
            return False
        return True

    def _let_nature_move(self) -> bool:
        course = self.playing
        if race_open(course.state) and is_race(course.state) and not cards_to_arrange(course.state)[0]:
            return self._judge_when_closed()
        ply = self.natures(course.state, self.key, course.natures)
        self._do(f.Moved, by=NATURE, move=ply.text, hand=f.TABLE)
        return True

    def _judge_when_closed(self) -> bool:
        """HD-46: when everybody has slapped, or the limit has passed."""
        if len(self.slaps) < self.seats and self.now < self._race_due():
            return False
        course = self.playing
        called = (self.called or 0) - self._laid_at()
        slaps = list(self.slaps.values())
        last, tied = last_of_race(course.state, called, slaps, self.key, course.natures)
        self._do(f.Raced, called=called, slaps=slaps, tied=tied, last=last)
        self._do(f.Moved, by=NATURE, move=f"last {last}", hand=f.TABLE)
        return True

    def _laid_at(self) -> int:
        assert self.laid is not None
        return self.laid[0]

    def _end_round(self) -> None:
        self._do(
            f.Revealed,
            round=self.round,
            commitment=self.commitment,
            secret=self.secret.hex(),
            lucks=self.dealt.lucks,
            servers=self.dealt.servers,
        )
        if self.phase == BETWEEN:
            self._commit(self.round + 1)

    def _commit(self, round_number: int) -> None:
        secret = self.draw()
        bound = commitment(self.label, round_number, secret)
        self._do(f.Committed, round=round_number, commitment=bound, secret=secret.hex())
