"""A queue that serves by rank, then by owner in turn, then in order of arrival."""

from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Generic, TypeVar

_Item = TypeVar("_Item")


class FairQueue(Generic[_Item]):
    """While somebody of a higher rank waits, nobody of a lower one is served.

    Within a rank, no owner is served twice while another one waits.
    """

    def __init__(self, ranks: Sequence[str]) -> None:
        """The highest first."""
        self._ranks: dict[str, OrderedDict[str, deque[_Item]]] = {rank: OrderedDict() for rank in ranks}
        """By owner, what they wait for; whose turn is next is first."""

    def put(self, rank: str, owner: str, item: _Item) -> None:
        self._of(rank, owner).append(item)

    def put_back(self, rank: str, owner: str, item: _Item) -> None:
        """It goes on before anything else of its owner, when their turn comes again."""
        self._of(rank, owner).appendleft(item)

    def _of(self, rank: str, owner: str) -> deque[_Item]:
        return self._ranks[rank].setdefault(owner, deque())

    def take(self) -> _Item | None:
        """The next one; None if nobody waits."""
        owners = next(filter(None, self._ranks.values()), None)
        if owners is None:
            return None
        owner, items = owners.popitem(last=False)
        item = items.popleft()
        if items:
            owners[owner] = items
        return item

    def drop(self, rank: str, owner: str, item: _Item) -> None:
        """It is not wanted any more, if it still waits."""
        items = self._ranks[rank].get(owner, deque())
        if item in items:
            items.remove(item)
            if not items:
                del self._ranks[rank][owner]

    def owners(self, rank: str) -> int:
        """How many wait."""
        return len(self._ranks[rank])

    def waiting(self, rank: str, owner: str) -> int:
        """How much of this owner waits."""
        return len(self._ranks[rank].get(owner, ()))

    def __len__(self) -> int:
        return sum(len(items) for owners in self._ranks.values() for items in owners.values())
