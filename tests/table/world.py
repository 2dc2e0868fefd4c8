"""A whole evening at one table from one seed: people come and go, lines break, servers crash, and nothing is lost.

What must hold is checked after every step: nothing leaves that is not stored; an acknowledged command is in the log
exactly once, never zero times; numbers have no gaps; what is told twice is the same, byte for byte; every phone shows
what the log up to its number says.
"""

from copy import copy
from random import Random
from typing import Any

import msgspec

from pioche.rulekit import NOBODY
from pioche.table import facts as f
from pioche.table import messages as m
from pioche.table.broadcast import snapshot
from pioche.table.decide import TableLuck
from pioche.table.host.delivery import LEASE
from pioche.table.host.mailbox import Mailbox
from pioche.table.seats import PERSON, key_of
from pioche.table.state import BETWEEN, GATHERING, OVER, TableState
from pioche.table.waiting import bots_to_slap, thinkers
from tests.table.phone import Message, Phone, Wire
from tests.table.store import MemoryStore

TABLE = "evening"
SETUPS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("no_thanks", 3, {}),
    ("no_thanks", 4, {"rounds": 2}),
    ("take_that", 2, {}),
    ("tightrope", 3, {}),
    ("tightrope", 3, {"simultaneous": True}),
    ("hit_the_deck", 3, {"target": 40}),
    ("hit_the_deck", 3, {"target": 30, "slap_mode": "random"}),
    ("hit_the_deck", 2, {"target": 30, "cut_depth": "choice", "resolve_last_card": True}),
)


class World:
    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.now = 1_000_000
        self.store = MemoryStore(at_once=False)
        self.epoch = self.store.create(TABLE)
        game, seats, options = self.luck.choice(SETUPS)
        people = self.luck.randint(1, seats)
        self.setup = f.Setup(game, seats, options, ["club"] * (seats - people), clock=self.luck.choice([0, 30]))
        self.phones = [self.new_phone(name) for name in (*"abcdefg"[:people], "watcher")]
        self.reference = TableState(TABLE)
        self.told: dict[tuple[int, int], bytes] = {}
        self.shown: dict[tuple[int, int], Message] = {}
        self.acknowledged = 0
        self.old: list[Mailbox] = []
        """Workers that were overtaken and do not know it yet."""
        self.held: dict[Wire, Mailbox] = {}
        """The worker at the other end of each wire."""
        self.box = self.new_box(self.epoch)
        self.box.open(self.setup, self.phones[0].name)
        self.store.commit(99)
        self.check()

    def new_box(self, epoch: int) -> Mailbox:
        return Mailbox(TABLE, epoch, self.store, lambda: self.now, TableLuck(lambda: self.luck.randbytes(32)))

    def new_phone(self, name: str) -> Phone:
        return Phone(name, lambda: self.luck.randbytes(16).hex(), withholds=not self.luck.randrange(6))

    # What can happen: the alphabet

    def commit(self) -> None:
        self.store.commit(self.luck.randint(1, 4))

    def pass_time(self) -> None:
        self.now += self.luck.choice([10, 300, 1500, 6000, 21_000])
        self.box.tick()

    def connect(self) -> None:
        phone = self.luck.choice(self.phones)
        self.hang_up(phone)
        if phone.memories and not self.luck.randrange(3):
            phone.mirror = copy(self.luck.choice(phone.memories))
        self.dial(phone)

    def dial(self, phone: Phone) -> None:
        phone.wire = Wire(phone.name, lambda message: self.check_sent(phone, message))
        self.held[phone.wire] = self.box
        self.box.join(phone.wire, phone.mirror.seq, phone.mirror.you)
        for command in list(phone.pending.values()):
            self.box.receive(phone.wire, command)

    def hang_up(self, phone: Phone) -> None:
        if phone.wire:
            phone.wire.gone = True
            self.held.pop(phone.wire).part(phone.wire)
            phone.wire = None

    def lose_line(self) -> None:
        self.hang_up(self.luck.choice(self.phones))

    def hear(self) -> None:
        phone = self.luck.choice(self.phones)
        for _ in range(self.luck.randint(1, 6)):
            self.hear_one(phone)

    def hear_one(self, phone: Phone) -> None:
        if phone.wire and phone.wire.closed is not None and not phone.wire.arriving:
            self.hang_up(phone)
            return
        message = phone.receive()
        if message is not None:
            self.check_heard(phone, message)
            self.answer(phone, message)

    def answer(self, phone: Phone, message: Message) -> None:
        """What the phone does by itself."""
        command = phone.luck.answer(message, phone.mirror)
        if command and not (command["do"] == "reveal" and phone.withholds):
            self.send(phone, as_command(phone, command))

    def crash(self) -> None:
        """The process dies; another one starts."""
        self.store.forget(self.box.epoch)
        for phone in self.phones:
            if phone.wire and self.held[phone.wire] is self.box:
                phone.wire.gone = True
                phone.wire = None
        self.start_again()

    def take_over(self) -> None:
        """Another worker claims the table while this one still lives."""
        self.old.append(self.box)
        self.start_again()
        self.now += LEASE

    def start_again(self) -> None:
        self.box = self.new_box(self.store.claim(TABLE))
        self.box.recover(self.store.log)

    def old_worker_stirs(self) -> None:
        """A worker that was overtaken tries to go on as if nothing had happened."""
        if self.old:
            box = self.luck.choice(self.old)
            stored = [line for line in self.store.log if b'"said"' in line]
            box.tick()
            for phone in self.phones:
                if phone.wire and phone.wire in box.connections.viewers:
                    box.receive(phone.wire, m.Say(phone.next_id(), "hello"))
            while any(batch.epoch == box.epoch for batch, _ in self.store.waiting):
                self.store.commit(1)
            assert [line for line in self.store.log if b'"said"' in line][: len(stored)] == stored
            assert box.closed or box.outbox.empty

    def bots_move(self) -> None:
        table = self.box.state
        for seat in bots_to_slap(table):
            self.box.bot_slaps(seat, self.luck.randint(150, 500))
        for seat, hand in thinkers(table, self.now)[:1]:
            self.box.bot_plays(seat, self.luck.choice(table.playing.legal_for(seat)), table.plies, hand)

    def act(self) -> None:
        """Somebody does what the phone asks for."""
        phone = self.luck.choice(self.phones)
        if phone.wire and not phone.pending and (command := sensible(phone, self.luck)):
            self.send(phone, command)

    def mischief(self) -> None:
        """Somebody does something else."""
        phone = self.luck.choice(self.phones)
        if phone.wire:
            self.send(phone, self.odd(phone))

    def odd(self, phone: Phone) -> m.AnyCommand:
        name = phone.next_id()
        kinds: list[Any] = [m.Undo, m.Undo, m.Hint, m.Start, m.Rematch]
        if not self.luck.randrange(12):
            kinds = [m.Leave]
        others: list[m.AnyCommand] = [
            m.PlayMove(name, self.luck.choice(["take", "lay 50", "play 7", "slap", "* deal", "x"])),
            m.SlapNow(name, phone.mirror.seq, 100),
            m.Why(name, "play 12"),
            m.Say(name, self.luck.choice(m.PHRASES)),
            m.Write(name, "<b>hello</b>"),
            m.Agree(name, yes=True),
            m.Ready(name, "0" * 64, phone.mirror.table.get("commitment", "0" * 64)),
            m.Reveal(name, "0" * 32),
            m.Sit(name, self.luck.choice(["x", "y", " "])),
        ]
        others.append(self.luck.choice(kinds)(name))
        return self.luck.choice(others)

    def send(self, phone: Phone, command: m.AnyCommand) -> None:
        assert phone.wire
        if not isinstance(command, m.Why):
            phone.promised.add(command.id)
            phone.pending[command.id] = command
            phone.sent.append(command)
        self.held[phone.wire].receive(phone.wire, command)

    def send_again(self) -> None:
        """A command that was sent before, answered or not."""
        phone = self.luck.choice(self.phones)
        if phone.wire and phone.sent:
            self.held[phone.wire].receive(phone.wire, self.luck.choice(phone.sent[-5:]))

    ALPHABET = (
        (commit, 30),
        (hear, 30),
        (act, 30),
        (bots_move, 14),
        (pass_time, 8),
        (connect, 6),
        (mischief, 4),
        (send_again, 4),
        (lose_line, 2),
        (crash, 1),
        (take_over, 1),
        (old_worker_stirs, 2),
    )

    def step(self) -> str:
        """Something happens: its name."""
        deeds, weights = zip(*self.ALPHABET, strict=True)
        deed = self.luck.choices(deeds, weights)[0]
        deed(self)
        self.check()
        return str(deed.__name__)

    def settle_down(self) -> None:
        """From here on everybody behaves: the match must come to its end."""
        for phone in self.phones:
            if phone.wire and self.held[phone.wire] is not self.box:
                self.hang_up(phone)
        for _ in range(3000):
            if self.reference.phase == OVER and not any(phone.wire and phone.wire.arriving for phone in self.phones):
                break
            for phone in self.phones:
                if phone.wire is None:
                    self.dial(phone)
            self.store.commit(99)
            for phone in self.phones:
                while phone.wire and phone.wire.arriving:
                    self.hear_one(phone)
            self.act_all()
            self.bots_move()
            self.now += 400
            self.box.tick()
            self.check()
        assert self.reference.phase == OVER, "the match does not end"

    def act_all(self) -> None:
        for phone in self.phones:
            if phone.wire and (command := sensible(phone, self.luck)):
                self.send(phone, command)
        if self.reference.phase == GATHERING and not self.reference.full:
            host = next((p for p in self.phones if key_of(TABLE, p.name) == self.reference.host), None)
            if host and host.wire:
                self.send(host, m.Start(host.next_id()))

    # What must hold

    def check(self) -> None:
        """The log says what it says: follow it, and note what each seat may be told at each number."""
        for line in self.store.log[self.reference.seq + 1 :]:
            self.reference.apply(f.read_fact(line))
            for seat in (*self.reference.seats.of_kind(PERSON), NOBODY):
                told = msgspec.json.decode(m.write_telling(snapshot(self.reference, seat)))
                self.shown[self.reference.seq, seat] = told

    def check_heard(self, phone: Phone, message: Message) -> None:
        if message["tell"] not in ("event", "snapshot"):
            return
        mirror = phone.mirror
        self.check()
        due = self.shown[mirror.seq, NOBODY if mirror.you is None else mirror.you]
        assert mirror.table == due["table"]
        assert mirror.view == due["view"]
        assert (mirror.legal, mirror.awaits, mirror.ply) == (due["legal"], due["awaits"], due["ply"])
        if message["tell"] == "event":
            self.check_same(mirror, message)

    def check_same(self, mirror: Any, message: Message) -> None:
        seat = NOBODY if mirror.you is None else mirror.you
        told = msgspec.json.encode(message)
        assert self.told.setdefault((mirror.seq, seat), told) == told, "told differently"

    def check_sent(self, phone: Phone, content: bytes) -> None:
        """What leaves is a promise, whether it arrives or not."""
        message = msgspec.json.decode(content)
        if message["tell"] == "done" and message["id"] in phone.promised:
            self.acknowledged += 1
            mark = f'"id":"{message["id"]}"'.encode()
            found = [number for number, line in enumerate(self.store.log) if mark in line]
            assert found == [message["seq"]], "an acknowledged command is in the log once"
        if message["tell"] in ("event", "snapshot"):
            assert message["seq"] < len(self.store.log), "told before it was stored"


def as_command(phone: Phone, command: Message) -> m.AnyCommand:
    return m.read_command(msgspec.json.encode({**command, "id": phone.next_id()}))


def sensible(phone: Phone, luck: Random) -> m.AnyCommand | None:
    """What somebody does who plays along."""
    mirror, name = phone.mirror, phone.next_id()
    if mirror.seq < 0:
        return None
    if mirror.you is None:
        sits = mirror.table["phase"] == GATHERING and phone.name != "watcher"
        return m.Sit(name, phone.name) if sits else None
    if mirror.table["phase"] in (GATHERING, BETWEEN):
        ready = mirror.table["seats"][mirror.you]["ready"]
        return None if ready else as_command(phone, phone.luck.ready(mirror))
    if mirror.table["racing"] and mirror.you not in mirror.table["slapped"] and not luck.randrange(3):
        return m.SlapNow(name, mirror.seq, luck.randint(0, 600))
    if mirror.table["asked"] not in (NOBODY, mirror.you):
        return m.Agree(name, luck.random() < 0.7)
    return m.PlayMove(name, luck.choice(mirror.legal), mirror.ply) if mirror.legal else None


def evening(seed: int, steps: int = 250) -> World:
    world = World(seed)
    for _ in range(steps):
        world.step()
    world.settle_down()
    return world
