"""The house: all tables that this process holds, and how they are opened, found again and put away."""

import asyncio
import secrets
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from pioche.rulekit import Refusal
from pioche.table.chairs import person_of
from pioche.table.clock import wall_clock
from pioche.table.facts import Setup
from pioche.table.live import Live
from pioche.table.mailbox import Mailbox
from pioche.table.store import Batch, Done, Store
from pioche.table.table import checked

LETTERS = "abcdefghijkmnopqrstuvwxyz23456789"
ID_LENGTH = 14
TICKET_SECONDS = 30
MOST_TICKETS = 20_000
IDLE_SECONDS = 300
"""A table that nobody looks at is put away; it comes back from the store."""
MOST_TABLES = 20_000
RESTARTING = 1012
STORING_SECONDS = 30
DAY = 24 * 3600 * 1000
REST = 0.004
"""Seconds between two commits: on a busy server more comes together, on a quiet one nobody waits."""
FOR_EVER = 0
"""Days."""


def new_id() -> str:
    """Unguessable: who knows it may join."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


class InLoop:
    """The log for the event loop. What comes together is stored together: by the loop, if that takes less time
    than to wake another thread and to be woken by it, else by the store's own thread."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.loop = asyncio.get_running_loop()
        self.gathered: list[tuple[Batch, Done]] = []
        self.rested = 0.0
        """When the next commit is welcome."""
        self.away = 0
        """How many are with the store's thread."""
        self.answers: deque[tuple[Done, Exception | None]] = deque()

    def append(self, batch: Batch, done: Done) -> None:
        self.gathered.append((batch, done))
        if len(self.gathered) > 1:
            return
        if self.loop.time() < self.rested:
            self.loop.call_at(self.rested, self.pass_on)
        else:
            self.loop.call_soon(self.pass_on)

    def pass_on(self) -> None:
        group, self.gathered = self.gathered, []
        if group and self.store.quick and not self.away:
            self.store.write(group)
        else:
            self.away += len(group)
            for batch, done in group:
                self.store.append(batch, partial(self._answer, done))
        self.rested = self.loop.time() + REST

    def _answer(self, done: Done, error: Exception | None) -> None:
        first = not self.answers
        self.answers.append((done, error))
        if first:
            self.loop.call_soon_threadsafe(self._drain)

    def _drain(self) -> None:
        while self.answers:
            done, error = self.answers.popleft()
            self.away -= 1
            done(error)


class House:
    def __init__(self, store: Store, threads: ThreadPoolExecutor, pace: float = 1.0) -> None:
        self.store = store
        self.log = InLoop(store)
        self.threads = threads
        self.pace = pace
        self.tables: dict[str, Live] = {}
        self.unsure: set[str] = set()
        """The tables that may be held by somebody else by now."""
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tickets: dict[str, tuple[str, str, float]] = {}

    # Tables

    async def open(self, setup: Setup, token: str) -> str:
        """A new table: its id, once it is stored."""
        checked(setup)
        if len(self.tables) >= MOST_TABLES:
            raise Refusal("house-full")
        table = new_id()
        epoch = await asyncio.to_thread(self.store.create, table)
        mailbox = Mailbox(table, epoch, self.log, wall_clock)
        live = self.tables[table] = Live(mailbox, self.threads, self.pace)
        mailbox.open(setup, person_of(token))
        stored = asyncio.Event()
        mailbox.when_told(stored.set)
        await asyncio.wait_for(stored.wait(), STORING_SECONDS)
        live.look()
        return table

    async def find(self, table: str) -> Live | None:
        """The table with this id, from memory or from the store."""
        live = self.tables.get(table)
        if live and not live.mailbox.closed:
            return live
        if table not in self._loading:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Live | None:
        """Claim it first: what anybody else still writes is refused from then on."""
        epoch = await asyncio.to_thread(self.store.claim, table)
        if epoch is None:
            return None
        lines = await asyncio.to_thread(self.store.read, table)
        if not lines:
            return None
        mailbox = Mailbox(table, epoch, self.log, wall_clock)
        mailbox.recover(lines, wall_clock())
        live = self.tables[table] = Live(mailbox, self.threads, self.pace)
        live.look()
        return live

    def put_away(self) -> None:
        """Forget the tables that nobody has looked at for a while, and those that were taken over."""
        now = time.monotonic()
        self._tickets = {ticket: held for ticket, held in self._tickets.items() if held[2] > now}
        loop_time = asyncio.get_running_loop().time()
        for table, live in list(self.tables.items()):
            resting = live.mailbox.idle and loop_time - live.idle_since > IDLE_SECONDS
            if live.mailbox.closed or resting:
                live.shut(RESTARTING)
                del self.tables[table]

    async def drop_old(self, table_days: float, game_days: float) -> int:
        """Delete what has been of no use to anybody for so many days, or FOR_EVER: how many tables that were."""
        now = wall_clock()
        before = [int(now - days * DAY) if days != FOR_EVER else 0 for days in (table_days, game_days)]
        return await asyncio.to_thread(self.store.drop_old, *before)

    def confirm_all(self) -> None:
        """Ask the store whether all tables are still held by this process; those that are not fall silent."""
        for table, live in list(self.tables.items()):
            self.unsure.add(table)
            live.mailbox.when_told(partial(self.unsure.discard, table))

    # Tickets

    def ticket(self, table: str, token: str) -> str:
        """For one connection to this table, soon."""
        if len(self._tickets) >= MOST_TICKETS:
            raise Refusal("house-full")
        ticket = secrets.token_urlsafe(24)
        self._tickets[ticket] = (table, person_of(token), time.monotonic() + TICKET_SECONDS)
        return ticket

    def redeem(self, ticket: str, table: str) -> str:
        """The person behind a ticket, which is good only once. Refusal if it is not good here."""
        wanted, person, until = self._tickets.pop(ticket, ("", "", 0.0))
        if wanted != table or time.monotonic() > until:
            raise Refusal("bad-ticket")
        return person

    async def close(self) -> None:
        """What was accepted is stored; people come back when the house opens again."""
        for live in self.tables.values():
            live.shut(RESTARTING)
        self.log.pass_on()
        await asyncio.to_thread(self.store.close)
        self.threads.shutdown(wait=False, cancel_futures=True)
