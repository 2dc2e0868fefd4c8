"""All tables that this process holds, and how they are opened, found again and put away."""

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from pioche.rulekit import Refusal
from pioche.table.clock import DAY, SECOND, Clock, as_seconds, house_clock, not_before, steady_clock, wall_clock
from pioche.table.decide import check_setup
from pioche.table.facts import Setup, read_fact
from pioche.table.host.batching_log import BatchingLog
from pioche.table.host.figures import FIGURES
from pioche.table.host.live_table import LiveTable
from pioche.table.host.mailbox import Mailbox
from pioche.table.host.pulse import Pulse
from pioche.table.host.store import STORE, Batch, Store, StoreUnavailable
from pioche.table.host.talk import MOST_LINES
from pioche.table.host.thinking import Thinking
from pioche.table.seats import person_of

_LETTERS = "abcdefghijkmnopqrstuvwxyz23456789"
_ID_LENGTH = 14
_STORING_LIMIT = 30 * SECOND
_TIDY_REST = 50
"""Milliseconds between two steps of tidying up."""
_IDLE_LIMIT = 300 * SECOND
"""A table that nobody looks at is put away; it comes back from the store."""
_MOST_TABLES = 20_000
_RESTARTING = 1012
"""Close code."""
_FOR_EVER = 0
"""Days."""
_CLAIM_TOGETHER = 64
_CLAIM_PAUSE = SECOND
"""Between two questions which tables are lost."""
_UNKNOWN = 2 * SECOND
"""A worker that has had no answer for so long is cut off: its tables may be anybody's."""
_STALLED = SECOND
"""A process that stood still for so long makes sure that its tables are still its own before it speaks."""

_GO_TOGETHER, _PARTING, _MOST_PARTINGS = 20, 100, 40
"""When the house closes, this many tables go at once, with a pause in milliseconds, and at most this many pauses."""

_log = logging.getLogger("pioche.house")


def _new_id() -> str:
    """Unguessable: who knows it may join."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


class TableHost:
    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        pace: float = 1.0,
        most_lines: int = MOST_LINES,
        clock: Clock = house_clock,
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.tables: dict[str, LiveTable] = {}
        self.unsure: set[str] = set()
        """The tables that may be held by somebody else by now."""
        self._log = BatchingLog(store)
        self.pulse = Pulse(clock)
        self._clock = clock
        self._pace = pace
        self._most_lines = most_lines
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.cut_off = False
        """Whether it cannot be known any more whose the tables are."""
        self._confirmed: int | None = None
        """When the store last said which tables are lost; None as long as nobody asks."""
        self._loop = asyncio.get_running_loop()
        self._asking = ThreadPoolExecutor(1, "asking")
        """Its own thread: many who come at once do not keep that question waiting."""
        self._claiming = ThreadPoolExecutor(_CLAIM_TOGETHER, "claiming")
        """They only wait, and those who wait together are claimed by one statement."""

    # Tables

    async def open(self, setup: Setup, token: str) -> str:
        """A new table: its id, once it is stored."""
        check_setup(setup)
        self._check_store()
        if len(self.tables) >= _MOST_TABLES:
            raise Refusal("house-full")
        table = _new_id()
        epoch = await asyncio.to_thread(self.store.create, table)
        mailbox = Mailbox(table, epoch, self._log, self._clock, pulse=self.pulse, most_lines=self._most_lines)
        live = self.tables[table] = LiveTable(mailbox, self.thinking, self._pace)
        mailbox.open(setup, person_of(token))
        await self._have_stored(mailbox)
        live.look()
        return table

    async def _have_stored(self, mailbox: Mailbox) -> None:
        """StoreUnavailable if what it has decided so far is not in the log soon."""
        state = mailbox.state
        asked = self._log.ask(Batch(state.id, mailbox.epoch, state.seq + 1, []))
        try:
            outcome = await asyncio.wait_for(asked, as_seconds(_STORING_LIMIT))
        except TimeoutError:
            raise StoreUnavailable(STORE) from None
        if outcome is not None:
            raise StoreUnavailable(self.store.trouble or STORE)

    @property
    def trouble(self) -> str:
        """What does not work, DISK or STORE; empty while everything does."""
        return self.store.trouble or (STORE if self.cut_off else "")

    @property
    def turns_away(self) -> bool:
        """Whether people had better come to another worker, which may do what this one cannot."""
        return self.store.shared and bool(self.trouble)

    def _check_store(self) -> None:
        if self.trouble:
            raise StoreUnavailable(self.trouble)

    async def find(self, table: str) -> LiveTable | None:
        """The table with this id, from memory or from the store."""
        live = self.tables.get(table)
        if live and not live.mailbox.closed:
            return live
        if table not in self._loading:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def knows(self, table: str) -> bool:
        """Whether there is such a table, here or elsewhere; to ask takes it from nobody."""
        live = self.tables.get(table)
        if live and not live.mailbox.closed:
            return True
        self._check_store()
        return await asyncio.to_thread(self.store.ledger.knows, table)

    async def _load(self, table: str) -> LiveTable | None:
        """Claim it first: what anybody else still writes is refused from then on. Nobody is let in to a table where
        nothing can be stored."""
        self._check_store()
        epoch = await self._loop.run_in_executor(self._claiming, self.store.claim, table)
        if epoch is None:
            return None
        lines = await asyncio.to_thread(self.store.read, table)
        if not lines:
            return None
        clock = not_before(read_fact(lines[-1]).at, self._clock)
        mailbox = Mailbox(table, epoch, self._log, clock, pulse=self.pulse, most_lines=self._most_lines)
        mailbox.recover(lines)
        live = self.tables[table] = LiveTable(mailbox, self.thinking, self._pace)
        live.look()
        FIGURES.claimed += 1
        return live

    def evict_idle(self) -> None:
        """Forget the tables that nobody has looked at for a while, and those that were taken over."""
        now = steady_clock()
        for table, live in list(self.tables.items()):
            resting = live.mailbox.idle and now - live.idle_since > _IDLE_LIMIT
            if live.mailbox.closed or resting:
                live.shut(_RESTARTING)
                del self.tables[table]

    async def drop_old(self, table_days: float, game_days: float) -> int:
        """Delete what has been of no use to anybody for these many days, or FOR_EVER: how many tables that were."""
        now = wall_clock()
        before = [int(now - days * DAY) if days != _FOR_EVER else 0 for days in (table_days, game_days)]
        steps, dropped = self.store.drop_old(*before), 0
        while (step := await asyncio.to_thread(next, steps, None)) is not None:
            dropped += step
            await asyncio.sleep(as_seconds(_TIDY_REST))
        return dropped

    # Whether the tables are still ours

    def beat(self) -> int:
        """The loop is at work: how many milliseconds later than it should be."""
        late = self.pulse.beat()
        if late > _STALLED:
            self.confirm_all()
        self._look_at_claims(late)
        return late

    def _look_at_claims(self, late: int) -> None:
        """People leave a worker that is cut off. While the loop stood still nobody could hear an answer."""
        if self._confirmed is None:
            return
        self._confirmed += late
        if self._clock() - self._confirmed > _UNKNOWN:
            if not self.cut_off:
                _log.warning("the store does not say whose the tables are: their people are sent elsewhere")
            self.cut_off = True
            for live in self._peopled():
                live.shut(_RESTARTING)

    def confirm_all(self) -> None:
        """Ask the store whether all tables are still held by this process; those that are not fall silent."""
        for table, live in list(self.tables.items()):
            self.unsure.add(table)
            live.mailbox.when_told(partial(self.unsure.discard, table))

    async def keep_claims(self) -> None:
        """People whose table went on elsewhere are told within a second or two, whatever the store does meanwhile."""
        self._confirmed = self._clock()
        while True:
            await asyncio.sleep(as_seconds(_CLAIM_PAUSE))
            try:
                await self.give_up_lost()
            except StoreUnavailable:
                continue
            except Exception:
                _log.exception("it is not known which tables are lost")

    async def give_up_lost(self) -> None:
        """Say no more at tables that another worker has claimed, although nothing was written to find that out."""
        claims = {live.mailbox.state.id: live.mailbox.epoch for live in self._peopled()}
        lost = await self._loop.run_in_executor(self._asking, self.store.lost, claims)
        self._confirmed, self.cut_off = self._clock(), False
        for name in lost:
            live = self.tables.get(name)
            if live and live.mailbox.epoch == claims[name] and not live.mailbox.closed:
                live.shut(_RESTARTING)
                FIGURES.lost += 1

    def _peopled(self) -> list[LiveTable]:
        return [live for live in self.tables.values() if live.mailbox.connections.seats]

    async def close(self) -> None:
        """What was accepted is stored; people come back when the house opens again, or go where their table is now."""
        await self._send_away()
        for live in self.tables.values():
            live.shut(_RESTARTING)
        self._log.flush()
        for threads in (self._asking, self._claiming):
            threads.shutdown(wait=False)
        await asyncio.to_thread(self.store.close)
        self.thinking.close()

    async def _send_away(self) -> None:
        """Some tables at a time: whoever takes them over has a little time for each."""
        peopled = self._peopled()
        together = max(_GO_TOGETHER, len(peopled) // _MOST_PARTINGS + 1)
        for number, live in enumerate(peopled, 1):
            live.shut(_RESTARTING)
            if number % together == 0:
                await asyncio.sleep(as_seconds(_PARTING))
