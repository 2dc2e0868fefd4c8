"""The laws of a whole match: it ends, its record replays, and chance may be decided card by card."""

from collections import Counter
from collections.abc import Callable, Iterator

from pioche.conformance.alike import Luck, by_chance, done, some_world
from pioche.conformance.settings import Setting
from pioche.engine.dispatch import to_move, wins
from pioche.engine.play import Play, seeded
from pioche.engine.referee import awaited, interrupting_moves, legal_moves
from pioche.engine.replay import played
from pioche.engine.sight import view_of
from pioche.engine.transcript import Transcript, parse
from pioche.games.catalogue import GAMES
from pioche.research.dealing import CARD, DECISION, END, ChanceWalk, await_next, carry_out
from pioche.research.histories import TreePosition, beginning
from pioche.rulekit import BETWEEN_ROUNDS, KIND, NOBODY, SCORED, Match

_Law = Callable[[Setting, Luck], Iterator[str]]
_LONGEST = 100_000
"""Things that are done in a match by chance; one that has not ended by then will not."""
_PLIES = 200
"""Of a record that is replayed."""


def _every_match_ends(setting: Setting, luck: Luck) -> Iterator[str]:
    """With scores for every seat and round that were told, and somebody who wins."""
    state, decisions, told, deals = setting.opening(), 0, 0, []
    for before, deed in by_chance(state, _LONGEST, luck):
        if before.stage == BETWEEN_ROUNDS and isinstance(deed, list):
            deals.append(Counter(deed))
        decisions += to_move(before) >= 0
        state, events = done(before, deed)
        told += sum(event[KIND] == SCORED for event in events)
    lazy = GAMES[setting.game].lazy_chance
    if to_move(state) != NOBODY or awaited(state) or legal_moves(state) or interrupting_moves(state):
        yield f"a match has not ended after {decisions} decisions, or something can be done when it is over"
    if lazy.BOUNDED and decisions > lazy.longest(setting.opening()):
        yield f"a match took {decisions} decisions, and lazy_chance.longest says {lazy.longest(setting.opening())}"
    if told != state.round * state.seats:
        yield f"{told} scores were told of {state.round} rounds for {state.seats} seats"
    if not any(wins(state, seat) for seat in range(state.seats)):
        yield "nobody has won"
    if any(deal != deals[0] for deal in deals):
        yield "not every round was dealt from the same cards"


def _records_replay(setting: Setting, luck: Luck) -> Iterator[str]:
    """A record that is written and read again leads to the same bytes; the same seed gives the same match."""
    seed = int(luck.integers(1 << 30))
    sessions = [_played(setting, seed) for _ in range(2)]
    if sessions[0].state.tobytes() != sessions[1].state.tobytes():
        yield "the same seed gives another match"
    record = parse(sessions[0].record().to_json())
    if differences := played(record).differences(sessions[0].state):
        yield f"a replay is different in {differences}"


def _played(setting: Setting, seed: int) -> Play:
    names = [f"Player {seat}" for seat in range(setting.seats)]
    session = seeded(Transcript(setting.game, names, setting.options), seed)
    while not session.over and len(session.moves) < _PLIES:
        session.play(session.legal[(seed + len(session.moves)) % len(session.legal)])
    return session


def _undone_is_undone(setting: Setting, luck: Luck) -> Iterator[str]:
    """To take back a move leads to the same bytes, and so does the same move again."""
    session = _played(setting, int(luck.integers(1 << 30)))
    if session.over:
        session.undo()
    before, move = session.state.tobytes(), session.legal[0]
    session.play(move)
    then = session.state.tobytes()
    session.undo()
    if session.state.tobytes() != before:
        yield f"after {move} and undo the position is another"
    session.play(move)
    if session.state.tobytes() != then:
        yield f"{move} after undo leads to another position"


def _lazy_chance_follows_the_rules(setting: Setting, luck: Luck) -> Iterator[str]:
    """Decided card by card, a match is one that the rules know: it looks right to everybody, and it ends."""
    game, opening = GAMES[setting.game], setting.opening()
    position, steps = TreePosition(opening, beginning()), 0
    state, step = position.match, position.walk
    await_next(position.matches, position.walks)
    while step.awaited != END and steps < _PLIES * opening.seats:
        yield from _step_problems(setting, step)
        carry_out(position.matches, position.walks, int(step.moves[int(luck.integers(step.count))]))
        steps += 1
        if step.awaited == DECISION and (wrong := _wrong_fields(state, step.mover, luck)):
            yield f"after {steps} steps of lazy chance an imagined world looks different in {wrong}"
            return
    if game.lazy_chance.BOUNDED and steps > game.lazy_chance.most_steps(opening):
        yield f"a match took more steps than lazy_chance.most_steps says: {game.lazy_chance.most_steps(opening)}"
    totals = state.totals[: state.seats].tolist()
    if max(totals) - min(totals) > game.lazy_chance.most_points(opening):
        yield f"totals {totals} are farther apart than lazy_chance.most_points says"


def _step_problems(setting: Setting, step: ChanceWalk) -> Iterator[str]:
    choices = step.moves[: step.count].tolist()
    if not choices or len(set(choices)) != len(choices):
        yield "lazy chance has nothing to choose from, or something twice"
    if step.awaited == CARD and max(choices) >= GAMES[setting.game].lazy_chance.MOST_OUTCOMES:
        yield f"a card is no number below MOST_OUTCOMES: {choices}"


def _wrong_fields(state: Match, seat: int, luck: Luck) -> list[str]:
    """In which what the seat imagines does not look like what it sees."""
    seen = view_of(state, seat)
    return view_of(some_world(seen, luck), seat).differences(seen)


LAWS: tuple[_Law, ...] = (_every_match_ends, _records_replay, _undone_is_undone, _lazy_chance_follows_the_rules)
