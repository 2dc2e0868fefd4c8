"""Many matches side by side, compiled: each takes one action, goes on until a learner decides again, and is seen.

A seat is a learner's, or it plays by the style of that number in the lineup.
"""

from typing import Annotated, Any

from pioche.engine.dispatch import apply, observe
from pioche.engine.rollout import Scratch, start_over
from pioche.players.heuristic import NO_STYLE, MoveScores, advance
from pioche.research.observe import write_mask, write_rewards
from pioche.rulekit import MOST_SEATS, NOBODY, Dice, FloatTable, Ints, Match, Record, below, compiled

ANY_SEAT = -1
_AT_ONCE = 32
"""This number of matches moves before they are looked at: they stay in the cache, and each loop is short."""
_FORFEIT = -1.0
"""The reward of who does what is not legal, where that is not refused; the others get 0."""


class Terms(Record):
    """What holds for all matches."""

    reward: int
    learner: int
    """The only seat that learns, or ANY_SEAT for one drawn anew in each match."""
    styles: int
    """How many are in the lineup; 0 where all seats learn."""
    forfeit: int
    """Whether an illegal action ends the match; if not, the caller has seen to it that there is none."""


class MatchSlot(Record):
    """What goes with a match: its luck, who plays by which style, and who is to decide."""

    luck: Dice
    seated: Annotated[Ints, MOST_SEATS]
    mover: int


@compiled
def _take_seats(state: Match, slot: MatchSlot, terms: Terms) -> None:
    """Whoever does not learn plays by a style drawn from the lineup."""
    slot.seated[:] = NO_STYLE
    if terms.styles == 0:
        return
    learner = below(slot.luck, state.seats) if terms.learner == ANY_SEAT else terms.learner
    for seat in range(state.seats):
        if seat != learner:
            slot.seated[seat] = below(slot.luck, terms.styles)


@compiled
def _begin_match(state: Match, slot: MatchSlot, terms: Terms) -> None:
    """Who deals or starts first is drawn too."""
    state.first = below(slot.luck, state.seats)
    start_over(state)
    _take_seats(state, slot, terms)


@compiled
def _begin_and_go_on(
    state: Match, slot: MatchSlot, terms: Terms, scratch: Scratch, move_scores: MoveScores, lineup: FloatTable
) -> None:
    """A match in which the learner never decides is begun again."""
    slot.mover = NOBODY
    while slot.mover == NOBODY:
        _begin_match(state, slot, terms)
        slot.mover = advance(state, slot.luck, scratch, move_scores, lineup, slot.seated)


class Workspace(Record):
    """What one thread works with."""

    terms: Terms
    scratch: Scratch
    move_scores: MoveScores


@compiled
def begin_all(
    states: Any,
    slots: Any,
    workspaces: Any,
    lineup: FloatTable,
    actions: Ints,
    seen: tuple[Any, Any],
    told: tuple[Any, Any, Any],
) -> None:
    """Takes what step_all takes; there are no actions yet."""
    workspace = workspaces[0]
    rewards, ended, last_observations = told
    rewards[:] = 0.0
    ended[:] = False
    last_observations[:] = 0
    for number in range(len(states)):
        _begin_and_go_on(
            states[number], slots[number], workspace.terms, workspace.scratch, workspace.move_scores, lineup
        )
    _look_at(states, slots, workspace.scratch, seen, 0, len(states))


@compiled
def _look_at(states: Any, slots: Any, scratch: Scratch, seen: tuple[Any, Any], start: int, stop: int) -> None:
    observations, masks = seen
    for number in range(start, stop):
        observe(states[number], slots[number].mover, observations[number])
        write_mask(states[number], scratch, masks[number])


@compiled
def first_refused(actions: Ints, masks: Any, workspaces: Any) -> int:
    """The number of the first match whose action does not exist or is not legal there; -1 if there is none."""
    strict = workspaces[0].terms.forfeit == 0
    for number in range(len(actions)):
        action = actions[number]
        if action < 0 or action >= masks.shape[1] or (strict and masks[number, action] == 0):
            return number
    return -1


@compiled
def step_all(
    states: Any,
    slots: Any,
    workspaces: Any,
    lineup: FloatTable,
    actions: Ints,
    seen: tuple[Any, Any],
    told: tuple[Any, Any, Any],
) -> None:
    """A match that ends is begun anew at once.

    What is seen: observations and masks. What is told: rewards, whether a match has ended, and what was seen then.
    The workspace comes in an array of one: Python hands that over ten times as fast as a record.
    """
    workspace = workspaces[0]
    terms, scratch, move_scores = workspace.terms, workspace.scratch, workspace.move_scores
    masks = seen[1]
    rewards, ended, last_observations = told
    for start in range(0, len(states), _AT_ONCE):
        stop = min(start + _AT_ONCE, len(states))
        for number in range(start, stop):
            state = states[number]
            slot = slots[number]
            actor = slot.mover
            legal = terms.forfeit == 0 or masks[number, actions[number]] != 0
            slot.mover = NOBODY
            if legal:
                apply(state, actions[number], None)
                slot.mover = advance(state, slot.luck, scratch, move_scores, lineup, slot.seated)
            ended[number] = slot.mover == NOBODY
            rewards[number, :] = 0.0
            if slot.mover == NOBODY:
                rewards[number, actor] = _FORFEIT
                if legal:
                    write_rewards(state, terms.reward, rewards[number])
                observe(state, actor, last_observations[number])
                _begin_and_go_on(state, slot, terms, scratch, move_scores, lineup)
        _look_at(states, slots, scratch, seen, start, stop)


@compiled
def choose_at_random(masks: Any, luck: Dice, actions: Ints) -> None:
    """For each match one of its legal actions, all equally likely."""
    for number in range(len(actions)):
        mask = masks[number]
        left = below(luck, mask.sum())
        action = 0
        while mask[action] == 0 or left > 0:
            left -= mask[action]
            action += 1
        actions[number] = action
