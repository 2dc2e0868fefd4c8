"""The queue is fair, whoever comes and goes; and what is not fair is found out."""

from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.table.host.fair_queue import FairQueue

RANKS = ("high", "middle", "low")
EXAMPLES = 200


class Item(NamedTuple):
    rank: str
    owner: str
    number: int


class Watched:
    """A queue, and what its users know of it: who waits, since when, and when each was last served."""

    def __init__(self, queue: Any) -> None:
        self.queue = queue
        self.now = 0
        self.waiting: list[Item] = []
        self.since: dict[tuple[str, str], int] = {}
        self.served: dict[tuple[str, str], int] = {}

    def put(self, item: Item, *, back: bool = False) -> None:
        self.now += 1
        if not self.waits(item.rank, item.owner):
            self.since[item.rank, item.owner] = self.now
        self.waiting.append(item)
        (self.queue.put_back if back else self.queue.put)(item.rank, item.owner, item)

    def waits(self, rank: str, owner: str) -> bool:
        return any((item.rank, item.owner) == (rank, owner) for item in self.waiting)

    def drop(self, item: Item) -> None:
        self.now += 1
        self.queue.drop(item.rank, item.owner, item)
        if item in self.waiting:
            self.waiting.remove(item)

    def take(self) -> Item | None:
        self.now += 1
        item: Item | None = self.queue.take()
        assert (item is None) == (not self.waiting)
        if item:
            assert item in self.waiting
            self.check_rank(item)
            self.check_turn(item)
            self.waiting.remove(item)
            self.served[item.rank, item.owner] = self.since[item.rank, item.owner] = self.now
        return item

    def check_rank(self, item: Item) -> None:
        higher = RANKS[: RANKS.index(item.rank)]
        assert not [other for other in self.waiting if other.rank in higher]

    def check_turn(self, item: Item) -> None:
        """Nobody else has waited since before this owner was served last."""
        last = self.served.get((item.rank, item.owner), 0)
        for other in self.waiting:
            if other.rank == item.rank and other.owner != item.owner:
                assert self.since[other.rank, other.owner] > last


ARRIVALS = st.tuples(st.just("put"), st.sampled_from(RANKS), st.sampled_from("abcd"))
SLICES = st.tuples(st.sampled_from(["finish", "go on"]), st.just(""), st.just(""))
HANG_UPS = st.tuples(st.just("drop"), st.sampled_from(RANKS), st.sampled_from("abcd"))
COURSES = st.lists(st.one_of(ARRIVALS, ARRIVALS, SLICES, SLICES, HANG_UPS), max_size=40)


def check_course(queue: Any, course: list[tuple[str, str, str]]) -> None:
    watched = Watched(queue)
    for number, (what, rank, owner) in enumerate(course):
        if what == "put":
            watched.put(Item(rank, owner, number))
        elif what == "drop":
            for known in [item for item in watched.waiting if (item.rank, item.owner) == (rank, owner)][:1]:
                watched.drop(known)
        elif (item := watched.take()) and what == "go on":
            watched.put(item, back=True)
        assert len(queue) == len(watched.waiting)
        assert [queue.owners(rank) for rank in RANKS] == [
            len({item.owner for item in watched.waiting if item.rank == rank}) for rank in RANKS
        ]
    while watched.take():
        pass


def check(queue: Callable[[], Any]) -> None:
    @settings(max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, report_multiple_bugs=False)
    @given(COURSES)
    def law(course: list[tuple[str, str, str]]) -> None:
        check_course(queue(), course)

    law()


def test_the_queue_is_fair() -> None:
    check(lambda: FairQueue(RANKS))


class FirstComeFirstServed(FairQueue[Item]):
    """One line for everybody of a rank."""

    def __init__(self) -> None:
        super().__init__(RANKS)
        self.line: deque[Item] = deque()

    def put(self, rank: str, owner: str, item: Item) -> None:
        super().put(rank, owner, item)
        self.line.append(item)

    def put_back(self, rank: str, owner: str, item: Item) -> None:
        super().put_back(rank, owner, item)
        self.line.append(item)

    def take(self) -> Item | None:
        ranks = {item.rank for item in self.line}
        highest = next((rank for rank in RANKS if rank in ranks), None)
        item = next((item for item in self.line if item.rank == highest), None)
        if item:
            self.drop(item.rank, item.owner, item)
        return item

    def drop(self, rank: str, owner: str, item: Item) -> None:
        super().drop(rank, owner, item)
        self.line.remove(item)


class FinishesWhatItBegan(FairQueue[Item]):
    """Who was served once is served until nothing of theirs is left."""

    def put_back(self, rank: str, owner: str, item: Item) -> None:
        super().put_back(rank, owner, item)
        self._ranks[rank].move_to_end(owner, last=False)


class KnowsNoRanks(FairQueue[Item]):
    """The lowest goes first."""

    def __init__(self) -> None:
        super().__init__(RANKS[::-1])


class ForgetsToDrop(FairQueue[Item]):
    """Who hung up is served all the same."""

    def drop(self, rank: str, owner: str, item: Item) -> None:
        pass


@pytest.mark.parametrize(
    "mutant",
    [
        FirstComeFirstServed,
        lambda: FinishesWhatItBegan(RANKS),
        KnowsNoRanks,
        lambda: ForgetsToDrop(RANKS),
    ],
    ids=["first come first served", "finishes what it began", "knows no ranks", "forgets to drop"],
)
def test_a_queue_that_is_not_fair_is_found_out(mutant: Callable[[], Any]) -> None:
    with pytest.raises(AssertionError):
        check(mutant)


def test_a_first_come_first_served_queue_breaks_the_law_of_turns() -> None:
    watched = Watched(FirstComeFirstServed())
    for number, owner in enumerate("aab"):
        watched.put(Item("low", owner, number))
    watched.take()
    with pytest.raises(AssertionError):
        watched.take()
