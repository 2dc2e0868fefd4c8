"""The vector environment, bare: NumPy arrays and nothing else.

matches = MatchArray(game, 4096, players=3)
matches.reset(seed=1)
while learning:
    matches.step(choose(matches.observations, matches.masks))  # arrays are written anew, in place
    learn(matches.actors, matches.rewards, matches.ended)
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioche.engine.referee import game_named, new_match
from pioche.players.styles import Style, as_lineup, champion, pool
from pioche.research.match_slots import (
    ANY_SEAT,
    MatchSlot,
    Terms,
    Workspace,
    begin_all,
    choose_at_random,
    first_refused,
    step_all,
)
from pioche.research.observe import actions, layout, reward_named
from pioche.rulekit import Refusal, Value, dice

FULL: Mapping[str, Value] = {}


class MatchArray:
    """Many matches, all stepped at once; one that ends is dealt anew in the same step.

    Without opponents all seats are the learner's (self-play). With opponents, a list of styles, one seat is the
    learner's and the others are played by styles drawn from the list, match by match.
    An illegal action is refused; with `forfeit` it ends the match instead, and costs the actor one.
    """

    observations: NDArray[np.int8]
    """By match: what the seat to move may know."""
    masks: NDArray[np.int8]
    """By match and action: 1 where it is legal."""
    movers: NDArray[np.int64]
    """By match: the seat to move."""
    actors: NDArray[np.int64]
    """By match: the seat that made the last step."""
    rewards: NDArray[np.float32]
    """By match and seat, of the last step: not 0 only where a match has ended."""
    ended: NDArray[np.bool_]
    """By match: whether the last step ended one."""
    last_observations: NDArray[np.int8]
    """By match that has ended: what the actor could see at the end."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        *,
        reward: str = "placement",
        opponents: Sequence[Style] = (),
        learner: int | None = None,
        forfeit: bool = False,
        threads: int = 1,
        parts: Mapping[str, Value] = FULL,
        **options: Value,
    ) -> None:
        self.opening = opening(game, players, parts, options)
        self.game = game
        self.count = count
        self.seats = self.opening.seats
        self.actions = actions(game)
        self.states: Any = type(self.opening).many(count)
        self.slots: Any = MatchSlot.many(count)
        self.lineup: Any = as_lineup(opponents) if opponents else np.zeros((1, 1))
        terms = Terms.blank()
        terms.reward = reward_named(reward)
        terms.styles = len(opponents)
        terms.forfeit = int(forfeit)
        terms.learner = ANY_SEAT if learner is None else self._seat(learner)
        self._lay_out()
        self._luck = dice(0)
        self._begun = False
        self._share(terms, threads)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise Refusal("no-such-seat", seat=seat, most=self.seats - 1)
        return seat

    def _lay_out(self) -> None:
        size = layout(self.game).size(self.seats)
        self.observations = np.zeros((self.count, size), np.int8)
        self.last_observations = np.zeros((self.count, size), np.int8)
        self.masks = np.zeros((self.count, self.actions), np.int8)
        self.movers = self.slots["mover"]
        self.actors = np.zeros(self.count, np.int64)
        self.rewards = np.zeros((self.count, self.seats), np.float32)
        self.ended = np.zeros(self.count, np.bool_)
        self._chosen = np.zeros(self.count, np.int64)

    def _share(self, terms: Terms, threads: int) -> None:
        """Each thread has a run of matches, and room to write on."""
        edges = np.linspace(0, self.count, threads + 1).astype(int).tolist()
        self._runs = [self._run(terms, slice(start, stop)) for start, stop in pairwise(edges)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _run(self, terms: Terms, run: slice) -> tuple[Any, ...]:
        """All that the compiled step is given: cut once, for cutting costs as much as a dozen steps of a match."""
        workspaces = Workspace.many(1)
        workspaces[0].terms.cells[:] = terms.cells
        seen = (self.observations[run], self.masks[run])
        told = (self.rewards[run], self.ended[run], self.last_observations[run])
        return self.states[run], self.slots[run], workspaces, self.lineup, self._chosen[run], seen, told

    def reset(self, seed: int = 0) -> None:
        """All matches are dealt anew. The same seed and the same actions give the same arrays, on any threads."""
        for number in range(self.count):
            self.states[number].cells[:] = self.opening.cells
            self.slots[number].luck.cells[:] = dice(seed, number).cells
        self._luck = dice(seed, self.count)
        self._each(begin_all)
        self._begun = True

    def step(self, chosen: Any) -> None:
        """An action for each match. A Refusal, and nothing happens, where one is not legal."""
        self._chosen[:] = self._checked(chosen)
        self.actors[:] = self.movers
        self._each(step_all)

    def _checked(self, chosen: Any) -> Any:
        if not self._begun:
            raise Refusal("not-begun")
        numbers: Any = np.asarray(chosen, np.int64)
        if numbers.shape != (self.count,):
            raise Refusal("wrong-actions", given=numbers.size, wanted=self.count)
        if (bad := first_refused(numbers, self.masks, self._runs[0][2])) >= 0:
            raise Refusal("illegal-action", environment=int(bad), action=int(numbers[bad]))
        return numbers

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each match, by the luck of the seed."""
        chosen: Any = np.zeros(self.count, np.int64)
        choose_at_random(self.masks, self._luck, chosen)
        found: NDArray[np.int64] = chosen
        return found

    def _each(self, do: Callable[..., None]) -> None:
        """Compiled code holds no lock, so threads use all cores."""
        if self._pool is None:
            do(*self._runs[0])
        else:
            wait([self._pool.submit(do, *run) for run in self._runs])


def opening(game: str, players: int | None, parts: Mapping[str, Value], options: Mapping[str, Value]) -> Any:
    """A match that nobody has dealt yet; as few players as may be where their number is not said."""
    return new_match(game, players or game_named(game).seats[0], 0, options, parts)


def sparring_partners(game: str, seats: int) -> list[Style]:
    """The champion and the whole pool of styles: what a learner should be able to beat."""
    return [champion(game, seats), *pool(game)]
