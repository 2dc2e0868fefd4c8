"""People around one table whose store and lines never fail: to try what they can do, one thing after the other."""

from copy import copy
from random import Random
from typing import Any

import msgspec

from pioche.client.mirror import Mirror
from pioche.client.own_luck import OwnLuck
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.after.receipts import Receipt
from pioche.table.decide import TableLuck
from pioche.table.host.mailbox import Mailbox
from pioche.table.host.store import Batch, Done
from pioche.table.host.store.sql import SqlStore
from pioche.table.luck import pledge
from pioche.table.seats import key_of
from pioche.table.state import OVER, PLAYING, TableState
from tests.table.phone import Wire
from tests.table.store import MemoryStore
from tests.table.stores import appended

GAMES_AND_OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("no_thanks", 3, {}),
    ("no_thanks", 5, {"rounds": 2, "tactical": True}),
    ("take_that", 3, {}),
    ("tightrope", 4, {}),
    ("tightrope", 3, {"simultaneous": True, "tactical": True}),
    ("hit_the_deck", 4, {"target": 60}),
    ("hit_the_deck", 3, {"target": 40, "slap_mode": "random"}),
    ("hit_the_deck", 3, {"target": 40, "cut_depth": "choice", "exposed_hand_caller": "next"}),
]


LUCK = "0123456789abcdef" * 2

UNUSED = 10_000
"""Commands with higher numbers are new to every table."""


class WaitingLog:
    """A log whose every append is durable before anything else happens."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    def append(self, batch: Batch, done: Done) -> None:
        done(appended(self.store, batch))


class Company:
    def __init__(
        self, game: str, seats: int, options: dict[str, Any] | None = None, seed: int = 0, **more: Any
    ) -> None:
        self.luck = Random(seed)
        self.now = 1_000_000
        self.store = MemoryStore()
        people = seats - len(more.get("bots", []))
        self.chance = TableLuck(more.pop("draw", lambda: self.luck.randbytes(32)))
        self.box = Mailbox("company", self.store.create("company"), self.store, lambda: self.now, self.chance)
        self.box.open(f.Setup(game, seats, options or {}, **more), "person0")
        self.wires = [Wire(f"person{seat}") for seat in range(people)]
        self.numbers = 0
        self.lucks: dict[tuple[int, str], str] = {}
        """By person and commitment, what was pledged."""
        self.watcher = Wire("watcher")
        for wire in (*self.wires, self.watcher):
            self.box.join(wire)

    @classmethod
    def recovered(cls, store: SqlStore, table: str, people: int, now: int) -> "Company":
        """Everybody comes back to a table that is in the store."""
        company = cls.__new__(cls)
        company.luck, company.now, company.numbers, company.lucks = Random(0), now, UNUSED, {}
        company.chance = TableLuck(lambda: company.luck.randbytes(32))
        epoch = store.claim(table)
        assert epoch
        company.box = Mailbox(table, epoch, WaitingLog(store), lambda: company.now, company.chance)
        company.box.recover(store.read(table))
        company.wires = [Wire(f"person{number}") for number in range(people)]
        for wire in company.wires:
            company.box.join(wire)
        return company

    def copy(self) -> "Company":
        """The same table in another house, from its log; everybody comes along."""
        other = copy(self)
        other.store = MemoryStore()
        other.store.log = list(self.store.log)
        other.box = Mailbox("company", other.store.create("company"), other.store, lambda: other.now, self.chance)
        other.box.recover(other.store.log)
        other.wires = [Wire(wire.person) for wire in self.wires]
        other.watcher = Wire("watcher")
        for seat, wire in enumerate(other.wires):
            other.box.join(wire, other.table.seq, seat)
        other.box.join(other.watcher, other.table.seq)
        other.box.connections.presence_due = self.box.connections.presence_due
        return other

    @property
    def table(self) -> TableState:
        return self.box.state

    def id(self) -> str:
        self.numbers += 1
        return str(self.numbers)

    def do(self, seat: int, kind: type[m.AnyCommand], *what: Any, **named: Any) -> dict[str, Any]:
        """Somebody does something: the answer."""
        return self.send(seat, kind(self.id(), *what, **named))

    def send(self, seat: int, command: m.AnyCommand) -> dict[str, Any]:
        self.box.receive(self.wires[seat], command)
        messages = (msgspec.json.decode(message) for message in reversed(self.wires[seat].arriving))
        return next(message for message in messages if message.get("id") == command.id)

    def heard(self, seat: int) -> list[dict[str, Any]]:
        return [msgspec.json.decode(message) for message in self.wires[seat].arriving]

    def sit(self) -> "Company":
        for seat in range(len(self.wires)):
            self.do(seat, m.Sit, f"name{seat}")
        return self

    def get_ready(self) -> "Company":
        """All who have a seat pledge some luck, and give it when it is asked for."""
        for person in range(len(self.wires)):
            seat = self.seat_of(person)
            if seat is not None and not self.table.seats[seat].ready:
                self.be_ready(person)
        return self.give_luck()

    def be_ready(self, person: int, luck: str = "") -> dict[str, Any]:
        luck = self.lucks[person, self.table.deal.commitment] = luck or self.luck.randbytes(16).hex()
        return self.send(person, ready(self.id(), self.table, self.seat_of(person) or 0, luck))

    def give_luck(self) -> "Company":
        for person in range(len(self.wires)):
            if self.table.deal.sealed and self.seat_of(person) in self.table.deal.missing:
                self.do(person, m.Reveal, self.lucks[person, self.table.deal.commitment])
        return self

    def receipts(self, person: int) -> list[Receipt]:
        """What the person's client has kept, by all that it has heard."""
        mirror = Mirror()
        own = OwnLuck(draw=lambda: self.lucks[person, mirror.table["commitment"]])
        for message in self.heard(person):
            fact = message.get("fact", {})
            if fact.get("fact") == "readied" and fact["seat"] == mirror.you:
                own.ready(mirror)
            mirror.hear(message)
            own.answer(message, mirror)
        return own.receipts

    def seat_of(self, person: int) -> int | None:
        return self.table.seats.seat_of(key_of(self.table.id, self.wires[person].person))

    def step(self) -> None:
        """The next thing that somebody should do."""
        table = self.table
        self.now += 100
        if table.phase != PLAYING:
            self.get_ready()
        elif racing(table) and self.luck.random() < 0.6:
            self.slap_somebody()
        elif table.awaits:
            self.move(self.luck.choice(table.awaits))
        else:
            self.now += 6000
            self.box.tick()

    def slap_somebody(self) -> None:
        seat = self.luck.randrange(len(self.table.seats))
        if seat < len(self.wires):
            self.do(seat, m.SlapNow, self.table.seq, self.luck.randint(100, 500))
        else:
            self.box.bot_slaps(seat, self.luck.randint(100, 500))

    def move(self, seat: int) -> None:
        move = self.luck.choice(self.table.playing.legal_for(seat))
        if seat < len(self.wires):
            self.do(seat, m.PlayMove, move)
        else:
            self.box.bot_plays(seat, move, len(self.table.playing.moves), f.BOT)

    def play_on(self) -> bytes:
        """To the end of the match: its record."""
        self.play_to_the_end()
        return self.store.finished[-1].record

    def play_to_the_end(self) -> None:
        while self.table.phase != OVER:
            self.step()


def ready(name: str, table: TableState, seat: int, luck: str = LUCK) -> m.Ready:
    """The command that pledges this luck for the next deal."""
    bound = table.deal.commitment
    return m.Ready(name, pledge(table.label, table.deal.round, seat, bound, bytes.fromhex(luck)), bound)


def racing(table: TableState) -> bool:
    """Whether there is something to slap."""
    return table.reflex is not None and table.reflex.laid_by is not None


def whole_match(game: str, seats: int, options: dict[str, Any], seed: int = 0) -> bytes:
    return Company(game, seats, options, seed, bots=["club"]).sit().get_ready().play_on()
