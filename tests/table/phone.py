"""A person with a phone: hears, keeps a mirror, resends what was not answered."""

from collections import deque
from collections.abc import Callable
from copy import copy
from typing import Any

import msgspec

from pioche.client.mirror import Mirror
from pioche.client.own_luck import OwnLuck
from pioche.table import messages as m
from pioche.table.reactions import Line

Message = dict[str, Any]


class Wire:
    """A connection; what is sent on it arrives when the test says so, or never."""

    def __init__(self, person: str, watch: Callable[[bytes], None] = lambda _: None) -> None:
        """`watch` sees what the table sends, whether it arrives or not."""
        self.person = self.place = person
        self.watch = watch
        self.line = Line(20, 20)
        self.gone = False
        self.closed: int | None = None
        self.arriving: deque[bytes] = deque()

    def send(self, *messages: bytes) -> None:
        for message in messages:
            self.watch(message)
        if not self.gone and self.closed is None:
            self.arriving.extend(messages)

    def close(self, code: int) -> None:
        self.closed = code


class Phone:
    def __init__(self, name: str, draw: Callable[[], str], *, withholds: bool = False) -> None:
        """`withholds`: it pledges some luck, and never gives it."""
        self.name = name
        self.luck = OwnLuck(draw=draw)
        self.withholds = withholds
        self.mirror = Mirror()
        self.wire: Wire | None = None
        self.pending: dict[str, m.AnyCommand] = {}
        self.sent: list[m.AnyCommand] = []
        self.promised: set[str] = set()
        """The commands that are in the log once they are answered with done: all but questions."""
        self.done: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.numbers = 0
        self.memories: deque[Mirror] = deque([Mirror()], maxlen=12)
        """How it stood earlier: a phone may wake up with an old page."""

    def next_id(self) -> str:
        self.numbers += 1
        return f"{self.name}{self.numbers}"

    def receive(self) -> Message | None:
        """The next thing that arrives."""
        if self.wire is None or not self.wire.arriving:
            return None
        message: Message = msgspec.json.decode(self.wire.arriving.popleft())
        if message["tell"] == "event":
            assert message["seq"] == self.mirror.seq + 1, "a gap"
        if message["tell"] == "done":
            assert self.done.setdefault(message["id"], message["seq"]) == message["seq"], "another answer"
            self.pending.pop(message["id"], None)
        if message["tell"] == "refused":
            self.refused[message["id"]] = message["code"]
            self.pending.pop(message["id"], None)
        self.mirror.hear(message)
        if self.mirror.seq >= 0:
            self.memories.append(copy(self.mirror))
        return message
