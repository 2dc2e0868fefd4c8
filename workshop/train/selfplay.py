"""Matches to learn from, compiled: learners, earlier networks and styles at one table, and what the learners did.

A seat is the learner's, or an earlier network's, or plays by a style of the lineup; where somebody thinks, that one
has the seats of the styles.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np

from pioche.engine.dispatch import apply, legal, observe
from pioche.engine.rollout import Scratch, start_over, to_decision, to_decision_in_round
from pioche.players.heuristic import MoveScores, best, heuristic_move, sample_softmax
from pioche.players.network import Thoughts, judge_by_network, network_move
from pioche.players.value import victory_share, weigh_round
from pioche.rulekit import (
    MOST_SEATS,
    NOBODY,
    OVER,
    Dice,
    Floats,
    FloatTable,
    Ints,
    Match,
    Record,
    below,
    compiled,
    floats,
)
from workshop.train.frozen import Thinker, searched_move

LEARNER = -1
"""Of a seat: it learns. Earlier networks are numbered from -2 down, styles of the lineup from 0 up."""
ROUND_OVER, MATCH_OVER = 1, 2
_VICTORY = 1.0
"""Nothing else counts in a match that is over."""
_ALL = 100


class Seating(Record):
    """What goes with a match: its luck, and who plays."""

    luck: Dice
    seated: Annotated[Ints, MOST_SEATS]
    begun: int
    """0 before the first match, and after the end of each."""


class Desk(Record):
    """What one thread works with."""

    scratch: Scratch
    move_scores: MoveScores
    thoughts: Thoughts


class Terms(Record):
    """The company at a table: of each hundred ..."""

    alone: int
    """... tables, at how many one learner meets styles only ..."""
    by_earlier: int
    """... seats beside a learner at the other tables, how many earlier networks have; the rest learns too."""
    steps: int
    """Decisions of learners that are gathered from a match at a time."""


class Harvest(NamedTuple):
    """What learners saw and did, decision by decision, and move by move of all decisions."""

    counts: Any
    """Of the decisions, and of their moves."""
    seen: Any
    hidden: Any
    """What all the others saw, from the left neighbour on: for the critic, who may know everything."""
    seats: Any
    matches: Any
    chosen: Any
    """The number of the choice among the moves of its decision."""
    chances: Any
    """The logarithm of how likely that choice was."""
    first: Any
    """Where the moves of a decision begin; those of the next one follow."""
    ended: Any
    """ROUND_OVER or MATCH_OVER where that came before the next decision of a learner ..."""
    shares: Any
    """... and then by seat the chance to win by the totals, or the share of the victory."""
    moves: Any
    facts: Any
    """By move: its features."""


def room_for(decisions: int, moves: int, inputs: int, others: int, features: int) -> Harvest:
    by_decision = (np.zeros(decisions, np.int64) for _ in range(4))
    seats, matches, chosen, ended = by_decision
    return Harvest(
        np.zeros(2, np.int64),
        np.zeros((decisions, inputs), np.int8),
        np.zeros((decisions, others * inputs), np.int8),
        seats,
        matches,
        chosen,
        np.zeros(decisions, np.float32),
        np.zeros(decisions + 1, np.int64),
        ended,
        np.zeros((decisions, MOST_SEATS)),
        np.zeros(moves, np.int64),
        np.zeros((moves, features), np.float32),
    )


@compiled
def gather(
    states: Any,
    seatings: Any,
    desks: Any,
    terms: Any,
    lineup: FloatTable,
    networks: FloatTable,
    thinker: Thinker,
    harvest: Harvest,
) -> None:
    """From each match some decisions, as long as there is room. The first network learns."""
    harvest.counts[:] = 0
    for number in range(len(states)):
        _gather_from(states[number], seatings[number], number, desks[0], terms[0], lineup, networks, thinker, harvest)


@compiled
def _gather_from(
    state: Match,
    seating: Seating,
    number: int,
    desk: Desk,
    terms: Terms,
    lineup: FloatTable,
    networks: FloatTable,
    thinker: Thinker,
    harvest: Harvest,
) -> None:
    done, noted = 0, False
    if seating.begun == 0:
        _begin(state, seating, terms, len(lineup), len(networks) - 1)
        to_decision(state, seating.luck, desk.scratch)
    mover = _others_move(state, seating, desk, lineup, networks, thinker)
    while done < terms.steps:
        while mover < 0:
            if noted:
                _note_end(state, harvest)
            noted = False
            if mover == NOBODY:
                _begin(state, seating, terms, len(lineup), len(networks) - 1)
            to_decision(state, seating.luck, desk.scratch)
            mover = _others_move(state, seating, desk, lineup, networks, thinker)
        count = legal(state, desk.scratch.moves)
        choice = 0
        if count > 1:
            if not _has_room(harvest, count):
                return
            choice = _choose(state, mover, count, desk, seating.luck, networks[0])
            _note(mover, number, choice, count, desk, harvest)
            _note_hidden(state, mover, desk.thoughts, harvest)
            done += 1
            noted = True
        apply(state, desk.scratch.moves[choice], None)
        mover = _others_move(state, seating, desk, lineup, networks, thinker)
    if mover < 0 and noted:
        _note_end(state, harvest)
    if mover == NOBODY:
        seating.begun = 0


@compiled
def _begin(state: Match, seating: Seating, terms: Terms, styles: int, earlier: int) -> None:
    """The first seat and the players of all seats are drawn."""
    luck = seating.luck
    state.first = below(luck, state.seats)
    start_over(state)
    seating.begun = 1
    learner = below(luck, state.seats)
    alone = below(luck, _ALL) < terms.alone
    for seat in range(state.seats):
        seating.seated[seat] = LEARNER
        if seat != learner:
            if alone:
                seating.seated[seat] = below(luck, styles)
            elif earlier > 0 and below(luck, _ALL) < terms.by_earlier:
                seating.seated[seat] = LEARNER - 1 - below(luck, earlier)


@compiled
def _others_move(
    state: Match, seating: Seating, desk: Desk, lineup: FloatTable, networks: FloatTable, thinker: Thinker
) -> int:
    """Until a learner is to decide: its seat; NATURE where the round is over, NOBODY where the match is."""
    luck, scratch, move_scores = seating.luck, desk.scratch, desk.move_scores
    mover = to_decision_in_round(state, luck, scratch)
    while mover >= 0 and seating.seated[mover] != LEARNER:
        kind = seating.seated[mover]
        if kind >= 0 and thinker.simulations > 0:
            move = searched_move(state, mover, thinker)
        elif kind >= 0:
            move = heuristic_move(state, luck, scratch, move_scores, lineup[kind])
        else:
            move = network_move(state, mover, luck, scratch, desk.thoughts, move_scores, networks[LEARNER - kind])
        apply(state, move, None)
        mover = to_decision_in_round(state, luck, scratch)
    return mover


@compiled
def _choose(state: Match, seat: int, count: int, desk: Desk, luck: Dice, network: Floats) -> int:
    """The number of a choice; then the scores on the desk are how likely each was."""
    judge_by_network(state, seat, desk.scratch.moves, count, desk.thoughts, desk.move_scores, network)
    return sample_softmax(desk.move_scores.scores, count, 1.0, luck)


@compiled
def _has_room(harvest: Harvest, count: int) -> bool:
    enough = harvest.counts[0] < len(harvest.seats) and harvest.counts[1] + count <= len(harvest.moves)
    return bool(enough)


@compiled
def _note(seat: int, number: int, choice: int, count: int, desk: Desk, harvest: Harvest) -> None:
    decision, first = harvest.counts[0], harvest.counts[1]
    harvest.seen[decision, :] = desk.thoughts.seen[: harvest.seen.shape[1]]
    harvest.seats[decision] = seat
    harvest.matches[decision] = number
    harvest.chosen[decision] = choice
    harvest.chances[decision] = np.log(max(desk.move_scores.scores[choice], 1e-12))
    harvest.ended[decision] = 0
    for other in range(count):
        harvest.moves[first + other] = desk.scratch.moves[other]
        harvest.facts[first + other, :] = desk.move_scores.facts[other][: harvest.facts.shape[1]]
    harvest.first[decision] = first
    harvest.first[decision + 1] = first + count
    harvest.counts[0] = decision + 1
    harvest.counts[1] = first + count


@compiled
def _note_hidden(state: Match, seat: int, thoughts: Thoughts, harvest: Harvest) -> None:
    inputs, row = harvest.seen.shape[1], harvest.hidden[harvest.counts[0] - 1]
    for other in range(1, state.seats):
        observe(state, (seat + other) % state.seats, thoughts.seen)
        row[(other - 1) * inputs : other * inputs] = thoughts.seen[:inputs]


@compiled
def _note_end(state: Match, harvest: Harvest) -> None:
    last = harvest.counts[0] - 1
    harvest.ended[last] = MATCH_OVER if state.stage == OVER else ROUND_OVER
    weigh_round(state, harvest.shares[last], _VICTORY)


def victories(harvest: Harvest) -> list[float]:
    """By match that ended: the share of whoever learned there, if it was one."""
    ended = np.flatnonzero(harvest.ended[: harvest.counts[0]] == MATCH_OVER)
    found: list[float] = harvest.shares[ended, harvest.seats[ended]].tolist()
    return found


@compiled
def estimate(harvest: Harvest, values: Any, trace: float, advantages: Any, known: Any) -> None:
    """Backwards: how much better than expected each decision turned out, by the same seat's next one or the end.

    The last one of a seat before the cut is not known yet.
    """
    value, advantage = floats(MOST_SEATS), floats(MOST_SEATS)
    due, sure = floats(MOST_SEATS), floats(MOST_SEATS)
    match = -1
    for decision in range(harvest.counts[0] - 1, -1, -1):
        if harvest.matches[decision] != match:
            match = harvest.matches[decision]
            sure[:] = 0.0
        if harvest.ended[decision]:
            value[:], advantage[:], sure[:] = 0.0, 0.0, 1.0
            due[:] = harvest.shares[decision]
        seat = harvest.seats[decision]
        known[decision] = sure[seat] > 0.0
        surprise = due[seat] + value[seat] - values[decision]
        advantages[decision] = surprise + trace * advantage[seat] if known[decision] else 0.0
        value[seat], advantage[seat] = values[decision], advantages[decision]
        due[seat], sure[seat] = 0.0, 1.0


@compiled
def play_for(states: Any, luck: Dice, desks: Any, lineup: FloatTable, network: Floats, shares: Any) -> None:
    """A match in each record: the network, by its best move, in each seat in turn; the others by styles drawn."""
    seated = np.zeros(MOST_SEATS, np.int64)
    for number in range(len(states)):
        state = states[number]
        state.first = below(luck, state.seats)
        start_over(state)
        for seat in range(state.seats):
            seated[seat] = below(luck, len(lineup))
        mine = number % state.seats
        seated[mine] = LEARNER
        _play_match(state, luck, desks[0], lineup, network, seated)
        shares[number] = victory_share(state, mine)


@compiled
def _play_match(state: Match, luck: Dice, desk: Desk, lineup: FloatTable, network: Floats, seated: Any) -> None:
    scratch, move_scores = desk.scratch, desk.move_scores
    mover = to_decision(state, luck, scratch)
    while mover != NOBODY:
        if seated[mover] == LEARNER:
            count = legal(state, scratch.moves)
            judge_by_network(state, mover, scratch.moves, count, desk.thoughts, move_scores, network)
            move = scratch.moves[best(move_scores.scores, count)]
        else:
            move = heuristic_move(state, luck, scratch, move_scores, lineup[seated[mover]])
        apply(state, move, None)
        mover = to_decision(state, luck, scratch)
