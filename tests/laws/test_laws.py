"""What must hold for every game, every number of players and every option."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pioche
from pioche import Session
from pioche.conformance.alike import everybody
from pioche.engine.dispatch import GAME_OF, apply, reshuffle_unseen, to_move
from pioche.engine.referee import admit, carry_out, interrupting_moves, legal_moves, unshuffled_cards
from pioche.engine.replay import played, trace
from pioche.engine.transcript import parse
from pioche.games.catalogue import GAMES
from pioche.rulekit import BETWEEN_ROUNDS, NATURE, OVER, SCORED, Log, Match, dice, ints_of
from tests.kit import Event, events, imagined, view
from tests.laws.naive import LONGEST_MATCH, cards_on_the_table, naive_scores, naive_totals, naive_winners
from tests.laws.worlds import lawful, sessions, walk

seeds = st.integers(0, 2**16)
plies = st.integers(0, 120)
WHOLE_MATCH = 100_000


def reached(session: Session, plies: int, seed: int) -> Match:
    """The position after this many moves by chance, or at the end of the match."""
    for _ in walk(session, plies, seed):
        pass
    return session.state


@lawful
@given(sessions(), seeds)
def test_somebody_can_always_move_until_the_end_and_the_end_comes(session: Session, seed: int) -> None:
    for count, _ in enumerate(walk(session, seed=seed)):
        assert session.over or session.legal
        assert len(set(session.legal)) == len(session.legal)
        assert count <= LONGEST_MATCH[session.game]
    assert session.over


@lawful
@given(sessions(), seeds)
def test_cards_and_chips_are_conserved(session: Session, seed: int) -> None:
    for now in walk(session, 150, seed):
        held, due = cards_on_the_table(now.state)
        assert held == due


def ends_of_rounds(session: Session) -> Iterator[Match]:
    """The position at the end of each round of a match that was played, before the next deal."""
    state = session.record().opening()
    for text in session.moves:
        carry_out(state, admit(state, text), None)
        if state.stage in (BETWEEN_ROUNDS, OVER):
            yield state


@lawful
@given(sessions(), seeds)
def test_scores_and_totals_equal_a_naive_recount_after_every_round(session: Session, seed: int) -> None:
    reached(session, WHOLE_MATCH, seed)
    rounds: list[list[int]] = []
    for state in ends_of_rounds(session):
        rounds.append(naive_scores(state))
        assert state.scores[: state.seats].tolist() == rounds[-1]
        assert state.totals[: state.seats].tolist() == naive_totals(session.game, rounds)
    assert session.scores == rounds
    assert len(rounds) == session.state.round
    assert session.winners == naive_winners(session.game, naive_totals(session.game, rounds))


@lawful
@given(sessions(), plies, seeds)
def test_what_is_imagined_looks_like_what_was_seen(session: Session, plies: int, seed: int) -> None:
    state = reached(session, plies, seed)
    for seat in everybody(state):
        seen = view(state, seat)
        again = view(imagined(seen, seed), seat)
        assert again.tobytes() == seen.tobytes(), again.differences(seen)


@lawful
@given(sessions(), plies, seeds)
def test_what_is_imagined_can_be_played(session: Session, plies: int, seed: int) -> None:
    state = reached(session, plies, seed)
    for seat in everybody(state):
        world = imagined(view(state, seat), seed)
        held, due = cards_on_the_table(world)
        assert held == due
        assert to_move(world) == to_move(state)
        if to_move(state) in (seat, NATURE):
            assert legal_moves(world) == legal_moves(state)


@lawful
@given(sessions(), plies, seeds)
def test_what_is_stirred_looks_the_same_to_everybody(session: Session, plies: int, seed: int) -> None:
    state = reached(session, plies, seed)
    world = state.copy()
    reshuffle_unseen(world, dice(seed))
    held, due = cards_on_the_table(world)
    assert held == due
    for seat in everybody(state):
        assert view(world, seat).tobytes() == view(state, seat).tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_what_nobody_knows_is_stirred(game: str) -> None:
    state = reached(pioche.new(game, 3, 1), 4, 1)
    worlds = {state.tobytes()}
    for seed in range(8):
        world = state.copy()
        reshuffle_unseen(world, dice(seed))
        worlds.add(world.tobytes())
    assert len(worlds) > 4


@lawful
@given(sessions(), plies, seeds)
def test_a_seat_sees_its_own_moves(session: Session, plies: int, seed: int) -> None:
    """Rules read a view as they read the truth."""
    state = reached(session, plies, seed)
    mover = to_move(state)
    if mover >= 0:
        assert to_move(view(state, mover)) == mover
        assert legal_moves(view(state, mover)) == legal_moves(state)


def seen_events(state: Match, move: int, seat: int) -> list[Event]:
    log = Log.blank()
    apply(state, move, log)
    hidden = GAME_OF[type(state)].sight.hide_event
    rows = [ints_of(event) for event in events(log)]
    for row in rows:
        hidden(row, seat)
    return [(row[0], row[1], row[2], row[3]) for row in rows]


@lawful
@given(sessions(), plies, seeds)
def test_two_worlds_alike_to_a_seat_stay_alike(session: Session, plies: int, seed: int) -> None:
    """As long as the same is done in both and the seat is told the same, it sees the same, byte for byte."""
    state = reached(session, plies, seed)
    for seat in everybody(state):
        here, there = state.copy(), imagined(view(state, seat), seed)
        for _ in range(12):
            both = [move for move in legal_moves(here) if move in legal_moves(there)]
            if not both:
                break
            move = both[seed % len(both)]
            if seen_events(here, move, seat) != seen_events(there, move, seat):
                break
            assert view(here, seat).tobytes() == view(there, seat).tobytes()


@lawful
@given(sessions(), seeds)
def test_replay_equals_play(session: Session, seed: int) -> None:
    state = reached(session, 200, seed)
    record = parse(session.record().to_json())
    assert played(record).tobytes() == state.tobytes()
    last = list(trace(record))[-1]
    assert last["totals"] == session.totals if session.over else last["unfinished"]


@lawful
@given(sessions(), seeds)
def test_notation_goes_there_and_back(session: Session, seed: int) -> None:
    notation = GAME_OF[type(session.state)].notation
    for now in walk(session, 60, seed):
        moves = legal_moves(now.state)
        assert [notation.read_move(notation.write_move(move), to_move(now.state)) for move in moves] == moves
        for move in interrupting_moves(now.state):
            assert move in [notation.read_move(notation.write_move(move), seat) for seat in range(now.state.seats)]
    for card in unshuffled_cards(session.record().opening())[0]:
        assert notation.read_card(notation.write_card(card)) == card


@lawful
@given(sessions(), plies, seeds)
def test_undo_goes_back_to_the_same_bytes(session: Session, plies: int, seed: int) -> None:
    reached(session, plies, seed)
    if session.over:
        return
    before, told, written = session.state.tobytes(), session.events, session.record()
    move = session.legal[seed % len(session.legal)]
    session.play(move)
    after = session.state.tobytes()
    session.undo()
    assert (session.state.tobytes(), session.events, session.record()) == (before, told, written)
    session.play(move)
    assert session.state.tobytes() == after


@lawful
@given(sessions(), seeds)
def test_the_same_seed_gives_the_same_match(session: Session, seed: int) -> None:
    record = session.record()
    copy = pioche.new(record.game, record.players, 77, record.first, **record.options)
    other = pioche.new(record.game, record.players, 77, record.first, **record.options)
    assert reached(copy, 80, seed).tobytes() == reached(other, 80, seed).tobytes()
    assert copy.record() == other.record()


@lawful
@given(sessions(), seeds)
def test_every_event_is_declared_and_scores_are_told(session: Session, seed: int) -> None:
    reached(session, WHOLE_MATCH, seed)
    told = [event for event in session.events if event.name == GAME_OF[type(session.state)].events[SCORED][0]]
    assert len(told) == session.state.round * session.state.seats
