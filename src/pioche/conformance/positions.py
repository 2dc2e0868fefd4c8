"""The laws of a position: each is asked at many moments of many matches, and tells what is wrong."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from pioche.conformance.alike import (
    Deed,
    Luck,
    done,
    everybody,
    named_cards,
    other_deeds,
    same_elsewhere,
    shown,
    some_world,
)
from pioche.engine.dispatch import GAME_OF, apply, choices_are_hidden, observe, reshuffle_unseen, to_move
from pioche.engine.referee import admit, awaited, interrupting_moves, legal_moves, unshuffled_cards
from pioche.engine.sight import view_of
from pioche.games.contract import NONE
from pioche.players.heuristic import MoveScores, consider, standing
from pioche.rulekit import BETWEEN_ROUNDS, KIND, MOST_EVENTS, NATURE, Match, Refusal, dice, ints_of
from pioche.surfaces.terminal.board import board
from pioche.surfaces.words import words


@dataclass(frozen=True)
class Moment:
    """A position and what is done there."""

    state: Match
    deed: Deed
    luck: Luck


_Law = Callable[[Moment], Iterator[str]]
_GARBAGE = 77
_LONGEST_ROUND = 10_000


def somebody_can_move(moment: Moment) -> Iterator[str]:
    """Until the match is over there is something to do, within the limits that the game declares."""
    state, nouns = moment.state, GAME_OF[type(moment.state)].nouns
    cards, _ = unshuffled_cards(state)
    moves = legal_moves(state)
    if to_move(state) == NATURE and bool(cards) == bool(moves):
        yield "NATURE must have either cards to arrange or moves"
    if state.stage == BETWEEN_ROUNDS and to_move(state) != NATURE:
        yield "between rounds NATURE must be to move"
    if to_move(state) >= 0 and (cards or not moves or to_move(state) not in awaited(state)):
        yield "a seat to move must have moves, and no cards to arrange"
    if len(set(moves)) != len(moves) or len(moves) > nouns.MOST_MOVES:
        yield f"moves stand twice, or there are more than MOST_MOVES: {moves}"
    if len(cards) > nouns.MOST_CARDS or any(not 0 <= card < nouns.CARD_NUMBERS for card in cards):
        yield "more cards than MOST_CARDS, or a card that is no number below CARD_NUMBERS"


def _a_view_hides_by_default(moment: Moment) -> Iterator[str]:
    """`view_for` writes every number of a view: nothing stays of what was in its memory."""
    for seat in everybody(moment.state):
        seen = view_of(moment.state, seat)
        over = GAME_OF[type(moment.state)].view.blank()
        over.cells[:] = _GARBAGE
        GAME_OF[type(moment.state)].sight.view_for(moment.state, over, seat)
        if over.tobytes() != seen.tobytes():
            yield f"seat {seat}: these fields are not written by view_for: {over.differences(seen)}"


def _what_is_imagined_looks_the_same(moment: Moment) -> Iterator[str]:
    """And can be played on by whoever knows what to do."""
    for seat in everybody(moment.state):
        seen = view_of(moment.state, seat)
        world = some_world(seen, moment.luck)
        if differences := view_of(world, seat).differences(seen):
            yield f"seat {seat}: an imagined world looks different in {differences}"
        if to_move(world) != to_move(moment.state):
            yield f"seat {seat}: in an imagined world somebody else is to move"
        elif to_move(world) in (seat, NATURE) and legal_moves(world) != legal_moves(moment.state):
            yield f"seat {seat}: in an imagined world other moves are legal"


def _what_is_stirred_looks_the_same(moment: Moment) -> Iterator[str]:
    world = moment.state.copy()
    reshuffle_unseen(world, dice(int(moment.luck.integers(2**32))))
    for seat in everybody(moment.state):
        if differences := view_of(world, seat).differences(view_of(moment.state, seat)):
            yield f"seat {seat}: after reshuffle_unseen {differences} look different"


def _a_seat_sees_its_own_moves(moment: Moment) -> Iterator[str]:
    """Rules read a view as they read the truth."""
    for seat in awaited(moment.state):
        if seat >= 0 and (to_move(view_of(moment.state, seat)) != seat or not legal_moves(view_of(moment.state, seat))):
            yield f"seat {seat} does not see in its view what it may do"
    mover = to_move(moment.state)
    if mover >= 0 and legal_moves(view_of(moment.state, mover)) != legal_moves(moment.state):
        yield f"seat {mover} sees other moves in its view than are legal"


def the_alike_are_told_alike(moment: Moment) -> Iterator[str]:
    """Where two worlds look alike to a seat before and after the same deed, it is told the same of it."""
    now, events = done(moment.state, moment.deed)
    for seat in everybody(moment.state):
        seen, told = view_of(now, seat).tobytes(), shown(now, events, seat)
        for world, deed in same_elsewhere(moment.state, moment.deed, seat, moment.luck):
            there, happened = done(world, deed)
            if view_of(there, seat).tobytes() == seen and shown(there, happened, seat) != told:
                yield f"seat {seat} is told what it cannot see: {told}, elsewhere {shown(there, happened, seat)}"


def _what_looks_the_same_names_the_same_cards(moment: Moment) -> Iterator[str]:
    """Where a seat sees the same before and after, though something else was done, no card is named that differs."""
    now, events = done(moment.state, moment.deed)
    for seat in everybody(moment.state):
        seen, named = view_of(now, seat).tobytes(), named_cards(shown(now, events, seat))
        for world, deed in other_deeds(moment.state, moment.deed, seat, moment.luck):
            there, happened = done(world, deed)
            if view_of(there, seat).tobytes() == seen and named_cards(shown(there, happened, seat)) != named:
                yield f"seat {seat} is told of cards that it cannot see: {named}"


def _told_alike_they_stay_alike(moment: Moment) -> Iterator[str]:
    """Where the same was done and told in two worlds that looked alike, they look alike."""
    if isinstance(moment.deed, list):
        return
    now, events = done(moment.state, moment.deed)
    for seat in everybody(moment.state):
        for world, deed in same_elsewhere(moment.state, moment.deed, seat, moment.luck):
            there, happened = done(world, deed)
            differences = view_of(there, seat).differences(view_of(now, seat))
            if differences and shown(there, happened, seat) == shown(now, events, seat):
                yield f"seat {seat} is told the same and sees something else in {differences}"


def _every_event_is_declared(moment: Moment) -> Iterator[str]:
    _, events = done(moment.state, moment.deed)
    declared = GAME_OF[type(moment.state)].events
    if unknown := {event[KIND] for event in events} - set(declared):
        yield f"events {sorted(unknown)} are not in EVENTS"
    if len(events) > MOST_EVENTS:
        yield f"one move says more than {MOST_EVENTS} events"


def notation_goes_there_and_back(moment: Moment) -> Iterator[str]:
    state, notation = moment.state, GAME_OF[type(moment.state)].notation
    mover = to_move(state)
    for move in legal_moves(state):
        if notation.read_move(notation.write_move(move), mover) != move:
            yield f"move {move} is written {notation.write_move(move)} and not read back"
    for move in interrupting_moves(state):
        if move not in [notation.read_move(notation.write_move(move), seat) for seat in range(state.seats)]:
            yield f"move {move} out of turn is not read back"
    if isinstance(moment.deed, list):
        text = notation.write_arrangement(state, moment.deed)
        if notation.read_arrangement(state, text) != moment.deed:
            yield f"an arrangement is not read back: {text}"


def what_cannot_be_done_is_refused(moment: Moment) -> Iterator[str]:
    """With a reason, whatever move that can be read it is, and with a clause of the game."""
    state, game = moment.state, GAME_OF[type(moment.state)]
    seat = to_move(state)
    if seat < 0:
        return
    for move in set(range(game.nouns.MOVES)) - set(legal_moves(state)) - set(interrupting_moves(state)):
        text = _text_of(move, seat, state)
        try:
            admit(state, f"{seat} {text}")
        except Refusal as refusal:
            if not all(type(fact) in (str, int) for fact in refusal.facts.values()):
                yield f"{text!r}: the facts of {refusal.code} are not plain text and numbers"
        else:
            yield f"{text!r} is not legal and is admitted"


def _text_of(move: int, seat: int, state: Match) -> str:
    """As the game writes it; numbers that are no move are written in some way that cannot be read."""
    notation = GAME_OF[type(state)].notation
    try:
        text = notation.write_move(move)
        return text if notation.read_move(text, seat) == move else f"no move {move}"
    except (Refusal, LookupError):
        return f"no move {move}"


def _features_are_sound(moment: Moment) -> Iterator[str]:
    """Finite, and the same for a view as for the truth: a heuristic knows no secrets."""
    mover, moves = to_move(moment.state), legal_moves(moment.state)
    if mover < 0:
        return
    true, seen = (_features(position, moves) for position in (moment.state, view_of(moment.state, mover)))
    if not np.isfinite(true).all() or not np.isfinite(standing(moment.state, mover)):
        yield "a feature, or how a seat stands, is not finite"
    if true.tobytes() != seen.tobytes():
        yield f"a feature is not the same in the view of seat {mover}"


def _features(state: Match, moves: list[int]) -> Any:
    move_scores = MoveScores.blank()
    consider(state, ints_of(moves), len(moves), move_scores.facts)
    return np.array(move_scores.facts)[: len(moves), : len(GAME_OF[type(state)].heuristic.FEATURES)]


def encodings_are_sound(moment: Moment) -> Iterator[str]:
    """Within the bounds of their fields, and the same for a view as for the truth."""
    game, seats = GAME_OF[type(moment.state)], moment.state.seats
    least, most = game.encoding.LAYOUT.bounds(seats)
    for seat in range(seats):
        true, seen = (_row(position, seat) for position in (moment.state, view_of(moment.state, seat)))
        if true.tobytes() != seen.tobytes():
            yield f"the observation of seat {seat} is not the same in its view"
        if (true < least).any() or (true > most).any():
            yield f"the observation of seat {seat} is out of bounds at {np.flatnonzero((true < least) | (true > most))}"
    if to_move(moment.state) >= 0 and any(move >= game.encoding.ACTIONS for move in legal_moves(moment.state)):
        yield "a legal move is no action"


def _row(state: Match, seat: int) -> Any:
    row: Any = np.zeros(GAME_OF[type(state)].encoding.LAYOUT.size(state.seats), np.int64)
    observe(state, seat, row)
    return row


def _the_round_is_remembered(moment: Moment) -> Iterator[str]:
    """Where a game recalls how a round went, the same moves lead from its beginning to the present."""
    state, recall = moment.state, GAME_OF[type(moment.state)].recall
    if recall is None or to_move(state) < 0 or choices_are_hidden(state):
        return
    past = state.copy()
    recall.rewind(state, past)
    for _ in range(_LONGEST_ROUND):
        if (move := recall.move_then(state, past)) == NONE:
            break
        if to_move(past) < 0 or move not in legal_moves(past):
            yield f"the move {move} is remembered, and was not legal"
            return
        apply(past, move, None)
    if past.tobytes() != state.tobytes():
        yield f"the moves that are remembered lead elsewhere: {', '.join(past.differences(state))}"


def the_board_is_drawn(moment: Moment) -> Iterator[str]:
    """For everybody, with a sentence for each line."""
    names = [f"Player {seat}" for seat in range(moment.state.seats)]
    for seat in everybody(moment.state):
        try:
            board(view_of(moment.state, seat), names, words("en"))
        except (KeyError, LookupError) as error:
            yield f"the board of seat {seat} lacks words: {error}"


LAWS: tuple[_Law, ...] = (
    somebody_can_move,
    _a_view_hides_by_default,
    _what_is_imagined_looks_the_same,
    _what_is_stirred_looks_the_same,
    _a_seat_sees_its_own_moves,
    the_alike_are_told_alike,
    _what_looks_the_same_names_the_same_cards,
    _told_alike_they_stay_alike,
    _every_event_is_declared,
    notation_goes_there_and_back,
    what_cannot_be_done_is_refused,
    _features_are_sound,
    encodings_are_sound,
    _the_round_is_remembered,
    the_board_is_drawn,
)
